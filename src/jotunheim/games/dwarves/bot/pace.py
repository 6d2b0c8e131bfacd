"""How fast the team is: when each Hero arrives somewhere, and when a piece of work is done.

Time is counted in turns of the table from now, as if nobody did anything else: a Hero first uses actions for its way,
then each action brings the work forward.
"""

from typing import Final, final

from jotunheim.games.dwarves.bot.odds import chance
from jotunheim.games.dwarves.rules.standing import dice_for, is_held
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_CHECK, ROLL_FIGHT, ROLL_MOVE
from jotunheim.games.dwarves.tokens import BATTLE, SPEED

LONG: Final = 20.0  # turns; whatever takes longer is not told apart
# Hexes of one Move action, by dice: less than the highest die, since ways are seldom straight.
REACH: Final = [1.0, 3.0, 3.8, 4.2, 4.5, 4.6, 4.8, 4.9]
ACTIONS: Final = 2  # of a turn


@final
class Pace:
    """The team at one moment; what is asked often is computed once."""

    def __init__(self, g: Dwarves) -> None:
        self.seats = g.seats
        self.active = g.active
        self.left = g.left if g.in_actions else ACTIONS
        self.reach = [
            0.01 if is_held(g, seat) else REACH[dice_for(g, seat, ROLL_MOVE, SPEED)]
            for seat in range(g.seats)
        ]
        self.busy = [0.0] * g.seats  # actions that are planned already

    def ways(self, g: Dwarves, place: int) -> list[float]:
        """Actions of each Hero until it is in a hex, what is planned before it included."""
        row = g.book.distance[place]
        return [self.busy[seat] + row[g.at[seat]] / self.reach[seat] for seat in range(self.seats)]

    def turns(self, seat: int, actions: float) -> float:
        """Turns of the table until a Hero has used so many actions."""
        wait = (seat - self.active) % self.seats
        first = self.left if wait == 0 else ACTIONS
        if actions <= first:
            return wait + actions / ACTIONS
        more = (actions - first) / ACTIONS
        whole = int(more)
        return min(wait + self.seats * (1 + whole) + (more - whole), LONG)

    def until(self, ways: list[float], rates: list[float], work: float, now: float) -> float:
        """Turns until the work is done; `rates` are what an action brings, `now` one of the turn under way."""
        left = ways[:]
        done = 0.0
        for turn in range(int(LONG)):
            seat = (self.active + turn) % self.seats
            actions = float(self.left if turn == 0 else ACTIONS)
            used = min(left[seat], actions)
            left[seat] -= used
            gain = (actions - used) * (now if turn == 0 else rates[seat])
            if done + gain >= work and gain > 0.0:
                return turn + (used + (actions - used) * (work - done) / gain) / ACTIONS
            done += gain
        return LONG


def check_rates(g: Dwarves, attribute: int, number: int, need: int, rolls: int) -> list[float]:
    """By Hero: the chance of a check with so many rolls, for each of its actions."""
    return [
        chance(rolls * dice_for(g, seat, ROLL_CHECK, attribute), number, need) / rolls
        for seat in range(g.seats)
    ]


def hit_rates(g: Dwarves, number: int) -> list[float]:
    """By Hero: dice of a Fight that reach a number, on average."""
    share = (7 - number) / 6
    return [share * dice_for(g, seat, ROLL_FIGHT, BATTLE) for seat in range(g.seats)]
