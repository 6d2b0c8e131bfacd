"""How far a giant gets, on the map: each end hex with its cost, its speed, and the move a click makes (GI-MOV-23)."""

from typing import Final, final

from jotunheim.games.giant.field import Ways
from jotunheim.games.giant.grid import LABELLED, OFF
from jotunheim.games.giant.rules.movement import PickEnd, PickManner, ways_of
from jotunheim.games.giant.rules.shooting import speed
from jotunheim.games.giant.state import Giant, War
from jotunheim.games.giant.tokens import HEX, LIMP, MANNER_NAMES, RUN, WALK
from jotunheim.games.giant.words.names import manner_name
from jotunheim.games.giant.words.questions import SIZES, cost_note, sayings
from jotunheim.games.giant.words.sayings import Mark
from jotunheim.scene import Badge, Prompt
from jotunheim.texts import N_, _

SPEEDS: Final[tuple[str, ...]] = (
    N_("slow, +0"),
    N_("3-4 hexes, +1"),
    N_("5-6 hexes, +2"),
    N_("7-9 hexes, +3"),
    N_("10 or more, +4"),
)
BANDS: Final[dict[int, str]] = {
    WALK: N_("walk"),
    RUN: N_("run, +2 heat"),
    LIMP: N_("limp, +2 heat"),
}


@final
class Ranges:
    """Marks and one-click moves by hex, for the move that is being chosen."""

    def __init__(self, g: War, prompt: Prompt | None) -> None:
        self.marks: dict[int, Mark] = {}
        self.routes: dict[int, tuple[str, ...]] = {}
        asked = g.asked
        if prompt is None or not prompt.mine:
            return
        if isinstance(asked, PickManner):
            self.read_routes(g, g.giant(asked.number), prompt)
        elif isinstance(asked, PickEnd):
            marker = Marker(g, g.giant(asked.number), asked.manner, False)
            for token in g.options:
                self.marks[token - HEX] = marker.mark(token - HEX)

    def read_routes(self, g: War, giant: Giant, prompt: Prompt) -> None:
        """A click goes the cheapest way: a walk where a walk leads, else a run or limp."""
        markers = {
            f"mode:{MANNER_NAMES[manner]}": Marker(g, giant, manner, True) for manner in BANDS
        }
        for route in prompt.routes:
            hex = LABELLED.get(route.target, OFF)
            marker = markers.get(route.tokens[0])
            if hex != OFF and marker is not None and hex not in self.routes:
                self.routes[hex] = route.tokens
                self.marks[hex] = marker.mark(hex)


@final
class Marker:
    """Marks the ends of one manner; the ring is that of the manner, or of the speed."""

    def __init__(self, g: War, giant: Giant, manner: int, by_manner: bool) -> None:
        self.g = g
        self.giant = giant
        self.manner = manner
        self.by_manner = by_manner
        self.is_measured = manner != LIMP and not g.switches.by_distance
        self.ways: Ways | None = None
        self.said = sayings(g)

    def mark(self, hex: int) -> Mark:
        """Cost and ring of a hex; worded once, for there are hundreds."""
        points = 0
        hexes = 0
        if self.is_measured:
            if self.ways is None:
                self.ways = ways_of(self.g, self.giant, self.manner)
            points = self.ways.cheapest[hex]
            hexes = self.ways.longest[hex]
        key = ((self.manner * 2 + (1 if self.by_manner else 0)) * SIZES + points) * SIZES + hexes
        found = self.said.marks.get(key)
        if found is None:
            found = self.said.keep_mark(key, self.worded(points, hexes))
        return found

    def worded(self, points: int, hexes: int) -> Mark:
        """The same, worded; nothing is measured of a limp, nor if moves count as the crow flies."""
        if not hexes:
            return Mark(_(BANDS[self.manner]), ())
        ring = _(BANDS[self.manner] if self.by_manner else SPEEDS[speed(hexes)])
        note = cost_note(self.g, points, hexes)
        if self.by_manner:
            note = f"{manner_name(self.manner)}, {note}"
        return Mark(note, (Badge(text=str(points), kind="cost"), Badge(text=ring, kind="band")))
