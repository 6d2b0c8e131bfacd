"""The box of the game: a giant of each type, and the faces of its dice. The ground is in the legend of the map."""

from typing import Final

from jotunheim.games.giant.book.reader import Book
from jotunheim.games.giant.book.tables import Chassis
from jotunheim.games.giant.view.map import SHAPES
from jotunheim.games.giant.words.names import type_name
from jotunheim.scene import Catalogue, Die, Piece
from jotunheim.texts import capital

FACES: Final = 6


def catalogue(book: Book) -> Catalogue:
    """Every type once, in the colour of West; all dice have six faces."""
    return Catalogue(
        pieces=tuple([giant(chassis) for chassis in book.types]),
        dice=tuple([Die(key=f"die-{face}", face=str(face)) for face in range(1, FACES + 1)]),
    )


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
