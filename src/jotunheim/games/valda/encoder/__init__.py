"""What a seat sees as numbers, for research; each field has one function that makes its numbers.

Boards lie open (VA-HID-01); of hands and decks it holds what this seat knows (VA-HID-02 to 05).
"""

from typing import Final

from jotunheim.games.valda import tokens
from jotunheim.games.valda.encoder import board, cards
from jotunheim.games.valda.encoder import question as asked
from jotunheim.games.valda.state.table import Valda
from jotunheim.kernel.encoders import BLIND, SEATS, ZERO_SUM, Encoder, Field

QUESTION: Final[list[Field[Valda]]] = [
    Field("window", (asked.WINDOW_ROW,), asked.WINDOW_MEANING, asked.window),
    Field("area", (tokens.AREAS,), "the area that the question is about", asked.area),
    Field("given", (tokens.RESOURCES,), "the resource that is given", asked.given),
    Field("victim", (SEATS,), "whom the question is about, this seat first", asked.victim),
    Field(
        "amounts",
        (4,),
        "to be picked: at least / 10, at most / 10; picked / 10; the number named before / 10",
        asked.amounts,
    ),
    Field("picked", (asked.PICKED,), "picked so far by this seat / 4, by token", asked.picked),
]
BOARD: Final[list[Field[Valda]]] = [
    Field("round", (1,), "round / 6", board.rounds),
    Field("first", (SEATS,), "who starts each round, this seat first", board.first),
    Field("active", (SEATS,), "whose turn it is, this seat first", board.active),
    Field(
        "switches", (5,), "the base game alone; 12 runes; random, draft, in play", board.switches
    ),
    Field("areas", (tokens.AREAS, tokens.DEITIES), board.AREA_MEANING, board.areas),
    Field(
        "choosers",
        (tokens.AREAS, SEATS),
        "an area a row: who holds its Gods vs. Giants card, this seat first",
        board.choosers,
    ),
    Field("temples", (tokens.AREAS, SEATS, board.SITE_ROW), board.SITE_MEANING, board.temples),
    Field("players", (SEATS, board.PLAYER_ROW), board.PLAYER_MEANING, board.players),
    Field("turn", (board.TURN_ROW,), board.TURN_MEANING, board.turn),
    Field("roll", (tokens.MOST_DICE, board.ROLL_ROW), board.ROLL_MEANING, board.roll),
    Field(
        "building",
        (3 + tokens.AREAS,),
        "paid and not yet placed: mine, drill, temple; its area",
        board.building,
    ),
    Field("fight", (board.FIGHT_ROW,), board.FIGHT_MEANING, board.fight),
    Field("parts", (SEATS, board.PART_ROW), board.PARTS_MEANING, board.parts),
    Field(
        "events",
        (3, SEATS),
        "who has just drawn a divine card, who steals, who has lost followers; this seat first",
        board.events,
    ),
    Field("lost", (1,), "followers just lost / 6", board.lost),
]
CARDS: Final[list[Field[Valda]]] = [
    Field("hands", (SEATS, tokens.KINDS), "known cards / 4 in hands, this seat first", cards.hands),
    Field("open", (cards.OPEN_ROWS, tokens.KINDS), cards.OPEN_MEANING, cards.open_cards),
    Field("decks", (2 + tokens.AREAS,), "cards left: A, B / 50, divine decks / 10", cards.decks),
    Field(
        "tops",
        (tokens.AREAS, tokens.KINDS),
        "an area a row: the top card of its divine deck, if this seat has seen it",
        cards.tops,
    ),
]
ENCODER: Final[Encoder[Valda]] = Encoder(
    [ZERO_SUM, BLIND], asked.DECISIONS, [*QUESTION, *BOARD, *CARDS]
)
