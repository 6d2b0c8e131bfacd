"""Phase 2: siege machines are built (SH-P2)."""

from jotunheim.games.stronghold.book.tables import AT_MACHINE
from jotunheim.games.stronghold.rules.board import (
    all_foregrounds,
    all_ramparts,
    is_in,
    machine_at,
)
from jotunheim.games.stronghold.rules.objectives import look
from jotunheim.games.stronghold.state import Machine, Stronghold
from jotunheim.games.stronghold.tokens import (
    MANTELET,
    NOWHERE,
    SIEGE_TOWER,
    SIEGE_TOWERS,
    TREBUCHET,
)
from jotunheim.games.stronghold.words.events.invader import PLACE
from jotunheim.texts import _


def may_build(g: Stronghold, card: int) -> list[int]:
    """Where a machine of this card fits: one place of its kind a space (SH-P2-01)."""
    if card == SIEGE_TOWERS:
        return all_foregrounds() if g.siege_towers > 0 else []
    if g.stock[g.book.cards[card].piece] == 0:  # SH-GEN-10
        return []
    if card == MANTELET:
        return [space for space in all_ramparts() if not is_in(g.siege.mantelets, space)]
    if len(g.siege.machines) == g.book.numbers.most_machines:  # SH-P2-03
        return []
    spaces = all_foregrounds() if card == TREBUCHET else all_ramparts()
    return [space for space in spaces if machine_at(g, space) == NOWHERE]


def build(g: Stronghold, card: int, space: int) -> None:
    """Put the tile on its place; a barrage weapon gets its own deck (SH-P2-01, 02)."""
    g.tell(PLACE, (card, space))
    if card == SIEGE_TOWERS:  # SH-P2-08
        g.siege_towers -= 1
        g.put(space, SIEGE_TOWER)
        return
    g.stock[g.book.cards[card].piece] -= 1
    if card == MANTELET:
        g.siege.mantelets |= 1 << space
        return
    numbers = g.book.numbers
    g.siege.hit_cards -= numbers.hits
    g.siege.miss_cards -= numbers.misses
    g.siege.machines.append(Machine(card, space, numbers.hits, numbers.misses))
    look(g, AT_MACHINE)


def why_not_build(g: Stronghold, card: int, space: int) -> str:
    """Why a machine cannot be built there."""
    fits = all_foregrounds() if card in (SIEGE_TOWERS, TREBUCHET) else all_ramparts()
    if space not in fits:
        return _("machines of this kind stand elsewhere (SH-P2-01)")
    return _("its place is taken (SH-P2-01)")
