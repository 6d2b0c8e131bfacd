"""Where a stamp may lie on a map that is being drawn, and what it paints (GI-MAP-10, GI-MAP-11)."""

from typing import Final, final

from jotunheim.games.giant import grid
from jotunheim.games.giant.book.tables import CLEAR, DEEP, SHALLOW, Feature, Stamp
from jotunheim.games.giant.field import MOST_CLOSED, MOST_COVERED, deepen, split
from jotunheim.games.giant.grid import neighbours as around
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import STAMP_NAMES
from jotunheim.texts import _

KEPT_FREE: Final[tuple[int, ...]] = (0, 1, grid.COLUMNS - 2, grid.COLUMNS - 1)  # columns, GI-MAP-11
RADII: Final[list[int]] = [
    int(name[4:]) if name.startswith("DISC") else 0 for name in STAMP_NAMES
]  # of the discs; 0: another shape
INLAND: Final[list[bool]] = [len(around(cell)) == grid.FACES for cell in range(grid.HEXES)]


@final
class Site:
    """What is known of the map before looking for places, and marks to look with.

    A hex is marked with a number, and a new number makes all older marks void: looking at a
    thousand anchors needs neither copies of the map nor sets of hexes.
    """

    def __init__(self, g: War) -> None:
        self.field = g.field
        self.kinds = g.field.kinds
        self.closed = 0
        self.busy = 0
        self.lonely = INLAND[:]  # hexes with nothing on and around them
        self.marks = [0] * grid.HEXES
        self.mark = 0  # the last number used
        for cell in range(grid.HEXES):
            if self.kinds[cell] != CLEAR:
                self.count(cell)

    def count(self, cell: int) -> None:
        """Take note of a hex that is not clear."""
        self.busy += 1
        if not self.field.is_open(cell):
            self.closed += 1
        self.lonely[cell] = False
        for near in around(cell):
            self.lonely[near] = False

    def is_easy(self, hexes: list[int]) -> bool:
        """Whether a stamp with only clear ground on and around it can do no harm at all."""
        if self.closed + len(hexes) > MOST_CLOSED or self.busy + len(hexes) > MOST_COVERED:
            return False
        lonely = self.lonely
        return all(lonely[cell] for cell in hexes)

    def taken(self, hexes: list[int]) -> int:
        """The first hex of a stamp that is not clear, or OFF."""
        kinds = self.kinds
        for cell in hexes:
            if kinds[cell] != CLEAR:
                return cell
        return grid.OFF

    def mark_all(self, hexes: list[int]) -> int:
        """Mark some hexes and no others; the number they bear."""
        self.mark += 1
        for cell in hexes:
            self.marks[cell] = self.mark
        return self.mark


def covered(feature: Feature, stamp: Stamp, turn: int, anchor: int) -> list[int]:
    """The hexes of a stamp; nothing if it leaves the map or a column kept free (GI-MAP-11)."""
    if not stamp.covers[turn]:
        found = [shifted(stamp.turned[turn], cell) for cell in range(grid.HEXES)]
        stamp.covers[turn] = found
        stamp.inland[turn] = [[] if enters_kept_free(hexes) else hexes for hexes in found]
    return stamp.inland[turn][anchor] if feature.is_barrier else stamp.covers[turn][anchor]


def shifted(offsets: list[tuple[int, int]], anchor: int) -> list[int]:
    """Where offsets lie from an anchor; nothing if one leaves the map."""
    found = [grid.hex_of_axial(grid.HEX_Q[anchor] + q, grid.HEX_R[anchor] + r) for q, r in offsets]
    return [] if grid.OFF in found else found


def enters_kept_free(hexes: list[int]) -> bool:
    """Whether a hex lies in a column that stays free of barriers (GI-MAP-11)."""
    return any(cell // grid.ROWS in KEPT_FREE for cell in hexes)


def painted(feature: Feature, stamp: int, q: int, r: int) -> int:
    """What lies on one hex of a stamp: on discs the inner rings go higher or deeper."""
    radius = RADII[stamp]
    if radius == 0:
        return feature.paint[0]
    ring = (abs(q) + abs(r) + abs(q + r)) // 2
    # The inner disc of a stamp is smaller by one; a disc of radius 1 has none.
    return feature.paint[min(radius - ring, radius - 1, len(feature.paint) - 1)]


def paints(g: War, feature: Feature, stamp: int) -> list[int]:
    """What lies on each hex of a stamp, in their order; the same however it is turned."""
    if stamp not in feature.paints:
        offsets = g.book.stamps[stamp].turned[0]
        feature.paints[stamp] = [painted(feature, stamp, q, r) for q, r in offsets]
    return feature.paints[stamp]


def draw_on(g: War, kinds: list[int], feature: Feature, stamp: int, anchor: int, turn: int) -> None:
    """Paint a stamp; water finds its depth (GI-MAP-11)."""
    hexes = covered(feature, g.book.stamps[stamp], turn, anchor)
    for cell, kind in zip(hexes, paints(g, feature, stamp), strict=True):
        kinds[cell] = kind
    if feature.paint[0] == SHALLOW:
        deepen(kinds)


def why_no_stamp(g: War, site: Site, feature: Feature, stamp: int, anchor: int, turn: int) -> str:
    """Why a stamp cannot lie there; empty if it can (GI-MAP-11). Cheap tests come first."""
    hexes = covered(feature, g.book.stamps[stamp], turn, anchor)
    if not hexes:
        return _("the stamp leaves the map or enters a column that stays free (GI-MAP-11)")
    taken = site.taken(hexes)
    if taken != grid.OFF:
        # One feature a hex (GI-TER-11).
        return _("{hex} is not clear (GI-MAP-11)").format(hex=grid.label(taken))
    return "" if site.is_easy(hexes) else why_illegal(g, site, feature, stamp, hexes)


def may_lie(g: War, site: Site, feature: Feature, stamp: int, anchor: int, turn: int) -> bool:
    """The same as yes or no, for a thousand anchors at once: most are told by a glance, no words."""
    hexes = covered(feature, g.book.stamps[stamp], turn, anchor)
    if not hexes:
        return False
    if site.is_easy(hexes):
        return True
    if site.taken(hexes) != grid.OFF:
        return False
    if site.busy + len(hexes) > MOST_COVERED or feature.is_barrier:
        return not why_illegal(g, site, feature, stamp, hexes)
    return steep_step(site, paints(g, feature, stamp), hexes) == grid.OFF


def why_illegal(g: War, site: Site, feature: Feature, stamp: int, hexes: list[int]) -> str:
    """Why a stamp on clear ground would make the map illegal; empty if it would not (GI-MAP-01)."""
    if site.busy + len(hexes) > MOST_COVERED:
        text = _("more than {most} hexes would not be clear (GI-MAP-01 V6)")
        return text.format(most=MOST_COVERED)
    if feature.is_barrier:
        return why_closed(site, feature, hexes)
    step = steep_step(site, paints(g, feature, stamp), hexes)
    if step == grid.OFF:
        return ""
    text = _("{hex} and {other} would differ by two levels (GI-MAP-01 V2)")
    return text.format(hex=grid.label(step // grid.FACES), other=grid.label(grid.NEIGHBOUR[step]))


def steep_step(site: Site, paints: list[int], hexes: list[int]) -> int:
    """A step from a hill or crater to ground two levels off, as in NEIGHBOUR; OFF if there is none.

    Nothing is trimmed (GI-MAP-01 V2).
    """
    terrains = site.field.terrains
    stamped = site.mark_all(hexes)
    for cell, kind in zip(hexes, paints, strict=True):
        level = terrains[kind].level
        if level == 0 or (site.lonely[cell] and abs(level) == 1):
            continue
        for step in range(cell * grid.FACES, cell * grid.FACES + grid.FACES):
            near = grid.NEIGHBOUR[step]
            if near == grid.OFF or site.marks[near] == stamped:
                continue
            steep = abs(site.field.levels[near] - level) > 1
            if steep and not terrains[site.kinds[near]].sheer:
                return step
    return grid.OFF


def why_closed(site: Site, feature: Feature, hexes: list[int]) -> str:
    """What closes hexes must not be too much, nor cut the map in two (GI-MAP-01 V4, V6)."""
    shut = newly_closed(site, feature, hexes)
    if site.closed + len(shut) > MOST_CLOSED:
        text = _("more than {most} hexes would be impassable (GI-MAP-01 V6)")
        return text.format(most=MOST_CLOSED)
    if hangs_together(site, shut):
        return ""
    closed = [not site.field.is_open(cell) for cell in range(grid.HEXES)]
    for cell in shut:
        closed[cell] = True
    return split(closed)


def newly_closed(site: Site, feature: Feature, hexes: list[int]) -> list[int]:
    """Hexes that were passable and are not any more: the stamp, or water that became deep."""
    terrains = site.field.terrains
    if terrains[feature.paint[0]].price == 0:
        return hexes
    if feature.paint[0] != SHALLOW or terrains[DEEP].price > 0:
        return []
    stamped = site.mark_all(hexes)
    water = hexes[:]
    for cell in hexes:
        for near in around(cell):
            if site.kinds[near] == SHALLOW and site.marks[near] != stamped:
                site.marks[near] = stamped
                water.append(near)
    return [cell for cell in water if is_drowned(site, cell, stamped)]


def is_drowned(site: Site, cell: int, stamped: int) -> bool:
    """Whether nothing but water lies around a hex when the marked hexes are water (GI-TER-08)."""
    for near in around(cell):
        kind = site.kinds[near]
        if kind != SHALLOW and kind != DEEP and site.marks[near] != stamped:
            return False
    return True


def hangs_together(site: Site, shut: list[int]) -> bool:
    """Whether the open hexes around what was shut reach each other: then nothing is cut off."""
    ring = ring_around(site, shut)
    if not ring:
        return True
    marks = site.marks
    ringed = site.mark
    site.mark += 1
    marks[ring[0]] = site.mark
    seen = [ring[0]]
    for cell in seen:  # along the ring, which nearly always leads to all of it
        for near in around(cell):
            if marks[near] == ringed:
                marks[near] = site.mark
                seen.append(near)
    return len(seen) == len(ring) or reaches(site, seen, ringed, len(ring) - len(seen))


def ring_around(site: Site, shut: list[int]) -> list[int]:
    """The open hexes around what was shut; they are marked, and the shut ones with the number before."""
    closing = site.mark_all(shut)
    site.mark += 1
    ring: list[int] = []
    for cell in shut:
        for near in around(cell):
            if site.marks[near] < closing and site.field.is_open(near):
                site.marks[near] = site.mark
                ring.append(near)
    return ring


def reaches(site: Site, seen: list[int], ringed: int, missing: int) -> bool:
    """Whether a flood from what was seen comes to so many hexes of the ring that are missing yet."""
    marks = site.marks
    for cell in seen:
        for near in around(cell):
            if marks[near] == ringed:
                missing -= 1
            elif marks[near] >= ringed - 1 or not site.field.is_open(near):
                continue
            marks[near] = site.mark
            seen.append(near)
        if missing == 0:
            return True
    return False


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
    return any(fits(g, site, feature, stamp, anchor) for anchor in range(grid.HEXES))
