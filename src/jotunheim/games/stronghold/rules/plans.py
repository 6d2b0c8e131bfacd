"""Defense plans: a gain now, a drawback for the rest of the game (SH-PLN)."""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import BEFORE_CANNONS, BEFORE_MELEE
from jotunheim.games.stronghold.rules.board import (
    is_used,
)
from jotunheim.games.stronghold.rules.gains import Gain, can_gain
from jotunheim.games.stronghold.state import HAND, USED, Stronghold
from jotunheim.games.stronghold.tokens import (
    PLAN,
)
from jotunheim.games.stronghold.words.events.defender import PLAN_USED
from jotunheim.kernel import Reactions
from jotunheim.texts import N_, _


def may_use(g: Stronghold, window: int) -> list[int]:
    """Unused plans of the defender that fit this window and can do something (SH-PLN-01)."""
    hand = sorted(g.plans.zones[HAND])
    fitting = [plan for plan in hand if g.book.plans[plan].windows & window]
    return [plan for plan in fitting if can_gain(g, plan)]


def why_no_plan(g: Stronghold, plan: int, window: int) -> str:
    """Why a plan of the defender cannot be used now."""
    if is_used(g, plan):
        return _("a plan is used once (SH-PLN-01)")
    if plan not in g.plans.zones[HAND]:
        return _("you do not hold this plan (SH-SET-14)")
    if not g.book.plans[plan].windows & window:
        return _("this plan belongs to another moment (SH-PLN-01)")
    return _("this plan could do nothing now (SH-PLN-06)")


def use_plan(g: Stronghold, plan: int) -> None:
    """The plan is shown; gain and drawback are public from now on (SH-PLN-05, 06)."""
    g.plans.move(g, plan, USED)
    g.tell(PLAN_USED, (plan,))
    g.then(Gain(plan))


@final
class PlanWindow(Reactions[Stronghold]):
    """A moment of the assault in which plans may be used, asked covertly (SH-PLN-01r, SH-HID-07)."""

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_("Do you use a plan now?")
    ends: ClassVar[str] = N_("No plan now")
    clauses: ClassVar[tuple[str, ...]] = ("SH-PLN-01", "SH-HID-07")

    def __init__(self, window: int) -> None:
        self.window = window

    def may(self, g: Stronghold, seat: int) -> list[int]:
        return PLAN.tokens(may_use(g, self.window))

    def react(self, g: Stronghold, seat: int, token: int) -> None:
        use_plan(g, PLAN.of(token))

    def why_not(self, g: Stronghold, seat: int, token: int) -> str:
        return why_no_plan(g, PLAN.of(token), self.window) if PLAN.has(token) else ""


WINDOW_A0: Final = PlanWindow(BEFORE_CANNONS)
WINDOW_A1: Final = PlanWindow(BEFORE_MELEE)
