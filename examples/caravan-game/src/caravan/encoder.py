"""What a seat sees as numbers, for research."""

from typing import Final

from caravan.rules import choice, raid
from caravan.state import DECK, DISCARD, HANDS, Caravan
from caravan.tokens import CARAVANS, KINDS, WORDS
from jotunheim.kernel import NO_CARD, React
from jotunheim.kernel.encoders import (
    SEATS,
    Encoder,
    Field,
    decisions_in,
    one_of,
    seat_of,
    share,
    shares,
)


def kinds(g: Caravan, zone: int) -> list[float]:
    """The cards of a zone by kind."""
    found = g.cards.prints_in(zone)
    return shares([found.count(kind) for kind in range(len(KINDS))], 10)


def hand(g: Caravan, seat: int) -> list[float]:
    """The own hand."""
    return kinds(g, HANDS + seat)


def discarded(g: Caravan, seat: int) -> list[float]:
    """The discard pile, which all have seen grow."""
    return kinds(g, DISCARD)


def picked(g: Caravan, seat: int) -> list[float]:
    """What this seat has picked so far."""
    mine = g.asked is not None and g.asked.seat == seat
    return [share(g.picks.count(token), 3) if mine else 0.0 for token in range(len(WORDS))]


def by_seat(g: Caravan, seat: int) -> list[float]:
    """Each seat, this one first: gold, cards held, strength played, raids."""
    found: list[float] = []
    for i in range(g.seats):
        other = (seat + i) % g.seats
        found += [share(g.gold[other], 30), share(len(g.hand(other)), 12)]
        found += [share(g.strength(other), 12), float(other in g.raiders)]
    return found


def first(g: Caravan, seat: int) -> list[float]:
    """The first player."""
    return seat_of(g.first, seat, g.seats)


def road(g: Caravan, seat: int) -> list[float]:
    """The caravan on the road."""
    return one_of(g.on_the_road() if g.on_the_road() != NO_CARD else -1, len(CARAVANS))


def times(g: Caravan, seat: int) -> list[float]:
    """How far the game has come."""
    return [share(g.round, 8), share(g.rounds, 8), share(len(g.cards.zones[DECK]), 24)]


ENCODER: Final = Encoder(
    [],
    [*decisions_in([choice, raid]), React],
    [
        Field("hand", (len(KINDS),), "the own cards / 10 by kind", hand),
        Field("discarded", (len(KINDS),), "the discard pile / 10 by kind", discarded),
        Field("picked", (len(WORDS),), "picked so far / 3, by token", picked),
        Field("seats", (SEATS, 4), "gold / 30, cards / 12, strength / 12, raids", by_seat),
        Field("first", (SEATS,), "the first player, this seat first", first),
        Field("road", (len(CARAVANS),), "the caravan on the road", road),
        Field("times", (3,), "round / 8, caravans / 8, cards in the deck / 24", times),
    ],
)
