"""What learned players tell apart: the questions, but not those about hexes, which differ from game to game."""

from typing import Final

from jotunheim.games.dwarves.rules import land, movement
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.kernel import ByDecision, Decision


def question(g: Dwarves, asked: Decision[Dwarves], name: str) -> str:
    """Cards, Heroes and actions mean the same all the time."""
    return name


def nothing(g: Dwarves, asked: Decision[Dwarves], name: str) -> str:
    """Where to go depends on what lies there."""
    return ""


HABITS: Final = ByDecision[Dwarves, str, str](question)
HABITS.on(movement.Walk, nothing)
HABITS.on(movement.TakePassage, nothing)
HABITS.on(land.ChooseHex, nothing)


def habit(g: Dwarves, asked: Decision[Dwarves]) -> str:
    """The name of a habit."""
    return HABITS.of(g, asked, asked.name())
