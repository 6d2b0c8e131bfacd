"""Hourglasses: received, placed, spent (SH-HG).

Twenty pieces exist, but they are no limit (SH-HG-08r).
"""

from jotunheim.games.stronghold.rules.board import is_in
from jotunheim.games.stronghold.state import USED, Stronghold
from jotunheim.games.stronghold.words.events.defender import DISCARD_HOURGLASSES


def give(g: Stronghold, number: int) -> None:
    """The defender receives hourglasses (SH-HG-01)."""
    g.hourglasses.on_hand += number
    g.hourglasses.given += number


def spend(g: Stronghold, number: int) -> None:
    """Hourglasses on hand are discarded, for a move or a swap (SH-HG-06, SH-MOV-12)."""
    g.hourglasses.on_hand -= number
    g.hourglasses.spent += number


def take_off(g: Stronghold, action: int, number: int) -> None:
    """Hourglasses leave an action."""
    g.hourglasses.placed[action] -= number
    g.hourglasses.spent += number


def discard_rest(g: Stronghold) -> None:
    """Hourglasses without any legal use are discarded (SH-HG-09r)."""
    g.tell(DISCARD_HOURGLASSES, (g.hourglasses.on_hand,))
    spend(g, g.hourglasses.on_hand)


def cost(g: Stronghold, action: int) -> int:
    """Spaces that must be filled: printed, one for a Saboteur, one for each drawback (SH-HG-11)."""
    row = g.book.actions[action]
    found = row.hourglasses
    if is_in(g.siege.saboteurs, row.building):  # the red space (SH-P4-04, SH-DEF-04)
        found += 1
    for plan in g.plans.zones[USED]:
        if g.book.plans[plan].building == row.building:
            found += 1
    return found
