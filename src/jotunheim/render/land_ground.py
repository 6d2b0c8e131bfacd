# not compiled: runs once per map
"""The still ground of a map of large hexes in named groups: kingdoms with borders and tints, ranges around them.

Groups need `tint` (a biome of `area_ground`), spaces `group`, `terrain` (water is a lake), `sign` (the figure of a place) and
`landmark` (its name). The string is made once per map.
"""

import math
from typing import Final, final

from jotunheim.render.area_ground import ALIKE, BIOMES
from jotunheim.render.figures import drawn, figure
from jotunheim.render.hexgrid import HexGrid, grid_of
from jotunheim.render.outlines import WATER
from jotunheim.render.strokes import Point, chaikin, chance, e, n, path, shifted, slug
from jotunheim.render.symbols import STROKES
from jotunheim.scene import Board, Group, Space

LARGE: Final = 48.0  # centre to corner of a hex
SIDE: Final = 104.0  # the ranges at the sides of the map …
EDGE: Final = 28.0  # … and over and under it
PLACE: Final = 0.86  # how large places are drawn
UNDER: Final = 39.0  # the line of its name under the middle of a hex …
OVER: Final = 33.0  # … and over it
SPOTS: Final[tuple[Point, ...]] = ((-21, -12), (19, -17), (-7, 29), (23, 22), (-27, 18))
SEEDS: Final = (
    '<defs><pattern id="ash-h" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
    '<path class="ash-l" d="M0 2H9M0 6.5H9"/></pattern><radialGradient id="lamp"><stop offset="0" class="lamp-0"/>'
    '<stop offset="1" class="lamp-1"/></radialGradient></defs>'
)


@final
class LandGround:
    """The ground of a map of large hexes and its geometry, made once per map."""

    def __init__(self, board: Board) -> None:
        self.grid = grid_of(board, LARGE)
        grid = self.grid
        self.full = (-SIDE, -EDGE, grid.width + 2 * SIDE, grid.height + 2 * EDGE)
        self.names = "".join([_group_name(board, grid, g) for g in board.groups])
        self.places = "".join(_place_names(board, grid))
        self.still = SEEDS + _still(board, grid) + grid.lattice()


def _still(board: Board, grid: HexGrid) -> str:
    land = {g.key: [s for s in board.spaces if s.group == g.key] for g in board.groups}
    edges = _edges(board, grid)
    left, top = n(-SIDE), n(-EDGE)
    wide, tall = n(grid.width + 2 * SIDE), n(grid.height + 2 * EDGE)
    out = [
        f'<rect class="rock" x="{left}" y="{top}" width="{wide}" height="{tall}"/>',
        _ranges(grid),
        *[_tinted(grid, g, land[g.key]) for g in board.groups],
        _plain(grid, [s for s in board.spaces if not s.group]),
        *[_strewn(grid, g, land[g.key]) for g in board.groups],
        *[_lake(grid, s) for s in board.spaces if s.terrain in WATER],
        f'<path class="land-g" d="{edges[0]}"/><path class="land-b0" d="{edges[1]}"/><path class="land-b" d="{edges[1]}"/>',
        f'<path class="land-r0" d="{edges[2]}"/><path class="land-r" d="{edges[2]}"/>',
        *[_place(grid, s) for s in board.spaces],
    ]
    return f'<g id="still-{slug(board.key)}">{"".join(out)}</g>'


def _tinted(grid: HexGrid, group: Group, spaces: list[Space]) -> str:
    tint = ALIKE.get(group.tint, group.tint)
    kind = tint if tint in BIOMES else "land"
    return (
        f'<path class="b-{kind}" d="{grid.outline_path([s.key for s in spaces])}"/>'
        if spaces
        else ""
    )


def _plain(grid: HexGrid, spaces: list[Space]) -> str:
    """Hexes of no group."""
    return (
        f'<path class="b-land" d="{grid.outline_path([s.key for s in spaces])}"/>' if spaces else ""
    )


def _edges(board: Board, grid: HexGrid) -> tuple[str, str, str]:
    """Edges within a group, between groups, and around the map, each as one path."""
    group = {s.key: s.group for s in board.spaces}
    by_edge: dict[frozenset[tuple[int, int]], list[str]] = {}
    lines: dict[frozenset[tuple[int, int]], list[Point]] = {}
    for space in board.spaces:
        ring = grid.ring(space.key)
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            edge = frozenset(((round(a[0]), round(a[1])), (round(b[0]), round(b[1]))))
            by_edge.setdefault(edge, []).append(space.key)
            lines[edge] = [a, b]
    inner, border, rim = [], [], []
    for shared, keys in by_edge.items():
        line = path(lines[shared], False)
        if len(keys) == 1:
            rim.append(line)
            continue
        inner.append(line)
        if group[keys[0]] != group[keys[1]]:
            border.append(line)
    return "".join(inner), "".join(border), "".join(rim)


def _ranges(grid: HexGrid) -> str:
    """The mountains around the map: they fill its corners and keep clear of its hexes."""
    source = chance("ranges", round(grid.width), round(grid.height))
    centres = list(grid.centres.values())
    tops: list[tuple[float, float, float]] = []
    y = -EDGE + 10
    row = 0
    while y < grid.height + EDGE + 30:
        x = -SIDE + (40 if row % 2 else 0)
        while x < grid.width + SIDE + 30:
            px, py = x + source.uniform(-12, 12), y + source.uniform(-7, 7)
            near = min([math.dist((px, py - 16), c) for c in centres])
            if near > 70:
                tops.append((py, px, min(1.8, 0.97 + near / 210)))
            x += 90
        y += 50
        row += 1
    return "".join(
        [
            f'<use href="#peak{1 + i * 5 % 3}" class="g-range" transform="translate({n(x)} {n(y)}) scale({k:.2f})"/>'
            for i, (y, x, k) in enumerate(sorted(tops))
        ]
    )


def _strewn(grid: HexGrid, group: Group, spaces: list[Space]) -> str:
    """The signs of a biome on the hexes of its group that have nothing of their own; lines as one path a class."""
    kind = ALIKE.get(group.tint, group.tint)
    if kind not in BIOMES:
        return ""
    signs = BIOMES[kind][0]
    found: dict[str, str] = {}
    uses: list[str] = []
    for space in spaces:
        if space.terrain in WATER or space.sign:
            continue
        source = chance("sign", space.key)
        cx, cy = grid.centre(space.key)
        for i, (dx, dy) in enumerate(source.sample(SPOTS, 3)):
            sign = signs[source.randrange(len(signs))]
            x, y = cx + dx + source.uniform(-4, 4), cy + dy + 4 + source.uniform(-3, 3)
            if sign in STROKES:
                style, d = STROKES[sign]
                found[style] = found.get(style, "") + shifted(d, x, y)
            elif i < 1:
                small = " scale(.5)" if sign.startswith(("peak", "crag", "needle", "hill")) else ""
                uses.append(
                    f'<use href="#{sign}" class="g-{kind}" transform="translate({n(x)} {n(y)}){small}"/>'
                )
    return "".join([f'<path class="{style}" d="{d}"/>' for style, d in found.items()] + uses)


def _lake(grid: HexGrid, space: Space) -> str:
    x, y = grid.centre(space.key)
    source = chance("lake", space.key)
    ring: list[Point] = []
    for i in range(12):
        t, k = i * math.tau / 12, source.uniform(0.86, 1.04)
        ring.append((x + 43 * k * math.cos(t), y + 37 * k * math.sin(t)))
    d = path(chaikin(ring))
    waves = "".join(
        [
            shifted("M-14 0Q-10-5-7 0M-3 0Q0-5 3 0M7 0Q10-5 14 0", x + dx, y + dy)
            for dx, dy in ((-4, -10), (6, 2), (-6, 14))
        ]
    )
    return f'<path class="lake" d="{d}"/><path class="wv" d="{waves}"/>'


def _place(grid: HexGrid, space: Space) -> str:
    """The figure of a place on its hex."""
    known = figure(space.sign) if space.sign else None
    if known is None:
        return ""
    x, y = grid.centre(space.key)
    return f'<g transform="translate({n(x)} {n(y - 8)}) scale({PLACE})">{drawn(known)}</g>'


def _place_names(board: Board, grid: HexGrid) -> list[str]:
    """The name of each place under its figure; over it where another figure or its numeral stands right below."""
    out: list[str] = []
    drawn_at = [grid.centre(s.key) for s in board.spaces if s.sign]
    for space in board.spaces:
        if space.landmark:
            x, y = grid.centre(space.key)
            below = any(abs(px - x) < LARGE and LARGE < py - y < 2 * LARGE for px, py in drawn_at)
            line = y - OVER if below else y + UNDER
            out.append(f'<text class="land-p" x="{n(x)}" y="{n(line)}">{e(space.landmark)}</text>')
    return out


def _group_name(board: Board, grid: HexGrid, group: Group) -> str:
    """The name of a group where it says, else in the middle of its hexes."""
    own = [grid.centre(s.key) for s in board.spaces if s.group == group.key]
    if not own:
        return ""
    x = sum([p[0] for p in own]) / len(own)
    y = sum([p[1] for p in own]) / len(own)
    if group.x or group.y:
        first = board.spaces[0]
        ax, ay = grid.centre(first.key)
        k = grid.unit / first.size
        x, y = ax + (group.x - first.x) * k, ay + (group.y - first.y) * k
    return f'<text class="land-n" x="{n(x)}" y="{n(y)}">{e(group.name)}</text>'
