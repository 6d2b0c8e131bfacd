"""Picking several equal or different things of one kind (AG-DEC)."""

from typing import ClassVar

from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import UNIT
from jotunheim.kernel import Family, PickCounts


class Picks(PickCounts[Assault]):
    """So many things of one family; made openly, as at a table.

    Pieces of one kind, side and place share a token, so a set is a count for each token.
    """

    open_picks: ClassVar[bool] = True
    family: ClassVar[Family] = UNIT

    def candidates(self, g: Assault) -> list[int]:
        return self.family.all()
