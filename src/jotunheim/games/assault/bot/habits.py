"""What learned players tell apart: the commands of each race, by how many lie in the row."""

from typing import Final

from jotunheim.games.assault.setup import TakeResource
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import RACE_NAMES
from jotunheim.games.assault.turn import PlayCommand
from jotunheim.kernel import ByDecision, Decision

FULL: Final = 3  # pairs of cards in the row; more are not told apart


def question(g: Assault, asked: Decision[Assault], name: str) -> str:
    """Most questions are the same for all."""
    return name


def command(g: Assault, asked: PlayCommand, name: str) -> str:
    """Every race has commands of its own, and a card is worth more the more lie left of it."""
    seat = asked.seat
    return f"{name} {RACE_NAMES[g.race_of[seat]]} {min(g.row[seat] // 2, FULL)}"


def resource(g: Assault, asked: TakeResource, name: str) -> str:
    """Every race wants other cards."""
    return f"{name} {RACE_NAMES[g.race_of[asked.seat]]}"


HABITS: Final = ByDecision[Assault, str, str](question)
HABITS.on(PlayCommand, command)
HABITS.on(TakeResource, resource)


def habit(g: Assault, asked: Decision[Assault]) -> str:
    """The name of a habit."""
    return HABITS.of(g, asked, asked.name())
