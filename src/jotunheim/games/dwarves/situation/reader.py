# not compiled: read once
"""Reads a situation: tracks, decks, and where the game goes on."""

from collections.abc import Callable
from typing import Final, final

from jotunheim.games.dwarves.book.tables import Book
from jotunheim.games.dwarves.rules.council import after_quest
from jotunheim.games.dwarves.rules.doom import AdvanceHeroMarker
from jotunheim.games.dwarves.rules.land import Blacksaddle, TurnHexes, blight, restore
from jotunheim.games.dwarves.rules.menu import Actions, OpenMenu
from jotunheim.games.dwarves.rules.recruiting import ALL_KINDS, PutRecruits, RollRecruits
from jotunheim.games.dwarves.rules.tasks import DIAMONDS, REVEAL, Task
from jotunheim.games.dwarves.settings import Variant
from jotunheim.games.dwarves.setup import lay_cards, lay_spells, set_table, take_hero
from jotunheim.games.dwarves.situation.pieces import Pieces
from jotunheim.games.dwarves.state import A_DECK, A_THREATS, E_DECK, Q_BOX, Q_DECK, S_DECK, Dwarves
from jotunheim.games.dwarves.tokens import (
    CARD_NAMES,
    DOOM_START,
    GATE_NAMES,
    HERO_NAMES,
    HEROES,
    MOST_SEATS,
    POSITION_NAMES,
)
from jotunheim.games.dwarves.turn import EndOfTurn, Turn
from jotunheim.kernel import ALL, Cards, Chance, Line, Lines, Step

DECKS: Final = ("quests", "adventures", "threats", "equipment", "spells")
BEGINNINGS: Final = (
    "menu",
    "turn",
    "marker",
    "reveal",
    "end",
    "settle",
    "recruit",
    "blight",
    "restore",
    "completed",
)
FIRST: Final = ("heroes",)


@final
class Change(Step[Dwarves]):
    """A card turns hexes or takes tiles off, or a quest was completed."""

    def __init__(self, word: str, places: tuple[int, ...]) -> None:
        self.word = word
        self.places = places

    def run(self, g: Dwarves) -> None:
        if self.word == "completed":
            after_quest(g)
        elif self.word == "blight":
            blight(g, list(self.places))
        else:
            for place in self.places:
                restore(g, place)


@final
class Reader(Pieces):
    """Reads the lines of one situation onto a table."""

    def __init__(self, g: Dwarves) -> None:
        super().__init__(g)
        self.steps: list[Step[Dwarves]] = []
        self.actions = g.book.numbers.actions
        self.moment = "menu"

    def numbers(self, line: Line) -> None:
        """`marker 12`, `doom 30`, `turn 4`, `actions 1`."""
        g = self.g
        number = line.numbers(1, 0, DOOM_START)[0]
        if line.key == "marker":
            g.hero_marker = number
        elif line.key == "doom":
            g.doom = number
        elif line.key == "turn":
            g.turn = number
        else:
            self.actions = number

    def council(self, line: Line) -> None:
        """`council R3`."""
        self.g.council = line.one_of(line.word(0, "a position"), POSITION_NAMES, "a position")

    def active(self, line: Line) -> None:
        """`active balyndis`."""
        self.g.active = self.seat(line, line.word(0, "a Hero"))

    def begin(self, line: Line) -> None:
        """`begin turn`: where the game goes on."""
        word = line.word(0, "a moment")
        line.one_of(word, BEGINNINGS, "a moment")
        self.moment = word
        if word == "recruit":
            gate = line.one_of(line.word(1, "a Gate"), GATE_NAMES, "a Gate")
            self.steps = [RollRecruits(ALL_KINDS), PutRecruits(gate)]
        elif word == "settle":
            self.steps = [TurnHexes(), Blacksaddle(), Task(DIAMONDS)]
        elif word in ("blight", "restore", "completed"):
            places = [self.hex(line, name) for name in line.items if name != word]
            self.steps = [Change(word, tuple(places))]
        elif word == "marker":
            self.steps = [AdvanceHeroMarker()]
        elif word == "reveal":
            self.steps = [Task(REVEAL)]
        elif word == "turn":
            self.steps = [Turn()]
        elif word == "end":
            self.steps = [EndOfTurn()]

    def rest(self) -> list[Step[Dwarves]]:
        """What follows the moment at which the situation begins."""
        if self.moment in ("turn", "end"):
            return []
        if self.moment in ("marker", "reveal"):
            return [Actions(), EndOfTurn()]
        self.g.left = self.actions
        self.g.in_actions = True
        return [OpenMenu(), EndOfTurn()]


def seat_heroes(g: Dwarves, lines: Lines) -> None:
    """`heroes: tungdil, balyndis`; seats that are not named get the first Heroes that are free."""
    chosen: list[int] = []
    for line in lines.of("heroes"):
        chosen = [line.one_of(name, HERO_NAMES, "a Hero") for name in line.items]
        if len(chosen) > g.seats:
            raise line.wrong(f"there are {g.seats} seats, not {len(chosen)}")
    for hero in range(HEROES):
        if hero not in chosen and len(chosen) < g.seats:
            chosen.append(hero)
    for seat, hero in enumerate(chosen):
        take_hero(g, seat, hero)


def stack(g: Dwarves, lines: Lines, name: str, cards: Cards, zone: int) -> None:
    """`deck adventures: AD01, AD02`: the next cards, the top card first."""
    if name in lines.decks:
        names = [CARD_NAMES[value] for value in cards.veil.prints]
        lines.stack(name, cards.zones[zone], names)
        cards.veil.mix(cards.zones[zone], ALL)


def read_situation(book: Book, variant: Variant, text: str, seats: int, chance: Chance) -> Dwarves:
    """A table as the text says; everything not named lies as after the set-up, no card faceup."""
    lines = Lines(text, DECKS)
    g = set_table(book, variant, min(max(seats, 2), MOST_SEATS), chance)
    seat_heroes(g, lines)
    lay_cards(g)
    lay_spells(g)
    g.turn = 1
    reader = Reader(g)
    lines.read(readers_of(reader), FIRST)
    if "quests" in lines.decks:  # cards that were taken out can be named, too
        g.quests.zones[Q_DECK] = [*g.quests.zones[Q_BOX], *g.quests.zones[Q_DECK]]
        g.quests.zones[Q_BOX] = []
    if "adventures" in lines.decks:  # Threats that were shuffled in
        for name in lines.decks["adventures"].items:
            for piece in g.adventures.zones[A_THREATS][:]:
                if CARD_NAMES[g.adventures.veil.prints[piece]] == name:
                    g.adventures.move(g, piece, A_DECK)
    stack(g, lines, "quests", g.quests, Q_DECK)
    stack(g, lines, "adventures", g.adventures, A_DECK)
    stack(g, lines, "threats", g.adventures, A_THREATS)
    stack(g, lines, "equipment", g.equipment, E_DECK)
    stack(g, lines, "spells", g.spells, S_DECK)
    g.agenda += reversed([*reader.steps, *reader.rest()])
    g.chance = lines.scripted(g.chance)
    return g


def readers_of(reader: Reader) -> dict[str, Callable[[Line], None]]:
    """The readers, by the first word of a line."""
    found: dict[str, Callable[[Line], None]] = {
        "at": reader.hero_at,
        "health": reader.health,
        "troops": reader.troops,
        "supply": reader.supply,
        "perished": reader.perished,
        "pile": reader.pile,
        "tunnel": reader.tile,
        "card": reader.card,
        "equipment": reader.equipment,
        "spells": reader.spells,
        "spellbook": reader.spellbook,
        "kept": reader.kept,
        "discarded": reader.discarded,
        "empty": reader.empty,
        "carries": reader.carries,
        "journey": reader.carries,
        "leader": reader.leader,
        "dragon": reader.dragon,
        "ramparts": reader.buildings,
        "catapults": reader.buildings,
        "crowned": reader.crowned,
        "council": reader.council,
        "active": reader.active,
        "begin": reader.begin,
    }
    for key in ("elf", "hammer", "cart"):
        found[key] = reader.tile
    for key in ("marker", "doom", "turn", "actions"):
        found[key] = reader.numbers
    return found
