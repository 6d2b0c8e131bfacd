# not compiled: read once
"""Reads content/ into the book and checks every count (DW-SET-03, DW-CARD-10)."""

from pathlib import Path
from typing import Final

from jotunheim.content import Pack
from jotunheim.games.dwarves.book.cards import (
    read_adventures,
    read_decks,
    read_equipment,
    read_sagas,
    read_scenarios,
    read_spells,
    read_threats,
)
from jotunheim.games.dwarves.book.land import read_map, read_tiles
from jotunheim.games.dwarves.book.pieces import read_heroes, read_pieces, read_tracks
from jotunheim.games.dwarves.book.tables import Book

FOLDER: Final = Path(__file__).parent.parent / "content"


def read_book(folder: str = "") -> Book:
    """The whole content; a player's folder, if given, is laid over ours."""
    pack = Pack(FOLDER, folder)
    book = Book()
    read_map(book, pack.file("map.toml"))
    read_tiles(book, pack.file("tiles.toml"))
    read_tracks(book, pack.file("tracks.toml"))
    read_pieces(book, pack.file("pieces.toml"))
    read_heroes(book, pack.file("heroes.toml"))
    read_scenarios(book, pack.file("scenarios.toml"))
    read_sagas(book, pack.file("sagas.toml"))
    read_adventures(book, pack.file("adventures.toml"))
    read_threats(book, pack.file("threats.toml"))
    read_equipment(book, pack.file("equipment.toml"))
    read_spells(book, pack.file("spells.toml"))
    read_decks(book, pack.file("decks.toml"))
    book.version = pack.version()
    return book
