# not compiled: read once
"""Reads the cards, markers and dice of content/ into the book (AG-COM-16 to 21)."""

from typing import Final

from jotunheim.content import Entry
from jotunheim.games.assault import tokens
from jotunheim.games.assault.book import tables
from jotunheim.games.assault.book.commands import read_parts
from jotunheim.games.assault.effects import PLACE_MARKER, Effect, read_condition, read_effect
from jotunheim.kernel import ContentError
from jotunheim.kernel.dice import count_in, face

WHEN: Final = ("turn", "start", "reply", "totals")
WHEN_CODES: Final = (tables.ON_TURN, tables.AT_START, tables.AS_REPLY, tables.FOR_TOTALS)
MOMENTS: Final = ("turn", "totals", "cast", "event")


def expect(found: int, wanted: int, what: str) -> None:
    """Check a count of components."""
    if found != wanted:
        raise ContentError(f"{what}: expected {wanted}, got {found}")


def note_source(book: tables.Book, entry: Entry) -> None:
    """Every entry says where it comes from, and what of it the rulebook itself states."""
    stated = entry.texts("stated")
    house = entry.numbers("house")
    tuned = entry.texts("tuned")
    source = entry.source()
    file, _, name = entry.where.partition(": ")
    note = f" (stated: {', '.join(stated)})" if stated else ""
    if house:
        note = f" (house: part {house[0]})"
    if tuned:
        note += f" (tuned: {', '.join(tuned)})"
    book.sources.append((file, name + note, source))


def read_effects(entry: Entry, field: str) -> list[Effect]:
    """A list of effects."""
    return [read_effect(text, entry.place(field)) for text in entry.texts(field)]


def read_commands(book: tables.Book, file: Entry) -> None:
    """The 54 Command Cards (AG-COM-16)."""
    cards = file.items("card")
    expect(len(cards), tokens.RACES * tokens.COMMANDS, "commands.toml: cards")
    for entry in cards:
        race = entry.word("race", tuple(tokens.RACE_NAMES))
        command = entry.word("command", tuple(tokens.COMMAND_NAMES))
        at = race * tokens.COMMANDS + command
        if book.command_titles[at]:
            raise entry.wrong("command", "a command that the race does not have yet")
        book.command_titles[at] = entry.text("name")
        book.command_parts[at] = entry.texts("parts")
        read_parts(book, race, command, book.command_parts[at], entry.place("parts"))
        note_source(book, entry)


def read_resources(book: tables.Book, file: Entry) -> None:
    """Resource Cards by kind (AG-COM-18)."""
    for kind, entry in enumerate(file.exactly("resource", tuple(tokens.RESOURCE_NAMES))):
        book.resource_titles[kind] = entry.text("name")
        book.resource_count[kind] = entry.number("count", 1, 48)
        book.resource_effects[kind] = read_effects(entry, "effects")
        book.attacker_only[kind] = entry.flag("attacker_only")
        book.resource_moments[kind] = MOMENTS[entry.word("when", MOMENTS)]
        note_source(book, entry)
    expect(sum(book.resource_count), 48, "resources.toml: Resource Cards")


def read_markers(book: tables.Book, file: Entry) -> None:
    """Story Markers (AG-COM-21)."""
    for kind, entry in enumerate(file.exactly("marker", tuple(tokens.MARKER_NAMES))):
        book.marker_titles[kind] = entry.text("name")
        book.marker_race[kind] = entry.word("race", tuple(tokens.RACE_NAMES))
        book.marker_count[kind] = entry.number("count", 1, 30)
        place = entry.word("where", ("small_folk", *book.region_ids))
        book.marker_pile[kind] = place - 1
        note_source(book, entry)
    expect(sum(book.marker_count), 30, "resources.toml: Story Markers")


def read_events(book: tables.Book, file: Entry) -> None:
    """Universal and special events (AG-COM-17)."""
    runes = tuple(tokens.RESOURCE_NAMES[4:])
    for key, entry in file.entries("event"):
        race = entry.word("race", tuple(tokens.RACE_NAMES)) if entry.has("race") else tokens.NOBODY
        rune = entry.word("rune", runes) + 4
        card = tables.EventCard(key, entry.text("name"), race, entry.number("points", 0, 20), rune)
        where = entry.place("needs")
        card.needs = [read_condition(t, book.region_ids, where) for t in entry.texts("needs")]
        if entry.has("free_if"):
            where = entry.place("free_if")
            card.free_if = read_condition(entry.text("free_if"), book.region_ids, where)
        card.rewards = read_effects(entry, "rewards")
        card.repeat = entry.flag("repeat")
        for reward in card.rewards:
            if reward.op == PLACE_MARKER:
                card.marker = reward.kind
        read_where(book, card, entry)
        note_source(book, entry)
        (book.universal if race == tokens.NOBODY else book.stacks[race]).append(len(book.events))
        book.events.append(card)
    expect(len(book.universal), 9, "events.toml: universal events")
    split = [len(stack) for stack in book.stacks]
    if split != [2, 1, 3, 2, 1, 1]:
        raise ContentError(f"events.toml: expected 2, 1, 3, 2, 1, 1 special events, got {split}")
    places = [book.events[event].place for event in book.universal]
    expect(len(set(places)), 9, "events.toml: regions of the universal events")


def read_where(book: tables.Book, card: tables.EventCard, entry: Entry) -> None:
    """The region an event speaks of, or how it is found."""
    if not entry.has("where"):
        return
    text = entry.text("where")
    if text == "second_leader":
        card.where = tables.SECOND_LEADER_THERE
    elif text.startswith("army ") and text[5:].isdecimal():
        card.where = tables.ARMY
        card.place = int(text[5:])
    elif text in book.region_ids:
        card.where = tables.NAMED
        card.place = book.region_ids.index(text)
    else:
        raise entry.wrong("where", "a region, army n or second_leader")


def read_spells(book: tables.Book, file: Entry) -> None:
    """The Spell Cards (AG-COM-19)."""
    for key, entry in file.entries("spell"):
        when = WHEN_CODES[entry.word("when", WHEN)]
        card = tables.SpellCard(key, entry.text("name"), when, entry.flag("targets_giant"))
        card.basic = read_effects(entry, "basic")
        card.advanced = read_effects(entry, "advanced")
        if not card.basic or not card.advanced:
            raise ContentError(f"{entry.where}: expected a basic and an advanced spell")
        book.spells.append(card)
        note_source(book, entry)


def read_dice(book: tables.Book, file: Entry) -> None:
    """Six grey dice and one special die for each race (AG-COM-20)."""
    names = [*tokens.RACE_NAMES, "grey"]
    dice = 0
    for race, name in enumerate(names):
        entry = file.inner("die").inner(name)
        dice += entry.number("count", 1, 6)
        faces = entry.texts("faces")
        expect(len(faces), 6, f"{entry.where}.faces: faces")
        book.faces[race] = [read_face(text, entry) for text in faces]
        shown = [count_in(book.faces[race], symbol) for symbol in range(tables.SYMBOLS)]
        book.means[race] = [count / 6.0 for count in shown]
        note_source(book, entry)
    expect(dice, 12, "dice.toml: combat dice")


def read_face(text: str, entry: Entry) -> int:
    """A face: `miss`, `3 hit`, `1 block`, `2 arcane`."""
    if text == "miss":
        return tables.MISS
    most = {"hit": (tables.HIT, 4), "block": (tables.BLOCK, 2), "arcane": (tables.ARCANE, 2)}
    amount, _, symbol = text.partition(" ")
    if symbol not in most or not amount.isdecimal() or not 1 <= int(amount) <= most[symbol][1]:
        raise entry.wrong("faces", "miss, 1 to 4 hit, 1 to 2 block or 1 to 2 arcane")
    return face(most[symbol][0], int(amount))
