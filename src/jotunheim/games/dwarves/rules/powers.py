"""Powers of Heroes that change dice, and Furgas' Tinker (DW-HERO-05, 07 to 09, 12, 14 to 16).

The other powers stand where they matter: Bavragor in `standing.py`, Gandogar and Narmora in Fights and
moves, Xamtys in `completion.py`, Andôkai in `spells.py`.
"""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.effects.windows import OWN_MENU, W4
from jotunheim.games.dwarves.rules import standing
from jotunheim.games.dwarves.rules.actions import spend_action
from jotunheim.games.dwarves.rules.checks import check_roll
from jotunheim.games.dwarves.rules.dice import (
    POWER_USED,
    SIX,
    die_options,
    in_order,
    raise_die,
    roll_again,
    successes,
)
from jotunheim.games.dwarves.rules.equipment import draw_equipment
from jotunheim.games.dwarves.rules.losses import may_pay, pay_health
from jotunheim.games.dwarves.rules.rolls import roll
from jotunheim.games.dwarves.rules.tasks import ITEMS, Item
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import (
    ROLL_CHECK,
    ROLL_DISPATCHES,
    ROLL_FIGHT,
    TRUE_TUNGDIL_USED,
)
from jotunheim.games.dwarves.tokens import (
    BALYNDIS,
    BOENDAL,
    BOINDIL,
    CRAFT,
    DIE,
    FURGAS,
    RODARIO,
    TRUE_TUNGDIL,
    TUNGDIL,
    W_POWER,
    W_TINKER,
)
from jotunheim.games.dwarves.words.events.cards import USES_POWER
from jotunheim.games.dwarves.words.events.map import CHANGES
from jotunheim.games.dwarves.words.names import dice_said
from jotunheim.kernel import Decision, PickCounts, Step
from jotunheim.texts import N_, _

TINKER_NUMBER: Final = 5
TINKER_SUCCESSES: Final = 2
# In which action a power raises one die.
RAISES: Final = {TUNGDIL: ROLL_DISPATCHES, BOENDAL: ROLL_FIGHT, RODARIO: ROLL_CHECK}


def once(what: int, seat: int) -> int:
    """The bit of something that can be used once in each turn."""
    return 1 << (what * 8 + seat)


# Powers in the window of a roll -----------------------------------------------------------------


def may_use_power(g: Dwarves, seat: int) -> bool:
    """A power works in the named action only, once in each (DW-HERO-16)."""
    thrown = g.roll
    if seat != thrown.seat or thrown.used & POWER_USED:
        return False
    hero = g.heroes[seat]
    if hero in RAISES:
        return thrown.why == RAISES[hero] and thrown.dice[-1] < SIX
    if hero == BALYNDIS:
        return thrown.why == ROLL_CHECK and thrown.attribute == CRAFT
    if hero == BOINDIL:
        return thrown.why == ROLL_FIGHT
    if hero != TRUE_TUNGDIL or g.used & once(TRUE_TUNGDIL_USED, seat):
        return False
    return may_pay(g, seat)


def use_power(g: Dwarves, seat: int) -> None:
    """+1 on a die, all dice again, or dice for Health."""
    g.roll.used |= POWER_USED
    g.tell(USES_POWER, (seat,))
    hero = g.heroes[seat]
    if hero in RAISES:
        g.then(RaiseDie(seat))
    elif hero == TRUE_TUNGDIL:
        g.used |= once(TRUE_TUNGDIL_USED, seat)
        pay_health(g, seat)
        g.then(RollSomeAgain(seat, 1, len(g.roll.dice)))
    else:  # a new roll: Council R3 may be used again (DW-HERO-05, DW-HERO-08)
        roll_again(g)


@final
class RaiseDie(Decision[Dwarves]):
    """Which die counts 1 higher? (DW-HERO-07, DW-HERO-09, DW-HERO-12, DEC-11)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-HERO-07", "DW-HERO-09", "DW-HERO-12", "DW-CHK-11")
    asks: ClassVar[str] = N_("You rolled {dice}. Which die counts 1 higher?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a die")

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"dice": dice_said(g, tuple(g.roll.dice))}

    def options(self, g: Dwarves) -> list[int]:
        return [token for token in die_options(g) if g.roll.dice[DIE.of(token)] < SIX]

    def choose(self, g: Dwarves, token: int) -> None:
        raise_die(g, DIE.of(token))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("a die counts 6 at most (DW-CHK-11)") if DIE.has(token) else ""


@final
class RollSomeAgain(PickCounts[Dwarves]):
    """Which dice are rolled again, all at once? (DW-HERO-15, DEC-11)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-HERO-15",)
    asks: ClassVar[str] = N_("The dice show {dice}. Which of them are rolled again?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing dice")
    ends: ClassVar[str] = N_("Roll these again")
    open_picks: ClassVar[bool] = True

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"dice": dice_said(g, tuple(g.roll.dice))}

    def candidates(self, g: Dwarves) -> list[int]:
        return DIE.tokens(list(range(len(g.roll.dice))))

    def alike(self, g: Dwarves) -> list[int]:
        return g.roll.dice[:]

    def finish(self, g: Dwarves, picks: list[int]) -> None:
        for token in picks:
            g.roll.dice[DIE.of(token)] = g.chance.die()
        in_order(g)
        g.tell(CHANGES, (g.roll.seat, *g.roll.dice))


# Tinker -----------------------------------------------------------------------------------------


def tinker(g: Dwarves) -> None:
    """Furgas' action: a Craft check of no card, two successes in one roll (DW-HERO-14, DW-CARD-15)."""
    spend_action(g)
    number = standing.dice_for(g, g.active, ROLL_CHECK, CRAFT)
    roll(g, check_roll(g.active, CRAFT, TINKER_NUMBER), number, Tinkered())


@final
class Tinkered(Step[Dwarves]):
    """At most one card for each action; successes do not carry over (DW-HERO-14)."""

    def run(self, g: Dwarves) -> None:
        if successes(g) >= TINKER_SUCCESSES:
            draw_equipment(g, 1)


# What windows and the menu offer ----------------------------------------------------------------


@final
class Powers(Item):
    """Powers of Heroes that change dice, and Tinker."""

    def has(self, token: int) -> bool:
        return token in (W_POWER, W_TINKER)

    def offer(self, g: Dwarves, seat: int, window: int, found: list[int]) -> None:
        """The power of the roller after a roll; Tinker in Furgas' menu."""
        if window == W4:
            if may_use_power(g, seat):
                found.append(W_POWER)
        elif g.heroes[seat] == FURGAS and g.left > 0:
            found.append(W_TINKER)

    def use(self, g: Dwarves, seat: int, token: int, window: int) -> None:
        """Carry out one of them."""
        if token == W_POWER:
            use_power(g, seat)
        else:
            tinker(g)

    def why_not(self, g: Dwarves, seat: int, token: int, window: int) -> str:
        """Why a power does not work now."""
        if token == W_POWER:
            return _("this power works once, in the action that it names (DW-HERO-16)")
        if token == W_TINKER:
            return _("only Furgas tinkers, with an action (DW-HERO-14)")
        return ""


ITEMS.on(OWN_MENU | W4, Powers())
