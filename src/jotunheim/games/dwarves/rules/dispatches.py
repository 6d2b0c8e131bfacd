"""Send Dispatches: Craft dice against the number right of the Council marker (DW-DIS)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.rules import standing
from jotunheim.games.dwarves.rules.actions import spend_action
from jotunheim.games.dwarves.rules.rolls import roll
from jotunheim.games.dwarves.rules.tracks import step_council
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_DISPATCHES, Roll
from jotunheim.games.dwarves.tokens import CRAFT, DISPATCHES, R4, W_ONE_STEP, W_TWO_STEPS
from jotunheim.games.dwarves.words.events.map import UNHEARD
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_


def can_dispatch(g: Dwarves) -> bool:
    """On the rightmost box it could do nothing (DW-DIS-04)."""
    return g.council != R4


def begin_dispatches(g: Dwarves) -> None:
    """From anywhere: roll Craft; it is no Craft check (DW-DIS-01, DW-DIS-03)."""
    spend_action(g)
    thrown = Roll(g.active, ROLL_DISPATCHES)
    thrown.attribute = CRAFT
    thrown.need = standing.council_need(g, g.council)
    roll(g, thrown, standing.dice_for(g, g.active, ROLL_DISPATCHES, CRAFT), HEAR)


@final
class Hear(Step[Dwarves]):
    """The highest die reaches the number: 1 step, however good the roll (DW-DIS-01, DW-DIS-02)."""

    def run(self, g: Dwarves) -> None:
        seat = g.roll.seat
        pips = standing.dispatch_pips(g, seat)
        dice = [die + pips for die in g.roll.dice]
        if dice[0] < g.roll.need:
            g.tell(UNHEARD, (seat,))
        elif may_go_two(g, dice):
            g.then(ChooseSteps(seat))
        else:
            step_council(g, 1)


HEAR: Final = Hear()


def may_go_two(g: Dwarves, dice: list[int]) -> bool:
    """The Dispatches card: the second die reaches the first number, the highest the second (B3-X1)."""
    if g.card(DISPATCHES) is None or g.council + 1 == R4 or len(dice) < 2:
        return False
    return dice[1] >= g.roll.need and dice[0] >= standing.council_need(g, g.council + 1)


@final
class ChooseSteps(Decision[Dwarves]):
    """With the Dispatches card: one step or two? (DEC-38)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-DIS-02",)
    asks: ClassVar[str] = N_("How far does the Council marker go?")
    meanwhile: ClassVar[str] = N_("{seat} is writing to the Council")

    def options(self, g: Dwarves) -> list[int]:
        return [W_TWO_STEPS, W_ONE_STEP]

    def choose(self, g: Dwarves, token: int) -> None:
        step_council(g, 2 if token == W_TWO_STEPS else 1)
