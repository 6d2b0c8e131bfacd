"""Where a move can end, and whether it can lead off the map (GI-MOV-05..16, 23, 26, GI-FLE).

Other giants never stop a path (GI-MOV-13), so what is found here holds for the field alone.
"""

from typing import Final, final

from jotunheim.games.giant.field import MOST_KEPT, Field, remember
from jotunheim.games.giant.grid import FACES, HEXES, NEIGHBOUR, OFF, leads_off, steps_off
from jotunheim.games.giant.rules.survey import BIT, Survey, hexes_of, survey_run, survey_walk
from jotunheim.games.giant.tokens import HEX

# The faces a run may take after each face (GI-MOV-08); a walk, and the start of a run, may take all.
TURNS: Final[list[list[int]]] = [
    [0, 1, 5],
    [0, 1, 2],
    [1, 2, 3],
    [2, 3, 4],
    [3, 4, 5],
    [0, 4, 5],
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, 3, 4, 5],
]


@final
class Move:
    """What limits a move: where it starts, its movement points, whether it is a run or a limp."""

    def __init__(self, start: int, side: int, points: int, runs: bool, limps: bool = False) -> None:
        self.start = start  # OFF: it enters from its side's edge
        self.side = side
        self.points = points
        self.runs = runs
        self.limps = limps  # one step, whatever it costs (GI-MOV-19)

    def key(self) -> int:
        """One number for this move, to remember what was found."""
        kind = 2 if self.limps else (1 if self.runs else 0)
        return (((self.start + 2) * 2 + self.side) * 32 + self.points) * 4 + kind


def limp_ends(field: Field, start: int) -> list[int]:
    """Where the one step of a limp can lead: any passable hex, whatever its cost (GI-MOV-19)."""
    at = start * FACES
    return sorted([NEIGHBOUR[at + face] for face in range(FACES) if field.prices[at + face] > 0])


def ends(field: Field, move: Move) -> list[int]:
    """The tokens of all end hexes, in order, as if no other giant were about; kept with the field."""
    key = move.key()
    kept = field.ends.get(key)
    if kept is None:
        kept = remember(field.ends, key, tuple(find_ends(field, move)), MOST_KEPT)
    return list(kept)


def survey(field: Field, move: Move) -> Survey:
    """All that a walk or run gets to."""
    if move.runs:
        return survey_run(field, move.start, move.side, move.points)
    return survey_walk(field, move.start, move.side, move.points)


def find_ends(field: Field, move: Move) -> list[int]:
    """Look for all end hexes."""
    if move.limps:
        return HEX.tokens(limp_ends(field, move.start))
    return HEX.tokens(hexes_of(survey(field, move).reached))


def can_leave(field: Field, move: Move, own_side: int) -> bool:
    """Whether this move can lead off the map, for one more point (GI-FLE-02, GI-FLE-03)."""
    if move.start == OFF:
        return False
    if move.limps:
        return any(leads_off(move.start, face, own_side) for face in range(FACES))
    if steps_off(move.start) > move.points:
        return False  # too far from any edge to look for a way
    key = move.key() * 4 + own_side + 1
    kept = field.exits.get(key)
    if kept is None:
        kept = remember(field.exits, key, finds_exit(field, move, own_side), MOST_KEPT)
    return kept


def finds_exit(field: Field, move: Move, own_side: int) -> bool:
    """Look for a way off the map; the straight ones first, they mostly tell."""
    for face in range(FACES):
        if leaves_straight(field, move, face, own_side):
            return True
    found = survey(field, move)
    return any(found.going[face] & RIMS[own_side + 1][face] for face in range(FACES + 1))


def leaves_straight(field: Field, move: Move, face: int, own_side: int) -> bool:
    """Whether the points last to the edge in one direction."""
    cell = move.start
    left = move.points
    while left > 0:
        if leads_off(cell, face, own_side):
            return True
        price = field.prices[cell * FACES + face]
        if price == 0:
            return False
        cell = NEIGHBOUR[cell * FACES + face]
        left -= price
    return False


def rim_of(face: int, own_side: int) -> int:
    """The hexes from which a step after this face can lead off the map."""
    found = 0
    for cell in range(HEXES):
        if steps_off(cell) == 1 and any(leads_off(cell, out, own_side) for out in TURNS[face]):
            found |= BIT[cell]
    return found


RIMS: Final[list[list[int]]] = [
    [rim_of(face, own_side) for face in range(len(TURNS))] for own_side in (-1, 0, 1)
]
