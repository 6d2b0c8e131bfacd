# not compiled: runs once per map
"""The still ground of a board of areas: sea and coast, biomes with strewn signs, borders.

Spaces need `points` (corners), `terrain` (a biome below, a sea, or anything: a plain tint), `label`,
`neighbours` (borders one may cross are dotted, others are cliffs). A space without a label is ground that
nobody enters. The string is made once per map.
"""

import math
from typing import Final, final

from jotunheim.render.outlines import (
    OPEN_SEA,
    Border,
    Ellipse,
    Outlines,
    is_water,
    meetings,
    outlines_of,
    scatter,
    within,
)
from jotunheim.render.plaques import has_plaque
from jotunheim.render.strokes import Point, chaikin, chance, e, inside, n, path, shifted, slug
from jotunheim.render.symbols import LANDMARKS, STROKES
from jotunheim.render.wells import wells
from jotunheim.scene import Board, Space

BIOMES: Final[dict[str, tuple[tuple[str, ...], float]]] = {  # signs, distance between them
    "ice": (("floe1", "floe2"), 58),
    "snow": (("pine", "drift", "drift"), 46),
    "peaks": (("peak1", "peak2", "peak3"), 36),
    "spires": (("needle1", "needle2"), 34),
    "march": (("pine", "tuft", "oak"), 46),
    "moor": (("tuft", "pool", "tuft"), 34),
    "pines": (("pine", "pine2"), 20),
    "sea": (("wave",), 62),
    "fields": (("field", "oak", "tuft"), 44),
    "hills": (("hill1", "hill2"), 40),
    "coast": (("tuft", "oak", "field"), 50),
    "wood": (("oak", "oak2"), 22),
    "dunes": (("dune1", "dune2"), 44),
    "gray": (("crag1", "crag2"), 38),
    "vale": (("oak", "tuft", "tuft"), 44),
    "stones": (("tuft", "stones", "tuft"), 40),
    "rock": (("crag1", "crag2"), 27),
    "sand": (("dune1", "dune2"), 30),
    "meadow": (("bloom", "tuft", "oak2", "bloom"), 36),
    "reef": (("reef", "wave"), 40),
    "lava": (("lava", "crag2", "lava"), 38),
}
ALIKE: Final = {
    "forest": "wood",
    "mountains": "peaks",
    "hill": "hills",
    "plain": "fields",
    "desert": "dunes",
    "water": "sea",
    "swamp": "moor",
}


def biome(space: Space) -> str:
    """The biome that a terrain is drawn as; unknown ones are plain land."""
    name = ALIKE.get(space.terrain, space.terrain)
    return name if name in BIOMES else "land"


@final
class AreaGround:
    """The ground of a board of areas and its outlines, made once per map."""

    def __init__(self, board: Board) -> None:
        outlines = outlines_of(board)
        self.rings = outlines.rings
        self.ids = {key: slug(f"{board.key}-{key}") for key in self.rings}
        self.shapes = self._shapes()
        self.landmarks = {
            s.key: _spot_of_landmark(s, _corners(s) or self.rings[s.key])
            for s in board.spaces
            if s.sign and s.key in self.rings and not has_plaque(s)
        }
        self.still = _still(board, outlines, self.ids, self.landmarks)
        self.lakes = "".join([_lake(p) for p in meetings(board)])
        self.spots: dict[tuple[str, int], list[Point]] = {}  # see areas.py; found when needed

    def _shapes(self) -> str:
        """Every outline once, to be pointed at, and what cuts a band to the inside of its border."""
        out: list[str] = []
        for key, name in self.ids.items():
            out.append(f'<path id="o-{name}" d="{path(self.rings[key])}"/>')
            out.append(f'<clipPath id="c-{name}"><use href="#o-{name}"/></clipPath>')
        return f"<defs>{''.join(out)}</defs>"

    def outline(self, key: str, style: str) -> str:
        """The outline of an area in some style."""
        return f'<use class="{style}" href="#o-{self.ids[key]}"/>'


def _still(
    board: Board,
    outlines: Outlines,
    ids: dict[str, str],
    landmarks: dict[str, Point | None],
) -> str:
    """The ground as a group."""
    name = slug(board.key)
    at = {s.key: s for s in board.spaces}
    coast, roads, shut = _lines(outlines, at)
    land = [s for s in board.spaces if not is_water(s)]
    seas = [s for s in board.spaces if is_water(s)]
    strewn = [s for s in board.spaces if s.key in outlines.rings]
    out = [
        f'<rect class="b-sea" width="{n(board.width)}" height="{n(board.height)}"/>',
        *[_fill(s, ids) for s in seas],
        f'<defs><path id="coast-{name}" d="{coast}"/></defs>',
        *[f'<use class="rip r{i}" href="#coast-{name}"/>' for i in (3, 2, 1) if coast],
        *[_fill(s, ids) for s in land],
        *[_strewn(outlines.rings[s.key], s, board, landmarks.get(s.key)) for s in strewn],
        f'<path class="bord" d="{roads}"/><path class="shut" d="{shut}"/><use class="coast" href="#coast-{name}"/>',
        *[_landmark(s, landmarks.get(s.key)) for s in board.spaces],
        wells(board),
        f'<rect class="neat" x="5" y="5" width="{n(board.width - 10)}" height="{n(board.height - 10)}"/>',
    ]
    return f'<g id="still-{name}">{"".join(out)}</g>'


def _fill(space: Space, ids: dict[str, str]) -> str:
    name = ids.get(space.key, "")
    return f'<use class="b-{biome(space)}" href="#o-{name}"/>' if name else ""


def _lines(outlines: Outlines, at: dict[str, Space]) -> tuple[str, str, str]:
    """Coasts, borders one may cross, and borders one may not."""
    coast, roads, shut = [], [], []
    for border in outlines.borders:
        if not border.beyond:
            continue
        if border.beyond == OPEN_SEA:
            if not is_water(at[border.area]):
                coast.append(path(chaikin(border.line, 1, False), False))
            continue
        a, b = at[border.area], at[border.beyond]
        if is_water(a) != is_water(b):
            coast.append(path(chaikin(border.line, 1, False), False))
        elif _open(border, a, b):
            roads.append(path(border.line, False))
        elif not (is_water(a) and is_water(b)):
            shut.append(path(border.line, False))
    return "".join(coast), "".join(roads), "".join(shut)


def _open(border: Border, a: Space, b: Space) -> bool:
    if not a.label or not b.label:
        return False
    return not a.neighbours or border.beyond in a.neighbours


def _strewn(ring: list[Point], space: Space, board: Board, landmark: Point | None) -> str:
    """The signs of a biome, clear of the name, the army that may stand under it, and the landmark."""
    kind = biome(space)
    if kind not in BIOMES:
        return ""
    signs, gap = BIOMES[kind]
    keep: list[Ellipse] = []
    if space.label:
        half = 26 + 5.4 * len(space.label)
        keep = [(space.x, space.y - 16, half, 30), (space.x, space.y + 30, 92, 50)]
        if has_plaque(space):
            keep = [(space.x, space.y - 44, 170, 56), (space.x, space.y + 40, 150, 50)]
    if landmark is not None:
        keep.append((landmark[0], landmark[1] - 4, 22 + 3.2 * len(space.landmark), 34))
    margin = 22 if space.label else 10
    strewn = scatter(tuple(ring), gap, space.key, tuple(keep), margin)
    inner = [(x, y) for x, y in strewn if 34 < x < board.width - 34 and 40 < y < board.height - 8]
    placed = [(signs[(i * 7 + i // 3) % len(signs)], x, y + 8) for i, (x, y) in enumerate(inner)]
    return _lines_of(placed) + "".join(
        f'<use href="#{sign}" class="g-{kind}" x="{n(x)}" y="{n(y)}"/>'
        for sign, x, y in placed
        if sign not in STROKES
    )


def _landmark(space: Space, at: Point | None) -> str:
    """A town or another place on the ground."""
    if at is None:
        return ""
    drawn = LANDMARKS.get(space.sign, "town")
    return f'<use href="#{drawn}" x="{n(at[0])}" y="{n(at[1])}"/>'


def landmark_name(space: Space, at: Point | None) -> str:
    """Its name, which is written over the bands of those who hold the region."""
    if at is None or not space.landmark:
        return ""
    return f'<text class="lm" x="{n(at[0])}" y="{n(at[1] + 14)}">{e(space.landmark)}</text>'


def _corners(space: Space) -> list[Point]:
    """The outline as the game gives it, with few corners: good enough to look for room."""
    return list(zip(space.points[::2], space.points[1::2], strict=False))


def _spot_of_landmark(space: Space, ring: list[Point]) -> Point | None:
    """Where sign and name of a landmark find room next to the region's name and a large army; if there
    is none, next to a smaller one."""
    for army in (118.0, 72.0, 30.0):
        found = _spots_beside(space, ring, army)
        if found:
            return min(found)[1]
    return None


def _spots_beside(space: Space, ring: list[Point], army: float) -> list[tuple[float, Point]]:
    """Places within an outline and how bad they are: far off, or where other things like to lie."""
    half = 8 + 3.4 * len(space.landmark)
    name: Ellipse = (space.x, space.y - 24, 24 + 5.6 * len(space.label) + half, 56)
    things = [(space.x + dx, space.y + dy) for dx in (0, 44, -44) for dy in (96, -66)]
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    found: list[tuple[float, Point]] = []
    for x in range(int(min(xs)), int(max(xs)), 12):
        for y in range(int(min(ys)), int(max(ys)), 12):
            if not inside((x, y), ring):
                continue
            beside = abs(x - space.x) > army + 0.8 * half
            if within((x, y), name) or not (beside or y - 36 > space.y + 60 or y + 18 < space.y):
                continue
            box = [(x + dx, y + dy) for dx in (-half, 0, half) for dy in (-36, 22)]
            if all(inside(corner, ring) for corner in box):
                crowd = sum(max(0.0, 60 - math.dist((x, y), thing)) for thing in things)
                found.append((math.dist((x, y), (space.x, space.y + 20)) + 2 * crowd, (x, y)))
    return found


def _lines_of(placed: list[tuple[str, float, float]]) -> str:
    """Signs of one path each, as one path for all of a class."""
    found: dict[str, str] = {}
    for sign, x, y in placed:
        if sign in STROKES:
            style, d = STROKES[sign]
            found[style] = found.get(style, "") + shifted(d, x, y)
    return "".join(f'<path class="{style}" d="{d}"/>' for style, d in found.items())


def _lake(at: Point) -> str:
    ring = []
    for i in range(11):
        t, k = i * math.tau / 11, chance("lake", i).uniform(0.8, 1.15)
        ring.append((at[0] + 34 * k * math.cos(t), at[1] + 27 * k * math.sin(t)))
    return f'<path class="lake" d="{path(chaikin(ring))}"/>'
