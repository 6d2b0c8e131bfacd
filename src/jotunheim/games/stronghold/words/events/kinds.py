"""All kinds of events of the game."""

from typing import Final

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.words.events import assault, defender, invader
from jotunheim.kernel import EventKind

EVENTS: Final[list[EventKind[Stronghold]]] = [*invader.KINDS, *defender.KINDS, *assault.KINDS]
