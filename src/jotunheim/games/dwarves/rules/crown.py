"""The High King: three conditions, each marked once and for all, then the crown (DW-GLO-13)."""

from typing import Final

from jotunheim.games.dwarves.effects.goals import CROWN, Goal
from jotunheim.games.dwarves.effects.places import GATES_ALL
from jotunheim.games.dwarves.rules.goals import MANY, goal_of, parts_in_play
from jotunheim.games.dwarves.rules.grades import regrade
from jotunheim.games.dwarves.rules.losses import heal
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import Faceup
from jotunheim.games.dwarves.tokens import KINDS
from jotunheim.games.dwarves.words.events.cards import CROWN_MARK, CROWNED

# The conditions, as bits of `marked`.
TROOPS: Final = 1
COUNCIL: Final = 2
GATES_HELD: Final = 4
ALL_THREE: Final = 7
FEW_GATES: Final = 2  # with two or three Heroes


def collects_for_crown(g: Dwarves, up: Faceup) -> bool:
    """Does the High King's card still collect troops?"""
    return not up.marked & TROOPS


def count_for_crown(g: Dwarves, up: Faceup, goal: Goal) -> None:
    """With 12 troops the first condition is marked, and they return to the supply (DW-GLO-13)."""
    if sum(up.trophies) < goal.times:
        return
    for kind in range(KINDS):
        g.supply[kind] += up.trophies[kind]
        up.trophies[kind] = 0
    mark(g, up, TROOPS)


def test_crown(g: Dwarves) -> None:
    """The Council and the Gates are marked by themselves whenever they hold in step 3."""
    for up in g.faceup[:]:
        for part in parts_in_play(g, up):
            goal = goal_of(g, up, part)
            if goal.op == CROWN:
                if g.council >= goal.position:
                    mark(g, up, COUNCIL)
                if gates_held(g) >= (goal.many if g.seats >= MANY else FEW_GATES):
                    mark(g, up, GATES_HELD)


def gates_held(g: Dwarves) -> int:
    """Different Gates at which a Hero stands."""
    return len([place for place in g.book.places[GATES_ALL] if place in g.at])


def mark(g: Dwarves, up: Faceup, bit: int) -> None:
    """A condition is met and stays marked; the third one crowns the High King."""
    if up.marked & bit:
        return
    up.marked |= bit
    g.tell(CROWN_MARK, (bit.bit_length(),))
    if up.marked == ALL_THREE:
        g.rare.crowned = True
        g.tell(CROWNED, ())
        for seat in g.order(g.active):
            heal(g, seat, 1)
        regrade(g)
