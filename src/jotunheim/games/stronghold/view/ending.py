"""The end of a siege: what each side did to the other, and how the dead grew (SH-END)."""

from typing import Final

from msgspec.structs import replace

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import DEFENDER, INVADER, NOWHERE
from jotunheim.games.stronghold.words.events.assault import (
    DEFENDER_DIES,
    INVADER_DIES,
    TRAP_SPRUNG,
    WALL_FALLS,
)
from jotunheim.games.stronghold.words.events.invader import OBJECTIVE_MET
from jotunheim.games.stronghold.words.names import seat_name
from jotunheim.scene import Curve, Ending, Gain
from jotunheim.texts import N_, _

# What is counted, and for whom.
COUNTED: Final[dict[str, tuple[int, str]]] = {
    DEFENDER_DIES.name: (INVADER, N_("Enemies killed")),
    INVADER_DIES.name: (DEFENDER, N_("Enemies killed")),
    WALL_FALLS.name: (INVADER, N_("Wall components destroyed")),
    OBJECTIVE_MET.name: (INVADER, N_("Objectives fulfilled")),
    TRAP_SPRUNG.name: (DEFENDER, N_("Traps sprung")),
}
KILLS: Final[dict[str, int]] = {DEFENDER_DIES.name: INVADER, INVADER_DIES.name: DEFENDER}


def ended(g: Stronghold, ending: Ending | None) -> Ending | None:
    """One point decides a siege, so the chart shows the dead, and the table what was done."""
    if ending is None:
        return None
    return replace(
        ending,
        reason=reason(g, ending.reason),
        gains_title=_("What each side did"),
        course_title=_("Enemies killed over the game"),
        curves=(curve(g, INVADER), curve(g, DEFENDER)),
    )


def reason(g: Stronghold, held: str) -> str:
    """Which section was breached, and when; else that the stronghold held (SH-GEN-01, SH-GEN-02)."""
    if g.breached == NOWHERE:
        return held
    section = _(g.book.space_names[g.breached])
    return _("{section} was breached in round {n}").format(section=section, n=g.round)


def gains(g: Stronghold) -> list[Gain]:
    """What each side did to the other."""
    found: list[Gain] = []
    for event in g.journal or []:
        if event.what in COUNTED:
            seat, source = COUNTED[event.what]
            found.append(Gain(event.public_ply, seat, 1, _(source)))
    return found


def curve(g: Stronghold, seat: int) -> Curve:
    """How many enemies a side had killed, over the game."""
    points: list[tuple[int, int]] = [(0, 0)]
    for event in g.journal or []:
        if KILLS.get(event.what, -1) == seat:
            points.append((event.public_ply, points[-1][1] + 1))
    return Curve(seat_name(g, seat), tuple(points), seat)
