"""The box of the game: units, heroes and tokens, action cards, objectives, plans, hit cards, orders and traps."""

from typing import Final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES, Book
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BLOODSTONES,
    CARD_NAMES,
    DEFENDER,
    HEROES,
    INVADER,
    KINDS,
    ORDERS,
    RITUALS,
    SIEGE_TOWER,
    SPACE_NAMES,
    TRAPS,
)
from jotunheim.games.stronghold.view.cards import action_card, objective_card, plan_card
from jotunheim.games.stronghold.view.decks import hits_kept, machine_kept, orders_kept, traps_kept
from jotunheim.games.stronghold.view.pieces import merlon, token, trap_piece
from jotunheim.games.stronghold.view.secrets import THE_TARGET, order_piece, ritual_piece
from jotunheim.games.stronghold.view.units import hero_piece, siege_tower, unit_piece
from jotunheim.games.stronghold.words.names import card_name, unit_name
from jotunheim.scene import Card, Catalogue, Piece

AT: Final = SPACE_NAMES[0]  # a piece lies somewhere, even in a box
WALL: Final = PIECE_NAMES.index("wall")
OF_DEFENDER: Final = PIECE_NAMES[1 : PIECE_NAMES.index("ballista")]


def catalogue(g: Stronghold) -> Catalogue:
    """Every thing once."""
    return Catalogue(pieces=(*units(g), *things(g), *secrets(g)), cards=tuple(cards(g.book)))


def units(g: Stronghold) -> list[Piece]:
    """Units of both sides, siege towers and heroes."""
    kinds = [kind for kind in range(KINDS) if kind != SIEGE_TOWER]
    found = [unit_piece(g.book, kind, AT, AT, 0, -1, "", 0) for kind in kinds]
    found.append(siege_tower(g.book, 0, 1, unit_name(g, SIEGE_TOWER)))
    strength = g.book.strength[KINDS:]
    return found + [hero_piece(g.book, h, 0, strength[h], False, "") for h in range(HEROES)]


def things(g: Stronghold) -> list[Piece]:
    """Tokens of the stock that lie face up, and a wall component."""
    found = [merlon(g.book, 0, 0, True, False)]
    for number, name in enumerate(PIECE_NAMES):
        if number != WALL:
            owner = DEFENDER if name in OF_DEFENDER else INVADER
            found.append(token(g.book, name, AT, AT, owner, ""))
    return found


def secrets(g: Stronghold) -> list[Piece]:
    """Traps, orders and the tokens of the rituals, face up."""
    found = [trap_piece(g.book, 0, kind, True) for kind in range(TRAPS)]
    found += [order_piece(g.book, 0, kind, True) for kind in range(ORDERS)]
    for card in range(BLOODSTONES, BLOODSTONES + RITUALS):
        found.append(ritual_piece(card, card_name(g, card), AT, 0, THE_TARGET, True))
    return found


def cards(book: Book) -> list[Card]:
    """Action cards, objectives, plans, and what is open about the decks."""
    found = [action_card(book, card, "", False, "") for card in range(len(CARD_NAMES))]
    found += [objective_card(book, card, False, "") for card in range(len(book.objectives))]
    found += [plan_card(book, plan, False, "", "") for plan in range(len(book.plans))]
    found += machine_kept(0, 0, "", "", 1, 1).cards
    found += hits_kept(book, tuple(range(len(book.cannon_hits)))).cards
    found += orders_kept(book, (1,) * ORDERS, ORDERS, ("",) * ORDERS, "").cards
    return [*found, *traps_kept(book, (1,) * TRAPS, TRAPS, ("",) * TRAPS).cards]
