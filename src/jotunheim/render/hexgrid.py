"""The geometry of a hex board, from the centres and sizes of its spaces alone.

Corners lie on a lattice, so two hexes that touch share exact corners; the outline of any set of hexes
follows from edges that have no opposite.
"""

import math
from collections.abc import Iterable
from typing import Final, final

from jotunheim.render.strokes import Point, e, n
from jotunheim.scene import Board, Space

UNIT: Final = 17.4  # centre to corner, in the units of the drawing
_HALF: Final = UNIT / 2
_RISE: Final = UNIT * math.sqrt(3) / 2
_RING: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))  # flat top, on the lattice

_BITS: Final = 12  # of each number of a node; two of them are a node, four an edge
_EDGE: Final = 2 * _BITS
_NODE: Final = (1 << _EDGE) - 1
_HALF_NODE: Final = (1 << _BITS) - 1

Node = tuple[int, int]


def columns_are_staggered(board: Board) -> bool:
    """Flat-topped hexes: within a row the centres go up and down."""
    first = board.spaces[0]
    return any(s.row == first.row and abs(s.y - first.y) > 0.01 for s in board.spaces)


Places = list[tuple[str, float, float]]


def grid_of(board: Board) -> "HexGrid":
    """The geometry of a board."""
    places = [(s.key, s.x, s.y) for s in board.spaces]
    return HexGrid(places, board.spaces[0].size, columns_are_staggered(board))


@final
class HexGrid:
    """The spaces of a hex board on its lattice; the drawing starts at (0, 0)."""

    def __init__(self, places: Places, size: float, flat: bool) -> None:
        self.flat = flat
        left = min(x for _, x, _ in places)
        top = min(y for _, _, y in places)
        self.nodes: dict[str, Node] = {
            key: self._node((x - left) / size, (y - top) / size) for key, x, y in places
        }
        self.edges: dict[str, list[int]] = {}  # found when first needed
        self.centres = {key: self.at(node) for key, node in self.nodes.items()}
        ends = [self.at(corner) for key in self.nodes for corner in self._corners(key)]
        self.width = max(x for x, _ in ends)
        self.height = max(y for _, y in ends)

    def _node(self, x: float, y: float) -> Node:
        """The centre of a hex on the lattice: half units along, half heights across."""
        if self.flat:
            return round(x * 2) + 2, round(y * 2 / math.sqrt(3)) + 1
        return round(y * 2) + 2, round(x * 2 / math.sqrt(3)) + 1

    def at(self, node: Node) -> Point:
        """Where a node of the lattice lies in the drawing."""
        along, across = node[0] * _HALF, node[1] * _RISE
        return (along, across) if self.flat else (across, along)

    def lattice(self) -> str:
        """Where each space lies, for scripts that are to point at one (spots.js); nothing is drawn."""
        places = " ".join([f"{e(key)} {u} {v}" for key, (u, v) in self.nodes.items()])
        turned = "" if self.flat else ' data-turned=""'
        return f'<g data-lattice="{n(_HALF)} {_RISE:.3f}"{turned} data-places="{places}"/>'

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

    def outlines(self, keys: list[str]) -> list[list[Point]]:
        """The closed outlines of a set of spaces: edges whose opposite belongs to no space of the set."""
        inner: dict[int, int] = {}
        for key in keys:
            for edge in self._edges(key):
                inner[edge] = edge
        edges: dict[int, int] = {}
        for edge in inner:
            a, b = edge >> _EDGE, edge & _NODE
            if (b << _EDGE) + a not in inner:
                edges[a] = b
        return [
            self._points([(at >> _BITS, at & _HALF_NODE) for at in loop]) for loop in _loops(edges)
        ]

    def _edges(self, key: str) -> list[int]:
        """The edges of a space, each as one number: where it starts and where it ends."""
        found = self.edges.get(key)
        if found is None:
            ring = [(u << _BITS) + v for u, v in self._corners(key)]
            ends = ring[1:] + ring[:1]
            found = [(a << _EDGE) + b for a, b in zip(ring, ends, strict=True)]
            self.edges[key] = found
        return found

    def _points(self, loop: list[Node]) -> list[Point]:
        points = [self.at(node) for node in loop]
        return points if self.flat else points[::-1]  # keep the walk clockwise

    def grid(self, keys: Iterable[str]) -> list[list[Point]]:
        """Every edge of the board once, as short open lines."""
        done: set[tuple[Node, Node]] = set()
        lines: list[list[Point]] = []
        for key in keys:
            ring = self._corners(key)
            line: list[Point] = []
            for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
                if (a, b) in done or (b, a) in done:
                    line = []
                    continue
                done.add((a, b))
                if not line:
                    line = [self.at(a)]
                    lines.append(line)
                line.append(self.at(b))
        return lines


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


def labelled(space: Space) -> str:
    """The name of a space for people: its note, else its label, else its key."""
    return space.note or space.label or space.key
