"""Where a stamp may lie on a map that is being drawn, and what it paints (GI-MAP-10, GI-MAP-11)."""

from typing import Final, final

from jotunheim.games.giant.field import MOST_CLOSED, MOST_COVERED, deepen, depth, split
from jotunheim.games.giant.grid import (
    COLUMNS,
    FACES,
    HEX_Q,
    HEX_R,
    HEXES,
    OFF,
    ROWS,
    hex_of_axial,
    label,
)
from jotunheim.games.giant.grid import neighbours as around
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tables import CHASM, CLEAR, DEEP, SHALLOW, SPIRE, Feature, Stamp
from jotunheim.games.giant.tokens import STAMP_NAMES

KEPT_FREE: Final[tuple[int, ...]] = (0, 1, COLUMNS - 2, COLUMNS - 1)  # columns, GI-MAP-11
RADII: Final[list[int]] = [
    int(name[4:]) if name.startswith("DISC") else 0 for name in STAMP_NAMES
]  # of the discs; 0: another shape


@final
class Site:
    """What is known of the map before looking for places: counts, and hexes with nothing near."""

    def __init__(self, g: War) -> None:
        kinds = g.field.kinds
        self.closed = len([1 for kind in kinds if g.book.terrains[kind].price == 0])
        self.busy = len([1 for kind in kinds if kind != CLEAR])
        self.lonely = [False] * HEXES
        for hex in range(HEXES):
            if kinds[hex] == CLEAR:
                near = around(hex)
                self.lonely[hex] = len(near) == FACES and all(kinds[y] == CLEAR for y in near)

    def is_easy(self, hexes: list[int]) -> bool:
        """Whether a stamp with only clear ground on and around it can do no harm at all."""
        if self.closed + len(hexes) > MOST_CLOSED or self.busy + len(hexes) > MOST_COVERED:
            return False
        return all(self.lonely[hex] for hex in hexes)


def covered(feature: Feature, stamp: Stamp, turn: int, anchor: int) -> list[int]:
    """The hexes of a stamp; nothing if it leaves the map or a column kept free (GI-MAP-11)."""
    if not stamp.covers[turn]:
        stamp.covers[turn] = [shifted(stamp.turned[turn], hex) for hex in range(HEXES)]
    hexes = stamp.covers[turn][anchor]
    if feature.paint[0] in (SPIRE, CHASM, SHALLOW):
        for hex in hexes:
            if hex // ROWS in KEPT_FREE:
                return []
    return hexes


def shifted(offsets: list[tuple[int, int]], anchor: int) -> list[int]:
    """Where offsets lie from an anchor; nothing if one leaves the map."""
    found = [hex_of_axial(HEX_Q[anchor] + q, HEX_R[anchor] + r) for q, r in offsets]
    return [] if OFF in found else found


def painted(feature: Feature, stamp: int, q: int, r: int) -> int:
    """What lies on one hex of a stamp: on discs the inner rings go higher or deeper."""
    radius = RADII[stamp]
    if radius == 0:
        return feature.paint[0]
    ring = (abs(q) + abs(r) + abs(q + r)) // 2
    # The inner disc of a stamp is smaller by one; a disc of radius 1 has none.
    return feature.paint[min(radius - ring, radius - 1, len(feature.paint) - 1)]


def draw_on(g: War, kinds: list[int], feature: Feature, stamp: int, anchor: int, turn: int) -> None:
    """Paint a stamp; water finds its depth (GI-MAP-11)."""
    shape = g.book.stamps[stamp]
    hexes = covered(feature, shape, turn, anchor)
    for hex, (q, r) in zip(hexes, shape.turned[turn], strict=True):
        kinds[hex] = painted(feature, stamp, q, r)
    if feature.paint[0] == SHALLOW:
        deepen(kinds)


def why_no_stamp(g: War, site: Site, feature: Feature, stamp: int, anchor: int, turn: int) -> str:
    """Why a stamp cannot lie there; empty if it can (GI-MAP-11). Cheap tests come first."""
    hexes = covered(feature, g.book.stamps[stamp], turn, anchor)
    kinds = g.field.kinds
    if not hexes:
        return "the stamp leaves the map or enters a column that stays free (GI-MAP-11)"
    if site.is_easy(hexes):
        return ""
    for hex in hexes:
        if kinds[hex] != CLEAR:
            return f"{label(hex)} is not clear (GI-MAP-11)"  # one feature a hex (GI-TER-11)
    if site.busy + len(hexes) > MOST_COVERED:
        return f"more than {MOST_COVERED} hexes would not be clear (GI-MAP-01 V6)"
    if feature.paint[0] in (SPIRE, CHASM, SHALLOW):
        return why_closed(g, feature, hexes, site.closed)
    return why_steep(g, feature, stamp, turn, hexes)


def may_lie(g: War, site: Site, feature: Feature, stamp: int, anchor: int, turn: int) -> bool:
    """The same as yes or no, for a thousand anchors at once: most are told by a glance, no words."""
    hexes = covered(feature, g.book.stamps[stamp], turn, anchor)
    if not hexes:
        return False
    if site.is_easy(hexes):
        return True
    kinds = g.field.kinds
    if any(kinds[hex] != CLEAR for hex in hexes):
        return False
    return not why_no_stamp(g, site, feature, stamp, anchor, turn)


def why_steep(g: War, feature: Feature, stamp: int, turn: int, hexes: list[int]) -> str:
    """A hill or crater beside ground that differs by two levels (GI-MAP-01 V2); nothing is trimmed."""
    kinds = g.field.kinds
    terrains = g.book.terrains
    offsets = g.book.stamps[stamp].turned[turn]
    for (q, r), hex in zip(offsets, hexes, strict=True):
        level = terrains[painted(feature, stamp, q, r)].level
        for near in around(hex) if level != 0 else []:
            other = terrains[kinds[near]]
            if near not in hexes and not other.sheer and abs(other.level - level) > 1:
                return f"{label(hex)} and {label(near)} would differ by two levels (GI-MAP-01 V2)"
    return ""


def why_closed(g: War, feature: Feature, hexes: list[int], closed: int) -> str:
    """What closes hexes must not be too much, nor cut the map in two (GI-MAP-01 V4, V6)."""
    kinds = g.field.kinds[:]
    draw_local(kinds, feature, hexes)
    shut = newly_closed(g, kinds, hexes)
    if closed + len(shut) > MOST_CLOSED:
        return f"more than {MOST_CLOSED} hexes would be impassable (GI-MAP-01 V6)"
    if hangs_together(g, kinds, shut):
        return ""
    return split(kinds, g.book.terrains)


def draw_local(kinds: list[int], feature: Feature, hexes: list[int]) -> None:
    """Paint, and give depth to the water on and around the stamp."""
    for hex in hexes:
        kinds[hex] = feature.paint[0]
    if feature.paint[0] == SHALLOW:
        near = [y for hex in hexes for y in around(hex)]
        for hex in hexes + near:
            if kinds[hex] == SHALLOW or kinds[hex] == DEEP:
                kinds[hex] = depth(kinds, hex)


def newly_closed(g: War, kinds: list[int], hexes: list[int]) -> list[int]:
    """Hexes that were passable and are not any more: the stamp, and water that became deep."""
    terrains = g.book.terrains
    near = hexes[:]
    for hex in hexes:
        near += [y for y in around(hex) if y not in near]
    return [h for h in near if terrains[kinds[h]].price == 0 and g.field.is_open(h)]


def hangs_together(g: War, kinds: list[int], shut: list[int]) -> bool:
    """Whether the open hexes around what was shut touch each other: then nothing is cut off."""
    terrains = g.book.terrains
    ring: list[int] = []
    for hex in shut:
        for near in around(hex):
            if near not in ring and near not in shut and terrains[kinds[near]].price > 0:
                ring.append(near)
    if not ring:
        return True
    seen = [ring[0]]
    for hex in seen:
        for near in around(hex):
            if near in ring and near not in seen:
                seen.append(near)
    return len(seen) == len(ring)


def may_turn(g: War, site: Site, feature: Feature, stamp: int, anchor: int) -> list[int]:
    """The turns in which a stamp fits on an anchor (GI-MAP-10)."""
    turned = g.book.stamps[stamp].turned
    return [
        turn
        for turn in range(len(turned))
        if turned[turn] and may_lie(g, site, feature, stamp, anchor, turn)
    ]


def fits(g: War, site: Site, feature: Feature, stamp: int, anchor: int) -> bool:
    """Whether a stamp fits on an anchor in any turn."""
    if g.field.kinds[anchor] != CLEAR:
        return False
    turned = g.book.stamps[stamp].turned
    for turn in range(len(turned)):
        if turned[turn] and may_lie(g, site, feature, stamp, anchor, turn):
            return True
    return False


def has_place(g: War, site: Site, feature: Feature, stamp: int) -> bool:
    """Whether a stamp fits anywhere; usually one of the first looks tells."""
    return any(fits(g, site, feature, stamp, anchor) for anchor in range(HEXES))
