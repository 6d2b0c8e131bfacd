"""Groups on their way: traps, and who arrives (SH-MAN-13, 16, 18, SH-P4-03)."""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import AT_ARRIVAL, AT_RAMPART
from jotunheim.games.stronghold.rules.deaths import kill_invaders
from jotunheim.games.stronghold.rules.objectives import look
from jotunheim.games.stronghold.rules.questions import AskDefender
from jotunheim.games.stronghold.rules.reveal import spring
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    GOBLIN,
    GOBLIN_TRAP,
    NOWHERE,
    RR4,
    SIEGE_TOWER,
    SPACE,
    TOWER_TRAP,
    TROLL,
    TROLL_TRAP,
    is_section,
)
from jotunheim.games.stronghold.words.events.invader import GROUP
from jotunheim.kernel import Step
from jotunheim.texts import N_

MOVERS: Final = [0, 1, 2, SIEGE_TOWER]  # in the order in which a group is counted


@final
class RunGroup(Step[Stronghold]):
    """The group sets out; a trap on its path hits it (SH-MAN-13, SH-MAN-18, SH-MAN-16)."""

    def run(self, g: Stronghold) -> None:
        group = g.maneuver.group
        path = group.path
        g.maneuver.used_paths |= 1 << path
        g.maneuver.left[g.book.path_from[path]] += sum(group.units)  # the dead count too
        g.tell(GROUP, (path, *group.units))
        trap = spring(g, path)
        if trap == GOBLIN_TRAP:
            kill_goblins(g)
        elif trap == TOWER_TRAP:
            group.units[SIEGE_TOWER] = 0  # it stays where it is; the others go on
        if trap == TROLL_TRAP and group.units[TROLL] > 0:
            g.then(TrappedTroll(), Arrive())
        else:
            g.then(Arrive())


def kill_goblins(g: Stronghold) -> None:
    """A goblin trap kills every goblin of the group (SH-MAN-18)."""
    group = g.maneuver.group
    if group.units[GOBLIN] > 0:
        kill_invaders(g, g.book.path_from[group.path], GOBLIN, group.units[GOBLIN])
    group.units[GOBLIN] = 0
    if group.passing == GOBLIN:
        group.passing = NOWHERE


@final
class TrappedTroll(AskDefender):
    """A troll trap: the defender chooses between the passing troll and those that stop (SH-MAN-13r)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MAN-13", "SH-SCO-04")
    asks: ClassVar[str] = N_("Which troll dies: the one on its way to which space?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a troll")

    def options(self, g: Stronghold) -> list[int]:
        group = g.maneuver.group
        found: list[int] = []
        stopping = group.units[TROLL] - (1 if group.passing == TROLL else 0)
        if stopping > 0:
            found.append(SPACE.token(g.book.path_to[group.path]))
        if group.passing == TROLL:
            found.append(SPACE.token(g.book.path_to[group.onward]))
        return found

    def choose(self, g: Stronghold, token: int) -> None:
        group = g.maneuver.group
        if is_section(SPACE.of(token)) and group.passing == TROLL:
            group.passing = NOWHERE
        group.units[TROLL] -= 1
        kill_invaders(g, g.book.path_from[group.path], TROLL)


@final
class Arrive(Step[Stronghold]):
    """Those who stop arrive together; then the one who passes on (SH-MAN-13)."""

    def run(self, g: Stronghold) -> None:
        group = g.maneuver.group
        start = g.book.path_from[group.path]
        end = g.book.path_to[group.path]
        for number, kind in enumerate(MOVERS):
            stopping = group.units[number] - (1 if group.passing == kind else 0)
            g.put(start, kind, -stopping)
            g.put(end, kind, stopping)
            if kind != SIEGE_TOWER and stopping > 0 and end == RR4:
                g.maneuver.reached = True  # a unit that really arrives alive (SH-MAN-11r)
        look(g, AT_ARRIVAL if is_section(end) else AT_RAMPART)
        if group.passing != NOWHERE:
            g.then(ArriveOnward())


@final
class ArriveOnward(Step[Stronghold]):
    """The passing unit runs over the second path as well, with its trap (SH-P4-03r)."""

    def run(self, g: Stronghold) -> None:
        group = g.maneuver.group
        kind = group.passing
        group.passing = NOWHERE
        start = g.book.path_from[group.path]
        if is_deadly(spring(g, group.onward), kind):
            kill_invaders(g, start, kind)
            return
        g.put(start, kind, -1)
        g.put(g.book.path_to[group.onward], kind)
        look(g, AT_ARRIVAL)


def is_deadly(trap: int, kind: int) -> bool:
    """Does the trap kill a single unit of this type?"""
    return (trap == GOBLIN_TRAP and kind == GOBLIN) or (trap == TROLL_TRAP and kind == TROLL)
