"""Picking several equal or different things of one kind (AG-DEC)."""

from typing import ClassVar

from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import UNIT
from jotunheim.kernel import Decision, Family, PickCounts
from jotunheim.texts import _


class Picks(PickCounts[Assault]):
    """So many things of one family; made openly, as at a table.

    Pieces of one kind, side and place share a token, so a set is a count for each token.
    """

    open_picks: ClassVar[bool] = True
    family: ClassVar[Family] = UNIT

    def candidates(self, g: Assault) -> list[int]:
        return self.family.all()

    def left(self, g: Assault, token: int) -> int:
        """How many of these have not been picked."""
        return self.counts(g)[self.family.of(token)] - g.picks.count(token)

    def expected(self, g: Assault) -> list[int]:
        """What was passed over: things are picked in their order."""
        if not g.picks or len(g.picks) >= self.high or self.alike(g):
            return []
        return [t for t in self.family.all() if t < g.picks[-1] and self.left(g, t) > 0]

    def why_not(self, g: Assault, token: int) -> str:
        if g.picks and self.family.has(token) and token < g.picks[-1] and self.left(g, token) > 0:
            return _("it comes earlier in the order of picks: undo, then pick it")
        return ""


def as_picks(decision: Decision[Assault]) -> Picks | None:
    """The decision, if several things are picked in it."""
    # isinstance: the common base of eleven questions, asked for in this one place
    return decision if isinstance(decision, Picks) else None
