"""Line of sight, exact in whole numbers (GI-LOS).

What lies between two hexes depends on their offset alone (`grid.Lines`). What a line sees depends on
the field and is kept there, once per pair of hexes.
"""

from typing import Final

from jotunheim.games.giant.book.tables import BUILT, WALL, WOODED
from jotunheim.games.giant.field import Field, on_top_edge
from jotunheim.games.giant.grid import ENTRY, HEX_Q, HEX_R, HEXES, OFF, Lines, hex_of_axial

MOST_FORESTS: Final = 4  # GI-LOS-07
MOST_RUINS: Final = 2  # GI-LOS-08
# A sight is one number: 1 + 3 * forests + ruins if open, else why it is blocked.
CRATER_BLOCKS: Final = 20
HILL_BLOCKS: Final = 21
SPIRE_BLOCKS: Final = 22
FORESTS_BLOCK: Final = 23
RUINS_BLOCK: Final = 24


def is_above(field: Field, a: int, b: int, cell: int) -> bool:
    """Whether the ground in a hex between hides a and b from each other (GI-LOS-11, GI-LOS-12)."""
    h = field.levels[cell]
    one = field.levels[a]
    other = field.levels[b]
    if h > max(one, other):
        return True
    if h < 1 or h <= min(one, other):
        return False
    vq = HEX_Q[b] - HEX_Q[a]
    vr = HEX_R[b] - HEX_R[a]
    wq = HEX_Q[cell] - HEX_Q[a]
    wr = HEX_R[cell] - HEX_R[a]
    whole = 2 * (vq * vq + vr * vr + vq * vr)
    part = 2 * vq * wq + 2 * vr * wr + vq * wr + vr * wq
    return h * whole > one * whole + (other - one) * part


def rank(field: Field, a: int, b: int, cell: int) -> int:
    """How much one hex between obstructs: open, forest, ruins, or a wall (GI-LOS-07, 08, 14, 16, 17)."""
    cover = field.covers[cell]
    if cover != WALL and is_above(field, a, b, cell):
        return WALL
    return cover  # trees and houses count whatever the levels (GI-LOS-18)


def is_cratered(field: Field, inside: int, other: int) -> bool:
    """Whether a crater hides who stands in it from the other (GI-LOS-13, GI-LOS-15)."""
    crater = field.craters[inside]
    return crater >= 0 and field.craters[other] != crater and not on_top_edge(field, other, crater)


def entry_rank(field: Field, a: int, b: int, one: int, other: int) -> int:
    """An entry of the between list: one hex, or the lesser of a pair (GI-LOS-05, GI-LOS-20)."""
    if one == OFF:
        return rank(field, a, b, other)
    first = rank(field, a, b, one)
    if other == OFF:
        return first
    second = rank(field, a, b, other)
    return max(first, second) if field.strict else min(first, second)


def crossings(field: Field, lines: Lines, a: int, b: int) -> list[tuple[int, int]]:
    """The hexes between two others from a on, each with its rank; of a pair the one that counts (GI-LOS-05)."""
    found: list[tuple[int, int]] = []
    aq = HEX_Q[a]
    ar = HEX_R[a]
    between = lines.between(HEX_Q[b] - aq, HEX_R[b] - ar)
    for i in range(0, len(between), ENTRY):
        cell = hex_of_axial(aq + between[i], ar + between[i + 1])
        pair = between[i + 2] != 0 or between[i + 3] != 0
        mate = hex_of_axial(aq + between[i + 2], ar + between[i + 3]) if pair else OFF
        what = entry_rank(field, a, b, cell, mate)
        counts = cell != OFF and (mate == OFF or rank(field, a, b, cell) == what)
        found.append((cell if counts else mate, what))
    return found


def judge(field: Field, lines: Lines, a: int, b: int) -> tuple[int, int]:
    """The sight from a to b along the line between their centres, and the hex that blocks it (GI-LOS-01).

    The two hexes themselves never count (GI-LOS-10, GI-LOS-19); forest and ruins are counted apart
    (GI-LOS-09).
    """
    if field.craters[a] >= 0 or field.craters[b] >= 0:
        for inside, other in ((a, b), (b, a)):
            if is_cratered(field, inside, other):
                return CRATER_BLOCKS, inside
    forests = 0
    ruins = 0
    for cell, what in crossings(field, lines, a, b):
        if what == WALL:
            return SPIRE_BLOCKS if field.covers[cell] == WALL else HILL_BLOCKS, cell
        forests += 1 if what == WOODED else 0
        ruins += 1 if what == BUILT else 0
        if forests > MOST_FORESTS or ruins > MOST_RUINS:
            return FORESTS_BLOCK if what == WOODED else RUINS_BLOCK, cell
    return 1 + 3 * forests + ruins, OFF


def sight(field: Field, lines: Lines, a: int, b: int) -> int:
    """The sight between two hexes, the same both ways (GI-LOS-02); worked out once a field."""
    if a > b:
        a, b = b, a
    row = field.sights[a]
    if not row:
        row = bytearray(HEXES)
        field.sights[a] = row
    found = row[b]
    if found == 0:
        found = judge(field, lines, a, b)[0]
        row[b] = found
    return found


def is_visible(code: int) -> bool:
    """Whether a sight is open."""
    return code < CRATER_BLOCKS


def forests_in(code: int) -> int:
    """Forest entries between, of an open sight (GI-GUN-07)."""
    return (code - 1) // 3


def ruins_in(code: int) -> int:
    """Ruins entries between, of an open sight (GI-GUN-08)."""
    return (code - 1) % 3


def blocking_hex(field: Field, lines: Lines, a: int, b: int) -> int:
    """The hex that blocks the sight, for those who ask why; OFF if it is open."""
    return judge(field, lines, min(a, b), max(a, b))[1]
