"""Ritual tokens and orders: faceup, known to this seat alone, or hidden from it (SH-HID-05, 06)."""

from typing import Final

from jotunheim.games.stronghold.book.tables import Book
from jotunheim.games.stronghold.rules.board import is_in
from jotunheim.games.stronghold.state import ORDER_TOKENS, RITUAL_TOKENS, Stronghold
from jotunheim.games.stronghold.tokens import (
    BLOODSTONES,
    CARD_NAMES,
    INVADER,
    NOWHERE,
    ORDER_NAMES,
    POSSESSION,
    RAMPART,
    SPACE_NAMES,
    is_section,
)
from jotunheim.games.stronghold.words.names import card_name
from jotunheim.scene import Piece
from jotunheim.texts import _, kept

MOST_PIECES: Final = 2000
TOKENS: Final = 3  # of each ritual
ORDER_SIGNS: Final = ("goblin-fury", "orc-detonation", "call-of-the-trolls", "bluff")
UNKNOWN: Final = -1
A_BLUFF: Final = 0
THE_TARGET: Final = 1


def ritual_pieces(g: Stronghold, viewer: int) -> list[Piece]:
    """Ritual tokens on the board; which ritual it is, is public, and where they lie (SH-P5-02)."""
    found: list[Piece] = []
    for piece, place in enumerate(g.hidden.ritual_at):
        card = BLOODSTONES + piece // TOKENS
        if place == NOWHERE or card == POSSESSION:
            continue
        found.append(
            ritual_piece(
                card, card_name(g, card), row_of(place), place, face_of(g, piece, viewer),
                is_in(g.hidden.ritual_up, piece),
            )
        )  # fmt: skip
    return sorted(found, key=lambda piece: piece.key)


def face_of(g: Stronghold, piece: int, viewer: int) -> int:
    """What this seat knows of a ritual token."""
    if not g.hidden.knows(RITUAL_TOKENS, piece, viewer):
        return UNKNOWN
    return g.book.ritual_prints[piece]


def row_of(place: int) -> str:
    """The row of a space in which tokens of the invader lie."""
    key = SPACE_NAMES[place]
    if is_section(place):
        return f"{key}-out"
    if place < RAMPART:
        return f"{key}-machine"
    return f"{key}-out" if place < RAMPART + 7 else f"{key}-roof"


@kept(MOST_PIECES)
def ritual_piece(card: int, name: str, at: str, place: int, face: int, up: bool) -> Piece:
    """One token of a ritual."""
    words = {
        UNKNOWN: _("{ritual}: target or bluff"),
        A_BLUFF: _("{ritual}: a bluff"),
        THE_TARGET: _("{ritual}: the target"),
    }
    return Piece(
        key=f"{CARD_NAMES[card]}@{SPACE_NAMES[place]}",
        at=at,
        name=words[face].format(ritual=name),
        kind="token",
        owner=INVADER,
        glyph=CARD_NAMES[card][:2],
        states=("mine",) if face != UNKNOWN and not up else (),
        sign=f"stronghold/{'bluff' if face == A_BLUFF else CARD_NAMES[card]}",
        face_up=up,
    )


def possessed(g: Stronghold, order: int, viewer: int) -> str:
    """What lies on a heroic order, in words; nothing if nothing does (SH-P5-08)."""
    first = (POSSESSION - BLOODSTONES) * TOKENS
    for piece in range(first, first + TOKENS):
        if g.hidden.ritual_at[piece] == order:
            face = face_of(g, piece, viewer)
            token = ritual_piece(POSSESSION, card_name(g, POSSESSION), "", 0, face, False)
            return token.name
    return ""


def order_pieces(g: Stronghold, viewer: int) -> list[Piece]:
    """Orders on the walls."""
    found: list[Piece] = []
    for piece, place in enumerate(g.hidden.order_at):
        if place < 0 or is_in(g.hidden.order_done, piece):
            continue
        known = g.hidden.knows(ORDER_TOKENS, piece, viewer)
        kind = g.book.order_prints[piece] if known else UNKNOWN
        found.append(order_piece(g.book, place, kind, is_in(g.hidden.order_up, piece)))
    return sorted(found, key=lambda piece: piece.key)


@kept(MOST_PIECES)
def order_piece(book: Book, section: int, kind: int, up: bool) -> Piece:
    """An order token; facedown it is a square."""
    known = kind != UNKNOWN
    return Piece(
        key=f"order@{SPACE_NAMES[section]}",
        at=f"{SPACE_NAMES[section]}-out",
        name=_(book.order_names[kind]) if known else _("An order"),
        kind="token" if known else "tile",
        owner=INVADER,
        glyph=ORDER_NAMES[kind][2:4].lower() if known else "?",
        states=("mine",) if known and not up else (),
        note=_(book.order_texts[kind]) if known else "",
        sign=f"stronghold/{ORDER_SIGNS[kind]}" if known else "",
        face_up=up,
    )
