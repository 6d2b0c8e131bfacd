"""The end of the turn: recovery, and all that expires (SH-EOT, SH-HOS)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.book.tables import WOOD
from jotunheim.games.stronghold.rules.board import is_in, is_used, ranks_at
from jotunheim.games.stronghold.rules.hourglasses import take_off
from jotunheim.games.stronghold.state import (
    IN_HAND,
    ORDER_TOKENS,
    REMOVED,
    RITUAL_TOKENS,
    Stronghold,
)
from jotunheim.games.stronghold.tokens import (
    ACTIONS,
    BLESS,
    CRT,
    DEFENDER,
    DEFENDER_UNITS,
    GLARE,
    HOS,
    LAST_RESERVES,
    MALFUNCTION,
    MARKSMAN,
    NOWHERE,
    RACES,
    UNIT,
)
from jotunheim.games.stronghold.words.events.defender import RECOVERS
from jotunheim.kernel import ALL, Decision, Outcome, Step
from jotunheim.texts import N_


@final
class EndOfTurn(Step[Stronghold]):
    """Recovery first, then the printed steps (SH-EOT-01)."""

    def run(self, g: Stronghold) -> None:
        number = g.book.numbers.recover
        if is_used(g, LAST_RESERVES):  # one recovery only; the other is lost (DP01)
            number -= 1
        g.then(Recover(number), Expire())


@final
class Recover(Decision[Stronghold]):
    """Which unit leaves the Hospital for the Courtyard? (SH-HOS-02)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-HOS-02", "SH-HOS-03")
    asks: ClassVar[str] = N_("Who recovers?")
    meanwhile: ClassVar[str] = N_("{seat} is visiting the Hospital")
    may_be_void: ClassVar[bool] = True

    def __init__(self, left: int) -> None:
        super().__init__(DEFENDER)
        self.left = left

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"units": HOS, "number": self.left}

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens(ranks_at(g, HOS)) if self.left > 0 else []

    def choose(self, g: Stronghold, token: int) -> None:
        kind = UNIT.of(token)
        g.put(HOS, kind, -1)
        g.put(CRT, kind)
        g.tell(RECOVERS, (kind,))
        g.then(Recover(self.left - 1))


@final
class Expire(Step[Stronghold]):
    """Tokens leave, cards and completed actions are cleared, orders are fresh (SH-EOT-02 to 04).

    Everything else stays where it is (SH-EOT-07).
    """

    def run(self, g: Stronghold) -> None:
        for kind in DEFENDER_UNITS:  # who did not recover goes to the supply (SH-HOS-02)
            g.reserve[kind - MARKSMAN] += g.count(HOS, kind)
            g.put(HOS, kind, -g.count(HOS, kind))
        return_rituals(g)
        return_orders(g)
        return_tokens(g)
        clear_cards(g)
        clear_actions(g)


def return_rituals(g: Stronghold) -> None:
    """All ritual tokens are back in the invader's hand, facedown or not (SH-P5-04, SH-P5-12)."""
    for token in range(len(g.hidden.ritual_at)):
        g.hidden.ritual_at[token] = NOWHERE
        g.hidden.show(RITUAL_TOKENS, token, ALL)  # all three together are known again
    g.hidden.ritual_up = 0
    g.hidden.ritual_back = 0


def return_orders(g: Stronghold) -> None:
    """Resolved, mixed up and glared orders return; only removed ones do not (SH-ORD-16)."""
    for token, place in enumerate(g.hidden.order_at):
        if place != REMOVED:
            g.hidden.order_at[token] = IN_HAND
        g.hidden.show(ORDER_TOKENS, token, ALL)
    g.hidden.order_up = 0
    g.hidden.order_done = 0


def return_tokens(g: Stronghold) -> None:
    """Blessing, Glare and Malfunction go back to the stock (SH-EOT-02)."""
    if g.castle.blessed != NOWHERE:
        g.stock[g.book.actions[BLESS].piece] += 1
    if g.castle.glare != NOWHERE:
        g.stock[g.book.actions[GLARE].piece] += 1
    if g.siege.malfunction != NOWHERE:
        g.stock[g.book.actions[MALFUNCTION].piece] += 1
    g.castle.blessed = NOWHERE
    g.castle.glare = NOWHERE
    g.siege.malfunction = NOWHERE


def clear_cards(g: Stronghold) -> None:
    """Units on cards leave the game, wood goes back to the pile (SH-ACT-04, SH-EOT-03)."""
    for kind in range(RACES):
        g.bag.discards[kind] += g.paid[kind]
        g.paid[kind] = 0
    g.stock[WOOD] += g.paid_wood
    g.paid_wood = 0
    g.played = 0


def clear_actions(g: Stronghold) -> None:
    """Completed actions lose their hourglasses, unfinished ones keep them (SH-DEF-03, SH-EOT-04)."""
    for action in range(ACTIONS):
        if is_in(g.hourglasses.completed, action):
            take_off(g, action, g.hourglasses.placed[action])
    g.hourglasses.completed = 0
    g.hourglasses.performed = 0
    g.hero_used = 0
    g.hero_barred = 0
    g.heroic_used = 0
    g.siege.saps_used = 0
    g.siege.quartermasters_used = 0


def outcome(g: Stronghold) -> Outcome:
    """One of the two has won; there is no draw and no score (SH-GEN-01, SH-GEN-02)."""
    if g.breached != NOWHERE:
        reason = N_("a wall section was breached")
        return Outcome([1, 0], [1, 2], [1.0, -1.0], reason)
    return Outcome([0, 1], [2, 1], [-1.0, 1.0], N_("the stronghold held for seven rounds"))
