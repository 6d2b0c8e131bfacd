# not compiled: read once
"""Units, heroes, tokens and tiles with their numbers (SH-GEN-04, SH-GEN-10)."""

from typing import Final

from jotunheim.content import Entry
from jotunheim.games.stronghold.book.entries import expect, note_source
from jotunheim.games.stronghold.book.tables import PIECE_NAMES, Book
from jotunheim.games.stronghold.tokens import (
    CARD_NAMES,
    EXCHANGEABLE,
    HEROES,
    INVADER_UNITS,
    KINDS,
    ORDER_NAMES,
    RITUALS,
    SECTION,
    SECTION_NAMES,
    TRAP_NAMES,
    UNIT_NAMES,
)

OWNERS: Final = ("invader", "defender")
COLOURS: Final = ("white", "green", "red", "tile")
STANDS: Final = ("foreground", "rampart", "marauders", "section", "tower", "building")
RITUAL_NAMES: Final = CARD_NAMES[EXCHANGEABLE - RITUALS : EXCHANGEABLE]
HITS: Final = tuple([f"DH{number}" for number in range(1, 7)])


def read_units(book: Book, file: Entry) -> None:
    """Seven kinds that are counted on spaces, and two heroes."""
    for kind, entry in enumerate(file.exactly("unit", UNIT_NAMES[:KINDS])):
        owner = entry.word("owner", OWNERS)
        if owner != (0 if kind < KINDS - 3 else 1):
            raise entry.wrong("owner", OWNERS[1 - owner])
        book.unit_names[kind] = entry.text("name")
        book.unit_plurals[kind] = entry.text("plural")
        book.strength[kind] = entry.number("strength", 0, 9)
        book.unit_count[kind] = entry.number("count", 1, 200)
        book.unit_colours[kind] = COLOURS[entry.word("colour", COLOURS)]
        entry.words("stands", STANDS)
        note_source(book, entry)
    for hero, entry in enumerate(file.exactly("hero", UNIT_NAMES[KINDS:])):
        kind = KINDS + hero
        book.unit_names[kind] = entry.text("name")
        book.unit_plurals[kind] = book.unit_names[kind]
        book.strength[kind] = entry.number("strength", 1, 9)
        book.unit_count[kind] = 1
        book.unit_colours[kind] = COLOURS[entry.word("disc", COLOURS)]
        book.hero_start[hero] = SECTION + entry.word("start", SECTION_NAMES)
        note_source(book, entry)
    expect(len(set(book.hero_start)), HEROES, "units.toml: hero: different start sections")
    strengths = [book.strength[kind] for kind in INVADER_UNITS]
    if sorted(set(strengths)) != strengths:
        raise file.wrong("unit", "goblins weaker than orcs, orcs weaker than trolls")
    file.no_more()


def read_pieces(book: Book, file: Entry) -> None:
    """Stocks beside the board; three tokens for each ritual (SH-P5-01)."""
    for piece, entry in enumerate(file.exactly("piece", PIECE_NAMES)):
        entry.word("owner", OWNERS)
        book.piece_names[piece] = entry.text("name")
        book.piece_count[piece] = entry.number("count", 1, 99)
        note_source(book, entry)
    for entry in file.exactly("ritual", RITUAL_NAMES):
        targets = entry.number("targets", 1, 1)
        bluffs = entry.number("bluffs", 2, 2)
        book.ritual_prints += [1] * targets + [0] * bluffs
        note_source(book, entry)
    file.no_more()


def read_tokens(book: Book, file: Entry) -> None:
    """Orders, traps, the Defender Hit deck."""
    for kind, entry in enumerate(file.exactly("order", ORDER_NAMES)):
        book.order_names[kind] = entry.text("name")
        book.order_texts[kind] = entry.text("text")
        book.order_prints += [kind] * entry.number("count", 1, 2)
        note_source(book, entry)
    expect(len(book.order_prints), 5, "tokens.toml: order tokens")
    for kind, entry in enumerate(file.exactly("trap", TRAP_NAMES)):
        book.trap_names[kind] = entry.text("name")
        book.trap_texts[kind] = entry.text("text")
        book.trap_prints += [kind] * entry.number("count", 1, 3)
        note_source(book, entry)
    expect(len(book.trap_prints), 9, "tokens.toml: traps")
    races = tuple([UNIT_NAMES[kind] for kind in INVADER_UNITS])
    for entry in file.exactly("hit", HITS):
        book.cannon_hits.append(entry.words("cannon", races))
        book.pole_hits.append(entry.words("pole", races))
        note_source(book, entry)
    file.no_more()
