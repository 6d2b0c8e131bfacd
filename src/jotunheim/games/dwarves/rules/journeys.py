"""Journeys from A to B, travels to a place, and ways over Perished Land (DW-CARD-03, DW-CARD-05)."""

from typing import ClassVar, final

from jotunheim.games.dwarves.effects.goals import ENTER, JOURNEY, TRAVERSE, Goal
from jotunheim.games.dwarves.effects.places import NONE
from jotunheim.games.dwarves.effects.windows import OWN_MENU, WALK
from jotunheim.games.dwarves.rules.board import is_perished
from jotunheim.games.dwarves.rules.completion import part_done
from jotunheim.games.dwarves.rules.goals import (
    all_hold,
    asks_for,
    goal_of,
    parts_in_play,
)
from jotunheim.games.dwarves.rules.places import is_in_place, is_in_places
from jotunheim.games.dwarves.rules.tasks import ARRIVED, ITEMS, TASKS, Duty, Item, Task
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import Faceup
from jotunheim.games.dwarves.tokens import CARD, NOWHERE, W_JOURNEY, is_adventure
from jotunheim.games.dwarves.words.events.cards import JOURNEYS
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _

# Travel to a place ------------------------------------------------------------------------------


def entered_cards(g: Dwarves) -> list[int]:
    """Cards that the active Hero fulfils, in whole or in part, by being here (DW-CARD-03)."""
    return [up.card for up in g.faceup if is_entered(g, up)]


def is_entered(g: Dwarves, up: Faceup) -> bool:
    """Is it one of these cards?"""
    if not asks_for(g, up, ENTER):
        return False
    for part in parts_in_play(g, up):
        goal = goal_of(g, up, part)
        if goal.op == ENTER and new_place(g, up, goal) != NONE:
            return True
    return False


def new_place(g: Dwarves, up: Faceup, goal: Goal) -> int:
    """The number of the place where the active Hero is and that nobody has entered yet."""
    if not all_hold(g, goal.when, up.card, g.active):
        return NONE
    for number, place in enumerate(goal.places):
        if not (up.marked >> number) & 1 and is_in_place(g, place, g.at[g.active], up.card):
            return number
    return NONE


def mark_place(g: Dwarves, up: Faceup) -> None:
    """The active Hero has travelled here; with the last place the quest is done."""
    for part in parts_in_play(g, up):
        goal = goal_of(g, up, part)
        if goal.op != ENTER:
            continue
        up.marked |= 1 << new_place(g, up, goal)
        up.at = [site for site in up.at if site != g.at[g.active]]
        if up.marked.bit_count() == len(goal.places):
            part_done(g, up)
        return


# From A to B ------------------------------------------------------------------------------------


def journey_goal(g: Dwarves, up: Faceup) -> Goal | None:
    """The journey of a card, if it asks for one."""
    if not asks_for(g, up, JOURNEY):
        return None
    for part in parts_in_play(g, up):
        goal = goal_of(g, up, part)
        if goal.op == JOURNEY:
            return goal
    return None


def may_begin(g: Dwarves) -> list[int]:
    """Journeys that the active Hero may begin here: one at a time, each once a turn (DW-CARD-05)."""
    return [up.card for up in g.faceup if begins_here(g, up)]


def can_begin(g: Dwarves) -> bool:
    """Is there such a journey?"""
    return any(begins_here(g, up) for up in g.faceup)


def begins_here(g: Dwarves, up: Faceup) -> bool:
    """Does the journey of the card begin in the active Hero's hex, and was it not begun this turn?"""
    if g.journey[g.active] != NOWHERE:
        return False
    goal = journey_goal(g, up)
    if goal is None or (g.begun >> up.card) & 1:
        return False
    return is_in_places(g, goal.places, g.at[g.active], up.card)


@final
class BeginJourney(Decision[Dwarves]):
    """Which journey begins? (DW-CARD-05, DEC-24)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-05",)
    asks: ClassVar[str] = N_("Which journey do you begin?")
    meanwhile: ClassVar[str] = N_("{seat} is setting out")

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(may_begin(g))

    def choose(self, g: Dwarves, token: int) -> None:
        card = CARD.of(token)
        g.journey[self.seat] = card
        g.begun |= 1 << card
        g.tell(JOURNEYS, (self.seat, card))


def is_barred(g: Dwarves, card: int) -> bool:
    """A Hero on a journey completes no other Adventure (DW-CARD-05)."""
    return g.journey[g.active] != NOWHERE and is_adventure(card)


@final
class Arrival(Duty):
    """A Hero has come to a hex: its own journey may end, PL hexes are counted (DW-CARD-05)."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        if task.a == g.active:
            end_journey(g, task.a, task.b)
        if task.card != NOWHERE and is_perished(g, task.b):
            traverse(g, task.b)


TASKS.on(ARRIVED, Arrival())


def end_journey(g: Dwarves, seat: int, place: int) -> None:
    """Reaching B in one's own turn ends the journey, however the Hero came there."""
    up = g.card(g.journey[seat]) if g.journey[seat] != NOWHERE else None
    goal = None if up is None else journey_goal(g, up)
    if up is not None and goal is not None and is_in_places(g, goal.target, place, up.card):
        part_done(g, up)


def traverse(g: Dwarves, place: int) -> None:
    """Each PL hex that a Hero enters by a Move counts once (B5-A5)."""
    for up in [up for up in g.faceup if asks_for(g, up, TRAVERSE)]:
        for part in parts_in_play(g, up):
            goal = goal_of(g, up, part)
            if goal.op == TRAVERSE and place not in up.at:
                up.at.append(place)
                if len(up.at) == goal.times:
                    part_done(g, up)


# What the menu and a step of a Move offer -------------------------------------------------------


@final
class Journeys(Item):
    """Journeys that begin here."""

    def has(self, token: int) -> bool:
        return token == W_JOURNEY

    def offer(self, g: Dwarves, seat: int, window: int, found: list[int]) -> None:
        """Beginning a journey is free (DW-MOV-11)."""
        if g.asks & (1 << JOURNEY) and can_begin(g):
            found.append(W_JOURNEY)

    def use(self, g: Dwarves, seat: int, token: int, window: int) -> None:
        """Which one?"""
        g.then(BeginJourney(seat))

    def why_not(self, g: Dwarves, seat: int, token: int, window: int) -> str:
        """Why no journey begins."""
        if token != W_JOURNEY:
            return ""
        if g.journey[seat] != NOWHERE:
            return _("a Hero has one journey at a time (DW-CARD-05)")
        return _("no journey begins here (DW-CARD-05)")


ITEMS.on(OWN_MENU | WALK, Journeys())
