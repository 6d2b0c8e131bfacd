"""What each defense plan gives (the ten cards of content/plans.toml; SH-PLN-02, SH-PLN-06r)."""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES
from jotunheim.games.stronghold.rules.actions import Activate
from jotunheim.games.stronghold.rules.board import (
    all_ramparts,
    all_sections,
    defenders_at,
    invaders_at,
    is_in,
)
from jotunheim.games.stronghold.rules.buildings import (
    TrapKind,
    can_resolve,
    why_no_use,
)
from jotunheim.games.stronghold.rules.casualties import Victims
from jotunheim.games.stronghold.rules.deaths import KillDefender
from jotunheim.games.stronghold.rules.equipment import open_paths
from jotunheim.games.stronghold.rules.movement import MoveFrom, can_move
from jotunheim.games.stronghold.rules.questions import AskDefender
from jotunheim.games.stronghold.rules.swaps import SwapFrom, can_swap
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTION,
    BAR,
    BEAT_THE_DRUMS,
    BOILING_PITCH,
    CAT,
    CRT,
    DEFENDER,
    GOBLIN_CAULDRON,
    HOLY_VIGIL,
    LAST_RESERVES,
    MARKSMAN,
    NIGHT_MASONS,
    NOWHERE,
    PATH,
    SALLY_FORTH,
    SECTION,
    SOLDIER,
    SPACE,
    TROLL_CAULDRON,
    VETERAN,
    VETERAN_CADRE,
    W_MOVE,
    W_SWAP,
    WOLF_PITS,
    WORKPLACES,
)
from jotunheim.games.stronghold.words.events import ACTION_AT, VOLLEY
from jotunheim.kernel import DONE, Decision, Step
from jotunheim.texts import N_, _

FREE: Final = 0  # the price of a move that a plan gives


def can_gain(g: Stronghold, plan: int) -> bool:
    """Can the plan do something now? One whose gain lasts always can (SH-PLN-06r)."""
    if g.book.plans[plan].lasts:
        return True
    if plan == LAST_RESERVES:
        return g.reserve[0] + g.reserve[SOLDIER - MARKSMAN] > 0
    if plan == SALLY_FORTH:
        return len(may_sally(g)) > 0
    if plan == NIGHT_MASONS:
        return g.stock[PIECE_NAMES.index("wall")] > 0
    if plan == HOLY_VIGIL:
        return len(may_watch(g)) > 0
    if plan == BOILING_PITCH:
        return len(may_boil(g)) > 0 and len(pots(g)) > 0
    if plan == BEAT_THE_DRUMS:
        return can_move(g, FREE) or can_swap(g, FREE)
    if plan == VETERAN_CADRE:
        return len(may_promote(g, NOWHERE)) > 0
    return len(open_paths(g)) > 0 and len(g.hidden.trap_stock) > 0


@final
class Gain(Step[Stronghold]):
    """What a plan gives at once; lasting effects are questions that other rules ask."""

    def __init__(self, plan: int) -> None:
        self.plan = plan

    def run(self, g: Stronghold) -> None:
        plan = self.plan
        amount = g.book.plans[plan].amount
        if plan == LAST_RESERVES:
            call_reserves(g, amount)
        elif plan == SALLY_FORTH:
            g.then(Sally(amount))
        elif plan == NIGHT_MASONS:
            g.then(Mason(amount, NOWHERE))
        elif plan == HOLY_VIGIL:
            g.then(Vigil())
        elif plan == BOILING_PITCH:
            g.then(BoilAt())
        elif plan == BEAT_THE_DRUMS:
            g.free_moves = amount
            g.then(Drums(False))
        elif plan == VETERAN_CADRE:
            g.then(Promote(amount, NOWHERE))
        elif plan == WOLF_PITS:
            g.then(DigPit(amount, NOWHERE))


def call_reserves(g: Stronghold, marksmen: int) -> None:
    """A soldier and some marksmen come to the Courtyard, as many as there are (DP01)."""
    for rank, number in ((SOLDIER, 1), (MARKSMAN, marksmen)):
        found = min(number, g.reserve[rank - MARKSMAN])
        g.reserve[rank - MARKSMAN] -= found
        g.put(CRT, rank, found)


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
class Mason(Decision[Stronghold]):
    """On which section does the next wall component lie? Different ones, from W1 on (DP04)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-02", "SH-WRK-04")
    asks: ClassVar[str] = N_("Night Masons: the next section?")
    meanwhile: ClassVar[str] = N_("{seat} is raising walls")
    may_be_void: ClassVar[bool] = True
    ends: ClassVar[str] = N_("No more walls")

    def __init__(self, left: int, last: int) -> None:
        super().__init__(DEFENDER)
        self.left = left
        self.last = last

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.last, "number": self.left}

    def options(self, g: Stronghold) -> list[int]:
        if g.stock[PIECE_NAMES.index("wall")] == 0:
            return []
        found = SPACE.tokens([section for section in all_sections() if section > self.last])
        return found if self.last == NOWHERE else [*found, DONE]

    def choose(self, g: Stronghold, token: int) -> None:
        if token == DONE:
            return
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


# Beat the Drums ---------------------------------------------------------------------------------


@final
class Drums(Decision[Stronghold]):
    """Moves and swaps without hourglasses, one after the other; a Gale is still paid (DP07)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-02", "SH-MOV-01", "SH-MOV-09")
    meanwhile: ClassVar[str] = N_("{seat} is moving units to the sound of drums")
    may_be_void: ClassVar[bool] = True
    ends: ClassVar[str] = N_("No more moves")

    def __init__(self, begun: bool) -> None:
        super().__init__(DEFENDER)
        self.begun = begun

    def question(self, g: Stronghold) -> str:
        return _("Free moves left: {number}. What next?").format(number=g.free_moves)

    def options(self, g: Stronghold) -> list[int]:
        found: list[int] = []
        if g.free_moves > 0 and can_move(g, FREE):
            found.append(W_MOVE)
        if g.free_moves > 0 and can_swap(g, FREE):
            found.append(W_SWAP)
        if self.begun:
            found.append(DONE)
        return found

    def choose(self, g: Stronghold, token: int) -> None:
        if token == DONE:
            g.free_moves = 0
            return
        g.free_moves -= 1
        g.then(MoveFrom(FREE) if token == W_MOVE else SwapFrom(FREE), Drums(True))


# Veteran Cadre, Wolf Pits -----------------------------------------------------------------------


def may_promote(g: Stronghold, last: int) -> list[int]:
    """Places of soldiers that can become veterans; not the Hospital (DP08)."""
    if g.reserve[VETERAN - MARKSMAN] == 0:
        return []
    places = [*all_sections(), BAR, *WORKPLACES, CRT]
    held = [space for space in sorted(places) if g.count(space, SOLDIER) > 0 and space >= last]
    room = g.count(BAR, VETERAN) < g.book.building_spaces[BAR][VETERAN - MARKSMAN]
    return [space for space in held if space != BAR or room]


@final
class Promote(Decision[Stronghold]):
    """Where is the soldier who becomes a veteran? (DP08)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-02",)
    asks: ClassVar[str] = N_("Veteran Cadre: a soldier from where?")
    meanwhile: ClassVar[str] = N_("{seat} is promoting soldiers")
    ends: ClassVar[str] = N_("No more soldiers")

    def __init__(self, left: int, last: int) -> None:
        super().__init__(DEFENDER)
        self.left = left
        self.last = last

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.last, "number": self.left}

    def options(self, g: Stronghold) -> list[int]:
        found = SPACE.tokens(may_promote(g, self.last))
        return found if self.last == NOWHERE else [*found, DONE]

    def choose(self, g: Stronghold, token: int) -> None:
        if token == DONE:
            return
        space = SPACE.of(token)
        g.put(space, SOLDIER, -1)
        g.put(space, VETERAN)
        g.reserve[SOLDIER - MARKSMAN] += 1
        g.reserve[VETERAN - MARKSMAN] -= 1
        if self.left > 1:
            g.then(Promote(self.left - 1, space))


@final
class DigPit(Decision[Stronghold]):
    """On which path does the next trap lie? Two different ones, in their order (DP10)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-02", "SH-SCO-03")
    asks: ClassVar[str] = N_("Wolf Pits: on which path?")
    meanwhile: ClassVar[str] = N_("{seat} is setting traps")
    may_be_void: ClassVar[bool] = True
    ends: ClassVar[str] = N_("No more traps")

    def __init__(self, left: int, last: int) -> None:
        super().__init__(DEFENDER)
        self.left = left
        self.last = last

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"path": self.last, "number": self.left}

    def options(self, g: Stronghold) -> list[int]:
        if not g.hidden.trap_stock:
            return []
        found = PATH.tokens([path for path in open_paths(g) if path > self.last])
        return found if self.last == NOWHERE else [*found, DONE]

    def choose(self, g: Stronghold, token: int) -> None:
        if token == DONE:
            return
        path = PATH.of(token)
        g.then(TrapKind(path))
        if self.left > 1:
            g.then(DigPit(self.left - 1, path))
