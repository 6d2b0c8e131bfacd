"""How far a giant gets, on the map: each end hex with its cost, its speed, and the move a click makes (GI-MOV-23)."""

from typing import Final, final

from jotunheim.games.giant.field import Ways
from jotunheim.games.giant.grid import LABELLED, OFF
from jotunheim.games.giant.rules.movement import ways_of
from jotunheim.games.giant.rules.question import asked_about
from jotunheim.games.giant.rules.shooting import speed
from jotunheim.games.giant.state import MOVEMENT, Giant, War
from jotunheim.games.giant.tokens import HEX, LIMP, MANNER_NAMES, MODE, RUN, WALK
from jotunheim.games.giant.words.movement import cost_note
from jotunheim.games.giant.words.names import manner_name
from jotunheim.scene import Badge, Prompt
from jotunheim.texts import N_, _, kept

SPEEDS: Final[tuple[str, ...]] = (
    N_("slow"),
    N_("3-4 hexes, 1 harder to hit"),
    N_("5-6 hexes, 2 harder to hit"),
    N_("7-9 hexes, 3 harder to hit"),
    N_("10 or more, 4 harder to hit"),
)
BANDS: Final[dict[int, str]] = {
    WALK: N_("walk"),
    RUN: N_("run, +2 heat"),
    LIMP: N_("limp, +2 heat"),
}


@final
class Mark:
    """What is shown of a hex where a move can end: the tooltip, cost and ring."""

    def __init__(self, note: str, badges: tuple[Badge, ...]) -> None:
        self.note = note
        self.badges = badges


@final
class Ranges:
    """Marks and one-click moves by hex, for the move that is being chosen."""

    def __init__(self, g: War, prompt: Prompt | None) -> None:
        self.marks: dict[int, Mark] = {}
        self.known: dict[int, Mark] = {}  # of hundreds of hexes most look alike
        self.routes: dict[int, tuple[str, ...]] = {}
        about = asked_about(g)
        if prompt is None or not prompt.mine or g.phase != MOVEMENT or not about.number:
            return
        giant = g.giant(about.number)
        if about.manner < 0:
            self.read_routes(g, giant, prompt)
        elif about.where == OFF:
            ways = ways_of(g, giant, about.manner)
            for cell in [HEX.of(token) for token in g.options]:
                self.marks[cell] = self.mark(ways, about.manner, False, cell)
            # A click goes the longest way, as it does before the manner is chosen (GI-MOV-24).
            for route in prompt.routes:
                cell = LABELLED.get(route.target, OFF)
                if cell != OFF:
                    self.routes[cell] = route.tokens

    def read_routes(self, g: War, giant: Giant, prompt: Prompt) -> None:
        """A click goes the cheapest way: a walk where a walk leads, else a run or limp."""
        manners = [MODE.of(token) for token in g.options if MODE.of(token) in BANDS]
        leading = {f"mode:{MANNER_NAMES[m]}": (m, ways_of(g, giant, m)) for m in manners}
        for route in prompt.routes:
            cell = LABELLED.get(route.target, OFF)
            found = leading.get(route.tokens[0])
            if cell != OFF and found is not None and cell not in self.routes:
                manner, ways = found
                self.routes[cell] = route.tokens
                self.marks[cell] = self.mark(ways, manner, True, cell)

    def mark(self, ways: Ways, manner: int, by_manner: bool, cell: int) -> Mark:
        """Cost and ring of a hex; the ring is that of the manner, or of the speed."""
        points = ways.cheapest[cell]
        hexes = ways.longest[cell]
        key = (manner * 32 + points) * 32 + hexes
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = worded(manner, by_manner, points, hexes)
        return found


@kept(1024)
def worded(manner: int, by_manner: bool, points: int, hexes: int) -> Mark:
    """A mark in words; nothing is measured of a limp, nor if moves count as the crow flies."""
    if not hexes:
        return Mark(_(BANDS[manner]), ())
    ring = _(BANDS[manner] if by_manner else SPEEDS[speed(hexes)])
    note = cost_note(points, hexes)
    if by_manner:
        note = f"{manner_name(manner)}, {note}"
    return Mark(note, (Badge(text=str(points), kind="cost"), Badge(text=ring, kind="band")))
