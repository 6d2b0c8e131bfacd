"""The box of the game: a giant of each type."""

from jotunheim.games.giant.book.reader import Book
from jotunheim.games.giant.book.tables import Chassis
from jotunheim.games.giant.view.map import SHAPES
from jotunheim.games.giant.words.names import type_name
from jotunheim.scene import Catalogue, Piece
from jotunheim.texts import capital


def catalogue(book: Book) -> Catalogue:
    """Every type once, in the colour of West."""
    return Catalogue(pieces=tuple([giant(chassis) for chassis in book.types]))


def giant(chassis: Chassis) -> Piece:
    """A giant as it stands on the map."""
    return Piece(
        key=f"type {chassis.key}",
        at="",
        name=capital(type_name(chassis)),
        kind=SHAPES[chassis.kind],
        owner=0,
        glyph=chassis.key,
    )
