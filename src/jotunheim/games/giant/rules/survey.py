"""All hexes that a walk or run gets to, as sets of hexes in one number each (GI-MOV-05..13).

A set has one bit for each hex, at column * 52 + axial row + 19, so that a step through a face is a
shift of the whole set by the same distance everywhere. This finds the ends of a move some times as
fast as going from hex to hex; how long the ways are is left to `reach`.
"""

from typing import Final, final

from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import ENTRY_FACES, FACES, HEX_Q, HEX_R, HEXES, OFF, home_hexes

STRIDE: Final = 52
LIFT: Final = 19  # axial rows begin at -18
SHIFTS: Final[list[int]] = [-1, STRIDE - 1, STRIDE, 1, 1 - STRIDE, -STRIDE]  # by face
BIT: Final[list[int]] = [1 << (HEX_Q[cell] * STRIDE + HEX_R[cell] + LIFT) for cell in range(HEXES)]
BYTES: Final = 248  # of the greatest set
HEX_AT: Final[dict[int, int]] = {BIT[cell].bit_length() - 1: cell for cell in range(HEXES)}
# The hexes of each bit of each byte; OFF where no hex lies.
PLACES: Final[list[int]] = [HEX_AT.get(at, OFF) for at in range(BYTES * 8)]
BITS_OF: Final[list[list[int]]] = [[b for b in range(8) if n >> b & 1] for n in range(256)]
FREE: Final = 6
USUAL: Final = 3  # the most costly step of the printed content
WHOLE: Final = (1 << (BYTES * 8)) - 1


@final
class Survey:
    """What a move gets to."""

    def __init__(self) -> None:
        self.reached = 0  # hexes in which it can end
        # Hexes it can still leave with a point to spare, by the face of the last step; FREE: any.
        self.going: list[int] = [0] * (FACES + 1)


def leaving(field: Field) -> list[list[int]]:
    """By face and price: the hexes from which the step through that face costs so much."""
    if not field.leaving:
        costliest = max(USUAL, max(field.prices))
        found = [[0] * (costliest + 1) for _ in range(FACES)]
        for at, price in enumerate(field.prices):
            if price > 0:
                found[at % FACES][price] |= BIT[at // FACES]
        field.leaving = found
    return field.leaving


def entries(field: Field, side: int, points: int) -> list[int]:
    """By points spent: the home hexes entered with them (GI-MOV-03)."""
    found = [0] * (points + 1)
    for cell in home_hexes(side):
        price = field.entry_prices[cell]
        if 0 < price <= points:
            found[price] |= BIT[cell]
    return found


def stepped(sources: list[int], spent: int, prices: list[int], face: int) -> int:
    """The hexes entered through a face by a step after which so many points are spent."""
    left = sources[spent - 1] & prices[1]
    if spent > 1:
        left |= sources[spent - 2] & prices[2]
        if spent > 2:
            left |= sources[spent - 3] & prices[3]
            for price in range(USUAL + 1, min(spent, len(prices) - 1) + 1):
                left |= sources[spent - price] & prices[price]
    if left == 0:
        return 0
    by = SHIFTS[face]
    return left << by if by > 0 else left >> -by


def survey_walk(field: Field, start: int, side: int, points: int) -> Survey:
    """A walk turns freely, so only the hex and the points count (GI-MOV-09)."""
    found = Survey()
    prices = leaving(field)
    fronts = entries(field, side, points) if start == OFF else [BIT[start]] + [0] * points
    unseen = WHOLE
    if start == OFF:
        for front in fronts:
            unseen ^= front
    for spent in range(1, points + 1):
        new = 0
        for face in range(FACES):
            new |= stepped(fronts, spent, prices[face], face)
        new &= unseen
        unseen ^= new
        fronts[spent] |= new
    found.reached = WHOLE ^ unseen
    for spent in range(points):
        found.going[FREE] |= fronts[spent]
    return found


def survey_run(field: Field, start: int, side: int, points: int) -> Survey:
    """A run turns by one face at most, so the last face counts too (GI-MOV-08, GI-MOV-10)."""
    found = Survey()
    prices = leaving(field)
    # By face: the hexes that may be left through it after so many points; those not yet entered.
    sources = [[0] * (points + 1) for _ in range(FACES)]
    unseen = [WHOLE] * FACES
    fronts = first_fronts(field, start, side, points)
    if start != OFF:
        for face in range(FACES):
            sources[face][0] = BIT[start]
        found.going[FREE] = BIT[start]
    new = [0] * FACES
    for spent in range(1, points + 1):
        for face in range(FACES):
            fresh = stepped(sources[face], spent, prices[face], face)
            if start == OFF:
                fresh |= fronts[face][spent]
            fresh &= unseen[face]
            unseen[face] ^= fresh
            new[face] = fresh
        if spent < points:
            turn(new, sources, spent)
    for face in range(FACES):
        entered = WHOLE ^ unseen[face]
        found.reached |= entered
        found.going[face] = entered ^ new[face]  # those entered last have no point to spare
    return found


def turn(new: list[int], sources: list[list[int]], spent: int) -> None:
    """From where a run may go on: through the face it came by, or the next one on either side (GI-MOV-08)."""
    n, ne, se, s, sw, nw = new
    sources[0][spent] = nw | n | ne
    sources[1][spent] = n | ne | se
    sources[2][spent] = ne | se | s
    sources[3][spent] = se | s | sw
    sources[4][spent] = s | sw | nw
    sources[5][spent] = sw | nw | n


def first_fronts(field: Field, start: int, side: int, points: int) -> list[list[int]]:
    """The hexes entered by the first step of an entry, by face and points (GI-MOV-03)."""
    found = [[0] * (points + 1) for _ in range(FACES)]
    if start == OFF:
        for face in ENTRY_FACES[side]:
            found[face] = entries(field, side, points)
    return found


def hexes_of(hexes: int) -> list[int]:
    """The hexes of a set, in order."""
    found: list[int] = []
    base = 0
    for byte in hexes.to_bytes(BYTES, "little"):
        if byte:
            for bit in BITS_OF[byte]:
                found.append(PLACES[base + bit])
        base += 8
    return found
