"""How the game ends: all win or all lose, at once (DW-END)."""

from typing import Final

from jotunheim.games.dwarves.state import Q_DONE, Dwarves
from jotunheim.games.dwarves.state.pieces import HERO_DIED, MARKERS_MET, NOT_OVER, WON
from jotunheim.games.dwarves.words.events.map import DIED, MET, WIN
from jotunheim.kernel import Outcome, cooperative
from jotunheim.texts import N_

REASONS: Final = (
    "",
    N_("the last quest was completed (DW-END-01)"),
    N_("the markers met on the Doom track (DW-END-02)"),
    N_("a Hero died (DW-END-03)"),
)


def win(g: Dwarves) -> None:
    """A level C card is completed: everybody wins at once (DW-END-01, DW-END-07)."""
    if g.ended == NOT_OVER:  # events count in the order in which they happen (DW-END-04)
        g.ended = WON
        g.tell(WIN, ())
        g.finish()


def markers_meet(g: Dwarves) -> None:
    """Everybody loses at once (DW-END-02)."""
    if g.ended == NOT_OVER:
        g.ended = MARKERS_MET
        g.tell(MET, ())
        g.finish()


def hero_dies(g: Dwarves, seat: int) -> None:
    """Everybody loses at once (DW-END-03)."""
    if g.ended == NOT_OVER:
        g.ended = HERO_DIED
        g.tell(DIED, (seat,))
        g.finish()


def outcome(g: Dwarves) -> Outcome:
    """One result for all; the score is the number of completed cards, a statistic (DW-END-05)."""
    completed = len(g.quests.zones[Q_DONE])
    return cooperative(g.seats, g.ended == WON, completed, REASONS[g.ended])
