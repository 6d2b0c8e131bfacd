"""The still ground of a board of areas: sea and coast, biomes with strewn signs, borders.

Spaces need `points` (corners), `terrain` (a biome below, a sea, or anything: a plain tint), `label`,
`neighbours` (borders one may cross are dotted, others are cliffs). A space without a label is ground that
nobody enters. The string is made once per map.
"""

import math
from functools import lru_cache
from typing import Final

from jotunheim.render.outlines import Border, Ellipse, Outlines, is_water, meetings, scatter
from jotunheim.render.strokes import Point, chaikin, chance, n, path, shifted, slug
from jotunheim.render.symbols import STROKES
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


def still_areas(board: Board) -> str:
    """The ground as a group; the same string for the same map, made once."""
    bare = tuple(
        Space(key=s.key, label=s.label, shape=s.shape, x=s.x, y=s.y, points=s.points, terrain=s.terrain, neighbours=s.neighbours)
        for s in board.spaces
    )  # fmt: skip
    return _still(bare, board.width, board.height, slug(board.key))


Shapes = tuple[tuple[str, str, float, float, tuple[float, ...]], ...]


def _shapes(board: Board) -> Shapes:
    return tuple((s.key, s.label, s.x, s.y, s.points) for s in board.spaces)


def outlines_of(board: Board) -> dict[str, list[Point]]:
    """The rough outline of each area of a board, made once per map."""
    return _rings(_shapes(board), board.width, board.height)


def paths_of(board: Board) -> dict[str, str]:
    """The same outlines as paths."""
    return _paths(_shapes(board), board.width, board.height)


@lru_cache(maxsize=16)
def _paths(shapes: Shapes, width: float, height: float) -> dict[str, str]:
    return {key: path(ring) for key, ring in _rings(shapes, width, height).items()}


@lru_cache(maxsize=16)
def _rings(shapes: Shapes, width: float, height: float) -> dict[str, list[Point]]:
    spaces = tuple(Space(key=k, x=x, y=y, points=p) for k, _, x, y, p in shapes)
    return Outlines(Board(key="", width=width, height=height, spaces=spaces)).rings


@lru_cache(maxsize=16)
def _still(spaces: tuple[Space, ...], width: float, height: float, name: str) -> str:
    board = Board(key="", width=width, height=height, spaces=spaces)
    outlines = Outlines(board)
    at = {s.key: s for s in spaces}
    coast, roads, shut = _lines(outlines, at)
    land = [s for s in spaces if not is_water(s)]
    seas = [s for s in spaces if is_water(s)]
    out = [
        f'<rect class="b-sea" width="{n(width)}" height="{n(height)}"/>',
        *[_fill(outlines, s) for s in seas],
        *[f'<path class="rip r{i}" d="{coast}"/>' for i in (3, 2, 1) if coast],
        *[_fill(outlines, s) for s in land],
        *[_strewn(outlines.rings[s.key], s, board) for s in spaces if s.key in outlines.rings],
        f'<path class="bord" d="{roads}"/><path class="shut" d="{shut}"/><path class="coast" d="{coast}"/>',
        f'<rect class="neat" x="5" y="5" width="{n(width - 10)}" height="{n(height - 10)}"/>',
    ]
    return f'<g id="still-{name}">{"".join(out)}</g>'


def _fill(outlines: Outlines, space: Space) -> str:
    ring = outlines.rings.get(space.key)
    return f'<path class="b-{biome(space)}" d="{path(ring)}"/>' if ring else ""


def _lines(outlines: Outlines, at: dict[str, Space]) -> tuple[str, str, str]:
    """Coasts, borders one may cross, and borders one may not."""
    coast, roads, shut = [], [], []
    for border in outlines.borders:
        if not border.beyond:
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


def _strewn(ring: list[Point], space: Space, board: Board) -> str:
    """The signs of a biome, clear of the name and of the army that may stand under it."""
    kind = biome(space)
    if kind not in BIOMES:
        return ""
    signs, gap = BIOMES[kind]
    keep: list[Ellipse] = []
    if space.label:
        half = 26 + 5.4 * len(space.label)
        keep = [(space.x, space.y - 16, half, 30), (space.x, space.y + 30, 92, 50)]
    frame = [(x, y) for x, y in scatter(ring, gap, space.key, keep, 22 if space.label else 10)]
    inner = [(x, y) for x, y in frame if 34 < x < board.width - 34 and 40 < y < board.height - 8]
    placed = [(signs[(i * 7 + i // 3) % len(signs)], x, y + 8) for i, (x, y) in enumerate(inner)]
    return _lines_of(placed) + "".join(
        f'<use href="#{sign}" class="g-{kind}" x="{n(x)}" y="{n(y)}"/>'
        for sign, x, y in placed
        if sign not in STROKES
    )


def _lines_of(placed: list[tuple[str, float, float]]) -> str:
    """Signs of one path each, as one path for all of a class."""
    found: dict[str, str] = {}
    for sign, x, y in placed:
        if sign in STROKES:
            style, d = STROKES[sign]
            found[style] = found.get(style, "") + shifted(d, x, y)
    return "".join(f'<path class="{style}" d="{d}"/>' for style, d in found.items())


def lakes(board: Board) -> str:
    """Lakes where four areas meet; they lie over the bands of those who hold the land."""
    return _lakes(_shapes(board), board.width, board.height)


@lru_cache(maxsize=16)
def _lakes(shapes: Shapes, width: float, height: float) -> str:
    spaces = tuple(Space(key=k, label=label, x=x, y=y, points=p) for k, label, x, y, p in shapes)
    board = Board(key="", width=width, height=height, spaces=spaces)
    return "".join(_lake(p) for p in meetings(board))


def _lake(at: Point) -> str:
    ring = []
    for i in range(11):
        t, k = i * math.tau / 11, chance("lake", i).uniform(0.8, 1.15)
        ring.append((at[0] + 34 * k * math.cos(t), at[1] + 27 * k * math.sin(t)))
    return f'<path class="lake" d="{path(chaikin(ring))}"/>'
