"""Maneuvers: which group takes which path, and who comes from the supply (SH-MAN)."""

from typing import Final

from jotunheim.games.stronghold.bot.prospects import Prospects
from jotunheim.games.stronghold.rules.board import (
    all_ramparts,
    invaders_at,
    is_in,
    room_for_invaders,
)
from jotunheim.games.stronghold.rules.groups import limit_left, room_for_group, tower_room
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    FL,
    FOREGROUNDS,
    FR,
    GOBLIN,
    GOBLIN_TRAP,
    KINDS,
    LEFT,
    NOWHERE,
    ORC,
    RACES,
    RIGHT,
    RR3,
    RR4,
    SIEGE_TOWER,
    TROLL,
    TROLL_TRAP,
    is_section,
)

TRAP_RISK: Final = 0.8
STEP: Final = 1.0  # a group that comes nearer
MARAUDERS: Final = 1.5  # units that join at RR4
PAYING: Final = 4  # goblins that stay in the supply, to pay for cards
UNSEEN: Final = 999.0  # more than any hope
CLOG: Final = 0.8  # a goblin in a space where an orc or a troll could stand


def known_trap(g: Stronghold, path: int) -> int:
    """The kind of a trap that lies faceup, or NOWHERE."""
    piece = g.hidden.trap_at[path]
    if piece == NOWHERE or not is_in(g.hidden.sprung, path):
        return NOWHERE
    return g.book.trap_prints[piece]


def trap_risk(g: Stronghold, path: int, group: list[int]) -> float:
    """What a trap on the path may cost the group."""
    if g.hidden.trap_at[path] == NOWHERE:
        return 0.0
    kind = known_trap(g, path)
    if kind == GOBLIN_TRAP:
        return 0.3 * group[GOBLIN]
    if kind == TROLL_TRAP:
        return 0.9 if group[TROLL] > 0 else 0.0
    if kind != NOWHERE:
        return 0.0
    return TRAP_RISK if group[TROLL] + group[GOBLIN] > 0 else 0.1


def strongest(units: list[int], room: int, kinds: list[int]) -> list[int]:
    """The strongest of these types, as many as there is room for; siege towers are left out."""
    found = [0, 0, 0, 0]
    for kind in kinds:
        found[kind] = min(units[kind], max(room, 0))
        room -= found[kind]
    return found


def units_on(g: Stronghold, space: int) -> list[int]:
    """Goblins, orcs, trolls and siege towers on a space."""
    at = space * KINDS
    return g.units[at : at + 4]


def assault_groups(g: Stronghold, path: int) -> list[list[int]]:
    """Groups to think about on a path to the walls: trolls, with orcs, with goblins too."""
    start = g.book.path_from[path]
    units = units_on(g, start)
    room = min(room_for_group(g, path), limit_left(g, start))
    choices = [[TROLL], [TROLL, ORC], [TROLL, ORC, GOBLIN], [GOBLIN, TROLL, ORC]]
    found: list[list[int]] = []
    for kinds in choices:
        group = strongest(units, room, kinds)
        if sum(group) > 0 and group not in found:
            found.append(group)
    return found


def tower_goes(g: Stronghold, path: int, group: list[int]) -> bool:
    """Does a siege tower go with the group?"""
    start = g.book.path_from[path]
    return (
        g.count(start, SIEGE_TOWER) > 0
        and tower_room(g, g.book.path_to[path]) > 0
        and sum(group) < limit_left(g, start)
    )


def waiting_better(g: Stronghold, section: int) -> int:
    """Orcs and trolls who wait on the ramparts before a section."""
    found = 0
    for rampart in g.book.ramparts_of[section]:
        found += g.units[rampart * KINDS + ORC] + g.units[rampart * KINDS + TROLL]
    return found


def assault_worth(prospects: Prospects, path: int, group: list[int]) -> float:
    """What it brings to send this group to the walls."""
    g = prospects.g
    section = g.book.path_to[path]
    tower = tower_goes(g, path, group)
    found = prospects.with_group(section, group, tower) - trap_risk(g, path, group)
    if not prospects.last and group[GOBLIN] > 0:
        crowded = min(group[GOBLIN], max(waiting_better(g, section) - group[ORC] - group[TROLL], 0))
        found -= CLOG * crowded + 0.1 * group[GOBLIN]
    return found


def best_assault(prospects: Prospects, path: int) -> list[int]:
    """The group for a path to the walls; none if all would be worse than waiting."""
    best = [0, 0, 0, 0]
    value = 0.0
    for group in assault_groups(prospects.g, path):
        worth = assault_worth(prospects, path, group)
        if worth > value:
            value = worth
            best = group
    if tower_goes(prospects.g, path, best) and (sum(best) > 0 or stands_alone(prospects.g, path)):
        best[SIEGE_TOWER] = 1
    return best


def stands_alone(g: Stronghold, path: int) -> bool:
    """May a siege tower go alone? Where units of the invader stand already."""
    return invaders_at(g, g.book.path_to[path]) > 0


def advance(prospects: Prospects, path: int) -> list[int]:
    """The group for a path to a rampart: as many as will find room at the walls behind it."""
    g = prospects.g
    start = g.book.path_from[path]
    end = g.book.path_to[path]
    room = min(room_for_group(g, path), limit_left(g, start))
    if end == RR4:
        wanted = max(prospects.demand(end) - 2, 1)
    else:
        wanted = max(prospects.demand(end), 0)
        if end == RR3:  # it leads on to RR4
            wanted += 2
    units = units_on(g, start)
    group = strongest(units, min(room, wanted + 1), [TROLL, ORC, GOBLIN])
    if g.count(start, SIEGE_TOWER) > 0 and sum(group) < limit_left(g, start):
        group[SIEGE_TOWER] = 1
    return group


def planned(prospects: Prospects, path: int) -> list[int]:
    """The group that should take the path."""
    if is_section(prospects.g.book.path_to[path]):
        return best_assault(prospects, path)
    return advance(prospects, path)


def path_worth(prospects: Prospects, path: int) -> float:
    """What it brings to use this path next; nothing: leave it."""
    g = prospects.g
    group = planned(prospects, path)
    if sum(group) == 0:
        return -1.0
    end = g.book.path_to[path]
    if is_section(end):
        tower = group[SIEGE_TOWER] > 0
        return assault_worth(prospects, path, group) + (0.5 if tower else 0.0)
    worth = STEP + 0.1 * prospects.rampart(end) - trap_risk(g, path, group)
    if end == RR4:
        worth += MARAUDERS
    return worth


# Supply -----------------------------------------------------------------------------------------


def sent_from_supply(prospects: Prospects) -> list[int]:
    """Newcomers by foreground and type: the strong ones first, goblins last."""
    g = prospects.g
    there = g.supply[:]
    if not prospects.last:
        there[GOBLIN] = max(there[GOBLIN] - PAYING, 0)
    found = [0] * (FOREGROUNDS * RACES)
    leans_left = there[TROLL] > 0 and is_better_side(prospects)  # only trolls go where hope is
    for space in (FL, FR):
        room = min(max(room_for_invaders(g, space), 0), g.maneuver.limit)
        for kind in (TROLL, ORC, GOBLIN):
            number = (
                share_of(prospects.g, kind, there[kind], leans_left) if space == FL else there[kind]
            )
            number = min(number, room)
            found[space * RACES + kind] = number
            there[kind] -= number
            room -= number
    return found


def is_better_side(prospects: Prospects) -> bool:
    """Are the hopes on the left as good as on the right?"""
    best = [-UNSEEN, -UNSEEN]
    for rampart in all_ramparts():
        side = prospects.g.book.side[rampart]
        best[side] = max(best[side], prospects.rampart(rampart))
    return best[LEFT] >= best[RIGHT]


def share_of(g: Stronghold, kind: int, there: int, leans_left: bool) -> int:
    """Of so many units, those that belong to the left side."""
    room = max(room_for_invaders(g, FR), 0)
    number = (there + 1) // 2
    if kind == TROLL:
        number = there if leans_left else there // 3
    return max(number, there - room)
