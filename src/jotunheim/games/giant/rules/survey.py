"""All hexes that a walk or run gets to, as sets of hexes in one number each (GI-MOV-05..13).

A set has one bit for each hex, at column * 52 + axial row + 19, so that a step through a face is a
shift of the whole set by the same distance everywhere. This finds the ends of a move some times as
fast as going from hex to hex; how long the ways are is left to `reach`.
"""

from typing import Final, final

from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import FACES, HEX_Q, HEX_R, HEXES, OFF, WEST, home_hexes

STRIDE: Final = 52
LIFT: Final = 19  # axial rows begin at -18
SHIFTS: Final[list[int]] = [-1, STRIDE - 1, STRIDE, 1, 1 - STRIDE, -STRIDE]  # by face
BIT: Final[list[int]] = [1 << (HEX_Q[hex] * STRIDE + HEX_R[hex] + LIFT) for hex in range(HEXES)]
BYTES: Final = 248  # of the greatest set
HEX_AT: Final[dict[int, int]] = {BIT[hex].bit_length() - 1: hex for hex in range(HEXES)}
# The hexes of each bit of each byte; OFF where no hex lies.
PLACES: Final[list[int]] = [HEX_AT.get(at, OFF) for at in range(BYTES * 8)]
BITS_OF: Final[list[list[int]]] = [[b for b in range(8) if n >> b & 1] for n in range(256)]
FREE: Final = 6


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
        dearest = max(field.prices)
        found = [[0] * (dearest + 1) for _ in range(FACES)]
        for at, price in enumerate(field.prices):
            if price > 0:
                found[at % FACES][price] |= BIT[at // FACES]
        field.leaving = found
    return field.leaving


def entries(field: Field, side: int, points: int) -> list[int]:
    """By points spent: the home hexes entered with them (GI-MOV-03)."""
    found = [0] * (points + 1)
    for hex in home_hexes(side):
        price = field.entry_prices[hex]
        if 0 < price <= points:
            found[price] |= BIT[hex]
    return found


def shifted(hexes: int, face: int) -> int:
    """The neighbours of a set through one face."""
    by = SHIFTS[face]
    return hexes << by if by > 0 else hexes >> -by


def stepping(sources: list[int], spent: int, prices: list[int]) -> int:
    """The hexes left by a step after which so many points are spent."""
    found = 0
    for price in range(1, min(spent, len(prices) - 1) + 1):
        found |= sources[spent - price] & prices[price]
    return found


def survey_walk(field: Field, start: int, side: int, points: int) -> Survey:
    """A walk turns freely, so only the hex and the points count (GI-MOV-09)."""
    found = Survey()
    prices = leaving(field)
    fronts = entries(field, side, points) if start == OFF else [BIT[start]] + [0] * points
    seen = 0
    if start == OFF:
        for front in fronts:
            seen |= front
    for spent in range(1, points + 1):
        new = 0
        for face in range(FACES):
            left = stepping(fronts, spent, prices[face])
            if left:
                new |= shifted(left, face)
        fronts[spent] |= new & ~seen
        seen |= new
    found.reached = seen
    for spent in range(points):
        found.going[FREE] |= fronts[spent]
    return found


def survey_run(field: Field, start: int, side: int, points: int) -> Survey:
    """A run turns by one face at most, so the last face counts too (GI-MOV-08, GI-MOV-10)."""
    found = Survey()
    prices = leaving(field)
    # By face: the hexes that may be left through it after so many points.
    sources = [[0] * (points + 1) for _ in range(FACES)]
    fronts = first_fronts(field, start, side, points)
    if start != OFF:
        for face in range(FACES):
            sources[face][0] = BIT[start]
        found.going[FREE] = BIT[start]
    for spent in range(points + 1):
        new = [0] * FACES
        for face in range(FACES):
            left = stepping(sources[face], spent, prices[face])
            if left:
                new[face] = shifted(left, face) & ~found.going[face]
            if start == OFF:
                new[face] |= fronts[face][spent]
        for face in range(FACES):
            fresh = new[face]
            found.reached |= fresh
            if spent < points:
                found.going[face] |= fresh
                around = fresh | new[(face + 1) % FACES] | new[(face + 5) % FACES]
                sources[face][spent] |= around
    return found


def first_fronts(field: Field, start: int, side: int, points: int) -> list[list[int]]:
    """The hexes entered by the first step of an entry, by face and points (GI-MOV-03)."""
    found = [[0] * (points + 1) for _ in range(FACES)]
    if start == OFF:
        for face in (1, 2) if side == WEST else (4, 5):
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
