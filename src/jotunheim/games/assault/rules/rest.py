"""The Rest Command: heal, Giantslayer Actions, take all cards back (AG-RST)."""

from typing import final

from jotunheim.games.assault.effects import REST_HEALS
from jotunheim.games.assault.rules.board import cards_left_of
from jotunheim.games.assault.rules.giantslayers import slayer_actions
from jotunheim.games.assault.rules.heal import heal
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import COMMANDS, REST
from jotunheim.games.assault.words.events import TOOK_BACK
from jotunheim.kernel import SeatStep


@final
class Rest(SeatStep[Assault]):
    """Three parts in fixed order (AG-RST-01); possible as the first card of a row too (AG-RST-05).

    The row lies there until the last part, but helps nobody any more (AG-RST-07).
    """

    def run(self, g: Assault) -> None:
        race = g.race_of[self.seat]
        more = g.ongoing[self.seat * g.book.ongoings + REST_HEALS]
        heal(g, self.seat, g.book.rest_heals[race] + more)
        actions = g.book.slayer_left[race] * cards_left_of(g, self.seat, REST)
        # one for each card to the left (AG-RST-03)
        g.then(*slayer_actions(self.seat, actions))
        g.then(TakeBack(self.seat))


@final
class TakeBack(SeatStep[Assault]):
    """All Command Cards return to hand; what Leader and Magic granted ends (AG-RST-04, AG-CMD-06)."""

    def run(self, g: Assault) -> None:
        for command in range(COMMANDS):
            g.laid[self.seat * COMMANDS + command] = 0
        g.row[self.seat] = 0
        g.activated[self.seat] = 0
        g.tell(TOOK_BACK, (self.seat,))
