"""Situations as text, one fact a line. What is left out is as at the start of a hand; cards are dealt.

north holds K
south holds J
public Q            with it we are in the second round of betting
deck cards: K, J    the next cards; the first of them becomes the public one
paid 3 7            by North and by South, in this hand
raises 1            in this round
north to act
hand 2
won 5 -5            by North and by South, in the hands before
"""

from typing import Final, final

from jotunheim.kernel import Line, Lines, SituationError
from jotunheim_examples.leduc.rules.betting import BETS, to_pay
from jotunheim_examples.leduc.state import ANTE, NOBODY, RANK, Leduc
from jotunheim_examples.leduc.turn import (
    BETTING,
    END_OF_HAND,
    LAY_OPEN,
    SHOWDOWN,
    hold,
    lay_open,
    shuffle,
)

SEATS: Final = ("north", "south")
LETTERS: Final = ("J", "Q", "K")  # of the ranks
DECK: Final = "cards"
PUBLIC: Final = 2
ANY: Final = -1


@final
class Reader:
    """Reads the lines of a situation onto a table."""

    def __init__(self, g: Leduc, text: str) -> None:
        self.g = g
        self.lines = Lines(text, decks=(DECK,))
        self.cards = [ANY, ANY, ANY]  # North's, South's, the public one
        self.turn = NOBODY

    def read(self) -> None:
        """All lines, then what only the whole can show."""
        shuffle(self.g)
        self.g.paid = [ANTE, ANTE]
        self.lines.read(
            {
                "north": self.player,
                "south": self.player,
                "public": self.public,
                "paid": self.paid,
                "raises": self.raises,
                "hand": self.hand,
                "won": self.won,
            }
        )
        self.deal()
        self.go_on()

    def player(self, line: Line) -> None:
        """`north holds K` and `north to act`."""
        seat = SEATS.index(line.key)
        if line.words == ["to", "act"]:
            self.turn = seat
        elif line.words[:1] == ["holds"]:
            self.cards[seat] = self.card(line, line.word(1, "a card"))
        else:
            raise line.wrong(f"expected 'holds' and a card, or 'to act', after {line.key!r}")

    def public(self, line: Line) -> None:
        """`public Q`."""
        self.cards[PUBLIC] = self.card(line, line.word(0, "a card"))

    def card(self, line: Line, letter: str) -> int:
        """A card of this rank leaves the deck."""
        rank = line.one_of(letter, LETTERS, "a card")
        for card in self.g.deck:
            if RANK[card] == rank:
                self.g.deck.remove(card)
                return card
        raise line.wrong(f"there are only two cards of the rank {letter} (LP-CRD-01)")

    def paid(self, line: Line) -> None:
        """`paid 3 7`; both have paid the ante (LP-HND-01)."""
        self.g.paid = line.numbers(2, ANTE)

    def raises(self, line: Line) -> None:
        """`raises 1` (LP-BET-04)."""
        self.g.raises = line.number(line.word(0, "a number"), 0, self.g.terms.raises)

    def hand(self, line: Line) -> None:
        """`hand 2` (LP-END-01)."""
        self.g.hand = line.number(line.word(0, "a number"), 1, self.g.terms.hands) - 1

    def won(self, line: Line) -> None:
        """`won 5 -5`."""
        most = self.g.terms.most()
        self.g.won = line.numbers(2, -most, most)
        if sum(self.g.won) != 0:
            raise line.wrong("what one has won, the other has lost (LP-END-01)")

    def deal(self) -> None:
        """The cards that are named, then any for those that are not."""
        g = self.g
        for seat in (0, 1):
            hold(g, seat, self.cards[seat] if self.cards[seat] != ANY else g.deck.pop())
        self.lines.stack(DECK, g.deck, [LETTERS[rank] for rank in RANK])
        if self.cards[PUBLIC] != ANY:
            g.round = 1
            lay_open(g, self.cards[PUBLIC])

    def go_on(self) -> None:
        """The rest of this hand."""
        bet = BETS[self.asked()]
        if self.g.round == 0:
            self.g.then(bet, LAY_OPEN, BETTING[1], SHOWDOWN, END_OF_HAND)
        else:
            self.g.then(bet, SHOWDOWN, END_OF_HAND)

    def asked(self) -> int:
        """Who is asked: as the text says, or the player who has to pay, or the first player."""
        g = self.g
        behind = 0 if to_pay(g, 0) > 0 else 1 if to_pay(g, 1) > 0 else g.first()
        turn = behind if self.turn == NOBODY else self.turn
        if to_pay(g, turn) < 0:
            raise SituationError(f"{SEATS[turn]} to act: has paid more than the other (LP-BET-06)")
        if to_pay(g, turn) > 0 and g.raises == 0:
            raise SituationError("paid: unequal, but nobody has raised in this round (LP-BET-06)")
        g.answers = 0 if turn == g.first() and g.raises == 0 else 1
        return turn


def read(text: str, g: Leduc) -> Leduc:
    """Lay out a table as the text says."""
    Reader(g, text).read()
    return g
