"""The door: The Dwarves as tables, bots and tools see them."""

from typing import final

from jotunheim.games.dwarves.book import Book, read_book
from jotunheim.games.dwarves.bot import evaluate, weigh
from jotunheim.games.dwarves.bot.chances import turn_chances
from jotunheim.games.dwarves.bot.forecast import ODDS
from jotunheim.games.dwarves.bot.habits import habit
from jotunheim.games.dwarves.rules.ending import outcome
from jotunheim.games.dwarves.settings import declared, read_variant
from jotunheim.games.dwarves.setup import start
from jotunheim.games.dwarves.situation import read_situation
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import ANDOKAI, MOST_SEATS, vocabulary
from jotunheim.games.dwarves.view.board import board
from jotunheim.games.dwarves.view.cards import card_zones
from jotunheim.games.dwarves.view.catalogue import catalogue
from jotunheim.games.dwarves.view.dice import dice
from jotunheim.games.dwarves.view.ending import TURNING, ended, gains, headline
from jotunheim.games.dwarves.view.heroes import sheets
from jotunheim.games.dwarves.view.seats import seats, subtitle
from jotunheim.games.dwarves.view.tracks import counters, tracks
from jotunheim.games.dwarves.words.events import FIGHTING, OPENING, RESULTS
from jotunheim.games.dwarves.words.events.cards import CARD_EVENTS
from jotunheim.games.dwarves.words.events.map import MAP_EVENTS
from jotunheim.games.dwarves.words.labels import choice, route
from jotunheim.games.dwarves.words.names import seat_name
from jotunheim.games.dwarves.words.odds import with_odds
from jotunheim.kernel import Chance, Decision, Event, Game, Outcome, Settings
from jotunheim.scene import Catalogue, Choice, Ending, Gain, Route, Scene
from jotunheim.texts import N_


@final
class DwarvesGame(Game[Dwarves]):
    """Two to six Heroes against the Army of Evil; all win or all lose (DW-GEN-01)."""

    def __init__(self, book: Book) -> None:
        super().__init__("dwarves", N_("The Dwarves"), vocabulary())
        self.book = book
        self.summary = N_("heroes of the dwarves hold Girdlegard together, or lose it together")
        self.content_version = book.version
        self.package = "jotunheim.games.dwarves"
        self.fewest = 2
        self.most = MOST_SEATS
        self.cooperative = True
        self.settings = declared(book.heroes)
        self.declare([*MAP_EVENTS, *CARD_EVENTS])
        self.declare_fights(OPENING, FIGHTING, RESULTS)
        self.turning_points = TURNING
        self.turn_ends = ["end_turn"]
        self.horizon = 0  # the evaluation counts by itself what the quests still take
        self.crowd = 8
        self.memory = 1.0  # a move is one plan of several answers

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Dwarves:
        return start(self.book, read_variant(settings, seats), seats, chance)

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> Dwarves:
        return read_situation(self.book, read_variant(settings, seats), text, seats, chance)

    def outcome(self, g: Dwarves) -> Outcome:
        return outcome(g)

    def ending(self, g: Dwarves) -> Ending | None:
        return ended(g, super().ending(g))

    def gains(self, g: Dwarves) -> list[Gain]:
        return gains(g)

    def headline(self, g: Dwarves, outcome: Outcome) -> str:
        return headline(outcome)

    def evaluate(self, g: Dwarves, seat: int) -> float:
        return evaluate(g)

    def evaluate_all(self, g: Dwarves) -> list[float]:
        return [evaluate(g)] * g.seats  # they win and lose together (DW-END-05)

    def weigh(self, g: Dwarves, options: list[int]) -> list[float]:
        return weigh(g, options)

    def habit(self, g: Dwarves, asked: Decision[Dwarves]) -> str:
        return habit(g, asked)

    def with_content(self, folder: str) -> "DwarvesGame":
        return DwarvesGame(read_book(folder))

    def content(self) -> list[tuple[str, str, str]]:
        return self.book.sources

    def choice(self, g: Dwarves, decision: Decision[Dwarves], token: int) -> Choice:
        odds = ODDS.of(g, decision, token)
        found = choice(g, decision, token)
        return found if odds is None else with_odds(found, odds)

    def route(self, g: Dwarves, decision: Decision[Dwarves], tokens: list[int]) -> Route:
        return route(g, decision, tokens)

    def turn_of(self, g: Dwarves) -> int:
        return g.active if g.turn > 0 else -1

    def seat_name(self, g: Dwarves, seat: int) -> str:
        return seat_name(g, seat)

    def is_open(self, settings: Settings) -> bool:
        return not settings.is_on("hidden_hand")

    def can_propose(self, g: Dwarves, seat: int) -> bool:
        """All but the answers of an Andôkai who hides her hand (DW-HID-01)."""
        asked = g.asked
        hides = g.variant.hidden_hand and asked is not None and g.heroes[asked.seat] == ANDOKAI
        return not hides and super().can_propose(g, seat)

    def catalogue(self, g: Dwarves) -> Catalogue:
        return catalogue(g)

    def view(self, g: Dwarves, seat: int) -> Scene:
        return self.scene(
            g,
            seat,
            seats(g, seat),
            boards=(board(g, seat),),
            zones=card_zones(g, seat),
            tracks=tracks(g),
            dice=dice(g, seat),
            counters=counters(g),
            sheets=sheets(g, seat, turn_chances(g)),
            subtitle=subtitle(g),
        )

    def sentence(self, g: Dwarves, event: Event, seat: int) -> str:
        text = super().sentence(g, event, seat)
        return text[:1].upper() + text[1:]


GAME = DwarvesGame(read_book())
