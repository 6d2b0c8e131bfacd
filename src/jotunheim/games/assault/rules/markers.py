"""Story Markers: placed for good, one of a kind a region (AG-SPC-18 to 22)."""

from jotunheim.games.assault.rules.board import occupied_small_folk
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import NOBODY, REGIONS


def markers_on_board(g: Assault, kind: int) -> int:
    """Markers of a kind on the whole board, whoever stands there now (AG-SPC-06)."""
    return sum(g.markers[kind * REGIONS : kind * REGIONS + REGIONS])


def markers_left(g: Assault, kind: int) -> int:
    """Markers still in the supply: a hard limit (AG-COM-21, AG-SPC-20)."""
    return g.book.marker_count[kind] - markers_on_board(g, kind)


def may_mark(g: Assault, race: int, kind: int) -> list[int]:
    """Small Folk Regions the race occupies now that have no marker of the kind (AG-SPC-19, 22)."""
    if markers_left(g, kind) == 0:
        return []
    return [
        region for region in occupied_small_folk(g, race) if g.markers[kind * REGIONS + region] == 0
    ]


def place_marker(g: Assault, seat: int, kind: int, region: int) -> None:
    """Place a marker; it is never removed, and others may lie beside it (AG-SPC-18).

    Markers that pile up go to their one region, whoever holds it (AG-SPC-09, 12).
    """
    pile = g.book.marker_pile[kind]
    place = region if pile == NOBODY else pile
    g.markers[kind * REGIONS + place] += 1
    g.tell("marker", (seat, kind, place))
