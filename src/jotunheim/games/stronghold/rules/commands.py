"""Which heroic order a hero can give, and whom it can send where (SH-HER-02 to 06, 09, 10)."""

from typing import Final

from jotunheim.games.stronghold.rules.actions import may_fill
from jotunheim.games.stronghold.rules.board import (
    defenders_at,
    is_in,
    is_used,
    room_for_defenders,
)
from jotunheim.games.stronghold.rules.movement import STARTS, can_afford
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    CAPTAINS_OATH,
    CRT,
    FALL_BACK,
    HEROES,
    HEROICS,
    TO_THE_WALLS,
    TO_WORK,
    WORKPLACES,
    is_section,
)
from jotunheim.texts import _

FREE: Final = 0  # hourglasses of a heroic order, without a known Gale
WORK: Final = list(WORKPLACES)
YARD: Final = [CRT]


def fillable(g: Stronghold, building: int) -> list[int]:
    """Actions of a building that can take an hourglass."""
    return [action for action in g.book.actions_of[building] if may_fill(g, action)]


def goals_of(g: Stronghold, order: int, hero: int) -> list[int]:
    """Where the order sends units to, as far as hero and order say."""
    if order == TO_WORK:
        return WORK
    if order == FALL_BACK:  # in the Courtyard a hero has no side (SH-HER-06r)
        return [CRT] if is_section(g.heroes[hero]) else []
    return [s for s in sorted(g.heroes) if is_section(s)]  # either hero's section (SH-HER-04r)


def takes(g: Stronghold, order: int, end: int) -> bool:
    """Can a unit be sent there? The hourglass of the second order is placed at once (SH-HER-05r)."""
    if order == TO_WORK:
        return any(may_fill(g, action) for action in g.book.actions_of[end])
    return order == FALL_BACK or room_for_defenders(g, end) > 0


def ends_of(g: Stronghold, order: int, hero: int) -> list[int]:
    """Where the order can send a unit to now, from wherever it comes."""
    return [end for end in goals_of(g, order, hero) if takes(g, order, end)]


def may_leave(g: Stronghold, order: int, hero: int) -> list[int]:
    """Places from which the order takes a unit; never the Hospital (SH-HER-05r)."""
    if order == TO_THE_WALLS:
        return YARD
    if order == TO_WORK:
        return STARTS
    return g.book.sections_on(g.book.side[g.heroes[hero]])


def is_free_way(g: Stronghold, space: int, end: int) -> bool:
    """May a unit on this space be sent there, with a Gale that is known?"""
    return end != space and can_afford(g, FREE, space, end)


def places_for(g: Stronghold, ends: list[int], space: int) -> list[int]:
    """Where a unit on this space may be sent."""
    return [end for end in ends if is_free_way(g, space, end)]


def sources(g: Stronghold, order: int, hero: int) -> list[int]:
    """Places from which the order can send a unit now."""
    ends = ends_of(g, order, hero)
    if not ends:
        return []
    return [
        space
        for space in may_leave(g, order, hero)
        if defenders_at(g, space) > 0 and any(is_free_way(g, space, end) for end in ends)
    ]


def can_send(g: Stronghold, order: int, hero: int) -> bool:
    """Can the order send anybody now?"""
    spaces = may_leave(g, order, hero)
    for end in goals_of(g, order, hero):
        if takes(g, order, end):
            for space in spaces:
                if defenders_at(g, space) > 0 and is_free_way(g, space, end):
                    return True
    return False


def is_ready(g: Stronghold, hero: int) -> bool:
    """May the hero give an order this turn? (SH-HER-02, SH-HER-10)"""
    if is_in(g.hero_used | g.hero_barred, hero):
        return False
    return g.hero_used == 0 or not is_used(g, CAPTAINS_OATH)  # one order a turn in all (DP09)


def can_give(g: Stronghold, order: int, hero: int) -> bool:
    """Can a hero who is ready give this order? Each once a turn (SH-HER-03, SH-HER-09r)."""
    return not is_in(g.heroic_used | g.heroic_gone, order) and can_send(g, order, hero)


def may_give(g: Stronghold, hero: int) -> list[int]:
    """Orders that this hero can give now."""
    if not is_ready(g, hero):
        return []
    return [order for order in range(HEROICS) if can_give(g, order, hero)]


def can_command(g: Stronghold, hero: int) -> bool:
    """Can the hero give any order now?"""
    return is_ready(g, hero) and any(can_give(g, order, hero) for order in range(HEROICS))


def may_command(g: Stronghold) -> list[int]:
    """Heroes who can give an order now."""
    return [hero for hero in range(HEROES) if can_command(g, hero)]


def why_no_order(g: Stronghold, hero: int) -> str:
    """Why a hero gives no order now."""
    if is_in(g.hero_used, hero):
        return _("this hero gave an order this turn (SH-HER-02)")
    if is_in(g.hero_barred, hero):
        return _("this hero gives no order until the round ends (SH-OBJ-01)")
    if is_used(g, CAPTAINS_OATH) and g.hero_used:
        return _("after the Captains' Oath there is one order a turn (SH-PLN-02)")
    return _("no order has a use now (SH-HER-09)")
