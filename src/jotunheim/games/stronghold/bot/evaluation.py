"""How well a seat stands, for search at a horizon.

What can be counted at a glance: margins of the sections, strength on both sides of the wall and
behind it, hourglasses, machines, tokens, and how much time is left. The numbers are fitted to games
of the rule of thumb against itself, some of their answers random: how likely the invader is to win.
"""

import math
from typing import Final

from jotunheim.games.stronghold.bot.front import Front
from jotunheim.games.stronghold.state import HAND, Stronghold
from jotunheim.games.stronghold.tokens import (
    BALLISTA,
    INVADER,
    KINDS,
    LINE,
    MARKSMAN,
    NOWHERE,
    RAMPART,
    SECTION,
    SECTIONS,
    SIEGE_TOWER,
    TOWER,
)

# In the order of `features`.
WEIGHTS: Final = [
    *(0.58, 3.22, 1.30),  # time left
    *(-0.44, -0.16, -0.71, -0.46, 0.18, -0.49, -0.02, -0.30, -1.16, -0.66, -0.23, 1.16),  # margins
    *(-0.28, 0.37, -0.20, 0.47, -0.04, -0.16, -1.27, -0.12),  # forces
    *(-0.24, 1.16, 0.36, 0.13, -0.19, -0.15, -0.40, -0.85, -0.92),  # works
]


def clipped(value: float, low: float, high: float) -> float:
    """The value, or the bound it exceeds."""
    return low if value < low else high if value > high else value


def strength_on(g: Stronghold, first: int, end: int) -> float:
    """Strength of invaders on these spaces."""
    found = 0
    for space in range(first, end):
        at = space * KINDS
        found += g.units[at] + 2 * g.units[at + 1] + 3 * g.units[at + 2]
    return float(found)


def defenders_on(g: Stronghold, first: int, end: int) -> float:
    """Strength of defender units on these spaces."""
    found = 0
    for space in range(first, end):
        at = space * KINDS + MARKSMAN
        found += g.units[at] + 2 * g.units[at + 1] + 3 * g.units[at + 2]
    return float(found)


def margins(front: Front) -> list[float]:
    """Margins summed up: of those who stand at the walls, and of those who could come."""
    lows = sorted([clipped(front.margin(n), -6.0, 12.0) for n in range(SECTIONS)])
    worst = sorted([clipped(front.worst(n), -9.0, 12.0) for n in range(SECTIONS)])
    over = 0.0 if front.coming else 1.0
    return [
        lows[0] / 6.0,
        lows[1] / 6.0,
        (lows[2] + lows[3]) / 12.0,
        sum(lows[4:]) / 30.0,
        over * lows[0] / 6.0,
        over * lows[1] / 6.0,
        over,
        worst[0] / 6.0,
        (worst[1] + worst[2]) / 12.0,
        sum(worst[3:]) / 36.0,
        sum([max(0.0 - m, 0.0) for m in lows]) / 6.0,
        sum([max(2.0 - m, 0.0) for m in lows]) / 12.0,
    ]


def forces(g: Stronghold, left: float) -> list[float]:
    """Strength by distance from the walls, on both sides; with rounds left to use it."""
    walls = strength_on(g, SECTION, TOWER) / 30.0
    ramparts = strength_on(g, RAMPART, RAMPART + 7) / 30.0
    foregrounds = strength_on(g, 0, 2) / 20.0
    supply = (g.supply[0] + 2 * g.supply[1] + 3 * g.supply[2]) / 20.0
    manned = defenders_on(g, SECTION, TOWER) / 30.0
    towers = defenders_on(g, TOWER, TOWER + 7) / 5.0
    inside = defenders_on(g, TOWER + 7, 34) / 10.0
    return [walls, ramparts, foregrounds, supply, manned, towers, inside, left * (manned - walls)]


def works(g: Stronghold, left: float) -> list[float]:
    """Hourglasses, machines, tokens and plans."""
    ballistas = 0.0
    stones = 0.0
    for machine in g.siege.machines:
        chance = machine.hits / (machine.hits + machine.misses)
        if machine.card == BALLISTA:
            ballistas += chance
        else:
            stones += chance
    tokens = g.siege.banners.bit_count() + g.siege.ladders.bit_count() + g.siege.saps.bit_count()
    towers = sum([g.units[space * KINDS + SIEGE_TOWER] for space in range(TOWER)])
    pots = len([kind for kind in g.castle.cauldrons if kind != NOWHERE])
    tiles = len([tile for tile in g.castle.tiles if tile != NOWHERE])
    return [
        (g.hourglasses.on_hand + g.due) / 10.0,
        sum(g.hourglasses.placed) / 10.0,
        left * ballistas,
        left * stones,
        tokens / 6.0,
        towers / 2.0,
        pots / 3.0,
        tiles / 3.0,
        len(g.plans.zones[HAND]) / 2.0,
    ]


def features(g: Stronghold, seat: int) -> list[float]:
    """All that is counted, in the order of the weights."""
    rounds = g.book.numbers.rounds
    left = (rounds - g.round + 1.0 - clipped(g.at / LINE, 0.0, 1.0)) / rounds
    front = Front(g, seat)
    return [1.0, left, left * left, *margins(front), *forces(g, left), *works(g, left)]


def evaluate(g: Stronghold, seat: int) -> float:
    """How likely the seat is to win, in [-1, 1]."""
    found = 0.0
    for weight, value in zip(WEIGHTS, features(g, seat), strict=True):
        found += weight * value
    chance = math.tanh(found / 2.0)
    return chance if seat == INVADER else 0.0 - chance
