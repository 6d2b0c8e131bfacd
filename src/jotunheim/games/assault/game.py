"""The door: Assault of the Giants as tables, bots and tools see it."""

from typing import final

from msgspec.structs import replace

from jotunheim.games.assault.book.reader import read_book
from jotunheim.games.assault.book.tables import Book
from jotunheim.games.assault.bot import evaluate, evaluate_all, weigh
from jotunheim.games.assault.bot.habits import habit
from jotunheim.games.assault.bot.odds import ODDS, TRIALS
from jotunheim.games.assault.rules.ending import outcome
from jotunheim.games.assault.setup import start
from jotunheim.games.assault.situation import read_situation
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.view import battle, cards, ending, seats
from jotunheim.games.assault.view.catalogue import catalogue
from jotunheim.games.assault.view.map import board
from jotunheim.games.assault.words import labels
from jotunheim.games.assault.words.events import EVENT_KINDS, FIGHTING, OPENING, RESULTS
from jotunheim.games.assault.words.names import region_title, seat_title
from jotunheim.kernel import Chance, Decision, Event, Game, Outcome, Settings, flag
from jotunheim.scene import Catalogue, Choice, Ending, Gain, Moment, Route, Scene
from jotunheim.texts import N_, capital


@final
class AssaultGame(Game[Assault]):
    """Three to six races at war on one map (AG-GEN-01)."""

    def __init__(self, book: Book) -> None:
        super().__init__("assault", N_("Assault of the Giants"), book.words)
        self.book = book
        self.summary = N_(
            "three to six races of giants at war over the north, for the top of the ordning"
        )
        self.rules_version = 2  # a seat that holds spells is always asked (AG-ACT-10)
        self.content_version = book.version
        self.fewest = 3
        self.most = 6
        self.package = "jotunheim.games.assault"
        self.declare(EVENT_KINDS)
        self.declare_fights(OPENING, FIGHTING, RESULTS)
        # Decisions: over a round, so that search sees what a command prepares for the next ones.
        self.horizon = 30
        self.settings = [
            flag("open_points", False, N_("everybody sees all Ordning Points (AG-INF-04)"))
            .shown(
                N_("Ordning Points of others"),
                words={"yes": N_("open to all"), "no": N_("hidden until the end")},
            )
            .house()
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

    def catalogue(self, g: Assault) -> Catalogue:
        return catalogue(g)

    def view(self, g: Assault, seat: int) -> Scene:
        return self.scene(
            g,
            seat,
            seats.seats(g, seat),
            others=seats.others(g),
            boards=(board(g, seat),),
            zones=cards.zones(g, seat),
            tracks=seats.tracks(g),
            sheets=battle.sheets(g, seat),
            subtitle=seats.subtitle(g),
            phases=seats.stage_titles(),
            phase=seats.stage_title(g),
        )

    def ending(self, g: Assault) -> Ending | None:
        found = super().ending(g)
        return replace(found, portraits=tuple(ending.portraits(g))) if found else None

    def headline(self, g: Assault, outcome: Outcome) -> str:
        return ending.headline(g, outcome)

    def gains(self, g: Assault) -> list[Gain]:
        return ending.gains(g)

    def moments(self, g: Assault) -> list[Moment]:
        return ending.moments(g)

    def turn_of(self, g: Assault) -> int:
        return g.turn

    def seat_name(self, g: Assault, seat: int) -> str:
        return seat_title(g, seat)

    def introduce(self, g: Assault, seat: int) -> list[tuple[str, str]]:
        return seats.introduction(g, seat)

    def choice(self, g: Assault, decision: Decision[Assault], token: int) -> Choice:
        found = labels.choice(g, decision, token)
        odds = ODDS.of(g, decision, (self, token)) if token in g.options else None
        if odds is None:
            return found
        return labels.with_odds(found, region_title(self.book, odds[0]), odds[1], TRIALS)

    def route(self, g: Assault, decision: Decision[Assault], tokens: list[int]) -> Route:
        return labels.route(g, decision, tokens)

    def evaluate(self, g: Assault, seat: int) -> float:
        return evaluate(g, seat)

    def evaluate_all(self, g: Assault) -> list[float]:
        return evaluate_all(g)

    def weigh(self, g: Assault, options: list[int]) -> list[float]:
        return weigh(g, options)

    def habit(self, g: Assault, asked: Decision[Assault]) -> str:
        return habit(g, asked)

    def sentence(self, g: Assault, event: Event, seat: int) -> str:
        return capital(super().sentence(g, event, seat))


GAME = AssaultGame(read_book())
