"""What the tokens of a question point at on the board: places, units, heroes."""

from typing import Final

from jotunheim.games.stronghold.rules import (
    arrivals,
    defense,
    gains,
    groups,
    movement,
)
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import NOWHERE, SPACE, UNIT, W_MOVE
from jotunheim.kernel import ByDecision

Places = tuple[int, ...]

# Is a group on its way over a path while this is asked?
ON_THE_WAY: Final = ByDecision[Stronghold, int, bool](lambda g, asked, none: False)

# What a move would cost in this question; NOWHERE: none is on offer.
MOVE_COST: Final = ByDecision[Stronghold, int, int](lambda g, asked, none: NOWHERE)


def fill_tables() -> None:
    """Which attributes of a decision say what it is about.

    In a function, since the compiler checks this module before the rules that give the attributes their types.
    """
    ON_THE_WAY.on(groups.CountGroup, lambda g, asked, none: True)
    ON_THE_WAY.on(groups.PassOn, lambda g, asked, none: True)
    ON_THE_WAY.on(groups.PassTo, lambda g, asked, none: True)
    ON_THE_WAY.on(arrivals.TrappedTroll, lambda g, asked, none: True)
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
    return asked.about(g).get("units", NOWHERE)


def places_about(g: Stronghold, seat: int) -> Places:
    """The places that the question of this seat is about: they are marked, and the board opens on them."""
    asked = g.asked
    if asked is None or asked.seat != seat:
        return ()
    about = asked.about(g)
    place = about.get("units", NOWHERE)
    if place < 0:
        place = about.get("space", NOWHERE)
    return (place,) if place >= 0 else ()


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
