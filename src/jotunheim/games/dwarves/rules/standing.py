"""What holds while a card is faceup or held: so far what the boards say."""

from jotunheim.games.dwarves.state import E_HELD, Dwarves
from jotunheim.games.dwarves.tokens import BAVRAGOR


def holds(g: Dwarves, seat: int, card: int) -> bool:
    """Does the seat have this Equipment, and does it work?"""
    return card in g.equipment.prints_in(E_HELD + seat)


def dice_for(g: Dwarves, seat: int, why: int, attribute: int) -> int:
    """How many Number dice a Hero rolls: at least 1, at most 7 (DW-GEN-07, DW-GEN-08)."""
    value = g.book.heroes[g.heroes[seat]].attributes[attribute]
    return min(max(value, 1), g.book.numbers.dice)


def bans(g: Dwarves, op: int) -> bool:
    """Does a faceup card forbid this?"""
    return False


def council_need(g: Dwarves, position: int) -> int:
    """The number to be reached to leave a position to the right."""
    return g.book.council_number[position]


def icon_steps(g: Dwarves) -> int:
    """How far a Council icon moves the marker."""
    return 1


def pays_nothing(g: Dwarves, seat: int) -> bool:
    """Does the Hero enter Perished Land without penalty?"""
    return g.heroes[seat] == BAVRAGOR


def pays_health_only(g: Dwarves) -> bool:
    """Is Health the only price of Perished Land?"""
    return False


def is_held(g: Dwarves, seat: int) -> bool:
    """Is the Hero under HOLD?"""
    return False


def fight_loss(g: Dwarves, seat: int) -> int:
    """Health lost in a Fight that defeats nobody."""
    return 1


def defeats_at(g: Dwarves, kind: int) -> int:
    """The die that defeats a troop."""
    return g.book.defeated_at[kind]


def most_health(g: Dwarves, seat: int) -> int:
    """The maximum of a Hero's Health."""
    return g.book.heroes[g.heroes[seat]].health


def more_orcs(g: Dwarves) -> int:
    """Orcs that come with each recruiting."""
    return 0


def farther(g: Dwarves, seat: int) -> int:
    """Hexes added to a Move action."""
    return 0


def dispatch_pips(g: Dwarves, seat: int) -> int:
    """What each die of Dispatches counts more."""
    return 0
