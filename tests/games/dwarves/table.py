"""A table for tests: set up in words, played by names, looked at through what lies on it."""

from __future__ import annotations

from typing import ClassVar

from jotunheim.games.dwarves.book import Book, read_book
from jotunheim.games.dwarves.rules.ending import outcome
from jotunheim.games.dwarves.settings import declared, read_variant
from jotunheim.games.dwarves.setup import start
from jotunheim.games.dwarves.situation import read_situation
from jotunheim.games.dwarves.state import E_HELD, Dwarves
from jotunheim.games.dwarves.state.pieces import HERO_DIED, MARKERS_MET, WON
from jotunheim.games.dwarves.tokens import (
    CARD_NAMES,
    HERO_NAMES,
    HEX_NAMES,
    KIND_NAMES,
    KINDS,
    NOWHERE,
    POSITION_NAMES,
    vocabulary,
)
from jotunheim.games.dwarves.words.events.cards import CARD_EVENTS
from jotunheim.games.dwarves.words.events.map import MAP_EVENTS
from jotunheim.games.dwarves.words.names import seat_name
from jotunheim.kernel import Cards, Chance, Game, Outcome, Settings
from jotunheim.scene import Scene, Seat
from jotunheim.testing import rule
from jotunheim.testing.table import Table

__all__ = ["GAME", "DwarfTable", "rule", "table"]

ENDINGS = {WON: "won", MARKERS_MET: "markers met", HERO_DIED: "hero died"}


class Girdlegard(Game[Dwarves]):
    """The rules as a game; its scene is a text of all that a seat can tell."""

    def __init__(self, book: Book) -> None:
        self.book = book
        super().__init__("dwarves", "The Dwarves", vocabulary())
        self.package = "jotunheim.games.dwarves"
        self.fewest = 2
        self.most = 6
        self.settings = declared(book.heroes)
        self.declare([*MAP_EVENTS, *CARD_EVENTS])

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Dwarves:
        return start(self.book, read_variant(settings, seats), seats, chance)

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> Dwarves:
        return read_situation(self.book, read_variant(settings, seats), text, seats, chance)

    def outcome(self, g: Dwarves) -> Outcome:
        return outcome(g)

    def seat_name(self, g: Dwarves, seat: int) -> str:
        return seat_name(g, seat)

    def view(self, g: Dwarves, seat: int) -> Scene:
        seats = [Seat(seat=number, name=seat_name(g, number)) for number in range(g.seats)]
        return self.scene(g, seat, seats, subtitle=f"{public_things(g)} {known_things(g, seat)}")


def public_things(g: Dwarves) -> str:
    """All that everybody sees, as numbers."""
    cards = [
        (c.card, c.space, c.troops, c.trophies, c.markers, c.at, c.won, c.marked, c.hero, c.time)
        for c in g.faceup
    ]
    rare = [g.rare.leaders, g.rare.dragons, g.rare.elf, g.rare.hammer, g.rare.cart, g.rare.finder]
    found: list[object] = [g.heroes, g.at, g.health, g.carries, g.journey, g.kept, g.active]
    found += [g.left, g.hero_marker, g.doom, g.council, g.troops, g.supply, g.perished, g.tile_at]
    found += [g.tunnel, g.roll.dice, g.loss.seat, g.loss.points, g.skulls, cards, rare]
    return str(found)


def known_things(g: Dwarves, seat: int) -> str:
    """Cards by their places: what this seat can tell, and that the others lie there."""
    return str([known_cards(cards, seat) for cards in g.families()])


def known_cards(cards: Cards, seat: int) -> list[list[str]]:
    """By zone: prints that the seat knows."""
    prints = cards.veil.prints
    return [
        [str(prints[card]) if cards.knows(card, seat) else "?" for card in zone]
        for zone in cards.zones
    ]


GAME = Girdlegard(read_book())


def listed(counts: list[int]) -> str:
    """`2 orc, troll` from counts by kind."""
    found = []
    for kind, count in enumerate(counts):
        if count:
            found.append(KIND_NAMES[kind] if count == 1 else f"{count} {KIND_NAMES[kind]}")
    return ", ".join(found)


class DwarfTable(Table[Dwarves]):
    """A game of The Dwarves in a given situation."""

    declining: ClassVar[tuple[str, ...]] = ("pass", "done", "leave", "end_turn")

    # Playing ------------------------------------------------------------------------------------

    def until(self, *questions: str) -> DwarfTable:
        """Decline until one of these questions is asked."""
        self.pass_on(*questions)
        return self

    def end_turn(self) -> DwarfTable:
        """The active seat ends its turn; the next menu is asked."""
        self.play("end_turn")
        return self.until("Menu")

    # Asking -------------------------------------------------------------------------------------

    def troops(self, place: str) -> str:
        """Troops in a hex: `2 orc, troll`."""
        at = HEX_NAMES.index(place) * KINDS
        return listed(self.g.troops[at : at + KINDS])

    def where(self, hero: str) -> str:
        """The hex of a Hero."""
        return HEX_NAMES[self.g.at[self.seat_of(hero)]]

    def health(self, hero: str) -> int:
        """Health of a Hero."""
        return self.g.health[self.seat_of(hero)]

    def seat_of(self, hero: str) -> int:
        """The seat that plays a Hero."""
        return self.g.seat_of(HERO_NAMES.index(hero))

    def equipment(self, hero: str) -> list[str]:
        """Equipment of a Hero."""
        held = self.g.equipment.prints_in(E_HELD + self.seat_of(hero))
        return sorted([CARD_NAMES[card] for card in held])

    def tile(self, place: str) -> str:
        """The Perished Land tile in a hex, or nothing."""
        tile = self.g.tile_at[HEX_NAMES.index(place)]
        return "" if tile == NOWHERE else self.g.book.tile_names[tile]

    @property
    def perished(self) -> list[str]:
        """All Perished Land hexes."""
        return [name for place, name in enumerate(HEX_NAMES) if (self.g.perished >> place) & 1]

    @property
    def turned(self) -> list[str]:
        """Hexes that turned since the table was set up, in order."""
        return [HEX_NAMES[place] for (place,) in self.told("perishes")]

    @property
    def who(self) -> str:
        """The Hero that is asked."""
        return HERO_NAMES[self.g.heroes[self.seat]]

    @property
    def active(self) -> str:
        """The Hero whose turn it is."""
        return HERO_NAMES[self.g.heroes[self.g.active]]

    @property
    def supply(self) -> str:
        """What the supply holds."""
        return listed(self.g.supply)

    @property
    def council(self) -> str:
        """Where the Council marker stands."""
        return POSITION_NAMES[self.g.council]

    @property
    def dice(self) -> list[int]:
        """The dice of the running roll."""
        return self.g.roll.dice

    @property
    def ended(self) -> str:
        """How the game ended; empty: it goes on."""
        return ENDINGS.get(self.g.ended, "")

    def shown(self, card: str) -> bool:
        """Does a card lie faceup?"""
        return self.g.card(CARD_NAMES.index(card)) is not None


def table(
    text: str = "",
    *,
    seats: int = 0,
    rolls: str = "",
    draws: tuple[int, ...] = (),
    seed: int = 1,
    **settings: str,
) -> DwarfTable:
    """A table from a situation; its Heroes are the seats. Without a text: from the start.

    `rolls` are Number dice, `draws` other numbers that chance gives, counted from 0.
    """
    found = DwarfTable(
        GAME, text, seats=seats or seats_of(text), settings=settings, seed=seed, settled=False
    )
    found.script(rolls, draws)
    found.g.settle()
    return found


def seats_of(text: str) -> int:
    """As many seats as a situation names Heroes."""
    heroes = [line for line in text.splitlines() if line.strip().startswith("heroes")]
    return len(heroes[0].split(",")) if heroes else 2


def table_with(settings: dict[str, str], text: str) -> DwarfTable:
    """The same for settings that are looked up."""
    return DwarfTable(GAME, text, seats=seats_of(text), settings=settings)
