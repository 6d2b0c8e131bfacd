"""Set-up: seats, occupants, decks, hands (VA-SET, VA-OCC).

Chance: the starting seat where it is drawn, the occupants of method 1 or the deal of method 2, both main decks, the
divine decks (VA-HID-07).
"""

from typing import Final, final

from jotunheim.games.valda.book.tables import A_BASE, A_GIANTS, B_BASE, B_GIANTS, Book
from jotunheim.games.valda.rules.divine import lay_out
from jotunheim.games.valda.rules.occupants import (
    Draft,
    announce,
    deal_choices,
    occupy_by_chance,
)
from jotunheim.games.valda.settings import DRAFT, IN_PLAY, RANDOM, Switches
from jotunheim.games.valda.state.table import BOX, DECKS, HANDS, Valda
from jotunheim.games.valda.tokens import AREAS, DECK_A, DECK_B, NOBODY, RESOURCES
from jotunheim.games.valda.turn import ROUND
from jotunheim.kernel import Chance, Settings, Step


def empty_table(book: Book, settings: Settings, seats: int, chance: Chance) -> Valda:
    """A table on which nothing lies yet; everything is in the box."""
    g = Valda(seats, chance, book, Switches(settings, seats))
    g.lay()
    return g


def start(book: Book, settings: Settings, seats: int, chance: Chance) -> Valda:
    """A new game: starting player, occupants, decks, hands, then round 1 (VA-SET-11, 13)."""
    g = empty_table(book, settings, seats, chance)
    first = g.switches.first
    g.first = first if first >= 0 else chance.below(seats)
    g.active = g.first
    for seat in range(seats):
        give_start(g, seat)
    if g.switches.method == RANDOM:
        occupy_by_chance(g)
    elif g.switches.method == DRAFT:
        deal_choices(g)
        g.then(Draft((g.first - 1) % seats))
    g.then(DEAL, ROUND)
    return g


def give_start(g: Valda, seat: int) -> None:
    """Resources and mines of a player; Viking at 0, temples in the supply (VA-SET-01, 08, 10, 12)."""
    numbers = g.book.numbers
    g.goods[seat * RESOURCES : (seat + 1) * RESOURCES] = numbers.start
    g.buildings[seat * 2 : (seat + 1) * 2] = numbers.start_buildings


@final
class Deal(Step[Valda]):
    """Main decks shuffled, hands dealt from the starting player on, divine decks laid out (VA-SET-04, 09, 13)."""

    def run(self, g: Valda) -> None:
        if g.switches.method == RANDOM:
            announce(g)
        lay_main_decks(g)
        hands = [HANDS + seat for seat in g.clockwise(g.first)]
        for deck in (DECK_A, DECK_B):
            g.cards.shuffle(g, DECKS + deck)
            g.cards.deal(g, DECKS + deck, hands, g.book.numbers.start_cards[deck])
        if g.switches.method != IN_PLAY:  # else with the first temple (VA-OCC-12)
            for area in range(AREAS):
                if g.occupants[area] != NOBODY:
                    lay_out(g, area)


DEAL: Final = Deal()


def lay_main_decks(g: Valda) -> None:
    """Base and expansion cards together; in the base game alone the base cards (VA-SET-02, 03, 17)."""
    zones = g.cards.zones
    book = g.book
    zones[DECKS + DECK_A] = book.cards_of(A_BASE)
    zones[DECKS + DECK_B] = book.cards_of(B_BASE)
    if not g.switches.base:
        zones[DECKS + DECK_A] += book.cards_of(A_GIANTS)
        zones[DECKS + DECK_B] += book.cards_of(B_GIANTS)
    dealt = {*zones[DECKS + DECK_A], *zones[DECKS + DECK_B]}
    zones[BOX] = [card for card in zones[BOX] if card not in dealt]
