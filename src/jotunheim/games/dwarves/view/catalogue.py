"""The box of the game: every card, figure and tile, and the faces of a die."""

from typing import Final

from jotunheim.games.dwarves.book.tables import COLOURS, NO_LEVEL
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import (
    CARD_NAMES,
    EQUIPMENT,
    HERO_NAMES,
    HEX_NAMES,
    KIND_NAMES,
    KINDS,
    MOST_SEATS,
    is_aid,
    is_threat,
)
from jotunheim.games.dwarves.view.cards import LETTERS, card_said, kind_of
from jotunheim.games.dwarves.view.pieces import (
    CART,
    CATAPULT,
    DRAGON_SIGNS,
    ELF_TILE,
    HAMMER,
    PORTAL,
    RAMPART,
    TUNNEL,
    arrow_piece,
    diamond_piece,
    hero_piece,
    plate_of,
    token_at,
    troop_piece,
)
from jotunheim.games.dwarves.words.names import card_name, hero_name, leader_name
from jotunheim.games.dwarves.words.things import reward_text
from jotunheim.scene import Card, Catalogue, Die, Piece
from jotunheim.texts import _

FACES: Final = 6
AT: Final = HEX_NAMES[0]  # a piece lies somewhere, even in a box
TILES: Final = (
    (TUNNEL, "tunnel"),
    (PORTAL, "portal"),
    (ELF_TILE, "elf-keenfire"),
    (HAMMER, "hammer"),
    (CART, "mine-cart"),
    (RAMPART, "rampart"),
    (CATAPULT, "catapult"),
)


def catalogue(g: Dwarves) -> Catalogue:
    """Every thing once."""
    return Catalogue(
        pieces=(*figures(g), *tiles(g)),
        cards=tuple([printed(g, card) for card in range(len(g.book.cards))]),
        dice=tuple([Die(key=f"die-{face}", face=str(face)) for face in range(1, FACES + 1)]),
    )


def printed(g: Dwarves, card: int) -> Card:
    """A card as it comes out of the box."""
    row = g.book.cards[card]
    is_quest = row.quest_text != "" and not is_aid(card) and not is_threat(card)
    return Card(
        key=CARD_NAMES[card],
        name=card_name(g, card),
        kind=sort_of(card),
        text=card_said(g, card),
        number=LETTERS[row.level] if row.level != NO_LEVEL else "",
        reward=reward_text(g, card) if is_quest else "",
    )


def sort_of(card: int) -> str:
    """The sort of a card, for its colour; what a Hero holds has one of its own."""
    return "equipment" if card >= EQUIPMENT else kind_of(card)


def figures(g: Dwarves) -> list[Piece]:
    """Heroes, troops, leaders and dragons."""
    names = [hero_name(g, hero) for hero in range(len(HERO_NAMES))]
    heroes = [
        hero_piece(0, hero % MOST_SEATS, hero, name, plate_of(name, names), (), "", "")
        for hero, name in enumerate(names)
    ]
    kinds = range(KINDS)
    troops = [troop_piece(AT, kind, 1, _(g.book.troop_names[kind]), "") for kind in kinds]
    leaders = [figure(leader_name(g, kind), f"dwarves/leader-{KIND_NAMES[kind]}") for kind in kinds]
    dragons = [figure(_(g.book.dragon_names[n]), sign) for n, sign in enumerate(DRAGON_SIGNS)]
    return heroes + troops + leaders + dragons


def figure(name: str, sign: str) -> Piece:
    """A figure of nobody's."""
    return Piece(key=sign, at=AT, name=name, kind="figure", glyph=name[:1], sign=sign)


def tiles(g: Dwarves) -> list[Piece]:
    """Perished Land in its three colours, the tiles of the Books, Diamonds and markers."""
    found = [arrow_piece(0, colour, 0, "") for colour in COLOURS]
    for number, name in TILES:
        found += token_at(g, 0, number, f"dwarves/{name}")
    found += [diamond_piece(0, str(worth)) for worth in sorted({*g.book.diamonds})]
    return [*found, Piece(key="marker", at=AT, name=_("Scenario marker"), kind="marker", glyph="!")]
