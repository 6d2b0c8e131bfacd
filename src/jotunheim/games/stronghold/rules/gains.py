"""What each defense plan gives (the ten cards of content/plans.toml; SH-PLN-02, SH-PLN-06r).

What happens at the walls and in buildings is in `wall_gains`.
"""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES
from jotunheim.games.stronghold.rules.board import (
    all_sections,
)
from jotunheim.games.stronghold.rules.buildings import TrapKind
from jotunheim.games.stronghold.rules.equipment import open_paths
from jotunheim.games.stronghold.rules.movement import MoveFrom, can_move
from jotunheim.games.stronghold.rules.questions import NextInOrder
from jotunheim.games.stronghold.rules.swaps import SwapFrom, can_swap
from jotunheim.games.stronghold.rules.wall_gains import (
    BoilAt,
    Mason,
    Sally,
    Vigil,
    may_boil,
    may_sally,
    may_watch,
    pots,
)
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    BEAT_THE_DRUMS,
    BOILING_PITCH,
    CRT,
    DEFENDER,
    HOLY_VIGIL,
    LAST_RESERVES,
    MARKSMAN,
    NIGHT_MASONS,
    NOWHERE,
    PATH,
    SALLY_FORTH,
    SOLDIER,
    SPACE,
    VETERAN,
    VETERAN_CADRE,
    W_MOVE,
    W_SWAP,
    WOLF_PITS,
    WORKPLACES,
)
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


# Beat the Drums ---------------------------------------------------------------------------------


@final
class Drums(Decision[Stronghold]):
    """Moves and swaps without hourglasses, one after the other; a Gale is still paid (DP07)."""

    asks: ClassVar[str] = N_("Which free move do you make?")
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
class Promote(NextInOrder):
    """Where is the soldier who becomes a veteran? (DP08)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-02",)
    asks: ClassVar[str] = N_("Veteran Cadre: a soldier from where?")
    meanwhile: ClassVar[str] = N_("{seat} is promoting soldiers")
    ends: ClassVar[str] = N_("No more soldiers")

    def may_pick(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(may_promote(g, self.last))

    def pick(self, g: Stronghold, token: int) -> None:
        space = SPACE.of(token)
        g.put(space, SOLDIER, -1)
        g.put(space, VETERAN)
        g.reserve[SOLDIER - MARKSMAN] += 1
        g.reserve[VETERAN - MARKSMAN] -= 1
        if self.left > 1:
            g.then(Promote(self.left - 1, space))


@final
class DigPit(NextInOrder):
    """On which path does the next trap lie? Two different ones, in their order (DP10)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-02", "SH-SCO-03")
    asks: ClassVar[str] = N_("Wolf Pits: on which path?")
    meanwhile: ClassVar[str] = N_("{seat} is setting traps")
    may_be_void: ClassVar[bool] = True
    ends: ClassVar[str] = N_("No more traps")

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"path": self.last, "number": self.left}

    def has_stock(self, g: Stronghold) -> bool:
        return len(g.hidden.trap_stock) > 0

    def may_pick(self, g: Stronghold) -> list[int]:
        return PATH.tokens([path for path in open_paths(g) if path > self.last])

    def pick(self, g: Stronghold, token: int) -> None:
        path = PATH.of(token)
        g.then(TrapKind(path))
        if self.left > 1:
            g.then(DigPit(self.left - 1, path))
