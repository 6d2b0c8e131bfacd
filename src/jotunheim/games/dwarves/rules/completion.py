"""Quests come to their end: stages, rewards, averted Threats, and the win (DW-CARD-01, 02, 07, 12, 16).

DW-CARD-13: a Scenario card makes way for the next one only when it is completed.
"""

from typing import ClassVar, final

from jotunheim.games.dwarves.effects.goals import SLAY
from jotunheim.games.dwarves.rules.carry import REWARDS, Do, carry_out
from jotunheim.games.dwarves.rules.council import after_quest
from jotunheim.games.dwarves.rules.ending import win
from jotunheim.games.dwarves.rules.faceup import PrepareStage, take_off, troops_left
from jotunheim.games.dwarves.rules.goals import asks_for, goal_of, is_level_c, parts_in_play
from jotunheim.games.dwarves.rules.losses import heal
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import Faceup
from jotunheim.games.dwarves.tokens import (
    HERO,
    NOWHERE,
    W_ONE_HERO,
    W_TWO_HEROES,
    XAMTYS,
    is_adventure,
    is_saga,
    is_threat,
)
from jotunheim.games.dwarves.words.events.cards import AVERTED, COMPLETED
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_


def part_done(g: Dwarves, up: Faceup) -> None:
    """A goal is reached: the next stage begins, or the quest is completed (DW-END-04)."""
    stages = [goal.stage for goal in g.book.cards[up.card].quest]
    if up.stage < max(stages):
        up.stage += 1
        up.marked = 0
        up.at = []
        g.then(PrepareStage(up.card), SkipEmpty(up.card))
    else:
        complete(g, up)


def complete(g: Dwarves, up: Faceup) -> None:
    """The active Hero completes a card, or averts a Threat (DW-CARD-02, DW-REV-13).

    A Saga card gives its reward and is discarded, one of level C wins (DW-SAGA-07, DW-SAGA-10).
    """
    card = up.card
    if is_threat(card):
        g.tell(AVERTED, (g.active, card))
        take_off(g, up, silently=True)
        return
    g.tell(COMPLETED, (g.active, card))
    if is_level_c(g, card):
        win(g)
        return
    take_off(g, up, silently=True)
    reward(g, card, g.active)
    if is_adventure(card) or is_saga(card):  # DW-SAGA-18
        g.then(AfterQuest())


def reward(g: Dwarves, card: int, seat: int) -> None:
    """All rewards of a card one after another, or one of its alternatives (DW-CARD-07, 08, 12)."""
    if g.book.cards[card].either:
        g.then(ChooseEither(seat, card))
    else:
        carry_out(g, card, REWARDS, seat)


@final
class SkipEmpty(Step[Dwarves]):
    """A card whose troops should be defeated, but which has none, is done with that (DW-FIG-15)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Dwarves) -> None:
        up = g.card(self.card)
        if up is not None and is_slain(g, up):
            part_done(g, up)


def is_slain(g: Dwarves, up: Faceup) -> bool:
    """Is the present stage a fight against the card's troops, and are they gone? (DW-FIG-11)"""
    if troops_left(up) or not asks_for(g, up, SLAY):
        return False
    return any(goal_of(g, up, part).op == SLAY for part in parts_in_play(g, up))


def troop_left_card(g: Dwarves, up: Faceup) -> None:
    """A troop has left a card by an effect of the Heroes' side; the last one decides (DW-FIG-15)."""
    if is_slain(g, up):
        part_done(g, up)


@final
class AfterQuest(Step[Dwarves]):
    """After the reward of an Adventure or Saga card: Xamtys, then the Council (DW-HERO-13, DW-COUN-15)."""

    def run(self, g: Dwarves) -> None:
        if g.heroes[g.active] == XAMTYS:
            g.then(Inspire(g.active))
        g.then(AskCouncil())


@final
class AskCouncil(Step[Dwarves]):
    """Council R2, by where the marker stands now."""

    def run(self, g: Dwarves) -> None:
        after_quest(g)


@final
class Inspire(Decision[Dwarves]):
    """Xamtys II names a Hero who gains 1 Health (DW-HERO-13)."""

    clauses: ClassVar[tuple[str, ...]] = ("DW-HERO-13", "DW-SAGA-18")
    asks: ClassVar[str] = N_("Which Hero gains 1 Health?")
    meanwhile: ClassVar[str] = N_("{seat} is naming a Hero who gains Health")

    def options(self, g: Dwarves) -> list[int]:
        return HERO.tokens(sorted(g.heroes))

    def choose(self, g: Dwarves, token: int) -> None:
        heal(g, g.seat_of(HERO.of(token)), 1)


@final
class ChooseEither(Decision[Dwarves]):
    """Which of two rewards? (DW-CARD-08, DEC-34)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-08",)
    asks: ClassVar[str] = N_("Does one Hero gain 2 Health, or do two Heroes gain 1 each?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a reward")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.card}

    def options(self, g: Dwarves) -> list[int]:
        return [W_ONE_HERO, W_TWO_HEROES]

    def choose(self, g: Dwarves, token: int) -> None:
        g.then(Do(self.card, REWARDS, 0 if token == W_ONE_HERO else 1, self.seat))


def find(g: Dwarves, card: int) -> Faceup:
    """The faceup card with this number; it must lie there."""
    up = g.card(card)
    assert up is not None and card != NOWHERE
    return up
