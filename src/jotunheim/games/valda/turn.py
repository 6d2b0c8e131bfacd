"""The order of play, from top to bottom as the rulebook prints it (VA-GEN-04, 05, VA-TURN).

Six rounds; in each every player takes one turn, clockwise; a turn has four phases. In all but the Attack phase only the active player acts, apart from windows (VA-WHO-02).
"""

from typing import Final, final

from jotunheim.games.valda.book.tables import START_TOKENS
from jotunheim.games.valda.rules.areas import power
from jotunheim.games.valda.rules.attack import AttackPhase
from jotunheim.games.valda.rules.followers import FollowersPhase
from jotunheim.games.valda.rules.frost import thaw
from jotunheim.games.valda.rules.resource_phase import ResourcePhase
from jotunheim.games.valda.rules.valda import ValdaPhase
from jotunheim.games.valda.state.pending import Turn
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.words.events.turns import BEGINS
from jotunheim.kernel import SeatStep, Step


@final
class Round(Step[Valda]):
    """The drakkar moves on; every player takes a turn, beginning with the starting player (VA-GEN-04, 06, VA-WHO-01)."""

    def run(self, g: Valda) -> None:
        g.round += 1
        g.chapter(g.round)
        for seat in g.clockwise(g.first):
            g.then(TakeTurn(seat))
        g.then(END_OF_ROUND)


@final
class TakeTurn(SeatStep[Valda]):
    """Freezes end, tokens come, then four phases in fixed order (VA-GEN-05, VA-TURN-01 to 04, VA-GIA-02)."""

    def run(self, g: Valda) -> None:
        g.active = self.seat
        g.turn = Turn(g.seats)  # whatever lasted until the end of a turn is over (VA-TURN-04)
        thaw(g, self.seat)
        numbers = g.book.numbers
        g.turn.action_points = numbers.action_points + power(g, self.seat, START_TOKENS)
        g.turn.building_points = numbers.building_points
        g.tell(BEGINS, (self.seat, g.turn.action_points, g.turn.building_points))
        g.then(*phases(self.seat))


def phases(seat: int) -> list[Step[Valda]]:
    """Valda, Attack, Followers, Resource (VA-GEN-05)."""
    return [ValdaPhase(seat), AttackPhase(), FollowersPhase(seat), ResourcePhase()]


@final
class EndOfRound(Step[Valda]):
    """What lasted until the end of the round is over; after round 6 the game ends (VA-TURN-05, VA-END-01, 05)."""

    def run(self, g: Valda) -> None:
        g.havenless = 0
        if g.round < g.book.numbers.rounds:
            g.then(ROUND)
        else:
            g.finish()


ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
