"""Cards, tokens and tiles in decks, hands and piles: where each lies, and who can tell which it is.

A game lists its zones once, each with the seats that see what lies there, and then only moves cards.
Every move keeps the pieces and the knowledge about them together:

    DECK, DISCARD, HANDS = 0, 1, 2
    g.spells = Cards("spells", prints, [FACEDOWN, OPEN, *hands(seats)])
    g.spells.shuffle(g, DECK)                      # nobody can tell the order
    g.spells.draw(g, DECK, HANDS + seat)           # its owner sees it; undo stops here
    g.spells.move(g, spell, DISCARD)               # everybody sees it; undo stops here
    g.spells.lay(g, spell, DISCARD)                # the same by a seat that holds it: undo goes on
    g.spells.steal(g, HANDS + 1, HANDS + 2)        # the others do not see which one went

The last card of a zone is its top. A hand is a row of backs: who sees a card leave it, sees from which
place; who does not, cannot tell any more which of the cards is which. What nobody ever looks at or
arranges is a `Bag` of counts: it hides nothing and costs less.
"""

from typing import TYPE_CHECKING, Final, final

from jotunheim.kernel.chance import Chance, draw_from
from jotunheim.kernel.deals import SEATS
from jotunheim.kernel.steps import G
from jotunheim.kernel.veil import NO_PRINTS, Veil
from jotunheim.kernel.words import ALL

if TYPE_CHECKING:
    from jotunheim.kernel.state import State

NO_CARD: Final = -1
NOWHERE: Final = -1  # no zone
FACEDOWN: Final = 0  # nobody sees what lies there
OPEN: Final = ALL
LOOSE: Final = 1 << SEATS  # who sees neither this zone nor the next does not see which card leaves


def hand_of(seat: int) -> int:
    """A zone that its owner alone sees; the others do not see which card leaves it facedown."""
    return LOOSE | 1 << seat


def hands(seats: int) -> list[int]:
    """A hand for each seat."""
    return [hand_of(seat) for seat in range(seats)]


@final
class Bag:
    """Things that differ by kind only: some can be drawn by chance, the others were discarded."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts[:]  # by kind, what can be drawn
        self.discards = [0] * len(counts)

    def size(self) -> int:
        """How many can be drawn."""
        return sum(self.counts)

    def draw(self, chance: Chance) -> int:
        """Take one out by chance: its kind, or NO_CARD if none is left."""
        return draw_from(self.counts, chance)

    def discard(self, kind: int) -> None:
        """One comes back, but cannot be drawn before the next refill."""
        self.discards[kind] += 1

    def pick(self, kind: int) -> None:
        """Take one of this kind out of the discards, by choice."""
        self.discards[kind] -= 1

    def refill(self) -> bool:
        """If none is left to draw, all discards can be drawn again; False: nothing changed."""
        if sum(self.counts) > 0 or sum(self.discards) == 0:
            return False
        self.counts = self.discards
        self.discards = [0] * len(self.counts)
        return True

    def copy(self) -> "Bag":
        """An independent twin."""
        new = Bag([])
        new.counts = self.counts[:]
        new.discards = self.discards[:]
        return new


@final
class Cards:
    """A family of pieces, numbered 0, 1, …, each in one zone, with all that seats know about them."""

    def __init__(
        self, name: str, prints: list[int], eyes: list[int], veil: Veil | None = None
    ) -> None:
        self.name = name
        self.eyes = eyes  # by zone: the seats that see what lies there, and LOOSE; never changes
        self.zones: list[list[int]] = [[] for _ in eyes]
        self.veil = Veil(prints) if veil is None else veil
        if eyes:
            self.zones[0] = list(range(len(prints)))

    # What a rule asks ---------------------------------------------------------------------------

    def top(self, zone: int) -> int:
        """The card on top, or NO_CARD."""
        cards = self.zones[zone]
        return cards[-1] if cards else NO_CARD

    def where(self, card: int) -> int:
        """The zone in which it lies."""
        for zone, cards in enumerate(self.zones):
            if card in cards:
                return zone
        return NOWHERE

    def find(self, zone: int, value: int) -> int:
        """The first card of a zone with this print, or NO_CARD."""
        prints = self.veil.prints
        for card in self.zones[zone]:
            if prints[card] == value:
                return card
        return NO_CARD

    def prints_in(self, zone: int) -> list[int]:
        """What is printed on the cards of a zone, from the bottom up."""
        prints = self.veil.prints
        return [prints[card] for card in self.zones[zone]]

    def knows(self, card: int, seat: int) -> bool:
        """Can the seat tell what this card is? Onlookers are seat -1."""
        return self.veil.knows(card, seat)

    # What a rule does ---------------------------------------------------------------------------

    def shuffle(self, g: "State[G]", zone: int) -> None:
        """Nobody can tell the order of this zone any more."""
        cards = self.zones[zone]
        g.chance.shuffle(cards)
        self.veil.mix(cards, ALL)

    def mix(self, zones: list[int], seats: int) -> None:
        """These seats cannot tell any more which card of these zones is which."""
        self.veil.mix([card for zone in zones for card in self.zones[zone]], seats)

    def show(self, g: "State[G]", card: int, seats: int) -> None:
        """These seats see it where it lies: a look at a card is `show(g, card, 1 << seat)`."""
        if seats != ALL or not self.veil.knows(card, -1):
            g.learn()
        self.veil.show(card, seats)

    def draw(self, g: "State[G]", source: int, target: int) -> int:
        """The top card of a zone goes to another: the card, or NO_CARD if there is none."""
        card = self.top(source)
        if card != NO_CARD:
            self.put(g, card, source, target, False)
        return card

    def turn_up(self, g: "State[G]", source: int, target: int) -> int:
        """Draw for all to see, out of a shuffled deck without equal cards; cheaper than `draw`.

        A deck into which other cards were shuffled otherwise keeps track of all the ways by which each
        card may have come.
        """
        card = self.top(source)
        if card != NO_CARD:
            if not self.veil.knows(card, -1):
                g.learn()
            self.veil.lay_open(card)
            self.put(g, card, source, target, False)
        return card

    def deal(self, g: "State[G]", source: int, targets: list[int], number: int) -> None:
        """So many cards to each of these zones, one at a time, as long as there are any."""
        for _ in range(number):
            for target in targets:
                self.draw(g, source, target)

    def move(self, g: "State[G]", card: int, target: int, source: int = NOWHERE) -> None:
        """A card goes on top of a zone; those who see that zone see the card.

        A rule that knows from which zone it comes says so: to look for it costs time.
        """
        self.put(g, card, self.where(card) if source == NOWHERE else source, target, False)

    def lay(self, g: "State[G]", card: int, target: int) -> None:
        """A move by a seat of which all can see that it knows the card: from its hand, or after a look.

        It learns nothing by that, so undo may cross it. Others who see the target learn the card by
        the will of that seat.
        """
        self.put(g, card, self.where(card), target, False, True)

    def put_under(self, g: "State[G]", card: int, target: int) -> None:
        """A card goes under all others of a zone."""
        self.put(g, card, self.where(card), target, True)

    def steal(self, g: "State[G]", source: int, target: int) -> int:
        """A card picked by chance goes from one zone to another: the card, or NO_CARD."""
        cards = self.zones[source]
        if not cards:
            return NO_CARD
        card = cards[g.chance.below(len(cards))]
        self.put(g, card, source, target, False)
        return card

    def swap(self, g: "State[G]", one: int, other: int) -> None:
        """Two zones change places; who saw a card still knows it."""
        zones = self.zones
        zones[one], zones[other] = zones[other], zones[one]
        for zone in (one, other):
            seats = self.eyes[zone] & ALL
            for card in zones[zone]:
                if seats:
                    self.show(g, card, seats)

    def search(self, g: "State[G]", card: int, target: int) -> None:
        """A card is taken out of a deck by choice, and the deck is shuffled."""
        self.shuffle(g, self.where(card))
        self.move(g, card, target)

    def gather(self, g: "State[G]", pile: int, deck: int) -> None:
        """All cards of a pile are shuffled into a deck."""
        self.zones[deck] += self.zones[pile]
        self.zones[pile] = []
        self.shuffle(g, deck)

    def refill(self, g: "State[G]", deck: int, pile: int) -> bool:
        """If the deck is empty, the pile is shuffled and becomes the deck; False: nothing changed."""
        if self.zones[deck] or not self.zones[pile]:
            return False
        self.gather(g, pile, deck)
        return True

    def put(
        self,
        g: "State[G]",
        card: int,
        source: int,
        target: int,
        under: bool,
        known: bool = False,
    ) -> None:
        """Every move: who cannot see which card leaves loses track; who sees the target learns.

        `known`: to the acting seat, as all can see, so undo need not stop here.
        """
        if self.veil.on and self.eyes[source] & LOOSE:
            self.hide_leaving(source, self.eyes[source] | self.eyes[target])
        self.zones[source].remove(card)
        if under:
            self.zones[target].insert(0, card)
        else:
            self.zones[target].append(card)
        seats = self.eyes[target] & ALL
        if seats and known:
            self.veil.show(card, seats)
        elif seats:
            self.show(g, card, seats)

    def hide_leaving(self, source: int, eyes: int) -> None:
        """Seats that see neither zone do not see which card leaves a loose one."""
        cards = self.zones[source]
        lost = self.veil.unlike(cards, ALL & ~eyes)
        if lost:
            self.veil.lose(cards, lost)

    # What the kernel asks -----------------------------------------------------------------------

    def places(self) -> list[int]:
        """All cards in the public order of their places, see `State.places`."""
        return [card for zone in self.zones for card in zone]

    def relabel(self, at: list[int]) -> None:
        """A new deal, see `State.relabel`."""
        self.zones = [[at[card] for card in zone] for zone in self.zones]

    def census(self) -> int:
        """A number that never changes: every card lies in just one zone."""
        cards = [card for zone in self.zones for card in zone]
        return len(set(cards)) * 1000 + len(cards)

    def copy(self) -> "Cards":
        """An independent twin."""
        new = Cards(self.name, NO_PRINTS, NO_PRINTS, self.veil.copy())
        new.eyes = self.eyes
        new.zones = [cards[:] for cards in self.zones]
        return new
