"""How the table is laid (CV-SET)."""

from typing import Final

from caravan.book import Book
from caravan.state import DECK, HANDS, TO_COME, Caravan
from jotunheim.kernel import Chance, Settings

DEALT: Final = 4  # cards of each player (CV-SET-02)


def new_table(book: Book, settings: Settings, seats: int, chance: Chance) -> Caravan:
    """Both decks are shuffled, every player gets cards (CV-SET-02, CV-SET-03)."""
    g = Caravan(book, seats, settings.number("caravans"), chance)
    g.caravans.shuffle(g, TO_COME)
    g.cards.shuffle(g, DECK)
    g.cards.deal(g, DECK, [HANDS + seat for seat in range(seats)], DEALT)
    return g
