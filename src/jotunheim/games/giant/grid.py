"""The hex grid: 38 columns of 31 flat-topped hexes, as whole numbers (GI-HEX).

A hex is one number, `column * ROWS + row`, so that lists can be indexed by it; -1 is off the map.
The geometry is the kernel's; the tables stand here as constants, since hot rules read them.
"""

from typing import Final, final

from jotunheim.kernel.hexes import HexGrid

COLUMNS: Final = 38  # GI-HEX-01
ROWS: Final = 31
HEXES: Final = COLUMNS * ROWS
OFF: Final = -1
FACES: Final = 6  # clockwise: N, NE, SE, S, SW, NW (GI-HEX-04)
WEST: Final = 0  # the two map sides, GI-HEX-07
EAST: Final = 1
SIDE_NAMES: Final[tuple[str, ...]] = ("west", "east")
# The faces through which a side's giants come in: NE and SE, or SW and NW (GI-MOV-03).
ENTRY_FACES: Final[list[list[int]]] = [[1, 2], [4, 5]]

GRID: Final = HexGrid(COLUMNS, ROWS)  # odd columns lie half a hex lower (GI-HEX-02)
HEX_Q: Final[list[int]] = GRID.q  # axial coordinates (GI-HEX-03)
HEX_R: Final[list[int]] = GRID.r
# The neighbour of hex h through face e is NEIGHBOUR[h * 6 + e] (GI-HEX-04, GI-HEX-05).
NEIGHBOUR: Final[list[int]] = GRID.neighbours
LABELS: Final[list[str]] = [GRID.label(cell) for cell in range(HEXES)]
LABELLED: Final[dict[str, int]] = {text: cell for cell, text in enumerate(LABELS)}
AROUND: Final[list[list[int]]] = [
    [y for y in NEIGHBOUR[at : at + FACES] if y != OFF] for at in range(0, HEXES * FACES, FACES)
]


def hex_at(column: int, row: int) -> int:
    """The hex with these 0-based coordinates, or OFF (GI-HEX-02, GI-HEX-05)."""
    return GRID.hex(column, row)


def hex_of_axial(q: int, r: int) -> int:
    """Back from axial coordinates, or OFF (GI-HEX-03)."""
    row = r + ((q - (q & 1)) >> 1)
    if 0 <= q < COLUMNS and 0 <= row < ROWS:
        return q * ROWS + row
    return OFF


def column_of(cell: int) -> int:
    """The 0-based column, counted from the west."""
    return cell // ROWS


def row_of(cell: int) -> int:
    """The 0-based row, counted from the north."""
    return cell % ROWS


def distance(one: int, other: int) -> int:
    """Hexes away, whatever lies between (GI-HEX-06)."""
    dq = HEX_Q[one] - HEX_Q[other]
    dr = HEX_R[one] - HEX_R[other]
    # The greatest of |dq|, |dr| and |dq + dr|; a call of abs would be slow when compiled.
    if (dq < 0) == (dr < 0):
        return dq + dr if dq >= 0 else -dq - dr
    return max(dq, -dr) if dq > dr else max(-dq, dr)


def are_adjacent(one: int, other: int) -> bool:
    """Whether the two hexes share a face."""
    return distance(one, other) == 1


def neighbours(cell: int) -> list[int]:
    """The hexes on the map that share a face with this one, clockwise from the north; not to change."""
    return AROUND[cell]


def half_turn(cell: int) -> int:
    """The image under the half turn, the board's only usable symmetry (GI-HEX-08)."""
    return HEXES - 1 - cell


def home_column(side: int) -> int:
    """The column where a map side's giants come in (GI-HEX-07)."""
    return 0 if side == WEST else COLUMNS - 1


def home_hexes(side: int) -> list[int]:
    """The 31 hexes of a side's own edge, from north to south (GI-HEX-07)."""
    first = home_column(side) * ROWS
    return list(range(first, first + ROWS))


def is_edge(cell: int) -> bool:
    """Whether the hex lies on the rim of the map (GI-HEX-09)."""
    return steps_off(cell) == 1


def steps_off(cell: int) -> int:
    """The fewest steps that lead off the map, whatever lies between."""
    column = cell // ROWS
    row = cell % ROWS
    return min(column + 1, COLUMNS - column, row + 1, ROWS - row)


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
    return (
        face in ENTRY_FACES[1 - own_side]
    )  # out over one's own edge is into the map over the other


def label(cell: int) -> str:
    """The printed label CCRR, both parts counted from 1 (GI-HEX-02)."""
    return LABELS[cell] if cell >= 0 else GRID.label(cell)


def hex_of_label(text: str) -> int:
    """The hex with this printed label, or OFF."""
    return GRID.read(text)


def rotate(q: int, r: int, turns: int) -> tuple[int, int]:
    """An axial offset turned by so many faces, clockwise."""
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


# What lies between two hexes ---------------------------------------------------------------------

ENTRY: Final = 4  # numbers per entry of a between list: q, r and, of a pair, q, r of the other
WIDE: Final = HexGrid(80, 100)  # room for every offset of the map
MIDDLE: Final = WIDE.hex(40, 50)


@final
class Lines:
    """The between lists by offset, each traced when it is first needed."""

    def __init__(self) -> None:
        self.lists: dict[int, list[int]] = {}

    def between(self, dq: int, dr: int) -> list[int]:
        """The entries that lie between a hex and the one at this axial offset (GI-LOS-03)."""
        key = (dq + 64) * 256 + dr + 128
        found = self.lists.get(key)
        if found is None:
            found = between(dq, dr)
            self.lists[key] = found
        return found


def between(dq: int, dr: int) -> list[int]:
    """The between list of an offset, from near to far, edge hexes in pairs (GI-LOS-03..06)."""
    if dq == 0 and dr == 0:
        return []  # nothing lies between a hex and itself
    q = WIDE.q[MIDDLE]
    r = WIDE.r[MIDDLE]
    found: list[int] = []
    for one, other in WIDE.between(MIDDLE, WIDE.at(q + dq, r + dr)):
        found += [WIDE.q[one] - q, WIDE.r[one] - r]
        if other == OFF:
            found += [0, 0]
        else:
            found += [WIDE.q[other] - q, WIDE.r[other] - r]
    return found
