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

PLACES: Final = {
    "section": (
        "invaders",
        "defenders",
        "walls",
        "cauldron",
        "glare",
        "equipment_1",
        "order",
        "equipment_2",
        "siege_tower",
        "gale",
        "hero",
        "specter",
        "path_end",
    ),
    "tower": ("body", "tile", "marksman_1", "marksman_2"),
    "rampart": (
        "units",
        "whole",
        "barrage",
        "mantelet",
        "training_1",
        "training_2",
        "siege_towers",
    ),
    "foreground": ("units", "whole", "trebuchet", "siege_towers"),
}


def read_drawing(book: Book, file: Entry) -> None:
    """Two vectors for each section and tower; offset, radius and distance of each place."""
    names = SECTION_NAMES + TOWER_NAMES
    for number, entry in enumerate(file.exactly("direction", names)):
        space = SPACE_NAMES.index(names[number])
        book.out_vectors[space] = entry.pair("out", -100, 100)
        book.along_vectors[space] = entry.pair("along", -100, 100)
        note_source(book, entry)
    for rampart in range(RAMPART, RAMPART + RAMPARTS):
        tower = book.opposite[rampart]
        book.out_vectors[rampart] = book.out_vectors[tower]
        book.along_vectors[rampart] = book.along_vectors[tower]
    places = file.inner("place")
    for kind, known in PLACES.items():
        for number, entry in enumerate(places.exactly(kind, known)):
            x, y = entry.pair("offset", -200, 200)
            size = entry.number("radius", 0, 99)
            book.drawn[f"{kind}.{known[number]}"] = (x, y, size, entry.number("apart", 0, 99))
            note_source(book, entry)
    places.no_more()
    file.no_more()
