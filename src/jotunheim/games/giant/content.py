"""Reads content/ into tables and checks every number and count (GI-GNT, GI-WPN, GI-MNT, GI-SCN, GI-MAP-21).

A content pack is a folder with files of the same names; a file that is not there is ours.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import Final, final

from jotunheim.games.giant.field import Field, flaw, parse
from jotunheim.games.giant.grid import rotate
from jotunheim.games.giant.rules.sight import Lines
from jotunheim.games.giant.tables import (
    KINDS,
    LOCATIONS,
    SIGHTS,
    SIZES,
    TERRAINS,
    Chassis,
    ClassRow,
    Feature,
    Force,
    Loadout,
    Location,
    Scenario,
    Stamp,
    Terrain,
    Weapon,
)
from jotunheim.games.giant.tokens import (
    FEATURE_NAMES,
    MOST_MOVED,
    STAMP_NAMES,
    TYPE_NAMES,
    WEAPON_NAMES,
)
from jotunheim.kernel import ContentError

CLASSES: Final[tuple[str, ...]] = ("giant", "titan", "dreadnaught")
SOURCES: Final[tuple[str, ...]] = ("R", "P", "H")
DENSITIES: Final[tuple[str, ...]] = ("sparse", "normal", "dense")
MAPS: Final = 8  # GI-MAP-21
ARMED: Final = 4  # the locations that carry weapons come first
OURS: Final = Path(__file__).parent / "content"


@final
class Entry:
    """One table of a content file, read field by field; a mistake names file, entry and field."""

    def __init__(self, file: str, name: str, fields: dict[str, object]) -> None:
        self.file = file
        self.name = name
        self.fields = fields
        self.used: set[str] = set()

    def wrong(self, field: str, expected: str) -> ContentError:
        """The error for this field."""
        got = repr(self.fields[field]) if field in self.fields else "nothing"
        return ContentError(f"{self.file}: {self.name}.{field}: expected {expected}, got {got}")

    def take(self, field: str) -> object:
        """The raw value."""
        self.used.add(field)
        return self.fields.get(field)

    def number(self, field: str, low: int, high: int) -> int:
        """A whole number in a range."""
        value = self.take(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(field, f"a whole number from {low} to {high}")
        return value

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self.take(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(field, "a text")
        return value

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self.take(field)
        if not isinstance(value, bool):
            raise self.wrong(field, "true or false")
        return value

    def word(self, field: str, words: tuple[str, ...]) -> int:
        """The number of a word in a closed list."""
        value = self.take(field)
        if not isinstance(value, str) or value not in words:
            raise self.wrong(field, "one of " + ", ".join(words))
        return words.index(value)

    def words(self, field: str, words: tuple[str, ...]) -> list[int]:
        """The numbers of words in a closed list."""
        value = self.take(field)
        if not isinstance(value, list):
            raise self.wrong(field, "a list of words")
        found: list[int] = []
        for item in value:
            if not isinstance(item, str) or item not in words:
                raise self.wrong(field, "a list out of " + ", ".join(words))
            found.append(words.index(item))
        return found

    def numbers(self, field: str, low: int, high: int) -> list[int]:
        """Whole numbers in a range."""
        value = self.take(field)
        found: list[int] = []
        for item in value if isinstance(value, list) else [None]:
            if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
                raise self.wrong(field, f"a list of whole numbers from {low} to {high}")
            found.append(item)
        return found

    def offsets(self, field: str) -> list[tuple[int, int]]:
        """Pairs of whole numbers."""
        value = self.take(field)
        found: list[tuple[int, int]] = []
        for item in value if isinstance(value, list) else [None]:
            if not isinstance(item, list) or len(item) != 2:
                raise self.wrong(field, "a list of pairs [q, r]")
            q, r = item
            if not isinstance(q, int) or not isinstance(r, int):
                raise self.wrong(field, "a list of pairs [q, r]")
            found.append((q, r))
        return found

    def source(self) -> str:
        """R, P or H; the last field that is read, so nothing unknown may be left."""
        found = SOURCES[self.word("source", SOURCES)]
        for field in self.fields:
            if field not in self.used:
                raise ContentError(f"{self.file}: {self.name}.{field}: unknown field")
        return found


@final
class Book:
    """All tables of the game, shared by every state that is played with them."""

    def __init__(self, pack: str) -> None:
        self.pack = pack
        self.hash = hashlib.sha256()
        self.terrains = read_terrains(self)
        self.classes = read_classes(self)
        self.locations = read_locations(self)
        self.located = hit_table(self.locations)  # location by 2d6 (GI-DMG-01)
        self.types = read_types(self)
        self.weapons = read_weapons(self)
        self.scenarios = read_scenarios(self)
        self.loadouts = read_loadouts(self)
        self.forces = read_forces(self)
        self.stamps = read_stamps(self)
        self.features = read_features(self)
        self.attempts = 0
        self.densities: list[int] = []
        self.rolled = [0] * 13  # feature by 2d6, for the generator
        read_generator(self)
        self.map_names: list[str] = []
        self.maps: list[list[int]] = []
        read_maps(self)
        self.lines = Lines()
        self.fields: dict[int, Field] = {}  # of the premade maps, by number and switches

    def version(self) -> str:
        """A short hash of all content."""
        return self.hash.hexdigest()[:12]

    def premade(self, number: int, each_hex: bool, strict: bool) -> Field:
        """The field of a premade map; made once, so that what was found out about it is kept."""
        key = number * 4 + (2 if each_hex else 0) + (1 if strict else 0)
        if key not in self.fields:
            self.fields[key] = Field(self.maps[number], self.terrains, each_hex, strict)
        return self.fields[key]


def file_of(book: Book, name: str) -> Path:
    """A content file: the pack's, or ours where the pack has none."""
    if book.pack:
        mine = Path(book.pack) / name
        if mine.exists():
            return mine
    return OURS / name


def tables_of(book: Book, name: str) -> dict[str, object]:
    """A TOML file as it stands."""
    data = file_of(book, name).read_bytes()
    book.hash.update(data)
    try:
        return tomllib.loads(data.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as mistake:
        raise ContentError(f"{name}: not TOML: {mistake}") from None


def entries_of(book: Book, file: str, table: str) -> dict[str, Entry]:
    """The entries of one table of a file."""
    found = tables_of(book, file).get(table)
    if not isinstance(found, dict):
        raise ContentError(f"{file}: {table}: expected a table of entries")
    entries: dict[str, Entry] = {}
    for name, fields in found.items():
        if not isinstance(fields, dict):
            raise ContentError(f"{file}: {table}.{name}: expected a table of fields")
        entries[str(name)] = Entry(file, f"{table}.{name}", fields)
    return entries


def exactly(book: Book, file: str, table: str, names: tuple[str, ...]) -> list[Entry]:
    """The entries of a closed table, in the order of its names; none is missing, none is new."""
    entries = entries_of(book, file, table)
    for name in entries:
        if name not in names:
            known = ", ".join(names)
            raise ContentError(f"{file}: {table}.{name}: unknown entry; known are {known}")
    for name in names:
        if name not in entries:
            raise ContentError(f"{file}: {table}.{name}: the entry is missing")
    return [entries[name] for name in names]


def read_terrains(book: Book) -> list[Terrain]:
    """The thirteen kinds of terrain (GI-TER)."""
    found: list[Terrain] = []
    for name, entry in zip(
        TERRAINS, exactly(book, "terrain.toml", "terrain", TERRAINS), strict=True
    ):
        symbol = entry.text("symbol")
        if len(symbol) != 1 or symbol in [terrain.symbol for terrain in found]:
            raise entry.wrong("symbol", "one sign that no other terrain has")
        row = Terrain(
            name,
            symbol,
            entry.text("name"),
            entry.number("level", -2, 3),
            entry.number("price", 0, 9),
            entry.word("sight", SIGHTS),
        )
        row.sheer = entry.flag("sheer")
        row.gun = entry.number("gun", 0, 9)
        row.missile = entry.number("missile", 0, 9)
        row.cooling = entry.number("cooling", 0, 9)
        row.source = entry.source()
        found.append(row)
    return found


def read_classes(book: Book) -> list[ClassRow]:
    """Giant, Titan, Dreadnaught (GI-GNT-01, GI-GNT-02, GI-MNT-02, GI-MNT-03)."""
    found: list[ClassRow] = []
    for name, entry in zip(CLASSES, exactly(book, "giants.toml", "class", CLASSES), strict=True):
        row = ClassRow(
            name,
            entry.text("name"),
            entry.text("chassis"),
            entry.number("cost", 1, 3),
            entry.word("head", SIZES),
            "",
        )
        row.source = entry.source()
        found.append(row)
    return found


def read_types(book: Book) -> list[Chassis]:
    """The fifteen chassis (GI-GNT-03..07, GI-GNT-10)."""
    found: list[Chassis] = []
    names = TYPE_NAMES
    for name, entry in zip(names, exactly(book, "giants.toml", "type", names), strict=True):
        kind = entry.word("class", CLASSES)
        armor = entry.number("armor", 1, 9)
        walk = entry.number("walk", 1, MOST_MOVED)
        run = entry.number("run", walk, MOST_MOVED)
        if run * 2 != walk * 3:
            raise entry.wrong("run", f"one and a half times walk, {walk * 3 / 2:g} (GI-GNT-07)")
        row = Chassis(name, kind, book.classes[kind], armor, walk, run, "")
        row.assault = entry.number("assault", 0, 9)
        row.weapon_points = entry.number("weapon_points", 0, 13)
        row.threshold = entry.number("threshold", 1, 99)
        row.capacity = [location.hexes * armor for location in book.locations]
        row.source = entry.source()
        found.append(row)
    return found


def read_locations(book: Book) -> list[Location]:
    """The six locations (GI-GNT-09..11, GI-MNT-01, 04..06)."""
    found: list[Location] = []
    for name, entry in zip(
        LOCATIONS, exactly(book, "locations.toml", "location", LOCATIONS), strict=True
    ):
        row = Location(
            name,
            entry.text("name"),
            entry.text("code"),
            entry.number("hexes", 1, 2),
            entry.flag("limb"),
            entry.number("places", 0, 13),
        )
        row.kinds = entry.words("kinds", KINDS)
        row.rolls = entry.numbers("rolls", 2, 12)
        row.source = entry.source()
        found.append(row)
    return found


def hit_table(locations: list[Location]) -> list[int]:
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


def read_weapons(book: Book) -> list[Weapon]:
    """The nine weapons (GI-WPN-01..06)."""
    found: list[Weapon] = []
    names = WEAPON_NAMES
    for name, entry in zip(names, exactly(book, "weapons.toml", "weapon", names), strict=True):
        row = Weapon(
            name,
            entry.word("kind", KINDS),
            entry.word("size", SIZES),
            entry.number("damage", 1, 9),
            entry.number("cost", 1, 13),
            entry.number("ammunition", 0, 20),
            entry.number("heat", 0, 9),
        )
        if (row.ammunition == 0) != (KINDS[row.kind] == "laser"):
            raise entry.wrong("ammunition", "none for a laser, some for all others (GI-WPN-06)")
        row.source = entry.source()
        found.append(row)
    return found


def read_scenarios(book: Book) -> list[Scenario]:
    """The scenario for each roll of 2d6 (GI-SCN-01)."""
    found: list[Scenario] = []
    names = tuple([str(roll) for roll in range(2, 13)])
    for name, entry in zip(names, exactly(book, "scenarios.toml", "scenario", names), strict=True):
        points = entry.number("unit_points", 1, 9)
        classes = entry.words("classes", CLASSES)
        if not [1 for kind in classes if book.classes[kind].cost <= points]:
            raise entry.wrong("classes", f"a class that {points} unit points can pay")
        found.append(Scenario(int(name), points, classes, entry.source()))
    return found


def mounting_flaw(book: Book, type: int, weapons: list[list[int]], limited: bool) -> str:
    """What is wrong with weapons on a chassis; empty if nothing (GI-WPN-08, GI-MNT-01..06)."""
    chassis = book.types[type]
    cost = 0
    for number, mounted in enumerate(weapons):
        location = book.locations[number]
        if limited and len(mounted) > location.places:
            return f"the {location.name.lower()} has {location.places} places, not {len(mounted)} (GI-MNT-06)"
        for weapon in mounted:
            row = book.weapons[weapon]
            cost += row.cost
            if not may_mount(book, type, number, weapon):
                clause = "GI-MNT-01" if number else "GI-MNT-02, GI-MNT-03"
                return f"type {chassis.id} cannot carry {row.id} on the {location.name.lower()} ({clause})"
    if cost > chassis.weapon_points:
        return f"the weapons cost {cost} points, type {chassis.id} has {chassis.weapon_points} (GI-WPN-08)"
    return ""


def may_mount(book: Book, type: int, location: int, weapon: int) -> bool:
    """Whether a location takes this weapon, its points aside (GI-MNT-01..05)."""
    row = book.weapons[weapon]
    if row.kind not in book.locations[location].kinds:
        return False
    return location != 0 or row.size <= book.types[type].row.head_size


def read_loadouts(book: Book) -> list[Loadout]:
    """The ready-made loadouts; one that breaks the mounting rules is refused."""
    found: list[Loadout] = []
    for name, entry in entries_of(book, "loadouts.toml", "loadout").items():
        type = entry.word("type", TYPE_NAMES)
        weapons = [sorted(entry.words(place, WEAPON_NAMES)) for place in LOCATIONS[:ARMED]]
        word = mounting_flaw(book, type, weapons, True)
        if word:
            raise ContentError(f"loadouts.toml: loadout.{name}: {word}")
        row = Loadout(name, entry.text("name"), type, weapons, entry.text("idea"))
        row.source = entry.source()
        found.append(row)
    return found


def read_forces(book: Book) -> list[Force]:
    """The ready-made forces."""
    found: list[Force] = []
    names = tuple([loadout.id for loadout in book.loadouts])
    for name, entry in entries_of(book, "loadouts.toml", "force").items():
        loadouts = entry.words("loadouts", names)
        types = [book.loadouts[number].type for number in loadouts]
        if not 1 <= len(loadouts) <= 3 or types != sorted(types):
            raise entry.wrong("loadouts", "one to three loadouts in the order of their types")
        cost = sum([book.types[type].row.cost for type in types])
        found.append(Force(name, entry.text("name"), loadouts, cost, entry.source()))
    return found


def read_stamps(book: Book) -> list[Stamp]:
    """The stamps, with all turns that cover different hexes (GI-MAP-10)."""
    found: list[Stamp] = []
    names = STAMP_NAMES
    for name, entry in zip(names, exactly(book, "drawing.toml", "stamp", names), strict=True):
        offsets = entry.offsets("offsets")
        turns = 6 if entry.flag("turns") else 1
        turned = [[rotate(q, r, turn) for q, r in offsets] for turn in range(turns)]
        shapes = [sorted(shape) for shape in turned]
        for turn in range(turns):
            if shapes[turn] in shapes[:turn]:
                turned[turn] = []
        found.append(Stamp(name, turned, entry.source()))
    return found


def read_features(book: Book) -> list[Feature]:
    """What can be drawn, with which stamps and how often (GI-MAP-10, GI-MAP-11)."""
    found: list[Feature] = []
    names = FEATURE_NAMES
    for name, entry in zip(names, exactly(book, "drawing.toml", "feature", names), strict=True):
        stamps = entry.words("stamps", STAMP_NAMES)
        paint = entry.words("paint", TERRAINS)
        if not paint:
            raise entry.wrong("paint", "at least one terrain")
        quota = entry.number("quota", 1, 10)
        found.append(Feature(name, stamps, paint, quota, entry.source()))
    return found


def read_generator(book: Book) -> None:
    """The numbers of the random generator (GI-MAP-20)."""
    whole = Entry("generator.toml", "generator", tables_of(book, "generator.toml"))
    book.attempts = whole.number("attempts", 1, 10000)
    density = whole.take("density")
    fields = density if isinstance(density, dict) else {}
    counts = Entry("generator.toml", "density", fields)
    book.densities = [counts.number(name, 1, 100) for name in DENSITIES]
    names = FEATURE_NAMES
    entries = exactly(book, "generator.toml", "type", names)
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


def read_maps(book: Book) -> None:
    """The eight premade maps, checked for legality (GI-MAP-01, GI-MAP-21)."""
    ours = sorted([path.name for path in (OURS / "maps").glob("*.txt")])
    theirs = Path(book.pack) / "maps" if book.pack else OURS / "maps"
    names = sorted([path.name for path in theirs.glob("*.txt")]) or ours
    chosen = {name[:2]: OURS / "maps" / name for name in ours}
    for name in names:
        if name[:2] not in chosen:
            raise ContentError(f"maps/{name}: a map's name begins with its number, 01 to 08")
        chosen[name[:2]] = theirs / name if theirs.exists() else OURS / "maps" / name
    if len(chosen) != MAPS:
        raise ContentError(f"maps: expected {MAPS} maps, got {len(chosen)}")
    for number in sorted(chosen):
        path = chosen[number]
        book.map_names.append(path.stem[3:].replace("-", " ").title())
        book.maps.append(read_map(book, path))


def read_map(book: Book, path: Path) -> list[int]:
    """One map file."""
    data = path.read_bytes()
    book.hash.update(data)
    kinds, word = parse(data.decode(errors="replace"), book.terrains)
    word = word or flaw(kinds, book.terrains)
    if word:
        raise ContentError(f"maps/{path.name}: {word}")
    return kinds
