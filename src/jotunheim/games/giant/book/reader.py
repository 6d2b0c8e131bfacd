"""Reads content/ into tables and checks every number and count (GI-GNT, GI-WPN, GI-MNT, GI-SCN, GI-MAP-21)."""

from pathlib import Path
from typing import Final, final

from jotunheim.content import Entry, Pack
from jotunheim.games.giant import tokens
from jotunheim.games.giant.book import tables
from jotunheim.games.giant.field import Field, flaw, parse
from jotunheim.games.giant.grid import Lines, rotate
from jotunheim.kernel import ContentError

CLASSES: Final[tuple[str, ...]] = ("giant", "titan", "dreadnaught")
DENSITIES: Final[tuple[str, ...]] = ("sparse", "normal", "dense")
MAPS: Final = 8  # GI-MAP-21
ARMED: Final = 4  # the locations that carry weapons come first
OURS: Final = Path(__file__).parent.parent / "content"


@final
class Book:
    """All tables of the game, shared by every state that is played with them."""

    def __init__(self, folder: str = "") -> None:
        pack = Pack(OURS, folder)
        check_names(folder)
        giants = pack.file("giants.toml")
        drawing = pack.file("drawing.toml")
        loadouts = pack.file("loadouts.toml")
        self.terrains = read_terrains(pack.file("terrain.toml"))
        self.classes = read_classes(giants)
        self.locations = read_locations(pack.file("locations.toml"))
        self.located = hit_table(self.locations)  # location by 2d6 (GI-DMG-01)
        self.types = read_types(self, giants)
        self.weapons = read_weapons(pack.file("weapons.toml"))
        self.mountable = [  # by type, then location: the weapons it takes
            [w for w in range(len(self.weapons)) if may_mount(self, giant_type, location, w)]
            for giant_type in range(len(self.types))
            for location in range(ARMED)
        ]
        self.scenarios = read_scenarios(self, pack.file("scenarios.toml"))
        self.loadouts = read_loadouts(self, loadouts)
        self.forces = read_forces(self, loadouts)
        self.stamps = read_stamps(drawing)
        self.features = read_features(drawing)
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

    def premade(self, number: int, each_hex: bool, strict: bool) -> Field:
        """The field of a premade map; made once, so that what was found out about it is kept."""
        key = number * 4 + (2 if each_hex else 0) + (1 if strict else 0)
        if key not in self.fields:
            self.fields[key] = Field(self.maps[number], self.terrains, each_hex, strict)
        return self.fields[key]


def check_names(folder: str) -> None:
    """A pack with a file of another name would silently change nothing."""
    known = sorted([path.name for path in OURS.glob("*.toml")])
    for path in sorted(Path(folder).glob("*.toml")) if folder else []:
        if path.name not in known:
            raise ContentError(f"{path.name}: unknown file; known are {', '.join(known)}")


def read_terrains(file: Entry) -> list[tables.Terrain]:
    """The thirteen kinds of terrain (GI-TER)."""
    found: list[tables.Terrain] = []
    for name, entry in zip(tables.TERRAINS, file.exactly("terrain", tables.TERRAINS), strict=True):
        symbol = entry.text("symbol")
        if len(symbol) != 1 or symbol in [terrain.symbol for terrain in found]:
            raise entry.wrong("symbol", "one sign that no other terrain has")
        row = tables.Terrain(
            name,
            symbol,
            entry.text("name"),
            entry.number("level", -2, 3),
            entry.number("price", 0, 9),
            entry.word("sight", tables.SIGHTS),
        )
        row.sheer = entry.flag("sheer")
        row.gun = entry.number("gun", 0, 9)
        row.missile = entry.number("missile", 0, 9)
        row.cooling = entry.number("cooling", 0, 9)
        row.source = entry.source()
        found.append(row)
    return found


def read_classes(file: Entry) -> list[tables.ClassRow]:
    """Giant, Titan, Dreadnaught (GI-GNT-01, GI-GNT-02, GI-MNT-02, GI-MNT-03)."""
    found: list[tables.ClassRow] = []
    for name, entry in zip(CLASSES, file.exactly("class", CLASSES), strict=True):
        row = tables.ClassRow(
            name,
            entry.text("name"),
            entry.text("chassis"),
            entry.number("cost", 1, 3),
            entry.word("head", tables.SIZES),
            "",
        )
        row.source = entry.source()
        found.append(row)
    return found


def read_types(book: Book, file: Entry) -> list[tables.Chassis]:
    """The fifteen chassis (GI-GNT-03..07, GI-GNT-10)."""
    found: list[tables.Chassis] = []
    names = tokens.TYPE_NAMES
    for name, entry in zip(names, file.exactly("type", names), strict=True):
        kind = entry.word("class", CLASSES)
        armor = entry.number("armor", 1, 9)
        walk = entry.number("walk", 1, tokens.MOST_MOVED)
        run = entry.number("run", walk, tokens.MOST_MOVED)
        if run * 2 != walk * 3:
            raise entry.wrong("run", f"one and a half times walk, {walk * 3 / 2:g} (GI-GNT-07)")
        row = tables.Chassis(name, kind, book.classes[kind], armor, walk, run, "")
        row.assault = entry.number("assault", 0, 9)
        row.weapon_points = entry.number("weapon_points", 0, 13)
        row.threshold = entry.number("threshold", 1, 99)
        row.capacity = [location.hexes * armor for location in book.locations]
        row.source = entry.source()
        found.append(row)
    return found


def read_locations(file: Entry) -> list[tables.Location]:
    """The six locations (GI-GNT-09..11, GI-MNT-01, 04..06)."""
    found: list[tables.Location] = []
    for name, entry in zip(
        tables.LOCATIONS, file.exactly("location", tables.LOCATIONS), strict=True
    ):
        row = tables.Location(
            name,
            entry.text("name"),
            entry.text("code"),
            entry.number("hexes", 1, 2),
            entry.flag("limb"),
            entry.number("places", 0, 13),
        )
        row.kinds = entry.words("kinds", tables.KINDS)
        row.rolls = entry.numbers("rolls", 2, 12)
        row.source = entry.source()
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


def read_weapons(file: Entry) -> list[tables.Weapon]:
    """The nine weapons (GI-WPN-01..06)."""
    found: list[tables.Weapon] = []
    names = tokens.WEAPON_NAMES
    for name, entry in zip(names, file.exactly("weapon", names), strict=True):
        row = tables.Weapon(
            name,
            entry.word("kind", tables.KINDS),
            entry.word("size", tables.SIZES),
            entry.number("damage", 1, 9),
            entry.number("cost", 1, 13),
            entry.number("ammunition", 0, 20),
            entry.number("heat", 0, 9),
        )
        if (row.ammunition == 0) != (tables.KINDS[row.kind] == "laser"):
            raise entry.wrong("ammunition", "none for a laser, some for all others (GI-WPN-06)")
        row.source = entry.source()
        found.append(row)
    return found


def read_scenarios(book: Book, file: Entry) -> list[tables.Scenario]:
    """The scenario for each roll of 2d6 (GI-SCN-01)."""
    found: list[tables.Scenario] = []
    names = tuple([str(roll) for roll in range(2, 13)])
    for name, entry in zip(names, file.exactly("scenario", names), strict=True):
        points = entry.number("unit_points", 1, 9)
        classes = entry.words("classes", CLASSES)
        if not [1 for kind in classes if book.classes[kind].cost <= points]:
            raise entry.wrong("classes", f"a class that {points} unit points can pay")
        found.append(tables.Scenario(int(name), points, classes, entry.source()))
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
        giant_type = entry.word("type", tokens.TYPE_NAMES)
        weapons = [
            sorted(entry.words(place, tokens.WEAPON_NAMES)) for place in tables.LOCATIONS[:ARMED]
        ]
        word = mounting_flaw(book, giant_type, weapons, True)
        if word:
            raise ContentError(f"loadouts.toml: loadout.{name}: {word}")
        row = tables.Loadout(name, entry.text("name"), giant_type, weapons, entry.text("idea"))
        row.source = entry.source()
        found.append(row)
    return found


def read_forces(book: Book, file: Entry) -> list[tables.Force]:
    """The ready-made forces."""
    found: list[tables.Force] = []
    names = tuple([loadout.key for loadout in book.loadouts])
    for name, entry in file.entries("force"):
        loadouts = entry.words("loadouts", names)
        types = [book.loadouts[number].giant_type for number in loadouts]
        if not 1 <= len(loadouts) <= 3 or types != sorted(types):
            raise entry.wrong("loadouts", "one to three loadouts in the order of their types")
        cost = sum([book.types[giant_type].row.cost for giant_type in types])
        found.append(tables.Force(name, entry.text("name"), loadouts, cost, entry.source()))
    return found


def read_stamps(file: Entry) -> list[tables.Stamp]:
    """The stamps, with all turns that cover different hexes (GI-MAP-10)."""
    found: list[tables.Stamp] = []
    names = tokens.STAMP_NAMES
    for name, entry in zip(names, file.exactly("stamp", names), strict=True):
        offsets = entry.pairs("offsets")
        turns = 6 if entry.flag("turns") else 1
        turned = [[rotate(q, r, turn) for q, r in offsets] for turn in range(turns)]
        shapes = [sorted(shape) for shape in turned]
        for turn in range(turns):
            if shapes[turn] in shapes[:turn]:
                turned[turn] = []
        found.append(tables.Stamp(name, turned, entry.source()))
    return found


def read_features(file: Entry) -> list[tables.Feature]:
    """What can be drawn, with which stamps and how often (GI-MAP-10, GI-MAP-11)."""
    found: list[tables.Feature] = []
    names = tokens.FEATURE_NAMES
    for name, entry in zip(names, file.exactly("feature", names), strict=True):
        stamps = entry.words("stamps", tokens.STAMP_NAMES)
        paint = entry.words("paint", tables.TERRAINS)
        if not paint:
            raise entry.wrong("paint", "at least one terrain")
        quota = entry.number("quota", 1, 10)
        found.append(tables.Feature(name, stamps, paint, quota, entry.source()))
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
