"""What a player sees as numbers, for research: all discs, from the player's own side."""

from typing import Final

from mypy_extensions import i64

from jotunheim_examples.connect_four.grid import Grid
from jotunheim_examples.connect_four.state import RED, ConnectFour
from jotunheim_examples.connect_four.tokens import MOST_COLUMNS

MOST_ROWS: Final = 6
MOST_LINE: Final = 5
CELLS: Final[tuple[int, ...]] = (MOST_COLUMNS, MOST_ROWS)
TRAITS: Final[tuple[str, ...]] = ("zero-sum", "open", "no luck")


def fields(seats: int) -> list[tuple[str, tuple[int, ...], str]]:
    """Name, shape and meaning of each field."""
    return [
        (
            "mine",
            CELLS,
            "1 where a disc of this player lies; columns from the left, rows from below",
        ),
        ("theirs", CELLS, "1 where a disc of the other player lies"),
        ("outside", CELLS, "1 where a grid smaller than the largest has no cell"),
        ("line", (1,), "discs in a row that win, / 5"),
        ("red", (1,), "1 if this player is Red and began"),
        ("asked", (1,), "1 if this player is to move"),
    ]


def encode(g: ConnectFour, seat: int) -> list[float]:
    """The numbers of all fields, for this seat."""
    found = cells(g.grid, g.discs(seat)) + cells(g.grid, g.discs(1 - seat)) + outside(g.grid)
    asked = g.asked is not None and g.asked.seat == seat
    return [*found, g.grid.line / MOST_LINE, float(seat == RED), float(asked)]


def cells(grid: Grid, discs: i64) -> list[float]:
    """A 1 for each of these discs."""
    found = [0.0] * (MOST_COLUMNS * MOST_ROWS)
    for column in range(grid.columns):
        for row in range(grid.rows):
            if discs & grid.cell(column, row):
                found[column * MOST_ROWS + row] = 1.0
    return found


def outside(grid: Grid) -> list[float]:
    """A 1 for each cell that this grid lacks."""
    return [
        float(column >= grid.columns or row >= grid.rows)
        for column in range(MOST_COLUMNS)
        for row in range(MOST_ROWS)
    ]
