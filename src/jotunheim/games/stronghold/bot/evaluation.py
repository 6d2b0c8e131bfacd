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
    BAR,
    INVADER,
    KINDS,
    LINE,
    MAR,
    MARKSMAN,
    NOWHERE,
    RAMPART,
    SECTION,
    SECTIONS,
    SIEGE_TOWER,
    SPACES,
    TOWER,
)

# In the order of `features`; for the invader.
WEIGHTS: Final = [
    0.3,  # a constant
    7.39,  # time left
    -1.51,  # its square
    -0.37,  # lowest margin
    -0.21,  # the second
    -1.3,  # the next two
    -1.08,  # all others
    -0.17,  # lowest margin, after the maneuvers
    -0.48,  # the second, likewise
    0.17,  # after the maneuvers
    -0.34,  # lowest margin if all came who are near
    -0.95,  # the next two
    -0.5,  # all others
    -0.66,  # points below 0
    1.74,  # points below 2
    -0.54,  # invaders at the walls
    -0.1,  # on ramparts
    -0.63,  # on foregrounds
    0.09,  # in the supply
    0.4,  # defenders at the walls
    -0.55,  # in towers
    -1.63,  # inside
    0.72,  # more defenders than invaders, with time left
    -0.67,  # hourglasses on hand and to come
    0.49,  # on actions
    0.26,  # ballistas, with time left
    0.96,  # other machines, likewise
    0.46,  # equipment
    0.31,  # siege towers
    0.11,  # cauldrons
    0.24,  # tiles of towers
    -0.69,  # plans in hand
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
    ramparts = strength_on(g, RAMPART, MAR) / 30.0
    foregrounds = strength_on(g, 0, RAMPART) / 20.0
    supply = (g.supply[0] + 2 * g.supply[1] + 3 * g.supply[2]) / 20.0
    manned = defenders_on(g, SECTION, TOWER) / 30.0
    towers = defenders_on(g, TOWER, BAR) / 5.0
    inside = defenders_on(g, BAR, SPACES) / 10.0
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
