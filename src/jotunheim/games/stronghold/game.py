"""The door: Stronghold as tables, bots and tools see it."""

from typing import final

from jotunheim.games.stronghold.book import read_book
from jotunheim.games.stronghold.book.tables import Book
from jotunheim.games.stronghold.bot import evaluate, is_quiet, weigh
from jotunheim.games.stronghold.bot.habits import habit
from jotunheim.games.stronghold.rules.ending import outcome
from jotunheim.games.stronghold.setup import start
from jotunheim.games.stronghold.situation import read_situation
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import INVADER
from jotunheim.games.stronghold.view.board import board
from jotunheim.games.stronghold.view.cards import card_zones
from jotunheim.games.stronghold.view.castle import castle_sheets
from jotunheim.games.stronghold.view.catalogue import catalogue
from jotunheim.games.stronghold.view.decks import deck_zones
from jotunheim.games.stronghold.view.ending import ended, gains
from jotunheim.games.stronghold.view.preview import with_preview
from jotunheim.games.stronghold.view.seats import (
    phase_title,
    phase_titles,
    seats,
    subtitle,
    tracks,
)
from jotunheim.games.stronghold.view.sums import forecasts, walls_sheet
from jotunheim.games.stronghold.words.events.assault import FIGHTING, OPENING, RESULTS, TURNING
from jotunheim.games.stronghold.words.events.kinds import EVENTS
from jotunheim.games.stronghold.words.labels import choice, route
from jotunheim.games.stronghold.words.names import seat_name
from jotunheim.kernel import Chance, Decision, Event, Game, Outcome, Settings
from jotunheim.scene import Catalogue, Choice, Ending, Gain, Route, Scene
from jotunheim.texts import N_


@final
class StrongholdGame(Game[Stronghold]):
    """An invader storms the castle of a defender, in seven rounds (SH-GEN-01)."""

    def __init__(self, book: Book) -> None:
        super().__init__("stronghold", N_("Stronghold"), book.words)
        self.book = book
        self.summary = N_("a siege for two: hordes at the wall, and hourglasses to hold it")
        self.content_version = book.version
        self.package = "jotunheim.games.stronghold"
        self.has_points = False  # SH-GEN-01, SH-GEN-02
        self.declare(EVENTS)
        self.declare_fights(OPENING, FIGHTING, RESULTS)
        self.turning_points = [kind.name for kind in TURNING]
        self.horizon = 1  # then on to the next card, or through the assault: `is_quiet`
        self.crowd = 12
        self.memory = 2.0  # a group, a move, a swap is one plan of several answers

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Stronghold:
        return start(self.book, chance)

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> Stronghold:
        return read_situation(self.book, text, chance)

    def outcome(self, g: Stronghold) -> Outcome:
        return outcome(g)

    def ending(self, g: Stronghold) -> Ending | None:
        return ended(g, super().ending(g))

    def gains(self, g: Stronghold) -> list[Gain]:
        return gains(g)

    def evaluate(self, g: Stronghold, seat: int) -> float:
        return evaluate(g, seat)

    def evaluate_all(self, g: Stronghold) -> list[float]:
        found = evaluate(g, INVADER)  # what is hidden in this world counts as it is
        return [found, -found]

    def is_quiet(self, g: Stronghold) -> bool:
        return is_quiet(g)

    def weigh(self, g: Stronghold, options: list[int]) -> list[float]:
        return weigh(g, options)

    def habit(self, g: Stronghold, asked: Decision[Stronghold]) -> str:
        return habit(g, asked)

    def with_content(self, folder: str) -> "StrongholdGame":
        return StrongholdGame(read_book(folder))

    def content(self) -> list[tuple[str, str, str]]:
        return self.book.sources

    def choice(self, g: Stronghold, decision: Decision[Stronghold], token: int) -> Choice:
        return with_preview(g, decision, token, choice(g, decision, token))

    def route(self, g: Stronghold, decision: Decision[Stronghold], tokens: list[int]) -> Route:
        return route(g, decision, tokens)

    def turn_of(self, g: Stronghold) -> int:
        phases = g.asked is not None and g.round > 0 and not g.assault
        return g.asked.seat if phases and g.asked is not None else -1

    def seat_name(self, g: Stronghold, seat: int) -> str:
        return seat_name(g, seat)

    def catalogue(self, g: Stronghold) -> Catalogue:
        return catalogue(g)

    def view(self, g: Stronghold, seat: int) -> Scene:
        walls = forecasts(g, seat)
        return self.scene(
            g,
            seat,
            seats(g, seat),
            boards=(board(g, seat, walls),),
            zones=card_zones(g, seat) + deck_zones(g, seat),
            tracks=tracks(g),
            sheets=walls_sheet(g, seat, walls) + castle_sheets(g, seat),
            subtitle=subtitle(g),
            phases=phase_titles(),
            phase=phase_title(g),
        )

    def sentence(self, g: Stronghold, event: Event, seat: int) -> str:
        text = super().sentence(g, event, seat)
        return text[:1].upper() + text[1:]


GAME = StrongholdGame(read_book())
