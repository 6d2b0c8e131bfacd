"""The Move action: a roll of Speed, then step by step (DW-MOV-01, DW-MOV-02)."""

from typing import Final, final

from jotunheim.games.dwarves.rules import standing
from jotunheim.games.dwarves.rules.actions import spend_action
from jotunheim.games.dwarves.rules.dice import highest
from jotunheim.games.dwarves.rules.movement import Walk
from jotunheim.games.dwarves.rules.rolls import roll
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_MOVE, Roll
from jotunheim.games.dwarves.tokens import SPEED
from jotunheim.kernel import Step


def can_move(g: Dwarves, seat: int) -> bool:
    """A Hero under HOLD does not move (DW-MOV-12)."""
    return not standing.is_held(g, seat)


def begin_move(g: Dwarves) -> None:
    """Roll Speed; the highest die is the number of hexes. It is no Speed check (DW-MOV-01, 02)."""
    spend_action(g, breaks_journey=False)
    thrown = Roll(g.active, ROLL_MOVE)
    thrown.attribute = SPEED
    roll(g, thrown, standing.dice_for(g, g.active, ROLL_MOVE, SPEED), SET_OUT)


@final
class SetOut(Step[Dwarves]):
    """The highest die, and what makes a Hero go farther (DW-MOV-01)."""

    def run(self, g: Dwarves) -> None:
        seat = g.roll.seat
        g.then(Walk(seat, highest(g) + standing.farther(g, seat), by_move=True))


SET_OUT: Final = SetOut()
