"""The door: Valda as tables, bots and tools see it."""

from typing import final

from jotunheim.games.valda.book import read_book
from jotunheim.games.valda.book.tables import Book
from jotunheim.games.valda.bot import evaluate_all, weigh
from jotunheim.games.valda.bot.habits import habit
from jotunheim.games.valda.rules.ending import outcome
from jotunheim.games.valda.settings import declared
from jotunheim.games.valda.setup import start
from jotunheim.games.valda.situation import read_situation
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import FEWEST, MOST
from jotunheim.games.valda.view.cards import card_zones
from jotunheim.games.valda.view.catalogue import catalogue
from jotunheim.games.valda.view.ending import gains, headline, moments
from jotunheim.games.valda.view.halls import hall_sheets, stock
from jotunheim.games.valda.view.map import board
from jotunheim.games.valda.view.offers import route_with_signs, with_signs
from jotunheim.games.valda.view.seats import (
    dice,
    phase_title,
    phase_titles,
    seats,
    subtitle,
    with_points,
)
from jotunheim.games.valda.view.stage import stage_sheets, stage_zones
from jotunheim.games.valda.words.events import FIGHTING, KINDS_OF_EVENTS, OPENING, RESULTS
from jotunheim.games.valda.words.labels import choice, route
from jotunheim.games.valda.words.names import seat_name
from jotunheim.kernel import Chance, Decision, Event, Game, Outcome, Settings
from jotunheim.scene import Catalogue, Choice, Gain, Moment, Prompt, Route, Scene
from jotunheim.texts import N_, capital


@final
class ValdaGame(Game[Valda]):
    """Vikings race for followers, with temples for gods and giants (VA-GEN-01)."""

    def __init__(self, book: Book) -> None:
        super().__init__("valda", N_("Valda"), book.words)
        self.book = book
        self.summary = N_("gods and giants: temples for their powers, raids for followers")
        self.content_version = book.version
        self.package = "jotunheim.games.valda"
        self.fewest = FEWEST
        self.most = MOST
        self.names_targets = True
        self.settings = declared()
        self.declare(KINDS_OF_EVENTS)
        self.declare_fights(OPENING, FIGHTING, RESULTS)
        # Decisions: about one turn, with the attacks of the others.
        self.horizon = 20

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Valda:
        return start(self.book, settings, seats, chance)

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> Valda:
        return read_situation(self.book, text, settings, seats, chance)

    def outcome(self, g: Valda) -> Outcome:
        return outcome(g)

    def headline(self, g: Valda, outcome: Outcome) -> str:
        return headline(g, outcome)

    def gains(self, g: Valda) -> list[Gain]:
        return gains(g)

    def moments(self, g: Valda) -> list[Moment]:
        return moments(g)

    def evaluate(self, g: Valda, seat: int) -> float:
        return evaluate_all(g)[seat]

    def evaluate_all(self, g: Valda) -> list[float]:
        return evaluate_all(g)

    def weigh(self, g: Valda, options: list[int]) -> list[float]:
        return weigh(g, options)

    def habit(self, g: Valda, asked: Decision[Valda]) -> str:
        return habit(g, asked)

    def with_content(self, folder: str) -> "ValdaGame":
        return ValdaGame(read_book(folder))

    def content(self) -> list[tuple[str, str, str]]:
        return self.book.sources

    def choice(self, g: Valda, decision: Decision[Valda], token: int) -> Choice:
        return with_signs(g, decision, token, choice(g, decision, token))

    def route(self, g: Valda, decision: Decision[Valda], tokens: list[int]) -> Route:
        return route_with_signs(g, decision, tokens, route(g, decision, tokens))

    def turn_of(self, g: Valda) -> int:
        return g.active if g.round > 0 else -1

    def seat_name(self, g: Valda, seat: int) -> str:
        return seat_name(g, seat)

    def prompt(self, g: Valda, seat: int) -> Prompt | None:
        return with_points(g, super().prompt(g, seat))

    def catalogue(self, g: Valda) -> Catalogue:
        return catalogue(g)

    def view(self, g: Valda, seat: int) -> Scene:
        return self.scene(
            g,
            seat,
            seats(g, seat),
            boards=(board(g, seat),),
            zones=stage_zones(g) + card_zones(g, seat),
            dice=dice(g, seat),
            counters=stock(g, seat),
            sheets=stage_sheets(g) + hall_sheets(g, seat),
            subtitle=subtitle(g),
            phases=phase_titles(),
            phase=phase_title(g),
        )

    def sentence(self, g: Valda, event: Event, seat: int) -> str:
        return capital(super().sentence(g, event, seat))


GAME = ValdaGame(read_book())
