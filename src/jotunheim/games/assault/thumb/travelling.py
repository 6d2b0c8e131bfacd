"""Where trips should go: the best place that a unit can reach."""

from jotunheim.games.assault.rules.board import (
    army,
    army_size,
    cards_left_of,
    friendly_regions,
    may_stop,
)
from jotunheim.games.assault.rules.trips import is_due
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.thumb.worth import region_worth, story_unit_worth
from jotunheim.games.assault.tokens import MOVE, SLOTS

PENALTY = 0.8  # what passing an enemy costs, about
STEP = 0.12


def reach(g: Assault, seat: int, origin: int, seen: int, steps: int) -> float:
    """The worth of the best stop from here on, at most two steps ahead of what is paid for."""
    race = g.race_of[seat]
    best = region_worth(g, seat, origin) if may_stop(g, race, origin) else -1.0
    if steps <= 0:
        return best
    for next_to in g.book.neighbours[origin]:
        if (seen >> next_to) & 1 == 0:
            cost = STEP + (PENALTY if is_due(g, race, next_to) else 0.0)
            found = reach(g, seat, next_to, seen | (1 << next_to), steps - 1) - cost
            best = max(best, found)
    return best


def leaving_worth(g: Assault, seat: int, region: int) -> float:
    """What is lost when one unit leaves: the presence itself, if it is the last one."""
    if not g.book.is_small_folk(region):
        return 0.0
    return 1.2 if army_size(g, region) == 1 else 0.15


def start_worth(g: Assault, seat: int, region: int) -> float:
    """How much better off a unit of this region could be elsewhere."""
    steps = min(g.maneuvers, 3)
    best = -9.0
    for next_to in g.book.neighbours[region]:
        seen = (1 << region) | (1 << next_to)
        cost = STEP + (PENALTY if is_due(g, g.race_of[seat], next_to) else 0.0)
        best = max(best, reach(g, seat, next_to, seen, steps - 1) - cost)
    return best - leaving_worth(g, seat, region) + errand(g, seat, region)


def errand(g: Assault, seat: int, region: int) -> float:
    """A unit here that has a story to follow elsewhere."""
    race = g.race_of[seat]
    units = army(g, region)
    best = 0.0
    for slot in range(SLOTS):
        if units[slot] > 0:
            best = max(best, unit_errand(g, race, slot, region))
    return best


def unit_errand(g: Assault, race: int, slot: int, region: int) -> float:
    """How much this very unit would like to be next door, where it may stop."""
    here = story_unit_worth(g, race, slot, region)
    best = 0.0
    for next_to in g.book.neighbours[region]:
        if may_stop(g, race, next_to):
            best = max(best, story_unit_worth(g, race, slot, next_to) - here)
    return best


def step_worth(g: Assault, seat: int, region: int) -> float:
    """The next step of the trip under way."""
    race = g.race_of[seat]
    size = max(sum(g.moving), 1)
    steps = min(g.maneuvers // size - 1, 2)
    cost = STEP + (PENALTY if is_due(g, race, region) else 0.0)
    story = 0.0
    for slot in range(SLOTS):
        if g.moving[slot] > 0:
            story += story_unit_worth(g, race, slot, region)
    return reach(g, seat, region, g.visited | (1 << region), steps) - cost + story


def best_trip(g: Assault, seat: int) -> float:
    """How much a Move Command could better things: the sum of the best few starts."""
    base, per_left = g.book.maneuvers[g.race_of[seat]]
    kept = g.maneuvers
    g.maneuvers = base + per_left * max(g.row[seat], cards_left_of(g, seat, MOVE))
    found = 0.0
    for region in friendly_regions(g, g.race_of[seat]):
        movable = min(army_size(g, region), 2)
        found += max(start_worth(g, seat, region), 0.0) * movable
    g.maneuvers = kept
    return found
