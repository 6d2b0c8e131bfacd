"""Caravan as tables, bots and tools see it."""

from typing import Final, final

from caravan import bot, situation, view
from caravan.book import Book
from caravan.setup import new_table
from caravan.state import Caravan
from caravan.tokens import CARAVANS, MOST_SEATS, WORDS
from caravan.turn import ROUND
from caravan.words.events import EVENTS
from caravan.words.labels import LABELS, route
from caravan.words.names import band
from jotunheim.kernel import Chance, Decision, Game, Outcome, Settings, competitive, number
from jotunheim.scene import Choice, Route, Scene
from jotunheim.texts import N_, _


@final
class CaravanGame(Game[Caravan]):
    """The door to Caravan."""

    def __init__(self, book: Book) -> None:
        super().__init__("caravan", N_("Caravan"), WORDS)
        self.summary = N_("bands of robbers choose in secret who raids the next caravan")
        self.book = book
        self.content_version = book.version
        self.fewest = 2
        self.most = MOST_SEATS
        self.settings = [
            number("caravans", 5, 1, len(CARAVANS), N_("caravans that come along the road"))
        ]
        self.package = "caravan"
        self.horizon = 12  # more than a round, so that search sees what a raid brings
        self.declare(EVENTS)

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Caravan:
        g = new_table(self.book, settings, seats, chance)
        g.then(ROUND)
        return g

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> Caravan:
        return situation.read(text, new_table(self.book, settings, seats, chance))

    def with_content(self, folder: str) -> "CaravanGame":
        return CaravanGame(Book(folder))

    def content(self) -> list[tuple[str, str, str]]:
        return self.book.sources

    def outcome(self, g: Caravan) -> Outcome:
        cards = [len(g.hand(seat)) for seat in range(g.seats)]
        return competitive(g.gold, [cards], _("most gold (CV-END-01)"))

    def view(self, g: Caravan, seat: int) -> Scene:
        return view.scene(self, g, seat)

    def seat_name(self, g: Caravan, seat: int) -> str:
        return band(g, seat)

    def choice(self, g: Caravan, decision: Decision[Caravan], token: int) -> Choice:
        return LABELS.of(g, decision, token)

    def route(self, g: Caravan, decision: Decision[Caravan], tokens: list[int]) -> Route:
        return route(g, tokens)

    def evaluate(self, g: Caravan, seat: int) -> float:
        return bot.worth(g, seat)

    def weigh(self, g: Caravan, options: list[int]) -> list[float]:
        return bot.weigh(g, options)


GAME: Final = CaravanGame(Book())
