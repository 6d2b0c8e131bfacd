# not compiled: read once
"""The map: areas with their sites, the two tracks, places of decks and piles."""

from typing import Final

from jotunheim.content import Entry
from jotunheim.games.valda.book.entries import expect, note_source
from jotunheim.games.valda.book.tables import Book
from jotunheim.games.valda.tokens import AREA_NAMES, ORDINARY, RESOURCE_NAMES, SITES
from jotunheim.kernel import ContentError

PLACES: Final = ("deck_a", "deck_b", "discard_a", "discard_b", "removed")
ROUNDS: Final = 6


def read_board(book: Book, file: Entry) -> None:
    """Everything in board.toml."""
    for number, entry in enumerate(file.exactly("area", AREA_NAMES)):
        book.area_names[number] = entry.text("name")
        book.home[number] = entry.word("home", RESOURCE_NAMES[:ORDINARY])
        book.area_spots[number] = entry.pair("at")
        book.deck_spots[number] = entry.pair("deck")
        book.marker_spots[number] = entry.pair("marker")
        book.site_spots[number] = entry.pairs("sites")
        expect(len(book.site_spots[number]), SITES, f"{entry.where}.sites")
        book.area_colours[number] = entry.text("colour")
        note_source(book, entry)
    drakkar = file.inner("drakkar")
    book.drakkar_spots = drakkar.pairs("spaces")
    expect(len(book.drakkar_spots), ROUNDS, "board.toml: drakkar.spaces")
    note_source(book, drakkar)
    read_yggdrasil(book, file.inner("yggdrasil"))
    for entry, name in zip(file.exactly("place", PLACES), PLACES, strict=True):
        book.places[name] = entry.pair("at")
        note_source(book, entry)
    file.no_more()


def read_yggdrasil(book: Book, entry: Entry) -> None:
    """The track of followers with its havens (VA-HAV-02)."""
    book.yggdrasil_spots = entry.pairs("spaces")
    book.havens = entry.numbers("havens", 1, len(book.yggdrasil_spots) - 1)
    if sorted(set(book.havens)) != book.havens:
        raise ContentError("board.toml: yggdrasil.havens: expected ascending numbers")
    for followers in range(len(book.yggdrasil_spots)):
        below = [haven for haven in book.havens if haven <= followers]
        book.floors.append(below[-1] if below else 0)
    note_source(book, entry)
