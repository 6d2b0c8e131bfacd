"""Where trips should go: the best place that a unit can reach."""

from typing import Final, final

from jotunheim.games.assault.bot.worth import region_worth, story_unit_worth
from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.trips import is_due
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import MOVE, REGIONS, SLOTS

PENALTY: Final = 0.8  # what passing an enemy costs, about
STEP: Final = 0.12
NOWHERE: Final = -1.0  # what a region is worth where one may not stop
UNKNOWN: Final = -99.0


@final
class Stops:
    """What it is worth to a seat to stop in a region, and what entering it costs; found out once each."""

    def __init__(self, g: Assault, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.race = g.race_of[seat]
        self.worths = [UNKNOWN] * REGIONS
        self.costs = [UNKNOWN] * REGIONS

    def worth(self, region: int) -> float:
        """Of stopping here."""
        found = self.worths[region]
        if found == UNKNOWN:
            can = board.may_stop(self.g, self.race, region)
            found = region_worth(self.g, self.seat, region) if can else NOWHERE
            self.worths[region] = found
        return found

    def cost(self, region: int) -> float:
        """Of entering."""
        found = self.costs[region]
        if found == UNKNOWN:
            found = STEP + (PENALTY if is_due(self.g, self.race, region) else 0.0)
            self.costs[region] = found
        return found


def reach(stops: Stops, origin: int, seen: int, steps: int) -> float:
    """The worth of the best stop from here on, at most two steps ahead of what is paid for."""
    best = stops.worth(origin)
    if steps <= 0:
        return best
    for next_to in stops.g.book.neighbours[origin]:
        if (seen >> next_to) & 1 == 0:
            found = reach(stops, next_to, seen | (1 << next_to), steps - 1) - stops.cost(next_to)
            best = max(best, found)
    return best


def leaving_worth(g: Assault, seat: int, region: int) -> float:
    """What is lost when one unit leaves: the presence itself, if it is the last one."""
    if not g.book.is_small_folk(region):
        return 0.0
    return 1.2 if board.army_size(g, region) == 1 else 0.15


def leaving_for(stops: Stops, region: int) -> float:
    """How much better off a unit of this region could be elsewhere."""
    g = stops.g
    steps = min(g.maneuvers, 3)
    best = -9.0
    for next_to in g.book.neighbours[region]:
        seen = (1 << region) | (1 << next_to)
        best = max(best, reach(stops, next_to, seen, steps - 1) - stops.cost(next_to))
    return best - leaving_worth(g, stops.seat, region) + errand(g, stops.seat, region)


def errand(g: Assault, seat: int, region: int) -> float:
    """A unit here that has a story to follow elsewhere."""
    race = g.race_of[seat]
    units = board.army(g, region)
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
        if board.may_stop(g, race, next_to):
            best = max(best, story_unit_worth(g, race, slot, next_to) - here)
    return best


def step_worth(stops: Stops, region: int) -> float:
    """The next step of the trip under way."""
    g = stops.g
    size = max(sum(g.moving), 1)
    steps = min(g.maneuvers // size - 1, 2)
    story = 0.0
    for slot in range(SLOTS):
        if g.moving[slot] > 0:
            story += story_unit_worth(g, stops.race, slot, region)
    return reach(stops, region, g.visited | (1 << region), steps) - stops.cost(region) + story


def best_trip(g: Assault, seat: int) -> float:
    """How much a Move Command could better things: the sum of the best few starts."""
    base, per_left = g.book.maneuvers[g.race_of[seat]]
    kept = g.maneuvers
    g.maneuvers = base + per_left * max(g.row[seat], board.cards_left_of(g, seat, MOVE))
    found = 0.0
    stops = Stops(g, seat)
    for region in board.friendly_regions(g, g.race_of[seat]):
        movable = min(board.army_size(g, region), 2)
        found += max(leaving_for(stops, region), 0.0) * movable
    g.maneuvers = kept
    return found
