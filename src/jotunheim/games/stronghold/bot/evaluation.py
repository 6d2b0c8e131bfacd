"""How well a seat stands, for search at a horizon.

What can be counted at a glance: margins of the sections, strength on both sides of the wall and
behind it, hourglasses, machines, tokens, and how much time is left. The numbers are fitted to quiet
positions of 19,413 games of the rule of thumb against itself, some of their answers random: how likely
the invader is to win. What helps a side must count for it: a number that came out with the wrong sign
stands for something else that the games had in common, and was left out.
"""

import math
from typing import Final

from jotunheim.games.stronghold.bot.front import Front
from jotunheim.games.stronghold.rules.board import room_for_invaders
from jotunheim.games.stronghold.rules.cards import PlayCard
from jotunheim.games.stronghold.rules.maneuvers import ChooseManeuver
from jotunheim.games.stronghold.rules.supplies import OpenExchange, TakeResources
from jotunheim.games.stronghold.state import HAND, Stronghold
from jotunheim.games.stronghold.tokens import (
    BALLISTA,
    BAR,
    CRT,
    GRD,
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
    TOWER,
    WORKPLACES,
)

# In the order of `features`; for the invader.
WEIGHTS: Final = [
    -0.08,  # a constant
    0.87,  # time left
    0.46,  # its square
    -1.02,  # the last round
    0.25,  # the maneuvers are next
    -0.30,  # lowest margin
    -0.52,  # the second
    -0.69,  # the third
    -1.01,  # all others
    -0.09,  # second margin if all came who are near
    -0.32,  # all but the lowest three
    0.49,  # points below 3
    -0.24,  # lowest of them, before the maneuvers
    0.23,  # invaders on ramparts
    0.80,  # in the bag
    0.66,  # in the supply, with time left
    0.95,  # free spaces at the walls
    -0.56,  # defenders at the walls
    -0.53,  # their strength besides units
    -0.80,  # of this, walls
    -1.09,  # defenders in Barracks and Courtyard
    -0.22,  # the same, with time left
    -0.34,  # in the Guards
    -0.60,  # at work
    -0.47,  # in towers
    -0.43,  # more defenders than invaders at the walls, with time left
    -1.03,  # hourglasses on hand and to come
    0.51,  # ballistas, with time left
    0.47,  # other machines, likewise
    0.06,  # other machines
    0.25,  # banners
    0.73,  # ladders
    0.26,  # poison
    0.20,  # siege towers at the walls
    0.47,  # farther away
    0.22,  # objectives fulfilled
    -0.12,  # spies
    -1.00,  # plans in hand
    -0.92,  # traps
    -0.20,  # cauldrons
    -0.14,  # tiles of towers
]


def clipped(value: float, low: float, high: float) -> float:
    """The value, or the bound it exceeds."""
    return low if value < low else high if value > high else value


def total(values: list[float]) -> float:
    """Their sum; the builtin is typed as an integer where it is compiled."""
    found = 0.0
    for value in values:
        found += value
    return found


def strength_of(goblins: int, orcs: int, trolls: int) -> int:
    """Units of strengths 1 to 3, of either side."""
    return goblins + 2 * orcs + 3 * trolls


def invaders_on(g: Stronghold, first: int, end: int) -> int:
    """Strength of invaders on these spaces."""
    found = 0
    for space in range(first, end):
        at = space * KINDS
        found += strength_of(g.units[at], g.units[at + 1], g.units[at + 2])
    return found


def defenders_on(g: Stronghold, space: int) -> int:
    """Strength of defender units on a space."""
    at = space * KINDS + MARKSMAN
    return strength_of(g.units[at], g.units[at + 1], g.units[at + 2])


def siege_towers_on(g: Stronghold, first: int, end: int) -> int:
    """Siege towers on these spaces."""
    return sum([g.units[space * KINDS + SIEGE_TOWER] for space in range(first, end)])


def time_left(g: Stronghold) -> float:
    """From 1 to 0: rounds to come, and cards of this one."""
    rounds = g.book.numbers.rounds
    return (rounds - g.round + 1.0 - clipped(g.at / LINE, 0.0, 1.0)) / rounds


def margins(front: Front, late: float) -> list[float]:
    """Margins summed up: of those who stand at the walls, and of those who could come."""
    lows = sorted([clipped(front.margin(n), -8.0, 14.0) for n in range(SECTIONS)])
    worst = sorted([clipped(front.worst(n), -12.0, 14.0) for n in range(SECTIONS)])
    return [
        lows[0] / 6.0,
        lows[1] / 6.0,
        lows[2] / 6.0,
        total(lows[3:]) / 36.0,
        worst[1] / 6.0,
        total(worst[3:]) / 36.0,
        total([max(3.0 - margin, 0.0) for margin in worst]) / 6.0,
        late * worst[0] / 6.0,
    ]


def horde(g: Stronghold, left: float) -> list[float]:
    """Strength of the invader by distance from the walls, and room for it there."""
    rooms = sum([room_for_invaders(g, section) for section in range(SECTION, TOWER)])
    return [
        invaders_on(g, RAMPART, MAR) / 30.0,
        strength_of(g.bag.counts[0], g.bag.counts[1], g.bag.counts[2]) / 50.0,
        left * strength_of(g.supply[0], g.supply[1], g.supply[2]) / 20.0,
        rooms / 20.0,
    ]


def garrison(g: Stronghold, front: Front, left: float) -> list[float]:
    """Strength of the defender at the walls and behind them."""
    manned = total(front.units) / 30.0
    besides = total(front.defense) - total(front.units) + total(front.blows)
    inside = (defenders_on(g, BAR) + defenders_on(g, CRT)) / 10.0
    return [
        manned,
        besides / 20.0,
        sum(g.castle.walls) / 10.0,
        inside,
        left * inside,
        defenders_on(g, GRD) / 5.0,
        sum([defenders_on(g, space) for space in WORKPLACES]) / 5.0,
        sum([g.count(tower, MARKSMAN) for tower in range(TOWER, BAR)]) / 5.0,
        left * (manned - total(front.force) / 30.0),
        (g.hourglasses.on_hand + g.due) / 10.0,
    ]


def engines(g: Stronghold, left: float) -> list[float]:
    """Machines, equipment and siege towers of the invader."""
    ballistas = 0.0
    stones = 0.0
    for machine in g.siege.machines:
        chance = machine.hits / (machine.hits + machine.misses)
        if machine.card == BALLISTA:
            ballistas += chance
        else:
            stones += chance
    return [
        left * ballistas,
        left * stones,
        stones,
        g.siege.banners.bit_count() / 3.0,
        g.siege.ladders.bit_count() / 3.0,
        g.siege.poisons.bit_count() / 3.0,
        siege_towers_on(g, SECTION, TOWER) / 2.0,
        siege_towers_on(g, 0, MAR) / 2.0,
    ]


def works(g: Stronghold) -> list[float]:
    """Objectives; spies, plans, traps, cauldrons and tiles of the defender."""
    return [
        g.goals.fulfilled.bit_count() / 2.0,
        g.spies.bit_count() / 3.0,
        len(g.plans.zones[HAND]) / 2.0,
        len([piece for piece in g.hidden.trap_at if piece != NOWHERE]) / 3.0,
        len([kind for kind in g.castle.cauldrons if kind != NOWHERE]) / 3.0,
        len([tile for tile in g.castle.tiles if tile != NOWHERE]) / 3.0,
    ]


def features(g: Stronghold, seat: int) -> list[float]:
    """All that is counted, in the order of the weights."""
    left = time_left(g)
    last = 1.0 if g.round == g.book.numbers.rounds else 0.0
    late = 1.0 if g.at == LINE - 1 else 0.0
    front = Front(g, seat)
    found = [1.0, left, left * left, last, late]
    found += margins(front, late)
    found += horde(g, left)
    found += garrison(g, front, left)
    found += engines(g, left)
    found += works(g)
    return found


def is_quiet(g: Stronghold) -> bool:
    """A card of the line is about to be played: all hourglasses were spent, nobody is on the way."""
    asked = g.asked
    # Quiet positions are a fact of the evaluation, not of the questions: it was fitted at these.
    if isinstance(asked, ChooseManeuver):
        return g.maneuvers == 0
    # The invader's menus, where nothing is half done.
    return isinstance(asked, PlayCard | TakeResources | OpenExchange)


def evaluate(g: Stronghold, seat: int) -> float:
    """How likely the seat is to win, in [-1, 1]."""
    found = 0.0
    for weight, value in zip(WEIGHTS, features(g, seat), strict=True):
        found += weight * value
    chance = math.tanh(found / 2.0)
    return chance if seat == INVADER else 0.0 - chance
