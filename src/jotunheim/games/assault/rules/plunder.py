"""The Plunder or Negotiate Command (AG-PLU)."""

from typing import final

from jotunheim.games.assault.rules.board import cards_left_of, occupied_small_folk
from jotunheim.games.assault.rules.resources import draw_resources
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import PLUNDER
from jotunheim.kernel import SeatStep


@final
class Plunder(SeatStep[Assault]):
    """Draw the base, then one more for each card to the left and Small Folk Region occupied.

    Extra cards: the smaller of the two numbers (AG-PLU-01 to 03). Negotiate is the same card under
    the storm giants' name (AG-PLU-04); no presence on the board is needed (AG-PLU-05).
    """

    def run(self, g: Assault) -> None:
        race = g.race_of[self.seat]
        base, per_left = g.book.plunder[race]
        left = cards_left_of(g, self.seat, PLUNDER)
        extra = min(left * per_left, len(occupied_small_folk(g, race)))
        draw_resources(g, self.seat, base + extra)
