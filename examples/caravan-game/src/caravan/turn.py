"""The order of play: one round for each caravan (CV-RND, CV-END)."""

from typing import Final, final

from caravan.rules.choice import all_choose
from caravan.rules.raid import send_away
from caravan.state import ROAD, TO_COME, Caravan
from caravan.words import events
from jotunheim.kernel import Step


@final
class Round(Step[Caravan]):
    """A caravan comes, all choose, some raid, the caravan goes (CV-RND-01 to 05)."""

    def run(self, g: Caravan) -> None:
        g.chapter(g.round)
        caravan = g.caravans.draw(g, TO_COME, ROAD)
        g.tell(events.COMES, (caravan,))
        g.then(*all_choose(g), END_OF_ROUND)


@final
class EndOfRound(Step[Caravan]):
    """The next player becomes the first one; after the last caravan the game is over (CV-END-01)."""

    def run(self, g: Caravan) -> None:
        send_away(g)
        g.first = (g.first + 1) % g.seats
        g.round += 1
        if g.round < g.rounds:
            g.then(ROUND)
        else:
            g.finish()


# Steps are frozen, so one of each is enough for all games.
ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
