"""The order of play, from top to bottom as the rulebook prints it (DW-TURN, section 26 of the ledger).

A turn: window, start effects, the Hero marker with its icon, new cards, two actions, end effects. Only
the active seat acts, seats follow clockwise, and the others are asked in windows (DW-WHO-04).
"""

from typing import Final, final

from jotunheim.games.dwarves.rules import chapters as chapters  # reading it registers them
from jotunheim.games.dwarves.rules.council import speaks_at_start, start_of_turn
from jotunheim.games.dwarves.rules.doom import AdvanceHeroMarker
from jotunheim.games.dwarves.rules.hazards import has_end_effects, has_start_effects, time_marker
from jotunheim.games.dwarves.rules.menu import Actions
from jotunheim.games.dwarves.rules.quests import reset_counters
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
    """One turn of the active seat: three steps in fixed order (DW-TURN-01, DW-TURN-07).

    Where nobody is asked and nothing strikes, the steps before the cards happen here and now.
    """

    def run(self, g: Dwarves) -> None:
        g.turn += 1
        g.chapter(g.turn, g.active)
        window = any_time(g)
        if speaks_at_start(g) or has_start_effects(g) or not window.is_silent(g):
            g.then(
                window,
                PASS_TIME,
                COUNCIL_SPEAKS,
                START_CARDS,
                ADVANCE_HERO_MARKER,
                REVEAL_CARDS,
                ACTIONS,
                END_OF_TURN,
            )
            return
        time_marker(g)
        ADVANCE_HERO_MARKER.run(g)
        g.then(REVEAL_CARDS, ACTIONS, END_OF_TURN)


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
        window = any_time(g)
        if has_end_effects(g) or not window.is_silent(g):
            g.then(window, END_CARDS, RESET_COUNTERS, NEXT_SEAT)
            return
        reset_counters(g)
        next_seat(g)


@final
class NextSeat(Step[Dwarves]):
    """Unused actions are lost, and the next seat clockwise begins its turn (DW-TURN-06, DW-SET-18)."""

    def run(self, g: Dwarves) -> None:
        next_seat(g)


def next_seat(g: Dwarves) -> None:
    """What lasts for one turn is over."""
    g.left = 0
    g.used = 0
    g.begun = 0
    g.handed = 0
    g.silenced = 0
    g.active = (g.active + 1) % g.seats
    TURN.run(g)


# The steps of a turn, made once: a step never changes.
TURN: Final = Turn()
PASS_TIME: Final = Task(TIME_MARKER)
COUNCIL_SPEAKS: Final = CouncilSpeaks()
START_CARDS: Final = Task(START_EFFECTS)
ADVANCE_HERO_MARKER: Final = AdvanceHeroMarker()
REVEAL_CARDS: Final = Task(REVEAL)
ACTIONS: Final = Actions()
END_OF_TURN: Final = EndOfTurn()
END_CARDS: Final = Task(END_EFFECTS)
RESET_COUNTERS: Final = Task(END_COUNTERS)
NEXT_SEAT: Final = NextSeat()
