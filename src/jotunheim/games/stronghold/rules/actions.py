"""Hourglasses on actions, and what happens when the last space is filled (SH-DEF-01 to 04, 08)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.rules.board import defenders_at, is_in
from jotunheim.games.stronghold.rules.buildings import AimAction, resolve_alone
from jotunheim.games.stronghold.rules.deaths import KillDefender
from jotunheim.games.stronghold.rules.hourglasses import cost, take_off
from jotunheim.games.stronghold.rules.questions import AskDefender
from jotunheim.games.stronghold.rules.reveal import flip
from jotunheim.games.stronghold.rules.targets import can_resolve, needs_no_target, why_no_use
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTION,
    ACTIONS,
    CRT,
    DEMON,
    TRACK,
)
from jotunheim.games.stronghold.words.events.defender import ACTIVATED, HOURGLASS
from jotunheim.kernel import Step
from jotunheim.texts import N_, _


def may_fill(g: Stronghold, action: int) -> bool:
    """May an hourglass be put on this action? (SH-HG-09r)

    Not if it was performed this turn (SH-DEF-02); the last space only if it can be resolved now.
    """
    if is_in(g.hourglasses.performed, action):
        return False
    placed = g.hourglasses.placed[action]
    if g.book.actions[action].hourglasses - placed > 1:  # no cost is below the printed one
        return True
    left = cost(g, action) - placed
    return left > 1 or (left == 1 and can_resolve(g, action))


def why_not_fill(g: Stronghold, action: int) -> str:
    """Why no hourglass can be put on this action."""
    if is_in(g.hourglasses.performed, action):
        return _("it was performed this turn (SH-DEF-02)")
    return why_no_use(g, action)


def fill(g: Stronghold, action: int) -> None:
    """One hourglass on an action; the last one activates it (SH-DEF-01, SH-HG-07)."""
    g.hourglasses.placed[action] += 1
    g.tell(HOURGLASS, (action,))
    if g.hourglasses.placed[action] >= cost(g, action):
        g.then(Activate(action, True))


@final
class Activate(Step[Stronghold]):
    """An action is performed (SH-DEF-08r): Demon, target, effect, then what removed saboteurs open.

    An action that a plan gives for free is performed as well, but its hourglasses stay (DP05).
    """

    def __init__(self, action: int, filled: bool) -> None:
        self.action = action
        self.filled = filled

    def run(self, g: Stronghold) -> None:
        action = self.action
        row = g.book.actions[action]
        g.tell(ACTIVATED, (action,))
        if row.repeat:
            if self.filled:
                take_off(
                    g, action, g.hourglasses.placed[action]
                )  # it can be filled again (SH-DEF-02r, SH-BAR-03)
        else:
            g.hourglasses.performed |= 1 << action
            if self.filled:
                g.hourglasses.completed |= 1 << action
        if flip(g, DEMON, row.building) and defenders_at(g, CRT) > 0:  # SH-P5-06
            g.then(KillDefender(CRT))
        g.then(Resolve(action))


@final
class Resolve(Step[Stronghold]):
    """Target and effect of an action."""

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, g: Stronghold) -> None:
        if not needs_no_target(self.action):
            g.then(AimAction(self.action))
            return
        resolve_alone(g, self.action)
        if self.action == TRACK:
            g.then(FallenCosts())


def completed_now(g: Stronghold) -> list[int]:
    """Actions whose cost fell to what lies on them (SH-P4-04r)."""
    return [
        action
        for action in range(ACTIONS)
        if not is_in(g.hourglasses.performed, action)
        and 0 < cost(g, action) <= g.hourglasses.placed[action]
    ]


@final
class FallenCosts(Step[Stronghold]):
    """The saboteurs are gone: full actions are activated, one after the other (SH-P4-04r).

    One that cannot be resolved now loses its last hourglass.
    """

    def run(self, g: Stronghold) -> None:
        for action in completed_now(g):
            if not can_resolve(g, action):
                take_off(g, action, 1)
        if completed_now(g):
            g.then(NextCompleted(), FallenCosts())


@final
class NextCompleted(AskDefender):
    """Several actions are complete at once: which is activated first? (SH-P4-04r)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P4-04", "SH-HG-11")
    asks: ClassVar[str] = N_("Which action is performed first?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing an action")

    def options(self, g: Stronghold) -> list[int]:
        return ACTION.tokens(completed_now(g))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(Activate(ACTION.of(token), True))
