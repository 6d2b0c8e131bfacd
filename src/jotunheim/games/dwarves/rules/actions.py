"""Actions of a turn: two, the same one twice if you like; more through cards (DW-TURN-03, DW-TURN-06)."""

from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import NOWHERE


def spend_action(g: Dwarves, breaks_journey: bool = True) -> None:
    """One action is taken; any but Move breaks off a journey of the active Hero (DW-CARD-05)."""
    g.left -= 1
    if breaks_journey:
        g.journey[g.active] = NOWHERE


def add_actions(g: Dwarves, number: int) -> None:
    """Additional actions belong to this turn (DW-TURN-06)."""
    g.left += number
