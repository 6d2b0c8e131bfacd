"""Orders to units on the walls, given after the maneuvers; `battle_orders` resolves them (SH-ORD)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.rules.board import (
    all_sections,
    invaders_at,
)
from jotunheim.games.stronghold.rules.questions import AboutSection, AskInvader
from jotunheim.games.stronghold.state import IN_HAND, ORDER_TOKENS, Stronghold
from jotunheim.games.stronghold.tokens import (
    DEFENDER,
    NOWHERE,
    ORDER,
    ORDERS,
    SPACE,
    W_CLASSIFIED,
    W_NONE,
    W_OPEN,
)
from jotunheim.games.stronghold.words.events.invader import ORDER_HIDDEN, ORDER_OPEN
from jotunheim.games.stronghold.words.names import space_name
from jotunheim.kernel import DONE
from jotunheim.texts import N_, _


def may_be_ordered(g: Stronghold) -> list[int]:
    """Sections with invader units: the order need not suit them (SH-ORD-04)."""
    return [section for section in all_sections() if invaders_at(g, section) > 0]


def in_hand(g: Stronghold, kind: int, besides: list[int]) -> int:
    """An order token of a kind that the invader holds, besides these; or NOWHERE."""
    for token, place in enumerate(g.hidden.order_at):
        fits = place == IN_HAND and g.book.order_prints[token] == kind
        if fits and token not in besides:
            return token
    return NOWHERE


def kinds_in_hand(g: Stronghold, besides: list[int]) -> list[int]:
    """Kinds of order tokens that the invader can still place."""
    return [kind for kind in range(ORDERS) if in_hand(g, kind, besides) != NOWHERE]


@final
class GiveOrders(AskInvader):
    """No order, one open order, or classified orders; one way a round (SH-ORD-01)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-01", "SH-ORD-02", "SH-ORD-03", "SH-ORD-19")
    asks: ClassVar[str] = N_("Orders to units on the walls?")
    meanwhile: ClassVar[str] = N_("{seat} is thinking about orders")

    def options(self, g: Stronghold) -> list[int]:
        if may_be_ordered(g) and kinds_in_hand(g, []):
            return [W_OPEN, W_CLASSIFIED, W_NONE]
        return [W_NONE]

    def choose(self, g: Stronghold, token: int) -> None:
        numbers = g.book.numbers
        if token == W_OPEN:
            g.due += numbers.open_orders
            g.then(OpenOrder())
        elif token == W_CLASSIFIED:
            g.due += numbers.classified_orders
            g.then(ClassifiedOrders())

    def default(self, g: Stronghold, options: list[int]) -> int:
        return W_NONE

    def expected(self, g: Stronghold) -> list[int]:
        return [W_OPEN, W_CLASSIFIED]

    def why_not(self, g: Stronghold, token: int) -> str:
        if token in (W_OPEN, W_CLASSIFIED):
            return _("no invader unit stands on a wall section (SH-ORD-19)")
        return ""


@final
class OpenOrder(AskInvader):
    """At which section does the open order lie? (SH-ORD-02)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-02", "SH-ORD-04")
    asks: ClassVar[str] = N_("At which section do you give the order?")
    meanwhile: ClassVar[str] = N_("{seat} is giving an open order")

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(may_be_ordered(g))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(OpenOrderKind(SPACE.of(token)))

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("an order needs units at its section (SH-ORD-04)") if SPACE.has(token) else ""


@final
class OpenOrderKind(AboutSection):
    """Which order? It lies faceup (SH-ORD-02)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-02", "SH-ORD-17")
    asks: ClassVar[str] = N_("Which order for {section}?")
    meanwhile: ClassVar[str] = N_("{seat} is giving an open order")

    def options(self, g: Stronghold) -> list[int]:
        return ORDER.tokens(kinds_in_hand(g, []))

    def choose(self, g: Stronghold, token: int) -> None:
        kind = ORDER.of(token)
        piece = in_hand(g, kind, [])
        g.hidden.order_at[piece] = self.section
        g.hidden.order_up |= 1 << piece
        g.tell(ORDER_OPEN, (self.section, kind))

    def expected(self, g: Stronghold) -> list[int]:
        return ORDER.all()

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("this order left the game (SH-ORD-06)") if ORDER.has(token) else ""


@final
class ClassifiedOrders(AskInvader):
    """In secret: section and token, pair by pair; at least one (SH-ORD-03, 18, 19).

    Sections are named from W1 on, so that each set of orders has one path; all tokens are then
    shown facedown together.
    """

    asks: ClassVar[str] = N_("Which classified orders do you give, from the left?")
    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-03", "SH-ORD-18", "SH-ORD-19")
    meanwhile: ClassVar[str] = N_("{seat} is writing classified orders")
    secret: ClassVar[bool] = True
    form: ClassVar[str] = "plan"
    ends: ClassVar[str] = N_("Give these orders")

    def question(self, g: Stronghold) -> str:
        if len(g.picks) % 2 == 0:
            return _("Classified orders: the next section from the left?")
        section = space_name(g, SPACE.of(g.picks[-1]))
        return _("Which order for {section}?").format(section=section)

    def options(self, g: Stronghold) -> list[int]:
        picks = g.picks
        if len(picks) % 2 == 1:
            return ORDER.tokens(kinds_in_hand(g, self.pieces(g)))
        if not picks:
            return SPACE.tokens(may_be_ordered(g))
        found: list[int] = []
        if kinds_in_hand(g, self.pieces(g)):
            found = [token for token in SPACE.tokens(may_be_ordered(g)) if token > picks[-2]]
        return [*found, DONE]

    def pieces(self, g: Stronghold) -> list[int]:
        """The order tokens picked so far."""
        found: list[int] = []
        for token in g.picks[1::2]:
            found.append(in_hand(g, ORDER.of(token), found))
        return found

    def choose(self, g: Stronghold, token: int) -> None:
        if token != DONE:
            g.picks.append(token)
            g.then(self)
            return
        pieces = self.pieces(g)
        sections = [SPACE.of(pick) for pick in g.picks[0::2]]
        g.picks = []
        place_orders(g, sections, pieces)

    def why_not(self, g: Stronghold, token: int) -> str:
        if SPACE.has(token) and token in g.picks:
            return _("a section has one order (SH-ORD-03)")
        if SPACE.has(token):
            return _("an order needs units at its section (SH-ORD-04)")
        return ""


def place_orders(g: Stronghold, sections: list[int], pieces: list[int]) -> None:
    """Facedown: the defender cannot tell them from each other or from those in hand (SH-HID-06)."""
    hidden = [token for token, place in enumerate(g.hidden.order_at) if place == IN_HAND]
    for number, piece in enumerate(pieces):
        g.hidden.order_at[piece] = sections[number]
        g.tell(ORDER_HIDDEN, (sections[number],))
    g.hidden.mix(ORDER_TOKENS, hidden, 1 << DEFENDER)
