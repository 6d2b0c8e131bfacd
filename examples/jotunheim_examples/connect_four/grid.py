"""The upright grid as bits of one whole number (C4-GRD).

A cell is one bit. Columns lie side by side, lowest row first, with one bit between them that stays
empty, so that a line of discs never seems to go on at the other edge (C4-END-02):

     5 12 19 …      the third column's third row is bit 16 of a grid of six rows
     …
     0  7 14 …
"""

from typing import final

from mypy_extensions import i64

from jotunheim_examples.connect_four.tokens import COLUMN


@final
class Grid:
    """The size of a grid, and how many in a row win. Frozen; shared by all clones."""

    def __init__(self, columns: int, rows: int, line: int) -> None:
        self.columns = columns
        self.rows = rows
        self.line: i64 = line
        self.height: i64 = rows + 1  # with the empty bit on top
        self.corner: i64 = 1  # an attribute: mypyc 2.4 shifts constants as numbers of 32 bits
        self.tokens = COLUMN.all()[:columns]  # all columns

    def cell(self, column: i64, row: i64) -> i64:
        """The bit of a cell; both are counted from 0."""
        return self.corner << (column * self.height + row)

    def landing(self, discs: i64, column: i64) -> i64:
        """The bit on which a disc comes to rest: the lowest free one of the column (C4-TRN-03).

        Adding one at the foot of a column carries through all discs that lie there.
        """
        foot = self.cell(column, 0)
        column_bits = (foot << self.height) - foot
        return (discs + foot) & column_bits

    def is_full(self, discs: i64, column: i64) -> bool:
        """Does the topmost cell of the column hold a disc (C4-TRN-04)?"""
        return discs & self.cell(column, self.height - 2) != 0

    def heads(self, discs: i64, step: i64) -> i64:
        """The bits at which a line of these discs begins that goes on in steps of so many bits."""
        left = self.line
        while left > 1:
            discs &= discs >> step
            left -= 1
        return discs

    def has_line(self, discs: i64) -> bool:
        """Are there enough in a row: upright, level, or along a diagonal (C4-END-01)?"""
        height = self.height
        return (
            self.heads(discs, height) != 0
            or self.heads(discs, 1) != 0
            or self.heads(discs, height + 1) != 0
            or self.heads(discs, height - 1) != 0
        )

    def cells_in_lines(self, discs: i64) -> i64:
        """All bits that belong to a line that wins; for showing it."""
        found: i64 = 0
        height = self.height
        for step in (height, 1, height + 1, height - 1):
            run = self.heads(discs, step)
            found |= run
            for _ in range(self.line - 1):  # one step more may lead out of 64 bits
                run <<= step
                found |= run
        return found

    def every_line(self) -> list[i64]:
        """Each set of cells that would win, as bits."""
        found: list[i64] = []
        for column in range(self.columns):
            for row in range(self.rows):
                for across, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    last_column = column + across * (self.line - 1)
                    last_row = row + up * (self.line - 1)
                    if last_column < self.columns and 0 <= last_row < self.rows:
                        found.append(self.line_from(column, row, across, up))
        return found

    def line_from(self, column: i64, row: i64, across: i64, up: i64) -> i64:
        """The cells of a line that begins here and goes on in this direction."""
        found: i64 = 0
        for i in range(self.line):
            found |= self.cell(column + i * across, row + i * up)
        return found


def count(cells: i64) -> int:
    """How many cells these are."""
    found = 0
    while cells:
        cells &= cells - 1  # takes the lowest one away
        found += 1
    return found
