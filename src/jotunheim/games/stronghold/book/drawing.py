# not compiled: read once
"""Directions and places of pieces for drawing; no rule reads them."""

from typing import Final

from jotunheim.content import Entry
from jotunheim.games.stronghold.book.entries import note_source
from jotunheim.games.stronghold.book.tables import Book
from jotunheim.games.stronghold.tokens import (
    RAMPART,
    RAMPARTS,
    SECTION_NAMES,
    SPACE_NAMES,
    TOWER_NAMES,
)

GATE: Final = "GATE"
PLACES: Final = {
    "section": ("invaders", "defenders", "outside", "inside", "hero", "path_end"),
    "tower": ("body", "tile"),
    "rampart": ("whole", "machine", "outside"),
    "outermost": ("machine", "outside"),
    "foreground": ("whole", "machine"),
}


def read_drawing(book: Book, file: Entry) -> None:
    """Turn and length of each section and tower; offset, radius and distance of each place."""
    names = (*SECTION_NAMES, *TOWER_NAMES, GATE)
    for number, entry in enumerate(file.exactly("direction", names)):
        turn, half = entry.number("turn", 0, 359), entry.number("half", 1, 200)
        if names[number] == GATE:
            book.gate_turn, book.gate_half = turn, half
        else:
            space = SPACE_NAMES.index(names[number])
            book.turn[space], book.half[space] = turn, half
        note_source(book, entry)
    for rampart in range(RAMPART, RAMPART + RAMPARTS):
        book.turn[rampart] = book.turn[book.opposite[rampart]]
    places = file.inner("place")
    for kind, known in PLACES.items():
        for number, entry in enumerate(places.exactly(kind, known)):
            x, y = entry.pair("offset", -200, 200)
            size = entry.number("radius", 0, 99)
            book.drawn[f"{kind}.{known[number]}"] = (x, y, size, entry.number("apart", 0, 99))
            note_source(book, entry)
    places.no_more()
    file.no_more()
