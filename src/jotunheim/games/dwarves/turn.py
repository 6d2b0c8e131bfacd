"""The order of play, from top to bottom as the rulebook prints it (DW-TURN, section 26 of the ledger).

A turn: window, start effects, the Hero marker with its icon, new cards, two actions, end effects. Only
the active seat acts, seats follow clockwise, and the others are asked in windows (DW-WHO-04).
"""

from typing import final

from jotunheim.games.dwarves.rules import chapters as chapters  # reading it registers them
from jotunheim.games.dwarves.rules.council import start_of_turn
from jotunheim.games.dwarves.rules.doom import AdvanceHeroMarker
from jotunheim.games.dwarves.rules.menu import Actions
from jotunheim.games.dwarves.rules.tasks import (
    END_COUNTERS,
    END_EFFECTS,
    REVEAL,
    START_EFFECTS,
    TIME_MARKER,
    Task,
)
from jotunheim.games.dwarves.rules.windows import any_time
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.kernel import Step


@final
class Turn(Step[Dwarves]):
    """One turn of the active seat: three steps in fixed order (DW-TURN-01, DW-TURN-07)."""

    def run(self, g: Dwarves) -> None:
        g.turn += 1
        g.chapter(g.turn, g.active)
        g.then(
            any_time(g),
            Task(TIME_MARKER),
            CouncilSpeaks(),
            Task(START_EFFECTS),
            AdvanceHeroMarker(),
            Task(REVEAL),
            Actions(),
            EndOfTurn(),
        )


@final
class CouncilSpeaks(Step[Dwarves]):
    """Council L4, after the Time marker and before the cards (DW-TURN-02)."""

    def run(self, g: Dwarves) -> None:
        start_of_turn(g)


@final
class EndOfTurn(Step[Dwarves]):
    """The turn is over: a last window, end effects, then what lasts for one turn stops (DW-TURN-05)."""

    def run(self, g: Dwarves) -> None:
        g.in_actions = False
        g.then(any_time(g), Task(END_EFFECTS), Task(END_COUNTERS), NextSeat())


@final
class NextSeat(Step[Dwarves]):
    """Unused actions are lost, and the next seat clockwise begins its turn (DW-TURN-06, DW-SET-18)."""

    def run(self, g: Dwarves) -> None:
        g.left = 0
        g.used = 0
        g.begun = 0
        g.handed = 0
        g.silenced = 0
        g.active = (g.active + 1) % g.seats
        g.then(Turn())
