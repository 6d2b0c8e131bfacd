"""Grids drawn as text, and what happens to them when discs are dropped."""

from jotunheim_examples.connect_four import GAME
from jotunheim_examples.connect_four.situation import draw
from jotunheim_examples.connect_four.state import NAMES, ConnectFour

from jotunheim.kernel import Chance


class Game:
    """A game in progress, spoken of in columns 1, 2, 3, …"""

    def __init__(self, g: ConnectFour) -> None:
        g.journal = []
        self.g = g

    def drop(self, columns: str) -> "Game":
        """Drop discs into these columns, one turn after the other."""
        for column in columns.split():
            self.g.play(GAME.words.token(f"column:{column}"))
        return self

    @property
    def open_columns(self) -> str:
        names = [GAME.words.names[token] for token in self.g.options]
        return " ".join(name.removeprefix("column:") for name in names)

    @property
    def turn(self) -> str:
        return "" if self.g.asked is None else NAMES[self.g.asked.seat]

    @property
    def rows(self) -> list[str]:
        """The rows that are not empty, top row first, without blanks."""
        lines = [line.replace(" ", "") for line in draw(self.g).splitlines()]
        return [line for line in lines if set(line) <= set(".RY") and set(line) != {"."}]

    @property
    def winners(self) -> list[str]:
        assert self.g.over
        return [NAMES[seat] for seat in GAME.outcome(self.g).winners()]

    def why_not(self, column: int) -> str:
        return self.g.why_not(GAME.words.token(f"column:{column}"))


def a_game(**options: str) -> Game:
    """A new game."""
    return Game(GAME.start(options, 2, Chance(1)))


def a_grid(drawing: str, **options: str) -> Game:
    """A game that has come as far as the drawing shows."""
    return Game(GAME.open_situation(drawing, options, 2, Chance(1)))
