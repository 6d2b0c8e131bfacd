"""Objectives of the invader: goals, looked at when they can come true (SH-OBJ)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.book.tables import (
    AT_ARRIVAL,
    AT_DEATH,
    AT_EQUIPMENT,
    AT_FLIP,
    AT_MACHINE,
    AT_RAMPART,
    AT_RITUAL,
    AT_TRAINING,
    AT_WALL,
)
from jotunheim.games.stronghold.rules.benefits import Fulfil
from jotunheim.games.stronghold.rules.board import (
    all_ramparts,
    all_sections,
    has_fulfilled,
    invaders_at,
)
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    CHAMPIONS,
    INVADER,
    OBJECTIVE,
    TROLL,
)
from jotunheim.kernel import Decision
from jotunheim.texts import N_


def look(g: Stronghold, moment: int) -> None:
    """Look at the goals that can come true now; a benefit follows at once (SH-OBJ-01).

    Each objective is fulfilled once (SH-OBJ-03); of two at once the invader chooses the first.
    """
    met: list[int] = []
    for objective in g.goals.objectives:
        row = g.book.objectives[objective]
        if row.moment != moment or has_fulfilled(g, objective):
            continue
        if progress(g, moment, objective) >= row.count:
            met.append(objective)
    for objective in met:
        g.goals.fulfilled |= 1 << objective
    if len(met) == 1:
        g.then(Fulfil(met[0]))
    elif met:
        g.then(FirstObjective(met[0], met[1]))


def progress(g: Stronghold, moment: int, objective: int) -> int:
    """How far the goal of an objective has come."""
    if moment == AT_RITUAL:
        return g.goals.rituals
    if moment == AT_FLIP:
        return g.goals.revealed
    if moment == AT_DEATH:
        return g.combat.dead
    if moment == AT_MACHINE:
        return len(g.siege.machines)
    if moment == AT_EQUIPMENT:
        return sum(
            [
                mask.bit_count()
                for mask in (g.siege.banners, g.siege.ladders, g.siege.poisons, g.siege.saps)
            ]
        )
    if moment == AT_TRAINING:
        return sum(
            [
                m.bit_count()
                for m in (g.siege.saboteurs, g.siege.quartermasters, g.siege.trench_masters)
            ]
        )
    if moment == AT_RAMPART:
        return len([space for space in all_ramparts() if invaders_at(g, space) > 0])
    if moment == AT_WALL:
        return len([section for section in all_sections() if g.wall(section) == 0])
    assert moment == AT_ARRIVAL
    if objective == CHAMPIONS:
        return max([g.count(section, TROLL) for section in all_sections()])
    return sum([invaders_at(g, section) for section in all_sections()])


@final
class FirstObjective(Decision[Stronghold]):
    """Two goals are met at once: which benefit comes first? (SH-OBJ-01r)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-OBJ-01",)
    asks: ClassVar[str] = N_("Two objectives are fulfilled. Which comes first?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing an objective")

    def __init__(self, one: int, other: int) -> None:
        super().__init__(INVADER)
        self.one = one
        self.other = other

    def options(self, g: Stronghold) -> list[int]:
        return OBJECTIVE.tokens([self.one, self.other])

    def choose(self, g: Stronghold, token: int) -> None:
        first = OBJECTIVE.of(token)
        g.then(Fulfil(first), Fulfil(self.one + self.other - first))
