"""Troops come from the supply, go from hex to hex and return (DW-DOOM-05, DW-PL-08, DW-FIG-04).

They follow arrows only and never use tunnels (DW-TUN-06).
"""

from jotunheim.games.dwarves.rules.board import goal
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import BLACKSADDLE, KINDS, NOWHERE
from jotunheim.games.dwarves.words.events.map import MARCHED


def put_troops(g: Dwarves, place: int, troops: list[int]) -> list[int]:
    """From the supply to a hex, as many as there are; in Perished Land they run on. What was put."""
    found = [min(troops[kind], g.supply[kind]) for kind in range(KINDS)]
    for kind in range(KINDS):
        g.supply[kind] -= found[kind]
    arrive(g, place, found)
    return found


def arrive(g: Dwarves, place: int, troops: list[int]) -> int:
    """Troops come to a hex; on Perished Land they never wait, but run on (DW-PL-08, 10). Where they stop."""
    end = goal(g, place)
    if troops[0] + troops[1] + troops[2] == 0:
        return end
    for kind in range(KINDS):
        g.troops[end * KINDS + kind] += troops[kind]
    if end == BLACKSADDLE:
        g.came = True
    if end != place and g.journal is not None:
        g.tell(MARCHED, (place, end, *troops))
    return end


def leave(g: Dwarves, place: int) -> list[int]:
    """All troops of a hex are taken up, to be put down elsewhere."""
    at = place * KINDS
    found = g.troops[at : at + KINDS]
    for kind in range(KINDS):
        g.troops[at + kind] = 0
    return found


def take_troop(g: Dwarves, place: int, kind: int) -> None:
    """One troop is taken off the map; the caller says where it goes."""
    g.troops[place * KINDS + kind] -= 1


def remove_troop(g: Dwarves, place: int, kind: int) -> None:
    """One troop returns from the map to the supply (DW-FIG-04)."""
    take_troop(g, place, kind)
    g.supply[kind] += 1


def move_troop(g: Dwarves, start: int, end: int, kind: int) -> None:
    """One troop goes to a neighbour that is not Perished Land."""
    take_troop(g, start, kind)
    g.troops[end * KINDS + kind] += 1
    if end == BLACKSADDLE:
        g.came = True


def move_leader(g: Dwarves, kind: int, place: int) -> None:
    """A leader comes to a hex and runs on like troops (DW-B4-01)."""
    end = goal(g, place) if place != NOWHERE else NOWHERE
    g.rare.leaders[kind] = end
    if end == BLACKSADDLE:
        g.came = True
