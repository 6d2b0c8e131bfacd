"""All kinds of events of the game."""

from typing import Final

from jotunheim.games.giant.state import War
from jotunheim.games.giant.words.events import ending, fights, preparation, rounds
from jotunheim.kernel import EventKind

EVENTS: Final[list[EventKind[War]]] = [
    *preparation.KINDS,
    *rounds.KINDS,
    *fights.KINDS,
    *ending.KINDS,
]
