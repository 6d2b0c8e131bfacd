"""Markers that Heroes carry: picked up, handed over, put down (DW-CARD-17, DW-GLO-07)."""

from typing import ClassVar, final

from jotunheim.games.dwarves.effects.goals import CARRY, Goal
from jotunheim.games.dwarves.effects.windows import OWN_MENU, WALK
from jotunheim.games.dwarves.rules.completion import find, part_done
from jotunheim.games.dwarves.rules.goals import (
    all_hold,
    asks_for,
    goal_of,
    parts_in_play,
)
from jotunheim.games.dwarves.rules.places import is_in_places
from jotunheim.games.dwarves.rules.tasks import ITEMS, Item
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import Faceup
from jotunheim.games.dwarves.tokens import (
    CARD,
    HERO,
    NOWHERE,
    W_HAND_OVER,
    W_PICK_UP,
    W_PUT_DOWN,
)
from jotunheim.games.dwarves.words.events.cards import HANDS_OVER, PICKS_UP, PUTS_DOWN
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _


def carry_goal(g: Dwarves, up: Faceup) -> Goal | None:
    """The goal of a card whose markers are carried, if it has one."""
    if not asks_for(g, up, CARRY):
        return None
    for part in parts_in_play(g, up):
        goal = goal_of(g, up, part)
        if goal.op == CARRY:
            return goal
    return None


def may_pick_up(g: Dwarves, seat: int) -> list[int]:
    """Cards whose marker lies here; a Hero carries one at a time (DW-GLO-07)."""
    if g.carries[seat] != NOWHERE:
        return []
    return [up.card for up in g.faceup if g.at[seat] in up.at and carry_goal(g, up) is not None]


def may_put_down(g: Dwarves, seat: int) -> bool:
    """Only at its destination, and only if the card's condition holds (DW-CARD-17)."""
    if g.carries[seat] == NOWHERE:
        return False
    up = find(g, g.carries[seat])
    goal = carry_goal(g, up)
    if goal is None or not is_in_places(g, goal.target, g.at[seat], up.card):
        return False
    return all_hold(g, goal.when, up.card, seat)


def put_down(g: Dwarves, seat: int) -> None:
    """A marker is delivered; with the last one the quest is done."""
    up = find(g, g.carries[seat])
    g.carries[seat] = NOWHERE
    g.tell(PUTS_DOWN, (seat, up.card))
    if not up.at and up.card not in g.carries:
        part_done(g, up)


def may_hand_over(g: Dwarves, seat: int) -> list[int]:
    """Heroes in the hex who can give the marker to this Hero, or take its own (DW-CARD-17).

    A marker goes from Hero to Hero at most once in a turn.
    """
    found: list[int] = []
    for other in range(g.seats):
        if other == seat or g.at[other] != g.at[seat]:
            continue
        if (g.carries[seat] == NOWHERE) != (g.carries[other] == NOWHERE):
            giver = seat if g.carries[seat] != NOWHERE else other
            if not (g.handed >> giver) & 1:
                found.append(other)
    return found


@final
class PickUp(Decision[Dwarves]):
    """The marker of which card? (DEC-35)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-17", "DW-GLO-07")
    asks: ClassVar[str] = N_("Which marker do you pick up?")
    meanwhile: ClassVar[str] = N_("{seat} is picking up a marker")

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(may_pick_up(g, self.seat))

    def choose(self, g: Dwarves, token: int) -> None:
        up = find(g, CARD.of(token))
        up.at.remove(g.at[self.seat])
        g.carries[self.seat] = up.card
        g.tell(PICKS_UP, (self.seat, up.card))


@final
class HandOver(Decision[Dwarves]):
    """With which Hero does the marker change hands? (DW-CARD-17, DEC-35)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-17",)
    asks: ClassVar[str] = N_("With which Hero does the marker change hands?")
    meanwhile: ClassVar[str] = N_("{seat} is handing over a marker")

    def options(self, g: Dwarves) -> list[int]:
        return HERO.tokens(sorted([g.heroes[other] for other in may_hand_over(g, self.seat)]))

    def choose(self, g: Dwarves, token: int) -> None:
        other = g.seat_of(HERO.of(token))
        giver, taker = self.seat, other
        if g.carries[giver] == NOWHERE:
            giver, taker = other, self.seat
        g.carries[taker] = g.carries[giver]
        g.carries[giver] = NOWHERE
        g.handed |= 1 << taker
        find(g, g.carries[taker]).handed = True
        g.tell(HANDS_OVER, (giver, taker))


# What the menu and a step of a Move offer -------------------------------------------------------


@final
class Loads(Item):
    """Markers that Heroes carry."""

    def has(self, token: int) -> bool:
        return token in (W_PICK_UP, W_PUT_DOWN, W_HAND_OVER)

    def offer(self, g: Dwarves, seat: int, window: int, found: list[int]) -> None:
        """Picking up, putting down and handing over are free (DW-CARD-17)."""
        if not g.asks & (1 << CARRY):  # a marker goes with its card (DW-CARD-20)
            return
        if may_pick_up(g, seat):
            found.append(W_PICK_UP)
        if may_put_down(g, seat):
            found.append(W_PUT_DOWN)
        if may_hand_over(g, seat):
            found.append(W_HAND_OVER)

    def use(self, g: Dwarves, seat: int, token: int, window: int) -> None:
        """Carry out one of them."""
        if token == W_PICK_UP:
            g.then(PickUp(seat))
        elif token == W_HAND_OVER:
            g.then(HandOver(seat))
        else:
            put_down(g, seat)

    def why_not(self, g: Dwarves, seat: int, token: int, window: int) -> str:
        """Why a marker stays where it is."""
        if token == W_PICK_UP:
            if g.carries[seat] != NOWHERE:
                return _("a Hero carries one marker at a time (DW-GLO-07)")
            return _("no marker lies here that can be carried")
        if token == W_PUT_DOWN:
            return _("it can be put down at its destination only, as its card says (DW-CARD-17)")
        if token == W_HAND_OVER:
            return _("a marker changes hands once a turn, in one hex (DW-CARD-17)")
        return ""


ITEMS.on(OWN_MENU | WALK, Loads())
