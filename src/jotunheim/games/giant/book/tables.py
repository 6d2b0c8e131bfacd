"""What the printed tables say, as plain typed rows (GI-GNT, GI-WPN, GI-MNT, GI-SCN, GI-TER).

A row reads itself from its entry of a content file; the source comes last, since it refuses what nobody read.
"""

from typing import Final, final

from jotunheim.content import Entry
from jotunheim.games.giant.grid import rotate
from jotunheim.games.giant.tokens import MOST_MOVED, STAMP_NAMES, TYPE_NAMES, WEAPON_NAMES

# Terrain, by its place in terrain.toml; a closed vocabulary (GI-TER-01..10).
CLEAR: Final = 0
FOREST: Final = 1
RUINS: Final = 2
SCRUD: Final = 3
SHALLOW: Final = 4
DEEP: Final = 5
SPIRE: Final = 6
CHASM: Final = 7
HILL: Final = 8  # 8, 9, 10: levels 1 to 3
CRATER: Final = 11  # 11, 12: levels -1 and -2
TERRAINS: Final[tuple[str, ...]] = (
    "clear",
    "forest",
    "ruins",
    "scrud",
    "shallow_water",
    "deep_water",
    "spire",
    "chasm",
    "hill_1",
    "hill_2",
    "hill_3",
    "crater_1",
    "crater_2",
)

# What a hex does to a line of sight that passes over it, from least to most.
OPEN: Final = 0
WOODED: Final = 1
BUILT: Final = 2
WALL: Final = 3
SIGHTS: Final[tuple[str, ...]] = ("open", "forest", "ruins", "wall")

# Locations of a giant, in the order of locations.toml (GI-GNT-09).
HEAD: Final = 0
TORSO: Final = 1
RIGHT_ARM: Final = 2
LEFT_ARM: Final = 3
RIGHT_LEG: Final = 4
LEFT_LEG: Final = 5
LOCATIONS: Final[tuple[str, ...]] = (
    "head",
    "torso",
    "right_arm",
    "left_arm",
    "right_leg",
    "left_leg",
)

MISSILE: Final = 0
GUN: Final = 1
LASER: Final = 2
KINDS: Final[tuple[str, ...]] = ("missile", "gun", "laser")  # GI-WPN-01
SIZES: Final[tuple[str, ...]] = ("small", "medium", "large")
CLASSES: Final[tuple[str, ...]] = ("giant", "titan", "dreadnaught")
ARMED: Final = 4  # the locations that carry weapons come first

MOST_GIANTS: Final = 3  # GI-OVR-02
MOST_PLACES: Final = 13  # of one location, where nothing but weapon points limits them (GI-MNT-06)


@final
class ClassRow:
    """One of the three classes (GI-GNT-01, GI-GNT-02)."""

    def __init__(self, key: str, entry: Entry) -> None:
        self.key = key
        self.name = entry.text("name")
        self.chassis = entry.text("chassis")
        self.cost = entry.number("cost", 1, 3)
        # The largest weapon its head takes (GI-MNT-02, GI-MNT-03).
        self.head_size = entry.word("head", SIZES)
        self.source = entry.source()

    def repair(self) -> int:
        """Half its unit points, rounded up (GI-CMP-04)."""
        return (self.cost + 1) // 2


@final
class Location:
    """One of the six locations of every giant (GI-GNT-09..11, GI-MNT-04..06)."""

    def __init__(self, key: str, entry: Entry) -> None:
        self.key = key
        self.name = entry.text("name")
        self.code = entry.text("code")
        self.hexes = entry.number("hexes", 1, 2)
        self.limb = entry.flag("limb")
        self.places = entry.number("places", 0, 13)
        self.kinds = entry.words("kinds", KINDS)  # of weapons it takes (GI-MNT-01)
        self.rolls = entry.numbers("rolls", 2, 12)
        self.source = entry.source()


@final
class Chassis:
    """One of the fifteen types (GI-GNT-03..07)."""

    def __init__(
        self, key: str, entry: Entry, classes: list[ClassRow], locations: list[Location]
    ) -> None:
        self.key = key
        self.kind = entry.word("class", CLASSES)
        self.row = classes[self.kind]
        self.armor = entry.number("armor", 1, 9)
        self.walk = entry.number("walk", 1, MOST_MOVED)
        self.run = entry.number("run", self.walk, MOST_MOVED)
        if self.run * 2 != self.walk * 3:
            right = f"{self.walk * 3 / 2:g}"
            raise entry.wrong("run", f"one and a half times walk, {right} (GI-GNT-07)")
        self.assault = entry.number("assault", 0, 9)
        self.weapon_points = entry.number("weapon_points", 0, 13)
        self.threshold = entry.number("threshold", 1, 99)
        # The points each location takes (GI-GNT-10).
        self.capacity = [location.hexes * self.armor for location in locations]
        self.source = entry.source()

    def blast(self) -> int:
        """What its explosion deals: half the heat threshold, rounded up (GI-EXP-01)."""
        return (self.threshold + 1) // 2


@final
class Weapon:
    """One of the nine weapons (GI-WPN-01..06)."""

    def __init__(self, key: str, entry: Entry) -> None:
        self.key = key
        self.kind = entry.word("kind", KINDS)
        self.size = entry.word("size", SIZES)
        self.damage = entry.number("damage", 1, 9)
        self.cost = entry.number("cost", 1, 13)
        self.ammunition = entry.number("ammunition", 0, 20)  # 0: needs none
        self.heat = entry.number("heat", 0, 9)
        if (self.ammunition == 0) != (self.kind == LASER):
            raise entry.wrong("ammunition", "none for a laser, some for all others (GI-WPN-06)")
        self.source = entry.source()


@final
class Scenario:
    """Unit points and classes for both sides (GI-SCN-01, GI-SCN-03)."""

    def __init__(self, roll: str, entry: Entry, classes: list[ClassRow]) -> None:
        self.roll = int(roll)
        self.unit_points = entry.number("unit_points", 1, 9)
        self.classes = entry.words("classes", CLASSES)
        if not [1 for kind in self.classes if classes[kind].cost <= self.unit_points]:
            raise entry.wrong("classes", f"a class that {self.unit_points} unit points can pay")
        self.source = entry.source()


@final
class Loadout:
    """A chassis with weapons, ready to be fielded."""

    def __init__(self, key: str, entry: Entry) -> None:
        self.key = key
        self.name = entry.text("name")
        self.giant_type = entry.word("type", TYPE_NAMES)
        # By location: head, torso, right arm, left arm.
        self.weapons = [sorted(entry.words(at, WEAPON_NAMES)) for at in LOCATIONS[:ARMED]]
        self.idea = entry.text("idea")
        self.source = entry.source()


@final
class Force:
    """Loadouts that make a side."""

    def __init__(
        self, key: str, entry: Entry, known: list[Loadout], chassis: list[Chassis]
    ) -> None:
        self.key = key
        self.name = entry.text("name")
        self.loadouts = entry.words("loadouts", tuple([loadout.key for loadout in known]))
        types = [known[number].giant_type for number in self.loadouts]
        if not 1 <= len(types) <= MOST_GIANTS or types != sorted(types):
            raise entry.wrong("loadouts", "one to three loadouts in the order of their types")
        self.cost = sum([chassis[giant_type].row.cost for giant_type in types])
        self.source = entry.source()


@final
class Terrain:
    """What lies in a hex, and all it does (GI-TER)."""

    def __init__(self, key: str, entry: Entry) -> None:
        self.key = key
        self.symbol = entry.text("symbol")
        self.name = entry.text("name")
        self.level = entry.number("level", -2, 3)
        self.price = entry.number("price", 0, 9)  # 0: impassable (GI-MOV-07)
        self.sight = entry.word("sight", SIGHTS)
        self.sheer = entry.flag("sheer")
        self.gun = entry.number("gun", 0, 9)
        self.missile = entry.number("missile", 0, 9)
        self.cooling = entry.number("cooling", 0, 9)
        self.source = entry.source()


@final
class Stamp:
    """A shape for drawing terrain: axial offsets, already turned (GI-MAP-10)."""

    def __init__(self, key: str, entry: Entry) -> None:
        self.key = key
        offsets = entry.pairs("offsets")
        turns = 6 if entry.flag("turns") else 1
        # One list a turn; empty where it covers the same as a lower turn.
        self.turned = [[rotate(q, r, turn) for q, r in offsets] for turn in range(turns)]
        shapes = [sorted(shape) for shape in self.turned]
        for turn in range(turns):
            if shapes[turn] in shapes[:turn]:
                self.turned[turn] = []
        self.covers: list[list[list[int]]] = [[] for _ in shapes]  # by turn and anchor, when needed
        self.inland: list[list[list[int]]] = [[] for _ in shapes]  # the same, for barriers
        self.source = entry.source()


@final
class Feature:
    """A kind of terrain that players draw or the generator paints (GI-MAP-10, GI-MAP-11)."""

    def __init__(self, key: str, entry: Entry) -> None:
        self.key = key
        self.stamps = entry.words("stamps", STAMP_NAMES)
        self.paint = entry.words("paint", TERRAINS)  # from the rim to the heart
        if not self.paint:
            raise entry.wrong("paint", "at least one terrain")
        self.paints: dict[int, list[int]] = {}  # by stamp: what lies on its hexes; when needed
        self.is_barrier = self.paint[0] in (SPIRE, CHASM, SHALLOW)  # can close hexes (GI-MAP-11)
        self.quota = entry.number("quota", 1, 10)
        self.rolls: list[int] = []  # of the generator
        self.sizes: list[int] = []
        self.source = entry.source()


@final
class Sheet:
    """A record sheet as a target, worked out once for all giants with the same one (see `bot.worth`)."""

    def __init__(self, arms: list[float], worth: float, harms: list[float]) -> None:
        self.arms = (
            arms  # the part of its armament that works: all of it, and what hangs at each arm
        )
        self.worth = worth  # in unit points
        self.harms = harms  # by points of a hit: the part of its worth that it takes; below 0: not worked out yet
