"""The path that is drawn for a move; it serves display and records only (GI-MOV-25, GI-FLE-06)."""

from typing import final

from jotunheim.games.giant.field import MOST_PATHS, Field, remember
from jotunheim.games.giant.grid import ENTRY_FACES, HEXES, OFF, distance, home_hexes
from jotunheim.games.giant.rules.reach import RIMS, Move
from jotunheim.games.giant.rules.survey import BIT, FREE
from jotunheim.games.giant.rules.ways import (
    UNREACHED,
    WIDTH,
    first_position,
    price_of,
    steps_at,
    target_of,
)


def path(field: Field, move: Move, end: int, moved: int) -> list[int]:
    """The hexes of the path that is drawn, the start included (GI-MOV-25).

    Least points first, then the smallest faces; of an entry the row of the home hex comes first.
    """
    key = (move.key() * HEXES + end) * 32 + moved
    found = field.paths.get(key)
    if found is None:
        found = remember(field.paths, key, find_path(field, move, end, moved), MOST_PATHS)
    return found[:]


def find_path(field: Field, move: Move, end: int, moved: int) -> list[int]:
    """Look for the path."""
    togo = Togo(field, end, [])
    if move.start != OFF:
        return [move.start, *togo.walk(first_position(move), moved)]
    best = UNREACHED
    found: list[int] = []
    for position, spent in entries(field, move):
        total = spent + togo.least(position, moved - 1)
        if total < best:
            best = total
            found = [position // WIDTH, *togo.walk(position, moved - 1)]
    return found


def entries(field: Field, move: Move) -> list[tuple[int, int]]:
    """Positions and points spent after the first step of an entry (GI-MOV-03)."""
    faces = ENTRY_FACES[move.side] if move.runs else [FREE]
    return [
        (cell * WIDTH + face, field.entry_prices[cell])
        for cell in home_hexes(move.side)
        if 0 < field.entry_prices[cell] <= move.points
        for face in faces
    ]


@final
class Togo:
    """Least points from a position to the end in exactly so many hexes; for drawing one path.

    The end may be OFF: then the last step leads off the map, for one point (GI-FLE-02), from one of
    the hexes that `rims` has by the face of the step before.
    """

    def __init__(self, field: Field, end: int, rims: list[int]) -> None:
        self.field = field
        self.end = end
        self.rims = rims
        self.known: dict[int, int] = {}

    def least(self, position: int, steps: int) -> int:
        """The least points, or UNREACHED."""
        cell = position // WIDTH
        if self.end == OFF and steps == 1:
            return 1 if self.rims[position % WIDTH] & BIT[cell] else UNREACHED
        if self.end != OFF and distance(cell, self.end) > steps:
            return UNREACHED
        if steps == 0:
            return 0
        key = position * 32 + steps
        if key not in self.known:
            best = UNREACHED
            for step in steps_at(self.field, position):
                best = min(best, self.least_after(step, steps))
            self.known[key] = best
        return self.known[key]

    def least_after(self, step: int, steps: int) -> int:
        """The same with this step as the first of them."""
        return price_of(step) + self.least(target_of(step), steps - 1)

    def walk(self, position: int, steps: int) -> list[int]:
        """The hexes of the path, by the smallest faces among the cheapest."""
        found: list[int] = []
        while steps > (1 if self.end == OFF else 0):
            wanted = self.least(position, steps)
            for step in steps_at(self.field, position):
                if self.least_after(step, steps) == wanted:
                    position = target_of(step)
                    break
            steps -= 1
            found.append(position // WIDTH)
        return found


def exit_path(field: Field, move: Move, own_side: int) -> list[int]:
    """The way off the map that is drawn: fewest hexes, then as any path (GI-FLE-06, GI-MOV-25)."""
    key = -4 * move.key() - own_side - 2  # below all numbers of paths to a hex
    found = field.paths.get(key)
    if found is None:
        found = remember(field.paths, key, find_exit_path(field, move, own_side), MOST_PATHS)
    return found[:]


def find_exit_path(field: Field, move: Move, own_side: int) -> list[int]:
    """Look for the way off the map."""
    togo = Togo(field, OFF, RIMS[own_side + 1])
    start = first_position(move)
    for steps in range(1, move.points + 1):
        if togo.least(start, steps) <= move.points:
            return [move.start, *togo.walk(start, steps)]
    return []
