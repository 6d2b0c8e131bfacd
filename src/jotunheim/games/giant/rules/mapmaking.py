"""Making a map: premade, generated, or drawn in turns (GI-SET-02, GI-MAP)."""

from typing import ClassVar, Final, final

from jotunheim.games.giant.field import (
    MOST_CLOSED,
    MOST_COVERED,
    Field,
    deepen,
    depth,
    flaw,
    split,
)
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
from jotunheim.games.giant.rules.generator import generate
from jotunheim.games.giant.state import Drawing, War
from jotunheim.games.giant.switches import DRAWN_MAP, GENERATED_MAP, RANDOM_MAP
from jotunheim.games.giant.tables import CHASM, CLEAR, DEEP, SHALLOW, SPIRE, Feature
from jotunheim.games.giant.tokens import HEX, STAMP, STAMP_NAMES, TERRAIN, TURN
from jotunheim.kernel import PASS, Chance, Decision, RulesError, Step

MOST_FEATURES: Final = 20  # GI-MAP-12
KEPT_FREE: Final[tuple[int, ...]] = (0, 1, COLUMNS - 2, COLUMNS - 1)  # columns, GI-MAP-11


@final
class MakeMap(Step[War]):
    """Lay the map that the table has agreed on (GI-SET-01, GI-SET-02)."""

    def run(self, g: War) -> None:
        choice = g.switches.map
        if choice == RANDOM_MAP:
            choice = random_map(g)
        if choice == DRAWN_MAP:
            g.lay(blank(g))
            first = high_roll(g, "drawing")
            g.drawing = Drawing(first)
            g.then(PickTerrain(first))
        elif choice == GENERATED_MAP:
            seed = g.switches.map_seed or g.chance.below(2**31)
            g.tell("generated", (seed,))
            kinds = generate(g.book, Chance(seed), g.switches.density, g.switches.symmetric)
            g.lay(Field(kinds, g.book.terrains, g.switches.each_hex, g.switches.strict_edges))
        else:
            lay_premade(g, choice)


def lay_premade(g: War, number: int) -> None:
    """Lay one of the eight maps (GI-MAP-21)."""
    g.map_number = number
    g.lay(g.book.premade(number, g.switches.each_hex, g.switches.strict_edges))
    g.tell("map", (number,))


def blank(g: War) -> Field:
    """A map without any mark."""
    return Field([CLEAR] * HEXES, g.book.terrains, g.switches.each_hex, g.switches.strict_edges)


def random_map(g: War) -> int:
    """First die which four, second die which of them; 5 and 6 are rolled again (GI-MAP-21)."""
    while True:
        first = g.chance.die()
        second = g.chance.die()
        if second <= 4:
            return (0 if first <= 3 else 4) + second - 1


def high_roll(g: War, what: str) -> int:
    """Each player rolls, ties again; the seat with the higher roll (GI-SET-03, GI-MAP-10, GI-INI-01)."""
    while True:
        first = g.roll()
        second = g.roll()
        if first != second:
            g.tell(what, (first, second))
            return 0 if first > second else 1
        g.tell("tie", (first,))


def drawing_of(g: War) -> Drawing:
    """How far the drawing has come."""
    if g.drawing is None:
        raise RulesError("no map is being drawn")
    return g.drawing


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


def covered(feature: Feature, offsets: list[tuple[int, int]], anchor: int) -> list[int]:
    """The hexes of a stamp; nothing if it leaves the map or a column kept free (GI-MAP-11)."""
    keeps_free = feature.paint[0] in (SPIRE, CHASM, SHALLOW)
    found: list[int] = []
    for q, r in offsets:
        hex = hex_of_axial(HEX_Q[anchor] + q, HEX_R[anchor] + r)
        if hex == OFF or (keeps_free and hex // ROWS in KEPT_FREE):
            return []
        found.append(hex)
    return found


def painted(feature: Feature, stamp: int, q: int, r: int) -> int:
    """What lies on one hex of a stamp: on discs the inner rings go higher or deeper."""
    name = STAMP_NAMES[stamp]
    if not name.startswith("DISC"):
        return feature.paint[0]
    ring = (abs(q) + abs(r) + abs(q + r)) // 2
    # The inner disc of a stamp is smaller by one; a disc of radius 1 has none.
    step = min(int(name[4:]) - ring, int(name[4:]) - 1, len(feature.paint) - 1)
    return feature.paint[step]


def draw_on(g: War, kinds: list[int], feature: Feature, stamp: int, anchor: int, turn: int) -> None:
    """Paint a stamp; water finds its depth (GI-MAP-11)."""
    offsets = g.book.stamps[stamp].turned[turn]
    for hex, (q, r) in zip(covered(feature, offsets, anchor), offsets, strict=True):
        kinds[hex] = painted(feature, stamp, q, r)
    if feature.paint[0] == SHALLOW:
        deepen(kinds)


def why_no_stamp(g: War, site: Site, feature: Feature, stamp: int, anchor: int, turn: int) -> str:
    """Why a stamp cannot lie there; empty if it can (GI-MAP-11). Cheap tests come first."""
    offsets = g.book.stamps[stamp].turned[turn]
    hexes = covered(feature, offsets, anchor)
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
        if turned[turn] and not why_no_stamp(g, site, feature, stamp, anchor, turn)
    ]


def fits(g: War, site: Site, feature: Feature, stamp: int, anchor: int) -> bool:
    """Whether a stamp fits on an anchor in any turn."""
    if g.field.kinds[anchor] != CLEAR:
        return False
    turned = g.book.stamps[stamp].turned
    for turn in range(len(turned)):
        if turned[turn] and not why_no_stamp(g, site, feature, stamp, anchor, turn):
            return True
    return False


def has_place(g: War, site: Site, feature: Feature, stamp: int) -> bool:
    """Whether a stamp fits anywhere; usually one of the first looks tells."""
    return any(fits(g, site, feature, stamp, anchor) for anchor in range(HEXES))


def quota_left(g: War, seat: int, feature: int) -> int:
    """How many features of a kind the player may still draw (GI-MAP-11)."""
    used = drawing_of(g).used[seat * len(g.book.features) + feature]
    return g.book.features[feature].quota - used


def may_stamp(g: War, feature: int) -> list[int]:
    """The stamps of a feature that fit somewhere."""
    row = g.book.features[feature]
    site = Site(g)
    return [stamp for stamp in row.stamps if has_place(g, site, row, stamp)]


def next_drawer(g: War) -> None:
    """The other draws, until 20 features are drawn or both pass (GI-MAP-12)."""
    drawing = drawing_of(g)
    if drawing.features == MOST_FEATURES or drawing.passes == 2:
        g.drawing = None
        word = flaw(g.field.kinds, g.book.terrains)
        if word:
            raise RulesError(f"a drawn map is not legal: {word}")
        return
    drawing.drawer = 1 - drawing.drawer
    g.then(PickTerrain(drawing.drawer))


@final
class PickTerrain(Decision[War]):
    """The kind of feature to draw, or a pass (GI-MAP-10)."""

    clauses: ClassVar[tuple[str, ...]] = ("GI-MAP-10", "GI-MAP-11", "GI-MAP-12")

    def options(self, g: War) -> list[int]:
        site = Site(g)
        found = [
            TERRAIN + feature
            for feature, row in enumerate(g.book.features)
            if quota_left(g, self.seat, feature) > 0
            and any(has_place(g, site, row, stamp) for stamp in row.stamps)
        ]
        found.append(PASS)
        return found

    def choose(self, g: War, token: int) -> None:
        drawing = drawing_of(g)
        if token == PASS:
            drawing.passes += 1
            g.tell("no_paint", (self.seat,))
            next_drawer(g)
        else:
            g.then(PickStamp(self.seat, token - TERRAIN))

    def default(self, g: War, options: list[int]) -> int:
        return PASS

    def why_not(self, g: War, token: int) -> str:
        feature = token - TERRAIN
        if not 0 <= feature < len(g.book.features):
            return ""
        if quota_left(g, self.seat, feature) == 0:
            return f"you have drawn all the {g.book.features[feature].id} you may (GI-MAP-11)"
        return "no stamp of it fits on the map any more (GI-MAP-11)"


@final
class PickStamp(Decision[War]):
    """The shape of the feature (GI-MAP-10)."""

    clauses: ClassVar[tuple[str, ...]] = ("GI-MAP-10", "GI-MAP-11")

    def __init__(self, seat: int, feature: int) -> None:
        super().__init__(seat)
        self.feature = feature

    def options(self, g: War) -> list[int]:
        return [STAMP + stamp for stamp in may_stamp(g, self.feature)]

    def choose(self, g: War, token: int) -> None:
        g.then(PickAnchor(self.seat, self.feature, token - STAMP))

    def why_not(self, g: War, token: int) -> str:
        if not STAMP <= token < STAMP + len(STAMP_NAMES):
            return ""
        if token - STAMP not in g.book.features[self.feature].stamps:
            return f"{g.book.features[self.feature].id} is not drawn with this stamp (GI-MAP-10)"
        return "this stamp fits nowhere any more (GI-MAP-11)"


@final
class PickAnchor(Decision[War]):
    """The hex on which the stamp hangs (GI-MAP-10)."""

    clauses: ClassVar[tuple[str, ...]] = ("GI-MAP-10", "GI-MAP-11")

    def __init__(self, seat: int, feature: int, stamp: int) -> None:
        super().__init__(seat)
        self.feature = feature
        self.stamp = stamp

    def options(self, g: War) -> list[int]:
        site = Site(g)
        row = g.book.features[self.feature]
        return [HEX + hex for hex in range(HEXES) if fits(g, site, row, self.stamp, hex)]

    def choose(self, g: War, token: int) -> None:
        g.then(PickTurn(self.seat, self.feature, self.stamp, token - HEX))

    def why_not(self, g: War, token: int) -> str:
        if token < HEX:
            return ""
        row = g.book.features[self.feature]
        return why_no_stamp(g, Site(g), row, self.stamp, token - HEX, 0)


@final
class PickTurn(Decision[War]):
    """How the stamp is turned (GI-MAP-10)."""

    clauses: ClassVar[tuple[str, ...]] = ("GI-MAP-10",)

    def __init__(self, seat: int, feature: int, stamp: int, anchor: int) -> None:
        super().__init__(seat)
        self.feature = feature
        self.stamp = stamp
        self.anchor = anchor

    def options(self, g: War) -> list[int]:
        row = g.book.features[self.feature]
        return [TURN + turn for turn in may_turn(g, Site(g), row, self.stamp, self.anchor)]

    def choose(self, g: War, token: int) -> None:
        drawing = drawing_of(g)
        row = g.book.features[self.feature]
        kinds = g.field.kinds[:]
        draw_on(g, kinds, row, self.stamp, self.anchor, token - TURN)
        g.lay(Field(kinds, g.book.terrains, g.switches.each_hex, g.switches.strict_edges))
        drawing.used[self.seat * len(g.book.features) + self.feature] += 1
        drawing.features += 1
        drawing.passes = 0
        g.tell("paint", (self.seat, self.feature, self.stamp, self.anchor, token - TURN))
        next_drawer(g)
