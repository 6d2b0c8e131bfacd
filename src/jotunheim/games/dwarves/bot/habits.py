"""What learned players tell apart: the questions, but not those about hexes, which differ from game to game."""

from jotunheim.games.dwarves.rules import land, movement
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.kernel import Decision


def habit(g: Dwarves, asked: Decision[Dwarves]) -> str:
    """The question; nothing is learned about ways."""
    if isinstance(asked, movement.Walk | movement.TakePassage | land.ChooseHex):
        return ""
    return asked.name()
