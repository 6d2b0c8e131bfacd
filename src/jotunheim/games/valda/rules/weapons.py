"""Divine weapons in general: which options a hand offers in a window, and how one is played (VA-WPN)."""

from jotunheim.games.valda.effects import Effect
from jotunheim.games.valda.state.table import HANDS, REMOVED, Valda
from jotunheim.games.valda.tokens import FIRST_WEAPON
from jotunheim.games.valda.words.events.cards import WIELDS


def held_options(g: Valda, seat: int, window: int) -> list[int]:
    """Options of this window on weapons in the hand (VA-WPN-01, 02); whether they would do something is asked elsewhere."""
    prints = g.cards.veil.prints
    held = 0
    for card in g.cards.zones[HANDS + seat]:
        kind = prints[card]
        if kind >= FIRST_WEAPON:
            held |= 1 << (kind - FIRST_WEAPON)
    if held == 0:
        return []
    return [option for option in g.book.window_options[window] if held >> (option // 2) & 1]


def wield(g: Valda, seat: int, option: int) -> Effect:
    """Play a weapon: it costs nothing and leaves the game (VA-WPN-01, VA-CARD-04); its first effect."""
    chosen = g.book.options[option]
    hand = HANDS + seat
    g.cards.move(g, g.cards.find(hand, chosen.kind), REMOVED, hand)
    g.tell(WIELDS, (seat, option))
    return chosen.effects[0]


def first_op(g: Valda, option: int) -> int:
    """The operation of an option, by which its window knows it."""
    return g.book.options[option].effects[0].op
