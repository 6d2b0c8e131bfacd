"""What the menu offers for cards: ready quests, and actions that a card adds (DW-GEN-03, DW-CARD-16).

DW-TURN-04: what is free may be done between and during actions.
"""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.effects.goals import ENTER, FETCH, GIVE, SEEK, VIGOR, Goal
from jotunheim.games.dwarves.effects.windows import OWN_MENU, WALK
from jotunheim.games.dwarves.rules import standing
from jotunheim.games.dwarves.rules.actions import spend_action
from jotunheim.games.dwarves.rules.completion import complete, find, part_done
from jotunheim.games.dwarves.rules.dice import SIX
from jotunheim.games.dwarves.rules.equipment import equipment_of, has_equipment, lose_card
from jotunheim.games.dwarves.rules.goals import (
    STATES,
    asks_for,
    goal_of,
    is_fulfilled,
    is_level_c,
    parts_in_play,
)
from jotunheim.games.dwarves.rules.journeys import entered_cards, is_barred, is_entered, mark_place
from jotunheim.games.dwarves.rules.places import is_in_places
from jotunheim.games.dwarves.rules.rolls import roll
from jotunheim.games.dwarves.rules.tasks import ITEMS, Item
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_VIGOR, Faceup, Roll
from jotunheim.games.dwarves.tokens import (
    BATTLE,
    CARD,
    W_ACTION,
    W_COMPLETE,
    W_GIVE,
)
from jotunheim.games.dwarves.words.events.cards import SEEKS
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_, _

READY: Final = STATES | 1 << ENTER  # goals that are completed from the menu, or on the way
ACTIONS: Final = 1 << FETCH | 1 << SEEK | 1 << VIGOR  # goals that add an action

# Ready quests -----------------------------------------------------------------------------------


def ready(g: Dwarves, window: int) -> list[int]:
    """Cards that the active Hero may complete, or take a part of, now (DW-CARD-16, DW-SAGA-16)."""
    found = [card for card in entered_cards(g) if not is_barred(g, card)]
    if window == OWN_MENU:  # nobody is in the middle of a Move
        for up in g.faceup:
            if up.card not in found and is_ready(g, up):
                found.append(up.card)
    return found


def can_complete(g: Dwarves, window: int) -> bool:
    """Is there such a card?"""
    for up in g.faceup:
        if is_entered(g, up) and not is_barred(g, up.card):
            return True
        if window == OWN_MENU and is_ready(g, up):
            return True
    return False


def is_ready(g: Dwarves, up: Faceup) -> bool:
    """A state stands; level C cards complete themselves (DW-CARD-16)."""
    return not is_level_c(g, up.card) and not is_barred(g, up.card) and is_fulfilled(g, up)


@final
class Complete(Decision[Dwarves]):
    """Which ready quest? (DW-CARD-16, DEC-14)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-01", "DW-CARD-02", "DW-CARD-16")
    asks: ClassVar[str] = N_("Which quest do you complete?")
    meanwhile: ClassVar[str] = N_("{seat} is completing a quest")

    def __init__(self, seat: int, window: int) -> None:
        super().__init__(seat)
        self.window = window

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(ready(g, self.window))

    def choose(self, g: Dwarves, token: int) -> None:
        up = find(g, CARD.of(token))
        if up.card in entered_cards(g):
            mark_place(g, up)
        else:
            complete(g, up)

    def why_not(self, g: Dwarves, token: int) -> str:
        if CARD.has(token) and is_barred(g, CARD.of(token)):
            return _("this Hero is on a journey and completes no other Adventure (DW-CARD-05)")
        return _("this quest is not fulfilled") if CARD.has(token) else ""


# Actions of cards -------------------------------------------------------------------------------


def card_actions(g: Dwarves, seat: int) -> list[int]:
    """Cards that add an action which this Hero can take here (DW-GEN-03)."""
    return [
        up.card
        for up in g.faceup
        if g.book.cards[up.card].asks & ACTIONS
        and any(may_act(g, seat, up, goal_of(g, up, part)) for part in parts_in_play(g, up))
    ]


def may_act(g: Dwarves, seat: int, up: Faceup, goal: Goal) -> bool:
    """FETCH and SEEK need a marker in the hex, VIGOR nothing."""
    if goal.op in (FETCH, SEEK):
        return g.at[seat] in up.at
    return goal.op == VIGOR


@final
class CardAction(Decision[Dwarves]):
    """The action of which card? (DW-GEN-03)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-GEN-03",)
    asks: ClassVar[str] = N_("Which card do you act for?")
    meanwhile: ClassVar[str] = N_("{seat} is acting for a card")

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(card_actions(g, self.seat))

    def choose(self, g: Dwarves, token: int) -> None:
        spend_action(g)
        up = find(g, CARD.of(token))
        goal = next(goal_of(g, up, part) for part in parts_in_play(g, up))
        if goal.op == FETCH:
            fetch(g, self.seat, up)
        elif goal.op == SEEK:
            seek(g, self.seat, up, goal)
        else:
            thrown = Roll(self.seat, ROLL_VIGOR)
            thrown.card = up.card
            thrown.need = SIX
            roll(g, thrown, standing.dice_for(g, self.seat, ROLL_VIGOR, BATTLE), CountVigor())


def fetch(g: Dwarves, seat: int, up: Faceup) -> None:
    """The marker comes off its hex; troops there do not prevent it."""
    up.at.remove(g.at[seat])
    if not up.at:
        part_done(g, up)


def seek(g: Dwarves, seat: int, up: Faceup, goal: Goal) -> None:
    """One die at a lake, no Hero's roll and no window; at the last marker he is found.

    DW-CHK-14, DW-GLO-12.
    """
    if len(up.at) == 1:
        part_done(g, up)
        return
    die = g.chance.die()
    g.tell(SEEKS, (g.at[seat], die))
    up.at.remove(g.at[seat])
    if die >= goal.number:
        part_done(g, up)


@final
class CountVigor(Step[Dwarves]):
    """VIGOR: at least one 6 among as many dice as Health; it is no check (DW-CHK-14)."""

    def run(self, g: Dwarves) -> None:
        up = g.card(g.roll.card)
        if up is not None and g.roll.dice[0] >= g.roll.need:
            part_done(g, up)


# Giving Equipment -------------------------------------------------------------------------------


def may_give(g: Dwarves, seat: int) -> list[int]:
    """Cards for which this Hero may discard Equipment here."""
    found = [up.card for up in g.faceup if gives_here(g, seat, up)]
    return found if found and has_equipment(g, seat) else []


def gives_here(g: Dwarves, seat: int, up: Faceup) -> bool:
    """Does the card take Equipment in this hex? A Hero on a journey completes no Adventure."""
    if not asks_for(g, up, GIVE) or is_barred(g, up.card):
        return False
    goals = [goal_of(g, up, part) for part in parts_in_play(g, up)]
    return any(
        goal.op == GIVE and is_in_places(g, goal.places, g.at[seat], up.card) for goal in goals
    )


@final
class GiveFor(Decision[Dwarves]):
    """For which card do you discard Equipment? (DEC-36)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-15",)
    asks: ClassVar[str] = N_("For which quest do you give Equipment away?")
    meanwhile: ClassVar[str] = N_("{seat} is giving Equipment away")

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(may_give(g, self.seat))

    def choose(self, g: Dwarves, token: int) -> None:
        g.then(GiveCard(self.seat, CARD.of(token)))


@final
class GiveCard(Decision[Dwarves]):
    """Which Equipment card do you give? (DEC-36)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-15",)
    asks: ClassVar[str] = N_("Which Equipment card do you give?")
    meanwhile: ClassVar[str] = N_("{seat} is giving Equipment away")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.card}

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(equipment_of(g, self.seat))

    def choose(self, g: Dwarves, token: int) -> None:
        lose_card(g, self.seat, CARD.of(token))
        up = find(g, self.card)
        part = parts_in_play(g, up)[0]
        up.won[part] += 1
        if up.won[part] >= goal_of(g, up, part).times:
            part_done(g, up)


# What the menu and a step of a Move offer -------------------------------------------------------


@final
class Errands(Item):
    """What cards ask for: ready quests, actions of cards, Equipment to give."""

    def has(self, token: int) -> bool:
        return token in (W_COMPLETE, W_ACTION, W_GIVE)

    def offer(self, g: Dwarves, seat: int, window: int, found: list[int]) -> None:
        """Ready quests; in the menu also actions of cards and giving Equipment."""
        if g.asks & READY and can_complete(g, window):
            found.append(W_COMPLETE)
        if window == OWN_MENU:
            if g.left > 0 and g.asks & ACTIONS and card_actions(g, seat):
                found.append(W_ACTION)
            if g.asks & (1 << GIVE) and may_give(g, seat):
                found.append(W_GIVE)

    def use(self, g: Dwarves, seat: int, token: int, window: int) -> None:
        """Carry out one of them."""
        if token == W_COMPLETE:
            g.then(Complete(seat, window))
        elif token == W_ACTION:
            g.then(CardAction(seat))
        else:
            g.then(GiveFor(seat))

    def why_not(self, g: Dwarves, seat: int, token: int, window: int) -> str:
        """Why nothing of this is on offer."""
        if token == W_COMPLETE:
            return _("no quest is fulfilled (DW-CARD-16)")
        if token == W_ACTION:
            return _("no card adds an action that this Hero can take here (DW-GEN-03)")
        return _("no card takes Equipment here") if token == W_GIVE else ""


ITEMS.on(OWN_MENU | WALK, Errands())
