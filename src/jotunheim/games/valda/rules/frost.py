"""Frozen temples: who froze them, and until when (VA-FRZ)."""

from jotunheim.games.valda.state.table import FOREVER, Valda
from jotunheim.games.valda.tokens import AREAS, SITES
from jotunheim.games.valda.words.events.fights import FREEZES, THAWS


def freeze(g: Valda, seat: int, site: int, forever: bool) -> None:
    """A freeze is kept with the player who laid it (VA-FRZ-01, 02, 06); the temple stays on the map (VA-FRZ-03)."""
    g.frost[site] |= FOREVER if forever else 1 << seat
    g.tell(FREEZES, (seat, g.sites[site], g.occupants[site // SITES]))


def thaw(g: Valda, seat: int) -> None:
    """At the start of a turn every freeze of its player ends, but Permafrost (VA-TURN-01, VA-FRZ-01, 08)."""
    for site in range(AREAS * SITES):
        if g.frost[site] >> seat & 1:
            g.frost[site] &= ~(1 << seat)
            if g.frost[site] == 0:
                g.tell(THAWS, (g.sites[site], g.occupants[site // SITES]))
