"""What lies on the table: cards, chips, and who knows which card is which."""

from typing import ClassVar, Final, final

from jotunheim.kernel import Chance, State, Veil

JACK: Final = 0  # the ranks, from low to high (LP-CRD-02)
QUEEN: Final = 1
KING: Final = 2
RANK: Final = [JACK, JACK, QUEEN, QUEEN, KING, KING]  # of each of the six cards (LP-CRD-01)

NOBODY: Final = -1
NO_CARD: Final = -1
ANTE: Final = 1  # LP-HND-01


@final
class Terms:
    """What the players agreed on. Frozen; shared by all clones."""

    def __init__(self, raises: int, bet: int, hands: int) -> None:
        self.raises = raises  # at most so many in a round (LP-BET-04)
        self.bet = bet  # a raise in the first round; twice as much in the second (LP-BET-03)
        self.hands = hands  # LP-END-01

    def most(self) -> int:
        """The most that can be lost, in all hands together."""
        return self.hands * (ANTE + self.raises * 3 * self.bet)


@final
class Leduc(State["Leduc"]):
    """One hand after the other."""

    shared: ClassVar[tuple[str, ...]] = (*State.shared, "terms")

    def __init__(self, terms: Terms, chance: Chance) -> None:
        super().__init__(2, chance)  # two players, and chips without end (LP-CRD-03)
        self.terms = terms
        self.hand = 0  # the number of the present one
        self.round = 0  # of betting, 0 or 1
        self.answers = 0  # given in this round
        self.raises = 0  # made in this round
        self.paid = [0, 0]  # into the pot of this hand, by seat
        self.winner = NOBODY  # of this hand
        self.won = [0, 0]  # in the hands before, by seat
        self.deck = list(range(len(RANK)))  # the next card is the last
        self.held = [NO_CARD, NO_CARD]  # by seat
        self.public = NO_CARD
        self.veil = Veil(RANK)

    def me(self) -> "Leduc":
        return self

    def clone(self) -> "Leduc":
        new = Leduc(self.terms, self.chance.copy())
        self.copy_kernel(new)
        new.hand = self.hand
        new.round = self.round
        new.answers = self.answers
        new.raises = self.raises
        new.paid = self.paid[:]
        new.winner = self.winner
        new.won = self.won[:]
        new.deck = self.deck[:]
        new.held = self.held[:]
        new.public = self.public
        new.veil = self.veil.copy()
        return new

    def first(self) -> int:
        """The first player of this hand; they take turns at it (LP-END-01)."""
        return self.hand % 2

    def pot(self) -> int:
        """All chips paid in this hand."""
        return self.paid[0] + self.paid[1]

    def veils(self) -> list[Veil]:
        return [self.veil]

    def places(self, family: int) -> list[int]:
        return [card for card in [*self.deck, *self.held, self.public] if card != NO_CARD]

    def relabel(self, family: int, at: list[int]) -> None:
        self.deck = [at[card] for card in self.deck]
        self.held = [NO_CARD if card == NO_CARD else at[card] for card in self.held]
        self.public = NO_CARD if self.public == NO_CARD else at[self.public]

    def census(self) -> dict[str, int]:
        cards = self.places(0)
        return {"cards": len(cards), "copies": len(cards) - len(set(cards)), "won": sum(self.won)}
