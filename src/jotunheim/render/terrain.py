# not compiled: runs once per map
"""The ground of a hex board: a few paths per kind of terrain, whatever the size of the map.

Spaces need `terrain` (forest, ruins, scrud, water, deep, spires, chasm; others get a plain tint) and
`level`: above 0 contours with strokes down the slope, below 0 a crater. The string is made once per map.
"""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from jotunheim.render.hexgrid import HexGrid
from jotunheim.render.signs import ground
from jotunheim.render.strokes import Point, chaikin, chance, e, n, path, slug
from jotunheim.scene import Board, Space

WOODS: Final = ("forest", "pines")
WATERS: Final = ("water", "deep", "sea", "ice", "lake")
KNOWN: Final = (
    "clear",
    *WOODS,
    *WATERS,
    "ruins",
    "scrud",
    "spires",
    "chasm",
    "hill",
    "crater",
)
SYMBOLS: Final = {
    **dict.fromkeys(WOODS, "trees"),
    "ruins": "wall",
    "scrud": "scrud",
    "spires": "spire",
    "water": "ripple",
    "mountains": "spire",
}
MANY: Final = ("trees", "wall")  # symbols of which there are three

Draw = Callable[[list[Point]], str]


def still_hexes(board: Board, grid: HexGrid) -> str:
    """The ground as a group; the caller keeps the string."""
    spaces = [_in_our_words(space) for space in board.spaces]
    w, h = n(grid.width), n(grid.height)
    out = [
        f'<rect class="t-ground" width="{w}" height="{h}"/>',
        f'<rect fill="url(#specks)" width="{w}" height="{h}"/>',
        _heights(grid, spaces),
        _covers(grid, spaces),
        f'<path class="grid" d="{grid.net_path()}"/>',
        _signs(grid, spaces),
    ]
    return f'<g id="still-{slug(board.key)}">{"".join(out)}</g>{_names(grid, spaces)}'


def sample(spaces: list[Space], grid: HexGrid) -> str:
    """A few hexes without names and lines, for a legend."""
    known = [_in_our_words(space) for space in spaces]
    return _heights(grid, known) + _covers(grid, known) + _signs(grid, known)


def _in_our_words(space: Space) -> Space:
    """A space with the ground that we draw there; most are named so already."""
    word = ground(space.terrain)
    return space if space.terrain == word else replace(space, terrain=word)


def _layer(loops: list[list[Point]], *classes: str, draw: Draw = path) -> str:
    """One path for all outlines, once for each class."""
    if not loops:
        return ""
    d = "".join(draw(loop) for loop in loops)
    return "".join(f'<path class="{name}" d="{d}"/>' for name in classes)


def _soft(loop: list[Point]) -> str:
    return path(chaikin(loop))


def _heights(grid: HexGrid, spaces: list[Space]) -> str:
    """Contours of hills with strokes outside, of craters with strokes inside."""
    out = []
    for step in range(1, 1 + max([0, *(s.level for s in spaces)])):
        loops = grid.outlines([s.key for s in spaces if s.level >= step])
        out.append(_layer(loops, f"t-h{min(step, 3)}", "i-hill", draw=_soft))
        out.append(_layer(loops, "i-hach", draw=lambda loop: hachures(chaikin(loop), 6.5)))
    for step in range(1, 1 - min([0, *(s.level for s in spaces)])):
        loops = grid.outlines([s.key for s in spaces if s.level <= -step])
        out.append(_layer(loops, f"t-c{min(step, 2)}", "i-crater", draw=_soft))
        out.append(_layer(loops, "i-hach2", draw=lambda loop: hachures(chaikin(loop), -6)))
    return "".join(out)


def _covers(grid: HexGrid, spaces: list[Space]) -> str:
    """What grows, stands or flows on the ground."""

    def pick(*terrain: str) -> list[list[Point]]:
        return grid.outlines([s.key for s in spaces if s.terrain in terrain])

    others = sorted({s.terrain for s in spaces} - set(KNOWN))
    return "".join(
        [
            *[_layer(pick(name), "t-other") for name in others],
            _layer(pick("scrud"), "t-scrud", draw=_soft),
            _layer(pick(*WATERS), "t-water", "i-shore", draw=_soft),
            _layer(pick("deep"), "t-deep", draw=_soft),
            _layer(pick("ruins"), "t-ruins", "i-ruins", "i-ruins2"),
            _layer(pick("chasm"), "t-chasm"),
            _layer(pick(*WOODS), "t-forest", draw=scallops),
        ]
    )


def _signs(grid: HexGrid, spaces: list[Space]) -> str:
    """Trees, walls, reeds, waves: one per hex, never quite in the middle."""
    out = []
    for space in sorted(spaces, key=lambda s: (s.y, s.x)):
        x, y = grid.centre(space.key)
        name = SYMBOLS.get(space.terrain, "")
        if name:
            number, dx, dy = _aside(space.column, space.row, name in MANY)
            out.append(f'<use href="#{name}{number}" x="{n(x + dx)}" y="{n(y + dy)}"/>')
        elif space.terrain not in KNOWN:
            letter = e(space.terrain[:1].upper())
            out.append(f'<text class="t-letter" x="{n(x)}" y="{n(y + 4)}">{letter}</text>')
    return "".join(out)


@lru_cache(maxsize=2048)
def _aside(column: int, row: int, many: bool) -> tuple[str, float, float]:
    """Which of several symbols a hex has, and how far it stands from the middle; on any map."""
    source = chance(column, row)
    number = str(source.randint(1, 3)) if many else ""
    return number, source.uniform(-1, 1), source.uniform(-1, 1)


def _names(grid: HexGrid, spaces: list[Space]) -> str:
    """Names of some open hexes, faint, enough to find one's way."""
    out = []
    for space in spaces:
        if space.label and space.terrain == "clear" and (space.column % 4, space.row % 3) == (1, 1):
            x, y = grid.centre(space.key)
            out.append(f'<text x="{n(x)}" y="{n(y - 8)}">{e(space.label)}</text>')
    return f'<g class="coord" aria-hidden="true">{"".join(out)}</g>'


def scallops(loop: list[Point]) -> str:
    """The squiggly outline of a wood."""
    d = [f"M{n(loop[0][0])} {n(loop[0][1])}"]
    for a, b in zip(loop, loop[1:] + loop[:1], strict=True):
        for k in (1, 2, 3):
            x, y = a[0] + (b[0] - a[0]) * k / 3, a[1] + (b[1] - a[1]) * k / 3
            d.append(f"A3.4 3.6 0 0 1 {n(x)} {n(y)}")
    return "".join(d) + "Z"


def hachures(loop: list[Point], length: float, step: float = 5.5) -> str:
    """Short strokes down the slope, to the left of the walk; negative: to the right."""
    out, carry = [], 0.0
    source = chance(round(loop[0][0]), round(loop[0][1]))
    for a, b in zip(loop, loop[1:] + loop[:1], strict=True):
        d = math.dist(a, b)
        if not d:
            continue
        ux, uy = (b[0] - a[0]) / d, (b[1] - a[1]) / d
        t = carry
        while t < d:
            k = length * source.uniform(0.6, 1.1)
            out.append(f"M{n(a[0] + ux * t)} {n(a[1] + uy * t)}l{n(uy * k)} {n(-ux * k)}")
            t += step
        carry = t - d
    return "".join(out)
