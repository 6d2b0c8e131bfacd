"""Saga rules of Books 2 to 4: three spaces, letters A to C, Threats that stay (DW-SAGA)."""

from typing import ClassVar, final

from jotunheim.games.dwarves.book.tables import LEVEL_A
from jotunheim.games.dwarves.rules.carry import IMMEDIATE
from jotunheim.games.dwarves.rules.completion import SkipEmpty, complete
from jotunheim.games.dwarves.rules.council import threat_revealed
from jotunheim.games.dwarves.rules.faceup import lacks_all_troops, lay_faceup, set_up, take_off
from jotunheim.games.dwarves.rules.goals import is_fulfilled
from jotunheim.games.dwarves.rules.tasks import TASKS, THREAT_ICON, Duty, Task
from jotunheim.games.dwarves.rules.threats import resolve_threat
from jotunheim.games.dwarves.state import (
    A_THREATS,
    A_UP,
    Q_DECK,
    Q_DOWN,
    Q_UP,
    Dwarves,
)
from jotunheim.games.dwarves.state.pieces import BESIDE, SPACES
from jotunheim.games.dwarves.tokens import CARD, is_saga
from jotunheim.games.dwarves.words.events.cards import FACEDOWN, UNDER_DECK
from jotunheim.kernel import NO_CARD, Decision, Step
from jotunheim.texts import N_

# The display ------------------------------------------------------------------------------------


def reveal_sagas(g: Dwarves) -> None:
    """Draw for the empty spaces from left to right, then turn the next letter (DW-SAGA-05, 08, 20)."""
    g.then(*[DrawSaga(space) for space in range(SPACES)], TurnNextLetter())


def is_empty(g: Dwarves, space: int) -> bool:
    """Does no card lie in this space, faceup or facedown? Threats lie beside (DW-SAGA-11)."""
    return not g.quests.zones[Q_DOWN + space] and space not in [up.space for up in g.faceup]


@final
class DrawSaga(Step[Dwarves]):
    """A level A card is turned up; a card of a later letter is laid facedown (DW-SAGA-08)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, g: Dwarves) -> None:
        piece = g.quests.top(Q_DECK)
        if piece == NO_CARD or not is_empty(g, self.space):
            return
        if level_of(g, piece) == LEVEL_A:
            g.quests.draw(g, Q_DECK, Q_UP)
            turn_saga(g, g.quests.veil.prints[piece], self.space)
        else:
            g.quests.draw(g, Q_DECK, Q_DOWN + self.space)
            g.tell(FACEDOWN, (self.space + 1,))


def level_of(g: Dwarves, piece: int) -> int:
    """The letter on the back of a Saga card."""
    return g.book.cards[g.quests.veil.prints[piece]].level


def turn_saga(g: Dwarves, card: int, space: int) -> None:
    """A Saga card lies faceup and is set up; turning it sets off no Threats (DW-SAGA-15)."""
    lay_faceup(g, card, space)
    set_up(g, card)
    g.then(SkipEmpty(card), TestSaga(card, space))


@final
class TestSaga(Step[Dwarves]):
    """A quest already fulfilled is completed at once; another card is drawn for its space (DW-SAGA-19)."""

    def __init__(self, card: int, space: int) -> None:
        self.card = card
        self.space = space

    def run(self, g: Dwarves) -> None:
        up = g.card(self.card)
        if up is not None and is_fulfilled(g, up):
            complete(g, up)
            g.then(DrawSaga(self.space))


@final
class TurnNextLetter(Step[Dwarves]):
    """With no faceup card left, the facedown ones of the next letter are turned up (DW-SAGA-09)."""

    def run(self, g: Dwarves) -> None:
        if any(is_saga(up.card) for up in g.faceup):
            return
        down = [space for space in range(SPACES) if g.quests.zones[Q_DOWN + space]]
        if not down:
            return
        letter = min([level_of(g, g.quests.top(Q_DOWN + space)) for space in down])
        for space in down:
            if level_of(g, g.quests.top(Q_DOWN + space)) == letter:
                g.then(TurnUp(space))
        g.then(TurnNextLetter())


@final
class TurnUp(Step[Dwarves]):
    """A facedown card of the display is turned up and set up."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, g: Dwarves) -> None:
        piece = g.quests.draw(g, Q_DOWN + self.space, Q_UP)
        turn_saga(g, g.quests.veil.prints[piece], self.space)


# Threats ----------------------------------------------------------------------------------------


@final
class ThreatIcon(Duty):
    """Two Threats are revealed, the team keeps one; a single one must be kept (DW-SAGA-12, 17)."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        for _card in range(g.book.doom_threats):
            g.adventures.draw(g, A_THREATS, A_UP)
        if revealed(g):
            g.then(KeepThreat(g.active))


TASKS.on(THREAT_ICON, ThreatIcon())


def revealed(g: Dwarves) -> list[int]:
    """Threats that were just drawn, and are neither faceup nor put away."""
    faceup = [up.card for up in g.faceup]
    return [card for card in g.adventures.prints_in(A_UP) if card not in faceup]


@final
class KeepThreat(Decision[Dwarves]):
    """Which of the two Threats does the team face? (DW-SAGA-12, DEC-25)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-SAGA-12", "DW-SAGA-17")
    asks: ClassVar[str] = N_("Which of these Threats do you face?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing between two Threats")

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(revealed(g))

    def choose(self, g: Dwarves, token: int) -> None:
        kept = CARD.of(token)
        for card in revealed(g):
            if card != kept:  # its face was seen by all (DW-HID-02)
                g.adventures.put_under(g, g.adventures.find(A_UP, card), A_THREATS)
                g.tell(UNDER_DECK, (card,))
        lay_faceup(g, kept, BESIDE)
        threat_revealed(g)  # once, for the Threat that is kept (DW-COUN-08)
        g.then(ThreatStays(kept))


@final
class ThreatStays(Step[Dwarves]):
    """An immediate text happens and the card leaves; any other holds from now on (DW-SAGA-13, 14).

    A Threat stays with the troops that are there; with none at all it leaves (DW-REV-11, DW-SAGA-21).
    """

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Dwarves) -> None:
        if g.book.cards[self.card].immediate:
            resolve_threat(g, self.card, IMMEDIATE, leaves=True)
        elif lacks_all_troops(g, self.card):
            up = g.card(self.card)
            if up is not None:
                take_off(g, up)
        else:
            set_up(g, self.card)
