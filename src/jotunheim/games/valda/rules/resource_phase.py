"""The Resource phase: dice, homage, cards (VA-RSC, VA-AREA-05, VA-GOD-01 to 03)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import DRAWN, KEPT
from jotunheim.games.valda.rules.areas import controller, power
from jotunheim.games.valda.rules.cards import can_draw, draw, may_draw
from jotunheim.games.valda.rules.dice import roll
from jotunheim.games.valda.state.table import DECKS, HANDS, RESOURCE_PHASE, Valda
from jotunheim.games.valda.tokens import AREAS, CARD, DECK, DRILL, MINE, RESOURCES
from jotunheim.games.valda.words.events.cards import PUTS_UNDER, PUTS_UNDER_HIDDEN
from jotunheim.games.valda.words.events.turns import HOMAGE
from jotunheim.games.valda.words.names import deck_name
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_, _


@final
class ResourcePhase(Step[Valda]):
    """One yellow die for each mine, one blue die for each drill; homage; two cards (VA-RSC-01 to 06)."""

    def run(self, g: Valda) -> None:
        g.turn.phase = RESOURCE_PHASE
        seat = g.active
        colours: list[int] = []
        for building in (MINE, DRILL):
            colours += [g.book.building_die[building]] * g.buildings[seat * 2 + building]
        if colours:
            roll(g, seat, colours, False)
        g.then(PAY_HOMAGE, DrawAtEnd(seat))


@final
class PayHomage(Step[Valda]):
    """1 home resource of each area that the player controls (VA-RSC-03, VA-AREA-01, 05)."""

    def run(self, g: Valda) -> None:
        most = g.book.numbers.most_temples
        for area in range(AREAS):
            if g.temples(g.active, area) >= most and controller(g, area) == g.active:
                home = g.book.home[area]
                g.goods[g.active * RESOURCES + home] += 1
                g.tell(HOMAGE, (g.active, g.occupants[area], home))


PAY_HOMAGE: Final = PayHomage()


@final
class DrawAtEnd(Decision[Valda]):
    """Two cards from one main deck, three with Freya (VA-RSC-04, 05, 07, VA-GOD-01, 03)."""

    asks: ClassVar[str] = N_("From which deck do you draw at the end of your turn?")
    may_be_void: ClassVar[bool] = True
    clauses: ClassVar[tuple[str, ...]] = ("VA-RSC-04", "VA-RSC-05", "VA-RSC-07")

    def options(self, g: Valda) -> list[int]:
        return DECK.tokens(may_draw(g))

    def choose(self, g: Valda, token: int) -> None:
        number = max(g.book.numbers.draw, power(g, self.seat, DRAWN))
        kept = power(g, self.seat, KEPT) or number
        drawn = draw(g, self.seat, DECK.of(token), number)
        for _card in range(drawn - kept):
            g.then(PutUnder(self.seat, DECK.of(token), drawn))

    def expected(self, g: Valda) -> list[int]:
        return DECK.all()

    def why_not(self, g: Valda, token: int) -> str:
        if DECK.has(token) and not can_draw(g, DECK.of(token)):
            line = _("{deck} and its discard pile are empty (VA-RSC-07)")
            return line.format(deck=deck_name(g, DECK.of(token)))
        return ""


@final
class PutUnder(Decision[Valda]):
    """Which of the three cards goes under its deck? Seen by its player alone (VA-GOD-01, 02, VA-RSC-08, VA-HID-04).

    It always stops: a missing pause would tell that the three cards are alike.
    """

    asks: ClassVar[str] = N_("Which of the {n} cards goes under the deck?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-GOD-01", "VA-GOD-02")

    def __init__(self, seat: int, deck: int, drawn: int) -> None:
        super().__init__(seat)
        self.deck = deck
        self.drawn = drawn

    def values(self, g: Valda) -> dict[str, str]:
        return {"n": str(self.drawn)}

    def new_cards(self, g: Valda) -> list[int]:
        """The cards just drawn lie on top of the hand."""
        return g.hand(self.seat)[-self.drawn :]

    def options(self, g: Valda) -> list[int]:
        return CARD.tokens(sorted({g.book.prints[card] for card in self.new_cards(g)}))

    def choose(self, g: Valda, token: int) -> None:
        kind = CARD.of(token)
        card = next(card for card in self.new_cards(g) if g.book.prints[card] == kind)
        g.cards.put(g, card, HANDS + self.seat, DECKS + self.deck, True)
        g.tell(PUTS_UNDER, (self.seat, self.deck, kind))
        g.tell(PUTS_UNDER_HIDDEN, (self.seat, self.deck))

    def always_stops(self, g: Valda) -> bool:
        return True
