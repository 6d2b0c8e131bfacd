"""How far a giant gets, on the map: each end hex with its cost, its speed, and the move a click makes (GI-MOV-23)."""

from typing import Final, final

from jotunheim.games.giant.grid import OFF, hex_of_label
from jotunheim.games.giant.names import manner_name
from jotunheim.games.giant.rules.movement import PickEnd, PickManner, move_table, numbers_in
from jotunheim.games.giant.rules.shooting import speed
from jotunheim.games.giant.state import Giant, War
from jotunheim.games.giant.tokens import HEX, LIMP, MODE, RUN, WALK
from jotunheim.games.giant.wording import cost_note
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
    """Costs, rings and one-click moves by hex, for the move that is being chosen."""

    def __init__(self, g: War, prompt: Prompt | None) -> None:
        self.badges: dict[int, list[Badge]] = {}
        self.notes: dict[int, str] = {}
        self.routes: dict[int, tuple[str, ...]] = {}
        asked = g.asked
        if prompt is None or not prompt.mine:
            return
        if isinstance(asked, PickManner):
            self.read_routes(g, g.giant(asked.number), prompt)
        elif isinstance(asked, PickEnd):
            giant = g.giant(asked.number)
            for token in g.options:
                self.mark(g, giant, asked.manner, token - HEX, False)

    def read_routes(self, g: War, giant: Giant, prompt: Prompt) -> None:
        """A click goes the cheapest way: a walk where a walk leads, else a run or limp."""
        lead = {f"mode:{name}": MODE + n for n, name in enumerate(("stand", "walk", "run", "limp"))}
        for route in prompt.routes:
            hex = hex_of_label(route.target) if route.target else OFF
            manner = lead.get(route.tokens[0], -1) - MODE
            if hex < 0 or manner < WALK or hex in self.routes:
                continue
            self.routes[hex] = route.tokens
            self.mark(g, giant, manner, hex, True)

    def mark(self, g: War, giant: Giant, manner: int, hex: int, by_manner: bool) -> None:
        """Put cost and ring on a hex; the ring is that of its manner, or of its speed."""
        if manner == LIMP or g.switches.by_distance:
            self.notes[hex] = _(BANDS[manner])
            return
        table = move_table(g, giant, manner)
        numbers = numbers_in(table.masks[hex])
        if not numbers:
            return
        points = min([table.points[hex * 32 + number] for number in numbers])
        fast = speed(numbers[0])
        said = _(BANDS[manner] if by_manner else SPEEDS[fast])
        self.badges[hex] = [Badge(text=str(points), kind="cost"), Badge(text=said, kind="band")]
        note = cost_note(g, points, numbers[0])
        self.notes[hex] = f"{manner_name(manner)}, {note}" if by_manner else note
