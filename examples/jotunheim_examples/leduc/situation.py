"""Situations as text, one thing a line. What is left out is as at the start of a hand; cards are dealt.

north holds K
south holds J
public Q            with it we are in the second round of betting
paid 3 7            by North and by South, in this hand
raises 1            in this round
north to act
hand 2
won 5 -5            by North and by South, in the hands before
"""

from typing import Final, final

from jotunheim.kernel import SituationError
from jotunheim_examples.leduc.rules.betting import BETS, to_pay
from jotunheim_examples.leduc.state import ANTE, NOBODY, RANK, RANKS, Leduc
from jotunheim_examples.leduc.turn import (
    BETTING,
    END_OF_HAND,
    LAY_OPEN,
    SHOWDOWN,
    hold,
    lay_open,
    shuffle,
)

SEATS: Final = ["north", "south"]
PUBLIC: Final = 2
ANY: Final = -1


@final
class Note:
    """What the lines of a situation say."""

    def __init__(self) -> None:
        self.ranks = [ANY, ANY, ANY]  # North's, South's, the public one
        self.paid = [ANTE, ANTE]
        self.won = [0, 0]
        self.raises = 0
        self.hand = 1
        self.turn = NOBODY

    def take(self, line: str) -> None:
        """Read one line."""
        words = line.lower().split()
        if len(words) == 3 and words[0] in SEATS and words[1] == "holds":
            self.ranks[SEATS.index(words[0])] = rank_of(line, words[2])
        elif len(words) == 3 and words[0] in SEATS and words[1:] == ["to", "act"]:
            self.turn = SEATS.index(words[0])
        elif len(words) == 2 and words[0] == "public":
            self.ranks[PUBLIC] = rank_of(line, words[1])
        elif len(words) == 3 and words[0] == "paid":
            self.paid = [whole(line, word) for word in words[1:]]
        elif len(words) == 3 and words[0] == "won":
            self.won = [whole(line, word) for word in words[1:]]
        elif len(words) == 2 and words[0] == "raises":
            self.raises = whole(line, words[1])
        elif len(words) == 2 and words[0] == "hand":
            self.hand = whole(line, words[1])
        else:
            raise SituationError(f"{line!r} is not a line of a situation of leduc")


def rank_of(line: str, letter: str) -> int:
    """The rank with this first letter."""
    letters = [name[0].lower() for name in RANKS]
    if letter not in letters:
        raise SituationError(f"{line!r}: a card is J, Q or K (LP-CRD-01)")
    return letters.index(letter)


def whole(line: str, word: str) -> int:
    """A whole number."""
    if not word.removeprefix("-").isdecimal():
        raise SituationError(f"{line!r}: {word!r} is not a whole number")
    return int(word)


def read(text: str, g: Leduc) -> Leduc:
    """Lay out a table as the text says."""
    note = Note()
    for line in text.splitlines():
        if line.strip():
            note.take(line.strip())
    shuffle(g)
    deal(g, note.ranks)
    place_bets(g, note)
    if g.round == 0:
        g.then(BETS[turn_of(g, note)], LAY_OPEN, BETTING[1], SHOWDOWN, END_OF_HAND)
    else:
        g.then(BETS[turn_of(g, note)], SHOWDOWN, END_OF_HAND)
    return g


def deal(g: Leduc, ranks: list[int]) -> None:
    """The cards that are named, then any for those that are not."""
    cards = [take_out(g, rank) if rank != ANY else ANY for rank in ranks]
    for seat in (0, 1):
        hold(g, seat, cards[seat] if cards[seat] != ANY else g.deck.pop())
    if cards[PUBLIC] != ANY:
        g.round = 1
        lay_open(g, cards[PUBLIC])


def take_out(g: Leduc, rank: int) -> int:
    """A card of this rank leaves the deck."""
    for card in g.deck:
        if RANK[card] == rank:
            g.deck.remove(card)
            return card
    raise SituationError(f"there are only two cards of the rank {RANKS[rank]} (LP-CRD-01)")


def place_bets(g: Leduc, note: Note) -> None:
    """Chips and counts, as far as they can be."""
    if not 1 <= note.hand <= g.terms.hands:
        raise SituationError(f"hand {note.hand}: this game has {g.terms.hands} (LP-END-01)")
    if not 0 <= note.raises <= g.terms.raises:
        raise SituationError(f"raises {note.raises}: at most {g.terms.raises} (LP-BET-04)")
    if min(note.paid) < ANTE:
        raise SituationError(f"paid {min(note.paid)}: the ante alone is {ANTE} (LP-HND-01)")
    if note.won[0] + note.won[1] != 0:
        raise SituationError("won: what one has won, the other has lost (LP-END-01)")
    g.hand = note.hand - 1
    g.raises = note.raises
    g.paid = note.paid
    g.won = note.won


def turn_of(g: Leduc, note: Note) -> int:
    """Who is asked: as the text says, or whoever has to pay, or the first player."""
    behind = 0 if to_pay(g, 0) > 0 else 1 if to_pay(g, 1) > 0 else g.first()
    turn = behind if note.turn == NOBODY else note.turn
    if to_pay(g, turn) < 0:
        raise SituationError(f"{SEATS[turn]} to act: has paid more than the other (LP-BET-06)")
    if to_pay(g, turn) > 0 and g.raises == 0:
        raise SituationError("paid: unequal, but nobody has raised in this round (LP-BET-06)")
    g.answers = 0 if turn == g.first() and g.raises == 0 else 1
    return turn
