"""Moves, swaps and heroic orders of the defender: who is needed where."""

from typing import Final

from jotunheim.games.stronghold.bot.relief import Relief
from jotunheim.games.stronghold.rules.board import ranks_at
from jotunheim.games.stronghold.rules.heroes import ends_of, may_give, places_for, sources
from jotunheim.games.stronghold.rules.melee import hero_strength
from jotunheim.games.stronghold.rules.movement import movers_at, ways_from
from jotunheim.games.stronghold.rules.swaps import partners, swap_places, swappers_at, swaps_with
from jotunheim.games.stronghold.tokens import (
    CRT,
    FOR,
    GRD,
    KINDS,
    SCO,
    SECTION,
    TO_WORK,
    WRK,
    is_section,
)

NEVER: Final = -99.0
PLACES: Final = [*range(SECTION, CRT + 1), *(FOR, GRD, SCO, WRK)]  # where somebody can leave from
HOURGLASS: Final = 0.8  # what an hourglass is worth elsewhere


def move_worth(relief: Relief, kind: int, start: int, end: int) -> float:
    """What it relieves that a unit or hero goes from here to there."""
    g = relief.g
    if kind >= KINDS:
        strength = float(hero_strength(g, kind - KINDS))
        found = relief.hero(end, strength) + relief.hero(start, -strength)
    else:
        found = relief.worth(end, kind, 1) + relief.worth(start, kind, -1)
    return found - relief.gale(start, end)


def best_end(relief: Relief, start: int, kind: int, base: int) -> float:
    """The best move of this unit or hero."""
    leaving = 0.0
    found = NEVER
    g = relief.g
    if kind < KINDS:
        leaving = relief.worth(start, kind, -1)
        for end in ways_from(g, start, kind, base):
            found = max(found, leaving + relief.worth(end, kind, 1) - relief.gale(start, end))
        return found
    for end in ways_from(g, start, kind, base):
        found = max(found, move_worth(relief, kind, start, end))
    return found


def best_mover(relief: Relief, start: int, base: int) -> float:
    """The best move from a place."""
    return max(
        [NEVER, *[best_end(relief, start, kind, base) for kind in movers_at(relief.g, start)]]
    )


def best_move(relief: Relief, base: int) -> float:
    """The best move of all."""
    return max([best_mover(relief, start, base) for start in PLACES])


def swap_worth(relief: Relief, space: int, kind: int, other: int, partner: int) -> float:
    """What it relieves that two units, or two heroes, change places."""
    if kind >= KINDS:
        g = relief.g
        step = float(hero_strength(g, kind - KINDS) - hero_strength(g, partner - KINDS))
        return relief.hero(space, -step) + relief.hero(other, step)
    change = float(kind - partner)  # points of strength that `other` gains
    found = 0.0
    for place, gain in ((other, change), (space, -change)):
        if is_section(place):
            found += relief.of(place, 2.0 * gain, gain)
        else:
            found += 0.5 * gain
    return found - relief.gale(space, other)


def best_partner(relief: Relief, space: int, kind: int, other: int) -> float:
    """The best swap with somebody at another place."""
    whom = partners(relief.g, space, kind, other)
    return max([NEVER, *[swap_worth(relief, space, kind, other, one) for one in whom]])


def best_swapper(relief: Relief, space: int, base: int, places: list[int]) -> float:
    """The best swap of somebody at this place."""
    found = NEVER
    for kind in swappers_at(relief.g, space, base, places):
        for other in swaps_with(relief.g, space, kind, base, places):
            found = max(found, best_partner(relief, space, kind, other))
    return found


def best_swap(relief: Relief, base: int) -> float:
    """The best swap of all."""
    places = swap_places(relief.g)
    return max([NEVER, *[best_swapper(relief, space, base, places) for space in places]])


# Heroic orders ----------------------------------------------------------------------------------


def sent_worth(relief: Relief, order: int, kind: int, space: int, end: int) -> float:
    """What a heroic order that sends this unit is worth."""
    bonus = HOURGLASS if order == TO_WORK else 0.0
    return move_worth(relief, kind, space, end) + bonus


def best_sent(relief: Relief, hero: int, order: int, space: int) -> float:
    """The best use of an order for somebody at this place."""
    g = relief.g
    ends = places_for(g, ends_of(g, order, hero), space)
    found = NEVER
    for kind in ranks_at(g, space):
        for end in ends:
            found = max(found, sent_worth(relief, order, kind, space, end))
    return found


def best_order(relief: Relief, hero: int, order: int) -> float:
    """The best use of an order by this hero."""
    spaces = sources(relief.g, order, hero)
    return max([NEVER, *[best_sent(relief, hero, order, space) for space in spaces]])


def best_command(relief: Relief, hero: int) -> float:
    """The best order that a hero can give."""
    return max([NEVER, *[best_order(relief, hero, order) for order in may_give(relief.g, hero)]])
