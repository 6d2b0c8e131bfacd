# not compiled: read once
"""Reads content/ into the book and checks every count (AG-COM)."""

from pathlib import Path
from typing import Final

from jotunheim.content import Entry, Pack
from jotunheim.games.assault import tokens
from jotunheim.games.assault.book import cards, tables
from jotunheim.games.assault.effects import read_effect
from jotunheim.kernel import ContentError

FOLDER: Final = Path(__file__).parent.parent / "content"
FILES: Final = [
    "board.toml",
    "units.toml",
    "setup.toml",
    "commands.toml",
    "events.toml",
    "resources.toml",
    "spells.toml",
    "dice.toml",
]


def read_book(folder: str = "") -> tables.Book:
    """The whole content; a player's folder, if given, is laid over ours."""
    pack = Pack(FOLDER, folder)
    files = {name: pack.file(name) for name in FILES}
    regions = [key for key, _ in files["board.toml"].entries("region")]
    spells = [key for key, _ in files["spells.toml"].entries("spell")]
    events = [key for key, _ in files["events.toml"].entries("event")]
    cards.expect(len(regions), tokens.REGIONS, "board.toml: regions")
    cards.expect(len(spells), tokens.SPELLS, "spells.toml: spells")
    cards.expect(len(events), tokens.EVENTS, "events.toml: events")
    book = tables.Book(tokens.vocabulary(regions, spells, events))
    read_board(book, files["board.toml"])
    read_races(book, files["units.toml"])
    read_units(book, files["units.toml"])
    read_setup(book, files["setup.toml"])
    cards.read_commands(book, files["commands.toml"])
    cards.read_resources(book, files["resources.toml"])
    cards.read_markers(book, files["resources.toml"])
    cards.read_events(book, files["events.toml"])
    cards.read_spells(book, files["spells.toml"])
    cards.read_dice(book, files["dice.toml"])
    book.version = pack.version()
    return book


def read_board(book: tables.Book, file: Entry) -> None:
    """Regions, borders, patches (AG-COM-01)."""
    for key, entry in file.entries("region"):
        region = len(book.region_ids)
        book.region_ids.append(key)
        book.region_titles.append(entry.text("name"))
        book.landmarks.append(entry.text("landmark"))
        book.spots.append(entry.pair("at"))
        if entry.has("home"):
            race = entry.word("home", tuple(tokens.RACE_NAMES))
            if book.home[race] != tokens.NOBODY:
                raise entry.wrong("home", "a race without another home")
            book.home[race] = region
            book.home_of[region] = race
        cards.note_source(book, entry)
    book.small_folk = [region for region in range(tokens.REGIONS) if book.is_small_folk(region)]
    number = tokens.REGIONS - tokens.RACES
    cards.expect(len(book.small_folk), number, "board.toml: Small Folk Regions")
    for entry in file.items("border"):
        read_border(book, entry)
    for entry in file.items("patch"):
        x, y = entry.pair("at")
        book.patches.append((entry.text("name"), x, y, entry.number("radius", 1)))


def read_border(book: tables.Book, entry: Entry) -> None:
    """A border joins two different regions, once."""
    names = entry.texts("between")
    if len(names) != 2 or names[0] == names[1]:
        raise entry.wrong("between", "two different regions")
    for name in names:
        if name not in book.region_ids:
            raise entry.wrong("between", f"regions of the board, not {name!r}")
    a = book.region_ids.index(names[0])
    b = book.region_ids.index(names[1])
    if b in book.neighbours[a]:
        raise entry.wrong("between", "a border that is not there yet")
    book.neighbours[a].append(b)
    book.neighbours[b].append(a)
    cards.note_source(book, entry)


def read_kinds(entry: Entry, field: str) -> list[int]:
    """Numbers of units by kind."""
    inside = entry.inner(field)
    for name in inside.data:
        if name not in tokens.KIND_NAMES:
            known = ", ".join(tokens.KIND_NAMES)
            raise ContentError(f"{inside.where}: expected {known}, got {name!r}")
    return [inside.number(name, 0, 20) if inside.has(name) else 0 for name in tokens.KIND_NAMES]


def read_races(book: tables.Book, file: Entry) -> None:
    """Homes, limits, starting armies, NPC armies (AG-SET-07, 11; AG-STK-01)."""
    for race, entry in enumerate(file.exactly("race", tuple(tokens.RACE_NAMES))):
        book.race_titles[race] = entry.text("name")
        book.numbers[race] = entry.number("number", 1)
        book.limit[race] = entry.number("limit", 1, 9)
        if entry.word("home", tuple(book.region_ids)) != book.home[race]:
            raise entry.wrong("home", f"{book.region_ids[book.home[race]]}, as on the board")
        book.start[race] = read_kinds(entry, "start")
        for name in entry.inner("npc").data:
            if name not in book.region_ids:
                raise entry.wrong("npc", f"regions of the board, not {name!r}")
            kinds = read_kinds(entry.inner("npc"), name)
            book.npc[race].append((book.region_ids.index(name), kinds))
        cards.note_source(book, entry)
    if sorted(book.numbers, reverse=True) != book.numbers:
        raise ContentError("units.toml.race: Ordning Numbers must descend (AG-GEN-04)")


def read_units(book: tables.Book, file: Entry) -> None:
    """Unit Tokens, Leaders, Champions, giantslayers (AG-COM-03 to 15)."""
    for entry in file.items("unit"):
        read_unit(book, entry)
    unit_tokens = pieces(book, tokens.K_REGULAR, tokens.K_ELITE)
    cards.expect(unit_tokens, 80, "units.toml: Unit Tokens")
    leaders = pieces(book, tokens.K_LEADER, tokens.K_SECOND_LEADER)
    cards.expect(leaders, 7, "units.toml: Leader Tokens")
    figures = pieces(book, tokens.K_CHAMPION, tokens.K_SECOND_CHAMPION)
    cards.expect(figures, 12, "units.toml: Champion Figures")
    for race in range(tokens.RACES):
        if book.value[race * tokens.KINDS] >= book.value[race * tokens.KINDS + 1]:
            name = tokens.RACE_NAMES[race]
            raise ContentError(f"units.toml: {name}: a regular is worth less (AG-COM-03)")
        read_fit(book, race)
    for entry in file.exactly("giantslayer", tuple(tokens.SLAYER_NAMES)):
        strength, fortitude = entry.pair("healthy")
        book.slayer_titles.append(entry.text("name"))
        book.slayer_strength.append(strength)
        book.slayer_fortitude.append(fortitude)
        book.slayer_power.append(read_effect(entry.text("power"), entry.place("power")))
        cards.note_source(book, entry)


def pieces(book: tables.Book, *kinds: int) -> int:
    """How many units of these kinds all races have."""
    races = range(tokens.RACES)
    return sum([book.count[race * tokens.KINDS + kind] for race in races for kind in kinds])


def read_fit(book: tables.Book, race: int) -> None:
    """Starting and NPC armies must fit the stacking limit and the supply."""
    where = f"units.toml.race.{tokens.RACE_NAMES[race]}"
    armies = [book.start[race]] + [kinds for _, kinds in book.npc[race]]
    for kinds in armies:
        if sum(kinds) > book.limit[race]:
            raise ContentError(f"{where}: an army above its limit")
    npc = [sum([kinds[kind] for _, kinds in book.npc[race]]) for kind in range(tokens.KINDS)]
    for kind in range(tokens.KINDS):
        if max(npc[kind], book.start[race][kind]) > book.count[race * tokens.KINDS + kind]:
            raise ContentError(f"{where}: too few {tokens.KIND_NAMES[kind]}")


def read_unit(book: tables.Book, entry: Entry) -> None:
    """One kind of unit of one race."""
    race = entry.word("race", tuple(tokens.RACE_NAMES))
    kind = entry.word("kind", tuple(tokens.KIND_NAMES))
    at = race * tokens.KINDS + kind
    if book.unit_titles[at]:
        raise entry.wrong("kind", "a kind that the race does not have yet")
    book.unit_titles[at] = entry.text("name")
    book.count[at] = entry.number("count", 1, 20)
    book.value[at] = entry.number("value", 1, 20)
    healthy = entry.pair("healthy")
    sides = [healthy, entry.pair("wounded") if entry.has("wounded") else healthy]
    slots = [slot for slot in range(tokens.SLOTS) if tokens.KIND_OF_SLOT[slot] == kind]
    for side, slot in enumerate(slots):
        book.strength[race * tokens.SLOTS + slot] = sides[side][0]
        book.fortitude[race * tokens.SLOTS + slot] = sides[side][1]
    if kind >= 4:
        card = race * 2 + kind - 4
        book.ability_titles[card] = entry.text("ability")
        book.lasting[card] = entry.flag("lasting")
        book.needs_presence[card] = entry.flag("needs_presence")
        book.ability[card] = cards.read_effects(entry, "effects")
    cards.note_source(book, entry)


def read_setup(book: tables.Book, file: Entry) -> None:
    """NPC races, pools, and the numbers of rules that belong to no card (AG-SET-02, 17)."""
    for players in range(3, tokens.RACES + 1):
        entry = file.inner("players").inner(str(players))
        names = entry.texts("npc")
        for name in names:
            if name not in tokens.RACE_NAMES:
                raise entry.wrong("npc", f"races, not {name!r}")
        cards.expect(len(names), tokens.RACES - players, f"{entry.where}.npc: races")
        book.npc_races[players] = [tokens.RACE_NAMES.index(name) for name in names]
        book.pools[players] = list(entry.pair("pools"))
        cards.note_source(book, entry)
    rules = file.inner("rules")
    for name in ("points", "faces_up", "draft"):
        book.rules[name] = rules.number(name, 1)
    book.most_dice = rules.number("most_dice", 1, 7)
    book.most_slayer_dice = rules.number("most_slayer_dice", 1, 7)
    house = file.inner("house")
    book.offers = house.number("offers", 1, 9)
    book.last_round = house.number("last_round", 1, 500)
    for players in range(3, tokens.RACES + 1):
        if sum(book.pools[players]) > book.rules["points"]:
            raise ContentError(f"setup.toml.players.{players}.pools: more than all points")
