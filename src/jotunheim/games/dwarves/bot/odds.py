"""Chances of rolls, from tables that are made once."""

from typing import Final

from jotunheim.games.dwarves.rules.standing import defeats_at, dice_for
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_CHECK, ROLL_FIGHT
from jotunheim.games.dwarves.tokens import BATTLE, KINDS
from jotunheim.kernel.dice import Ways, check_ways

MOST: Final = 15  # dice of two rolls and one more


def successes_of(number: int) -> list[Ways]:
    """By dice: how many of them reach the number."""
    one = check_ways(6, number)
    return [one.times(dice) for dice in range(MOST)]


TABLES: Final = [successes_of(number) for number in range(8)]  # by the number on the die


def chance(dice: int, number: int, need: int) -> float:
    """The chance that at least so many dice reach the number."""
    return TABLES[min(number, 7)][min(dice, MOST - 1)].at_least(need)


def check_chance(
    g: Dwarves, seat: int, attribute: int, number: int, need: int, rolls: int
) -> float:
    """The chance of a Hero to pass a check with so many actions."""
    return chance(rolls * dice_for(g, seat, ROLL_CHECK, attribute), number, need)


def fight_kills(g: Dwarves, seat: int, troops: list[int]) -> float:
    """Troops that one Fight defeats, on average; good enough to compare places."""
    total = sum(troops)
    if total == 0:
        return 0.0
    hit = 0.0
    for kind in range(KINDS):
        hit += troops[kind] * (7 - defeats_at(g, kind)) / 6
    return min(dice_for(g, seat, ROLL_FIGHT, BATTLE) * hit / total, float(total))


def fight_fails(g: Dwarves, seat: int, troops: list[int]) -> float:
    """The chance that a Fight defeats nobody."""
    needs = [defeats_at(g, kind) for kind in range(KINDS) if troops[kind]]
    if not needs:
        return 1.0
    return 1.0 - chance(dice_for(g, seat, ROLL_FIGHT, BATTLE), min(needs), 1)
