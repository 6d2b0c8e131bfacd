"""Heroes on the map: step by step, through tunnels, into Perished Land (DW-MOV, DW-TUN)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.rules import standing
from jotunheim.games.dwarves.rules.board import is_perished, passages, troops_in
from jotunheim.games.dwarves.rules.losses import hurt
from jotunheim.games.dwarves.rules.tasks import ARRIVED, BY_MOVE, ITEMS, TASKS, Task
from jotunheim.games.dwarves.rules.tracks import advance_doom
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import LOSS_LAND
from jotunheim.games.dwarves.tokens import (
    HEX,
    NARMORA,
    NOWHERE,
    PAY,
    PAY_DOOM,
    PAY_HEALTH,
    W_TUNNEL,
)
from jotunheim.games.dwarves.words.events.map import GOES
from jotunheim.games.dwarves.words.names import hex_name, seat_name
from jotunheim.kernel import DONE, Decision, Step
from jotunheim.texts import N_, _, ngettext

WALK: Final = 64  # the moment of a step, next to the windows W1 to W5 and the menu


def march(g: Dwarves, seat: int, points: int) -> None:
    """A Hero may go so many hexes without a roll, by the usual rules (DW-SAGA-02)."""
    g.then(Walk(seat, points))


def set_hero(g: Dwarves, seat: int, place: int) -> None:
    """An effect sets a Hero in a hex; Perished Land costs as usual (DW-MOV-07)."""
    g.then(Enter(seat, place, False))


@final
class Walk(Decision[Dwarves]):
    """One step of a Move: a neighbour, a passage, a quest at hand, or stop (DW-MOV-10, 11, DEC-09).

    Leaving a hex with troops is free (DW-MOV-04). A Hero who begins on an entrance uses the passage with
    the first point (DW-TUN-02). Other Heroes than the active one complete nothing on their way.
    """

    asks: ClassVar[str] = N_("{who} moves. Where to?")
    clauses: ClassVar[tuple[str, ...]] = ("DW-MOV-10", "DW-MOV-11", "DW-TUN-01")
    meanwhile: ClassVar[str] = N_("{seat} is moving")
    ends: ClassVar[str] = N_("Stop here")
    form: ClassVar[str] = "path"

    def __init__(self, seat: int, points: int, by_move: bool = False) -> None:
        super().__init__(seat)
        self.points = points
        self.by_move = by_move  # a Move action, not an effect

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"number": self.points}

    def question(self, g: Dwarves) -> str:
        line = ngettext(
            "{who} may go {n} hex. Where to?", "{who} may go {n} hexes. Where to?", self.points
        )
        return line.format(who=seat_name(g, self.seat), n=self.points)

    def options(self, g: Dwarves) -> list[int]:
        found: list[int] = []
        place = g.at[self.seat]
        if self.points > 0 and not standing.is_held(g, self.seat):
            found = HEX.tokens(g.book.near[place])
            if passages(g, place):
                found.append(W_TUNNEL)
        if self.seat == g.active:
            ITEMS.offer(g, self.seat, WALK, found)
        found.append(DONE)
        return found

    def choose(self, g: Dwarves, token: int) -> None:
        seat, by_move = self.seat, self.by_move
        if HEX.has(token):
            enter(g, seat, HEX.of(token), by_move)
            g.then(GoOn(seat, self.points - 1, by_move))
        elif token == W_TUNNEL:
            g.then(TakePassage(seat, by_move), GoOn(seat, self.points - 1, by_move))
        elif token != DONE:
            ITEMS.use(g, self.seat, token, WALK)
            g.then(self)

    def why_not(self, g: Dwarves, token: int) -> str:
        if token == W_TUNNEL:
            return _("no passage is open here (DW-TUN-01, DW-TUN-03)")
        if HEX.has(token):
            return _("only neighbours can be entered (DW-MOV-11)")
        return ITEMS.why_not(g, self.seat, token, WALK)


@final
class TakePassage(Decision[Dwarves]):
    """At which entrance does the Hero come out? (DW-TUN-01, DEC-09)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-TUN-01", "DW-TUN-03")
    asks: ClassVar[str] = N_("Where do you leave the tunnels?")
    meanwhile: ClassVar[str] = N_("{seat} is in the tunnels")

    def __init__(self, seat: int, by_move: bool) -> None:
        super().__init__(seat)
        self.by_move = by_move

    def options(self, g: Dwarves) -> list[int]:
        return HEX.tokens(passages(g, g.at[self.seat]))

    def choose(self, g: Dwarves, token: int) -> None:
        g.then(Enter(self.seat, HEX.of(token), self.by_move))

    def why_not(self, g: Dwarves, token: int) -> str:
        if HEX.has(token) and is_perished(g, HEX.of(token)):
            return _("Perished Land closes the passage (DW-TUN-03)")
        return _("there is no entrance (DW-TUN-01)") if HEX.has(token) else ""


@final
class GoOn(Step[Dwarves]):
    """The move goes on, unless its points are spent or troops end it (DW-MOV-03, DW-TUN-05).

    Troops on cards do not (DW-MOV-05), and none end a move of Narmora (DW-HERO-11).
    """

    def __init__(self, seat: int, points: int, by_move: bool) -> None:
        self.seat = seat
        self.points = points
        self.by_move = by_move

    def run(self, g: Dwarves) -> None:
        stopped = troops_in(g, g.at[self.seat]) > 0 and g.heroes[self.seat] != NARMORA
        if self.points > 0 and not stopped:
            g.then(Walk(self.seat, self.points, self.by_move))


@final
class Enter(Step[Dwarves]):
    """A Hero comes to a hex, by a step, a passage or an effect; Perished Land has its price (DW-MOV-06).

    To start there, to stay or to leave costs nothing (DW-MOV-08).
    """

    def __init__(self, seat: int, place: int, by_move: bool) -> None:
        self.seat = seat
        self.place = place
        self.by_move = by_move

    def run(self, g: Dwarves) -> None:
        enter(g, self.seat, self.place, self.by_move)


def enter(g: Dwarves, seat: int, place: int, by_move: bool) -> None:
    """The Hero is there; if it has to pay first, the quests wait for that."""
    g.at[seat] = place
    if g.journal is not None:
        g.tell(GOES, (seat, place))
    arrival = Task(ARRIVED, BY_MOVE if by_move else NOWHERE, seat, place)
    if is_perished(g, place) and not standing.pays_nothing(g, seat):
        g.then(PayForLand(seat), arrival)
    else:
        TASKS.carry_out(g, arrival)


@final
class PayForLand(Decision[Dwarves]):
    """Each Perished Land hex costs 1 Health or 1 Doom step, chosen for itself (DW-MOV-06, 09, DEC-10)."""

    clauses: ClassVar[tuple[str, ...]] = ("DW-MOV-06", "DW-MOV-07")
    asks: ClassVar[str] = N_("{place} is Perished Land. How do you pay for it?")
    meanwhile: ClassVar[str] = N_("{seat} is paying for Perished Land")

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"place": hex_name(g, g.at[self.seat])}

    def options(self, g: Dwarves) -> list[int]:
        health = PAY.token(PAY_HEALTH)
        return [health] if standing.pays_health_only(g) else [health, PAY.token(PAY_DOOM)]

    def choose(self, g: Dwarves, token: int) -> None:
        if PAY.of(token) == PAY_HEALTH:
            hurt(g, self.seat, 1, LOSS_LAND)
        else:
            advance_doom(g, 1)
