"""The order of play: discs fall, one a turn, until a line or a full grid ends it (C4-TRN, C4-END)."""

from typing import ClassVar, Final, final

from jotunheim.kernel import Decision
from jotunheim.texts import N_, _
from jotunheim_examples.connect_four.state import RED, YELLOW, ConnectFour
from jotunheim_examples.connect_four.tokens import COLUMN
from jotunheim_examples.connect_four.words import DROP, FULL, LINE


@final
class Drop(Decision[ConnectFour]):
    """A player drops a disc into a column; there is no passing (C4-TRN-01)."""

    asks: ClassVar[str] = N_("Which column do you drop a disc into?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a column")
    clauses: ClassVar[tuple[str, ...]] = ("C4-TRN-03", "C4-TRN-04", "C4-END-01")

    def options(self, g: ConnectFour) -> list[int]:
        return g.open_columns

    def choose(self, g: ConnectFour, token: int) -> None:
        drop(g, self.seat, token)
        if g.grid.has_line(g.discs(self.seat)):
            win(g, self.seat)
        elif g.open_columns:
            g.then(TURNS[1 - self.seat])
        else:
            draw(g)

    def expected(self, g: ConnectFour) -> list[int]:
        return g.grid.tokens

    def why_not(self, g: ConnectFour, token: int) -> str:
        column = COLUMN.of(token)
        if 0 <= column < g.grid.columns:
            return _("column {n} is full (C4-TRN-04)").format(n=column + 1)
        return _("the grid has columns 1 to {last} (C4-GRD-01)").format(last=g.grid.columns)


# Steps are frozen, so one question for each seat does for all games.
TURNS: Final = [Drop(RED), Drop(YELLOW)]


def drop(g: ConnectFour, seat: int, token: int) -> None:
    """Let a disc fall (C4-TRN-03), and close the column if that fills it (C4-TRN-04)."""
    grid = g.grid
    column = COLUMN.of(token)
    g.put(seat, grid.landing(g.red | g.yellow, column))
    if grid.is_full(g.red | g.yellow, column):
        g.open_columns = [other for other in g.open_columns if other != token]
    g.tell(DROP, (seat, column))


def win(g: ConnectFour, seat: int) -> None:
    """The seat has enough in a row, and the game is over at once (C4-END-01)."""
    g.winner = seat
    g.tell(LINE, (seat, g.grid.line))
    g.finish()


def draw(g: ConnectFour) -> None:
    """The grid is full, and nobody has enough in a row (C4-END-03)."""
    g.tell(FULL, ())
    g.finish()
