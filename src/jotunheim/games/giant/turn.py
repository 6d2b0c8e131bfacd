"""The order of play, as the rulebook prints it: map, sides, giants, rounds (GI-SET-01, GI-RND)."""

from typing import ClassVar, final

from jotunheim.games.giant.grid import EAST, WEST
from jotunheim.games.giant.rules.assault import AssaultTurn
from jotunheim.games.giant.rules.ending import EndBattle, EndRound
from jotunheim.games.giant.rules.mapmaking import begin_drawing, blank, lay_map
from jotunheim.games.giant.rules.movement import MoveTurn
from jotunheim.games.giant.rules.muster import Muster, Reveal
from jotunheim.games.giant.rules.question import Question
from jotunheim.games.giant.rules.series import can_field, close_books, decide
from jotunheim.games.giant.rules.shooting import ShootTurn
from jotunheim.games.giant.settings import DRAWN_MAP
from jotunheim.games.giant.state import BATTLE, MOVEMENT, SETTING_UP, UNMOVED, War
from jotunheim.games.giant.tokens import SIDE
from jotunheim.games.giant.words.events.preparation import (
    DRAWING,
    SCENARIO,
    SIDE_ROLL,
    TAKES_SIDE,
    TIE,
)
from jotunheim.games.giant.words.events.rounds import INITIATIVE
from jotunheim.kernel import EventKind, Step
from jotunheim.texts import N_


@final
class NextBattle(Step[War]):
    """A battle from an empty table to its end, then what follows it (GI-SET-01, GI-MAT-03, GI-CMP-12)."""

    def run(self, g: War) -> None:
        clear_table(g)
        g.own_campaign().game += 1
        g.chapter(0, g.campaign.game)
        g.then(
            MakeMap(),
            RollForSides(),
            SetScenario(),
            Muster(0),
            Muster(1),
            Reveal(),
            Round(),
            EndBattle(BATTLE),
            AfterBattle(),
        )


def clear_table(g: War) -> None:
    """Nothing of a battle carries over but points, pools and hangars (GI-MAT-03)."""
    g.map_number = -1
    g.west = -1
    g.giants = []
    g.round = 0
    g.phase = SETTING_UP
    g.high = -1
    g.quiet = 0
    g.attacked = False
    g.points = [0, 0]
    g.conceded = -1
    g.duel = None
    g.drawing = None


def high_roll(g: War, kind: EventKind[War]) -> int:
    """Each player rolls, ties again; the seat with the higher roll (GI-SET-03, GI-MAP-10, GI-INI-01)."""
    while True:
        first = g.roll()
        second = g.roll()
        if first != second:
            g.tell(kind, (first, second))
            return 0 if first > second else 1
        g.tell(TIE, (first,))


@final
class MakeMap(Step[War]):
    """Lay the map that the table has agreed on (GI-SET-01, GI-SET-02)."""

    def run(self, g: War) -> None:
        if g.switches.map == DRAWN_MAP:
            g.lay(blank(g))
            begin_drawing(g, high_roll(g, DRAWING))
        else:
            lay_map(g, g.switches.map)


@final
class RollForSides(Step[War]):
    """The higher roll chooses its side of the map (GI-SET-03)."""

    def run(self, g: War) -> None:
        g.then(PickSide(high_roll(g, SIDE_ROLL)))


@final
class PickSide(Question):
    """West or East; the other takes the opposite one (GI-SET-03)."""

    asks: ClassVar[str] = N_("You rolled higher: which side of the map is yours?")
    clauses: ClassVar[tuple[str, ...]] = ("GI-SET-03", "GI-HEX-07")

    def options(self, g: War) -> list[int]:
        return SIDE.all()

    def choose(self, g: War, token: int) -> None:
        g.west = self.seat if SIDE.of(token) == WEST else 1 - self.seat
        g.tell(TAKES_SIDE, (self.seat, WEST if g.west == self.seat else EAST))


@final
class SetScenario(Step[War]):
    """Unit points and classes, agreed or rolled, the same for both (GI-SET-05, GI-SCN-01, GI-SCN-03)."""

    def run(self, g: War) -> None:
        g.unit_points = g.switches.unit_points
        g.classes = g.switches.classes
        g.scenario = 0
        while g.unit_points == 0 or not both_can_field(g):
            roll_scenario(g)
        g.tell(SCENARIO, (g.scenario, g.unit_points, g.classes))


def both_can_field(g: War) -> bool:
    """Whether class limits leave each side something to field; else it is rolled again (GI-CMP-09)."""
    return can_field(g, 0, g.unit_points, g.classes) and can_field(g, 1, g.unit_points, g.classes)


def roll_scenario(g: War) -> None:
    """One roll for both sides (GI-SCN-01)."""
    g.scenario = g.roll()
    row = g.book.scenarios[g.scenario - 2]
    g.unit_points = row.unit_points
    g.classes = sum([1 << kind for kind in row.classes])


@final
class Round(Step[War]):
    """Initiative, Movement, Shooting, Assault (GI-RND-01..03, GI-INI)."""

    def run(self, g: War) -> None:
        begin_round(g)
        g.then(*turns_of(g))


def turns_of(g: War) -> list[Step[War]]:
    """The turns of a round in their order, and the next round."""
    low = 1 - g.high
    return [
        MoveTurn(low),  # the winner of initiative moves last … (GI-INI-02, GI-MOV-01)
        MoveTurn(g.high),
        ShootTurn(g.high),  # … and fights first (GI-INI-03, GI-SHT-01, GI-ASL-01)
        ShootTurn(low),
        AssaultTurn(g.high),
        AssaultTurn(low),
        EndRound(),
        Round(),
    ]


def begin_round(g: War) -> None:
    """A new round: all may act again, nothing is repaired, initiative is rolled (GI-INI-01, GI-DMG-15)."""
    g.round += 1
    g.phase = MOVEMENT
    g.attacked = False
    g.chapter(g.round, g.campaign.game)
    for giant in g.giants:
        giant.manner = UNMOVED
        giant.moved = 0
        giant.fired = 0
        giant.assaulted = False
        giant.origin = giant.where
    g.high = high_roll(g, INITIATIVE)


@final
class AfterBattle(Step[War]):
    """The result counts; the next battle of a series begins by itself (GI-MAT-02, GI-CMP-12)."""

    def run(self, g: War) -> None:
        close_books(g)
        if decide(g):
            g.finish()
        else:
            g.then(NextBattle())
