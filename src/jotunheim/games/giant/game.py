"""The door of GIANT: what tables, bots and tools need to know of the game."""

from typing import final

from msgspec.structs import replace

from jotunheim.games.giant.book.reader import Book
from jotunheim.games.giant.book.tables import Chassis
from jotunheim.games.giant.bot import evaluation, weights
from jotunheim.games.giant.bot.habits import habit
from jotunheim.games.giant.bot.odds import ODDS, TRIALS
from jotunheim.games.giant.rules.ending import DRAW
from jotunheim.games.giant.settings import SINGLE, Switches, declared
from jotunheim.games.giant.setup import start
from jotunheim.games.giant.situation import open_table
from jotunheim.games.giant.state import ASSAULT, MOVEMENT, SETTING_UP, War
from jotunheim.games.giant.tokens import WORDS
from jotunheim.games.giant.view import ending, explain, seats, workshop
from jotunheim.games.giant.view.catalogue import catalogue
from jotunheim.games.giant.view.map import board, premade
from jotunheim.games.giant.view.sheets import sheets
from jotunheim.games.giant.words import labels
from jotunheim.games.giant.words.assault import with_odds
from jotunheim.games.giant.words.events.fights import FIGHTING, OPENING, RESULTS
from jotunheim.games.giant.words.events.kinds import EVENTS
from jotunheim.games.giant.words.muster import force_words, muster_refusals
from jotunheim.games.giant.words.names import side_name
from jotunheim.kernel import Chance, Decision, Game, Outcome, Settings, rank_utilities
from jotunheim.scene import Board, Catalogue, Choice, Ending, Gain, Prompt, Refusal, Route, Scene
from jotunheim.texts import N_


@final
class GiantGame(Game[War]):
    """GIANT with one book of content."""

    def __init__(self, book: Book) -> None:
        super().__init__("giant", N_("GIANT"), WORDS)
        self.declare(EVENTS)
        self.declare_fights(OPENING, FIGHTING, RESULTS)
        self.turning_points = ending.TURNING
        self.turn_ends = ["end"]
        self.book = book
        self.summary = N_("huge piloted machines in paper-and-pencil combat on a hex map")
        self.rules_version = 2
        self.content_version = book.version
        self.settings = declared(book.map_names)
        self.package = "jotunheim.games.giant"
        self.goods = N_("Sheets")
        self.first_options = {
            "map": "1",
            "unit_points": "1",
        }  # one giant a side on the Broken Plain
        self.horizon = 0  # decisions: `evaluate` counts the fire to come by itself

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> War:
        return start(self.book, Switches(settings), chance)

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> War:
        g = start(self.book, Switches(settings), chance)
        g.agenda = []
        open_table(g, text)
        return g

    def with_content(self, folder: str) -> Game[War]:
        return GiantGame(Book(folder))

    def ground(self, setting: str, value: str) -> Board | None:
        number = int(value) - 1 if setting == "map" and value.isdecimal() else -1
        return premade(self.book, number) if 0 <= number < len(self.book.maps) else None

    def explain(self, g: War, seat: int, key: str) -> str:
        return explain.explain(g, seat, key)

    def measure(self, g: War, seat: int, one: str, other: str) -> str:
        return explain.measure(g, one, other)

    def composed(self, g: War, seat: int, text: str) -> tuple[list[int], str]:
        mustering = g.asked is not None and g.asked.secret and g.asked.seat == seat
        return workshop.composed(g, seat, text) if mustering else ([], "")

    def is_open_now(self, g: War) -> bool:
        """A battle is open; only forces are chosen in secret (GI-SET-10)."""
        return MOVEMENT <= g.phase <= ASSAULT

    def has_secret_reactions(self) -> bool:
        return False

    def content(self) -> list[tuple[str, str, str]]:
        book = self.book
        found = [("class", f"{row.name}, {row.cost} UP", row.source) for row in book.classes]
        found += [(f"type {row.key}", type_text(row), row.source) for row in book.types]
        found += [
            ("weapon", f"{row.key}: {row.damage} damage, {row.cost} WP", row.source)
            for row in book.weapons
        ]
        found += [("location", row.name, row.source) for row in book.locations]
        found += [("terrain", f"{row.symbol} {row.name}", row.source) for row in book.terrains]
        found += [
            ("scenario", f"{row.roll}: {row.unit_points} UP", row.source) for row in book.scenarios
        ]
        found += [("loadout", f"{row.key} {row.name}", row.source) for row in book.loadouts]
        found += [("force", f"{row.key} {row.name}", row.source) for row in book.forces]
        found += [("stamp", row.key, row.source) for row in book.stamps]
        found += [("feature", row.key, row.source) for row in book.features]
        return found + [("map", name, "H") for name in book.map_names]

    def outcome(self, g: War) -> Outcome:
        scores = g.points[:] if g.switches.series == SINGLE else g.campaign.totals[:]
        if g.winner == DRAW:
            return Outcome(scores, [1, 1], rank_utilities([1, 1]), g.reason)
        ranks = [1, 2] if g.winner == 0 else [2, 1]
        return Outcome(scores, ranks, rank_utilities(ranks), g.reason)

    def catalogue(self, g: War) -> Catalogue:
        return catalogue(self.book)

    def view(self, g: War, seat: int) -> Scene:
        found = self.scene(
            g,
            seat,
            seats.seats(g, seat),
            tracks=seats.tracks(g),
            counters=seats.counters(g),
            subtitle=seats.subtitle(g),
            phases=seats.phases(g),
            phase=seats.phase(g),
        )
        boards = (board(g, found.prompt),) if g.ground else ()
        return replace(found, boards=boards, sheets=tuple(sheets(g, seat, found.prompt)))

    def ending(self, g: War) -> Ending | None:
        return ending.ended(g, super().ending(g))

    def headline(self, g: War, outcome: Outcome) -> str:
        return ending.headline(g, outcome)

    def gains(self, g: War) -> list[Gain]:
        return ending.gains(g)

    def turn_of(self, g: War) -> int:
        playing = g.asked is not None and g.phase != SETTING_UP
        return g.asked.seat if playing and g.asked is not None else -1

    def seat_name(self, g: War, seat: int) -> str:
        return side_name(g, seat)

    def prompt(self, g: War, seat: int) -> Prompt | None:
        found = super().prompt(g, seat)
        mustering = g.asked is not None and g.asked.secret
        if found is None or not found.mine or not mustering:
            return found
        picks = force_words(g, seat) if found.picks else ()
        return replace(found, picks=picks, picked=(), workshop=workshop.workshop(g, seat))

    def choice(self, g: War, decision: Decision[War], token: int) -> Choice:
        found = labels.choice(g, decision, token)
        odds = ODDS.of(g, decision, token) if token in g.options else None
        return found if odds is None else with_odds(found, odds[0], odds[1], TRIALS)

    def choices(self, g: War, decision: Decision[War], tokens: list[int]) -> list[Choice]:
        if ODDS.has(decision):
            return [self.choice(g, decision, token) for token in tokens]
        return labels.MANY.of(g, decision, tokens)

    def route(self, g: War, decision: Decision[War], tokens: list[int]) -> Route:
        return labels.ROUTES.of(g, decision, [tokens])[0]

    def routes(self, g: War, decision: Decision[War]) -> list[Route]:
        return labels.ROUTES.of(g, decision, decision.routes(g))

    def refusals(self, g: War, asked: Decision[War]) -> list[Refusal]:
        if asked.secret:  # the muster: weapons and classes with the same reason stand together
            return muster_refusals(g, asked)
        return super().refusals(g, asked)

    def evaluate(self, g: War, seat: int) -> float:
        if g.over:
            return self.outcome(g).utilities[seat]
        return evaluation.standing(g, seat)

    def evaluate_all(self, g: War) -> list[float]:
        if g.over:
            return self.outcome(g).utilities
        lead = evaluation.standing(g, 0)
        return [lead, -lead]

    def weigh(self, g: War, options: list[int]) -> list[float]:
        return weights.weigh(g, options)

    def habit(self, g: War, asked: Decision[War]) -> str:
        return habit(g, asked)


def type_text(row: Chassis) -> str:
    """A chassis in one line."""
    return (
        f"{row.row.name}: AR {row.armor}, MV {row.walk}/{row.run}, AB +{row.assault}, "
        f"WP {row.weapon_points}, HT {row.threshold}"
    )


GAME = GiantGame(Book())
