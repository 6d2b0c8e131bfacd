"""What lies on the table: plain lists and numbers, no rules.

Cards are the only hidden things: hands and decks; all else lies on boards (VA-HID-01, VA-RES-08). What waits for reactions (a building, an attack, a
steal) lies in the state as an object of its own, made of seats, kinds and sites; it never names a single card, since
a new deal may exchange copies.
"""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import Book
from jotunheim.games.valda.settings import Switches
from jotunheim.games.valda.state.pending import (
    NO_ATTACK,
    NO_BUILDING,
    NO_ROLL,
    NO_TURN,
    Loot,
    Turn,
)
from jotunheim.games.valda.tokens import AREAS, NOBODY, RESOURCES, SITES
from jotunheim.kernel import FACEDOWN, NO_CARD, OPEN, Cards, Chance, State, hands

NOTHING: Final[list[int]] = []
NO_CARDS: Final = Cards("", NOTHING, NOTHING)

# Zones of the cards: the main decks, their discard piles, what is out of the game, what lies on the table; then the
# divine decks by area, then the hands by seat.
DECKS: Final = 0
PILES: Final = 2
REMOVED: Final = 4
BOX: Final = 5
PLAYED: Final = 6
ATTACKING: Final = 7
DEFENDING: Final = 8
DIVINE: Final = 9
HANDS: Final = 16
ZONES: Final = [FACEDOWN, FACEDOWN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, *[FACEDOWN] * AREAS]

# Phases of a turn (VA-GEN-05).
VALDA_PHASE: Final = 0
ATTACK_PHASE: Final = 1
FOLLOWERS_PHASE: Final = 2
RESOURCE_PHASE: Final = 3

FOREVER: Final = 1 << 7  # Permafrost, among the bits of seats that froze a temple


@final
class Valda(State["Valda"]):
    """A game of Valda in progress."""

    shared: ClassVar[tuple[str, ...]] = (
        "journal",
        "mark",
        "options",
        "worded",
        "book",
        "switches",
    )

    def __init__(self, seats: int, chance: Chance, book: Book, switches: Switches) -> None:
        super().__init__(seats, chance)
        self.book = book
        self.switches = switches
        # The order of play.
        self.first = 0
        self.round = 0
        self.active = 0
        self.turn = NO_TURN
        self.havenless = 0  # bits of seats that ignore havens until the round ends (VA-WPN-19)
        # The map.
        self.occupants = NOTHING  # by area: the deity, or NOBODY (VA-OCC)
        self.chooser = NOTHING  # by area: who holds its Gods vs. Giants card, or NOBODY
        self.sites = NOTHING  # owners of temples, area * SITES + site; NOBODY: free
        self.frost = NOTHING  # by site: bits of the seats that froze the temple, and FOREVER
        # Player boards.
        self.followers = NOTHING
        self.goods = NOTHING  # seat * RESOURCES + resource; runes lie openly too (VA-SET-14)
        self.buildings = NOTHING  # seat * 2 + MINE or DRILL
        # Cards.
        self.cards = NO_CARDS
        # Under way.
        self.building = NO_BUILDING
        self.attack = NO_ATTACK
        self.roll = NO_ROLL
        self.loots: list[Loot] = []
        self.thief = NOBODY
        self.drawer = NOBODY  # who has just drawn from a divine deck
        self.loser = NOBODY  # who has just lost followers to the supply
        self.lost = 0  # and how many

    def me(self) -> "Valda":
        return self

    def lay(self) -> None:
        """Empty lists of the right lengths; all cards in the box, where everybody knows them (VA-HID-08)."""
        n = self.seats
        self.turn = Turn(n)
        self.occupants = [NOBODY] * AREAS
        self.chooser = [NOBODY] * AREAS
        self.sites = [NOBODY] * (AREAS * SITES)
        self.frost = [0] * (AREAS * SITES)
        self.followers = [0] * n
        self.goods = [0] * (n * RESOURCES)
        self.buildings = [0] * (n * 2)
        self.cards = Cards("cards", self.book.prints, [*ZONES, *hands(n)])
        zones = self.cards.zones
        zones[BOX] = zones[DECKS]
        zones[DECKS] = []

    def clone(self) -> "Valda":
        new = Valda(self.seats, self.chance.copy(), self.book, self.switches)
        self.copy_kernel(new)
        new.first = self.first
        new.round = self.round
        new.active = self.active
        new.turn = self.turn.copy()
        new.havenless = self.havenless
        new.occupants = self.occupants[:]
        new.chooser = self.chooser[:]
        new.sites = self.sites[:]
        new.frost = self.frost[:]
        new.followers = self.followers[:]
        new.goods = self.goods[:]
        new.buildings = self.buildings[:]
        new.cards = self.cards.copy()
        if self.building is not NO_BUILDING:
            new.building = self.building.copy()
        if self.attack is not NO_ATTACK:
            new.attack = self.attack.copy()
        if self.roll is not NO_ROLL:
            new.roll = self.roll.copy()
        if self.loots:
            new.loots = [loot.copy() for loot in self.loots]
        new.thief = self.thief
        new.drawer = self.drawer
        new.loser = self.loser
        new.lost = self.lost
        return new

    def families(self) -> list[Cards]:
        return [self.cards]

    def census(self) -> dict[str, int]:
        return {"cards": self.cards.census()}

    # What lies where ----------------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """The cards in a hand."""
        return self.cards.zones[HANDS + seat]

    def hand_kinds(self, seat: int) -> list[int]:
        """The kinds of cards in a hand, each once, in order (VA-CARD-17)."""
        prints = self.cards.veil.prints
        found: list[int] = []
        for card in self.cards.zones[HANDS + seat]:
            if prints[card] not in found:
                found.append(prints[card])
        found.sort()
        return found

    def kinds_of(self, seat: int, type_: int) -> list[int]:
        """The kinds of cards of one type in a hand, each once, in order."""
        prints = self.cards.veil.prints
        types = self.book.types
        found: list[int] = []
        for card in self.cards.zones[HANDS + seat]:
            kind = prints[card]
            if types[kind] == type_ and kind not in found:
                found.append(kind)
        found.sort()
        return found

    def holds(self, seat: int, kind: int) -> bool:
        """Is a card of this kind in the hand?"""
        return self.cards.find(HANDS + seat, kind) != NO_CARD

    def has(self, seat: int, resource: int) -> int:
        """How many of a resource a seat has."""
        return self.goods[seat * RESOURCES + resource]

    def temples(self, seat: int, area: int) -> int:
        """The temples of a seat in an area, frozen or not."""
        found = 0
        for site in range(area * SITES, (area + 1) * SITES):
            if self.sites[site] == seat:
                found += 1
        return found

    def all_temples(self, seat: int) -> int:
        """The temples of a seat on the map."""
        return self.sites.count(seat)

    def clockwise(self, seat: int) -> list[int]:
        """All seats from this one on, clockwise."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> tuple[int, ...]:
        """All but this seat: the active player first, then clockwise (VA-GEN-12, VA-WPN-03)."""
        return tuple([other for other in self.clockwise(self.active) if other != seat])
