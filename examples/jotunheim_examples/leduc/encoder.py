"""What a player sees as numbers, for research: the own card, the public one, the chips."""

from typing import Final

from jotunheim_examples.leduc.state import ANTE, NO_CARD, RANK, RANKS, Leduc

MOST_HANDS: Final = 20
MOST_RAISES: Final = 4
TRAITS: Final[tuple[str, ...]] = ("zero-sum",)


def fields(seats: int) -> list[tuple[str, tuple[int, ...], str]]:
    """Name, shape and meaning of each field."""
    ranks = (len(RANKS),)
    return [
        ("card", ranks, "this player's card: Jack, Queen, King"),
        ("their_card", ranks, "the other player's card, once it was shown"),
        ("public", ranks, "the public card; none before the second betting"),
        ("second", (1,), "1 in the second betting of the hand"),
        ("paid", (2,), "chips in the pot, this player's and the other's, / the most of a hand"),
        ("raises", (1,), "raises of this betting, / 4"),
        ("answers", (1,), "answers of this betting, / 6"),
        ("won", (1,), "chips won in the hands before, / the most of all hands"),
        ("hand", (2,), "number of the hand, hands to play, / 20"),
        ("first", (1,), "1 if this player begins the betting of this hand"),
        ("asked", (1,), "1 if this player is to bet"),
    ]


def encode(g: Leduc, seat: int) -> list[float]:
    """The numbers of all fields, for this seat."""
    other = 1 - seat
    most = ANTE + 3 * g.terms.raises * g.terms.bet
    asked = g.asked is not None and g.asked.seat == seat
    return [
        *rank_of(g, g.held[seat], seat),
        *rank_of(g, g.held[other], seat),
        *rank_of(g, g.public, seat),
        float(g.round),
        g.paid[seat] / most,
        g.paid[other] / most,
        g.raises / MOST_RAISES,
        g.answers / (MOST_RAISES + 2),
        g.won[seat] / g.terms.most(),
        (g.hand + 1) / MOST_HANDS,
        g.terms.hands / MOST_HANDS,
        float(g.first() == seat),
        float(asked),
    ]


def rank_of(g: Leduc, card: int, seat: int) -> list[float]:
    """A 1 for the rank, if there is a card and the seat may know it (LP-HND-02)."""
    found = [0.0] * len(RANKS)
    if card != NO_CARD and g.veil.knows(card, seat):
        found[RANK[card]] = 1.0
    return found
