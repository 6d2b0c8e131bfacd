# not compiled: read once
"""Reads content/ into the book and checks every count (VA-NUM)."""

from pathlib import Path
from typing import Final

from jotunheim.content import Pack
from jotunheim.games.valda.book.board import read_board
from jotunheim.games.valda.book.cards import read_cards, read_decks, read_weapons
from jotunheim.games.valda.book.entries import expect
from jotunheim.games.valda.book.setup import read_deities, read_setup, read_trades
from jotunheim.games.valda.book.tables import B_BASE, PARTS, Book
from jotunheim.games.valda.tokens import AREAS, DRILL, MINE

FOLDER: Final = Path(__file__).parent.parent / "content"


def read_book(folder: str = "") -> Book:
    """The whole content; a player's folder, if given, is laid over ours."""
    pack = Pack(FOLDER, folder)
    book = Book()
    read_cards(book, pack.file("cards.toml"))
    read_weapons(book, pack.file("weapons.toml"))
    read_decks(book, pack.file("decks.toml"))
    read_deities(book, pack.file("deities.toml"))
    read_trades(book, pack.file("trades.toml"))
    read_setup(book, pack.file("setup.toml"))
    read_board(book, pack.file("board.toml"))
    check_fit(book)
    book.version = pack.version()
    return book


def check_fit(book: Book) -> None:
    """What stands in two files fits: cards of both boxes, dice for all buildings (VA-NUM)."""
    numbers = book.numbers
    base = sum(book.counts[0]) + sum(book.counts[B_BASE])
    base += sum([sum(book.counts[PARTS + area]) for area in range(AREAS)])
    expect(base, numbers.box["base_cards"], "decks.toml: cards of the base game")
    added = len(book.prints) - base
    expect(added, numbers.box["expansion_cards"], "decks.toml: cards of the expansion")
    expect(numbers.box["temples"], numbers.temples * numbers.box["players"], "setup.toml: temples")
    for building in (MINE, DRILL):
        dice = book.dice_count[book.building_die[building]]
        expect(book.building_most[building], dice, f"setup.toml: most of building {building}")
