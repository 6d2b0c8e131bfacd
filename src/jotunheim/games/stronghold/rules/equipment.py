"""Phase 3: equipment on wall sections and paths (SH-P3)."""

from typing import Final

from jotunheim.games.stronghold.book.tables import AT_EQUIPMENT
from jotunheim.games.stronghold.rules.board import all_sections, is_in
from jotunheim.games.stronghold.rules.objectives import look
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BANNER,
    BRIDGE,
    LADDER,
    NOWHERE,
    PATHS,
    POISON,
)
from jotunheim.games.stronghold.words.events.invader import BRIDGE as BRIDGE_LAID
from jotunheim.games.stronghold.words.events.invader import PLACE
from jotunheim.texts import _

PLACES: Final = 2  # equipment tokens on a section (SH-P3-01)


def mask_of(g: Stronghold, card: int) -> int:
    """The sections that have this equipment, as bits."""
    if card == BANNER:
        return g.siege.banners
    if card == LADDER:
        return g.siege.ladders
    return g.siege.poisons if card == POISON else g.siege.saps


def tokens_on(g: Stronghold, section: int) -> int:
    """Equipment tokens on a section; bridges lie on paths (SH-P3-03r)."""
    siege = g.siege
    found = (siege.banners >> section & 1) + (siege.ladders >> section & 1)
    return found + (siege.poisons >> section & 1) + (siege.saps >> section & 1)


def may_equip(g: Stronghold, card: int) -> list[int]:
    """Sections with a place left and without this token (SH-P3-01)."""
    if g.stock[g.book.cards[card].piece] == 0:
        return []
    mask = mask_of(g, card)
    return [s for s in all_sections() if tokens_on(g, s) < PLACES and not is_in(mask, s)]


def equip(g: Stronghold, card: int, section: int) -> None:
    """The token stays for the rest of the game (SH-P3-07)."""
    g.stock[g.book.cards[card].piece] -= 1
    bit = 1 << section
    if card == BANNER:
        g.siege.banners |= bit
    elif card == LADDER:
        g.siege.ladders |= bit
    elif card == POISON:
        g.siege.poisons |= bit
    else:
        g.siege.saps |= bit
    g.tell(PLACE, (card, section))
    look(g, AT_EQUIPMENT)


def is_bare(g: Stronghold, path: int) -> bool:
    """No trap and no bridge? A path holds at most one of the two (SH-P3-03, SH-SCO-03)."""
    return g.hidden.trap_at[path] == NOWHERE and not is_in(g.siege.bridges, path)


def open_paths(g: Stronghold) -> list[int]:
    """Paths without trap and bridge."""
    return [path for path in range(PATHS) if is_bare(g, path)]


def may_bridge(g: Stronghold) -> list[int]:
    """Paths where a Bridge can lie; a facedown trap forbids it as well (SH-P3-03r)."""
    return open_paths(g) if g.stock[g.book.cards[BRIDGE].piece] > 0 else []


def lay_bridge(g: Stronghold, path: int) -> None:
    """From now on no trap can be placed there (SH-P3-03)."""
    g.stock[g.book.cards[BRIDGE].piece] -= 1
    g.siege.bridges |= 1 << path
    g.tell(BRIDGE_LAID, (path,))


def why_not_equip(g: Stronghold, card: int, section: int) -> str:
    """Why a token cannot lie on this section."""
    if section not in all_sections():
        return _("equipment lies on wall sections (SH-P3-01)")
    if is_in(mask_of(g, card), section):
        return _("the tokens of a section must differ (SH-P3-01)")
    return _("a section holds two equipment tokens (SH-P3-01)")


def why_no_bridge(g: Stronghold, path: int) -> str:
    """Why a bridge cannot lie on this path."""
    if is_in(g.siege.bridges, path):
        return _("a path holds one bridge (SH-P3-03)")
    return _("a trap lies on this path (SH-P3-03)")
