"""What lies on the table: giants with their record sheets, the map, the score; no rules."""

from typing import ClassVar, Final, final

from jotunheim.games.giant.book.reader import Book
from jotunheim.games.giant.book.tables import Chassis
from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import EAST, OFF, WEST
from jotunheim.games.giant.settings import Switches
from jotunheim.games.giant.tokens import CONCEDE, FEATURE_NAMES, GIANT, PLACES, TYPES
from jotunheim.kernel import Chance, State
from jotunheim.texts import N_

# The fate of a giant.
WAITING: Final = 0  # off the map, to enter in round 1 (GI-SET-07)
FIELDED: Final = 1
DESTROYED: Final = 2
CAPTURED: Final = 3
FLED: Final = 4
FATES: Final[tuple[str, ...]] = (
    N_("waiting"),
    N_("fielded"),
    N_("destroyed"),
    N_("captured"),
    N_("fled"),
)

UNMOVED: Final = -1  # in place of a manner: has not moved this round

# What is going on, for views and for concessions (GI-RND-01).
SETTING_UP: Final = 0
MOVEMENT: Final = 1
SHOOTING: Final = 2
ASSAULT: Final = 3
BETWEEN: Final = 4
PHASES: Final[tuple[str, ...]] = (
    N_("Setting up"),
    N_("Movement"),
    N_("Shooting"),
    N_("Assault"),
    N_("Between games"),
)

BATTLE: Final = 1  # the kinds of sub-games, for leave()
ASSAULTING: Final = 2


KEYS: Final = 16  # more than there are types
# The lists of a new giant. All copies of a giant share its lists: they are replaced, never changed.
UNHURT: Final[list[int]] = [0, 0, 0, 0, 0, 0]
UNARMED: Final[list[int]] = []


def number_in(key: int) -> int:
    """The number of the giant with this key."""
    return key // KEYS


def type_in(key: int) -> int:
    """The type of the giant with this key."""
    return key % KEYS


@final
class Giant:
    """A giant and its record sheet (GI-OVR-06)."""

    shared: ClassVar[tuple[str, ...]] = ("chassis",)

    def __init__(self, number: int, seat: int, giant_type: int, chassis: Chassis) -> None:
        self.number = number  # 1 to 3 of seat 0, 4 to 6 of seat 1 (GI-SET-06)
        self.seat = seat
        self.giant_type = giant_type
        self.chassis = chassis
        self.fate = WAITING
        self.where = OFF
        self.heat = 0  # GI-SET-08
        self.damage = UNHURT
        self.weapons = UNARMED  # in the order of their places
        self.places = UNARMED
        self.shots = UNARMED  # ammunition left
        self.fired = 0  # bits: weapons fired this round (GI-SHT-07)
        self.manner = UNMOVED
        self.moved = 0  # hexes moved this round (GI-MOV-16)
        self.origin = OFF  # where this round's move began; OFF for an entry
        self.circles = 0  # movement phases in a row in which it stood (GI-MRK-03)
        self.assaulted = False  # has launched its assault this round (GI-ASL-04)

    def copy(self) -> "Giant":
        """An independent twin."""
        new = Giant(self.number, self.seat, self.giant_type, self.chassis)
        new.fate = self.fate
        new.where = self.where
        new.heat = self.heat
        new.damage = self.damage
        new.weapons = self.weapons
        new.places = self.places
        new.shots = self.shots
        new.fired = self.fired
        new.manner = self.manner
        new.moved = self.moved
        new.origin = self.origin
        new.circles = self.circles
        new.assaulted = self.assaulted
        return new

    def name(self) -> str:
        """The ID: type symbol and number (GI-SET-06)."""
        return f"{self.chassis.key}{self.number}"

    def key(self) -> int:
        """Number and type in one, so that a journal can name giants of earlier battles too."""
        return self.number * KEYS + self.giant_type

    def token(self) -> int:
        """The token giant:N of this giant."""
        return GIANT.token(self.number - 1)

    def mount(self, at: int) -> int:
        """Which weapon of its location it is, from 1 on; 0 where it is the only one."""
        place = self.places[at]
        for other in self.places:
            if other != place and other // PLACES == place // PLACES:
                return place % PLACES + 1
        return 0

    def take(self, location: int, points: int) -> None:
        """Note so many more points of damage (GI-DMG-03)."""
        damage = self.damage[:]
        damage[location] += points
        self.damage = damage

    def spend(self, at: int, shots: int = 1) -> None:
        """Note so much less ammunition (GI-MIS-03, GI-GUN-02)."""
        left = self.shots[:]
        left[at] -= shots
        self.shots = left

    def is_lost(self, location: int) -> bool:
        """Whether a location is full; until then it works (GI-DMG-04, GI-DMG-13)."""
        return self.damage[location] >= self.chassis.capacity[location]

    def in_play(self) -> bool:
        """On the map or about to enter (GI-END-05)."""
        return self.fate <= FIELDED


@final
class Duel:
    """The assault that is being fought (GI-ASL)."""

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.attacker_bonus = 0  # with allies; fixed until it ends (GI-MUL-08)
        self.defender_bonus = 0
        self.helpers: list[int] = []
        self.promised = False  # it was launched hot (GI-ASL-16)
        self.exchange = 0
        self.attacker_rolls = False
        self.defender_rolls = False

    def copy(self) -> "Duel":
        """An independent twin."""
        new = Duel(self.attacker, self.defender)
        new.attacker_bonus = self.attacker_bonus
        new.defender_bonus = self.defender_bonus
        new.helpers = self.helpers
        new.promised = self.promised
        new.exchange = self.exchange
        new.attacker_rolls = self.attacker_rolls
        new.defender_rolls = self.defender_rolls
        return new


@final
class Drawing:
    """How far the players have come in drawing a map (GI-MAP-10..12)."""

    def __init__(self, first: int) -> None:
        self.drawer = first
        self.features = 0
        self.passes = 0  # in a row
        self.used = [0] * (2 * len(FEATURE_NAMES))  # by seat, then feature

    def copy(self) -> "Drawing":
        """An independent twin."""
        new = Drawing(self.drawer)
        new.features = self.features
        new.passes = self.passes
        new.used = self.used[:]
        return new


@final
class Draft:
    """A side's choice of giants and weapons so far, and what may come next (GI-SET-04)."""

    def __init__(self, tokens: list[int], key: int) -> None:
        self.tokens = tokens  # the picks it was read from
        self.key = key  # of the side and the scenario
        self.giants: list[int] = []
        self.weapons: list[list[list[int]]] = []  # by giant and location
        self.next: list[int] = []  # empty: complete
        self.arming = -1  # the giant being armed
        self.location = -1


@final
class Campaign:
    """What outlasts a battle: points, pools, hangars, results (GI-MAT, GI-CMP).

    Clones of a table share it; who changes it asks for `War.own_campaign`.
    """

    def __init__(self, pool: int) -> None:
        self.game = 0
        self.totals = [0, 0]  # half-points of all games
        self.pools = [pool, pool]
        self.ready = [0] * (2 * TYPES)  # by seat, then type
        self.damaged = [0] * (2 * TYPES)
        self.results: list[int] = []  # of each game: points of seat 0, of seat 1, winner or -1

    def copy(self) -> "Campaign":
        """An independent twin."""
        new = Campaign(0)
        new.game = self.game
        new.totals = self.totals[:]
        new.pools = self.pools[:]
        new.ready = self.ready[:]
        new.damaged = self.damaged[:]
        new.results = self.results[:]
        return new


@final
class War(State["War"]):
    """One battle, and the series it belongs to."""

    shared: ClassVar[tuple[str, ...]] = (
        "journal",
        "mark",
        "options",
        "book",
        "switches",
        "field",
        "mustered",
    )

    def __init__(
        self, chance: Chance, book: Book, switches: Switches, field: Field, campaign: Campaign
    ) -> None:
        super().__init__(2, chance)
        self.book = book
        self.switches = switches
        self.field = field
        self.ground = ""  # the symbols of the field; grows while the map is drawn
        self.map_number = -1  # of a premade map
        self.west = -1  # the seat on the West side
        self.unit_points = 0
        self.classes = 0  # allowed, as bits
        self.scenario = 0  # the roll; 0: agreed
        self.giants: list[Giant] = []  # in the order of their numbers
        self.round = 0
        self.phase = SETTING_UP
        self.high = -1  # the seat that won initiative
        self.quiet = 0  # complete rounds without an attack (GI-DRW-01)
        self.attacked = False  # somebody attacked this round
        self.points = [0, 0]  # half-points of this battle
        self.conceded = -1
        self.duel: Duel | None = None
        self.drawing: Drawing | None = None
        self.campaign = campaign
        self.winner = -1  # of the whole; -1: none yet, or a draw
        self.reason = ""
        self.mustered: Draft | None = None  # the last one that was read

    def me(self) -> "War":
        return self

    def clone(self) -> "War":
        new = War(self.chance.copy(), self.book, self.switches, self.field, self.campaign)
        self.copy_kernel(new)
        new.ground = self.ground
        new.map_number = self.map_number
        new.west = self.west
        new.unit_points = self.unit_points
        new.classes = self.classes
        new.scenario = self.scenario
        new.giants = [giant.copy() for giant in self.giants]
        new.round = self.round
        new.phase = self.phase
        new.high = self.high
        new.quiet = self.quiet
        new.attacked = self.attacked
        new.points = self.points[:]
        new.conceded = self.conceded
        new.duel = None if self.duel is None else self.duel.copy()
        new.drawing = None if self.drawing is None else self.drawing.copy()
        new.winner = self.winner
        new.reason = self.reason
        return new

    def own_campaign(self) -> Campaign:
        """The campaign, to be changed: from now on no clone made before shares it."""
        self.campaign = self.campaign.copy()
        return self.campaign

    def giant(self, number: int) -> Giant:
        """The giant with this number."""
        for giant in self.giants:
            if giant.number == number:
                return giant
        raise KeyError(number)

    def giant_of(self, token: int) -> Giant:
        """The giant of a token giant:N."""
        return self.giant(GIANT.of(token) + 1)

    def side_of(self, seat: int) -> int:
        """The map side of a seat (GI-HEX-07)."""
        return WEST if seat == self.west else EAST

    def on_map(self, seat: int) -> list[Giant]:
        """A side's giants on the map, in the order of their numbers."""
        return [giant for giant in self.giants if giant.seat == seat and giant.fate == FIELDED]

    def in_play(self, seat: int) -> list[Giant]:
        """A side's giants on the map or about to enter (GI-END-05)."""
        return [giant for giant in self.giants if giant.seat == seat and giant.fate <= FIELDED]

    def standing_in(self, cell: int) -> Giant | None:
        """The giant in a hex, if there is one."""
        for giant in self.giants:
            if giant.where == cell and giant.fate == FIELDED:
                return giant
        return None

    def lay(self, field: Field) -> None:
        """Put a map on the table."""
        self.field = field
        self.ground = field.symbols()

    def roll(self) -> int:
        """2d6, the only dice of the game (GI-OVR-04)."""
        chance = self.chance
        return chance.below(6) + chance.below(6) + 2

    def die(self) -> int:
        """One of the two, where the log shows both."""
        return self.chance.below(6) + 1

    def asides(self, seat: int) -> list[int]:
        """Conceding: at any decision of a seat in a battle (GI-END-04)."""
        return [CONCEDE] if MOVEMENT <= self.phase <= ASSAULT else []

    def aside(self, seat: int, token: int) -> None:
        """Concede: the battle ends, and its end captures what the seat has left (GI-END-04)."""
        self.conceded = seat
        self.leave(BATTLE)
