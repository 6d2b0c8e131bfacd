"""Points of strength that strike a space, and who falls to them (SH-RNG-10, 14, SH-MEL-08)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.rules.deaths import kill_defender, kill_invaders
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    DEFENDER,
    DEFENDER_UNITS,
    INVADER,
    INVADER_UNITS,
    MARKSMAN,
    UNIT,
)
from jotunheim.games.stronghold.words.names import space_name
from jotunheim.kernel import PickPlan, Step, plan_routes
from jotunheim.texts import N_, _


def tolls(there: list[int], strength: list[int], points: int) -> list[list[int]]:
    """All numbers of dead by type that fit the points, and to which nobody could be added.

    The highest total need not be reached (SH-RNG-10r).
    """
    found: list[list[int]] = []
    for one in range(min(there[0], points // strength[0]) + 1):
        rest = points - one * strength[0]
        for two in range(min(there[1], rest // strength[1]) + 1):
            three = min(there[2], (rest - two * strength[1]) // strength[2])
            left = rest - two * strength[1] - three * strength[2]
            if not (there[0] > one and strength[0] <= left) and not (
                there[1] > two and strength[1] <= left
            ):
                found.append([one, two, three])
    return found


class Casualties(PickPlan[Stronghold]):
    """Units of one side on a space fall, until none fits the points left (SH-RNG-14r, SH-MEL-08r)."""

    open_picks: ClassVar[bool] = True
    meanwhile: ClassVar[str] = N_("{seat} is choosing who falls")
    kinds: ClassVar[tuple[int, ...]] = INVADER_UNITS

    def __init__(self, seat: int, space: int, points: int) -> None:
        super().__init__(seat)
        self.space = space
        self.points = points

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.space, "units": self.space, "number": self.points}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"space": space_name(g, self.space), "points": str(self.points)}

    def plans(self, g: Stronghold) -> list[list[int]]:
        there = [g.count(self.space, kind) for kind in self.kinds]
        strength = [g.book.strength[kind] for kind in self.kinds]
        found: list[list[int]] = []
        for toll in tolls(there, strength, self.points):
            plan: list[int] = []
            for place, number in enumerate(toll):
                plan += [UNIT.token(self.kinds[place])] * number
            found.append(plan)
        return found

    def routes(self, g: Stronghold) -> list[list[int]]:
        if g.picks:
            return []
        plans = self.plans(g)
        return plan_routes(plans) if len(plans) > 1 else []

    def finish(self, g: Stronghold, picks: list[int]) -> None:
        for token in picks:
            g.then(Fall(self.space, UNIT.of(token)))

    def why_not(self, g: Stronghold, token: int) -> str:
        if UNIT.has(token) and UNIT.of(token) in self.kinds and g.count(self.space, UNIT.of(token)):
            return _("the points left are too few, or it comes before the last pick (SH-RNG-10)")
        return ""


@final
class Fall(Step[Stronghold]):
    """A unit dies; what follows from that happens before the next one dies."""

    def __init__(self, space: int, kind: int) -> None:
        self.space = space
        self.kind = kind

    def run(self, g: Stronghold) -> None:
        if self.kind < MARKSMAN:
            kill_invaders(g, self.space, self.kind)
        else:
            kill_defender(g, self.space, self.kind)


@final
class Victims(Casualties):
    """A volley: the defender picks the victims (SH-RNG-14)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-RNG-10", "SH-RNG-14", "SH-GEN-06")
    asks: ClassVar[str] = N_("{space}: who falls to a volley of {points}?")

    def __init__(self, space: int, points: int) -> None:
        super().__init__(DEFENDER, space, points)


@final
class LoseInvader(Casualties):
    """The defender was stronger, and picks the dead invaders (SH-MEL-08)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MEL-08", "SH-GEN-06")
    asks: ClassVar[str] = N_("{space}: which invaders die, with a strength of up to {points}?")

    def __init__(self, space: int, points: int) -> None:
        super().__init__(DEFENDER, space, points)


@final
class LoseDefender(Casualties):
    """The invader was stronger, and picks the dead defenders (SH-MEL-08).

    Whole units only; walls and heroes are never lost (SH-MEL-10); who survives stays (SH-MEL-12).
    """

    clauses: ClassVar[tuple[str, ...]] = ("SH-MEL-08", "SH-GEN-06")
    asks: ClassVar[str] = N_("{space}: which defenders die, with a strength of up to {points}?")
    kinds: ClassVar[tuple[int, ...]] = DEFENDER_UNITS

    def __init__(self, space: int, points: int) -> None:
        super().__init__(INVADER, space, points)
