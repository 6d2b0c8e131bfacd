"""Where a giant can go: end hexes, hexes moved, and the path that is drawn (GI-MOV-05..16, 23..26).

A position on the way is one number, `hex * 8 + face`; the face is that of the last step of a run,
or FREE where the next step may go anywhere (a walk, and the first step of a run: GI-MOV-09, 10).
Other giants never stop a path (GI-MOV-13), so what is found here holds for the field alone.
"""

from typing import Final, final

from mypy_extensions import i64

from jotunheim.games.giant.field import MOST_KEPT, Field
from jotunheim.games.giant.grid import (
    COLUMNS,
    EAST,
    FACES,
    HEX_Q,
    HEX_R,
    HEXES,
    NEIGHBOUR,
    NORTH_EAST,
    NORTH_WEST,
    OFF,
    ROWS,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    home_column,
    home_hexes,
    is_edge,
)
from jotunheim.games.giant.rules.survey import BIT, FREE, Survey, hexes_of, survey_run, survey_walk
from jotunheim.games.giant.tokens import HEX

WIDTH: Final = 8
SHIFT: Final = 3  # the same as a power of two
POSITIONS: Final = HEXES * WIDTH
UNREACHED: Final = 99
ANYWHERE: Final = -1  # in place of an end hex: look for all of them
# The faces a run may take after each face, and all of them after none (GI-MOV-08).
TURNS: Final[list[list[int]]] = [
    [0, 1, 5],
    [0, 1, 2],
    [1, 2, 3],
    [2, 3, 4],
    [3, 4, 5],
    [0, 4, 5],
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


def entry_faces(side: int) -> list[int]:
    """The faces in which a giant of this side can come in (GI-MOV-03)."""
    return [NORTH_EAST, SOUTH_EAST] if side == WEST else [SOUTH_WEST, NORTH_WEST]


def first_positions(field: Field, move: Move) -> list[tuple[int, int]]:
    """Positions and points spent where a move begins; of an entry, after its first step."""
    if move.start != OFF:
        return [(move.start * WIDTH + FREE, 0)]
    found: list[tuple[int, int]] = []
    for cell in home_hexes(move.side):
        price = field.entry_prices[cell]
        if 0 < price <= move.points:
            faces = entry_faces(move.side) if move.runs else [FREE]
            found += [(cell * WIDTH + face, price) for face in faces]
    return found


def steps_of(field: Field, runs: bool) -> list[tuple[int, ...]]:
    """For each position the steps that may follow, filled by `steps_at` when first needed."""
    return field.run_steps if runs else field.walk_steps


def steps_at(
    field: Field, known: list[tuple[int, ...]], position: int, runs: bool
) -> tuple[int, ...]:
    """The steps from a position, each as position * 8 + price; found once a field."""
    found = known[position]
    if not found:
        found = steps_from(field, position, runs)
        known[position] = found
    return found


def steps_from(field: Field, position: int, runs: bool) -> tuple[int, ...]:
    """The steps from one position: turns, prices, where they lead (GI-MOV-06..09)."""
    at = position // WIDTH * FACES
    found: list[int] = []
    for face in TURNS[position % WIDTH]:
        price = field.prices[at + face]
        if price > 0:
            to = NEIGHBOUR[at + face] * WIDTH + (face if runs else FREE)
            found.append(to * WIDTH + price)
    return tuple(found)


def borrow(field: Field) -> list[int]:
    """A list with UNREACHED for every position; a borrower gives it back as it was."""
    try:
        return field.spare.pop()
    except IndexError:
        return [UNREACHED] * POSITIONS


def limp_ends(field: Field, start: int) -> list[int]:
    """Where the one step of a limp can lead: any passable hex, whatever its cost (GI-MOV-19)."""
    at = start * FACES
    return sorted([NEIGHBOUR[at + face] for face in range(FACES) if field.prices[at + face] > 0])


def ends(field: Field, move: Move) -> list[int]:
    """The tokens of all end hexes, in order, as if no other giant were about; kept with the field."""
    key = move.key()
    kept = field.ends.get(key)
    if kept is None:
        kept = tuple(find_ends(field, move))
        if len(field.ends) >= MOST_KEPT:
            field.ends.clear()
        field.ends[key] = kept
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


def first_layer(field: Field, move: Move, spent_now: list[int]) -> list[int]:
    """The positions where a move begins, with their points written down."""
    found: list[int] = []
    for position, spent in first_positions(field, move):
        found.append(position)
        spent_now[position] = spent
    return found


def entry_numbers(field: Field, move: Move) -> list[int]:
    """The same for all ends of an entry; every giant enters, so the whole table is kept."""
    key = move.key()
    found = field.entry_numbers.get(key)
    if found is None:
        found = all_numbers(field, move)
        field.entry_numbers[key] = found
    return found


def all_numbers(field: Field, move: Move) -> list[int]:
    """The numbers of hexes for every hex, as bits (GI-MOV-24)."""
    found = [0] * HEXES
    spent_now = borrow(field)
    spent_next = borrow(field)
    now = first_layer(field, move, spent_now)
    bit = 2 if move.start == OFF else 1
    while now:
        if bit > 1:
            for position in now:
                found[position // WIDTH] |= bit
        bit <<= 1
        now = next_layer(field, move, ANYWHERE, now, spent_now, spent_next)
        spent_now, spent_next = spent_next, spent_now
    field.spare.append(spent_now)
    field.spare.append(spent_next)
    return found


def numbers(field: Field, move: Move, end: int) -> int:
    """The numbers of hexes with which a move can end in one hex, as bits (GI-MOV-24)."""
    if move.limps:
        return 2 if end in limp_ends(field, move.start) else 0
    if move.start == OFF:
        return entry_numbers(field, move)[end]
    spent_now = borrow(field)
    spent_next = borrow(field)
    now = first_layer(field, move, spent_now)
    moved = 0
    found = 0
    while now:
        moved += 1
        now = next_layer(field, move, end, now, spent_now, spent_next)
        spent_now, spent_next = spent_next, spent_now
        for position in now:
            at: i64 = position
            if at >> SHIFT == end:
                found |= 1 << moved
    field.spare.append(spent_now)
    field.spare.append(spent_next)
    return found


def next_layer(
    field: Field, move: Move, end: int, now: list[int], spent_now: list[int], spent_next: list[int]
) -> list[int]:
    """One hex further from all positions of a layer; those too far from the end are left out."""
    later: list[int] = []
    steps = steps_of(field, move.runs)
    limit: i64 = move.points
    aim_q: i64 = HEX_Q[end] if end != ANYWHERE else 0
    aim_r: i64 = HEX_R[end] if end != ANYWHERE else 0
    for position in now:
        spent: i64 = spent_now[position]
        spent_now[position] = UNREACHED  # so that the list is clean when it is given back
        for step in steps_at(field, steps, position, move.runs):
            packed: i64 = step
            total: i64 = spent + (packed & 7)
            if total > limit:
                continue
            to: i64 = packed >> SHIFT
            if end != ANYWHERE:
                # The distance is the greatest of |dq|, |dr| and |dq + dr| (GI-HEX-06).
                dq: i64 = HEX_Q[to >> SHIFT] - aim_q
                dr: i64 = HEX_R[to >> SHIFT] - aim_r
                left: i64 = limit - total
                if dq > left or dr > left or dq + dr > left:
                    continue
                if -dq > left or -dr > left or -dq - dr > left:
                    continue
            old: i64 = spent_next[to]
            if old == UNREACHED:
                later.append(to)
            if old > total:
                spent_next[to] = total
    return later


def leads_off(cell: int, face: int, own_side: int) -> bool:
    """Whether this face leads off the map, and over the edge that may be crossed (GI-FLE-02).

    `own_side` is -1 where any edge will do, else the side whose home edge it must be.
    """
    if NEIGHBOUR[cell * FACES + face] != OFF:
        return False
    if own_side < 0:
        return True
    if cell // ROWS != home_column(own_side):
        return False
    return face in ((NORTH_EAST, SOUTH_EAST) if own_side == EAST else (SOUTH_WEST, NORTH_WEST))


def can_leave(field: Field, move: Move, own_side: int) -> bool:
    """Whether this move can lead off the map, for one more point (GI-FLE-02, GI-FLE-03)."""
    if move.start == OFF:
        return False
    column = move.start // ROWS
    row = move.start % ROWS
    if move.limps:
        return any(leads_off(move.start, face, own_side) for face in range(FACES))
    if min(column + 1, COLUMNS - column, row + 1, ROWS - row) > move.points:
        return False  # too far from any edge to look for a way
    key = move.key() * 4 + own_side + 1
    kept = field.exits.get(key)
    if kept is None:
        kept = finds_exit(field, move, own_side)
        if len(field.exits) >= MOST_KEPT:
            field.exits.clear()
        field.exits[key] = kept
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
        if is_edge(cell) and any(leads_off(cell, out, own_side) for out in TURNS[face]):
            found |= BIT[cell]
    return found


RIMS: Final[list[list[int]]] = [
    [rim_of(face, own_side) for face in range(FACES + 1)] for own_side in (-1, WEST, EAST)
]
