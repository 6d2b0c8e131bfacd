# not compiled: read once
"""Tracks, troops, dice, Heroes, and the numbers of the rules (DW-SET-03, DW-DOOM, DW-COUN)."""

from typing import Final

from jotunheim.content import Entry
from jotunheim.games.dwarves.book.entries import expect, note_source
from jotunheim.games.dwarves.book.tables import (
    BOX_NAMES,
    COUNCIL_ICON,
    DIAMONDS,
    DRAGON_NAMES,
    PIECE_NAMES,
    POWER_NAMES,
    SPACES,
    THREAT_ICON,
    TROOP_ICON,
    Book,
    Hero,
)
from jotunheim.games.dwarves.effects.places import LOCATION_NAMES
from jotunheim.games.dwarves.tokens import (
    ATTRIBUTE_NAMES,
    GATE_NAMES,
    HERO_NAMES,
    KIND_NAMES,
)

THREATS_OF_ICONS: Final = 12  # with three at setup all 15 of Book 1 (DW-DOOM-03)
ICON_WORDS: Final = (*GATE_NAMES, "council", "threat")
COUNCIL_WORD: Final = 4
START_NAMES: Final = (*GATE_NAMES, *LOCATION_NAMES)


def read_tracks(book: Book, file: Entry) -> None:
    """The Doom track of 40 icons and the nine boxes of the Council."""
    doom = file.inner("doom")
    icons = doom.words("icons", ICON_WORDS)
    expect(len(icons), SPACES - 2, "tracks.toml: doom.icons")
    for space, icon in enumerate(icons, start=1):
        if icon < len(GATE_NAMES):
            book.doom_icon[space] = TROOP_ICON
            book.doom_gate[space] = icon
        else:
            book.doom_icon[space] = COUNCIL_ICON if icon == COUNCIL_WORD else THREAT_ICON
    book.doom_threats = doom.number("threats", 1, 9)
    note_source(book, doom)
    threats = book.doom_icon.count(THREAT_ICON) * book.doom_threats
    expect(threats, THREATS_OF_ICONS, "tracks.toml: Threats of all icons")
    for box, entry in enumerate(file.exactly("council", BOX_NAMES)):
        book.council_text[box] = entry.text("text")
        if entry.has("tile"):
            book.council_tile[box] = entry.text("tile")
        if box < len(BOX_NAMES) - 1:
            book.council_number[box] = entry.number("number", 2, 6)
        note_source(book, entry)
    file.no_more()


def read_pieces(book: Book, file: Entry) -> None:
    """Troops with their dice, leaders, dragons, tiles, Diamonds, numbers."""
    for kind, entry in enumerate(file.exactly("troop", KIND_NAMES)):
        book.troop_names[kind] = entry.text("name")
        book.troop_plurals[kind] = entry.text("plural")
        book.troop_count[kind] = entry.number("count", 1, 99)
        book.defeated_at[kind] = entry.number("defeated_at", 2, 6)
        faces = entry.numbers("recruits", 0, 4)
        expect(len(faces), 6, f"{entry.where}.recruits")
        book.recruit_faces[kind] = faces
        note_source(book, entry)
    for kind, entry in enumerate(file.exactly("leader", KIND_NAMES)):
        book.leader_names[kind] = entry.text("name")
        note_source(book, entry)
    for dragon, entry in enumerate(file.exactly("dragon", DRAGON_NAMES)):
        book.dragon_names[dragon] = entry.text("name")
        note_source(book, entry)
    for piece, entry in enumerate(file.exactly("piece", PIECE_NAMES)):
        book.piece_names[piece] = entry.text("name")
        book.piece_count[piece] = entry.number("count", 1, 99)
        note_source(book, entry)
    read_diamonds(book, file.inner("diamonds"))
    read_numbers(book, file.inner("numbers"))
    file.no_more()


def read_diamonds(book: Book, entry: Entry) -> None:
    """The values of the eleven Diamonds (DW-B3-01)."""
    book.diamonds = entry.numbers("values", 0, 9)
    expect(len(book.diamonds), DIAMONDS, "pieces.toml: diamonds.values")
    note_source(book, entry)


def read_numbers(book: Book, entry: Entry) -> None:
    """The numbers that stand on no component."""
    numbers = book.numbers
    numbers.dice = entry.number("dice", 1, 7)
    numbers.actions = entry.number("actions", 1, 9)
    numbers.threshold = entry.number("threshold", 2, 20)
    numbers.expert = entry.number("expert", 2, 20)
    numbers.blacksaddle = entry.number("blacksaddle", 2, 20)
    numbers.hand = entry.number("hand", 1, 9)
    numbers.rampart = entry.number("rampart", 1, 9)
    numbers.flight = entry.number("flight", 1, 9)
    numbers.tile_move = entry.number("tile_move", 1, 9)
    numbers.late = entry.number("late", 1, 9)
    numbers.more_time = entry.number("more_time", 0, 9)
    numbers.setup_threats = entry.number("setup_threats", 0, 15)
    note_source(book, entry)


def read_heroes(book: Book, file: Entry) -> None:
    """The twelve Hero boards."""
    for number, entry in enumerate(file.exactly("hero", HERO_NAMES)):
        hero = Hero(entry.text("name"), entry.text("short"))
        hero.attributes = [entry.number(name, 1, 7) for name in ATTRIBUTE_NAMES]
        hero.health = entry.number("health", 1, 9)
        start = entry.word("start", START_NAMES)
        gates = len(GATE_NAMES)
        hero.start = book.gate_hex[start] if start < gates else book.location_hex[start - gates]
        hero.power = entry.word("power", POWER_NAMES)
        hero.text = entry.text("text")
        book.heroes[number] = hero
        note_source(book, entry)
    powers = {hero.power for hero in book.heroes}
    expect(len(powers), len(HERO_NAMES), "heroes.toml: different powers")
    file.no_more()
