"""The question as numbers, for research: what this seat is asked, about whom, where and how many."""

from typing import Final

from jotunheim.games.stronghold import setup
from jotunheim.games.stronghold.rules import (
    actions,
    barrage,
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
)
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTIONS,
    CARDS,
    HEROES,
    HEROICS,
    KINDS,
    NOWHERE,
    PATHS,
    SPACES,
)
from jotunheim.kernel import ByDecision, Decision, React
from jotunheim.kernel.encoders import decisions_in, mine, one_of, share

# Grows at its end only, so that trained networks keep their inputs.
INVADER_MODULES: Final = (
    *(setup, supplies, cards, rituals, training, maneuvers, groups, orders, barrage, objectives),
)
DEFENDER_MODULES: Final = (
    *(defense, actions, buildings, movement, swaps, heroes, gains, ranged, melee, casualties),
    *(deaths, ending),
)
DECISIONS: Final[list[type[Decision[Stronghold]]]] = [
    *decisions_in(INVADER_MODULES),
    *decisions_in(DEFENDER_MODULES),
    React,
]
NOTHING: Final = (NOWHERE, NOWHERE, NOWHERE, 0)
About = tuple[int, int, int, int]  # space, unit or hero, second space, number

# What was said before the question: places, a type of unit, a number that is left.
ABOUT: Final = ByDecision[Stronghold, int, About](lambda g, asked, seat: NOTHING)

# The card, path, action or heroic order that was named before.
CARD_OF: Final = ByDecision[Stronghold, int, int](lambda g, asked, seat: NOWHERE)
PATH_OF: Final = ByDecision[Stronghold, int, int](lambda g, asked, seat: NOWHERE)
ACTION_OF: Final = ByDecision[Stronghold, int, int](lambda g, asked, seat: NOWHERE)
HEROIC_OF: Final = ByDecision[Stronghold, int, int](lambda g, asked, seat: NOWHERE)


def fill_about() -> None:
    """Which attributes of a decision say where, whom and how many it is about.

    In a function, since its types are known only once all rules are: the compiler looks at them later.
    """
    ABOUT.on(movement.MoveFrom, lambda g, asked, seat: (NOWHERE, NOWHERE, NOWHERE, asked.base))
    ABOUT.on(movement.MoveWho, lambda g, asked, seat: (asked.start, NOWHERE, NOWHERE, asked.base))
    ABOUT.on(movement.MoveTo, lambda g, asked, seat: (asked.start, asked.kind, NOWHERE, asked.base))
    ABOUT.on(swaps.SwapFrom, lambda g, asked, seat: (NOWHERE, NOWHERE, NOWHERE, asked.base))
    ABOUT.on(swaps.SwapWho, lambda g, asked, seat: (asked.space, NOWHERE, NOWHERE, asked.base))
    ABOUT.on(swaps.SwapWith, lambda g, asked, seat: (asked.space, asked.kind, NOWHERE, asked.base))
    ABOUT.on(
        swaps.SwapWhom, lambda g, asked, seat: (asked.space, asked.kind, asked.other, asked.base)
    )
    ABOUT.on(heroes.GiveOrder, lambda g, asked, seat: (NOWHERE, KINDS + asked.hero, NOWHERE, 0))
    ABOUT.on(heroes.OrderFrom, lambda g, asked, seat: (NOWHERE, KINDS + asked.hero, NOWHERE, 0))
    ABOUT.on(heroes.OrderWho, lambda g, asked, seat: (asked.space, KINDS + asked.hero, NOWHERE, 0))
    ABOUT.on(heroes.OrderTo, lambda g, asked, seat: (asked.space, asked.kind, NOWHERE, 0))
    ABOUT.on(heroes.WorkOn, lambda g, asked, seat: (asked.building, NOWHERE, NOWHERE, 0))
    ABOUT.on(buildings.Sharpshoot, lambda g, asked, seat: (asked.space, NOWHERE, NOWHERE, 0))
    ABOUT.on(barrage.AimMachine, lambda g, asked, seat: machine(g, asked.number))
    ABOUT.on(barrage.DestroyTile, lambda g, asked, seat: (asked.section, NOWHERE, NOWHERE, 0))
    ABOUT.on(melee.AimPole, lambda g, asked, seat: (asked.tower, NOWHERE, NOWHERE, 0))
    ABOUT.on(ranged.AimCannon, lambda g, asked, seat: (asked.tower, NOWHERE, NOWHERE, 0))
    ABOUT.on(ranged.BlessedVolley, lambda g, asked, seat: (asked.side, NOWHERE, NOWHERE, 0))
    ABOUT.on(
        casualties.Victims, lambda g, asked, seat: (asked.space, NOWHERE, NOWHERE, asked.points)
    )
    ABOUT.on(
        casualties.LoseInvader, lambda g, asked, seat: (asked.space, NOWHERE, NOWHERE, asked.points)
    )
    ABOUT.on(
        casualties.LoseDefender,
        lambda g, asked, seat: (asked.space, NOWHERE, NOWHERE, asked.points),
    )
    ABOUT.on(deaths.KillDefender, lambda g, asked, seat: (asked.space, NOWHERE, NOWHERE, 0))
    ABOUT.on(deaths.KillInvader, lambda g, asked, seat: (asked.space, NOWHERE, NOWHERE, 0))
    ABOUT.on(deaths.Rise, lambda g, asked, seat: (NOWHERE, asked.race, NOWHERE, 0))
    ABOUT.on(maneuvers.UseSap, lambda g, asked, seat: (asked.section, NOWHERE, NOWHERE, 0))
    ABOUT.on(orders.OpenOrderKind, lambda g, asked, seat: (asked.section, NOWHERE, NOWHERE, 0))
    ABOUT.on(orders.Detonate, lambda g, asked, seat: (asked.section, NOWHERE, NOWHERE, 0))
    ABOUT.on(orders.CallTroll, lambda g, asked, seat: (asked.section, NOWHERE, NOWHERE, 0))
    ABOUT.on(orders.CallPath, lambda g, asked, seat: (asked.section, NOWHERE, asked.space, 0))
    ABOUT.on(gains.Mason, lambda g, asked, seat: (asked.last, NOWHERE, NOWHERE, asked.left))
    ABOUT.on(gains.Promote, lambda g, asked, seat: (asked.last, NOWHERE, NOWHERE, asked.left))
    ABOUT.on(gains.BoilWhat, lambda g, asked, seat: (asked.section, NOWHERE, NOWHERE, 0))
    ABOUT.on(gains.Sally, lambda g, asked, seat: (NOWHERE, NOWHERE, NOWHERE, asked.points))
    ABOUT.on(gains.DigPit, lambda g, asked, seat: (NOWHERE, NOWHERE, NOWHERE, asked.left))
    ABOUT.on(ending.Recover, lambda g, asked, seat: (NOWHERE, NOWHERE, NOWHERE, asked.left))
    ABOUT.on(training.PlaceTroll, lambda g, asked, seat: (NOWHERE, NOWHERE, NOWHERE, asked.left))
    ABOUT.on(objectives.LoseMiss, lambda g, asked, seat: (NOWHERE, NOWHERE, NOWHERE, asked.left))
    ABOUT.on(objectives.Dismiss, lambda g, asked, seat: (NOWHERE, NOWHERE, NOWHERE, asked.left))
    ABOUT.on(supplies.OrderPhase, lambda g, asked, seat: (NOWHERE, NOWHERE, NOWHERE, asked.phase))


def fill_names() -> None:
    """Which attributes name a card, a path, an action or a heroic order."""
    CARD_OF.on(cards.PlayCard, lambda g, asked, seat: asked.card)
    CARD_OF.on(cards.PaySpy, lambda g, asked, seat: asked.card)
    CARD_OF.on(cards.AimCard, lambda g, asked, seat: asked.card)
    CARD_OF.on(rituals.LayRitual, lambda g, asked, seat: asked.card)
    CARD_OF.on(supplies.CardIn, lambda g, asked, seat: asked.last_in)
    CARD_OF.on(supplies.CardOut, lambda g, asked, seat: asked.card)
    PATH_OF.on(buildings.TrapKind, lambda g, asked, seat: asked.path)
    PATH_OF.on(gains.DigPit, lambda g, asked, seat: asked.last)
    PATH_OF.on(groups.ChoosePath, lambda g, asked, seat: asked.first)
    ACTION_OF.on(buildings.AimAction, lambda g, asked, seat: asked.action)
    HEROIC_OF.on(heroes.OrderFrom, lambda g, asked, seat: asked.order)
    HEROIC_OF.on(heroes.OrderWho, lambda g, asked, seat: asked.order)
    HEROIC_OF.on(heroes.OrderTo, lambda g, asked, seat: asked.order)


def machine(g: Stronghold, number: int) -> About:
    """The space of a machine."""
    return (g.siege.machines[number].space, NOWHERE, NOWHERE, number)


fill_about()
fill_names()


def about(g: Stronghold, seat: int) -> About:
    """What this seat's question is about."""
    asked = mine(g, seat)
    return NOTHING if asked is None else ABOUT.of(g, asked, seat)


def named(
    g: Stronghold, seat: int, table: ByDecision[Stronghold, int, int], size: int
) -> list[float]:
    """What such a table says of this seat's question, as one of several."""
    asked = mine(g, seat)
    return one_of(NOWHERE if asked is None else table.of(g, asked, seat), size)


def space(g: Stronghold, seat: int) -> list[float]:
    """The space that the question is about."""
    return one_of(about(g, seat)[0], SPACES)


def other(g: Stronghold, seat: int) -> list[float]:
    """The second space that it is about."""
    return one_of(about(g, seat)[2], SPACES)


def unit(g: Stronghold, seat: int) -> list[float]:
    """The type of unit or the hero that it is about."""
    return one_of(about(g, seat)[1], KINDS + HEROES)


def card(g: Stronghold, seat: int) -> list[float]:
    """The action card that it is about."""
    return named(g, seat, CARD_OF, CARDS)


def path(g: Stronghold, seat: int) -> list[float]:
    """The path that it is about."""
    return named(g, seat, PATH_OF, PATHS)


def action(g: Stronghold, seat: int) -> list[float]:
    """The action that it is about."""
    return named(g, seat, ACTION_OF, ACTIONS)


def heroic(g: Stronghold, seat: int) -> list[float]:
    """The heroic order that it is about."""
    return named(g, seat, HEROIC_OF, HEROICS)


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
        share(about(g, seat)[3], 10),
    ]


def picked(g: Stronghold, seat: int) -> list[float]:
    """What this seat has picked so far of several things; what others pick may be secret."""
    found = [0.0] * len(g.book.words)
    if mine(g, seat) is not None:
        for token in g.picks:
            found[token] = min(1.0, found[token] + 0.125)
    return found
