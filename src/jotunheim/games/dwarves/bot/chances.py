"""Chances of rolls before they are made: exact, over all results of the dice (DW-CHK-01, DW-FIG-02)."""

from math import factorial
from typing import Final

from jotunheim.games.dwarves.rules.board import goal, is_perished, threshold, weight
from jotunheim.games.dwarves.rules.standing import defeats_at, more_orcs
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import BLACKSADDLE, GATES, KINDS, L2, L3
from jotunheim.kernel.dice import Ways, check_ways

FACES: Final = 6
Dice = tuple[int, ...]  # from the lowest up
Result = tuple[Dice, float]

RESULTS: Final[dict[tuple[int, bool], list[Result]]] = {}


def results(g: Dwarves, number: int) -> list[Result]:
    """All results of so many dice with their chances; Council L2 rolls the highest again (DW-COUN-05)."""
    forced = g.council == L2
    found = RESULTS.get((number, forced))
    if found is None:
        found = rolled(number)
        if forced:
            found = highest_again(found)
        RESULTS[(number, forced)] = found
    return found


def rolled(number: int) -> list[Result]:
    """So many dice, equal results counted together."""
    return [(dice, ways_of(dice) / FACES**number) for dice in sorted_dice(number, 1)]


def sorted_dice(number: int, low: int) -> list[Dice]:
    """All rows of so many dice in which no die is below the one before."""
    if number == 0:
        return [()]
    return [
        (first, *rest) for first in range(low, FACES + 1) for rest in sorted_dice(number - 1, first)
    ]


def ways_of(dice: Dice) -> int:
    """In how many ways the dice come to this row."""
    ways = factorial(len(dice))
    for face in range(1, FACES + 1):
        ways //= factorial(dice.count(face))
    return ways


def highest_again(found: list[Result]) -> list[Result]:
    """The highest die of each result is rolled again."""
    shares: dict[Dice, float] = {}
    for dice, share in found:
        for face in range(1, FACES + 1):
            row = tuple(sorted([*dice[:-1], face]))
            shares[row] = shares.get(row, 0.0) + share / FACES
    return list(shares.items())


def success_chance(g: Dwarves, number: int, need: int, times: int) -> float:
    """The chance that so many dice reach the number."""
    found = 0.0
    for dice, share in results(g, number):
        if len([die for die in dice if die >= need]) >= times:
            found += share
    return found


def several_rolls(number: int, need: int, times: int) -> float:
    """The same for the dice of several rolls together, which only the bare dice decide."""
    return check_ways(FACES, need).times(number).at_least(times)


def highest_chances(g: Dwarves, number: int) -> list[float]:
    """By number: the chance that the highest die shows it."""
    found = [0.0] * (FACES + 1)
    for dice, share in results(g, number):
        found[dice[-1]] += share
    return found


def kill_chances(g: Dwarves, number: int, troops: list[int]) -> list[float]:
    """By number of troops: the chance that so many fall, dice given as well as possible."""
    needs = sorted_needs(g, troops)
    found = [0.0] * (min(number, len(needs)) + 1)
    for dice, share in results(g, number):
        found[kills(dice, needs)] += share
    return found


def sorted_needs(g: Dwarves, troops: list[int]) -> list[int]:
    """The dice that defeat these troops, the easiest first."""
    needs: list[int] = []
    for kind in range(KINDS):
        needs += [defeats_at(g, kind)] * troops[kind]
    return sorted(needs)


def kills(dice: Dice, needs: list[int]) -> int:
    """The most troops that dice can defeat: the lowest die takes the easiest troop."""
    found = 0
    for die in dice:
        if found < len(needs) and die >= needs[found]:
            found += 1
    return found


def one_better(dice: Dice, need: int, times: int) -> float:
    """The chance to pass if one die that missed is rolled again."""
    good = len([die for die in dice if die >= need])
    if good >= times:
        return 1.0
    return (FACES + 1 - need) / FACES if good == times - 1 else 0.0


# What the team has to fear ----------------------------------------------------------------------


def recruits(g: Dwarves) -> Ways:
    """Troops that the three Recruitment dice bring (DW-COUN-10: at L3 blanks once more)."""
    found = Ways([1])
    for kind in range(KINDS):
        faces = g.book.recruit_faces[kind]
        die = Ways([faces.count(number) for number in range(max(faces) + 1)])
        found = found.plus(die.again_below(1) if g.council == L3 else die)
    return found


def turn_chance(g: Dwarves, gate: int) -> float:
    """The chance that the next recruiting at a Gate turns the hex where its troops stop."""
    place = goal(g, g.book.gate_hex[gate])
    if place == BLACKSADDLE or is_perished(g, place):
        return 0.0
    missing = threshold(g, place) - weight(g, place) - more_orcs(g)
    return 1.0 if missing <= 0 else recruits(g).at_least(missing)


def turn_chances(g: Dwarves) -> list[float]:
    """The same for all Gates; none before the map is laid."""
    if not g.troops:
        return []
    return [turn_chance(g, gate) for gate in range(GATES)]
