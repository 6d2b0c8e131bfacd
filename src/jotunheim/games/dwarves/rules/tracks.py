"""Steps of the Doom marker and of the Council marker (DW-DOOM-06, DW-DOOM-07, DW-COUN-13)."""

from jotunheim.games.dwarves.rules.ending import markers_meet
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import DOOM_START, L4, R4
from jotunheim.games.dwarves.words.events.map import COUNCIL, DOOM


def doom_start(g: Dwarves) -> int:
    """Where the Doom marker begins: harder levels of Book 5 leave out some of the last spaces (DW-SET-02, DW-B5-03)."""
    return DOOM_START - (g.book.nearer[g.variant.level] if g.variant.book == 5 else 0)


def advance_doom(g: Dwarves, steps: int) -> None:
    """Towards the Hero marker, step by step; it triggers no icon (DW-DOOM-06, DW-END-02)."""
    for _step in range(steps):
        if g.over:
            return
        g.doom -= 1
        g.tell(DOOM, (g.doom,))
        if g.doom <= g.hero_marker:
            markers_meet(g)


def withdraw_doom(g: Dwarves, steps: int) -> None:
    """Back towards its start, never beyond it (DW-DOOM-07)."""
    before = g.doom
    g.doom = min(g.doom + steps, doom_start(g))
    if g.doom != before:
        g.tell(DOOM, (g.doom,))


def step_council(g: Dwarves, steps: int) -> None:
    """The Council marker goes right (+) or left (-) and stops at either end (DW-COUN-13, DW-DOOM-02).

    Only the text of the last position comes into force, at once (DW-COUN-01, DW-COUN-04).
    """
    before = g.council
    g.council = min(max(g.council + steps, L4), R4)
    if g.council != before:
        g.tell(COUNCIL, (g.council,))
