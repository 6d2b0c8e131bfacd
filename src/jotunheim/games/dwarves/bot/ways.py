"""How far it is: the way of a Hero over the map, with tunnels, troops that stop and land that costs."""

from typing import Final, final

from jotunheim.games.dwarves.rules.board import is_perished, passages, troops_in
from jotunheim.games.dwarves.rules.standing import dice_for, farther, is_held, pays_nothing
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_MOVE
from jotunheim.games.dwarves.tokens import HEXES, NARMORA, NOWHERE, SPEED

STEP: Final = 2  # the cost of a hex, in half points
PERISHED: Final = 6  # what Health or Doom are worth on top
STOPPED: Final = 4  # the rest of a move that troops end
FAR: Final = 10_000
# The highest of so many dice on average, in half points.
REACH: Final = [2, 7, 9, 10, 10, 11, 11, 11]


@final
class Ways:
    """From where a Hero stands: the cost of each hex, and the hex before it on the way."""

    def __init__(self, g: Dwarves, seat: int) -> None:
        self.cost = [FAR] * HEXES
        self.before = [NOWHERE] * HEXES
        self.start = g.at[seat]
        self.reach = REACH[dice_for(g, seat, ROLL_MOVE, SPEED)] + STEP * farther(g, seat)
        self.cost[self.start] = 0
        if not is_held(g, seat):
            self.spread(g, g.heroes[seat] == NARMORA, pays_nothing(g, seat))

    def spread(self, g: Dwarves, slips: bool, free: bool) -> None:
        """Cheapest ways to all hexes, in rings of equal cost."""
        rings: list[list[int]] = [[self.start]]
        at = 0
        while at < len(rings):
            for place in rings[at]:
                if self.cost[place] == at:
                    stopped = not slips and place != self.start and troops_in(g, place) > 0
                    base = at + (STOPPED if stopped else 0)
                    for other in g.book.near[place] + passages(g, place):
                        toll = 0 if free or not is_perished(g, other) else PERISHED
                        self.relax(rings, place, other, base + STEP + toll)
            at += 1

    def relax(self, rings: list[list[int]], place: int, other: int, cost: int) -> None:
        """A way to a hex, if it is cheaper than the one known."""
        if cost < self.cost[other]:
            self.cost[other] = cost
            self.before[other] = place
            while len(rings) <= cost:
                rings.append([])
            rings[cost].append(other)

    def moves(self, place: int) -> int:
        """Move actions until the Hero is there, on average."""
        return (self.cost[place] + self.reach - 1) // self.reach

    def nearest(self, places: list[int]) -> int:
        """The cheapest of some hexes, or NOWHERE."""
        found = NOWHERE
        for place in places:
            if found == NOWHERE or self.cost[place] < self.cost[found]:
                found = place
        return found

    def first_step(self, place: int) -> int:
        """The first hex on the way to a place."""
        while self.before[place] not in (NOWHERE, self.start):
            place = self.before[place]
        return place
