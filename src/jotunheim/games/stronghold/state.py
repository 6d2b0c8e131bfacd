"""What lies on the table: plain lists and numbers, no rules.

Units of a type and space are counted, never told apart (SH-GEN-06r). Sets of spaces, paths, cards or
pieces are bits of one number. Four kinds of pieces are hidden from one seat: plans, traps, ritual
tokens, orders (SH-HID-03 to 06); each has a veil. Bag and decks are counts: nobody ever sees their
order, and both can count what is in them (SH-HID-01r).
"""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES, PIECES, WOOD, Book
from jotunheim.games.stronghold.tokens import (
    ACTIONS,
    DEFENDER,
    HEROES,
    KINDS,
    MARKSMAN,
    NOWHERE,
    PATHS,
    PLANS,
    RACES,
    RAMPARTS,
    SECTION,
    SECTIONS,
    SIEGE_TOWER,
    SPACES,
    TOWERS,
    UNIT_NAMES,
)
from jotunheim.kernel import FACEDOWN, OPEN, Bag, Cards, Chance, State, Veil, hand_of

# What a table is made with, before it is laid or copied: shared, and never changed.
NOTHING: Final[list[int]] = []
NO_VEIL: Final = Veil(NOTHING)
NO_CARDS: Final = Cards("", NOTHING, NOTHING)
NO_BAG: Final = Bag(NOTHING)

# Families of hidden pieces.
PLAN_CARDS: Final = 0
TRAP_TOKENS: Final = 1
RITUAL_TOKENS: Final = 2
ORDER_TOKENS: Final = 3

# Zones of the defense plans.
DECK: Final = 0
HAND: Final = 1
REJECTED: Final = 2
USED: Final = 3
PLAN_ZONES: Final = [FACEDOWN, hand_of(DEFENDER), 1 << DEFENDER, OPEN]

# Where an order token is, if not on a section.
IN_HAND: Final = -1
MIXED_UP: Final = -2
REMOVED: Final = -3


@final
class Group:
    """Units on their way over one path (SH-MAN-13r)."""

    def __init__(self, path: int) -> None:
        self.path = path
        self.units = [0, 0, 0, 0]  # goblins, orcs, trolls, siege towers
        self.passing = NOWHERE  # the type that passes on by a Quartermaster
        self.onward = NOWHERE  # and the path it then takes

    def copy(self) -> "Group":
        """An independent twin."""
        new = Group(self.path)
        new.units = self.units[:]
        new.passing = self.passing
        new.onward = self.onward
        return new


NO_GROUP: Final = Group(NOWHERE)


@final
class Machine:
    """A barrage weapon with its deck (SH-P2-02)."""

    def __init__(self, card: int, space: int, hits: int, misses: int) -> None:
        self.card = card  # BALLISTA, CATAPULT or TREBUCHET
        self.space = space
        self.hits = hits
        self.misses = misses
        self.target = NOWHERE  # of this assault
        self.hit = False  # the card turned was a Hit that is still to be resolved

    def copy(self) -> "Machine":
        """An independent twin."""
        new = Machine(self.card, self.space, self.hits, self.misses)
        new.target = self.target
        new.hit = self.hit
        return new


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
        # Pieces.
        self.stock = NOTHING
        self.siege_towers = 0  # in the stock
        self.wood = 0
        self.machines: list[Machine] = []  # in the order they were built
        self.hit_cards = 0
        self.miss_cards = 0
        self.malfunction = NOWHERE  # the space of the machine
        self.mantelets = 0  # bits of spaces, as all that follow up to bridges
        self.banners = 0
        self.ladders = 0
        self.poisons = 0
        self.saps = 0
        self.quartermasters = 0
        self.trench_masters = 0
        self.saboteurs = 0
        self.bridges = 0  # bits of paths
        self.walls = NOTHING
        self.cauldrons = NOTHING  # GOBLIN, ORC or TROLL
        self.raised = 0  # bits of sections with a defender's ladder
        self.tiles = NOTHING  # CANNON, POLE or BAY_WINDOW
        self.blessed = NOWHERE  # the side
        self.glare = NOWHERE  # the section
        # Hourglasses.
        self.hourglasses = 0  # on hand
        self.placed = NOTHING
        self.performed = 0  # bits of actions: used up for this turn
        self.completed = 0  # bits of actions: performed by the hourglasses that lie on them
        self.given = 0  # all that the defender ever received
        self.spent = 0  # all that left his hand and the actions
        # Heroic orders.
        self.hero_used = 0  # bits of heroes: gave an order this turn
        self.hero_barred = 0  # bits of heroes: give none until the round ends (OB09)
        self.heroic_used = 0  # bits of orders
        self.heroic_gone = 0  # out of the game (SH-P5-08)
        # Objectives.
        self.objectives = NOTHING
        self.offered = NOTHING  # drawn in set-up, before one of them is rejected
        self.rejected = NOWHERE
        self.fulfilled = 0  # bits of objectives
        self.rituals = 0  # ritual cards performed in this game
        self.revealed = 0  # ritual targets revealed in this game
        self.dead = 0  # defender units that died in this assault
        self.discount = 0  # hourglasses that the next Phase 6 gives less (OB08)
        # Hidden pieces.
        self.plans = NO_CARDS
        self.trap_at = NOTHING
        self.trap_stock = NOTHING
        self.sprung = 0  # bits of paths whose trap lies faceup
        self.ritual_at = NOTHING  # by token: its place, or NOWHERE
        self.ritual_up = 0  # bits of tokens that lie faceup: targets
        self.ritual_back = 0  # bits of tokens that were flipped as bluffs this round
        self.order_at = NOTHING  # by token: its section, or one of the marks above
        self.order_up = 0  # bits of tokens that lie faceup
        self.order_done = 0  # bits of tokens that were resolved in this assault
        self.veil_traps = NO_VEIL
        self.veil_rituals = NO_VEIL
        self.veil_orders = NO_VEIL
        # Maneuvers under way.
        self.maneuvers = 0  # bits: Minor, Major taken this round
        self.limit = 0  # of the running maneuver; 0: none runs
        self.left = NOTHING  # units that left each space in it
        self.used_paths = 0
        self.reached = False  # a unit came to RR4, so the marauders will join
        self.saps_used = 0  # bits of sections, for the round
        self.quartermasters_used = 0  # bits of ramparts, for the round
        self.group = NO_GROUP
        # Ranged and melee combat under way.
        self.aims = NOTHING  # targets of cannons
        self.volleys = NOTHING
        self.hits = NOTHING  # counts of the hit deck by card: 1 in the deck, 0 turned
        self.fury = 0  # bits of sections whose goblins rage
        # Free moves under way (DP07).
        self.free_moves = 0

    def me(self) -> "Stronghold":
        return self

    def clone(self) -> "Stronghold":
        new = Stronghold(self.chance.copy(), self.book)
        self.copy_kernel(new)
        self.copy_play(new)
        self.copy_board(new)
        self.copy_defense(new)
        self.copy_hidden(new)
        self.copy_under_way(new)
        return new

    def copy_play(self, new: "Stronghold") -> None:
        """Clone, first part: order of play, cards, units beside the board."""
        new.round = self.round
        new.at = self.at
        new.played = self.played
        new.assault = self.assault
        new.breached = self.breached
        new.line = self.line[:]
        new.cards = self.cards[:]
        new.removed = self.removed[:]
        new.spies = self.spies
        new.exchanged = self.exchanged
        new.paid = self.paid[:]
        new.paid_wood = self.paid_wood
        new.due = self.due
        new.bag = self.bag.copy()
        new.supply = self.supply[:]
        new.reserve = self.reserve[:]
        new.lost = self.lost

    def copy_board(self, new: "Stronghold") -> None:
        """Clone, second part: units, machines and tokens of the invader."""
        new.units = self.units[:]
        new.heroes = self.heroes[:]
        new.stock = self.stock[:]
        new.siege_towers = self.siege_towers
        new.wood = self.wood
        new.machines = [machine.copy() for machine in self.machines]
        new.hit_cards = self.hit_cards
        new.miss_cards = self.miss_cards
        new.malfunction = self.malfunction
        new.mantelets = self.mantelets
        new.banners = self.banners
        new.ladders = self.ladders
        new.poisons = self.poisons
        new.saps = self.saps
        new.quartermasters = self.quartermasters
        new.trench_masters = self.trench_masters
        new.saboteurs = self.saboteurs
        new.bridges = self.bridges

    def copy_defense(self, new: "Stronghold") -> None:
        """Clone, third part: the defender's tokens, hourglasses, heroes; objectives."""
        new.walls = self.walls[:]
        new.cauldrons = self.cauldrons[:]
        new.raised = self.raised
        new.tiles = self.tiles[:]
        new.blessed = self.blessed
        new.glare = self.glare
        new.hourglasses = self.hourglasses
        new.placed = self.placed[:]
        new.performed = self.performed
        new.completed = self.completed
        new.given = self.given
        new.spent = self.spent
        new.hero_used = self.hero_used
        new.hero_barred = self.hero_barred
        new.heroic_used = self.heroic_used
        new.heroic_gone = self.heroic_gone
        new.objectives = self.objectives[:]
        new.offered = self.offered[:]
        new.rejected = self.rejected
        new.fulfilled = self.fulfilled
        new.rituals = self.rituals
        new.revealed = self.revealed
        new.dead = self.dead
        new.discount = self.discount

    def copy_hidden(self, new: "Stronghold") -> None:
        """Clone, fourth part: plans, traps, ritual tokens, orders, and who knows them."""
        new.plans = self.plans.copy()
        new.trap_at = self.trap_at[:]
        new.trap_stock = self.trap_stock[:]
        new.sprung = self.sprung
        new.ritual_at = self.ritual_at[:]
        new.ritual_up = self.ritual_up
        new.ritual_back = self.ritual_back
        new.order_at = self.order_at[:]
        new.order_up = self.order_up
        new.order_done = self.order_done
        new.veil_traps = self.veil_traps.copy()
        new.veil_rituals = self.veil_rituals.copy()
        new.veil_orders = self.veil_orders.copy()

    def copy_under_way(self, new: "Stronghold") -> None:
        """Clone, last part: maneuvers, shots, free moves."""
        new.maneuvers = self.maneuvers
        new.limit = self.limit
        # Between maneuvers these two are only replaced, never changed in place.
        new.left = self.left[:] if self.limit else self.left
        new.group = self.group.copy() if self.limit else self.group
        new.used_paths = self.used_paths
        new.reached = self.reached
        new.saps_used = self.saps_used
        new.quartermasters_used = self.quartermasters_used
        new.aims = self.aims[:]
        new.volleys = self.volleys[:]
        new.hits = self.hits[:]
        new.fury = self.fury
        new.free_moves = self.free_moves

    def empty_table(self) -> None:
        """All lists in their size: every piece in the box or in a stock beside the board (SH-SET-16, 18)."""
        book = self.book
        self.units = [0] * (SPACES * KINDS)
        self.supply = [0] * RACES
        self.paid = [0] * RACES
        self.heroes = [NOWHERE] * HEROES
        self.walls = [0] * SECTIONS
        self.cauldrons = [NOWHERE] * SECTIONS
        self.tiles = [NOWHERE] * TOWERS
        self.placed = [0] * ACTIONS
        self.trap_at = [NOWHERE] * PATHS
        self.left = [0] * SPACES
        self.aims = [NOWHERE] * TOWERS
        self.volleys = [0] * RAMPARTS
        self.line = []
        self.cards = []
        self.removed = []
        self.objectives = []
        self.offered = []
        self.group = Group(NOWHERE)
        self.bag = Bag(book.unit_count[:RACES])
        self.reserve = book.unit_count[MARKSMAN:KINDS]
        self.stock = book.piece_count[:]
        self.siege_towers = book.unit_count[SIEGE_TOWER]
        self.hit_cards = book.numbers.hit_cards
        self.miss_cards = book.numbers.miss_cards
        self.plans = Cards("plans", list(range(PLANS)), PLAN_ZONES)
        self.trap_stock = list(range(len(book.trap_prints)))
        self.ritual_at = [NOWHERE] * len(book.ritual_prints)
        self.order_at = [IN_HAND] * len(book.order_prints)
        self.hits = [1] * len(book.cannon_hits)
        self.veil_traps = Veil(book.trap_prints)
        self.veil_rituals = Veil(book.ritual_prints)
        self.veil_orders = Veil(book.order_prints)

    # Small questions and changes that all rules need --------------------------------------------

    def count(self, space: int, kind: int) -> int:
        """How many of a type stand on a space."""
        return self.units[space * KINDS + kind]

    def put(self, space: int, kind: int, number: int = 1) -> None:
        """Put so many of a type on a space; a negative number takes them off."""
        self.units[space * KINDS + kind] += number

    def wall(self, section: int) -> int:
        """Wall components on a section, which is named by its space."""
        return self.walls[section - SECTION]

    # What the kernel asks of a game with secrets (SH-HID-08) -------------------------------------

    def veils(self) -> list[Veil]:
        return [self.plans.veil, self.veil_traps, self.veil_rituals, self.veil_orders]

    def places(self, family: int) -> list[int]:
        if family == PLAN_CARDS:
            return self.plans.places()
        if family == TRAP_TOKENS:
            laid = [piece for piece in self.trap_at if piece != NOWHERE]
            return laid + self.trap_stock
        if family == RITUAL_TOKENS:
            keys = [(token // 3, self.ritual_at[token], token) for token in range(15)]
            return [key[2] for key in sorted(keys)]
        tokens = [(self.order_at[token], token) for token in range(len(self.order_at))]
        return [key[1] for key in sorted(tokens)]

    def relabel(self, family: int, at: list[int]) -> None:
        if family == PLAN_CARDS:
            self.plans.relabel(at)
        elif family == TRAP_TOKENS:
            self.trap_at = [at[piece] if piece != NOWHERE else NOWHERE for piece in self.trap_at]
            self.trap_stock = sorted([at[piece] for piece in self.trap_stock])
        elif family == RITUAL_TOKENS:
            self.ritual_at = moved(self.ritual_at, at)
        else:
            self.order_at = moved(self.order_at, at)

    def census(self) -> dict[str, int]:
        """Every unit, card, token, piece of wood and hourglass is always in exactly one place."""
        found: dict[str, int] = {}
        for kind in range(KINDS):
            found[UNIT_NAMES[kind]] = self.everywhere(kind)
        on_board = self.on_board()
        for piece in range(PIECES):
            if PIECE_NAMES[piece] != "hourglass":
                found[f"{PIECE_NAMES[piece]} pieces"] = self.stock[piece] + on_board[piece]
        found["hourglasses"] = self.hourglasses + sum(self.placed) + self.spent - self.given
        cards = self.line + self.cards + self.removed
        found["action cards"] = len(set(cards)) * 100 + len(cards)
        for family, name in enumerate(("plans", "traps", "ritual tokens", "orders")):
            pieces = self.places(family)
            found[name] = len(set(pieces)) * 100 + len(pieces)
        found["hits"] = self.hit_cards + sum([machine.hits for machine in self.machines])
        found["misses"] = self.miss_cards + sum([machine.misses for machine in self.machines])
        found["heroes"] = len([space for space in self.heroes if space != NOWHERE])
        return found

    def everywhere(self, kind: int) -> int:
        """All units of a type, on the board and beside it."""
        found = sum([self.units[space * KINDS + kind] for space in range(SPACES)])
        if kind < RACES:
            found += (
                self.bag.counts[kind]
                + self.bag.discards[kind]
                + self.supply[kind]
                + self.paid[kind]
            )
        elif kind >= MARKSMAN:
            found += self.reserve[kind - MARKSMAN]
            found += self.lost if kind == MARKSMAN else 0
        else:
            found += self.siege_towers
        return found

    def on_board(self) -> list[int]:
        """By piece: how many are on the board or with a player."""
        found = [0] * PIECES
        found[WOOD] = self.wood + self.paid_wood
        named: list[tuple[str, int]] = [
            ("wall", sum(self.walls)),
            ("defender_ladder", self.raised.bit_count()),
            ("spy", self.spies.bit_count()),
            ("malfunction", 1 if self.malfunction != NOWHERE else 0),
            ("blessing", 1 if self.blessed != NOWHERE else 0),
            ("glare", 1 if self.glare != NOWHERE else 0),
            ("mantelet", self.mantelets.bit_count()),
            ("banner", self.banners.bit_count()),
            ("bridge", self.bridges.bit_count()),
            ("ladder", self.ladders.bit_count()),
            ("poison", self.poisons.bit_count()),
            ("sap", self.saps.bit_count()),
            ("quartermaster", self.quartermasters.bit_count()),
            ("saboteur", self.saboteurs.bit_count()),
            ("trench_master", self.trench_masters.bit_count()),
        ]
        for name, number in named:
            found[PIECE_NAMES.index(name)] += number
        for tile in self.tiles:
            if tile != NOWHERE:
                found[self.book.actions[tile].piece] += 1
        for machine in self.machines:
            found[self.book.cards[machine.card].piece] += 1
        for kind in self.cauldrons:
            if kind != NOWHERE:
                found[PIECE_NAMES.index(f"{UNIT_NAMES[kind]}_cauldron")] += 1
        return found


def moved(places: list[int], at: list[int]) -> list[int]:
    """Places by piece, after another piece took the place of each."""
    found = places[:]
    for piece, place in enumerate(places):
        found[at[piece]] = place
    return found
