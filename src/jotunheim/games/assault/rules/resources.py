"""Resource Cards: drawn, spent, given (AG-RES).

Nobody ever sees or arranges the Resource Deck, so it is a bag of counts (AG-INF-12).
"""

from jotunheim.games.assault.rules.board import cards_owned
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import NOBODY, RESOURCES
from jotunheim.games.assault.words.events import DREW, GAVE, RESHUFFLED, TOOK
from jotunheim.kernel import Decision, draw_from


def draw_resource(g: Assault) -> int:
    """The top card of the deck, or NOBODY if there is none at all.

    An empty deck is refilled from the discard pile only now, so until then the pile can be
    searched (AG-PLU-06).
    """
    if sum(g.deck) == 0:
        if sum(g.discard) == 0:
            return NOBODY
        g.deck = g.discard
        g.discard = [0] * RESOURCES
        g.tell(RESHUFFLED, ())
    return draw_from(g.deck, g.chance)


def draw_resources(g: Assault, seat: int, number: int) -> None:
    """Draw into the face-up Resource Area, without asking (AG-PLU-02-R, AG-INF-07)."""
    for _ in range(number):
        kind = draw_resource(g)
        if kind != NOBODY:
            g.resources[seat * RESOURCES + kind] += 1
            g.tell(DREW, (seat, kind))


def spend(g: Assault, seat: int, kind: int) -> None:
    """A used card goes face up to the discard pile, whatever it pays for (AG-RES-01, 05)."""
    g.resources[seat * RESOURCES + kind] -= 1
    g.discard[kind] += 1


def take_discard(g: Assault, seat: int, kind: int) -> None:
    """Take a card of this kind from the discard pile, which is open to all (AG-RES-02)."""
    g.discard[kind] -= 1
    g.resources[seat * RESOURCES + kind] += 1
    g.tell(TOOK, (seat, kind))


def give(g: Assault, giver: int, taker: int, kind: int) -> None:
    """A card changes hands; NPC giants keep none, it is discarded (AG-MOV-25, AG-NPC-02)."""
    g.resources[giver * RESOURCES + kind] -= 1
    if taker == NOBODY:
        g.discard[kind] += 1
    else:
        g.resources[taker * RESOURCES + kind] += 1
    g.tell(GAVE, (giver, taker, kind))


def has_card(g: Assault, seat: int, kind: int) -> bool:
    """Does the seat own a card of this kind? Kinds are all that matters (AG-RES-06)."""
    return g.resources[seat * RESOURCES + kind] > 0


def may_give(g: Assault, seat: int) -> list[int]:
    """The opponents who own a card, by seat."""
    return [other for other in range(g.seats) if other != seat and cards_owned(g, other) > 0]


class AboutCard(Decision[Assault]):
    """A question about a kind of Resource Card."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind
