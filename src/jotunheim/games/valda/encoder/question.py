"""The question as numbers, for research: what this seat is asked, in which window, about what."""

from typing import Final

from jotunheim.games.valda.rules import (
    actions,
    attack,
    building,
    cards,
    choices,
    defence,
    dice,
    divine,
    followers,
    launch,
    losses,
    occupants,
    resource_phase,
    steals,
    temples,
    valda,
    verbs,
)
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import AREAS, NONE, RESOURCES, WORD
from jotunheim.kernel import Decision, React, Reactions
from jotunheim.kernel.encoders import about, decisions_in, mine, one_of, share

# Grows at its end only, so that trained networks keep their inputs.
MODULES: Final = (
    *(occupants, valda, building, cards, choices, divine, verbs, temples, followers, dice),
    *(resource_phase, launch, attack, defence, steals),
)
DECISIONS: Final[list[type[Decision[Valda]]]] = [*decisions_in(MODULES), React]


def windows() -> list[Reactions[Valda]]:
    """All windows, in the order of their field.

    In a function, since the types are known only once all rules are: the compiler looks at them later.
    """
    return [
        *(valda.LAST_CARDS, followers.LAST_CARDS, actions.ANSWERS, building.BACKSTABS),
        *(divine.DRAWN, temples.THREATENED, attack.OPPORTUNITIES, attack.BEFORE),
        *(defence.DEFENCES, defence.ADDITIONS, attack.CLAIMS, steals.STEALS_WINDOW, losses.LOSSES),
    ]


WINDOWS: Final = windows()
WINDOW_ROW: Final[int] = 13
WINDOW_MEANING: Final = (
    "the window of this seat's question: last cards of the Valda and of the Followers phase, ACT, BUILD, "
    "DRAW, TEMPLE, opportunity, PRE, defence, POST, DEFD, STEAL, LOSS"
)
PICKED: Final[int] = WORD.first + WORD.size


def window(g: Valda, seat: int) -> list[float]:
    """Which window this seat is asked in; nobody else learns it (VA-HID-06)."""
    asked = mine(g, seat)
    found = [0.0] * WINDOW_ROW
    if isinstance(asked, React):  # only a question of a window knows its window
        for at, reactions in enumerate(WINDOWS):
            if asked.window.reactions is reactions:
                found[at] = 1.0
    return found


def area(g: Valda, seat: int) -> list[float]:
    """The area that the question is about."""
    return one_of(about(g, seat, "area"), AREAS)


def given(g: Valda, seat: int) -> list[float]:
    """The resource that is given."""
    return one_of(about(g, seat, "given"), RESOURCES)


def victim(g: Valda, seat: int) -> list[float]:
    """The player whom the question is about, this seat first."""
    found = about(g, seat, "victim")
    return one_of(NONE if found == NONE else (found - seat) % g.seats, g.seats)


def amounts(g: Valda, seat: int) -> list[float]:
    """At least, at most, how many were picked; the number named before."""
    asked = mine(g, seat)
    if asked is None:
        return [0.0, 0.0, 0.0, 0.0]
    low, high = asked.bounds(g)
    number = about(g, seat, "number")
    return [share(low, 10), share(high, 10), share(len(g.picks), 10), share(max(number, 0), 10)]


def picked(g: Valda, seat: int) -> list[float]:
    """What this seat has picked so far of several cards."""
    found = [0.0] * PICKED
    if mine(g, seat) is not None:
        for token in g.picks:
            found[token] = min(1.0, found[token] + 0.25)
    return found
