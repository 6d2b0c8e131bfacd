"""Trophies: cards that collect troops and leaders that fell in Fights (DW-CARD-14, DW-CARD-19, DW-B4-05)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.effects.goals import CROWN, LEADER_GONE, SPREE, TROPHY
from jotunheim.games.dwarves.effects.places import NONE
from jotunheim.games.dwarves.rules.completion import find, part_done
from jotunheim.games.dwarves.rules.crown import collects_for_crown, count_for_crown
from jotunheim.games.dwarves.rules.goals import (
    asks_for,
    goal_of,
    is_full,
    is_level_c,
    parts_in_play,
)
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import Faceup
from jotunheim.games.dwarves.tokens import CARD
from jotunheim.games.dwarves.words.events.cards import TROPHY as TROPHY_TOLD
from jotunheim.games.dwarves.words.names import kind_name
from jotunheim.kernel import Decision
from jotunheim.texts import N_

LEADER_TROPHY: Final = 2  # what a leader counts on a card that collects all kinds (B4-C3)


def fell(g: Dwarves, seat: int, place: int, kind: int) -> None:
    """A troop on the map fell in a Fight: a card collects it, or the supply (DW-FIG-04, DW-CARD-14)."""
    g.supply[kind] += 1
    if collectors(g, kind):
        g.then(Collect(seat, kind))
    for up in [up for up in g.faceup if asks_for(g, up, SPREE)]:
        for part in parts_in_play(g, up):
            if goal_of(g, up, part).op == SPREE:
                up.won[part] += 1
                if up.won[part] == goal_of(g, up, part).times:
                    part_done(g, up)


def collectors(g: Dwarves, kind: int) -> list[int]:
    """Cards that still collect troops of a kind (DW-CARD-19)."""
    found: list[int] = []
    for up in g.faceup:
        for part in parts_in_play(g, up):
            goal = goal_of(g, up, part)
            if (goal.op == TROPHY and goal.kind in (NONE, kind) and not is_full(g, up, part)) or (
                goal.op == CROWN and collects_for_crown(g, up)
            ):
                found.append(up.card)
    return found


class AboutTroop(Decision[Dwarves]):
    """A question about one troop that falls."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"kind": self.kind}

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"kind": kind_name(g, self.kind)}


@final
class Collect(AboutTroop):
    """Which card collects a defeated troop? (DW-CARD-19, DEC-32)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-14", "DW-CARD-19")
    asks: ClassVar[str] = N_("Which card gets the defeated {kind}?")
    meanwhile: ClassVar[str] = N_("{seat} is collecting trophies")
    may_be_void: ClassVar[bool] = True

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(collectors(g, self.kind))

    def choose(self, g: Dwarves, token: int) -> None:
        up = find(g, CARD.of(token))
        g.supply[self.kind] -= 1
        up.trophies[self.kind] += 1
        g.tell(TROPHY_TOLD, (self.kind, up.card))
        test_trophies(g, up)


def test_trophies(g: Dwarves, up: Faceup) -> None:
    """Enough of them, and that part of the quest is done; tested whenever the number changes."""
    for part in parts_in_play(g, up):
        goal = goal_of(g, up, part)
        if goal.op == TROPHY and is_full(g, up, part):
            part_done(g, up)
            return
        if goal.op == CROWN:
            count_for_crown(g, up, goal)


def leader_fell(g: Dwarves, seat: int, place: int, kind: int) -> None:
    """A leader was removed: its card is done, and one that collects all kinds counts it (DW-B4-05)."""
    for up in g.faceup[:]:
        for part in parts_in_play(g, up):
            goal = goal_of(g, up, part)
            if goal.op == LEADER_GONE and goal.kind == kind:
                part_done(g, up)
            elif goal.op == TROPHY and goal.kind == NONE and is_level_c(g, up.card):
                up.won[part] += LEADER_TROPHY
                test_trophies(g, up)
