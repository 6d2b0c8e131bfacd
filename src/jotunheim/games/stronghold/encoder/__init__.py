"""What a seat sees as numbers, for research; each field has one function that makes its numbers.

Open is what SH-HID-01 says; of plans, traps, ritual tokens and orders it holds what this seat knows
(SH-HID-03 to 06).
"""

from typing import Final

from jotunheim.games.stronghold import tokens
from jotunheim.games.stronghold.book.tables import PIECES
from jotunheim.games.stronghold.encoder import board, cards
from jotunheim.games.stronghold.encoder import question as asked
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.kernel.encoders import BLIND, ZERO_SUM, Encoder, Field

QUESTION: Final[list[Field[Stronghold]]] = [
    Field("side", (1,), "1 for the invader, 0 for the defender", cards.side),
    Field("space", (tokens.SPACES,), "the space that the question is about", asked.space),
    Field("other", (tokens.SPACES,), "the second space that it is about", asked.other),
    Field(
        "unit",
        (tokens.KINDS + tokens.HEROES,),
        "the type of unit or the hero that it is about",
        asked.unit,
    ),
    Field("card", (tokens.CARDS,), "the action card that it is about", asked.card),
    Field("path", (tokens.PATHS,), "the path that it is about", asked.path),
    Field("action", (tokens.ACTIONS,), "the action that it is about", asked.action),
    Field("heroic", (tokens.HEROICS,), "the heroic order that it is about", asked.heroic),
    Field(
        "amounts",
        (4,),
        "to be picked: at least / 10, at most / 10; picked / 10; points or things left / 10",
        asked.amounts,
    ),
    Field(
        "picked",
        (tokens.WORD.first + tokens.WORD.size,),
        "picked so far by this seat / 8, by token",
        asked.picked,
    ),
]
BOARD: Final[list[Field[Stronghold]]] = [
    Field("spaces", (tokens.SPACES, board.SPACE_ROW), board.SPACE_MEANING, board.spaces),
    Field("sections", (tokens.SECTIONS, board.SECTION_ROW), board.SECTION_MEANING, board.sections),
    Field(
        "camps",
        (tokens.FOREGROUNDS + tokens.RAMPARTS, board.CAMP_ROW),
        board.CAMP_MEANING,
        board.camps,
    ),
    Field("towers", (tokens.TOWERS, board.TOWER_ROW), board.TOWER_MEANING, board.towers),
    Field("paths", (tokens.PATHS, board.PATH_ROW), board.PATH_MEANING, board.paths),
    Field(
        "buildings",
        (board.BUILDINGS, board.BUILDING_ROW),
        "a building a row: Saboteur; Demon token: is there, target, bluff",
        board.buildings,
    ),
    Field("blessed", (tokens.SIDES,), "the blessed side: left, right", cards.blessed),
]
CARDS: Final[list[Field[Stronghold]]] = [
    Field("cards", (tokens.CARDS, cards.CARD_ROW), cards.CARD_MEANING, cards.cards),
    Field(
        "actions",
        (tokens.ACTIONS, cards.ACTION_ROW),
        "an action a row: hourglasses on it / 10, its cost / 10, performed this turn, completed",
        cards.actions,
    ),
    Field(
        "heroics",
        (tokens.HEROICS, cards.HEROIC_ROW),
        "a heroic order a row: given this turn; out of the game; Possession token: is there, target, bluff",
        cards.heroics,
    ),
    Field(
        "heroes",
        (2, tokens.HEROES),
        "heroes who gave an order this turn; who may give none",
        cards.heroes,
    ),
    Field(
        "plans",
        (3, tokens.PLANS),
        "plans in hand and rejected, for the defender; used ones, for both",
        cards.plans,
    ),
    Field(
        "objectives",
        (4, tokens.OBJECTIVES),
        "objectives kept, offered, rejected, fulfilled",
        cards.objectives,
    ),
    Field(
        "orders",
        (2, tokens.ORDERS),
        "order tokens / 2 by kind: in hand, for the invader; out of the game",
        cards.orders,
    ),
    Field(
        "units",
        (5, tokens.RACES),
        "goblins, orcs, trolls: in the bag / 100, out of the game / 100, in the supply / 20, on cards / 10; "
        "marksmen, soldiers, veterans in the supply / 20",
        cards.units,
    ),
    Field("stock", (PIECES,), "pieces beside the board, as shares of all", cards.stock),
    Field("numbers", (cards.NUMBERS,), cards.NUMBERS_MEANING, cards.numbers),
    Field(
        "group",
        (4 + tokens.RACES + tokens.PATHS,),
        "the group on its way: goblins, orcs, trolls, siege towers / 7; the type that passes on; by which path",
        cards.group,
    ),
    Field("hit_deck", (6,), "cards of the hit deck that were not turned", cards.hit_deck),
]
ENCODER: Final[Encoder[Stronghold]] = Encoder(
    [ZERO_SUM, BLIND], asked.DECISIONS, [*QUESTION, *BOARD, *CARDS]
)
