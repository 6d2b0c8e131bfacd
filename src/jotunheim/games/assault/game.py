"""The door: Assault of the Giants as tables, bots and tools see it."""

from jotunheim.games.assault.book import Book
from jotunheim.games.assault.content import read_book
from jotunheim.games.assault.start import start
from jotunheim.games.assault.state import Assault
from jotunheim.kernel import Chance, Game, Settings


class AssaultGame(Game[Assault]):
    """Three to six races at war on one map (AG-GEN-01)."""

    def __init__(self, book: Book) -> None:
        super().__init__("assault", "Assault of the Giants", book.words)
        self.book = book
        self.fewest = 3
        self.most = 6

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Assault:
        return start(self.book, seats, chance)


GAME = AssaultGame(read_book())
