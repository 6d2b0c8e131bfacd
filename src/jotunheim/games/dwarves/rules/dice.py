"""Number dice on the table: what changes them, what they are worth (DW-CHK-01, DW-CHK-11, DW-COUN-05)."""

from typing import Final

from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import DIE, L2
from jotunheim.games.dwarves.words.events.map import CHANGES, FORCED, ROLLS

SIX: Final = 6
# What was used on a roll, as bits.
R3_USED: Final = 1
POWER_USED: Final = 2


def throw_all(g: Dwarves, number: int) -> None:
    """A roll of a Hero: the dice, then the forced re-roll of Council L2 (DW-WHO-02)."""
    g.roll.dice = [g.chance.die() for _die in range(number)]
    in_order(g)
    if g.journal is not None:  # otherwise the tuple is made for nobody
        g.tell(ROLLS, (g.roll.seat, *g.roll.dice))
    force(g)


def force(g: Dwarves) -> None:
    """L2: one die with the highest number is rolled again; the new result counts (DW-COUN-05)."""
    if g.council == L2:
        g.roll.dice[0] = g.chance.die()
        in_order(g)
        g.tell(FORCED, (g.roll.seat, *g.roll.dice))


def roll_again(g: Dwarves) -> None:
    """A power re-rolls all dice: a new roll, so L2 and R3 apply again (DW-COUN-06, DW-COUN-11)."""
    g.roll.used &= ~R3_USED
    throw_all(g, len(g.roll.dice))


def in_order(g: Dwarves) -> None:
    """The highest die comes first. By hand: for a few dice a sorting with options costs more."""
    dice = g.roll.dice
    for place in range(1, len(dice)):
        die = dice[place]
        at = place
        while at > 0 and dice[at - 1] < die:
            dice[at] = dice[at - 1]
            at -= 1
        dice[at] = die


def reroll(g: Dwarves, place: int) -> None:
    """One die again; the new result counts."""
    set_die(g, place, g.chance.die())


def raise_die(g: Dwarves, place: int) -> None:
    """One die counts 1 higher, at most 6 (DW-CHK-11)."""
    set_die(g, place, min(g.roll.dice[place] + 1, SIX))


def set_die(g: Dwarves, place: int, value: int) -> None:
    """One die shows another number."""
    g.roll.dice[place] = value
    in_order(g)
    if g.journal is None:
        return
    g.tell(CHANGES, (g.roll.seat, *g.roll.dice))


def die_options(g: Dwarves) -> list[int]:
    """A token for each number that the dice show: equal dice are one choice."""
    dice = g.roll.dice
    return [DIE.token(i) for i in range(len(dice)) if i == 0 or dice[i] != dice[i - 1]]


def successes(g: Dwarves) -> int:
    """Dice that reach the number of the check (DW-CHK-01)."""
    return len([die for die in g.roll.dice if die >= g.roll.need])


def highest(g: Dwarves) -> int:
    """The highest die."""
    return g.roll.dice[0]
