"""The log of the game: every kind of event, with its sentence and those who learn of it."""

from typing import Final

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.words.events import cards, fights, turns
from jotunheim.kernel import EventKind

KINDS_OF_EVENTS: Final[list[EventKind[Valda]]] = [
    turns.CHAPTER_ROUND,
    turns.BEGINS,
    turns.CHOOSES,
    turns.OCCUPIES,
    turns.GAINS,
    turns.PAYS,
    turns.TRADES,
    turns.GAINS_FOLLOWERS,
    turns.LOSES_FOLLOWERS,
    cards.DRAWS,
    cards.DRAWS_HIDDEN,
    cards.DRAWS_DIVINE,
    cards.DRAWS_DIVINE_HIDDEN,
    cards.PEEKS,
    cards.PEEKS_HIDDEN,
    cards.PUTS_UNDER,
    cards.PUTS_UNDER_HIDDEN,
    cards.SHUFFLES,
    cards.PLAYS,
    cards.WIELDS,
    cards.CANCELS,
    cards.DISCARDS,
    cards.DESTROYS_CARD,
    cards.RECOVERS,
    turns.BUILDS,
    turns.BUILDS_TEMPLE,
    turns.UNDOES_BUILDING,
    turns.TRIBUTE,
    turns.FLIPS_TO_BUILD,
    turns.FLIPS_TO_ACT,
    turns.BORROWS,
    turns.ROLLS,
    turns.REROLLS,
    turns.TURNS_DIE,
    turns.HOMAGE,
    fights.ATTACKS,
    fights.ADDS_CARD,
    fights.DEFENDS,
    fights.HOLDS,
    fights.SUCCEEDS,
    fights.ENDS_ATTACK,
    fights.REDIRECTS,
    fights.TAKES_BACK,
    fights.STEALS,
    fights.LOSES,
    fights.STEALS_FOLLOWERS,
    cards.STEALS_CARD,
    cards.STEALS_CARD_HIDDEN,
    cards.LOOKS,
    cards.SWAPS_HANDS,
    fights.FREEZES,
    fights.THAWS,
    fights.DESTROYS_TEMPLE,
    fights.DESTROYS_BUILDING,
    fights.MOVES_TEMPLE,
    fights.SWITCHES_TEMPLES,
]

# Fights: what opens one, what stands inside it, and how it came out.
OPENING: Final[list[EventKind[Valda]]] = [fights.ATTACKS]
FIGHTING: Final[list[EventKind[Valda]]] = [
    *[fights.ADDS_CARD, fights.DEFENDS, fights.REDIRECTS, fights.TAKES_BACK, fights.STEALS],
    *[fights.LOSES, fights.STEALS_FOLLOWERS, fights.FREEZES],
]
RESULTS: Final[list[EventKind[Valda]]] = [
    *[fights.HOLDS, fights.SUCCEEDS, fights.ENDS_ATTACK],
    *[fights.DESTROYS_TEMPLE, fights.DESTROYS_BUILDING],
]
