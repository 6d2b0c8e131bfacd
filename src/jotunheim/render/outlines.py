# not compiled: runs once per map
"""Outlines and borders of a board of areas: edges are roughened by a key that both neighbours share."""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from jotunheim.render.cells import power_cells
from jotunheim.render.strokes import Point, chance, inside, is_near, rough
from jotunheim.scene import Board, Space

WATER: Final = ("sea", "ice", "water", "deep", "lake", "fjord")


OPEN_SEA: Final = "~"  # beyond the coast of an island, where no area is


class Border(NamedTuple):
    """A line between two areas; `beyond` is "" at the frame."""

    area: str
    beyond: str
    line: list[Point]


Corners = dict[str, list[Point]]  # of each area


class Outlines:
    """The rough outline of each area, and the borders between them."""

    def __init__(self, corners: Corners, frame: Point) -> None:
        owners = _owners_of_edges(corners)
        self.frame = frame
        self.rings: dict[str, list[Point]] = {}
        self.borders: list[Border] = []
        for key, ring in corners.items():
            self.rings[key] = self._roughened(key, ring, owners)

    def _roughened(
        self, key: str, ring: list[Point], owners: dict[frozenset[Point], list[str]]
    ) -> list[Point]:
        out: list[Point] = []
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            if math.dist(a, b) < 0.5:
                continue
            beyond = next((o for o in owners[_edge(a, b)] if o != key), "")
            if not beyond and not self._is_at_frame(a, b):
                beyond = OPEN_SEA
            line = rough(a, b, 0.13) if beyond else [a]
            out += line
            if not beyond or key < beyond:
                self.borders.append(Border(key, beyond, [*line, b]))
        return out

    def _is_at_frame(self, a: Point, b: Point) -> bool:
        """Whether an edge lies on the frame of the board."""
        for i, limit in enumerate(self.frame):
            if max(a[i], b[i]) < 2 or min(a[i], b[i]) > limit - 2:
                return True
        return False


def outlines_of(board: Board) -> Outlines:
    """The outlines of a board; maps that differ only in what lies in their areas share them."""
    corners = _corners(board)
    return _outlines(
        tuple([(k, tuple(v)) for k, v in corners.items()]), (board.width, board.height)
    )


@lru_cache(maxsize=24)
def _outlines(corners: tuple[tuple[str, tuple[Point, ...]], ...], frame: Point) -> Outlines:
    return Outlines({key: list(ring) for key, ring in corners}, frame)


def _corners(board: Board) -> Corners:
    """The corners of each area: as given, else by dividing the board between their centres."""
    given = {
        s.key: list(zip(s.points[::2], s.points[1::2], strict=False))
        for s in board.spaces
        if s.points
    }
    if given:
        return given
    sites = {s.key: (s.x, s.y, 0.0) for s in board.spaces if s.shape != "circle"}
    cells = power_cells(sites, board.width, board.height)
    return {key: [(x, y) for x, y, _ in cell] for key, cell in cells.items()}


def _edge(a: Point, b: Point) -> frozenset[Point]:
    """An edge without direction; corners computed twice may differ in the last digit."""
    return frozenset((round(x), round(y)) for x, y in (a, b))


def _owners_of_edges(corners: Corners) -> dict[frozenset[Point], list[str]]:
    owners: dict[frozenset[Point], list[str]] = {}
    for key, ring in corners.items():
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            owners.setdefault(_edge(a, b), []).append(key)
    return owners


def is_water(space: Space) -> bool:
    """Whether an area is sea: it gets no band and its name is italic."""
    return space.terrain in WATER


Ellipse = tuple[float, float, float, float]  # x, y, half width, half height


@lru_cache(maxsize=512)
def scatter(
    ring: tuple[Point, ...],
    gap: float,
    key: str,
    keep_out: tuple[Ellipse, ...],
    margin: float,
    tries: int = 900,
) -> list[Point]:
    """Evenly strewn points within an outline, away from some ellipses; farther ones first.

    They are kept, for maps share their areas: in Valda each of seven is held by one of two, so there are 128 maps.
    """
    source, outline = chance(key), list(ring)
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    found: list[Point] = []
    for _ in range(tries):
        p = (source.uniform(left, right), source.uniform(top, bottom))
        if is_near(p, found, gap) or any(within(p, k) for k in keep_out):
            continue
        if inside(p, outline) and not is_near(p, outline, margin):
            found.append(p)
    return sorted(found, key=lambda p: p[1])


def within(p: Point, ellipse: Ellipse) -> bool:
    """Whether a point lies in an ellipse."""
    x, y, rx, ry = ellipse
    return ((p[0] - x) / rx) ** 2 + ((p[1] - y) / ry) ** 2 < 1


def meetings(board: Board) -> list[Point]:
    """Points where four named areas meet: a lake lies there, since a corner is no border."""
    named = {s.key for s in board.spaces if s.label}
    seen: list[tuple[Point, set[str]]] = []
    for key, ring in _corners(board).items():
        for p in ring:
            near = next((who for q, who in seen if math.dist(p, q) < 9), None)
            if near is None:
                seen.append((p, {key}))
            else:
                near.add(key)
    return [p for p, who in seen if len(who & named) >= 4]
