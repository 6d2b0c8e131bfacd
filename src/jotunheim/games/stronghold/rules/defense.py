"""The defender phase: all hourglasses are spent, in any order (SH-DEF, SH-HG-04)."""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import IN_PHASE
from jotunheim.games.stronghold.rules.actions import fill, may_fill, why_not_fill
from jotunheim.games.stronghold.rules.commands import can_command, may_command, why_no_order
from jotunheim.games.stronghold.rules.heroes import GiveOrder
from jotunheim.games.stronghold.rules.hourglasses import discard_rest
from jotunheim.games.stronghold.rules.movement import MoveFrom, can_move, move_starts
from jotunheim.games.stronghold.rules.plans import may_use, use_plan, why_no_plan
from jotunheim.games.stronghold.rules.questions import AskDefender
from jotunheim.games.stronghold.rules.swaps import SwapFrom, can_swap
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTION,
    ACTIONS,
    DEFENDER,
    HEROES,
    KINDS,
    PLAN,
    UNIT,
    W_MOVE,
    W_SWAP,
)
from jotunheim.kernel import Reactions, Step, Window
from jotunheim.texts import N_, _


def may_spend(g: Stronghold) -> list[int]:
    """Uses of an hourglass: an action, a move, a swap (SH-HG-06)."""
    found = [ACTION.token(action) for action in range(ACTIONS) if may_fill(g, action)]
    if can_move(g, g.book.numbers.move):
        found.append(W_MOVE)
    if can_swap(g, g.book.numbers.swap):
        found.append(W_SWAP)
    return found


def may_use_freely(g: Stronghold) -> list[int]:
    """What costs no hourglass: heroic orders, and plans with window D."""
    found = UNIT.tokens([KINDS + hero for hero in may_command(g)])
    found += PLAN.tokens(may_use(g, IN_PHASE))
    return found


def has_free_use(g: Stronghold) -> bool:
    """Is there anything that costs no hourglass?"""
    if any(can_command(g, hero) for hero in range(HEROES)):
        return True
    return len(may_use(g, IN_PHASE)) > 0


def use_freely(g: Stronghold, token: int) -> None:
    """Begin a heroic order or a plan."""
    if PLAN.has(token):
        use_plan(g, PLAN.of(token))
    else:
        g.then(GiveOrder(UNIT.of(token) - KINDS))


@final
class DefenderPhase(Step[Stronghold]):
    """Spend, until no hourglass is left; then a last chance for orders and plans (SH-DEF-06, 09).

    Hourglasses without any legal use are discarded (SH-HG-09r).
    """

    def run(self, g: Stronghold) -> None:
        if g.hourglasses.on_hand > 0 and not can_move(g, g.book.numbers.move) and not may_spend(g):
            discard_rest(g)
        if g.hourglasses.on_hand > 0:
            g.then(SpendHourglass(), DefenderPhase())
        else:
            g.then(LastChance())


@final
class SpendHourglass(AskDefender):
    """An hourglass on an action, a move, a swap; or an order or a plan (SH-DEF-06).

    The phase cannot be ended with hourglasses on hand (SH-DEF-09r).
    """

    asks: ClassVar[str] = N_("What do you spend an hourglass on?")
    clauses: ClassVar[tuple[str, ...]] = ("SH-HG-04", "SH-HG-06", "SH-DEF-01", "SH-DEF-06")
    form: ClassVar[str] = "menu"
    meanwhile: ClassVar[str] = N_("{seat} is spending hourglasses")

    def question(self, g: Stronghold) -> str:
        return _("Hourglasses on hand: {number}. What next?").format(number=g.hourglasses.on_hand)

    def options(self, g: Stronghold) -> list[int]:
        found = may_spend(g)
        found += may_use_freely(g)
        return found

    def choose(self, g: Stronghold, token: int) -> None:
        if ACTION.has(token):
            g.hourglasses.on_hand -= 1
            fill(g, ACTION.of(token))
        elif token == W_MOVE:
            g.then(MoveFrom(g.book.numbers.move))
        elif token == W_SWAP:
            g.then(SwapFrom(g.book.numbers.swap))
        else:
            use_freely(g, token)

    def routes(self, g: Stronghold) -> list[list[int]]:
        return [[W_MOVE, *start] for start in move_starts(g, g.book.numbers.move)]

    def expected(self, g: Stronghold) -> list[int]:
        heroes = UNIT.tokens([KINDS + hero for hero in range(HEROES)])
        return ACTION.all() + heroes + PLAN.tokens(g.plans.zones[1])

    def why_not(self, g: Stronghold, token: int) -> str:
        if ACTION.has(token):
            return why_not_fill(g, ACTION.of(token))
        if PLAN.has(token):
            return why_no_plan(g, PLAN.of(token), IN_PHASE)
        if UNIT.has(token) and UNIT.of(token) >= KINDS:
            return why_no_order(g, UNIT.of(token) - KINDS)
        return ""


@final
class AfterHourglasses(Reactions[Stronghold]):
    """No hourglass is left: heroic orders and plans may still be used (SH-DEF-06r, 09r).

    Being asked would tell which plans the defender holds, so the question is covert (SH-HID-07).
    """

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_(
        "No hourglass is left. A heroic order or a plan, before the phase ends?"
    )
    ends: ClassVar[str] = N_("End the phase")
    clauses: ClassVar[tuple[str, ...]] = ("SH-DEF-06", "SH-DEF-09", "SH-HID-07")

    def is_open(self, g: Stronghold, seat: int) -> bool:
        return has_free_use(g)

    def may(self, g: Stronghold, seat: int) -> list[int]:
        return may_use_freely(g)

    def react(self, g: Stronghold, seat: int, token: int) -> None:
        use_freely(g, token)

    def why_not(self, g: Stronghold, seat: int, token: int) -> str:
        if PLAN.has(token):
            return why_no_plan(g, PLAN.of(token), IN_PHASE)
        if UNIT.has(token) and UNIT.of(token) >= KINDS:
            return why_no_order(g, UNIT.of(token) - KINDS)
        return ""


AFTER_HOURGLASSES: Final = AfterHourglasses()


@final
class LastChance(Step[Stronghold]):
    """The window at the end of a defender phase."""

    def run(self, g: Stronghold) -> None:
        g.then(Window(AFTER_HOURGLASSES, (DEFENDER,)))
