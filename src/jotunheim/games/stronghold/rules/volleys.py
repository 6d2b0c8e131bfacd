"""Volleys: points of strength that strike a rampart, and who falls (SH-RNG-10, 14)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.rules.board import races_at
from jotunheim.games.stronghold.rules.deaths import kill_invaders
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import DEFENDER, UNIT
from jotunheim.games.stronghold.words.names import space_name
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _


@final
class Victims(Decision[Stronghold]):
    """The defender picks victims one type at a time, until none fits the points left (SH-RNG-14r)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-RNG-10", "SH-RNG-14", "SH-GEN-06")
    asks: ClassVar[str] = N_("{space}: who falls? Points left: {points}")
    meanwhile: ClassVar[str] = N_("{seat} is choosing who falls")
    may_be_void: ClassVar[bool] = True

    def __init__(self, space: int, points: int) -> None:
        super().__init__(DEFENDER)
        self.space = space
        self.points = points

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"space": space_name(g, self.space), "points": str(self.points)}

    def options(self, g: Stronghold) -> list[int]:
        kinds = races_at(g, self.space)
        return UNIT.tokens([kind for kind in kinds if g.book.strength[kind] <= self.points])

    def choose(self, g: Stronghold, token: int) -> None:
        kind = UNIT.of(token)
        kill_invaders(g, self.space, kind)
        g.then(Victims(self.space, self.points - g.book.strength[kind]))

    def why_not(self, g: Stronghold, token: int) -> str:
        if UNIT.has(token) and UNIT.of(token) in races_at(g, self.space):
            return _("the points left are too few for this unit (SH-RNG-10)")
        return ""
