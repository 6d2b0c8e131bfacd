"""The game as everybody else knows it: its settings, its start and its end; all else is asked for in its rooms."""

from typing import Final, final

from jotunheim.kernel import Chance, Decision, Game, Outcome, Settings, competitive, number
from jotunheim.scene import Choice, Scene
from jotunheim.texts import N_, _
from jotunheim_examples.connect_four import bot, situation, view, words
from jotunheim_examples.connect_four.grid import Grid
from jotunheim_examples.connect_four.state import NOBODY, RED, YELLOW, ConnectFour
from jotunheim_examples.connect_four.tokens import COLUMN, MOST_COLUMNS, WORDS
from jotunheim_examples.connect_four.turn import TURNS

SETTINGS: Final = [
    number("columns", 7, 4, MOST_COLUMNS, N_("columns of the grid")),
    number("rows", 6, 4, 6, N_("rows of the grid")),
    number("line", 4, 3, 5, N_("discs in a row that win")),
]


@final
class ConnectFourGame(Game[ConnectFour]):
    """The door to Connect Four."""

    def __init__(self) -> None:
        super().__init__("connect-four", N_("Connect Four"), WORDS)
        self.summary = N_("drop discs into an upright grid; four in a row win")
        self.settings = SETTINGS
        self.has_points = False
        self.declare(words.EVENTS)
        self.package = "jotunheim_examples.connect_four"

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> ConnectFour:
        g = ConnectFour(grid_of(settings), chance)  # an empty grid (C4-GRD-02)
        g.then(TURNS[RED])  # C4-TRN-02
        return g

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> ConnectFour:
        return situation.read(text, ConnectFour(grid_of(settings), chance))

    def outcome(self, g: ConnectFour) -> Outcome:
        if g.winner == NOBODY:
            return competitive([0, 0], [], _("the grid is full"))
        points = [1 if g.winner == seat else 0 for seat in (RED, YELLOW)]
        reason = _("{count} in a row").format(count=words.count(g, g.grid.line))
        return competitive(points, [], reason)

    def view(self, g: ConnectFour, seat: int) -> Scene:
        return view.scene(self, g, seat)

    def seat_name(self, g: ConnectFour, seat: int) -> str:
        return words.player(g, seat)

    def choice(self, g: ConnectFour, decision: Decision[ConnectFour], token: int) -> Choice:
        column = COLUMN.of(token)
        return Choice(
            token=WORDS.names[token],
            label=_("Column {n}").format(n=words.column_name(g, column)),
            target=view.landing_key(g, column),
        )

    def evaluate(self, g: ConnectFour, seat: int) -> float:
        return bot.worth(g, seat)

    def weigh(self, g: ConnectFour, options: list[int]) -> list[float]:
        return [bot.promise(g, token) for token in options]


def grid_of(settings: Settings) -> Grid:
    """The grid that was agreed on (C4-GRD-01)."""
    return Grid(settings.number("columns"), settings.number("rows"), settings.number("line"))


GAME: Final = ConnectFourGame()
