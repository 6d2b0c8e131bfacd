"""Step 2 of Books 1 and 5: a new Scenario card, faceup Threats, the display (DW-REV, DW-SET-13, 14).

DW-REV-12: cards are revealed here only, never in the middle of a turn.
"""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.book.tables import LEVEL_C
from jotunheim.games.dwarves.effects.verbs import ASSURE
from jotunheim.games.dwarves.rules.carry import IMMEDIATE, THREAT
from jotunheim.games.dwarves.rules.completion import SkipEmpty, complete
from jotunheim.games.dwarves.rules.council import threat_revealed
from jotunheim.games.dwarves.rules.doom import shuffle_threats_in
from jotunheim.games.dwarves.rules.faceup import (
    lacks_all_troops,
    lacks_troops,
    lay_faceup,
    set_up,
    take_off,
)
from jotunheim.games.dwarves.rules.goals import all_hold, is_fulfilled
from jotunheim.games.dwarves.rules.sagas import reveal_sagas
from jotunheim.games.dwarves.rules.tasks import REVEAL, SET_UP_CARDS, TASKS, Duty, Task
from jotunheim.games.dwarves.rules.threats import TAKEN_EFFECT, resolve_threat
from jotunheim.games.dwarves.rules.windows import any_time
from jotunheim.games.dwarves.state import (
    A_DECK,
    A_DISCARD,
    A_UP,
    Q_BOX,
    Q_DECK,
    Q_UP,
    Dwarves,
)
from jotunheim.games.dwarves.state.pieces import SCENARIO_SPACE, SPACES
from jotunheim.games.dwarves.tokens import CARD, NOWHERE, is_adventure, is_scenario, is_threat
from jotunheim.games.dwarves.words.events.cards import NOT_MET
from jotunheim.kernel import NO_CARD, Decision, Step
from jotunheim.texts import N_

NO_SPACE: Final = -1


def set_up_cards(g: Dwarves) -> None:
    """The first cards of a game; Threats come into the deck only afterwards (DW-SET-13, DW-SET-14)."""
    if g.variant.is_saga():
        reveal_sagas(g)
    else:
        g.then(TurnScenario(), FillDisplay(), FirstThreats())


@final
class FirstCards(Duty):
    """The first cards of a game."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        set_up_cards(g)


TASKS.on(SET_UP_CARDS, FirstCards())


@final
class FirstThreats(Step[Dwarves]):
    """Three unseen Threats are shuffled into the rest of the Adventure deck (DW-SET-14)."""

    def run(self, g: Dwarves) -> None:
        shuffle_threats_in(g, g.book.numbers.setup_threats)


def reveal(g: Dwarves) -> None:
    """Step 2: the Scenario card with what it sets off, then the display (DW-REV-01, DW-REV-09)."""
    if g.variant.is_saga():
        reveal_sagas(g)
        return
    if scenario_of(g) == NOWHERE:  # DW-B5-11: only in the next Hero's turn
        g.then(TurnScenario(), AllThreats(), FillDisplay())
    elif empty_space(g) != NO_SPACE:
        g.then(FillDisplay())


@final
class NewCards(Duty):
    """Step 2 of a turn."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        reveal(g)


TASKS.on(REVEAL, NewCards())


def scenario_of(g: Dwarves) -> int:
    """The faceup Scenario card, or NOWHERE (DW-CARD-13)."""
    for up in g.faceup:
        if is_scenario(up.card):
            return up.card
    return NOWHERE


# Scenario cards ---------------------------------------------------------------------------------


@final
class TurnScenario(Step[Dwarves]):
    """The top card of the deck; a level C card whose condition fails makes way.

    DW-REV-01, 04, 14; DW-CM-04. In Book 5 the whole deck is played through (DW-B5-04).
    """

    def run(self, g: Dwarves) -> None:
        piece = g.quests.draw(g, Q_DECK, Q_UP)
        if piece == NO_CARD:
            return
        card = g.quests.veil.prints[piece]
        if not fits(g, card):
            g.quests.move(g, piece, Q_BOX)
            g.tell(NOT_MET, (card,))
            g.then(TurnScenario())
            return
        lay_faceup(g, card, SCENARIO_SPACE)
        set_up(g, card)
        g.then(SkipEmpty(card), TestScenario(card))


def fits(g: Dwarves, card: int) -> bool:
    """Does the condition hold? The last card is played anyway, and one makes its own true.

    DW-REV-04r, DW-ELF-07.
    """
    printed = g.book.cards[card]
    if printed.level != LEVEL_C or not g.quests.zones[Q_DECK]:
        return True
    if any(effect.op == ASSURE for effect in printed.setup):
        return True
    return all_hold(g, printed.condition, card, g.active)


@final
class TestScenario(Step[Dwarves]):
    """A quest that is already fulfilled is completed at once, and the next card is turned (DW-REV-02).

    So Threats work once only, after the card that stays (DW-REV-08). In Book 5 as well (DW-B5-16).
    """

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Dwarves) -> None:
        up = g.card(self.card)
        if up is not None and is_fulfilled(g, up):
            complete(g, up)
        if g.card(self.card) is None and not g.over:
            g.then(TurnScenario())


# Threats ----------------------------------------------------------------------------------------


@final
class AllThreats(Step[Dwarves]):
    """After a new Scenario card every faceup Threat works, then the display is cleared.

    DW-REV-05, DW-REV-07, DW-B5-14.
    """

    def run(self, g: Dwarves) -> None:
        if waiting_threats(g):
            g.then(any_time(g), NextThreat())
        g.then(ClearDisplay())


def waiting_threats(g: Dwarves) -> list[int]:
    """Faceup Threats that have not worked yet."""
    return [up.card for up in g.faceup if is_threat(up.card) and up.stage != TAKEN_EFFECT]


@final
class NextThreat(Step[Dwarves]):
    """One Threat after another; troops move at once by the usual rules (DW-REV-06)."""

    def run(self, g: Dwarves) -> None:
        if waiting_threats(g):
            g.then(ChooseThreat(g.active), NextThreat())


@final
class ChooseThreat(Decision[Dwarves]):
    """Which Threat takes effect next? (DW-REV-05, DEC-06)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-REV-05",)
    asks: ClassVar[str] = N_("Which Threat takes effect next?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing the next Threat")

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(waiting_threats(g))

    def choose(self, g: Dwarves, token: int) -> None:
        resolve_threat(g, CARD.of(token), THREAT, leaves=False)


@final
class ClearDisplay(Step[Dwarves]):
    """All Threats and unfinished Adventures are discarded; their troops return (DW-REV-07)."""

    def run(self, g: Dwarves) -> None:
        for up in g.faceup[:]:
            if is_threat(up.card) or is_adventure(up.card):
                take_off(g, up)


# The display ------------------------------------------------------------------------------------


def empty_space(g: Dwarves) -> int:
    """The leftmost empty space of the display (DW-SET-19)."""
    taken = 0
    for up in g.faceup:
        taken |= 1 << up.space
    for space in range(SPACES):
        if not (taken >> space) & 1:
            return space
    return NO_SPACE


@final
class FillDisplay(Step[Dwarves]):
    """One card after another until three lie there (DW-REV-09, DW-REV-15)."""

    def run(self, g: Dwarves) -> None:
        space = empty_space(g)
        if space == NO_SPACE:
            return
        g.adventures.refill(g, A_DECK, A_DISCARD)  # Adventures and Threats alike (DW-SET-16)
        piece = g.adventures.turn_up(g, A_DECK, A_UP)
        if piece == NO_CARD:
            return
        show_card(g, g.adventures.veil.prints[piece], space)
        g.then(FillDisplay())


def show_card(g: Dwarves, card: int, space: int) -> None:
    """A card of the Adventure deck is turned up (DW-REV-15)."""
    lay_faceup(g, card, space)
    if is_threat(card):
        threat_revealed(g)
        g.then(ThreatComes(card))
    elif lacks_all_troops(g, card):
        g.then(Discard(card))
    else:
        set_up(g, card)


@final
class ThreatComes(Step[Dwarves]):
    """After the Council: an immediate text, a set-up, or a Threat that lacks troops (DW-REV-10, 11).

    A tie to "the active Hero" means the Hero whose step 2 it is (DW-REV-16).
    """

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Dwarves) -> None:
        if g.book.cards[self.card].immediate:
            resolve_threat(g, self.card, IMMEDIATE, leaves=True)
            return
        lacks = lacks_troops(g, self.card)
        set_up(g, self.card)
        if lacks:
            resolve_threat(g, self.card, THREAT, leaves=True)


@final
class Discard(Step[Dwarves]):
    """An Adventure without any of its troops is discarded and replaced (DW-REV-11)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Dwarves) -> None:
        up = g.card(self.card)
        if up is not None:
            take_off(g, up)
