"""Phase 1: Briefing and Resources (SH-P1)."""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES, WOOD
from jotunheim.games.stronghold.rules.benefits import draw_units, take_wood
from jotunheim.games.stronghold.rules.board import is_in
from jotunheim.games.stronghold.rules.questions import SUPPLY, AskInvader
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    CARD,
    EXCHANGEABLE,
    INVADER,
    INVADER_UNITS,
    NOWHERE,
    UNIT,
    W_EXCHANGE,
    W_SKIP,
)
from jotunheim.games.stronghold.words.events.invader import (
    DRAW,
    EXCHANGE,
    RESOURCES,
    SKIP,
    SPY_RETURNS,
)
from jotunheim.games.stronghold.words.names import card_name
from jotunheim.kernel import DONE, Decision, Step
from jotunheim.texts import N_, _

FIRST_PHASE: Final = 2  # of the cards that can be exchanged
LAST_PHASE: Final = 5


def mark_performed(g: Stronghold) -> None:
    """The card of the line is performed: a defender phase will follow (SH-ACT-07)."""
    g.played |= 1 << g.at


@final
class Briefing(Step[Stronghold]):
    """Units from the bag, wood from the pile; then perhaps an exchange (SH-P1-01 to 03).

    It is always performed (SH-ACT-01r), so its defender phase always comes (SH-P1-10).
    """

    def run(self, g: Stronghold) -> None:
        units = draw_units(g, g.book.numbers.units)
        wood = take_wood(g, g.book.numbers.wood)
        g.tell(DRAW, (*units, wood))
        mark_performed(g)
        g.exchanged = 0
        g.then(OpenExchange())


def phase_of(g: Stronghold, card: int) -> int:
    """The phase number of a card."""
    return g.book.cards[card].phase


def span(g: Stronghold, phase: int) -> tuple[int, int]:
    """Where the cards of a phase stand in the line: the first place, and the one after the last."""
    places = [at for at, card in enumerate(g.line) if phase_of(g, card) == phase]
    return (places[0], places[-1] + 1) if places else (0, 0)


@final
class OpenExchange(AskInvader):
    """Pay once to exchange any number of cards and to reorder equal ones? (SH-P1-03, 05)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P1-03", "SH-P1-05", "SH-P1-13")
    asks: ClassVar[str] = N_("Exchange or reorder action cards, for one hourglass?")
    meanwhile: ClassVar[str] = N_("{seat} is looking through the action cards")

    def options(self, g: Stronghold) -> list[int]:
        return [W_EXCHANGE, W_SKIP]

    def choose(self, g: Stronghold, token: int) -> None:
        if token == W_EXCHANGE:
            g.due += g.book.numbers.exchange  # whatever is then done (SH-P1-13r)
            g.then(CardIn(NOWHERE, NOWHERE), *orders_of_phases(FIRST_PHASE, LAST_PHASE))

    def default(self, g: Stronghold, options: list[int]) -> int:
        return W_SKIP


def orders_of_phases(first: int, last: int) -> list[Step[Stronghold]]:
    """The cards of each phase are put in order, one phase after the other."""
    return [OrderPhase(phase, 0) for phase in range(first, last + 1)]


def may_leave(g: Stronghold, last: int) -> list[int]:
    """Line cards that can still go out: Phase 1 and 6 never do (SH-P1-04).

    Pairs are picked in ascending order on both sides, so that each exchange has one path.
    """
    return [
        card
        for card in sorted(g.line)
        if last < card < EXCHANGEABLE and not is_in(g.exchanged, card)
    ]


@final
class CardIn(Decision[Stronghold]):
    """Which card of the supply comes into the line? (SH-P1-03, 06, 07)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P1-03", "SH-P1-07", "SH-P1-13")
    asks: ClassVar[str] = N_("Which card comes into the line?")
    meanwhile: ClassVar[str] = N_("{seat} is exchanging action cards")
    ends: ClassVar[str] = N_("No more cards")

    def __init__(self, last_in: int, last_out: int) -> None:
        super().__init__(INVADER)
        self.last_in = last_in
        self.last_out = last_out

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"card": self.last_in}

    def options(self, g: Stronghold) -> list[int]:
        if not may_leave(g, self.last_out):
            return [DONE]
        fresh = [card for card in sorted(g.cards) if card > self.last_in]
        return [*CARD.tokens([c for c in fresh if not is_in(g.exchanged, c)]), DONE]

    def choose(self, g: Stronghold, token: int) -> None:
        if token != DONE:
            g.then(CardOut(CARD.of(token), self.last_out))

    def expected(self, g: Stronghold) -> list[int]:
        return CARD.tokens(sorted(g.cards))

    def why_not(self, g: Stronghold, token: int) -> str:
        if not CARD.has(token):
            return ""
        card = CARD.of(token)
        if is_in(g.exchanged, card):
            return _("a card that was moved stays where it is (SH-P1-13)")
        if card in g.line:
            return _("it stands in the line already (SH-P1-07)")
        if card in g.removed:
            return _("it left the game in the set-up (SH-SET-04)")
        return _("cards are named in their order; this one comes before the last (SH-P1-13)")


@final
class CardOut(Decision[Stronghold]):
    """Which card of the line goes out for it? One for one (SH-P1-07)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P1-04", "SH-P1-07", "SH-P1-11")
    asks: ClassVar[str] = N_("Which card leaves the line for {card}?")
    meanwhile: ClassVar[str] = N_("{seat} is exchanging action cards")

    def __init__(self, card: int, last_out: int) -> None:
        super().__init__(INVADER)
        self.card = card
        self.last_out = last_out

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"card": self.card}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"card": card_name(g, self.card)}

    def options(self, g: Stronghold) -> list[int]:
        return CARD.tokens(may_leave(g, self.last_out))

    def choose(self, g: Stronghold, token: int) -> None:
        card = CARD.of(token)
        exchange(g, self.card, card)
        g.then(CardIn(self.card, card))

    def why_not(self, g: Stronghold, token: int) -> str:
        if CARD.has(token) and is_in(g.exchanged, CARD.of(token)):
            return _("a card that was moved stays where it is (SH-P1-13)")
        return ""


def exchange(g: Stronghold, new: int, old: int) -> None:
    """One card for another; the line stays in ascending order of phases (SH-P1-07r)."""
    g.line.remove(old)
    g.cards.remove(new)
    g.cards.append(old)
    at = len([card for card in g.line if phase_of(g, card) <= phase_of(g, new)])
    g.line.insert(at, new)
    g.exchanged |= 1 << new | 1 << old
    g.tell(EXCHANGE, (new, old))
    if is_in(g.spies, old):  # SH-P1-11
        g.spies &= ~(1 << old)
        g.stock[PIECE_NAMES.index("spy")] += 1
        g.tell(SPY_RETURNS, (old,))


@final
class OrderPhase(Decision[Stronghold]):
    """Which card of this phase stands next, from the left? (SH-SET-05, SH-P1-05)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-SET-05", "SH-P1-05")
    asks: ClassVar[str] = N_("Phase {phase}: which card comes next?")
    meanwhile: ClassVar[str] = N_("{seat} is ordering action cards")
    may_be_void: ClassVar[bool] = True

    def __init__(self, phase: int, done: int) -> None:
        super().__init__(INVADER)
        self.phase = phase
        self.done = done  # cards of the phase that stand already

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"number": self.phase}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"phase": str(self.phase)}

    def options(self, g: Stronghold) -> list[int]:
        first, end = span(g, self.phase)
        return CARD.tokens(sorted(g.line[first + self.done : end]))

    def choose(self, g: Stronghold, token: int) -> None:
        card = CARD.of(token)
        first, _end = span(g, self.phase)
        g.line.remove(card)
        g.line.insert(first + self.done, card)
        g.then(OrderPhase(self.phase, self.done + 1))


@final
class TakeResources(AskInvader):
    """Give up one unit for wood, or skip the card (SH-P1-08)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P1-08", "SH-P1-12")
    asks: ClassVar[str] = N_("Which unit is discarded for wood?")
    meanwhile: ClassVar[str] = N_("{seat} is gathering wood")

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"units": SUPPLY}

    def options(self, g: Stronghold) -> list[int]:
        if g.stock[WOOD] == 0:
            return [W_SKIP]
        return [*UNIT.tokens([kind for kind in INVADER_UNITS if g.supply[kind] > 0]), W_SKIP]

    def choose(self, g: Stronghold, token: int) -> None:
        if token == W_SKIP:
            g.tell(SKIP, (g.line[g.at],))
            return
        kind = UNIT.of(token)
        g.supply[kind] -= 1
        g.paid[kind] += 1  # it lies on the card like any payment (SH-P1-12r)
        wood = take_wood(g, g.book.numbers.wood_for[kind])
        g.due += 1  # in all, not one for the unit and one for the card (SH-P1-08r)
        mark_performed(g)
        g.tell(RESOURCES, (kind, wood))

    def default(self, g: Stronghold, options: list[int]) -> int:
        return W_SKIP

    def expected(self, g: Stronghold) -> list[int]:
        return UNIT.tokens(list(INVADER_UNITS))

    def why_not(self, g: Stronghold, token: int) -> str:
        if not UNIT.has(token):
            return ""
        if g.stock[WOOD] == 0:
            return _("the wood pile is empty (SH-P1-02)")
        return _("no such unit is in the supply (SH-ACT-02)")
