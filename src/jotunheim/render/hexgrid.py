"""The geometry of a hex board, from the centres and sizes of its spaces alone.

Corners lie on a lattice, so two hexes that touch share exact corners; the outline of any set of hexes
follows from edges that have no opposite.
"""

import math
from typing import Final, final

from jotunheim.render.strokes import Point, e, n, path
from jotunheim.scene import Board, Space

UNIT: Final = 17.4  # centre to corner, in the units of the drawing
_RING: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))  # flat top, on the lattice

_BESIDE: Final = ((3, 1), (0, 2), (-3, 1), (-3, -1), (0, -2), (3, -1))  # centres beyond these edges
FACES: Final = 6
NOTHING: Final = -1  # in place of the number of a hex

_BITS: Final = 12  # of each number of a node; two of them are a node
_HALF_NODE: Final = (1 << _BITS) - 1

Node = tuple[int, int]


def columns_are_staggered(board: Board) -> bool:
    """Flat-topped hexes: within a row the centres go up and down."""
    first = board.spaces[0]
    return any(s.row == first.row and abs(s.y - first.y) > 0.01 for s in board.spaces)


Places = list[tuple[str, float, float]]
Placed = dict[str, tuple[str, str]]  # where letters stand in a hex, along and across
MOST: Final = 8  # geometries that are kept
MOST_PATHS: Final = 64  # outlines of each that are kept, of some kB


def grid_of(board: Board, unit: float = UNIT) -> "HexGrid":
    """The geometry of a board; boards whose spaces lie in the same places share it."""
    places = [(s.key, s.x, s.y) for s in board.spaces]
    size, flat = board.spaces[0].size, columns_are_staggered(board)
    for known in _KEPT[:]:
        if (known.size, known.unit) != (size, unit) or known.flat != flat:
            continue
        if known.places == places:
            return known
    found = HexGrid(places, size, flat, unit)
    _KEPT[:] = [found, *_KEPT[: MOST - 1]]
    return found


@final
class HexGrid:
    """The spaces of a hex board on its lattice; the drawing starts at (0, 0)."""

    def __init__(self, places: Places, size: float, flat: bool, unit: float = UNIT) -> None:
        self.unit = unit
        self.half = unit / 2
        self.rise = unit * math.sqrt(3) / 2
        self.places = places
        self.size = size
        self.flat = flat
        left = min([x for _, x, _ in places])
        top = min([y for _, _, y in places])
        self.nodes: dict[str, Node] = {
            key: self._node((x - left) / size, (y - top) / size) for key, x, y in places
        }
        self.centres = {key: self.at(node) for key, node in self.nodes.items()}
        nodes = self.nodes.values()
        self.width, self.height = self.at(
            (max([u for u, _ in nodes]) + 2, max([v for _, v in nodes]) + 1)
        )
        # Numbers of the nodes where hexes lie, and for each of their six edges: where it starts and
        # ends, and the number of the hex beyond it.
        self.numbers: dict[str, int] = {}
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.beyond: list[int] = []
        self._join()
        # Texts, made when first needed.
        self.spelt: dict[int, str] = {}  # corners, as they stand in paths
        self.paths: dict[
            tuple[str, ...], str
        ] = {}  # outlines of sets of spaces that were asked for lately
        self.rings: dict[str, str] = {}
        self.figures: dict[tuple[float, int], Placed] = {}  # see ranges.py
        self.net = ""
        self.where = ""

    def _join(self) -> None:
        """Number the nodes and find what lies beyond each edge."""
        known: dict[Node, int] = {}
        for key, node in self.nodes.items():
            self.numbers[key] = known.setdefault(node, len(known))
        for u, v in known:
            ring = [((u + a) << _BITS) + v + b for a, b in _RING]
            self.starts += ring
            self.ends += ring[1:] + ring[:1]
            self.beyond += [known.get((u + a, v + b), NOTHING) for a, b in _BESIDE]

    def _node(self, x: float, y: float) -> Node:
        """The centre of a hex on the lattice: half units along, half heights across."""
        if self.flat:
            return round(x * 2) + 2, round(y * 2 / math.sqrt(3)) + 1
        return round(y * 2) + 2, round(x * 2 / math.sqrt(3)) + 1

    def at(self, node: Node) -> Point:
        """Where a node of the lattice lies in the drawing."""
        along, across = node[0] * self.half, node[1] * self.rise
        return (along, across) if self.flat else (across, along)

    def lattice(self) -> str:
        """Where each space lies, for scripts that are to point at one (spots.js); nothing is drawn."""
        if not self.where:
            places = " ".join([f"{e(key)} {u} {v}" for key, (u, v) in self.nodes.items()])
            turned = "" if self.flat else ' data-turned=""'
            self.where = (
                f'<g data-lattice="{n(self.half)} {self.rise:.3f}"{turned} data-places="{places}"/>'
            )
        return self.where

    def centre(self, key: str) -> Point:
        """The middle of a space."""
        return self.centres[key]

    def _corners(self, key: str) -> list[Node]:
        u, v = self.nodes[key]
        return [(u + a, v + b) for a, b in _RING]

    def ring(self, key: str, scale: float = 1.0) -> list[Point]:
        """The six corners of a space, drawn a little smaller or larger if wanted."""
        x, y = self.centre(key)
        points = [self.at(c) for c in self._corners(key)]
        return [(x + (px - x) * scale, y + (py - y) * scale) for px, py in points]

    def ring_path(self, key: str) -> str:
        """The outline of a space as a path."""
        found = self.rings.get(key)
        if found is None:
            found = path(self.ring(key))
            self.rings[key] = found
        return found

    def outlines(self, keys: list[str]) -> list[list[Point]]:
        """The closed outlines of a set of spaces, as points."""
        return [
            [self.at((at >> _BITS, at & _HALF_NODE)) for at in loop]
            for loop in self._outlines(keys)
        ]

    def outline_path(self, keys: list[str]) -> str:
        """The same as one path; the latest are kept, since a question often stays for several plays."""
        wanted = tuple(keys)
        found = self.paths.get(wanted)
        if found is None:
            loops = [[self._spell(at) for at in loop] for loop in self._outlines(keys)]
            found = "".join([f"M{'L'.join(corners)}Z" for corners in loops])
            if len(self.paths) >= MOST_PATHS:
                self.paths = {}  # a new one, so that two threads never meet in it
            self.paths[wanted] = found
        return found

    def _outlines(self, keys: list[str]) -> list[list[int]]:
        """Edges with no hex of the set beyond them, in closed walks from corner to corner."""
        inside = [False] * (len(self.starts) // FACES)
        hexes = [self.numbers[key] for key in keys]
        for number in hexes:
            inside[number] = True
        edges: dict[int, int] = {}
        for number in hexes:
            for at in range(number * FACES, number * FACES + FACES):
                near = self.beyond[at]
                if near == NOTHING or not inside[near]:
                    edges[self.starts[at]] = self.ends[at]
        loops = _loops(edges)
        return loops if self.flat else [loop[::-1] for loop in loops]  # keep the walk clockwise

    def _spell(self, at: int) -> str:
        """A corner as it stands in a path."""
        found = self.spelt.get(at)
        if found is None:
            x, y = self.at((at >> _BITS, at & _HALF_NODE))
            found = f"{n(x)} {n(y)}"
            self.spelt[at] = found
        return found

    def net_path(self) -> str:
        """Every edge of the board once, as one path."""
        if not self.net:
            hexes = range(len(self.starts) // FACES)
            self.net = "".join([self._own_edges(number) for number in hexes])
        return self.net

    def _own_edges(self, number: int) -> str:
        """The edges of a hex that it does not share with one before it, as open lines."""
        line = ""
        is_drawing = False
        for at in range(number * FACES, number * FACES + FACES):
            if NOTHING < self.beyond[at] < number:
                is_drawing = False
                continue
            if not is_drawing:
                line += "M" + self._spell(self.starts[at])
                is_drawing = True
            line += "L" + self._spell(self.ends[at])
        return line


def _loops(edges: dict[int, int]) -> list[list[int]]:
    """Closed walks along the edges; at most two hexes of three meet in a corner, so they are unique."""
    loops: list[list[int]] = []
    while edges:
        at = next(iter(edges))
        loop: list[int] = []
        while at in edges:
            loop.append(at)
            at = edges.pop(at)
        loops.append(loop)
    return loops


_KEPT: Final[list[HexGrid]] = []  # the geometries that were used last


def labelled(space: Space) -> str:
    """The name of a space for people: its note, else its label, else its key."""
    return space.note or space.label or space.key
