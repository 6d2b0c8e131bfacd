"""What a player sees as numbers, for research: all discs, from the player's own side."""

from typing import Final

from mypy_extensions import i64

from jotunheim.kernel.encoders import BLIND, NO_CHANCE, OPEN, ZERO_SUM, Encoder, Field, mine
from jotunheim_examples.connect_four.grid import Grid
from jotunheim_examples.connect_four.state import RED, ConnectFour
from jotunheim_examples.connect_four.tokens import MOST_COLUMNS

MOST_ROWS: Final = 6
MOST_LINE: Final = 5
CELLS: Final[tuple[int, ...]] = (MOST_COLUMNS, MOST_ROWS)


def own_discs(g: ConnectFour, seat: int) -> list[float]:
    """The discs of this player."""
    return cells(g.grid, g.discs(seat))


def other_discs(g: ConnectFour, seat: int) -> list[float]:
    """The discs of the other player."""
    return cells(g.grid, g.discs(1 - seat))


def cells(grid: Grid, discs: i64) -> list[float]:
    """A 1 for each of these discs."""
    found = [0.0] * (MOST_COLUMNS * MOST_ROWS)
    for column in range(grid.columns):
        for row in range(grid.rows):
            if discs & grid.cell(column, row):
                found[column * MOST_ROWS + row] = 1.0
    return found


def outside(g: ConnectFour, seat: int) -> list[float]:
    """A 1 for each cell that this grid lacks."""
    return [
        float(column >= g.grid.columns or row >= g.grid.rows)
        for column in range(MOST_COLUMNS)
        for row in range(MOST_ROWS)
    ]


def line(g: ConnectFour, seat: int) -> list[float]:
    """How long a line wins."""
    return [g.grid.line / MOST_LINE]


def red(g: ConnectFour, seat: int) -> list[float]:
    """Whether this player began."""
    return [float(seat == RED)]


def asked(g: ConnectFour, seat: int) -> list[float]:
    """Whether this player is to move."""
    return [float(mine(g, seat) is not None)]


def recall(g: ConnectFour) -> int:
    """The most discs of a game."""
    return g.grid.columns * g.grid.rows


ENCODER: Final = Encoder(
    [ZERO_SUM, OPEN, NO_CHANCE, BLIND],
    [],
    [
        Field(
            "mine",
            CELLS,
            "1 where a disc of this player lies; columns from the left, rows from below",
            own_discs,
        ),
        Field("theirs", CELLS, "1 where a disc of the other player lies", other_discs),
        Field("outside", CELLS, "1 where a grid smaller than the largest has no cell", outside),
        Field("line", (1,), "discs in a row that win, / 5", line),
        Field("red", (1,), "1 if this player is Red and began", red),
        Field("asked", (1,), "1 if this player is to move", asked),
    ],
    recall,
)
