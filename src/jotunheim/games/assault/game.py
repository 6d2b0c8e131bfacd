"""The door: Assault of the Giants as tables, bots and tools see it."""

from typing import final

from jotunheim.games.assault.book import Book
from jotunheim.games.assault.content import read_book
from jotunheim.games.assault.rules.outcome import outcome
from jotunheim.games.assault.situation import read_situation
from jotunheim.games.assault.start import start
from jotunheim.games.assault.state import Assault
from jotunheim.kernel import Chance, Game, Outcome, Settings, flag


@final
class AssaultGame(Game[Assault]):
    """Three to six races at war on one map (AG-GEN-01)."""

    def __init__(self, book: Book) -> None:
        super().__init__("assault", "Assault of the Giants", book.words)
        self.book = book
        self.summary = (
            "Three to six races of giants at war over the north, for the top of the ordning."
        )
        self.content_version = book.version
        self.fewest = 3
        self.most = 6
        self.package = "jotunheim.games.assault"
        self.settings = [
            flag("open_points", False, "everybody sees all Ordning Points (AG-INF-04)")
        ]

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Assault:
        g = start(self.book, seats, chance)
        g.open_points = 1 if settings.is_on("open_points") else 0
        return g

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> Assault:
        g = read_situation(self.book, text, seats, chance)
        g.open_points = 1 if settings.is_on("open_points") else 0
        return g

    def outcome(self, g: Assault) -> Outcome:
        return outcome(g)

    def with_content(self, folder: str) -> "AssaultGame":
        return AssaultGame(read_book(folder))

    def content(self) -> list[tuple[str, str, str]]:
        return self.book.sources


GAME = AssaultGame(read_book())
