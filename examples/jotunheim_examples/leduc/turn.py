"""The order of play: a hand from the ante to the pot, then the next hand (LP-HND, LP-END)."""

from typing import Final, final

from jotunheim.kernel import ALL, End, Step, Veil
from jotunheim_examples.leduc.rules.betting import BETS
from jotunheim_examples.leduc.rules.showdown import better
from jotunheim_examples.leduc.state import ANTE, NO_CARD, NOBODY, RANK, Leduc
from jotunheim_examples.leduc.tokens import HAND
from jotunheim_examples.leduc.words import events


@final
class Hand(Step[Leduc]):
    """A whole hand: deal, bets, public card, bets, showdown (LP-HND-03, LP-HND-05)."""

    def run(self, g: Leduc) -> None:
        g.chapter(g.hand)
        g.then(DEAL, BETTING[0], LAY_OPEN, BETTING[1], SHOWDOWN, END_OF_HAND)


@final
class Deal(Step[Leduc]):
    """Antes, a shuffle, and a card for each (LP-HND-01, LP-HND-02)."""

    def run(self, g: Leduc) -> None:
        g.paid = [ANTE, ANTE]
        g.winner = NOBODY
        shuffle(g)
        for seat in (0, 1):
            hold(g, seat, next_card(g))


@final
class Betting(Step[Leduc]):
    """A round of betting begins with the first player (LP-BET-01)."""

    def __init__(self, number: int) -> None:
        self.round = number

    def run(self, g: Leduc) -> None:
        g.round = self.round
        g.answers = 0
        g.raises = 0
        g.then(BETS[g.first()])


@final
class LayOpen(Step[Leduc]):
    """The public card (LP-HND-04)."""

    def run(self, g: Leduc) -> None:
        lay_open(g, next_card(g))


@final
class Showdown(Step[Leduc]):
    """Both cards are shown, and the better one wins (LP-SHW-02)."""

    def run(self, g: Leduc) -> None:
        g.learn()
        for seat in (0, 1):
            g.veil.show(g.held[seat], ALL)
            g.tell(events.SHOWS, (seat, RANK[g.held[seat]]))
        g.winner = better(g)


@final
class EndOfHand(End[Leduc]):
    """The pot goes to the winner; equal cards take back what they paid (LP-SHW-05)."""

    def run(self, g: Leduc) -> None:
        if g.winner != NOBODY:
            loser = 1 - g.winner
            g.won[g.winner] += g.paid[loser]
            g.won[loser] -= g.paid[loser]
            g.tell(events.TAKES, (g.winner, g.pot()))
        else:
            g.tell(events.SHARED, ())
        if g.hand + 1 < g.terms.hands:  # LP-END-01
            g.hand += 1
            g.then(HANDS)
        else:
            g.finish()


def shuffle(g: Leduc) -> None:
    """All cards come together and nobody knows any more which is which: a new veil (LP-HND-02)."""
    g.deck = list(range(len(RANK)))
    g.held = [NO_CARD, NO_CARD]
    g.public = NO_CARD
    g.chance.mix(g.deck)
    veil = Veil(RANK)
    veil.on = g.veil.on
    veil.mix(g.deck, ALL)
    g.veil = veil


def next_card(g: Leduc) -> int:
    """The top card of the deck."""
    return g.deck.pop(g.chance.top(g.deck))


def hold(g: Leduc, seat: int, card: int) -> None:
    """The seat gets this card, and alone sees it (LP-HND-02)."""
    g.held[seat] = card
    g.veil.show(card, 1 << seat)
    g.learn()
    g.tell(events.GETS, (seat, RANK[card]))
    g.tell(events.DEALT, (seat,))


def lay_open(g: Leduc, card: int) -> None:
    """Everybody sees the public card (LP-HND-04)."""
    g.public = card
    g.veil.show(card, ALL)
    g.learn()
    g.tell(events.PUBLIC, (RANK[card],))


# Steps are frozen, so one of each does for all games.
HANDS: Final = Hand()
DEAL: Final = Deal()
BETTING: Final = [Betting(0), Betting(1)]
LAY_OPEN: Final = LayOpen()
SHOWDOWN: Final = Showdown()
END_OF_HAND: Final = EndOfHand(HAND)
