"""Betting: fold, call or raise, until both have paid alike (LP-BET)."""

from typing import ClassVar, Final, final

from jotunheim.kernel import Decision
from jotunheim.texts import N_, _
from jotunheim_examples.leduc.state import Leduc
from jotunheim_examples.leduc.tokens import ANSWER, CALL, FOLD, HAND, RAISE
from jotunheim_examples.leduc.words import events


@final
class Bet(Decision[Leduc]):
    """A player folds, calls or raises."""

    asks: ClassVar[str] = N_("What do you bet?")
    meanwhile: ClassVar[str] = N_("{seat} is betting")
    clauses: ClassVar[tuple[str, ...]] = ("LP-BET-02", "LP-BET-03", "LP-BET-05")

    def options(self, g: Leduc) -> list[int]:
        found: list[int] = []
        if to_pay(g, self.seat) > 0:  # LP-BET-05
            found.append(FOLD)
        found.append(CALL)
        if g.raises < g.terms.raises:  # LP-BET-04
            found.append(RAISE)
        return found

    def choose(self, g: Leduc, token: int) -> None:
        g.answers += 1
        if token == FOLD:
            fold(g, self.seat)
        elif token == RAISE:
            raise_pot(g, self.seat)
            g.then(BETS[1 - self.seat])
        else:
            call(g, self.seat)
            if g.answers == 1:  # else both were asked and have paid alike (LP-BET-06)
                g.then(BETS[1 - self.seat])

    def expected(self, g: Leduc) -> list[int]:
        return ANSWER.all()

    def why_not(self, g: Leduc, token: int) -> str:
        if token == FOLD:
            return _("there is nothing to pay, and a check is free (LP-BET-05)")
        if token == RAISE:
            line = _("this round has had its {n} raises (LP-BET-04)")
            return line.format(n=g.terms.raises)
        return ""


# Steps are frozen, so one question for each seat does for all games.
BETS: Final = [Bet(0), Bet(1)]


def to_pay(g: Leduc, seat: int) -> int:
    """What the seat would have to pay to go on."""
    return g.paid[1 - seat] - g.paid[seat]


def stake(g: Leduc) -> int:
    """By how much a raise goes beyond what the other has paid (LP-BET-03)."""
    return g.terms.bet * (g.round + 1)


def fold(g: Leduc, seat: int) -> None:
    """Give up: the hand is over at once, and no card is shown (LP-BET-05, LP-SHW-01)."""
    g.winner = 1 - seat
    g.tell(events.FOLDS, (seat,))
    g.leave(HAND)


def call(g: Leduc, seat: int) -> None:
    """Pay as much as the other (LP-BET-02)."""
    chips = to_pay(g, seat)
    g.paid[seat] += chips
    if chips:
        g.tell(events.CALLS, (seat, chips))
    else:
        g.tell(events.CHECKS, (seat,))


def raise_pot(g: Leduc, seat: int) -> None:
    """Pay as much as the other, and more (LP-BET-03)."""
    chips = to_pay(g, seat) + stake(g)
    g.paid[seat] += chips
    g.raises += 1
    g.tell(events.BETS if g.raises == 1 else events.RAISES, (seat, chips))
