"""What lies on the table: cards, caravans, gold, and who raids."""

from typing import ClassVar, Final, final

from caravan.book import Book
from jotunheim.kernel import FACEDOWN, NO_CARD, OPEN, Cards, Chance, State, hands

# The zones of the cards: then a hand for each seat, then what each seat has played.
DECK: Final = 0
DISCARD: Final = 1
HANDS: Final = 2
# The zones of the caravans.
TO_COME: Final = 0
ROAD: Final = 1
GONE: Final = 2


@final
class Caravan(State["Caravan"]):
    """Bands of robbers at a road."""

    shared: ClassVar[tuple[str, ...]] = (*State.shared, "book")

    def __init__(self, book: Book, seats: int, rounds: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.book = book
        self.rounds = rounds  # CV-SET-03
        self.round = 0  # counted from 0
        self.first = 0  # the first player (CV-RND-05)
        self.gold = [0] * seats
        self.raiders: list[int] = []  # in the order in which they play (CV-RAI-01)
        eyes = [FACEDOWN, OPEN, *hands(seats), *[OPEN] * seats]
        self.cards = Cards("cards", book.prints(), eyes)
        self.caravans = Cards("caravans", list(range(len(book.gold))), [FACEDOWN, OPEN, OPEN])

    def me(self) -> "Caravan":
        return self

    def clone(self) -> "Caravan":
        new = Caravan(self.book, self.seats, self.rounds, self.chance.copy())
        self.copy_kernel(new)
        new.round = self.round
        new.first = self.first
        new.gold = self.gold[:]
        new.raiders = self.raiders[:]
        new.cards = self.cards.copy()
        new.caravans = self.caravans.copy()
        return new

    def families(self) -> list[Cards]:
        return [self.cards, self.caravans]

    def census(self) -> dict[str, int]:
        return {"cards": self.cards.census(), "caravans": self.caravans.census()}

    def hand(self, seat: int) -> list[int]:
        """The cards that a seat holds."""
        return self.cards.zones[HANDS + seat]

    def played(self, seat: int) -> int:
        """The zone with what a seat has played in this raid."""
        return HANDS + self.seats + seat

    def strength(self, seat: int) -> int:
        """The strength of the robbers that a seat has played."""
        return sum([self.book.strength[kind] for kind in self.cards.prints_in(self.played(seat))])

    def on_the_road(self) -> int:
        """The caravan that was turned up, or NO_CARD."""
        return self.caravans.top(ROAD) if self.caravans.zones[ROAD] else NO_CARD

    def order(self) -> list[int]:
        """All seats, beginning with the first player."""
        return [(self.first + i) % self.seats for i in range(self.seats)]
