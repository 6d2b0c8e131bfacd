"""What lies on the table of Assault of the Giants: plain numbers in flat lists, no rules.

Armies: `owner[region]` is the race whose units stand there, `units[region * SLOTS + slot]` how many
of each kind and side. A region never holds two races (AG-GEN-06), so nothing more is needed.
"""

from typing import ClassVar, Final, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import Book
from jotunheim.kernel import FACEDOWN, OPEN, Cards, Chance, State, Veil, hands

# Where spells lie.
SPELL_DECK: Final = 0
SPELL_DISCARD: Final = 1
CAST: Final = 2  # out of the game
LOOKED: Final = 3  # the two drawn with Magic
HANDS: Final = 4  # the hand of the first seat


@final
class Side:
    """One side of a battle: its dice, and what changes them (AG-BAT-32)."""

    def __init__(self, race: int, seat: int) -> None:
        self.race = race  # GIANTSLAYERS for them
        self.seat = seat  # who decides for this side
        self.dice = 0
        self.special = 0  # 1: die 1 is the race's special die
        self.faces: list[int] = []  # face of each die, see content.FACES
        self.turned: list[int] = []  # arcane symbols of each die already converted
        self.made: list[int] = []  # what conversions made of each die, see results
        self.is_set: list[int] = []  # hits a card has set each die to, or -1
        self.used = 0  # bits of the abilities used in this battle (AG-BAT-12)
        self.more_dice = 0
        self.held = 0  # Strength that Hold Giant takes away
        self.no_rerolls = 0
        self.no_conversions = 0
        self.silenced = 0
        self.added_hits = 0
        self.added_blocks = 0
        self.ignored_blocks = 0
        self.hits = 0
        self.blocks = 0
        self.spoils = 0  # Ordning Value of the enemies defeated
        self.fallen = 0  # units, or giantslayers, of this side defeated

    def copy(self) -> "Side":
        """An independent twin."""
        new = Side(self.race, self.seat)
        new.dice = self.dice
        new.special = self.special
        new.faces = self.faces[:]
        new.turned = self.turned[:]
        new.made = self.made[:]
        new.is_set = self.is_set[:]
        new.used = self.used
        new.more_dice = self.more_dice
        new.held = self.held
        new.no_rerolls = self.no_rerolls
        new.no_conversions = self.no_conversions
        new.silenced = self.silenced
        new.added_hits = self.added_hits
        new.added_blocks = self.added_blocks
        new.ignored_blocks = self.ignored_blocks
        new.hits = self.hits
        new.blocks = self.blocks
        new.spoils = self.spoils
        new.fallen = self.fallen
        return new


def results(hits: int, blocks: int) -> int:
    """Hits and blocks that conversions made of a die, as one number."""
    return hits * 16 + blocks


def hits_made(side: Side, die: int) -> int:
    """The hits among the results that conversions made of a die."""
    return side.made[die] >> 4


def blocks_made(side: Side, die: int) -> int:
    """The blocks among them."""
    return side.made[die] & 15


@final
class Battle:
    """A battle under way, from the declaration to its end (AG-BAT)."""

    def __init__(self, attacker: Side, defender: Side, origin: int, region: int) -> None:
        self.sides = [attacker, defender]
        self.origin = origin  # the attackers' region; for giantslayers the battle's own
        self.region = region
        self.force = [0] * tokens.SLOTS  # units that take part in the attack
        self.slayers: list[int] = []  # giantslayers that take part
        self.casts: list[int] = []  # start spells that stand: side, token, target for each
        self.stage = 0  # the step of the battle sequence, for prompts

    def copy(self) -> "Battle":
        """An independent twin."""
        new = Battle(self.sides[0].copy(), self.sides[1].copy(), self.origin, self.region)
        new.force = self.force[:]
        new.slayers = self.slayers[:]
        new.casts = self.casts[:]
        new.stage = self.stage
        return new


@final
class Assault(State["Assault"]):
    """A game of Assault of the Giants in progress."""

    shared: ClassVar[tuple[str, ...]] = ("journal", "mark", "options", "book")

    def __init__(self, seats: int, chance: Chance, book: Book, spells: Cards | None = None) -> None:
        super().__init__(seats, chance)
        self.book = book
        self.open_points = 0  # the table's option: everybody sees all totals (AG-INF-04-R)
        # Who leads whom.
        self.race_of: list[int] = []  # by seat
        self.seat_of: list[int] = []  # by race; NOBODY: an NPC race
        # The order of play.
        self.turn = tokens.NOBODY  # the seat whose turn it is
        self.first = 0  # the seat at the top of the ordning
        self.round = 0
        self.last_round = 0  # the round after which the game ends; 0: not known yet
        # The board.
        self.owner: list[int] = []
        self.units: list[int] = []
        self.supply: list[int] = []  # race * KINDS + kind
        self.gone: list[int] = []  # the same, for units out of the game (AG-NPC-13)
        self.freed: list[int] = []  # by race: its second champion or leader may be recruited
        self.markers: list[int] = []  # kind * REGIONS + region
        self.castle = tokens.NOBODY  # the region of Lyn Armaal
        self.slayers: list[int] = []  # region of each giantslayer, NOBODY: off the board
        self.slayers_wounded: list[int] = []
        # Cards.
        self.laid: list[int] = []  # seat * COMMANDS + command: place in the row from 1 on, or 0
        self.row: list[int] = []  # length of each seat's row
        self.activated: list[int] = []  # the Leader card in the row was used to activate
        self.resources: list[int] = []  # seat * RESOURCES + kind
        self.held: list[int] = []  # the same when the turn began (AG-TRD-05)
        self.deck: list[int] = []  # Resource Deck by kind: nobody ever sees its order
        self.discard: list[int] = []
        self.event_deck: list[int] = []  # a bag as well
        self.face_up: list[int] = []  # universal events in the draft area
        self.claimed: list[int] = []  # by event: the seat that claimed it last, or NOBODY
        self.next_special: list[int] = []  # by race: place in its stack of special events
        self.ongoing: list[int] = []  # seat * ONGOINGS + reward
        self.offered: list[int] = []  # Resource Cards of the set-up draft still to be taken
        self.spells = Cards("spells", [], []) if spells is None else spells
        self.just_paid = 0  # the Artifact spent on the spell being cast lies in the discard pile
        # Points.
        self.points: list[int] = []
        self.pools: list[int] = []
        self.food_fed = 0
        self.artifacts_turned = 0
        # Things under way.
        self.paid = 0  # bits of enemy regions paid for this turn (AG-MOV-09)
        self.no_penalty = 0
        self.maneuvers = 0
        self.moving: list[int] = []  # units on their way, of the race whose turn it is
        self.origin = tokens.NOBODY  # where they come from
        self.at = tokens.NOBODY  # where they are
        self.visited = 0  # bits of regions the trip has seen (AG-MOV-22)
        self.budget = 0  # recruit points, uses of a special command or giantslayer actions left
        self.removed: list[int] = []  # by kind: removed to make room in this command (AG-REC-10)
        self.target = tokens.NOBODY  # partner of a trade, chosen region or opponent of an effect
        self.offers = 0
        self.offer: list[int] = []  # given kinds, then asked kinds
        self.acted = 0  # bits of giantslayers that have attacked in this Rest
        self.attacked = 0  # bits of regions they have attacked in this Rest
        self.battle: Battle | None = None

    def hand(self, seat: int) -> list[int]:
        """The spells that a seat holds."""
        return self.spells.zones[HANDS + seat]

    def me(self) -> "Assault":
        return self

    def clone(self) -> "Assault":
        new = Assault(self.seats, self.chance.copy(), self.book, self.spells.copy())
        self.copy_kernel(new)
        self.copy_table(new)
        self.copy_cards(new)
        self.copy_under_way(new)
        return new

    def copy_table(self, new: "Assault") -> None:
        """Clone, first part: people, order of play, board, points."""
        new.open_points = self.open_points
        new.race_of = self.race_of  # never changed after the start
        new.seat_of = self.seat_of
        new.turn = self.turn
        new.first = self.first
        new.round = self.round
        new.last_round = self.last_round
        new.owner = self.owner[:]
        new.units = self.units[:]
        new.supply = self.supply[:]
        new.gone = self.gone[:]
        new.freed = self.freed[:]
        new.markers = self.markers[:]
        new.castle = self.castle
        new.slayers = self.slayers[:]
        new.slayers_wounded = self.slayers_wounded[:]
        new.points = self.points[:]
        new.pools = self.pools[:]
        new.food_fed = self.food_fed
        new.artifacts_turned = self.artifacts_turned

    def copy_cards(self, new: "Assault") -> None:
        """Clone, second part: all cards."""
        new.laid = self.laid[:]
        new.row = self.row[:]
        new.activated = self.activated[:]
        new.resources = self.resources[:]
        new.held = self.held[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.event_deck = self.event_deck[:]
        new.face_up = self.face_up[:]
        new.claimed = self.claimed[:]
        new.next_special = self.next_special[:]
        new.ongoing = self.ongoing[:]
        new.offered = self.offered[:]
        new.just_paid = self.just_paid

    def copy_under_way(self, new: "Assault") -> None:
        """Clone, last part: trips, trades, battles."""
        new.paid = self.paid
        new.no_penalty = self.no_penalty
        new.maneuvers = self.maneuvers
        new.moving = self.moving[:]
        new.origin = self.origin
        new.at = self.at
        new.visited = self.visited
        new.budget = self.budget
        new.removed = self.removed[:]
        new.target = self.target
        new.offers = self.offers
        new.offer = self.offer[:]
        new.acted = self.acted
        new.attacked = self.attacked
        if self.battle is not None:
            new.battle = self.battle.copy()

    def empty_table(self) -> None:
        """All lists in their size, nothing on the board, everything in the box."""
        book = self.book
        self.owner = [tokens.NOBODY] * tokens.REGIONS
        self.units = [0] * (tokens.REGIONS * tokens.SLOTS)
        self.supply = book.count[:]
        self.gone = [0] * (tokens.RACES * tokens.KINDS)
        self.freed = [0] * tokens.RACES
        self.markers = [0] * (tokens.MARKERS * tokens.REGIONS)
        self.slayers = [tokens.NOBODY] * tokens.SLAYERS  # off the board (AG-SET-12)
        self.slayers_wounded = [0] * tokens.SLAYERS
        self.laid = [0] * (self.seats * tokens.COMMANDS)
        self.row = [0] * self.seats
        self.activated = [0] * self.seats
        self.resources = [0] * (self.seats * tokens.RESOURCES)
        self.held = [0] * (self.seats * tokens.RESOURCES)
        self.deck = book.resource_count[:]
        self.discard = [0] * tokens.RESOURCES
        self.claimed = [tokens.NOBODY] * len(book.events)
        self.next_special = [0] * tokens.RACES
        self.ongoing = [0] * (self.seats * book.ongoings)
        self.offered = [0] * tokens.RESOURCES
        piles = [FACEDOWN, OPEN, OPEN, FACEDOWN]  # AG-INF-01 to 03
        self.spells = Cards("spells", list(range(tokens.SPELLS)), [*piles, *hands(self.seats)])
        self.points = [0] * self.seats
        self.moving = [0] * tokens.SLOTS
        self.removed = [0] * tokens.KINDS
        self.offer = [0] * (2 * tokens.RESOURCES)

    # What the kernel asks of a game with windows and secrets ------------------------------------

    def veils(self) -> list[Veil]:
        return [self.spells.veil]

    def census(self) -> dict[str, int]:
        """Every unit, card and marker is always in exactly one place."""
        book = self.book
        found: dict[str, int] = {}
        for race in range(tokens.RACES):
            for kind in range(tokens.KINDS):
                at = race * tokens.KINDS + kind
                name = f"{tokens.RACE_NAMES[race]} {tokens.KIND_NAMES[kind]}"
                found[name] = self.supply[at] + self.gone[at] + self.on_board(race, kind)
        for kind in range(tokens.RESOURCES):
            held = sum(self.resources[kind :: tokens.RESOURCES])
            piled = self.deck[kind] + self.discard[kind] + self.offered[kind]
            found[tokens.RESOURCE_NAMES[kind]] = held + piled
        taken = len([event for event in book.universal if self.claimed[event] != tokens.NOBODY])
        found["universal events"] = len(self.event_deck) + len(self.face_up) + taken
        found["spells"] = self.spells.census()
        return found

    def on_board(self, race: int, kind: int) -> int:
        """Units of a kind on the board or on their way."""
        slots = [slot for slot in range(tokens.SLOTS) if tokens.KIND_OF_SLOT[slot] == kind]
        found = 0
        for region in range(tokens.REGIONS):
            if self.owner[region] == race:
                found += sum([self.units[region * tokens.SLOTS + slot] for slot in slots])
        if self.turn != tokens.NOBODY and self.race_of[self.turn] == race:
            found += sum([self.moving[slot] for slot in slots])
        return found

    def places(self, family: int) -> list[int]:
        return self.spells.places()

    def relabel(self, family: int, at: list[int]) -> None:
        self.spells.relabel(at)
