"""Shots and losses of an assault: who should die, and where it counts (SH-RNG, SH-MEL)."""

from typing import Final

from jotunheim.games.stronghold.bot.relief import Relief
from jotunheim.games.stronghold.rules.board import invaders_at, is_in, room_for_invaders
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    KINDS,
    TROLL,
    is_foreground,
    is_section,
)

POINT: Final = 0.3  # a point of strength that dies outside the walls


def most_killed(counts: list[int], points: int) -> list[int]:
    """By type, strengths 1 to 3: the whole units with the greatest strength that fits the points.

    Of equal sums the one with the strongest units.
    """
    best = [0, 0, 0]
    value = 0
    for strong in range(min(counts[2], points // 3), -1, -1):
        left = points - 3 * strong
        middle = min(counts[1], left // 2)
        weak = min(counts[0], left - 2 * middle)
        killed = 3 * strong + 2 * middle + weak
        if killed > value:
            value = killed
            best = [weak, middle, strong]
    return best


def invaders_on(g: Stronghold, space: int) -> list[int]:
    """Goblins, orcs and trolls on a space."""
    at = space * KINDS
    return g.units[at : at + 3]


def units_of(g: Stronghold, space: int, first: int) -> list[int]:
    """Units of the three strengths on a space: goblins and so on, or marksmen and so on."""
    at = space * KINDS + first
    return g.units[at : at + 3]


def waiting_worth(g: Stronghold, space: int) -> float:
    """How much those on a rampart or foreground threaten: they find room at sections behind it."""
    if is_foreground(space):
        return 0.6
    rooms = [max(room_for_invaders(g, s), 0) for s in g.book.sections_of[space] if is_section(s)]
    return 0.8 + 0.2 * min(sum(rooms), 4)


def cannon_worth(g: Stronghold, space: int) -> float:
    """The strength that a cannon card kills on a space on average (content/pieces)."""
    if is_in(g.siege.trench_masters, space):
        return 0.0
    counts = invaders_on(g, space)
    found = 0.0
    for shown in g.book.cannon_hits:
        best = 0
        for kind in shown:
            if counts[kind] > 0:
                best = max(best, kind + 1)
        found += best
    return found / len(g.book.cannon_hits) * waiting_worth(g, space)


def pole_worth(relief: Relief, section: int) -> float:
    """What a pole relieves at a section on average."""
    g = relief.g
    counts = invaders_on(g, section)
    found = 0.0
    for shown in g.book.pole_hits:
        for kind in shown:  # the weakest of them dies (SH-MEL-04r)
            if counts[kind] > 0:
                found += relief.of(section, kind + 1.0, kind + 1.0) + POINT * (kind + 1.0)
                break
    return found / len(g.book.pole_hits)


def volley_worth(g: Stronghold, rampart: int, points: int) -> float:
    """What so many points do at a rampart."""
    killed = most_killed(invaders_on(g, rampart), points)
    strength = killed[0] + 2 * killed[1] + 3 * killed[TROLL]
    return POINT * strength * waiting_worth(g, rampart)


def crowd_worth(g: Stronghold, rampart: int) -> float:
    """A rampart for many volleys: as many as possible should stand there."""
    if is_in(g.siege.mantelets, rampart):
        return 0.0
    return waiting_worth(g, rampart) * invaders_at(g, rampart)
