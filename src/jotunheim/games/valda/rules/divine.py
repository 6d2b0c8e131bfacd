"""Divine decks: their top cards, and the DRAW window (VA-BLD-08, VA-WPN-14, VA-HID-02, 03)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import DRAW, PARTS
from jotunheim.games.valda.rules.steals import loot_of, steal_steps
from jotunheim.games.valda.rules.weapons import held_options, wield
from jotunheim.games.valda.state.table import BOX, DIVINE, HANDS, Valda
from jotunheim.games.valda.tokens import AREA, AREAS, NOBODY, OPTION
from jotunheim.games.valda.words.events.cards import (
    DRAWS_DIVINE,
    DRAWS_DIVINE_HIDDEN,
    PEEKS,
    PEEKS_HIDDEN,
)
from jotunheim.kernel import DONE, NO_CARD, Decision, Reactions, Step, Window
from jotunheim.texts import N_


def lay_out(g: Valda, area: int) -> None:
    """The divine deck of the occupant is shuffled and laid on its area; before that it has no order (VA-SET-04, 06, VA-HID-13)."""
    zones = g.cards.zones
    cards = g.book.cards_of(PARTS + g.occupants[area])
    zones[BOX] = [card for card in zones[BOX] if card not in cards]
    zones[DIVINE + area] = cards
    g.cards.shuffle(g, DIVINE + area)


def may_draw_divine(g: Valda) -> list[int]:
    """Areas whose divine deck has a card; an area without occupant has none (VA-OCC-07, VA-CARD-07)."""
    return [area for area in range(AREAS) if g.cards.zones[DIVINE + area]]


def draw_divine(g: Valda, seat: int, area: int) -> None:
    """The top card goes to the hand, then opponents may take it (VA-BLD-08, 09); an empty deck gives none (VA-CARD-07)."""
    card = g.cards.draw(g, DIVINE + area, HANDS + seat)
    if card != NO_CARD:
        deity = g.occupants[area]
        g.tell(DRAWS_DIVINE, (seat, deity, g.book.prints[card]))
        g.tell(DRAWS_DIVINE_HIDDEN, (seat, deity))
        g.drawer = seat
        g.then(Window(DRAWN, g.others(seat)), KEEP_DRAWN)


@final
class Drawn(Reactions[Valda]):
    """An opponent may take the card that was just drawn; the first who does closes the window (VA-WPN-14)."""

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_("A divine card was drawn. Do you take it?")
    ends: ClassVar[str] = N_("Leave it")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-14", "VA-WIN-01")

    def is_target(self, g: Valda, seat: int) -> bool:
        return False

    def may(self, g: Valda, seat: int) -> list[int]:
        if g.drawer == NOBODY:
            return []
        return OPTION.tokens(held_options(g, seat, DRAW))

    def react(self, g: Valda, seat: int, token: int) -> None:
        wield(g, seat, OPTION.of(token))
        loot_of(g, g.drawer).drawn = True
        g.drawer = NOBODY
        g.then(*steal_steps(seat))


DRAWN: Final[Drawn] = Drawn()


@final
class KeepDrawn(Step[Valda]):
    """The draw is over."""

    def run(self, g: Valda) -> None:
        g.drawer = NOBODY


KEEP_DRAWN: Final = KeepDrawn()


@final
class DrawDivine(Decision[Valda]):
    """From which divine deck? (Drakkar, Guardian of Bifrost)"""

    asks: ClassVar[str] = N_("From which divine deck do you take the top card?")
    may_be_void: ClassVar[bool] = True
    clauses: ClassVar[tuple[str, ...]] = ("VA-CARD-07", "VA-OCC-07")

    def options(self, g: Valda) -> list[int]:
        return AREA.tokens(may_draw_divine(g))

    def choose(self, g: Valda, token: int) -> None:
        draw_divine(g, self.seat, AREA.of(token))


@final
class Peek(Decision[Valda]):
    """Look at the top cards of up to three different divine decks, one after the other (Bifrost Bridge)."""

    asks: ClassVar[str] = N_("Which divine deck do you look at?")
    ends: ClassVar[str] = N_("Stop looking")
    clauses: ClassVar[tuple[str, ...]] = ("VA-HID-02", "VA-OCC-07")

    def __init__(self, seat: int, left: int, seen: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.seen = seen  # bits of areas

    def about(self, g: Valda) -> dict[str, int]:
        return {"number": self.left}

    def options(self, g: Valda) -> list[int]:
        decks = [area for area in may_draw_divine(g) if not self.seen >> area & 1]
        return [*AREA.tokens(decks), DONE]

    def choose(self, g: Valda, token: int) -> None:
        if token == DONE:
            return
        area = AREA.of(token)
        card = g.cards.top(DIVINE + area)
        g.cards.show(g, card, 1 << self.seat)
        g.tell(PEEKS, (self.seat, g.occupants[area], g.book.prints[card]))
        g.tell(PEEKS_HIDDEN, (self.seat, g.occupants[area]))
        if self.left > 1:
            g.then(Peek(self.seat, self.left - 1, self.seen | 1 << area))
