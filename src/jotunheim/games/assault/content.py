"""Reads content/ into the book and checks every count (AG-COM)."""

from pathlib import Path
from typing import Final

from jotunheim.games.assault.book import (
    ARCANE,
    ARMY,
    AS_REPLY,
    AT_START,
    BLOCK,
    FOR_TOTALS,
    HIT,
    NAMED,
    ON_TURN,
    SECOND_LEADER_THERE,
    Book,
    EventCard,
    SpellCard,
)
from jotunheim.games.assault.command_parts import read_parts
from jotunheim.games.assault.effects import PLACE_MARKER, Effect, read_condition, read_effect
from jotunheim.games.assault.reading import Entry, read_over
from jotunheim.games.assault.tokens import (
    COMMAND_NAMES,
    COMMANDS,
    EVENTS,
    KIND_NAMES,
    KIND_OF_SLOT,
    KINDS,
    MARKER_NAMES,
    NOBODY,
    RACE_NAMES,
    RACES,
    REGIONS,
    RESOURCE_NAMES,
    SLAYER_NAMES,
    SLOTS,
    SPELLS,
    vocabulary,
)
from jotunheim.kernel import ContentError

FOLDER: Final = Path(__file__).parent / "content"
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
WHEN: Final = ["turn", "start", "reply", "totals"]
WHEN_CODES: Final = [ON_TURN, AT_START, AS_REPLY, FOR_TOTALS]
SOURCES: Final = ["R", "P", "H"]


def expect(found: int, wanted: int, what: str) -> None:
    """Check a count of components."""
    if found != wanted:
        raise ContentError(f"{what}: expected {wanted}, got {found}")


def read_book(pack: Path | None = None) -> Book:
    """The whole content; a pack's folder, if given, is laid over ours."""
    if pack is not None and not pack.is_dir():
        raise ContentError(f"{pack}: expected a folder with content files")
    if pack is not None:
        check_names(pack)
    files = {name: read_over(name, FOLDER, pack) for name in FILES}
    regions = [id for id, _ in files["board.toml"].entries("region")]
    spells = [id for id, _ in files["spells.toml"].entries("spell")]
    events = [id for id, _ in files["events.toml"].entries("event")]
    expect(len(regions), REGIONS, "board.toml: regions")
    expect(len(spells), SPELLS, "spells.toml: spells")
    expect(len(events), EVENTS, "events.toml: events")
    book = Book(vocabulary(regions, spells, events))
    read_board(book, files["board.toml"])
    read_races(book, files["units.toml"])
    read_units(book, files["units.toml"])
    read_setup(book, files["setup.toml"])
    read_commands(book, files["commands.toml"])
    read_resources(book, files["resources.toml"])
    read_events(book, files["events.toml"])
    read_spells(book, files["spells.toml"])
    read_dice(book, files["dice.toml"])
    return book


def check_names(pack: Path) -> None:
    """A pack with a file of another name would silently change nothing."""
    for path in sorted(pack.glob("*.toml")):
        if path.name not in FILES:
            raise ContentError(f"{path.name}: expected one of {', '.join(FILES)}")


def note_source(book: Book, entry: Entry) -> None:
    """Every entry says where it comes from."""
    source = SOURCES[entry.one_of("source", SOURCES)]
    file, _, name = entry.where.partition(".toml")
    book.sources.append((file + ".toml", name.strip("."), source))


def read_board(book: Book, file: Entry) -> None:
    """Regions, borders, patches (AG-COM-01)."""
    for id, entry in file.entries("region"):
        region = len(book.region_ids)
        book.region_ids.append(id)
        book.region_titles.append(entry.text("name"))
        book.landmarks.append(entry.text("landmark"))
        book.spots.append(entry.pair("at"))
        note_source(book, entry)
        if entry.has("home"):
            race = entry.one_of("home", RACE_NAMES)
            if book.home[race] != NOBODY:
                raise entry.wrong("home", "a race without another home")
            book.home[race] = region
            book.home_of[region] = race
    book.small_folk = [region for region in range(REGIONS) if book.home_of[region] == NOBODY]
    expect(len(book.small_folk), REGIONS - RACES, "board.toml: Small Folk Regions")
    borders = file.items("border")
    for entry in borders:
        read_border(book, entry)
    for entry in file.items("patch"):
        x, y = entry.pair("at")
        book.patches.append((entry.text("name"), x, y, entry.number("radius", 1)))


def read_border(book: Book, entry: Entry) -> None:
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
    note_source(book, entry)


def read_kinds(entry: Entry, field: str) -> list[int]:
    """Numbers of units by kind."""
    inside = entry.inner(field)
    for name in inside.data:
        if name not in KIND_NAMES:
            raise ContentError(f"{inside.where}: expected {', '.join(KIND_NAMES)}, got {name!r}")
    return [inside.number(name, 0, 20) if inside.has(name) else 0 for name in KIND_NAMES]


def read_races(book: Book, file: Entry) -> None:
    """Homes, limits, starting armies, NPC armies (AG-SET-07, 11; AG-STK-01)."""
    races = file.entries("race")
    if [id for id, _ in races] != RACE_NAMES:
        raise ContentError(f"units.toml.race: expected {', '.join(RACE_NAMES)} in this order")
    for race, (_, entry) in enumerate(races):
        book.race_titles[race] = entry.text("name")
        book.numbers[race] = entry.number("number", 1)
        book.limit[race] = entry.number("limit", 1, 9)
        if entry.one_of("home", book.region_ids) != book.home[race]:
            raise entry.wrong("home", f"{book.region_ids[book.home[race]]}, as on the board")
        book.start[race] = read_kinds(entry, "start")
        for name in entry.inner("npc").data:
            if name not in book.region_ids:
                raise entry.wrong("npc", f"regions of the board, not {name!r}")
            kinds = read_kinds(entry.inner("npc"), name)
            book.npc[race].append((book.region_ids.index(name), kinds))
        note_source(book, entry)
    if sorted(book.numbers, reverse=True) != book.numbers:
        raise ContentError("units.toml.race: Ordning Numbers must descend (AG-GEN-04)")


def read_units(book: Book, file: Entry) -> None:
    """Unit Tokens, Leaders, Champions, giantslayers (AG-COM-03 to 15)."""
    for entry in file.items("unit"):
        read_unit(book, entry)
    tokens = sum([book.count[race * KINDS] + book.count[race * KINDS + 1] for race in range(RACES)])
    leaders = sum(
        [book.count[race * KINDS + 4] + book.count[race * KINDS + 5] for race in range(6)]
    )
    figures = sum(
        [book.count[race * KINDS + 2] + book.count[race * KINDS + 3] for race in range(6)]
    )
    expect(tokens, 80, "units.toml: Unit Tokens")
    expect(leaders, 7, "units.toml: Leader Tokens")
    expect(figures, 12, "units.toml: Champion Figures")
    for race in range(RACES):
        if book.value[race * KINDS] >= book.value[race * KINDS + 1]:
            raise ContentError(
                f"units.toml: {RACE_NAMES[race]}: a regular is worth less (AG-COM-03)"
            )
        read_fit(book, race)
    slayers = file.entries("giantslayer")
    if [id for id, _ in slayers] != SLAYER_NAMES:
        raise ContentError(f"units.toml.giantslayer: expected {', '.join(SLAYER_NAMES)}")
    for _, entry in slayers:
        strength, fortitude = entry.pair("healthy")
        book.slayer_titles.append(entry.text("name"))
        book.slayer_strength.append(strength)
        book.slayer_fortitude.append(fortitude)
        book.slayer_power.append(read_effect(entry.text("power"), f"{entry.where}.power"))
        note_source(book, entry)


def read_fit(book: Book, race: int) -> None:
    """Starting and NPC armies must fit the stacking limit and the supply."""
    armies = [book.start[race]] + [kinds for _, kinds in book.npc[race]]
    for kinds in armies:
        if sum(kinds) > book.limit[race]:
            raise ContentError(f"units.toml.race.{RACE_NAMES[race]}: an army above its limit")
    npc = [sum([kinds[kind] for _, kinds in book.npc[race]]) for kind in range(KINDS)]
    for kind in range(KINDS):
        if max(npc[kind], book.start[race][kind]) > book.count[race * KINDS + kind]:
            raise ContentError(f"units.toml.race.{RACE_NAMES[race]}: too few {KIND_NAMES[kind]}")


def read_unit(book: Book, entry: Entry) -> None:
    """One kind of unit of one race."""
    race = entry.one_of("race", RACE_NAMES)
    kind = entry.one_of("kind", KIND_NAMES)
    at = race * KINDS + kind
    if book.unit_titles[at]:
        raise entry.wrong("kind", "a kind that the race does not have yet")
    book.unit_titles[at] = entry.text("name")
    book.count[at] = entry.number("count", 1, 20)
    book.value[at] = entry.number("value", 1, 20)
    healthy = entry.pair("healthy")
    sides = [healthy, entry.pair("wounded") if entry.has("wounded") else healthy]
    slots = [slot for slot in range(SLOTS) if KIND_OF_SLOT[slot] == kind]
    for side, slot in enumerate(slots):
        book.strength[race * SLOTS + slot] = sides[side][0]
        book.fortitude[race * SLOTS + slot] = sides[side][1]
    if kind >= 4:
        card = race * 2 + kind - 4
        book.ability_titles[card] = entry.text("ability")
        book.lasting[card] = entry.flag("lasting")
        book.needs_presence[card] = entry.flag("needs_presence")
        book.ability[card] = read_effects(entry, "effects")
    note_source(book, entry)


def read_effects(entry: Entry, field: str) -> list[Effect]:
    """A list of effects."""
    return [read_effect(text, f"{entry.where}.{field}") for text in entry.texts(field)]


def read_setup(book: Book, file: Entry) -> None:
    """NPC races, pools, and the numbers of rules that belong to no card (AG-SET-02, 17)."""
    for players in range(3, RACES + 1):
        entry = file.inner("players").inner(str(players))
        names = entry.texts("npc")
        for name in names:
            if name not in RACE_NAMES:
                raise entry.wrong("npc", f"races, not {name!r}")
        expect(len(names), RACES - players, f"{entry.where}.npc: races")
        book.npc_races[players] = [RACE_NAMES.index(name) for name in names]
        book.pools[players] = list(entry.pair("pools"))
        note_source(book, entry)
    rules = file.inner("rules")
    for name in ("points", "faces_up", "draft"):
        book.rules[name] = rules.number(name, 1)
    book.most_dice = rules.number("most_dice", 1, 7)
    book.most_slayer_dice = rules.number("most_slayer_dice", 1, 7)
    house = file.inner("house")
    book.offers = house.number("offers", 1, 9)
    book.last_round = house.number("last_round", 1, 500)
    for players in range(3, RACES + 1):
        if sum(book.pools[players]) > book.rules["points"]:
            raise ContentError(f"setup.toml.players.{players}.pools: more than all points")


def read_commands(book: Book, file: Entry) -> None:
    """The 54 Command Cards (AG-COM-16)."""
    cards = file.items("card")
    expect(len(cards), RACES * COMMANDS, "commands.toml: cards")
    for entry in cards:
        race = entry.one_of("race", RACE_NAMES)
        command = entry.one_of("command", COMMAND_NAMES)
        at = race * COMMANDS + command
        if book.command_titles[at]:
            raise entry.wrong("command", "a command that the race does not have yet")
        book.command_titles[at] = entry.text("name")
        book.command_parts[at] = entry.texts("parts")
        read_parts(book, race, command, book.command_parts[at], f"{entry.where}.parts")
        note_source(book, entry)


def read_resources(book: Book, file: Entry) -> None:
    """Resource Cards and Story Markers (AG-COM-18, 21)."""
    resources = file.entries("resource")
    if [id for id, _ in resources] != RESOURCE_NAMES:
        raise ContentError(f"resources.toml.resource: expected {', '.join(RESOURCE_NAMES)}")
    for kind, (_, entry) in enumerate(resources):
        book.resource_titles[kind] = entry.text("name")
        book.resource_count[kind] = entry.number("count", 1, 48)
        book.resource_effects[kind] = read_effects(entry, "effects")
        book.attacker_only[kind] = entry.flag("attacker_only")
        note_source(book, entry)
    expect(sum(book.resource_count), 48, "resources.toml: Resource Cards")
    markers = file.entries("marker")
    if [id for id, _ in markers] != MARKER_NAMES:
        raise ContentError(f"resources.toml.marker: expected {', '.join(MARKER_NAMES)}")
    for kind, (_, entry) in enumerate(markers):
        book.marker_titles[kind] = entry.text("name")
        book.marker_race[kind] = entry.one_of("race", RACE_NAMES)
        book.marker_count[kind] = entry.number("count", 1, 30)
        place = entry.one_of("where", ["small_folk", *book.region_ids])
        book.marker_pile[kind] = place - 1
        note_source(book, entry)
    expect(sum(book.marker_count), 30, "resources.toml: Story Markers")


def read_events(book: Book, file: Entry) -> None:
    """Universal and special events (AG-COM-17)."""
    runes = RESOURCE_NAMES[4:]
    for id, entry in file.entries("event"):
        race = entry.one_of("race", RACE_NAMES) if entry.has("race") else NOBODY
        rune = entry.one_of("rune", runes) + 4
        card = EventCard(id, entry.text("name"), race, entry.number("points", 0, 20), rune)
        where = f"{entry.where}.needs"
        card.needs = [read_condition(t, book.region_ids, where) for t in entry.texts("needs")]
        if entry.has("free_if"):
            where = f"{entry.where}.free_if"
            card.free_if = read_condition(entry.text("free_if"), book.region_ids, where)
        card.rewards = read_effects(entry, "rewards")
        card.repeat = entry.flag("repeat")
        for reward in card.rewards:
            if reward.op == PLACE_MARKER:
                card.marker = reward.a
        read_where(book, card, entry)
        note_source(book, entry)
        (book.universal if race == NOBODY else book.stacks[race]).append(len(book.events))
        book.events.append(card)
    expect(len(book.universal), 9, "events.toml: universal events")
    split = [len(stack) for stack in book.stacks]
    if split != [2, 1, 3, 2, 1, 1]:
        raise ContentError(f"events.toml: expected 2, 1, 3, 2, 1, 1 special events, got {split}")
    places = [book.events[event].place for event in book.universal]
    expect(len(set(places)), 9, "events.toml: regions of the universal events")


def read_where(book: Book, card: EventCard, entry: Entry) -> None:
    """The region an event speaks of, or how it is found."""
    if not entry.has("where"):
        return
    text = entry.text("where")
    if text == "second_leader":
        card.where = SECOND_LEADER_THERE
    elif text.startswith("army ") and text[5:].isdecimal():
        card.where = ARMY
        card.place = int(text[5:])
    elif text in book.region_ids:
        card.where = NAMED
        card.place = book.region_ids.index(text)
    else:
        raise entry.wrong("where", "a region, army n or second_leader")


def read_spells(book: Book, file: Entry) -> None:
    """The Spell Cards (AG-COM-19)."""
    for id, entry in file.entries("spell"):
        when = WHEN_CODES[entry.one_of("when", WHEN)]
        card = SpellCard(id, entry.text("name"), when, entry.flag("targets_giant"))
        card.basic = read_effects(entry, "basic")
        card.advanced = read_effects(entry, "advanced")
        if not card.basic or not card.advanced:
            raise ContentError(f"{entry.where}: expected a basic and an advanced spell")
        book.spells.append(card)
        note_source(book, entry)


def read_dice(book: Book, file: Entry) -> None:
    """Six grey dice and one special die for each race (AG-COM-20)."""
    names = [*RACE_NAMES, "grey"]
    dice = 0
    for race, name in enumerate(names):
        entry = file.inner("die").inner(name)
        dice += entry.number("count", 1, 6)
        faces = entry.texts("faces")
        expect(len(faces), 6, f"{entry.where}.faces: faces")
        book.faces[race] = [read_face(face, entry) for face in faces]
        note_source(book, entry)
    expect(dice, 12, "dice.toml: combat dice")


def read_face(text: str, entry: Entry) -> int:
    """A face: `miss`, `3 hit`, `1 block`, `2 arcane`."""
    if text == "miss":
        return 0
    most = {"hit": (HIT, 4), "block": (BLOCK, 2), "arcane": (ARCANE, 2)}
    amount, _, symbol = text.partition(" ")
    if symbol not in most or not amount.isdecimal() or not 1 <= int(amount) <= most[symbol][1]:
        raise entry.wrong("faces", "miss, 1 to 4 hit, 1 to 2 block or 1 to 2 arcane")
    return most[symbol][0] * 8 + int(amount)
