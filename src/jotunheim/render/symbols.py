# not compiled: runs once
"""What is drawn more than once: trees, walls, peaks, runestones, the war machine, patterns of seats.

They stand once in the page, in a drawing without size; boards and cards point to them.
"""

from functools import lru_cache

from jotunheim.render.emblems import GLYPHS, HATCHES
from jotunheim.render.figures import shared
from jotunheim.render.strokes import chance, n

_TREES = (
    ((-6, 2, 1.0), (5, 0, 0.9), (0, 9, 1.05)),
    ((-5, 0, 0.95), (6, 4, 1.0), (-2, 10, 0.9)),
    ((0, 0, 1.05), (-7, 7, 0.9), (6, 8, 1.0)),
)
_WALLS = (
    "M-9 7V-3H-5V0H-2V-6H3V7ZM6 7V1H10V7",
    "M-10 6V-1H-6V6M-2 7V-7L2-4V-6H5V7ZM8 6V2",
    "M-9-1H-3V-7H0V2H7V-2H10V7H-9Z",
)
_STONES = {
    "regular": "M-17 0L-19-30Q-17-46 0-47 17-46 19-30L17 0Z",
    "elite": "M-18 0L-20-30-15-46-7-44 0-51 7-44 15-46 20-30 18 0Z",
    "leader": "M-19 0L-21-32Q-18-48 0-50 18-48 21-32L19 0Z",
    "champion": "M-21 0L-23-36Q-21-50-12-53L-19-68-6-56H6L19-68 12-53Q21-50 23-36L21 0Z",
}
_PEAKS = {  # width, height, snow, where the tip is
    "peak1": (27, 46, 0.38, 2),
    "peak2": (22, 36, 0.34, -2),
    "peak3": (31, 40, 0.34, 3),
    "needle1": (17, 52, 0.5, 1),
    "needle2": (22, 40, 0.48, -2),
    "crag1": (28, 38, 0, 3),
    "crag2": (24, 30, 0, -3),
}
STROKES = {  # signs of one path: their class and the path, so that many of them can be one element
    "tuft": ("ln", "M-7 0Q-6-5-8-8M-3 0Q-2-7-3-11M1 0Q2-6 5-10M5 0Q6-4 9-6"),
    "pool": ("pool", "M-13 0Q-6-5 4-4T14 0Q6 5-3 4T-13 0Z"),
    "drift": ("ln", "M-14 0Q-6-6 2 0M0 3Q7-2 14 3"),
    "dune1": ("ln", "M-24 0Q-6-16 8-4 16 2 24-2M-10-3Q-2-9 6-4"),
    "dune2": ("ln", "M-18 0Q-4-11 7-3 12 1 18-1"),
    "field": ("ln", "M-12-1L6-8M-10 3L10-5M-7 6L13-1M-13-4L3-10"),
    "wave": ("wv", "M-18 0q4.5-6 9 0t9 0 9 0M-6 8q4.5-5 9 0t9 0"),
    "floe1": ("fl", "M-20 3L-12-9 6-11 20-2 12 9-8 10Z"),
    "floe2": ("fl", "M-13 0L-5-8 10-5 13 4 0 8Z"),
    "bloom": (
        "bloom",
        "M-6-12L-3-9-6-6-9-9ZM0-17L4-13 0-9-4-13ZM6-11L9-8 6-5 3-8ZM-6-5V1M0-8V1M6-4V1",
    ),
    "reef": ("reef", "M-14 2L-8-8-3-3 3-11 9-2 14 2Z"),
    "lava": ("lava", "M-16 2L-8-4-3 0 3-7 9-3 16-8M-3 0L0 7M3-7L1-13"),
    "reed": ("ln", "M-6 2V-9M-2 2V-12M3 2V-8M7 2V-11M-9 4Q-6 1-3 4M-3 4Q0 1 3 4"),
    "stones": ("st", "M-12 0V-13H-8V0ZM-3 0L-4-17 1-17 2 0ZM7 0V-10H12V0Z"),
}
_LAND = (
    '<g id="pine"><path class="tr" d="M0 0L-8 0-4-7H-6L0-21 6-7H4L8 0Z"/><path class="tr-s" d="M0-21L6-7H4L8 0H1Z"/></g>'
    '<g id="pine2"><path class="tr" d="M0 0L-7 0-3-6H-5L0-17 5-6H3L7 0Z"/><path class="tr-s" d="M0-17L5-6H3L7 0H1Z"/></g>'
    '<g id="oak"><path class="tr" d="M-1.5 0V-5C-9-4-10-12-5-13-5-19 5-19 5-13 10-12 9-4 1.5-5V0Z"/><path class="tr-s" d="M1-5C9-4 10-12 5-13 5-16 3-18 1-18 4-13 4-9 1-5Z"/></g>'
    '<g id="oak2"><path class="tr" d="M-1.5 0V-4C-8-3-9-10-4-11-4-15 4-15 4-11 9-10 8-3 1.5-4V0Z"/><path class="tr-s" d="M1-4C8-3 9-10 4-11 4-13 3-14 1-14 3-10 3-7 1-4Z"/></g>'
    '<g id="hill1"><path class="hl" d="M-24 0Q-20-20 0-20T24 0"/><path class="ln" d="M6-18Q16-12 17-2M12-14Q19-9 20-2"/></g>'
    '<g id="hill2"><path class="hl" d="M-18 0Q-14-14 0-14T18 0"/><path class="ln" d="M5-12Q11-8 12-2"/></g>'
)
LANDMARKS = {"town": "town", "city": "city", "hold": "hold", "ruin": "ruin", "tree": "old-tree", "whirl": "whirl"}  # fmt: skip
_PLACES = (
    '<g id="hold"><path class="hd" d="M-22 0L-19-14-12-20-9-30-2-24 5-33 10-22 18-17 22 0Z"/><path class="hd-d" d="M-7 0V-9Q0-17 7-9V0Z"/><path class="ln" d="M-14-11L-16-4M13-14L15-6"/></g>'
    '<g id="ruin"><path class="tw" d="M-17 0V-19H-12V0ZM-7 0V-26L-2-23V0ZM4 0V-15L9-18V0ZM13 0V-8H18V0ZM-19-19H-9V-23H-19Z"/></g>'
    '<g id="old-tree" transform="scale(1.9)"><path class="tr" d="M-1.5 0V-5C-9-4-10-12-5-13-5-19 5-19 5-13 10-12 9-4 1.5-5V0Z"/><path class="tr-s" d="M1-5C9-4 10-12 5-13 5-16 3-18 1-18 4-13 4-9 1-5Z"/></g>'
    '<path id="whirl" class="wv" d="M20-13C20-4 10 1 0 1-11 1-19-5-19-13-19-22-9-27 1-27 10-27 15-22 15-15 15-8 8-4 1-4-6-4-12-8-12-14-12-19-6-22 1-22 6-22 9-19 9-15 9-11 5-9 1-9-3-9-6-11-6-14"/>'
)
_THINGS = (
    '<path id="scrud" class="scrud" d="M-7 7V3L-10-1M-7 3L-4 0M6 8V4L3 1M6 4L9 1M0-3V-7L-3-10M0-7L3-10"/>'
    '<g id="spire"><path class="spire" d="M-10 10L-4-9-1-3 3-14 11 10Z"/><path class="spire-l" d="M3-14L5-2 3 4 6 10M-4-9L-3 1-5 10"/></g>'
    '<path id="ripple" class="wave" d="M-8-2q2-3 4 0t4 0 4 0M-5 5q2-3 4 0t4 0"/>'
    '<g id="machine"><path class="m-body" d="M-7-7L-1.5-6-2.5 8H-11L-9 2ZM7-7L1.5-6 2.5 8H11L9 2ZM-12-14L-9-13-10-4-9 1H-15L-14-5ZM12-14L9-13 10-4 9 1H15L14-5ZM-8-21H8L6.5-8 4-4.5H-4L-6.5-8Z"/>'
    '<path class="m-head" d="M-16-17L-14-22-7-23-7-16-11-12H-15ZM16-17L14-22 7-23 7-16 11-12H15ZM-4-21L-4.5-27-2-30H2L4.5-27 4-21Z"/><path class="m-line" d="M-2.6-26H2.6M-4-17H4M-3-13H3"/></g>'
    '<g id="castle"><path class="cs" d="M-26 0Q-30 12-14 12-8 20 2 14 14 20 18 11 30 10 26 0Z"/><path class="cs-t" d="M-18 2V-14H-12V-22L-7-30-2-22V-12H4V-26L10-36 16-26V2Z"/></g>'
    '<g id="town"><path class="tw" d="M-15 0V-9L-10-14-5-9V-12L0-17 5-12V-22H12V0Z"/><path class="tw-r" d="M-16-9L-10-15-4-9ZM-1-11L0-17 6-11ZM3-22L8.5-30 14-22Z"/></g>'
    '<g id="city"><path class="tw" d="M-26 0V-12H-22V-8H-18V-22H-10V-8H-4V-28H5V-10H10V-18H18V-8H22V-12H26V0Z"/><path class="tw-r" d="M-20-22L-14-32-8-22ZM-6-28L.5-42 7-28ZM8-18L14-26 20-18Z"/></g>'
    '<g id="slayer"><circle r="16" class="sl"/><path d="M-6 8V0L-9-3M-6 0L0-8 6 0V8M6 0L9-3" class="sl-g"/></g>'
)


@lru_cache(maxsize=32)
def symbols(game: str = "") -> str:
    """The drawing without size that holds everything drawn more than once, also of a game's own figures."""
    parts = [
        *[_trees(i + 1, spots) for i, spots in enumerate(_TREES)],
        *[f'<path id="wall{i + 1}" class="wall" d="{d}"/>' for i, d in enumerate(_WALLS)],
        *[_peak(name, *shape) for name, shape in _PEAKS.items()],
        _LAND,
        _PLACES,
        _THINGS,
        *[_stone(kind, d) for kind, d in _STONES.items()],
        *[_patterns(colour) for colour in HATCHES],
        _specks(),
        shared(game),
    ]
    return f'<svg class="symbols" width="0" height="0" aria-hidden="true"><defs>{"".join(parts)}</defs></svg>'


def _trees(number: int, spots: tuple[tuple[float, float, float], ...]) -> str:
    return f'<path id="trees{number}" class="tree" d="{"".join(_fir(*s) for s in spots)}"/>'


def _fir(x: float, y: float, k: float) -> str:
    """A fir tree as part of a path."""
    return (
        f"M{n(x)} {n(y)}h{n(-4.2 * k)}l{n(2 * k)} {n(-3.6 * k)}h{n(-k)}l{n(3.2 * k)} {n(-6 * k)}"
        f" {n(3.2 * k)} {n(6 * k)}h{n(-k)}l{n(2 * k)} {n(3.6 * k)}z"
    )


def _peak(name: str, w: float, h: float, snow: float, tip: float) -> str:
    """A mountain with a lit side, a shadow and perhaps snow."""
    ridge = f"Q{n(-w * 0.5)} {n(-h * 0.42)} {n(tip)} {n(-h)}Q{n(w * 0.45)} {n(-h * 0.5)} {n(w)} 0"
    fold = f"{n(w * 0.22)} {n(-h * 0.52)}"
    cap = (
        f'<path class="pk-c" d="M{n(tip)} {n(-h)}L{n(-w * snow * 0.8)} {n(-h * (1 - snow))}'
        f" {n(-w * 0.08)} {n(-h * (1 - snow * 0.72))} {n(w * 0.1)} {n(-h * (1 - snow * 1.05))}"
        f' {n(w * snow * 0.75)} {n(-h * (1 - snow * 0.9))}Z"/>'
    )
    shadow = (
        f'<path class="pk-s" d="M{n(tip)} {n(-h)}Q{n(w * 0.45)} {n(-h * 0.5)} {n(w)} 0'
        f'H{n(w * 0.2)}L{n(w * 0.05)} {n(-h * 0.38)} {fold}Z"/>'
    )
    lines = (
        f'<path class="pk-l" d="M{n(-w)} 0{ridge}M{n(tip)} {n(-h)}L{fold}'
        f' {n(w * 0.05)} {n(-h * 0.38)} {n(w * 0.2)} 0"/>'
    )
    body = f'<path class="pk" d="M{n(-w)} 0{ridge}Z"/>'
    return f'<g id="{name}">{body}{shadow}{cap if snow else ""}{lines}</g>'


def _stone(kind: str, outline: str) -> str:
    """A runestone: its outline says the kind of unit."""
    crown = '<path class="crown" d="M-13-49L-15-64-6-57 0-68 6-57 15-64 13-49Z"/>'
    return (
        f'<g id="rs-{kind}"><ellipse class="rs-sh" cy="1" rx="24" ry="7"/>'
        f'{crown if kind == "leader" else ""}<path class="rs" d="{outline}"/></g>'
    )


def _patterns(colour: str) -> str:
    """Glyph, hatch and band of a seat; they carry the class of the seat themselves."""
    return (
        f'<path id="gl-{colour}" class="gl" d="{GLYPHS[colour]}"/>'
        f'<pattern id="hatch-{colour}" class="seat-{colour}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path class="hatch" d="{HATCHES[colour]}"/></pattern>'
        f'<pattern id="band-{colour}" class="seat-{colour}" width="12" height="12" patternUnits="userSpaceOnUse">'
        f'<rect class="bf" width="12" height="12"/><path class="hatch" d="{HATCHES[colour]}" transform="scale(1.5)"/></pattern>'
    )


def _specks() -> str:
    spots = [(chance(i).uniform(0, 60), chance(i, 1).uniform(0, 60)) for i in range(34)]
    d = "".join(f"M{n(x)} {n(y)}h.01" for x, y in spots)
    return (
        '<pattern id="specks" width="60" height="60" patternUnits="userSpaceOnUse">'
        f'<path class="speck" d="{d}"/></pattern>'
    )
