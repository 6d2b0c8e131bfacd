"""What the tokens of a question point at on the board: places, units, heroes."""

from typing import Final

from jotunheim.games.stronghold.rules import (
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
    supplies,
    swaps,
)
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import HOS, MAR, NOWHERE, SPACE, UNIT, W_MOVE
from jotunheim.kernel import ByDecision

SUPPLY: Final = -2  # the units stand in the invader's supply

# The space that the unit tokens of a decision speak of.
UNIT_PLACES: Final = ByDecision[Stronghold, int, int](lambda g, asked, none: NOWHERE)

# The places that a question is about, besides those that it offers.
Places = tuple[int, ...]
ABOUT: Final = ByDecision[Stronghold, int, Places](lambda g, asked, none: ())

# Is a group on its way over a path while this is asked?
ON_THE_WAY: Final = ByDecision[Stronghold, int, bool](lambda g, asked, none: False)

# What a move would cost in this question; NOWHERE: none is on offer.
MOVE_COST: Final = ByDecision[Stronghold, int, int](lambda g, asked, none: NOWHERE)


def fill_tables() -> None:
    """Which attributes of a decision say what it is about.

    In a function, since the compiler checks this module before the rules that give the attributes their types.
    """
    UNIT_PLACES.on(supplies.TakeResources, lambda g, asked, none: SUPPLY)
    UNIT_PLACES.on(cards.PaySpy, lambda g, asked, none: SUPPLY)
    UNIT_PLACES.on(maneuvers.UseSap, lambda g, asked, none: SUPPLY)
    UNIT_PLACES.on(maneuvers.PickMarauder, lambda g, asked, none: MAR)
    UNIT_PLACES.on(groups.PassOn, lambda g, asked, none: g.book.path_from[g.maneuver.group.path])
    UNIT_PLACES.on(buildings.Sharpshoot, lambda g, asked, none: asked.space)
    UNIT_PLACES.on(casualties.Victims, lambda g, asked, none: asked.space)
    UNIT_PLACES.on(deaths.KillDefender, lambda g, asked, none: asked.space)
    UNIT_PLACES.on(deaths.KillInvader, lambda g, asked, none: asked.space)
    UNIT_PLACES.on(casualties.LoseDefender, lambda g, asked, none: asked.space)
    UNIT_PLACES.on(casualties.LoseInvader, lambda g, asked, none: asked.space)
    UNIT_PLACES.on(movement.MoveWho, lambda g, asked, none: asked.start)
    UNIT_PLACES.on(heroes.OrderWho, lambda g, asked, none: asked.space)
    UNIT_PLACES.on(swaps.SwapWho, lambda g, asked, none: asked.space)
    UNIT_PLACES.on(swaps.SwapWhom, lambda g, asked, none: asked.other)
    UNIT_PLACES.on(ending.Recover, lambda g, asked, none: HOS)
    UNIT_PLACES.on(objectives.Dismiss, lambda g, asked, none: HOS)
    ABOUT.on(maneuvers.UseSap, lambda g, asked, none: (asked.section,))
    ABOUT.on(movement.MoveTo, lambda g, asked, none: (asked.start,))
    ABOUT.on(heroes.OrderTo, lambda g, asked, none: (asked.space,))
    ABOUT.on(swaps.SwapWith, lambda g, asked, none: (asked.space,))
    ABOUT.on(melee.AimPole, lambda g, asked, none: (asked.tower,))
    ON_THE_WAY.on(groups.CountGroup, lambda g, asked, none: True)
    ON_THE_WAY.on(groups.PassOn, lambda g, asked, none: True)
    ON_THE_WAY.on(groups.PassTo, lambda g, asked, none: True)
    ON_THE_WAY.on(groups.TrappedTroll, lambda g, asked, none: True)
    MOVE_COST.on(defense.SpendHourglass, lambda g, asked, none: g.book.numbers.move)
    MOVE_COST.on(gains.Drums, lambda g, asked, none: 0)


fill_tables()


def move_beginnings(g: Stronghold, seat: int) -> dict[tuple[int, int], tuple[str, ...]]:
    """By place and type: what a click on a unit answers, to begin its move; the next question is where to.

    A question with one option answers itself, so its token is left out.
    """
    asked = g.asked
    if asked is None or asked.seat != seat or W_MOVE not in g.options:
        return {}
    base = MOVE_COST.of(g, asked, NOWHERE)
    starts = movement.departures(g, base) if base != NOWHERE else []
    names = g.book.words.names
    found: dict[tuple[int, int], tuple[str, ...]] = {}
    for start in starts:
        first = [names[W_MOVE]]
        if len(starts) > 1:
            first.append(names[SPACE.token(start)])
        kinds = movement.may_move_at(g, start, base)
        for kind in kinds:
            unit = [names[UNIT.token(kind)]] if len(kinds) > 1 else []
            found[start, kind] = (*first, *unit)
    return found


def path_taken(g: Stronghold) -> int:
    """The path of the group that is on its way, or NOWHERE."""
    asked = g.asked
    if asked is None or not ON_THE_WAY.of(g, asked, NOWHERE):
        return NOWHERE
    return g.maneuver.group.path


def unit_place(g: Stronghold, seat: int) -> int:
    """The space that the units on offer to this seat stand on; SUPPLY, or NOWHERE if it is asked for none."""
    asked = g.asked
    if asked is None or asked.seat != seat:
        return NOWHERE
    return UNIT_PLACES.of(g, asked, NOWHERE)


def places_about(g: Stronghold, seat: int) -> Places:
    """The places that the question of this seat is about: they are marked, and the board opens on them."""
    asked = g.asked
    if asked is None or asked.seat != seat:
        return ()
    place = UNIT_PLACES.of(g, asked, NOWHERE)
    if place >= 0:
        return (place,)
    return ABOUT.of(g, asked, NOWHERE)


def offered(g: Stronghold, seat: int, token: int) -> str:
    """The token's name if this seat may pick it now."""
    asked = g.asked
    if asked is None or asked.seat != seat or token not in g.options:
        return ""
    return g.book.words.names[token]


def refused(g: Stronghold, seat: int) -> dict[int, str]:
    """Why this seat cannot pick what people would look for among the options, by token."""
    asked = g.asked
    if asked is None or asked.seat != seat:
        return {}
    found: dict[int, str] = {}
    for token in asked.expected(g):
        if token not in g.options:
            found[token] = asked.why_not(g, token)
    return found
