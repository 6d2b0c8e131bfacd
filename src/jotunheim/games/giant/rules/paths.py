"""The path that is drawn for a move; it serves display and records only (GI-MOV-25, GI-FLE-06)."""

from typing import final

from jotunheim.games.giant.field import MOST_PATHS, Field
from jotunheim.games.giant.grid import FACES, HEXES, NEIGHBOUR, OFF, distance
from jotunheim.games.giant.rules.reach import (
    TURNS,
    UNREACHED,
    WIDTH,
    Move,
    first_positions,
    leads_off,
)
from jotunheim.games.giant.rules.survey import FREE


def path(field: Field, move: Move, end: int, moved: int) -> list[int]:
    """The hexes of the path that is drawn, the start included (GI-MOV-25).

    Least points first, then the smallest faces; of an entry the row of the home hex comes first.
    """
    key = (move.key() * HEXES + end) * 32 + moved
    found = field.paths.get(key)
    if found is None:
        found = find_path(field, move, end, moved)
        keep_path(field, key, found)
    return found[:]


def keep_path(field: Field, key: int, way: list[int]) -> None:
    """Remember a path, for views draw it until the round is over."""
    if len(field.paths) >= MOST_PATHS:
        field.paths.clear()
    field.paths[key] = way


def find_path(field: Field, move: Move, end: int, moved: int) -> list[int]:
    """Look for the path."""
    togo = Togo(field, move, end)
    if move.start != OFF:
        return [move.start, *togo.walk(move.start * WIDTH + FREE, moved)]
    best = UNREACHED
    found: list[int] = []
    for position, spent in first_positions(field, move):
        total = spent + togo.least(position, moved - 1)
        if total < best:
            best = total
            found = [position // WIDTH, *togo.walk(position, moved - 1)]
    return found


@final
class Togo:
    """Least points from a position to the end in exactly so many hexes; for drawing one path.

    The end may be OFF: then the last step leads off the map, for one point (GI-FLE-02).
    """

    def __init__(self, field: Field, move: Move, end: int, own_side: int = -1) -> None:
        self.field = field
        self.move = move
        self.end = end
        self.own_side = own_side
        self.known: dict[int, int] = {}

    def step(self, position: int, face: int) -> tuple[int, int]:
        """The price of a step and the position it leads to; UNREACHED if it is not allowed."""
        at = position // WIDTH * FACES + face
        if self.end == OFF and leads_off(position // WIDTH, face, self.own_side):
            return 1, OFF
        price = self.field.prices[at]
        if price == 0:
            return UNREACHED, position
        if self.move.limps:
            price = 0
        return price, NEIGHBOUR[at] * WIDTH + (face if self.move.runs else FREE)

    def least(self, position: int, steps: int) -> int:
        """The least points, or UNREACHED."""
        if position == OFF:
            return 0 if steps == 0 else UNREACHED
        cell = position // WIDTH
        if self.end != OFF and distance(cell, self.end) > steps:
            return UNREACHED
        if steps == 0:
            return 0 if self.end != OFF else UNREACHED
        key = position * 32 + steps
        if key not in self.known:
            best = UNREACHED
            for face in TURNS[position % WIDTH]:
                price, to = self.step(position, face)
                if price < UNREACHED:
                    best = min(best, price + self.least(to, steps - 1))
            self.known[key] = best
        return self.known[key]

    def walk(self, position: int, steps: int) -> list[int]:
        """The hexes of the path, by the smallest faces among the cheapest."""
        found: list[int] = []
        while steps > 0:
            wanted = self.least(position, steps)
            for face in TURNS[position % WIDTH]:
                price, to = self.step(position, face)
                if price < UNREACHED and price + self.least(to, steps - 1) == wanted:
                    position = to
                    break
            steps -= 1
            if position != OFF:
                found.append(position // WIDTH)
        return found


def exit_path(field: Field, move: Move, own_side: int) -> list[int]:
    """The way off the map that is drawn: fewest hexes, then as any path (GI-FLE-06, GI-MOV-25)."""
    key = -4 * move.key() - own_side - 2  # below all numbers of paths to a hex
    found = field.paths.get(key)
    if found is None:
        found = find_exit_path(field, move, own_side)
        keep_path(field, key, found)
    return found[:]


def find_exit_path(field: Field, move: Move, own_side: int) -> list[int]:
    """Look for the way off the map."""
    togo = Togo(field, move, OFF, own_side)
    start = move.start * WIDTH + FREE
    for steps in range(1, move.points + 1):
        if togo.least(start, steps) <= move.points:
            return [move.start, *togo.walk(start, steps)]
    return []
