"""The order of play, from top to bottom as the rulebook prints it (SH-GEN-05).

Seven rounds; in each the nine cards of the line from left to right, a defender phase after every
performed card, the assault, the end of the turn.
"""

from typing import final

from jotunheim.games.stronghold.rules.barrage import SiegeMachines
from jotunheim.games.stronghold.rules.board import is_used
from jotunheim.games.stronghold.rules.cards import PlayCard
from jotunheim.games.stronghold.rules.defense import DefenderPhase
from jotunheim.games.stronghold.rules.ending import EndOfTurn
from jotunheim.games.stronghold.rules.hourglasses import give
from jotunheim.games.stronghold.rules.maneuvers import Maneuvers
from jotunheim.games.stronghold.rules.melee import Melee
from jotunheim.games.stronghold.rules.orders import GiveOrders
from jotunheim.games.stronghold.rules.plans import WINDOW_A0, WINDOW_A1
from jotunheim.games.stronghold.rules.ranged import Cannons, Marksmen
from jotunheim.games.stronghold.rules.supplies import Briefing, TakeResources
from jotunheim.games.stronghold.state import Combat, Stronghold
from jotunheim.games.stronghold.tokens import (
    BEAT_THE_DRUMS,
    BRIEFING,
    DEFENDER,
    LINE,
    MANEUVER,
    NOWHERE,
    RESOURCES,
)
from jotunheim.games.stronghold.words.events.assault import ASSAULT, HELD
from jotunheim.games.stronghold.words.events.invader import HAND_OVER
from jotunheim.kernel import Step, Window


@final
class Round(Step[Stronghold]):
    """The round token moves on; the defender receives the hourglasses of the round (SH-EOT-05)."""

    def run(self, g: Stronghold) -> None:
        g.round += 1
        g.at = NOWHERE
        g.chapter(g.round)
        income = g.book.numbers.hourglasses
        if is_used(g, BEAT_THE_DRUMS):  # its drawback (DP07)
            income -= 1
        give(g, income)  # on hand before the Briefing is drawn (SH-HG-03r)
        g.then(NextCard())


@final
class NextCard(Step[Stronghold]):
    """The next card of the line, each once a round; after the ninth the assault (SH-ACT-01)."""

    def run(self, g: Stronghold) -> None:
        g.at += 1
        if g.at == LINE:
            g.then(Assault(), AfterAssault())
            return
        for step in card_steps(g.line[g.at]):
            g.then(step)
        g.then(HandOver(), NextCard())


def card_steps(card: int) -> list[Step[Stronghold]]:
    """What a card of the line begins with."""
    if card == BRIEFING:
        return [Briefing()]
    if card == RESOURCES:
        return [TakeResources()]
    if card == MANEUVER:
        return [Maneuvers(), GiveOrders(), Discount()]
    return [PlayCard(card)]


@final
class Discount(Step[Stronghold]):
    """Encirclement: Phase 6 gives fewer hourglasses, once (OB08)."""

    def run(self, g: Stronghold) -> None:
        g.due = max(g.due - g.goals.discount, 0)
        g.goals.discount = 0


@final
class HandOver(Step[Stronghold]):
    """A performed card hands over its hourglasses all at once (SH-HG-10, SH-MAN-12).

    A skipped card gives nothing and no phase; without hourglasses there is no phase (SH-HG-05).
    """

    def run(self, g: Stronghold) -> None:
        if not (g.played >> g.at) & 1:
            return
        if g.due > 0:
            g.tell(HAND_OVER, (g.due,))
        give(g, g.due)
        g.due = 0
        if g.hourglasses.on_hand > 0:
            g.then(DefenderPhase())


@final
class Assault(Step[Stronghold]):
    """Ranged combat, then melee, with two moments for plans (SH-DEF-07, SH-RNG-01, SH-MEL-01)."""

    def run(self, g: Stronghold) -> None:
        g.assault = True
        g.combat = Combat(len(g.book.cannon_hits))
        g.tell(ASSAULT, ())
        g.then(Window(WINDOW_A0, (DEFENDER,)))
        g.then(Cannons(), SiegeMachines(), Marksmen())
        g.then(Window(WINDOW_A1, (DEFENDER,)))
        g.then(Melee())


@final
class AfterAssault(Step[Stronghold]):
    """No section was breached: the turn ends, and after the last round the game (SH-GEN-02)."""

    def run(self, g: Stronghold) -> None:
        g.combat.fury = 0  # orders are over (SH-ORD-16)
        g.assault = False
        if g.round == g.book.numbers.rounds:  # the other steps are not needed (SH-EOT-06)
            g.tell(HELD, ())
            g.finish()
            return
        g.then(EndOfTurn(), Round())
