"""A table of Connect Four for tests: grids drawn as text, discs dropped into columns 1, 2, 3, …"""

from jotunheim_examples.connect_four import GAME
from jotunheim_examples.connect_four.situation import draw
from jotunheim_examples.connect_four.state import ConnectFour
from jotunheim_examples.connect_four.words import NAMES

from jotunheim import testing


class Table(testing.Table[ConnectFour]):
    """A game in progress; a column is played by its number."""

    def __init__(self, drawing: str = "", **settings: str) -> None:
        super().__init__(GAME, drawing, settings=settings)

    @property
    def open_columns(self) -> str:
        return " ".join([testing.short(name) for name in self.options])

    @property
    def turn(self) -> str:
        return "" if self.over else NAMES[self.seat]

    @property
    def rows(self) -> list[str]:
        """The rows that are not empty, top row first, without blanks."""
        lines = [line.replace(" ", "") for line in self.drawing.splitlines()]
        return [line for line in lines if set(line) <= set(".RY") and set(line) != {"."}]

    @property
    def drawing(self) -> str:
        return draw(self.g)

    @property
    def winners(self) -> list[str]:
        return [NAMES[seat] for seat in self.outcome().winners()]
