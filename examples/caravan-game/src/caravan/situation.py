"""Situations as text, one fact a line. What is left out is as at the start; cards that are not named are dealt.

hand 1: 2 thug, smoke          this seat holds exactly these cards
caravan silk                   the next caravan
deck cards: giant, thug        the next cards of the deck
gold 3 5                       by seat
round 2
first 2                        the first player
"""

from typing import final

from caravan.state import DECK, HANDS, TO_COME, Caravan
from caravan.tokens import CARAVANS, KINDS
from caravan.turn import ROUND
from jotunheim.kernel import NO_CARD, Line, Lines


@final
class Reader:
    """Reads the lines of a situation onto a table that was just set up."""

    def __init__(self, g: Caravan, text: str) -> None:
        self.g = g
        self.lines = Lines(text, decks=("cards",))

    def read(self) -> None:
        """Hands first, since they take cards out of the deck; then the order of what is left."""
        g = self.g
        for line in self.lines.of("hand"):
            seat = self.seat(line)
            for card in g.hand(seat)[:]:
                g.cards.move(g, card, DECK)
        g.cards.shuffle(g, DECK)
        readers = {"hand": self.hand, "caravan": self.caravan, "gold": self.gold}
        self.lines.read({**readers, "round": self.round, "first": self.first})
        names = [KINDS[kind] for kind in g.cards.veil.prints]
        self.lines.stack("cards", g.cards.zones[DECK], names)
        g.chance = self.lines.scripted(g.chance)
        g.then(ROUND)

    def seat(self, line: Line) -> int:
        """A seat, counted from 1."""
        return line.number(line.word(0, "the number of a seat"), 1, self.g.seats) - 1

    def hand(self, line: Line) -> None:
        """`hand 1: 2 thug, smoke`."""
        seat = self.seat(line)
        for item in line.items:
            count, name = line.counted(item)
            kind = line.one_of(name, KINDS, "a card")
            for _card in range(count):
                card = self.g.cards.find(DECK, kind)
                if card == NO_CARD:
                    raise line.wrong(f"there are not so many cards {name!r} (CV-SET-01)")
                self.g.cards.move(self.g, card, HANDS + seat)

    def caravan(self, line: Line) -> None:
        """`caravan silk`."""
        caravan = line.one_of(line.word(0, "a caravan"), CARAVANS, "a caravan")
        deck = self.g.caravans.zones[TO_COME]
        deck.remove(caravan)
        deck.append(caravan)

    def gold(self, line: Line) -> None:
        """`gold 3 5`."""
        self.g.gold = line.numbers(self.g.seats, 0, 99)

    def round(self, line: Line) -> None:
        """`round 2`."""
        self.g.round = line.number(line.word(0, "a round"), 1, self.g.rounds) - 1

    def first(self, line: Line) -> None:
        """`first 2`."""
        self.g.first = self.seat(line)


def read(text: str, g: Caravan) -> Caravan:
    """A table that was just set up, changed by the lines of a situation."""
    Reader(g, text).read()
    return g
