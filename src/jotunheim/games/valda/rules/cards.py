"""Cards in general: draws, discards, reshuffles, hands (VA-CARD)."""

from typing import ClassVar, final

from jotunheim.games.valda.book.tables import ACTION, WEAPON
from jotunheim.games.valda.state.table import DECKS, HANDS, PILES, REMOVED, Valda
from jotunheim.games.valda.tokens import CARD, DECK, DECK_A, DECK_B
from jotunheim.games.valda.words.events.cards import (
    DESTROYS_CARD,
    DISCARDS,
    DRAWS,
    DRAWS_HIDDEN,
    SHUFFLES,
)
from jotunheim.games.valda.words.names import deck_name
from jotunheim.kernel import NO_CARD, Decision, PickCounts
from jotunheim.texts import N_, _


def pile_of(g: Valda, kind: int) -> int:
    """Where a card goes that was used or discarded (VA-CARD-02); weapons leave the game (VA-CARD-04)."""
    type_ = g.book.types[kind]
    if type_ == WEAPON:
        return REMOVED
    return PILES + (DECK_A if type_ == ACTION else DECK_B)


def lay_from_hand(g: Valda, seat: int, kind: int, target: int) -> None:
    """A card of this kind goes from a hand to another zone."""
    hand = HANDS + seat
    g.cards.move(g, g.cards.find(hand, kind), target, hand)


def put_away(g: Valda, card: int, source: int) -> None:
    """A card goes from a zone to its pile, or out of the game."""
    g.cards.move(g, card, pile_of(g, g.book.prints[card]), source)


def discard(g: Valda, seat: int, kind: int) -> None:
    """A player discards a card of this kind from the hand, for all to see (VA-HID-09)."""
    lay_from_hand(g, seat, kind, pile_of(g, kind))
    g.tell(DISCARDS, (seat, kind))


def destroy_card(g: Valda, victim: int) -> None:
    """A random card of a hand is discarded; there are no other cards to destroy (VA-CARD-11, 12, VA-HID-12)."""
    hand = g.hand(victim)
    if hand:
        card = hand[g.chance.below(len(hand))]
        put_away(g, card, HANDS + victim)
        g.tell(DESTROYS_CARD, (victim, g.book.prints[card]))


def refill(g: Valda, deck: int) -> None:
    """A deck without a card is made of its discard pile at once; who knew its order knows it no more (VA-CARD-03, 05, VA-HID-11)."""
    if g.cards.refill(g, DECKS + deck, PILES + deck):
        g.tell(SHUFFLES, (deck,))


def can_draw(g: Valda, deck: int) -> bool:
    """Is there a card to be had from this deck or its pile? (VA-CARD-06)"""
    zones = g.cards.zones
    return len(zones[DECKS + deck]) + len(zones[PILES + deck]) > 0


def may_draw(g: Valda) -> list[int]:
    """The main decks that have a card (VA-RSC-07)."""
    found: list[int] = []
    for deck in (DECK_A, DECK_B):
        if can_draw(g, deck):
            found.append(deck)
    return found


def draw(g: Valda, seat: int, deck: int, number: int) -> int:
    """Draw from one main deck into the hand, unseen by the others; what is not there is lost (VA-CARD-05, 06, 10)."""
    drawn = 0
    for _card in range(number):
        refill(g, deck)
        card = g.cards.draw(g, DECKS + deck, HANDS + seat)
        if card != NO_CARD:
            drawn += 1
            g.tell(DRAWS, (seat, deck, g.book.prints[card]))
            g.tell(DRAWS_HIDDEN, (seat, deck))
            refill(g, deck)
    return drawn


def shuffle_discards(g: Valda) -> None:
    """Each discard pile is shuffled into its deck, divine cards included (VA-WPN-12, VA-CARD-03)."""
    for deck in (DECK_A, DECK_B):
        if g.cards.zones[PILES + deck]:
            g.cards.gather(g, PILES + deck, DECKS + deck)
            g.tell(SHUFFLES, (deck,))


@final
class DrawFrom(Decision[Valda]):
    """From which main deck? All cards of one draw come from one deck (VA-CARD-06)."""

    asks: ClassVar[str] = N_("From which deck do you draw?")
    may_be_void: ClassVar[bool] = True  # both decks and both piles are empty (VA-RSC-07)
    clauses: ClassVar[tuple[str, ...]] = ("VA-CARD-05", "VA-CARD-06", "VA-CARD-10")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def about(self, g: Valda) -> dict[str, int]:
        return {"number": self.number}

    def options(self, g: Valda) -> list[int]:
        return DECK.tokens(may_draw(g))

    def choose(self, g: Valda, token: int) -> None:
        draw(g, self.seat, DECK.of(token), self.number)

    def expected(self, g: Valda) -> list[int]:
        return DECK.all()

    def why_not(self, g: Valda, token: int) -> str:
        if DECK.has(token) and not can_draw(g, DECK.of(token)):
            line = _("{deck} and its discard pile are empty (VA-CARD-06)")
            return line.format(deck=deck_name(g, DECK.of(token)))
        return ""


class PickHandCards(PickCounts[Valda]):
    """Some cards of the own hand; copies are alike (VA-CARD-17)."""

    def candidates(self, g: Valda) -> list[int]:
        return CARD.tokens(g.hand_kinds(self.seat))

    def counts(self, g: Valda) -> list[int]:
        held = g.cards.prints_in(HANDS + self.seat)
        return [held.count(kind) for kind in g.hand_kinds(self.seat)]

    def always_stops(self, g: Valda) -> bool:
        """If there are more cards than are needed; a missing pause would tell that they are alike."""
        return len(g.hand(self.seat)) > self.low
