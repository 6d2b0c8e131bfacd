"""What lies on the table: plain lists and numbers, no rules.

Troops are counted by hex and kind. Sets of hexes, tiles and cards are bits of one number. Hidden are the
orders of the decks and the facedown Diamonds (DW-HID-02); the pile of Perished Land tiles is a set, since
nobody ever sees or arranges its order.
"""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.book.tables import Book
from jotunheim.games.dwarves.settings import Variant
from jotunheim.games.dwarves.state.pieces import NO_DICE, NO_LOSS, NO_RARE, NOT_OVER, Faceup
from jotunheim.games.dwarves.tokens import (
    AXE_SPACE,
    DOOM_START,
    KINDS,
    NOBODY,
    NOWHERE,
)
from jotunheim.kernel import Cards, Chance, State

# What a table is made with, before it is laid or copied: shared, and never changed.
NOTHING: Final[list[int]] = []
NO_CARDS: Final = Cards("", NOTHING, NOTHING)
SPELLS_IN_BOX: Final = 9009  # their census before, or without, Andôkai

# Zones of Scenario and Saga cards; three of them are the facedown cards of the display.
Q_DECK: Final = 0
Q_BOX: Final = 1
Q_DOWN: Final = 2
Q_UP: Final = 5
Q_DONE: Final = 6
Q_KEPT: Final = 7
# Zones of Adventures and Threats.
A_DECK: Final = 0
A_THREATS: Final = 1
A_UP: Final = 2
A_DISCARD: Final = 3
A_GONE: Final = 4
A_KEPT: Final = 5
# Zones of Equipment; then one for each seat.
E_DECK: Final = 0
E_DISCARD: Final = 1
E_SHOWN: Final = 2
E_SPECIAL: Final = 3
E_BOX: Final = 4
E_HELD: Final = 5
# Zones of spells.
S_DECK: Final = 0
S_HAND: Final = 1
S_BOOK: Final = 2
# Zones of Diamonds: one for each hex with the icon, then where the others lie.
D_AT: Final = 0
D_EVIL: Final = 11
D_HEROES: Final = 12
D_BOX: Final = 13


@final
class Dwarves(State["Dwarves"]):
    """A game of The Dwarves in progress. A seat is a Hero."""

    shared: ClassVar[tuple[str, ...]] = (
        "journal",
        "mark",
        "options",
        "worded",
        "book",
        "variant",
        "asks",
        "rules",
    )

    def __init__(self, seats: int, chance: Chance, book: Book, variant: Variant) -> None:
        super().__init__(seats, chance)
        self.book = book
        self.variant = variant
        # Heroes, by seat.
        self.heroes = NOTHING
        self.at = NOTHING
        self.health = NOTHING
        self.carries = NOTHING  # the card of the Scenario marker that it carries
        self.journey = NOTHING  # the card of the journey that it has begun
        self.kept: list[tuple[int, int]] = []  # card and seat
        # The turn.
        self.active = 0
        self.turn = 0
        self.left = 0  # actions
        self.in_actions = False  # step 3 goes on
        self.used = 0  # bits, see above
        self.begun = 0  # bits of cards whose journey was begun in this turn
        self.handed = 0  # bits of seats whose marker changed hands in this turn
        self.silenced = 0  # bits of Threats that a Disguise suppresses in this turn
        # Tracks.
        self.hero_marker = 0
        self.doom = DOOM_START
        self.council = AXE_SPACE
        self.ended = NOT_OVER
        # The map.
        self.troops = NOTHING  # hex * KINDS + kind
        self.supply = NOTHING
        self.perished = 0  # bits of hexes
        self.tile_at = NOTHING  # by hex
        self.pile = 0  # bits of Perished Land tiles
        self.tunnel = NOWHERE  # the Tunnel or Portal tile
        self.came = False  # something came to Blacksaddle in this settling
        self.rare = NO_RARE
        # Cards.
        self.quests = NO_CARDS
        self.adventures = NO_CARDS
        self.equipment = NO_CARDS
        self.spells = NO_CARDS
        self.diamonds = NO_CARDS
        self.faceup: list[Faceup] = []  # in the order in which they came
        # What these cards have at all, as bits, so that few questions look at each card; it follows from them.
        self.asks = 0  # kinds of goals
        self.rules = 0  # kinds of lasting rules
        # Under way.
        self.roll = NO_DICE
        self.loss = NO_LOSS
        self.skulls = NOTHING  # on the Recruitment dice, by kind

    def me(self) -> "Dwarves":
        return self

    def clone(self) -> "Dwarves":
        new = Dwarves(self.seats, self.chance.copy(), self.book, self.variant)
        self.copy_kernel(new)
        self.copy_heroes(new)
        self.copy_map(new)
        self.copy_cards(new)
        return new

    def copy_heroes(self, new: "Dwarves") -> None:
        """Clone, first part: Heroes, the turn, tracks."""
        new.heroes = self.heroes  # only set-up changes it, and replaces it
        new.at = self.at[:]
        new.health = self.health[:]
        new.carries = self.carries[:]
        new.journey = self.journey[:]
        new.kept = self.kept[:]
        new.active = self.active
        new.turn = self.turn
        new.left = self.left
        new.in_actions = self.in_actions
        new.used = self.used
        new.begun = self.begun
        new.handed = self.handed
        new.silenced = self.silenced
        new.hero_marker = self.hero_marker
        new.doom = self.doom
        new.council = self.council
        new.ended = self.ended

    def copy_map(self, new: "Dwarves") -> None:
        """Clone, second part: what lies on the map."""
        new.troops = self.troops[:]
        new.supply = self.supply[:]
        new.perished = self.perished
        new.tile_at = self.tile_at  # replaced, never changed in place
        new.pile = self.pile
        new.tunnel = self.tunnel
        new.came = self.came
        new.rare = self.rare if self.rare is NO_RARE else self.rare.copy()

    def copy_cards(self, new: "Dwarves") -> None:
        """Clone, last part: decks, faceup cards, dice under way."""
        new.quests = self.quests.copy()
        new.adventures = self.adventures.copy()
        new.equipment = self.equipment.copy()
        new.spells = self.spells if self.spells is NO_CARDS else self.spells.copy()
        new.diamonds = self.diamonds if self.diamonds is NO_CARDS else self.diamonds.copy()
        new.faceup = [card.copy() for card in self.faceup]
        new.asks = self.asks
        new.rules = self.rules
        new.roll = self.roll if self.roll is NO_DICE else self.roll.copy()
        new.loss = self.loss  # replaced, never changed in place
        new.skulls = self.skulls[:]

    # Small questions and changes that all rules need --------------------------------------------

    def count(self, place: int, kind: int) -> int:
        """Troops of a kind in a hex."""
        return self.troops[place * KINDS + kind]

    def card(self, card: int) -> Faceup | None:
        """The faceup card with this number, if it lies there."""
        for found in self.faceup:
            if found.card == card:
                return found
        return None

    def lay(self, up: Faceup) -> None:
        """A card lies faceup from now on."""
        self.faceup.append(up)
        printed = self.book.cards[up.card]
        self.asks |= printed.asks
        self.rules |= printed.rules

    def take_away(self, up: Faceup) -> None:
        """It does not lie there any more."""
        others = [other for other in self.faceup if other is not up]
        self.faceup = []
        self.asks = 0
        self.rules = 0
        for other in others:
            self.lay(other)

    def seat_of(self, hero: int) -> int:
        """The seat that plays a Hero, or NOBODY."""
        for seat, other in enumerate(self.heroes):
            if other == hero:
                return seat
        return NOBODY

    def order(self, first: int) -> list[int]:
        """All seats clockwise from one of them (DW-SET-18)."""
        return [(first + step) % self.seats for step in range(self.seats)]

    # What the kernel asks of a game with secrets ------------------------------------------------

    def families(self) -> list[Cards]:
        return [self.quests, self.adventures, self.equipment, self.spells, self.diamonds]

    def census(self) -> dict[str, int]:
        found = {family.name: family.census() for family in self.families() if family.name}
        found.setdefault("spells", SPELLS_IN_BOX)
        for kind in range(KINDS):
            number = self.supply[kind] + sum(self.troops[kind::KINDS])
            number += sum([card.troops[kind] + card.trophies[kind] for card in self.faceup])
            found[f"troops {kind}"] = number
        laid = [tile for tile in self.tile_at if tile != NOWHERE]
        found["tiles"] = self.pile.bit_count() + len(laid)
        return found
