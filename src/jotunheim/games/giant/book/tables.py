"""What the printed tables say, as plain typed rows (GI-GNT, GI-WPN, GI-MNT, GI-SCN, GI-TER)."""

from typing import Final, final

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

MOST_GIANTS: Final = 3  # GI-OVR-02
MOST_PLACES: Final = 13  # of one location, where nothing but weapon points limits them (GI-MNT-06)


@final
class ClassRow:
    """One of the three classes (GI-GNT-01, GI-GNT-02)."""

    def __init__(
        self, key: str, name: str, chassis: str, cost: int, head_size: int, source: str
    ) -> None:
        self.key = key
        self.name = name
        self.chassis = chassis
        self.cost = cost
        self.head_size = head_size  # the largest weapon its head takes (GI-MNT-02, GI-MNT-03)
        self.source = source

    def repair(self) -> int:
        """Half its unit points, rounded up (GI-CMP-04)."""
        return (self.cost + 1) // 2


@final
class Chassis:
    """One of the fifteen types (GI-GNT-03..07)."""

    def __init__(
        self, key: str, kind: int, row: ClassRow, armor: int, walk: int, run: int, source: str
    ) -> None:
        self.key = key
        self.kind = kind  # the number of its class
        self.row = row
        self.armor = armor
        self.walk = walk
        self.run = run
        self.assault = 0
        self.weapon_points = 0
        self.threshold = 0
        self.capacity: list[int] = []  # points each location takes (GI-GNT-10)
        self.source = source

    def blast(self) -> int:
        """What its explosion deals: half the heat threshold, rounded up (GI-EXP-01)."""
        return (self.threshold + 1) // 2


@final
class Weapon:
    """One of the nine weapons (GI-WPN-01..06)."""

    def __init__(
        self, key: str, kind: int, size: int, damage: int, cost: int, ammunition: int, heat: int
    ) -> None:
        self.key = key
        self.kind = kind
        self.size = size
        self.damage = damage
        self.cost = cost
        self.ammunition = ammunition  # 0: needs none
        self.heat = heat
        self.source = ""


@final
class Location:
    """One of the six locations of every giant (GI-GNT-09, GI-GNT-10)."""

    def __init__(self, key: str, name: str, code: str, hexes: int, limb: bool, places: int) -> None:
        self.key = key
        self.name = name
        self.code = code
        self.hexes = hexes
        self.limb = limb
        self.places = places
        self.kinds: list[int] = []  # weapon kinds it takes (GI-MNT-01)
        self.rolls: list[int] = []
        self.source = ""


@final
class Scenario:
    """Unit points and classes for both sides (GI-SCN-01, GI-SCN-03)."""

    def __init__(self, roll: int, unit_points: int, classes: list[int], source: str) -> None:
        self.roll = roll
        self.unit_points = unit_points
        self.classes = classes
        self.source = source


@final
class Loadout:
    """A chassis with weapons, ready to be fielded."""

    def __init__(
        self, key: str, name: str, giant_type: int, weapons: list[list[int]], idea: str
    ) -> None:
        self.key = key
        self.name = name
        self.giant_type = giant_type
        self.weapons = weapons  # by location: head, torso, right arm, left arm
        self.idea = idea
        self.source = ""


@final
class Force:
    """Loadouts that make a side."""

    def __init__(self, key: str, name: str, loadouts: list[int], cost: int, source: str) -> None:
        self.key = key
        self.name = name
        self.loadouts = loadouts
        self.cost = cost
        self.source = source


@final
class Terrain:
    """What lies in a hex, and all it does."""

    def __init__(
        self, key: str, symbol: str, name: str, level: int, price: int, sight: int
    ) -> None:
        self.key = key
        self.symbol = symbol
        self.name = name
        self.level = level
        self.price = price  # 0: impassable (GI-MOV-07)
        self.sight = sight
        self.sheer = False
        self.gun = 0
        self.missile = 0
        self.cooling = 0
        self.source = ""


@final
class Stamp:
    """A shape for drawing terrain: axial offsets, already turned (GI-MAP-10)."""

    def __init__(self, key: str, turned: list[list[tuple[int, int]]], source: str) -> None:
        self.key = key
        self.turned = turned  # one list a turn; empty where it covers the same as a lower turn
        self.covers: list[list[list[int]]] = [[] for _ in turned]  # by turn and anchor, when needed
        self.inland: list[list[list[int]]] = [[] for _ in turned]  # the same, for barriers
        self.source = source


@final
class Feature:
    """A kind of terrain that players draw or the generator paints."""

    def __init__(
        self, key: str, stamps: list[int], paint: list[int], quota: int, source: str
    ) -> None:
        self.key = key
        self.stamps = stamps
        self.paint = paint  # from the rim to the heart
        self.paints: dict[int, list[int]] = {}  # by stamp: what lies on its hexes; when needed
        self.is_barrier = paint[0] in (SPIRE, CHASM, SHALLOW)  # can close hexes (GI-MAP-11)
        self.quota = quota
        self.rolls: list[int] = []  # of the generator
        self.sizes: list[int] = []
        self.source = source
