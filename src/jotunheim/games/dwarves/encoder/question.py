"""The question as numbers, for research: what this seat is asked, in which window, about what."""

from typing import Final

from jotunheim.games.dwarves import setup
from jotunheim.games.dwarves.rules import (
    checks,
    completion,
    council,
    diamonds,
    dispatches,
    equipment,
    errands,
    faceup,
    fights,
    hazards,
    items,
    journeys,
    land,
    loads,
    menu,
    movement,
    powers,
    reveal,
    rolls,
    sagas,
    spells,
    trophies,
)
from jotunheim.games.dwarves.rules.verbs import garrisons, gear, health, heroes, pieces, troops
from jotunheim.games.dwarves.rules.verbs import land as land_verbs
from jotunheim.games.dwarves.rules.windows import TableWindow
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import CARDS, HEXES, KINDS, NOBODY, WORD
from jotunheim.kernel import Decision, OpenReact, React
from jotunheim.kernel.encoders import about, bits, decisions_in, mine, one_of, relative, share
from jotunheim.kernel.windows import Reaction

# Grows at its end only, so that trained networks keep their inputs.
TURN_MODULES: Final = (
    *(setup, menu, movement, fights, checks, dispatches, rolls, powers, items, equipment, spells),
    *(errands, journeys, loads, trophies, completion),
)
WORLD_MODULES: Final = (
    *(land, faceup, reveal, council, diamonds, hazards, sagas),
    *(garrisons, gear, health, heroes, land_verbs, pieces, troops),
)
DECISIONS: Final[list[type[Decision[Dwarves]]]] = [
    *decisions_in(TURN_MODULES),
    *decisions_in(WORLD_MODULES),
    OpenReact,
    React,
]
WINDOWS: Final[int] = 5
PICKED: Final[int] = WORD.first + WORD.size


def window(g: Dwarves, seat: int) -> list[float]:
    """Which of the five windows this seat is asked in (DW-WHO-01)."""
    asked = mine(g, seat)
    if isinstance(asked, Reaction):  # only a question of a window knows its window
        reactions = asked.window.reactions
        if isinstance(reactions, TableWindow):
            return bits(reactions.number(), WINDOWS)
    return [0.0] * WINDOWS


def card(g: Dwarves, seat: int) -> list[float]:
    """The card that the question is about."""
    return one_of(about(g, seat, "card"), CARDS)


def place(g: Dwarves, seat: int) -> list[float]:
    """The hex that it is about."""
    return one_of(about(g, seat, "hex"), HEXES)


def other(g: Dwarves, seat: int) -> list[float]:
    """The second hex that it is about."""
    return one_of(about(g, seat, "other"), HEXES)


def kind(g: Dwarves, seat: int) -> list[float]:
    """The kind of troops that it is about."""
    return one_of(about(g, seat, "kind"), KINDS)


def hero(g: Dwarves, seat: int) -> list[float]:
    """The Hero that it is about, this seat's first."""
    found = about(g, seat, "seat")
    return one_of(NOBODY if found == NOBODY else relative(found, seat, g.seats), g.seats)


def amounts(g: Dwarves, seat: int) -> list[float]:
    """At least, at most, how many were picked; points, steps or things left."""
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


def picked(g: Dwarves, seat: int) -> list[float]:
    """What this seat has picked so far of several things."""
    found = [0.0] * PICKED
    if mine(g, seat) is not None:
        for token in g.picks:
            found[token] = 1.0
    return found
