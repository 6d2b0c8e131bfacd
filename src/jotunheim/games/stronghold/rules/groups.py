"""Groups on paths: chosen and counted; who arrives is in `arrivals` (SH-MAN-13, 17, 19, 20, SH-P4-03)."""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.rules.arrivals import MOVERS, RunGroup
from jotunheim.games.stronghold.rules.board import invaders_at, is_in, room_for_invaders
from jotunheim.games.stronghold.rules.questions import AskInvader
from jotunheim.games.stronghold.state import Group, Stronghold
from jotunheim.games.stronghold.tokens import (
    AMOUNT,
    INVADER,
    KINDS,
    PATH,
    RACES,
    SIEGE_TOWER,
    SPACE,
    UNIT,
    W_NONE,
    is_rampart,
    is_section,
)
from jotunheim.games.stronghold.words.events.invader import PASSES
from jotunheim.games.stronghold.words.names import path_name, plural_name
from jotunheim.kernel import DONE, Decision, Family, Limit, PickAmounts, Step, Stepper
from jotunheim.texts import N_, _

UNIT_ROWS: Final = [0, 1, 2]
ALL_ROWS: Final = [0, 1, 2, 3]


def limit_left(g: Stronghold, space: int) -> int:
    """How many may still leave a space in this maneuver; towers count, and the dead (SH-MAN-06)."""
    return g.maneuver.limit - g.maneuver.left[space]


def tower_room(g: Stronghold, space: int) -> int:
    """Siege towers that may come: one stands at a section, any number elsewhere (SH-P2-08r)."""
    return 1 - g.count(space, SIEGE_TOWER) if is_section(space) else g.maneuver.limit


def onward_paths(g: Stronghold, rampart: int) -> list[int]:
    """Paths to sections with room that an unused Quartermaster opens (SH-P4-03)."""
    if not is_rampart(rampart) or not is_in(g.siege.quartermasters, rampart):
        return []
    if is_in(g.siege.quartermasters_used, rampart):
        return []
    return [
        path
        for path in g.book.out[rampart]
        if g.book.leads_to_wall(path) and room_for_invaders(g, g.book.path_to[path]) > 0
    ]


def room_for_group(g: Stronghold, path: int) -> int:
    """Units that a group on this path may have: free spaces now, and one that passes on.

    A group that is too large cannot be declared, even if a trap would make room (SH-MAN-19r).
    """
    end = g.book.path_to[path]
    return max(room_for_invaders(g, end), 0) + (1 if onward_paths(g, end) else 0)


def group_at(g: Stronghold, space: int) -> list[int]:
    """Goblins, orcs, trolls and siege towers on a space."""
    return [g.count(space, kind) for kind in MOVERS]


def can_move(g: Stronghold, path: int) -> bool:
    """Can at least one unit or tower use the path? Each path once a maneuver (SH-MAN-13r)."""
    start = g.book.path_from[path]
    if is_in(g.maneuver.used_paths, path) or limit_left(g, start) <= 0:
        return False
    if invaders_at(g, start) > 0 and room_for_group(g, path) > 0:
        return True
    return g.count(start, SIEGE_TOWER) > 0 and tower_room(g, g.book.path_to[path]) > 0


@final
class ChoosePath(Decision[Stronghold]):
    """Over which path does the next group go? In any order, until the invader stops (SH-MAN-20r)."""

    asks: ClassVar[str] = N_("Over which path does the next group go?")
    clauses: ClassVar[tuple[str, ...]] = ("SH-MAN-03", "SH-MAN-13", "SH-MAN-17", "SH-MAN-20")
    meanwhile: ClassVar[str] = N_("{seat} is moving units")
    ends: ClassVar[str] = N_("No more groups")

    def __init__(self, first: int, end: int) -> None:
        super().__init__(INVADER)
        self.first = first
        self.end = end

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"path": self.first}

    def question(self, g: Stronghold) -> str:
        if is_section(g.book.path_to[self.first]):
            return _("From the ramparts to the walls: over which path?")
        if self.end - self.first == 1:
            return _("To the outermost rampart?")
        return _("From the foregrounds to the ramparts: over which path?")

    def options(self, g: Stronghold) -> list[int]:
        paths = [path for path in range(self.first, self.end) if can_move(g, path)]
        return [*PATH.tokens(paths), DONE]

    def choose(self, g: Stronghold, token: int) -> None:
        if token != DONE:
            g.maneuver.group = Group(PATH.of(token))
            g.then(CountGroup(), self)

    def expected(self, g: Stronghold) -> list[int]:
        paths = range(self.first, self.end)
        held = [path for path in paths if sum(group_at(g, g.book.path_from[path])) > 0]
        return PATH.tokens(held)

    def why_not(self, g: Stronghold, token: int) -> str:
        return why_not_path(g, PATH.of(token), self) if PATH.has(token) else ""


def why_not_path(g: Stronghold, path: int, step: ChoosePath) -> str:
    """Why no group can take this path now."""
    start = g.book.path_from[path]
    if not step.first <= path < step.end:
        return _("this path belongs to another step of the maneuver (SH-MAN-08)")
    if is_in(g.maneuver.used_paths, path):
        return _("all who use a path in a maneuver go together (SH-MAN-13)")
    if limit_left(g, start) <= 0:
        return _("no more units may leave this space in this maneuver (SH-MAN-06)")
    if sum(group_at(g, start)) == 0:
        return _("nobody is there to move (SH-MAN-03)")
    return _("there is no free space at its end (SH-MAN-03)")


def units_of(group: Group) -> int:
    """Units of a group, without towers."""
    return group.units[0] + group.units[1] + group.units[2]


@final
class CountGroup(PickAmounts[Stronghold]):
    """How many goblins, orcs, trolls, siege towers go together? At least one in all (SH-MAN-13r)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MAN-06", "SH-MAN-13", "SH-MAN-19")
    asks: ClassVar[str] = N_("Who takes {path}?")
    meanwhile: ClassVar[str] = N_("{seat} is moving units")
    family: ClassVar[Family] = AMOUNT

    def __init__(self) -> None:
        super().__init__(INVADER, 1)

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"path": path_name(g, g.maneuver.group.path)}

    def most(self, g: Stronghold) -> list[int]:
        path = g.maneuver.group.path
        start = g.book.path_from[path]
        towers = min(g.count(start, SIEGE_TOWER), tower_room(g, g.book.path_to[path]))
        at = start * KINDS
        return [g.units[at], g.units[at + 1], g.units[at + 2], max(towers, 0)]

    def limits(self, g: Stronghold) -> list[Limit]:
        path = g.maneuver.group.path
        room = Limit(UNIT_ROWS, room_for_group(g, path))
        return [room, Limit(ALL_ROWS, limit_left(g, g.book.path_from[path]))]

    def labels(self, g: Stronghold) -> list[Stepper]:
        return [Stepper(plural_name(g, kind)) for kind in MOVERS]

    def finish(self, g: Stronghold, amounts: list[int]) -> None:
        g.maneuver.group.units = amounts
        g.then(*group_steps(g))

    def why_not(self, g: Stronghold, token: int) -> str:
        if not AMOUNT.has(token):
            return ""
        start = g.book.path_from[g.maneuver.group.path]
        number = AMOUNT.of(token)
        if number == 0:
            return _("a group has at least one unit (SH-MAN-13)")
        if number > g.count(start, MOVERS[len(g.picks)]):
            return _("so many are not there (SH-MAN-03)")
        if number > limit_left(g, start) - sum(AMOUNT.of(pick) for pick in g.picks):
            return _("more than may leave this space in this maneuver (SH-MAN-06)")
        return _("more than there are free spaces at its end (SH-MAN-19)")


def group_steps(g: Stronghold) -> list[Step[Stronghold]]:
    """What follows once a group is counted."""
    if units_of(g.maneuver.group) > 0 and onward_paths(g, g.book.path_to[g.maneuver.group.path]):
        return [PassOn(), RunGroup()]
    return [RunGroup()]


@final
class PassOn(AskInvader):
    """Which unit passes the rampart and goes straight on to the walls? (SH-P4-03)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P4-03",)
    asks: ClassVar[str] = N_("The Quartermaster lets one unit pass. Which one?")
    meanwhile: ClassVar[str] = N_("{seat} is moving units")

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"units": g.book.path_from[g.maneuver.group.path]}

    def options(self, g: Stronghold) -> list[int]:
        found = UNIT.tokens([kind for kind in range(RACES) if g.maneuver.group.units[kind] > 0])
        if units_of(g.maneuver.group) <= room_for_invaders(
            g, g.book.path_to[g.maneuver.group.path]
        ):
            found.append(W_NONE)
        return found

    def choose(self, g: Stronghold, token: int) -> None:
        if token != W_NONE:
            g.maneuver.group.passing = UNIT.of(token)
            g.then(PassTo())

    def default(self, g: Stronghold, options: list[int]) -> int:
        return options[-1]

    def expected(self, g: Stronghold) -> list[int]:
        return [W_NONE]

    def why_not(self, g: Stronghold, token: int) -> str:
        if token == W_NONE:
            return _("the rampart has no room for the whole group (SH-MAN-19)")
        return ""


@final
class PassTo(AskInvader):
    """To which attached section does the unit go? It is named with the group (SH-P4-03r)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P4-03",)
    asks: ClassVar[str] = N_("To which section does it go?")
    meanwhile: ClassVar[str] = N_("{seat} is moving units")

    def options(self, g: Stronghold) -> list[int]:
        paths = onward_paths(g, g.book.path_to[g.maneuver.group.path])
        return SPACE.tokens(sorted([g.book.path_to[path] for path in paths]))

    def choose(self, g: Stronghold, token: int) -> None:
        rampart = g.book.path_to[g.maneuver.group.path]
        g.maneuver.group.onward = g.book.path_between(rampart, SPACE.of(token))
        g.siege.quartermasters_used |= 1 << rampart  # used even if the unit dies on the way
        g.tell(PASSES, (g.maneuver.group.passing, SPACE.of(token)))

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("no free space there, or no path from the rampart (SH-P4-03)")
