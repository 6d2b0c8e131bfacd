"""The tables of the book: board, units, pieces, cards, actions, and the numbers of the rules."""

from typing import Final, final

from jotunheim.games.stronghold.tokens import (
    ACTIONS,
    CARDS,
    FL,
    HEROES,
    HEROICS,
    KINDS,
    NOBODY,
    NOWHERE,
    OBJECTIVES,
    ORDERS,
    PATHS,
    PLANS,
    SPACES,
    TRAPS,
    is_rampart,
    is_section,
    vocabulary,
)

# Pieces in the stocks beside the board, by number.
PIECE_NAMES: Final = (
    "wood",
    "hourglass",
    "wall",
    "goblin_cauldron",
    "orc_cauldron",
    "troll_cauldron",
    "cannon",
    "pole",
    "bay_window",
    "defender_ladder",
    "spy",
    "malfunction",
    "blessing",
    "glare",
    "ballista",
    "catapult",
    "trebuchet",
    "mantelet",
    "banner",
    "bridge",
    "ladder",
    "poison",
    "sap",
    "quartermaster",
    "saboteur",
    "trench_master",
)
PIECES: Final = 26
WOOD: Final = 0
HOURGLASS: Final = 1
NO_PIECE: Final = -1

# What a card or an action is aimed at.
PLACE_NAMES: Final = (
    "none",
    "rampart",
    "foreground",
    "section",
    "path",
    "machine",
    "building",
    "order",
    "tower",
    "card",
    "side",
    "space",
)

# Windows of plans, as bits (SH-PLN-01r).
WINDOW_NAMES: Final = ("D", "A0", "A1")
IN_PHASE: Final = 1
BEFORE_CANNONS: Final = 2
BEFORE_MELEE: Final = 4

# When the goal of an objective is looked at (SH-OBJ-01r).
MOMENT_NAMES: Final = (
    "ritual",
    "wall",
    "flip",
    "machine",
    "equipment",
    "arrival",
    "death",
    "rampart",
    "training",
)
AT_RITUAL: Final = 0
AT_WALL: Final = 1
AT_FLIP: Final = 2
AT_MACHINE: Final = 3
AT_EQUIPMENT: Final = 4
AT_ARRIVAL: Final = 5
AT_DEATH: Final = 6
AT_RAMPART: Final = 7
AT_TRAINING: Final = 8

# The canvas of the board.
WIDE: Final = 1240
TALL: Final = 976

# Who may stand in a building.
TAKES_NAMES: Final = ("units", "workers", "all", "dead")


@final
class Card:
    """An invader action card (SH-ACT)."""

    def __init__(self, name: str, phase: int, wood: int, hourglasses: int) -> None:
        self.name = name
        self.phase = phase
        self.wood = wood
        self.hourglasses = hourglasses  # besides one for each unit
        self.ways: list[list[int]] = []  # ways to pay: goblins, orcs, trolls of each
        self.place = 0
        self.piece = NO_PIECE
        self.text = ""


@final
class Action:
    """An action of a building (SH-DEF)."""

    def __init__(self, name: str, building: int, hourglasses: int) -> None:
        self.name = name
        self.building = building
        self.hourglasses = hourglasses
        self.repeat = False
        self.piece = NO_PIECE
        self.place = 0
        self.text = ""


@final
class Objective:
    """An objective card of the invader (SH-OBJ)."""

    def __init__(self, name: str, moment: int, count: int, amount: int, stays: bool) -> None:
        self.name = name
        self.moment = moment
        self.count = count
        self.amount = amount
        self.stays = stays
        self.goal = ""
        self.benefit = ""


@final
class Plan:
    """A defense plan card (SH-PLN)."""

    def __init__(self, name: str, windows: int, amount: int) -> None:
        self.name = name
        self.windows = windows
        self.amount = amount
        self.building = NOWHERE  # whose actions cost more once it was used
        self.lasts = False
        self.discarded = False
        self.gain = ""
        self.drawback = ""


@final
class Maneuver:
    """The Minor or the Major Maneuver (SH-MAN-06, 07)."""

    def __init__(self, limit: int, hourglasses: int) -> None:
        self.limit = limit
        self.hourglasses = hourglasses


@final
class Numbers:
    """Numbers of the rules that stand on no component."""

    def __init__(self) -> None:
        self.foreground: list[int] = []  # goblins, orcs, trolls at the start
        self.barracks: list[int] = []  # marksmen, soldiers, veterans
        self.guards: list[int] = []
        self.walls = 0
        self.start_wood = 0
        self.start_hourglasses = 0
        self.cards_drawn = 0
        self.objectives_drawn = 0
        self.objectives_kept = 0
        self.plans_drawn = 0
        self.plans_kept = 0
        self.rounds = 0
        self.units = 0
        self.wood = 0
        self.hourglasses = 0
        self.exchange = 0
        self.wood_for: list[int] = []
        self.minor = Maneuver(0, 0)
        self.major = Maneuver(0, 0)
        self.open_orders = 0
        self.classified_orders = 0
        self.hits = 0
        self.misses = 0
        self.most_machines = 0
        self.hit_cards = 0
        self.miss_cards = 0
        self.recover = 0
        self.move = 0
        self.swap = 0


@final
class Book:
    """Everything printed; never changed after it was read."""

    def __init__(self) -> None:
        self.words = vocabulary()
        self.version = ""  # a hash of what was read
        self.sources: list[tuple[str, str, str]] = []  # file, entry, source
        self.numbers = Numbers()
        # The board, by space.
        self.space_names: list[str] = [""] * SPACES
        self.spots: list[tuple[int, int]] = [(0, 0)] * SPACES
        self.sizes: list[tuple[int, int]] = [(0, 0)] * SPACES  # of building tiles
        self.side: list[int] = [NOBODY] * SPACES  # LEFT or RIGHT; NOBODY inside the castle
        self.invaders: list[int] = [0] * SPACES  # spaces for invader units
        self.defenders: list[int] = [0] * SPACES  # spaces for defender units; towers: marksmen
        self.start: list[list[int]] = [[0, 0, 0] for _ in range(SPACES)]  # marked units, by rank
        self.beside: list[list[int]] = [[] for _ in range(SPACES)]  # ramparts next to a rampart
        self.sections_of: list[list[int]] = [[] for _ in range(SPACES)]  # of rampart, tower, side
        self.ramparts_of: list[list[int]] = [[] for _ in range(SPACES)]  # of a section
        self.towers_of: list[list[int]] = [[] for _ in range(SPACES)]  # beside a section
        self.opposite: list[int] = [NOWHERE] * SPACES  # rampart of a tower, tower of a rampart
        self.cannon: list[list[int]] = [[] for _ in range(SPACES)]  # reach from a tower
        self.barrage: list[list[int]] = [[] for _ in range(SPACES)]  # reach of a machine there
        self.volley: list[list[int]] = [[] for _ in range(SPACES)]  # reach of marksmen there
        self.walks: list[list[int]] = [[] for _ in range(SPACES)]  # along the walls (SH-MOV-02r)
        self.call: list[list[int]] = [[] for _ in range(SPACES)]  # paths towards a section
        self.building_spaces: list[list[int]] = [[0, 0, 0] for _ in range(SPACES)]
        self.takes: list[int] = [NOBODY] * SPACES
        self.has_saboteur_space: list[bool] = [False] * SPACES
        self.gate = (0, 0)
        self.gate_name = ""
        # Paths.
        self.path_from: list[int] = [NOWHERE] * PATHS
        self.path_to: list[int] = [NOWHERE] * PATHS
        self.path_spots: list[tuple[int, int]] = [(0, 0)] * PATHS
        self.out: list[list[int]] = [[] for _ in range(SPACES)]  # paths that leave a space
        # Pieces.
        self.unit_names: list[str] = [""] * (KINDS + HEROES)
        self.unit_plurals: list[str] = [""] * (KINDS + HEROES)
        self.unit_colours: list[str] = [""] * (KINDS + HEROES)
        self.strength: list[int] = [0] * (KINDS + HEROES)
        self.unit_count: list[int] = [0] * (KINDS + HEROES)
        self.hero_start: list[int] = [NOWHERE] * HEROES
        self.piece_names: list[str] = [""] * PIECES
        self.piece_count: list[int] = [0] * PIECES
        self.order_names: list[str] = [""] * ORDERS
        self.order_texts: list[str] = [""] * ORDERS
        self.order_prints: list[int] = []  # the kind of each order token
        self.trap_names: list[str] = [""] * TRAPS
        self.trap_texts: list[str] = [""] * TRAPS
        self.trap_prints: list[int] = []  # the kind of each trap
        self.ritual_prints: list[int] = []  # of the three tokens of each ritual: 1 target, 0 bluff
        self.cannon_hits: list[list[int]] = []  # by hit card: the types of its cannon part
        self.pole_hits: list[list[int]] = []
        # Cards, actions, orders of heroes.
        self.cards: list[Card] = [Card("", 0, 0, 0) for _ in range(CARDS)]
        self.actions: list[Action] = [Action("", NOWHERE, 0) for _ in range(ACTIONS)]
        self.actions_of: list[list[int]] = [[] for _ in range(SPACES)]
        self.heroic_names: list[str] = [""] * HEROICS
        self.heroic_texts: list[str] = [""] * HEROICS
        self.objectives: list[Objective] = [Objective("", 0, 0, 0, False)] * OBJECTIVES
        self.plans: list[Plan] = [Plan("", 0, 0)] * PLANS
        # Drawing; no rule reads it.
        self.turn: list[int] = [0] * SPACES  # degrees; not turned, the outer side is up
        self.half: list[int] = [0] * SPACES  # half the length of a stretch of wall
        self.gate_turn = 0
        self.gate_half = 0
        self.drawn: dict[str, tuple[int, int, int, int]] = {}  # offset, radius, distance

    def sections_on(self, side: int) -> list[int]:
        """The wall sections of a side, in their order (SH-GEN-09)."""
        return self.sections_of[FL + side]

    def path_between(self, start: int, end: int) -> int:
        """The path that joins the two spaces, or NOWHERE."""
        for path in self.out[start]:
            if self.path_to[path] == end:
                return path
        return NOWHERE

    def leads_to_wall(self, path: int) -> bool:
        """Does the path end on a wall section?"""
        return is_section(self.path_to[path]) and is_rampart(self.path_from[path])
