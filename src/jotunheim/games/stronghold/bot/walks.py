"""Moves, swaps and heroic orders of the defender: who is needed where."""

from typing import Final

from jotunheim.games.stronghold.bot.relief import Relief
from jotunheim.games.stronghold.rules.board import movers_at, ranks_at, room_for_defenders
from jotunheim.games.stronghold.rules.commands import ends_of, may_give, places_for, sources
from jotunheim.games.stronghold.rules.melee import hero_strength
from jotunheim.games.stronghold.rules.movement import ways_from
from jotunheim.games.stronghold.rules.swaps import fits_after, partners, swappers_at, swaps_with
from jotunheim.games.stronghold.tokens import (
    BAR,
    CRT,
    DEFENDER_UNITS,
    FOR,
    GRD,
    HEROES,
    KINDS,
    MARKSMAN,
    SCO,
    SECTION,
    TO_WORK,
    TOWER,
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
    """The best move of all; a Gale that is known is taken to be affordable."""
    g = relief.g
    inside = [best_inside(relief, kind) for kind in DEFENDER_UNITS]
    found = NEVER
    for start in PLACES:
        for kind in ranks_at(g, start):
            best = inside[kind - MARKSMAN] if start >= BAR else best_walk(relief, start, kind)
            found = max(found, best + relief.worth(start, kind, -1))
    for hero in range(HEROES):
        found = max(found, best_end(relief, g.heroes[hero], KINDS + hero, base))
    return found


def best_inside(relief: Relief, kind: int) -> float:
    """The best place on the walls for somebody who comes from inside the castle."""
    g = relief.g
    found = NEVER
    for space in range(SECTION, BAR):
        if room_for_defenders(g, space) > 0 and (space < TOWER or kind == MARKSMAN):
            found = max(found, relief.worth(space, kind, 1) - relief.gale(space, space))
    return found


def best_walk(relief: Relief, start: int, kind: int) -> float:
    """The best place next to somebody on the walls, the Courtyard among them."""
    g = relief.g
    found = relief.worth(CRT, kind, 1)
    for space in g.book.walks[start]:
        if room_for_defenders(g, space) > 0 and (space < TOWER or kind == MARKSMAN):
            found = max(found, relief.worth(space, kind, 1))
    return found - relief.gale(start, start)


def swap_worth(relief: Relief, space: int, kind: int, other: int, partner: int) -> float:
    """What it relieves that two units, or two heroes, change places."""
    if kind >= KINDS:
        g = relief.g
        step = float(hero_strength(g, kind - KINDS) - hero_strength(g, partner - KINDS))
        return relief.hero(space, -step) + relief.hero(other, step)
    change = kind - partner  # points of strength that `other` gains
    found = relief.shift(other, change) if is_section(other) else 0.5 * change
    found += relief.shift(space, -change) if is_section(space) else -0.5 * change
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
    """The best swap of two units, one of them on the walls."""
    g = relief.g
    found = NEVER
    for space in range(SECTION, TOWER):
        for kind in ranks_at(g, space):
            for other in g.book.walks[space]:
                found = max(found, best_trade(relief, space, kind, other))
            for hall in (BAR, CRT, GRD):
                found = max(found, best_trade(relief, space, kind, hall))
    return found


def best_trade(relief: Relief, space: int, kind: int, other: int) -> float:
    """The best unit at an adjacent place to change with this one of a section."""
    g = relief.g
    if not fits_after(g, kind, other):
        return NEVER
    found = NEVER
    for rank in DEFENDER_UNITS:
        if rank != kind and g.units[other * KINDS + rank] > 0:
            found = max(found, swap_worth(relief, space, kind, other, rank))
    return found


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
    if order == TO_WORK:
        return best_worker(relief)
    spaces = sources(relief.g, order, hero)
    return max([NEVER, *[best_sent(relief, hero, order, space) for space in spaces]])


def best_worker(relief: Relief) -> float:
    """The unit that is missed least goes to work; all buildings are alike at a glance."""
    g = relief.g
    found = NEVER
    for space in PLACES:
        for kind in ranks_at(g, space):
            found = max(found, relief.worth(space, kind, -1) + relief.worth(WRK, kind, 1))
    return found + HOURGLASS


def best_command(relief: Relief, hero: int) -> float:
    """The best order that a hero can give."""
    return max([NEVER, *[best_order(relief, hero, order) for order in may_give(relief.g, hero)]])
