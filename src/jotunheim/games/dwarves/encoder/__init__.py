"""What a seat sees as numbers, for research; each field has one function that makes its numbers.

All win or lose together (DW-GEN-01), and nearly all lies open: of decks, Diamonds and a hidden hand of
Andôkai the fields hold what this seat knows (DW-HID-01, DW-HID-02).
"""

from typing import Final

from jotunheim.games.dwarves import tokens
from jotunheim.games.dwarves.encoder import board, cards
from jotunheim.games.dwarves.encoder import question as asked
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.kernel.encoders import BLIND, SEATS, SHARED, Encoder, Field

QUESTION: Final[list[Field[Dwarves]]] = [
    Field("window", (asked.WINDOWS,), "the window of this seat's question: W1 to W5", asked.window),
    Field("card", (tokens.CARDS,), "the card that the question is about", asked.card),
    Field("hex", (tokens.HEXES,), "the hex that it is about", asked.place),
    Field("other", (tokens.HEXES,), "the second hex that it is about", asked.other),
    Field("kind", (tokens.KINDS,), "the troops that it is about: Orc, Troll, Élf", asked.kind),
    Field("hero", (SEATS,), "the Hero that it is about, this seat's first", asked.hero),
    Field(
        "amounts",
        (4,),
        "to be picked: at least / 10, at most / 10; picked / 10; points, steps or things left / 10",
        asked.amounts,
    ),
    Field("picked", (asked.PICKED,), "picked so far by this seat, by token", asked.picked),
]
BOARD: Final[list[Field[Dwarves]]] = [
    Field("variant", (board.VARIANT,), board.VARIANT_MEANING, board.variant),
    Field("tracks", (board.TRACKS,), board.TRACKS_MEANING, board.tracks),
    Field("active", (SEATS,), "whose turn it is, this seat first", board.active),
    Field("heroes", (SEATS, board.HERO_ROW), board.HERO_MEANING, board.heroes),
    Field("places", (SEATS, tokens.HEXES), "where each Hero is, this seat's first", board.places),
    Field("hexes", (tokens.HEXES, board.HEX_ROW), board.HEX_MEANING, board.hexes),
    Field("rare", (board.RARE, tokens.HEXES), board.RARE_MEANING, board.rare),
    Field(
        "diamonds",
        (tokens.HEXES, 2),
        "a hex a row: a Diamond lies there; its value / 3, if this seat knows it",
        board.diamonds,
    ),
    Field("roll", (board.ROLL,), board.ROLL_MEANING, board.roll),
    Field("roller", (SEATS,), "who has rolled, this seat first", board.roller),
    Field("roll_card", (tokens.CARDS,), "the card that the roll is for", board.roll_card),
    Field("roll_hex", (tokens.HEXES,), "the hex that a Catapult aims at", board.roll_hex),
    Field(
        "loss", (5,), "a loss under way: points / 6; by Fight, Dragon, land, or else", board.loss
    ),
    Field("loser", (SEATS,), "who is about to lose Health, this seat first", board.loser),
]
CARDS: Final[list[Field[Dwarves]]] = [
    Field("faceup", (cards.TABLE, cards.CARD_ROW), cards.CARD_MEANING, cards.faceup),
    Field("tied", (4, SEATS, cards.TABLE), cards.TIED_MEANING, cards.tied),
    Field("piles", (cards.PILES, cards.TABLE), cards.PILES_MEANING, cards.piles),
    Field(
        "equipment",
        (SEATS, cards.GEAR),
        "a seat a row, this seat first: its Equipment / 3, by name",
        cards.equipment,
    ),
    Field("gear", (4, cards.GEAR), cards.GEAR_MEANING, cards.gear),
    Field(
        "spells",
        (2, cards.SPELLS),
        "known spells in the hand of Andôkai; those in the Spell Book",
        cards.spells,
    ),
    Field("decks", (cards.DECKS,), cards.DECKS_MEANING, cards.decks),
    Field("ends", (8, tokens.CARDS), cards.ENDS_MEANING, cards.ends),
]
ENCODER: Final[Encoder[Dwarves]] = Encoder(
    [SHARED, BLIND], asked.DECISIONS, [*QUESTION, *BOARD, *CARDS]
)
