"""The question as numbers, for research: what this seat is asked, about whom, where and how many."""

from typing import Final

from jotunheim.games.stronghold import setup
from jotunheim.games.stronghold.rules import (
    actions,
    arrivals,
    barrage,
    battle_orders,
    benefits,
    buildings,
    cards,
    casualties,
    deaths,
    defense,
    ending,
    gains,
    groups,
    heroes,
    maneuvers,
    melee,
    movement,
    objectives,
    orders,
    ranged,
    rituals,
    supplies,
    swaps,
    training,
    wall_gains,
)
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTIONS,
    CARDS,
    HEROES,
    HEROICS,
    KINDS,
    PATHS,
    SPACES,
)
from jotunheim.kernel import Decision, React
from jotunheim.kernel.encoders import about, decisions_in, mine, one_of, share

# Grows at its end only, so that trained networks keep their inputs.
INVADER_MODULES: Final = (
    *(
        setup,
        supplies,
        cards,
        rituals,
        training,
        maneuvers,
        groups,
        arrivals,
        orders,
        battle_orders,
    ),
    *(barrage, objectives, benefits),
)
DEFENDER_MODULES: Final = (
    *(defense, actions, buildings, movement, swaps, heroes, wall_gains, gains, ranged, melee),
    *(casualties, deaths, ending),
)
DECISIONS: Final[list[type[Decision[Stronghold]]]] = [
    *decisions_in(INVADER_MODULES),
    *decisions_in(DEFENDER_MODULES),
    React,
]


def space(g: Stronghold, seat: int) -> list[float]:
    """The space that the question is about."""
    return one_of(about(g, seat, "space"), SPACES)


def other(g: Stronghold, seat: int) -> list[float]:
    """The second space that it is about."""
    return one_of(about(g, seat, "other"), SPACES)


def unit(g: Stronghold, seat: int) -> list[float]:
    """The type of unit or the hero that it is about."""
    return one_of(about(g, seat, "unit"), KINDS + HEROES)


def card(g: Stronghold, seat: int) -> list[float]:
    """The action card that it is about."""
    return one_of(about(g, seat, "card"), CARDS)


def path(g: Stronghold, seat: int) -> list[float]:
    """The path that it is about."""
    return one_of(about(g, seat, "path"), PATHS)


def action(g: Stronghold, seat: int) -> list[float]:
    """The action that it is about."""
    return one_of(about(g, seat, "action"), ACTIONS)


def heroic(g: Stronghold, seat: int) -> list[float]:
    """The heroic order that it is about."""
    return one_of(about(g, seat, "heroic"), HEROICS)


def amounts(g: Stronghold, seat: int) -> list[float]:
    """At least, at most, how many were picked; points or things left."""
    asked = mine(g, seat)
    if asked is None:
        return [0.0, 0.0, 0.0, 0.0]
    low, high = asked.bounds(g)
    return [
        share(low, 10),
        share(high, 10),
        share(len(g.picks), 10),
        share(max(about(g, seat, "number"), 0), 10),
    ]


def picked(g: Stronghold, seat: int) -> list[float]:
    """What this seat has picked so far of several things; what others pick may be secret."""
    found = [0.0] * len(g.book.words)
    if mine(g, seat) is not None:
        for token in g.picks:
            found[token] = min(1.0, found[token] + 0.125)
    return found
