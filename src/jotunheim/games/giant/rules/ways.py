"""How many hexes and points a move takes to its end hexes (GI-MOV-16, GI-MOV-23, GI-MOV-24).

All ends together are found as in `survey`, a set of hexes in one number: from layer to layer a move
goes one hex further. To a single end, which play asks for, it is faster to go from hex to hex.
"""

from typing import Final

from mypy_extensions import i64

from jotunheim.games.giant.field import MOST_KEPT, MOST_WAYS, Field, Ways, remember
from jotunheim.games.giant.grid import FACES, HEX_Q, HEX_R, HEXES, NEIGHBOUR, OFF
from jotunheim.games.giant.rules import survey
from jotunheim.games.giant.rules.reach import TURNS, Move, limp_ends
from jotunheim.games.giant.rules.survey import BIT, FREE, hexes_of

# A position on the way is one number, `hex * 8 + face`; the face is that of the last step of a run,
# FREE on a walk, and START before the first step of a run (GI-MOV-09, GI-MOV-10).
WIDTH: Final = 8
SHIFT: Final = 3  # the same as a power of two
START: Final = 7
# A step is one number too: from the lowest bits its price, the position that it leads to, and where that is.
PRICES: Final = 4  # bits
PRICE_BITS: Final = 15
POSITION_BITS: Final = 16383
R_AT: Final = 18
R_BITS: Final = 63
LIFT: Final = 18  # added to the second coordinate, so that it is never negative
Q_AT: Final = 24
UNREACHED: Final = 99


# All ends ----------------------------------------------------------------------------------------


def ways(field: Field, move: Move) -> Ways:
    """How long and how costly the ways to all end hexes are; kept with the field."""
    key = move.key()
    found = field.ways.get(key)
    if found is None:
        found = remember(field.ways, key, find_ways(field, move), MOST_WAYS)
    return found


def find_ways(field: Field, move: Move) -> Ways:
    """Look for all ways."""
    found = Ways()
    if move.limps:  # one step, whatever it costs (GI-MOV-19)
        for cell in limp_ends(field, move.start):
            found.numbers[cell] = 1 << 1
            found.longest[cell] = 1
        return found
    layers = layers_of(field, move)
    for moved, layer in enumerate(layers):
        for cell in hexes_of(union(layer)):
            found.numbers[cell] |= 1 << moved
            found.longest[cell] = moved
    cheaper = 0
    for spent in range(1, move.points + 1):
        hexes = union([layer[spent] for layer in layers])
        for cell in hexes_of(hexes ^ (hexes & cheaper)):
            found.cheapest[cell] = spent
        cheaper |= hexes
    return found


def layers_of(field: Field, move: Move) -> list[list[int]]:
    """By number of hexes and points spent: the hexes where a walk or run is then."""
    prices = survey.leaving(field)
    none = [0] * (move.points + 1)
    # By face: the hexes that may be left through it after so many points.
    sources = [none[:] for _ in range(FACES)]
    found = [none]
    if move.start == OFF:
        entered = survey.first_fronts(field, move.start, move.side, move.points)
        found.append(turned(entered, sources, move.runs))
    else:
        for face in range(FACES):
            sources[face][0] = BIT[move.start]
    while len(found) <= move.points:
        steps = [none[:] for _ in range(FACES)]
        for face in range(FACES):
            for spent in range(len(found), move.points + 1):
                steps[face][spent] = survey.stepped(sources[face], spent, prices[face], face)
        found.append(turned(steps, sources, move.runs))
    return found


def turned(steps: list[list[int]], sources: list[list[int]], runs: bool) -> list[int]:
    """The hexes of a layer by points; `sources` is set to where the next one begins."""
    found: list[int] = []
    for spent in range(len(steps[0])):
        new = [by_points[spent] for by_points in steps]
        hexes = union(new)
        survey.turn(new if runs else [hexes] * FACES, sources, spent)
        found.append(hexes)
    return found


def union(sets: list[int]) -> int:
    """The hexes of all sets."""
    found = 0
    for hexes in sets:
        found |= hexes
    return found


# One end -----------------------------------------------------------------------------------------


def numbers(field: Field, move: Move, end: int) -> int:
    """The numbers of hexes with which a move can end in one hex, as bits (GI-MOV-24)."""
    if move.start == OFF or move.limps:  # every giant enters, so all ends are worth keeping
        return ways(field, move).numbers[end]
    key = move.key() * HEXES + end
    found = field.numbers.get(key)
    if found is None:
        found = remember(field.numbers, key, find_numbers(field, move, end), MOST_KEPT)
    return found


def find_numbers(field: Field, move: Move, end: int) -> int:
    """The same, from hex to hex; search asks for the same move again and again."""
    spent_now = borrow(field)
    spent_next = borrow(field)
    now = [first_position(move)]
    spent_now[now[0]] = 0
    moved = 0
    found = 0
    while now:
        moved += 1
        now = next_layer(field, move.points, end, now, spent_now, spent_next)
        spent_now, spent_next = spent_next, spent_now
        for position in now:
            at: i64 = position
            if at >> SHIFT == end:
                found |= 1 << moved
    field.spare.append(spent_now)
    field.spare.append(spent_next)
    return found


def first_position(move: Move) -> int:
    """Where a move begins that does not enter the map."""
    return move.start * WIDTH + (START if move.runs else FREE)


def borrow(field: Field) -> list[int]:
    """A list with UNREACHED for every position; a borrower gives it back as it was."""
    try:
        return field.spare.pop()
    except IndexError:
        return [UNREACHED] * (HEXES * WIDTH)


def steps_at(field: Field, position: int) -> tuple[int, ...]:
    """The steps from a position; found once a field."""
    found = field.steps[position]
    if not found:
        found = steps_from(field, position)
        field.steps[position] = found
    return found


def steps_from(field: Field, position: int) -> tuple[int, ...]:
    """The steps from one position: turns, prices, where they lead (GI-MOV-06..09)."""
    at = position // WIDTH * FACES
    last = position % WIDTH
    found: list[int] = []
    for face in TURNS[last]:
        price = field.prices[at + face]
        if price > 0:
            cell = NEIGHBOUR[at + face]
            to = cell * WIDTH + (FREE if last == FREE else face)
            where = (HEX_Q[cell] << Q_AT) + (HEX_R[cell] + LIFT << R_AT)
            found.append(where + (to << PRICES) + price)
    return tuple(found)


def price_of(step: int) -> int:
    """The points that a step costs."""
    return step & PRICE_BITS


def target_of(step: int) -> int:
    """The position that a step leads to."""
    return (step >> PRICES) & POSITION_BITS


def next_layer(
    field: Field, points: int, end: int, now: list[int], spent_now: list[int], spent_next: list[int]
) -> list[int]:
    """One hex further from all positions of a layer; those too far from the end are left out."""
    later: list[int] = []
    limit: i64 = points
    aim_q: i64 = HEX_Q[end]
    aim_r: i64 = HEX_R[end] + LIFT
    for position in now:
        at: i64 = position
        spent: i64 = spent_now[at]
        spent_now[at] = UNREACHED  # so that the list is clean when it is given back
        steps = field.steps[at] or steps_at(field, position)
        for step in steps:
            packed: i64 = step
            left: i64 = limit - spent - (packed & PRICE_BITS)
            if left < 0:
                continue
            # The distance is the greatest of |dq|, |dr| and |dq + dr| (GI-HEX-06).
            dq: i64 = (packed >> Q_AT) - aim_q
            if dq > left or -dq > left:
                continue
            dr: i64 = ((packed >> R_AT) & R_BITS) - aim_r
            if dr > left or -dr > left or dq + dr > left or -dq - dr > left:
                continue
            to: i64 = (packed >> PRICES) & POSITION_BITS
            total: i64 = limit - left
            old: i64 = spent_next[to]
            if old == UNREACHED:
                later.append(to)
            if old > total:
                spent_next[to] = total
    return later
