"""What a player sees as numbers, for research: the own card, the public one, the chips."""

from typing import Final

from jotunheim.kernel.encoders import BLIND, ZERO_SUM, Encoder, Field, mine
from jotunheim_examples.leduc.state import ANTE, NO_CARD, RANK, Leduc
from jotunheim_examples.leduc.words.names import RANKS

MOST_HANDS: Final = 20
MOST_RAISES: Final = 4
CARD: Final = (len(RANKS),)


def own_card(g: Leduc, seat: int) -> list[float]:
    """This player's card."""
    return rank_of(g, g.held[seat], seat)


def other_card(g: Leduc, seat: int) -> list[float]:
    """The other player's card, once it was shown (LP-SHW-02)."""
    return rank_of(g, g.held[1 - seat], seat)


def public_card(g: Leduc, seat: int) -> list[float]:
    """The public card."""
    return rank_of(g, g.public, seat)


def rank_of(g: Leduc, card: int, seat: int) -> list[float]:
    """A 1 for the rank, if there is a card and the seat may know it (LP-HND-02)."""
    found = [0.0] * len(RANKS)
    if card != NO_CARD and g.veil.knows(card, seat):
        found[RANK[card]] = 1.0
    return found


def betting(g: Leduc, seat: int) -> list[float]:
    """Whether this is the second betting."""
    return [float(g.round)]


def paid(g: Leduc, seat: int) -> list[float]:
    """Chips in the pot."""
    most = ANTE + 3 * g.terms.raises * g.terms.bet
    return [g.paid[seat] / most, g.paid[1 - seat] / most]


def raises(g: Leduc, seat: int) -> list[float]:
    """Raises of this betting."""
    return [g.raises / MOST_RAISES]


def answers(g: Leduc, seat: int) -> list[float]:
    """Answers of this betting."""
    return [g.answers / (MOST_RAISES + 2)]


def won(g: Leduc, seat: int) -> list[float]:
    """Chips won in the hands before."""
    return [g.won[seat] / g.terms.most()]


def hand(g: Leduc, seat: int) -> list[float]:
    """The number of the hand, and of all hands."""
    return [(g.hand + 1) / MOST_HANDS, g.terms.hands / MOST_HANDS]


def first(g: Leduc, seat: int) -> list[float]:
    """Whether this player begins the betting."""
    return [float(g.first() == seat)]


def asked(g: Leduc, seat: int) -> list[float]:
    """Whether this player is to bet."""
    return [float(mine(g, seat) is not None)]


def recall(g: Leduc) -> int:
    """The most answers of a hand; cards of earlier hands are not among the numbers."""
    return 2 * (g.terms.raises + 2) if g.terms.hands == 1 else 0


ENCODER: Final = Encoder(
    [ZERO_SUM, BLIND],
    [],
    [
        Field("card", CARD, "this player's card: Jack, Queen, King", own_card),
        Field("their_card", CARD, "the other player's card, once it was shown", other_card),
        Field("public", CARD, "the public card; none before the second betting", public_card),
        Field("second", (1,), "1 in the second betting of the hand", betting),
        Field(
            "paid",
            (2,),
            "chips in the pot, this player's and the other's, / the most of a hand",
            paid,
        ),
        Field("raises", (1,), "raises of this betting, / 4", raises),
        Field("answers", (1,), "answers of this betting, / 6", answers),
        Field("won", (1,), "chips won in the hands before, / the most of all hands", won),
        Field("hand", (2,), "number of the hand, hands to play, / 20", hand),
        Field("first", (1,), "1 if this player begins the betting of this hand", first),
        Field("asked", (1,), "1 if this player is to bet", asked),
    ],
    recall,
)
