"""Rules of thumb, for bots: how well a seat stands, and how good a column looks."""

from typing import Final

from mypy_extensions import i64

from jotunheim_examples.connect_four.grid import Grid, count
from jotunheim_examples.connect_four.state import NOBODY, ConnectFour
from jotunheim_examples.connect_four.tokens import COLUMN

WINS: Final = 1000.0
BLOCKS: Final = 100.0
HELPS: Final = -50.0


def worth(g: ConnectFour, seat: int) -> float:
    """In [-1, 1]: lines that can still be made count the more, the more of their discs lie there."""
    if g.winner != NOBODY:
        return 1.0 if g.winner == seat else -1.0
    mine = chances(g.grid, g.discs(seat), g.discs(1 - seat))
    theirs = chances(g.grid, g.discs(1 - seat), g.discs(seat))
    return (mine - theirs) / (mine + theirs + 10)


def chances(grid: Grid, own: i64, other: i64) -> int:
    """The lines without a disc of the other side, each worth the square of its own discs."""
    found = 0
    for line in grid.every_line():
        if line & other == 0:
            found += count(line & own) ** 2
    return found


def promise(g: ConnectFour, token: int) -> float:
    """How good a column looks to the asked seat: win, else block, else do not help, else the middle."""
    grid = g.grid
    seat = 0 if g.asked is None else g.asked.seat
    column = COLUMN.of(token)
    both = g.red | g.yellow
    cell = grid.landing(both, column)
    above = grid.landing(both | cell, column)
    if grid.has_line(g.discs(seat) | cell):
        return WINS
    if grid.has_line(g.discs(1 - seat) | cell):
        return BLOCKS
    middle = -abs(2.0 * column - grid.columns + 1)
    helps = not grid.is_full(both | cell, column) and grid.has_line(g.discs(1 - seat) | above)
    return middle + HELPS if helps else middle
