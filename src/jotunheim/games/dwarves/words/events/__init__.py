"""The log of the game: every kind of event, with its sentence."""

from typing import Final

from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.words.events.cards import (
    AVERTED,
    COMPLETED,
    CROWNED,
    EVIL_FINDS,
    FAILED,
    HEROES_FIND,
    SUCCESSES,
    TROPHY,
)
from jotunheim.games.dwarves.words.events.map import (
    CHANGES,
    DEFEATS,
    DEFEATS_LEADER,
    DEFEATS_ON_CARD,
    FORCED,
    IN_VAIN,
    LOSES,
    ROLLS,
)
from jotunheim.kernel import EventKind

# Fights: what opens one, what stands inside it, and how it came out.
OPENING: Final[list[EventKind[Dwarves]]] = [ROLLS]
FIGHTING: Final[list[EventKind[Dwarves]]] = [
    *[FORCED, CHANGES, DEFEATS, DEFEATS_ON_CARD, TROPHY, SUCCESSES, LOSES],
]
RESULTS: Final[list[EventKind[Dwarves]]] = [
    *[DEFEATS_LEADER, IN_VAIN, COMPLETED, AVERTED, FAILED, EVIL_FINDS, HEROES_FIND, CROWNED],
]
