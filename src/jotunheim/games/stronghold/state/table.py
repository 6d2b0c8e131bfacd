"""What lies on the table: plain lists and numbers, no rules.

Units of a type and space are counted, never told apart (SH-GEN-06r). Sets of spaces, paths, cards or
pieces are bits of one number. Four kinds of pieces are hidden from one seat: plans, traps, ritual
tokens, orders (SH-HID-03 to 06). Bag and decks are counts: nobody ever sees their order, and both can
count what is in them (SH-HID-01r).
"""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES, PIECES, Book
from jotunheim.games.stronghold.state.castle import Castle, Hourglasses
from jotunheim.games.stronghold.state.hidden import NOTHING, Hidden
from jotunheim.games.stronghold.state.siege import Goals, Siege
from jotunheim.games.stronghold.state.under_way import NO_COMBAT, NO_MANEUVER, Combat
from jotunheim.games.stronghold.tokens import (
    DEFENDER,
    HEROES,
    KINDS,
    MARKSMAN,
    NOWHERE,
    PLANS,
    RACES,
    SECTION,
    SIEGE_TOWER,
    SPACES,
    UNIT_NAMES,
)
from jotunheim.kernel import FACEDOWN, OPEN, Bag, Cards, Chance, State, Veil, hand_of

# What a table is made with, before it is laid or copied: shared, and never changed.
NO_CARDS: Final = Cards("", NOTHING, NOTHING)
NO_BAG: Final = Bag(NOTHING)
NO_HIDDEN: Final = Hidden()
NO_CASTLE: Final = Castle()
NO_HOURGLASSES: Final = Hourglasses()
NO_SIEGE: Final = Siege()
NO_GOALS: Final = Goals()

# Zones of the defense plans.
DECK: Final = 0
HAND: Final = 1
REJECTED: Final = 2
USED: Final = 3
PLAN_ZONES: Final = [FACEDOWN, hand_of(DEFENDER), 1 << DEFENDER, OPEN]


@final
class Stronghold(State["Stronghold"]):
    """A game of Stronghold in progress. Seat 0 is the invader, seat 1 the defender."""

    shared: ClassVar[tuple[str, ...]] = ("journal", "mark", "options", "worded", "book")

    def __init__(self, chance: Chance, book: Book) -> None:
        super().__init__(2, chance)
        self.book = book
        # The order of play.
        self.round = 0
        self.at = NOWHERE  # the place in the line of the card that is being played
        self.played = 0  # bits of places in the line: performed this round
        self.assault = False  # from window A0 to the strength step
        self.breached = NOWHERE  # the section where the invader won
        # Action cards.
        self.line = NOTHING  # nine cards, from the left
        self.cards = NOTHING  # the action card supply
        self.removed = NOTHING
        self.spies = 0  # bits of cards
        self.exchanged = 0  # bits of cards moved in this Briefing (SH-P1-13r)
        self.paid = NOTHING  # units on the cards
        self.paid_wood = 0
        self.due = 0  # hourglasses that the running card will hand over
        # Units.
        self.units = NOTHING  # space * KINDS + type
        self.bag = NO_BAG  # its discards are the units out of the game
        self.supply = NOTHING
        self.reserve = NOTHING  # the defender's supply
        self.lost = 0  # marksmen that left the game (SH-GRD-01)
        self.heroes = NOTHING
        # Stocks beside the board.
        self.stock = NOTHING
        self.siege_towers = 0
        self.wood = 0  # the invader's
        # Heroic orders.
        self.hero_used = 0  # bits of heroes: gave an order this turn
        self.hero_barred = 0  # bits of heroes: give none until the round ends (OB09)
        self.heroic_used = 0  # bits of orders
        self.heroic_gone = 0  # out of the game (SH-P5-08)
        # Parts that are told on pages of their own.
        self.plans = NO_CARDS
        self.hidden = NO_HIDDEN
        self.castle = NO_CASTLE
        self.hourglasses = NO_HOURGLASSES
        self.siege = NO_SIEGE
        self.goals = NO_GOALS
        # Under way.
        self.maneuvers = 0  # bits: Minor, Major taken this round
        self.maneuver = NO_MANEUVER
        self.combat = NO_COMBAT
        self.free_moves = 0  # of Beat the Drums (DP07)

    def me(self) -> "Stronghold":
        return self

    def clone(self) -> "Stronghold":
        new = Stronghold(self.chance.copy(), self.book)
        self.copy_kernel(new)
        self.copy_play(new)
        self.copy_units(new)
        self.copy_parts(new)
        return new

    def copy_play(self, new: "Stronghold") -> None:
        """Clone, first part: order of play, cards, heroic orders."""
        new.round = self.round
        new.at = self.at
        new.played = self.played
        new.assault = self.assault
        new.breached = self.breached
        new.line = self.line[:]
        new.cards = self.cards[:]
        new.removed = self.removed
        new.spies = self.spies
        new.exchanged = self.exchanged
        new.paid = self.paid[:]
        new.paid_wood = self.paid_wood
        new.due = self.due
        new.hero_used = self.hero_used
        new.hero_barred = self.hero_barred
        new.heroic_used = self.heroic_used
        new.heroic_gone = self.heroic_gone

    def copy_units(self, new: "Stronghold") -> None:
        """Clone, second part: units and stocks."""
        new.units = self.units[:]
        new.bag = self.bag.copy()
        new.supply = self.supply[:]
        new.reserve = self.reserve[:]
        new.lost = self.lost
        new.heroes = self.heroes[:]
        new.stock = self.stock[:]
        new.siege_towers = self.siege_towers
        new.wood = self.wood

    def copy_parts(self, new: "Stronghold") -> None:
        """Clone, last part: parts of the table, and what is under way."""
        new.plans = self.plans.copy()
        new.hidden = self.hidden.copy()
        new.castle = self.castle.copy()
        new.hourglasses = self.hourglasses.copy()
        new.siege = self.siege.copy()
        new.goals = self.goals.copy()
        new.maneuvers = self.maneuvers
        new.maneuver = self.maneuver.copy() if self.maneuver.limit else self.maneuver
        new.combat = self.combat.copy() if self.assault else self.combat
        new.free_moves = self.free_moves

    def empty_table(self) -> None:
        """All lists in their size: every piece in the box or in a stock beside the board (SH-SET-16, 18)."""
        book = self.book
        self.units = [0] * (SPACES * KINDS)
        self.supply = [0] * RACES
        self.paid = [0] * RACES
        self.heroes = [NOWHERE] * HEROES
        self.line = []
        self.cards = []
        self.removed = []
        self.bag = Bag(book.unit_count[:RACES])
        self.reserve = book.unit_count[MARKSMAN:KINDS]
        self.stock = book.piece_count[:]
        self.siege_towers = book.unit_count[SIEGE_TOWER]
        self.plans = Cards("plans", list(range(PLANS)), PLAN_ZONES)
        self.hidden = Hidden()
        self.hidden.lay(book)
        self.castle = Castle()
        self.castle.lay()
        self.hourglasses = Hourglasses()
        self.hourglasses.lay()
        self.siege = Siege()
        self.siege.lay(book)
        self.goals = Goals()
        self.combat = Combat(len(book.cannon_hits))

    # Small questions and changes that all rules need --------------------------------------------

    def count(self, space: int, kind: int) -> int:
        """How many of a type stand on a space."""
        return self.units[space * KINDS + kind]

    def put(self, space: int, kind: int, number: int = 1) -> None:
        """Put so many of a type on a space; a negative number takes them off."""
        self.units[space * KINDS + kind] += number

    def wall(self, section: int) -> int:
        """Wall components on a section, which is named by its space."""
        return self.castle.walls[section - SECTION]

    # What the kernel asks of a game with secrets (SH-HID-08) -------------------------------------

    def veils(self) -> list[Veil]:
        return [self.plans.veil, self.hidden.veil]

    def places(self, family: int) -> list[int]:
        return self.hidden.places() if family else self.plans.places()

    def relabel(self, family: int, at: list[int]) -> None:
        if family:
            self.hidden.relabel(at)
        else:
            self.plans.relabel(at)

    # Everything is always in exactly one place ---------------------------------------------------

    def census(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for kind in range(KINDS):
            found[UNIT_NAMES[kind]] = self.everywhere(kind)
        castle = self.castle.census(self.book)
        siege = self.siege.census(self.book)
        for piece in range(PIECES):
            if PIECE_NAMES[piece] != "hourglass":
                number = self.stock[piece] + castle[piece] + siege[piece]
                found[f"{PIECE_NAMES[piece]} pieces"] = number
        found["wood pieces"] += self.wood + self.paid_wood
        found["spy pieces"] += self.spies.bit_count()
        found["hourglasses"] = self.hourglasses.census()
        cards = self.line + self.cards + self.removed
        found["action cards"] = len(set(cards)) * 100 + len(cards)
        for family, name in enumerate(("plans", "hidden tokens")):
            pieces = self.places(family)
            found[name] = len(set(pieces)) * 100 + len(pieces)
        machines = self.siege.machines
        found["hits"] = self.siege.hit_cards + sum([machine.hits for machine in machines])
        found["misses"] = self.siege.miss_cards + sum([machine.misses for machine in machines])
        found["heroes"] = len([space for space in self.heroes if space != NOWHERE])
        return found

    def everywhere(self, kind: int) -> int:
        """All units of a type, on the board and beside it."""
        found = sum([self.units[space * KINDS + kind] for space in range(SPACES)])
        if kind < RACES:
            found += self.bag.counts[kind] + self.bag.discards[kind]
            found += self.supply[kind] + self.paid[kind]
        elif kind >= MARKSMAN:
            found += self.reserve[kind - MARKSMAN]
            found += self.lost if kind == MARKSMAN else 0
        else:
            found += self.siege_towers
        return found
