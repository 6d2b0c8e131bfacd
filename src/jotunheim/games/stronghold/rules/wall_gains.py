"""Gains of plans at the walls and in buildings: Sally Forth, Night Masons, Holy Vigil, Boiling Pitch (SH-PLN-02)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES
from jotunheim.games.stronghold.rules.actions import Activate
from jotunheim.games.stronghold.rules.board import (
    all_ramparts,
    all_sections,
    defenders_at,
    invaders_at,
    is_in,
)
from jotunheim.games.stronghold.rules.casualties import Victims
from jotunheim.games.stronghold.rules.deaths import KillDefender
from jotunheim.games.stronghold.rules.questions import AskDefender, NextInOrder
from jotunheim.games.stronghold.rules.targets import can_resolve, why_no_use
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTION,
    CAT,
    DEFENDER,
    GOBLIN_CAULDRON,
    NOWHERE,
    SECTION,
    SPACE,
    TROLL_CAULDRON,
)
from jotunheim.games.stronghold.words.events.assault import VOLLEY
from jotunheim.games.stronghold.words.events.defender import ACTION_AT
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _

# Sally Forth ------------------------------------------------------------------------------------


def may_sally(g: Stronghold) -> list[int]:
    """Ramparts with invader units."""
    return [space for space in all_ramparts() if invaders_at(g, space) > 0]


@final
class Sally(Decision[Stronghold]):
    """Which rampart is struck? Neither Mantelet nor Trench Master helps (DP02)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-02", "SH-RNG-14")
    asks: ClassVar[str] = N_("Sally Forth: against which rampart?")
    meanwhile: ClassVar[str] = N_("{seat} is leading a sally")

    def __init__(self, points: int) -> None:
        super().__init__(DEFENDER)
        self.points = points

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"number": self.points}

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(may_sally(g))

    def choose(self, g: Stronghold, token: int) -> None:
        rampart = SPACE.of(token)
        g.tell(VOLLEY, (rampart, self.points))
        g.then(Victims(rampart, self.points))
        for section in sorted(g.book.sections_of[rampart]):  # the price, in id order
            if defenders_at(g, section) > 0:
                g.then(KillDefender(section))

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("a rampart with invader units is needed (SH-PLN-06)") if SPACE.has(token) else ""


# Night Masons, Holy Vigil, Boiling Pitch -------------------------------------------------------


@final
class Mason(NextInOrder):
    """On which section does the next wall component lie? Different ones, from W1 on (DP04)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-02", "SH-WRK-04")
    asks: ClassVar[str] = N_("Night Masons: the next section?")
    meanwhile: ClassVar[str] = N_("{seat} is raising walls")
    may_be_void: ClassVar[bool] = True
    ends: ClassVar[str] = N_("No more walls")

    def has_stock(self, g: Stronghold) -> bool:
        return g.stock[PIECE_NAMES.index("wall")] > 0

    def may_pick(self, g: Stronghold) -> list[int]:
        return SPACE.tokens([section for section in all_sections() if section > self.last])

    def pick(self, g: Stronghold, token: int) -> None:
        section = SPACE.of(token)
        g.stock[PIECE_NAMES.index("wall")] -= 1
        g.castle.walls[section - SECTION] += 1
        if self.left > 1:
            g.then(Mason(self.left - 1, section))


def may_watch(g: Stronghold) -> list[int]:
    """Cathedral actions that were not performed this turn and have a use (DP05)."""
    fresh = [a for a in g.book.actions_of[CAT] if not is_in(g.hourglasses.performed, a)]
    return [action for action in fresh if can_resolve(g, action)]


@final
class Vigil(AskDefender):
    """Which Cathedral action is performed without hourglasses? (DP05)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-02", "SH-DEF-02")
    asks: ClassVar[str] = N_("Holy Vigil: which action of the Cathedral?")
    meanwhile: ClassVar[str] = N_("{seat} is keeping a vigil")

    def options(self, g: Stronghold) -> list[int]:
        return ACTION.tokens(may_watch(g))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(Activate(ACTION.of(token), False))

    def expected(self, g: Stronghold) -> list[int]:
        return ACTION.tokens(g.book.actions_of[CAT])

    def why_not(self, g: Stronghold, token: int) -> str:
        return why_no_use(g, ACTION.of(token)) if ACTION.has(token) else ""


def may_boil(g: Stronghold) -> list[int]:
    """Sections without a cauldron."""
    return [s for s in all_sections() if g.castle.cauldrons[s - SECTION] == NOWHERE]


def pots(g: Stronghold) -> list[int]:
    """Cauldrons left, named by their actions."""
    kinds = range(GOBLIN_CAULDRON, TROLL_CAULDRON + 1)
    return [action for action in kinds if g.stock[g.book.actions[action].piece] > 0]


@final
class BoilAt(AskDefender):
    """On which section does the cauldron stand? (DP06)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-02", "SH-FOR-02")
    asks: ClassVar[str] = N_("Boiling Pitch: on which section?")
    meanwhile: ClassVar[str] = N_("{seat} is boiling pitch")

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(may_boil(g))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(BoilWhat(SPACE.of(token)))

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("a section without a cauldron is needed (SH-FOR-02)") if SPACE.has(token) else ""


@final
class BoilWhat(Decision[Stronghold]):
    """Which cauldron? (DP06)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-02", "SH-FOR-03")
    asks: ClassVar[str] = N_("Which cauldron?")
    meanwhile: ClassVar[str] = N_("{seat} is boiling pitch")

    def __init__(self, section: int) -> None:
        super().__init__(DEFENDER)
        self.section = section

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.section}

    def options(self, g: Stronghold) -> list[int]:
        return ACTION.tokens(pots(g))

    def choose(self, g: Stronghold, token: int) -> None:
        action = ACTION.of(token)
        g.stock[g.book.actions[action].piece] -= 1
        g.castle.cauldrons[self.section - SECTION] = action - GOBLIN_CAULDRON
        g.tell(ACTION_AT, (action, self.section))
