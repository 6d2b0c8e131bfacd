"""Reads content/ into tables and checks every number and count (GI-GNT, GI-WPN, GI-MNT, GI-SCN, GI-MAP-21)."""

from pathlib import Path
from typing import Final, final

from jotunheim.content import Entry, Pack
from jotunheim.games.giant import tokens
from jotunheim.games.giant.book import tables
from jotunheim.games.giant.book.tables import ARMED, CLASSES
from jotunheim.games.giant.field import Field, flaw, parse
from jotunheim.games.giant.grid import Lines
from jotunheim.kernel import ContentError

DENSITIES: Final[tuple[str, ...]] = ("sparse", "normal", "dense")
MAPS: Final = 8  # GI-MAP-21
OURS: Final = Path(__file__).parent.parent / "content"


@final
class Book:
    """All tables of the game, shared by every state that is played with them."""

    def __init__(self, folder: str = "") -> None:
        pack = Pack(OURS, folder)
        giants = pack.file("giants.toml")
        drawing = pack.file("drawing.toml")
        loadouts = pack.file("loadouts.toml")
        self.terrains = read_terrains(pack.file("terrain.toml"))
        self.classes = [tables.ClassRow(*row) for row in rows(giants, "class", CLASSES)]
        locations = rows(pack.file("locations.toml"), "location", tables.LOCATIONS)
        self.locations = [tables.Location(*row) for row in locations]
        self.located = hit_table(self.locations)  # location by 2d6 (GI-DMG-01)
        self.struck = struck_ways(self.located)  # how many of the 36 rolls strike each location
        self.types = [
            tables.Chassis(name, entry, self.classes, self.locations)
            for name, entry in rows(giants, "type", tokens.TYPE_NAMES)
        ]
        weapons = rows(pack.file("weapons.toml"), "weapon", tokens.WEAPON_NAMES)
        self.weapons = [tables.Weapon(*row) for row in weapons]
        self.mountable = [  # by type, then location: the weapons it takes
            [w for w in range(len(self.weapons)) if may_mount(self, giant_type, location, w)]
            for giant_type in range(len(self.types))
            for location in range(ARMED)
        ]
        rolls = tuple([str(roll) for roll in range(2, 13)])
        self.scenarios = [
            tables.Scenario(name, entry, self.classes)
            for name, entry in rows(pack.file("scenarios.toml"), "scenario", rolls)
        ]
        self.loadouts = read_loadouts(self, loadouts)
        self.forces = [
            tables.Force(name, entry, self.loadouts, self.types)
            for name, entry in loadouts.entries("force")
        ]
        self.stamps = [tables.Stamp(*row) for row in rows(drawing, "stamp", tokens.STAMP_NAMES)]
        features = rows(drawing, "feature", tokens.FEATURE_NAMES)
        self.features = [tables.Feature(*row) for row in features]
        self.attempts = 0
        self.densities: list[int] = []
        self.rolled = [0] * 13  # feature by 2d6, for the generator
        read_generator(self, pack.file("generator.toml"))
        self.map_names: list[str] = []
        self.maps: list[list[int]] = []
        read_maps(self, pack)
        self.version = pack.version()
        self.lines = Lines()
        self.fields: dict[int, Field] = {}  # of the premade maps, by number and switches
        self.sheets: dict[int, dict[int, tables.Sheet]] = {}  # that bots have looked at

    def premade(self, number: int, each_hex: bool, strict: bool) -> Field:
        """The field of a premade map; made once, so that what was found out about it is kept."""
        key = number * 4 + (2 if each_hex else 0) + (1 if strict else 0)
        if key not in self.fields:
            self.fields[key] = Field(self.maps[number], self.terrains, each_hex, strict)
        return self.fields[key]


def struck_ways(located: list[int]) -> list[int]:
    """How many of the 36 rolls of two dice strike each location (GI-DMG-01)."""
    found = [0] * len(tables.LOCATIONS)
    for roll in range(2, 13):
        found[located[roll]] += 6 - abs(7 - roll)
    return found


def rows(file: Entry, field: str, names: tuple[str, ...]) -> list[tuple[str, Entry]]:
    """The entries of a closed vocabulary, by name and in its order."""
    return list(zip(names, file.exactly(field, names), strict=True))


def read_terrains(file: Entry) -> list[tables.Terrain]:
    """The thirteen kinds of terrain (GI-TER)."""
    found: list[tables.Terrain] = []
    for name, entry in rows(file, "terrain", tables.TERRAINS):
        row = tables.Terrain(name, entry)
        if len(row.symbol) != 1 or row.symbol in [terrain.symbol for terrain in found]:
            raise entry.wrong("symbol", "one sign that no other terrain has")
        found.append(row)
    return found


def hit_table(locations: list[tables.Location]) -> list[int]:
    """The location for each roll of 2d6; every roll has exactly one (GI-DMG-01)."""
    found = [-1] * 13
    for number, location in enumerate(locations):
        for roll in location.rolls:
            if found[roll] >= 0:
                raise ContentError(f"locations.toml: roll {roll} is given to two locations")
            found[roll] = number
    for roll in range(2, 13):
        if found[roll] < 0:
            raise ContentError(f"locations.toml: roll {roll} is given to no location")
    return found


def mounting_flaw(book: Book, giant_type: int, weapons: list[list[int]], limited: bool) -> str:
    """What is wrong with weapons on a chassis; empty if nothing (GI-WPN-08, GI-MNT-01..06)."""
    chassis = book.types[giant_type]
    cost = 0
    for number, mounted in enumerate(weapons):
        location = book.locations[number]
        if limited and len(mounted) > location.places:
            return f"the {location.name.lower()} has {location.places} places, not {len(mounted)} (GI-MNT-06)"
        for weapon in mounted:
            row = book.weapons[weapon]
            cost += row.cost
            if not may_mount(book, giant_type, number, weapon):
                clause = "GI-MNT-01" if number else "GI-MNT-02, GI-MNT-03"
                return f"type {chassis.key} cannot carry {row.key} on the {location.name.lower()} ({clause})"
    if cost > chassis.weapon_points:
        return f"the weapons cost {cost} points, type {chassis.key} has {chassis.weapon_points} (GI-WPN-08)"
    return ""


def may_mount(book: Book, giant_type: int, location: int, weapon: int) -> bool:
    """Whether a location takes this weapon, its points aside (GI-MNT-01..05)."""
    row = book.weapons[weapon]
    if row.kind not in book.locations[location].kinds:
        return False
    return location != 0 or row.size <= book.types[giant_type].row.head_size


def read_loadouts(book: Book, file: Entry) -> list[tables.Loadout]:
    """The ready-made loadouts; one that breaks the mounting rules is refused."""
    found: list[tables.Loadout] = []
    for name, entry in file.entries("loadout"):
        row = tables.Loadout(name, entry)
        word = mounting_flaw(book, row.giant_type, row.weapons, True)
        if word:
            raise ContentError(f"loadouts.toml: loadout.{name}: {word}")
        found.append(row)
    return found


def read_generator(book: Book, file: Entry) -> None:
    """The numbers of the random generator (GI-MAP-20)."""
    book.attempts = file.number("attempts", 1, 10000)
    counts = file.inner("density")
    book.densities = [counts.number(name, 1, 100) for name in DENSITIES]
    entries = file.exactly("type", tokens.FEATURE_NAMES)
    seen: list[int] = []
    for number, entry in enumerate(entries):
        feature = book.features[number]
        feature.rolls = entry.numbers("rolls", 2, 12)
        feature.sizes = entry.numbers("sizes", 1, 40)
        if len(feature.sizes) != 3:
            raise entry.wrong("sizes", "three numbers: small, medium, large")
        entry.source()
        for roll in feature.rolls:
            book.rolled[roll] = number
            seen.append(roll)
    if sorted(seen) != list(range(2, 13)):
        raise ContentError("generator.toml: every roll from 2 to 12 must give exactly one type")


def read_maps(book: Book, pack: Pack) -> None:
    """The eight premade maps, checked for legality; a pack's map replaces ours of its number (GI-MAP-21)."""
    numbers = [f"{number + 1:02}" for number in range(MAPS)]
    chosen: dict[str, str] = {}
    for name in pack.names("maps", ".txt"):
        if name[:2] not in numbers or name[2:3] != "-":
            raise ContentError(f"maps/{name}: a map is named by its number, 01-name to 08-name")
        theirs = pack.theirs is not None and (pack.theirs / "maps" / name).is_file()
        if name[:2] not in chosen or theirs:
            chosen[name[:2]] = name
    for number in numbers:
        name = chosen[number]
        kinds, word = parse(pack.text(f"maps/{name}"), book.terrains)
        word = word or flaw(kinds, book.terrains)
        if word:
            raise ContentError(f"maps/{name}: {word}")
        book.map_names.append(name[3:-4].replace("-", " ").title())
        book.maps.append(kinds)
