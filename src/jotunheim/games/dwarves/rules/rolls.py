"""A roll of Number dice by a Hero, with Council L2, R3 and window W4 (DW-CHK-10, DW-COUN-05, 06)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.effects.lasting import BAN_R3
from jotunheim.games.dwarves.effects.windows import W4
from jotunheim.games.dwarves.rules import standing
from jotunheim.games.dwarves.rules.dice import R3_USED, die_options, reroll, throw_all
from jotunheim.games.dwarves.rules.windows import TableWindow
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import NO_DICE, Roll
from jotunheim.games.dwarves.tokens import ANDOKAI, DIE, MOST_SEATS, R3, W_COUNCIL
from jotunheim.games.dwarves.words.names import dice_said
from jotunheim.kernel import Decision, Step, Window
from jotunheim.texts import N_, _


def roll(g: Dwarves, roll: Roll, number: int, after: Step[Dwarves]) -> None:
    """So many dice, L2, window W4; then the caller's step counts them in `g.roll`."""
    g.then(Throw(roll, number), after, PUT_DICE_AWAY)


@final
class Throw(Step[Dwarves]):
    """The dice are thrown; the roller may change them, then Andôkai (DW-CHK-10, W4)."""

    def __init__(self, roll: Roll, number: int) -> None:
        self.roll = roll
        self.number = number

    def run(self, g: Dwarves) -> None:
        g.roll = self.roll.copy()
        throw_all(g, self.number)
        window = AFTER_ROLLS[self.roll.seat][g.seat_of(ANDOKAI)]
        if not window.is_silent(g):
            g.then(window)


@final
class PutDiceAway(Step[Dwarves]):
    """The roll is done."""

    def run(self, g: Dwarves) -> None:
        g.roll = NO_DICE


class RollWindow(TableWindow):
    """W4: the roller's own means until pass, then Andôkai; if she uses one, the roller again."""

    asks: ClassVar[str] = N_("Do you change the dice?")
    ends: ClassVar[str] = N_("Keep the dice")
    clauses: ClassVar[tuple[str, ...]] = ("DW-CHK-10", "DW-COUN-06")

    def number(self) -> int:
        return W4

    def may(self, g: Dwarves, seat: int) -> list[int]:
        found = super().may(g, seat)
        if seat == g.roll.seat and may_use_r3(g):
            return [W_COUNCIL, *found]
        return found

    def react(self, g: Dwarves, seat: int, token: int) -> None:
        if token == W_COUNCIL:
            g.then(CouncilDie(seat))
        else:
            super().react(g, seat, token)

    def why_not(self, g: Dwarves, seat: int, token: int) -> str:
        if token != W_COUNCIL:
            return super().why_not(g, seat, token)
        if g.council != R3:
            return _("the Council marker is not at R3 (DW-COUN-03)")
        return _("the Council re-rolls one die for each roll (DW-COUN-06)")


AFTER_ROLL: Final = RollWindow()


def windows_after(seat: int) -> list[Window[Dwarves]]:
    """The windows after a roll of this seat, by the seat of Andôkai; the last one is for a table without her."""
    alone = Window(AFTER_ROLL, (seat,), restart=True)
    others = range(MOST_SEATS)
    found = [Window(AFTER_ROLL, (seat, other), restart=True) for other in others]
    found[seat] = alone
    return [*found, alone]


AFTER_ROLLS: Final = [windows_after(seat) for seat in range(MOST_SEATS)]
PUT_DICE_AWAY: Final = PutDiceAway()


def may_use_r3(g: Dwarves) -> bool:
    """Council R3: once for each roll (DW-COUN-03, DW-COUN-06)."""
    return g.council == R3 and not g.roll.used & R3_USED and not standing.bans(g, BAN_R3)


@final
class CouncilDie(Decision[Dwarves]):
    """Which die does the Council roll again? (DW-COUN-03, DEC-11)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-COUN-03",)
    asks: ClassVar[str] = N_("You rolled {dice}. Which die do you roll again?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a die")

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"dice": dice_said(g, tuple(g.roll.dice))}

    def options(self, g: Dwarves) -> list[int]:
        return die_options(g)

    def choose(self, g: Dwarves, token: int) -> None:
        g.roll.used |= R3_USED
        reroll(g, DIE.of(token))
