"""Cards as numbers, for research: of hidden ones what this seat knows (VA-HID)."""

from typing import Final

from jotunheim.games.valda.encoder.board import seat_order
from jotunheim.games.valda.state.table import (
    ATTACKING,
    DECKS,
    DEFENDING,
    DIVINE,
    HANDS,
    PILES,
    PLAYED,
    REMOVED,
    Valda,
)
from jotunheim.games.valda.tokens import AREAS, KINDS
from jotunheim.kernel.encoders import share

OPEN_ZONES: Final = [PILES, PILES + 1, REMOVED, PLAYED, ATTACKING, DEFENDING]
OPEN_ROWS: Final[int] = 6
OPEN_MEANING: Final = (
    "cards / 4 by kind: discard pile A, discard pile B, out of the game, the action card that is played, "
    "cards of the attacker, cards of the defence"
)


def known_in(g: Valda, zone: int, seat: int, most: int) -> list[float]:
    """The cards of a zone that a seat can tell, by kind."""
    found = [0.0] * KINDS
    for card in g.cards.zones[zone]:
        if g.cards.knows(card, seat):
            kind = g.book.prints[card]
            found[kind] = min(1.0, found[kind] + 1.0 / most)
    return found


def open_cards(g: Valda, seat: int) -> list[float]:
    """What lies open."""
    found: list[float] = []
    for zone in OPEN_ZONES:
        found += known_in(g, zone, seat, 4)
    return found


def hands(g: Valda, seat: int) -> list[float]:
    """The own hand, and what this seat knows of the others (VA-HID-02, 05)."""
    found: list[float] = []
    for other in seat_order(g, seat):
        found += known_in(g, HANDS + other, seat, 4)
    return found


def decks(g: Valda, seat: int) -> list[float]:
    """How many cards are left in the main decks and the divine decks."""
    zones = g.cards.zones
    found = [share(len(zones[DECKS]), 50), share(len(zones[DECKS + 1]), 50)]
    return found + [share(len(zones[DIVINE + area]), 10) for area in range(AREAS)]


def tops(g: Valda, seat: int) -> list[float]:
    """The top cards of divine decks that this seat has seen (VA-HID-02)."""
    found: list[float] = []
    for area in range(AREAS):
        row = [0.0] * KINDS
        zone = g.cards.zones[DIVINE + area]
        if zone and g.cards.knows(zone[-1], seat):
            row[g.book.prints[zone[-1]]] = 1.0
        found += row
    return found
