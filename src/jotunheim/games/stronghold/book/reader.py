# not compiled: read once
"""Reads content/ into the book and checks every count (SH-GEN-10)."""

from pathlib import Path
from typing import Final

from jotunheim.content import Pack
from jotunheim.games.stronghold.book.board import read_board
from jotunheim.games.stronghold.book.cards import (
    read_actions,
    read_cards,
    read_objectives,
    read_plans,
)
from jotunheim.games.stronghold.book.drawing import read_drawing
from jotunheim.games.stronghold.book.pieces import read_pieces, read_tokens, read_units
from jotunheim.games.stronghold.book.setup import check_fit, read_setup
from jotunheim.games.stronghold.book.tables import Book

FOLDER: Final = Path(__file__).parent.parent / "content"


def read_book(folder: str = "") -> Book:
    """The whole content; a player's folder, if given, is laid over ours."""
    pack = Pack(FOLDER, folder)
    book = Book()
    read_board(book, pack.file("board.toml"))
    read_units(book, pack.file("units.toml"))
    read_pieces(book, pack.file("pieces.toml"))
    read_tokens(book, pack.file("tokens.toml"))
    read_cards(book, pack.file("cards.toml"))
    read_actions(book, pack.file("actions.toml"))
    read_objectives(book, pack.file("objectives.toml"))
    read_plans(book, pack.file("plans.toml"))
    read_setup(book, pack.file("setup.toml"))
    read_drawing(book, pack.file("drawing.toml"))
    check_fit(book)
    book.version = pack.version()
    return book
