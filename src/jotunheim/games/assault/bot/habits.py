"""What learned players tell apart: the commands of each race, by how many lie in the row."""

from typing import Final

from jotunheim.games.assault.setup import TakeResource
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import RACE_NAMES
from jotunheim.games.assault.turn import PlayCommand
from jotunheim.kernel import Decision

FULL: Final = 3  # pairs of cards in the row; more are not told apart


def habit(g: Assault, asked: Decision[Assault]) -> str:
    """The question; of the two that races answer differently, also the race."""
    race = RACE_NAMES[g.race_of[asked.seat]]
    if isinstance(asked, PlayCommand):
        return f"{asked.name()} {race} {min(g.row[asked.seat] // 2, FULL)}"
    if isinstance(asked, TakeResource):
        return f"{asked.name()} {race}"
    return asked.name()
