"""Movement: who moves, in which manner, and where to (GI-MOV, GI-FLE)."""

from typing import ClassVar, Final, final

from jotunheim.games.giant import grid
from jotunheim.games.giant.field import NO_WAYS, Ways
from jotunheim.games.giant.rules.damage import lost_legs
from jotunheim.games.giant.rules.ending import Aftermath, flee
from jotunheim.games.giant.rules.heat import RUN_HEAT, cool, heat_up
from jotunheim.games.giant.rules.question import Question
from jotunheim.games.giant.rules.reach import Move, can_leave, ends
from jotunheim.games.giant.rules.ways import numbers, ways
from jotunheim.games.giant.state import FIELDED, MOVEMENT, UNMOVED, WAITING, Giant, War
from jotunheim.games.giant.tokens import FLEE, HEX, LIMP, MODE, MOVED, RUN, STAND, WALK
from jotunheim.games.giant.words.events.rounds import MOVE
from jotunheim.games.giant.words.names import giant_title, manner_name, within
from jotunheim.kernel import SeatStep
from jotunheim.texts import N_, _, ngettext

WHERE_TO: Final[dict[int, str]] = {
    WALK: N_("Where does {giant} walk to?"),
    RUN: N_("Where does {giant} run to?"),
    LIMP: N_("Where does {giant} limp to?"),
}


def move_of(g: War, giant: Giant, manner: int) -> Move:
    """The limits of a walk, run or limp of this giant (GI-MOV-05, GI-MOV-19)."""
    side = g.side_of(giant.seat)
    if manner == LIMP:
        return Move(giant.where, side, 1, False, True)
    points = giant.chassis.run if manner == RUN else giant.chassis.walk
    return Move(giant.where, side, points, manner == RUN)


def may_move(g: War, seat: int) -> list[Giant]:
    """A side's giants that have not moved this round (GI-MOV-17)."""
    return [giant for giant in g.in_play(seat) if giant.manner == UNMOVED]


def may_end(g: War, giant: Giant, manner: int) -> list[int]:
    """The tokens of all free end hexes of a manner (GI-MOV-13, 14, 23, 26)."""
    move = move_of(g, giant, manner)
    found = ends(g.field, move)
    taken = [
        HEX.token(other.where)
        for other in g.giants
        if other.fate == FIELDED and other is not giant and is_near(move, other.where)
    ]
    if not taken:
        return found
    free = found[:]
    for token in taken:
        if token in free:
            free.remove(token)
    return free


def is_near(move: Move, cell: int) -> bool:
    """Whether a hex can be an end of this move at all, by distance alone."""
    if move.start == grid.OFF:
        return abs(grid.column_of(cell) - grid.home_column(move.side)) < move.points
    return grid.distance(move.start, cell) <= move.points


def has_end(g: War, giant: Giant, manner: int) -> bool:
    """Whether some end hex is free; the first step nearly always shows it (GI-MOV-26)."""
    move = move_of(g, giant, manner)
    if move.start == grid.OFF:
        for cell in grid.home_hexes(move.side):
            if 0 < g.field.entry_prices[cell] <= move.points and g.standing_in(cell) is None:
                return True
    else:
        for at in range(move.start * grid.FACES, move.start * grid.FACES + grid.FACES):
            price = g.field.prices[at]
            can_pay = price > 0 and (price <= move.points or manner == LIMP)
            if can_pay and g.standing_in(grid.NEIGHBOUR[at]) is None:
                return True
    return len(may_end(g, giant, manner)) > 0


def own_edge(g: War, seat: int) -> int:
    """The side whose edge alone may be crossed, or -1 for any (setting flee_edges)."""
    return g.side_of(seat) if g.switches.own_edge else -1


def flight_manner(g: War, giant: Giant) -> int:
    """The least risky manner that leads off the map, or STAND if none does (GI-FLE-02, GI-FLE-06)."""
    manners = [[WALK, RUN], [LIMP], []][lost_legs(giant)]
    for manner in manners:
        if can_leave(g.field, move_of(g, giant, manner), own_edge(g, giant.seat)):
            return manner
    return STAND


def may_go(g: War, giant: Giant) -> list[int]:
    """The manners a giant can choose from (GI-MOV-02, 04, 19, 20, 26); legs count as they are now (GI-MOV-21).

    A run above the threshold is offered too (GI-MOV-22, GI-HOT-01); leaving is never forced (GI-FLE-05).
    """
    if giant.fate == WAITING:  # it must enter, and not leave in the same move (GI-FLE-03)
        return [manner for manner in (WALK, RUN) if has_end(g, giant, manner)]
    found = [STAND]
    legs = lost_legs(giant)
    if legs == 0:
        found += [manner for manner in (WALK, RUN) if has_end(g, giant, manner)]
    elif legs == 1 and has_end(g, giant, LIMP):
        found.append(LIMP)
    if legs < 2 and flight_manner(g, giant) != STAND:
        found.append(FLEE)
    return found


def counts(g: War, giant: Giant, manner: int, cell: int) -> list[int]:
    """The numbers of hexes with which a move can end there, the greatest first (GI-MOV-16, 24)."""
    if manner == LIMP:
        return [1]
    if g.switches.by_distance:  # setting hexes_moved: as the crow flies
        if giant.where == grid.OFF:
            return [abs(grid.column_of(cell) - grid.home_column(g.side_of(giant.seat))) + 1]
        return [grid.distance(giant.where, cell)]
    return numbers_in(numbers(g.field, move_of(g, giant, manner), cell))


def numbers_in(mask: int) -> list[int]:
    """The numbers of a mask, the greatest first."""
    found: list[int] = []
    for number in range(mask.bit_length() - 1, 0, -1):
        if mask & (1 << number):
            found.append(number)
    return found


def heat_of(manner: int) -> int:
    """The heat of a move: a limp heats like a run (GI-HEA-02, GI-MOV-19)."""
    return RUN_HEAT if manner in (RUN, LIMP) else 0


def stand(g: War, giant: Giant) -> None:
    """Stand still and cool (GI-MOV-18); one more circle on the map (GI-MRK-03)."""
    giant.manner = STAND
    giant.circles += 1
    g.tell(MOVE, (giant.key(), STAND, giant.where, giant.where, 0))
    cool(g, giant)


def go(g: War, giant: Giant, manner: int, cell: int, moved: int) -> None:
    """Move: end hex, hexes moved, then heat (GI-MOV-18, GI-MOV-23, GI-HOT-08)."""
    g.tell(MOVE, (giant.key(), manner, giant.where, cell, moved))
    giant.where = cell
    giant.fate = FIELDED
    giant.manner = manner
    giant.moved = moved
    giant.circles = 0
    heat = heat_of(manner)
    if heat:
        heat_up(g, giant, heat)
    else:
        cool(g, giant)


def run_away(g: War, giant: Giant) -> None:
    """Leave the map; a run or limp heats first, in the last hex on the map (GI-FLE-04)."""
    giant.manner = flight_manner(g, giant)
    heat = heat_of(giant.manner)
    if heat:
        heat_up(g, giant, heat)
    if giant.fate == FIELDED:
        flee(g, giant)


@final
class MoveTurn(SeatStep[War]):
    """A side moves all its giants, one after the other, in any order (GI-MOV-01, GI-RND-04)."""

    def run(self, g: War) -> None:
        g.phase = MOVEMENT
        if may_move(g, self.seat):
            g.then(PickMover(self.seat), MoveTurn(self.seat))


@final
class PickMover(Question):
    """Which giant moves next (GI-MOV-17)."""

    asks: ClassVar[str] = N_("Which giant moves next?")
    meanwhile: ClassVar[str] = N_("{seat} is moving")
    clauses: ClassVar[tuple[str, ...]] = ("GI-MOV-01", "GI-MOV-17", "GI-RND-04")

    def options(self, g: War) -> list[int]:
        return [giant.token() for giant in may_move(g, self.seat)]

    def expected(self, g: War) -> list[int]:
        return [giant.token() for giant in g.on_map(self.seat)]

    def choose(self, g: War, token: int) -> None:
        g.then(PickManner(self.seat, g.giant_of(token).number))

    def why_not(self, g: War, token: int) -> str:
        for giant in g.in_play(self.seat):
            if giant.token() == token:
                return _("{giant} has moved this round (GI-MOV-17)").format(giant=giant.name())
        return ""


@final
class PickManner(Question):
    """Stand, walk, run, limp or flee (GI-MOV-04, GI-HOT-12)."""

    asks: ClassVar[str] = N_("How does {giant} move?")
    meanwhile: ClassVar[str] = N_("{seat} is moving")
    form: ClassVar[str] = "path"
    clauses: ClassVar[tuple[str, ...]] = ("GI-MOV-02", "GI-MOV-04", "GI-HEA-05", "GI-FLE-06")

    def question(self, g: War) -> str:
        if g.giant(self.number).fate == WAITING:
            return _("How does {giant} enter the map?").format(**self.values(g))
        return super().question(g)

    def options(self, g: War) -> list[int]:
        return [MODE.token(manner) for manner in may_go(g, g.giant(self.number))]

    def expected(self, g: War) -> list[int]:
        giant = g.giant(self.number)
        if giant.fate == WAITING:
            return [MODE.token(STAND)]
        return (
            [MODE.token(WALK)] if lost_legs(giant) else []
        )  # nobody expects a limp on two good legs

    def choose(self, g: War, token: int) -> None:
        giant = g.giant(self.number)
        manner = MODE.of(token)
        if manner == STAND:
            stand(g, giant)
            g.then(Aftermath())
        elif manner == FLEE:
            run_away(g, giant)
            g.then(Aftermath())
        else:
            g.then(PickEnd(self.seat, self.number, manner))

    def routes(self, g: War) -> list[list[int]]:
        giant = g.giant(self.number)
        found: list[list[int]] = []
        for manner in may_go(g, giant):
            if WALK <= manner <= LIMP:
                for route in end_routes(g, giant, manner):
                    found.append([MODE.token(manner), *route])
        return found

    def why_not(self, g: War, token: int) -> str:
        if not MODE.has(token):
            return ""
        return why_no_manner(g, g.giant(self.number), MODE.of(token))


def why_no_manner(g: War, giant: Giant, manner: int) -> str:
    """Why a manner is not offered."""
    legs = lost_legs(giant)
    text = _("no hex is free where a {manner} of {giant} could end (GI-MOV-26)")
    if giant.fate == WAITING and manner == STAND:
        text = _("{giant} must enter the map in round 1 (GI-MOV-02)")
    elif giant.fate == WAITING and manner == FLEE:
        text = _("{giant} cannot leave in the move in which it enters (GI-FLE-03)")
    elif manner != STAND and legs == 2:
        text = _("{giant} has lost both legs and cannot move (GI-MOV-20)")
    elif manner in (WALK, RUN) and legs == 1:
        text = _("{giant} has lost a leg and can only limp, one hex (GI-MOV-19)")
    elif manner == LIMP and legs == 0:
        text = _("{giant} has both legs and need not limp (GI-MOV-19)")
    elif manner == FLEE:
        text = _("no walk or run of {giant} leads off the map this round (GI-FLE-02)")
    return text.format(giant=giant.name(), manner=manner_name(manner))


def end_routes(g: War, giant: Giant, manner: int) -> list[list[int]]:
    """One click: each end hex with the greatest number of hexes (GI-MOV-24)."""
    free = may_end(g, giant, manner)
    lead = len(free) > 1  # a single end hex answers itself
    leading = ways_of(g, giant, manner)
    found: list[list[int]] = []
    for token in free:
        route = [token] if lead else []
        if leading.forks(HEX.of(token)):
            route.append(MOVED.token(leading.longest[HEX.of(token)] - 1))
        found.append(route)
    return found


def ways_of(g: War, giant: Giant, manner: int) -> Ways:
    """How long and how costly the ways to all end hexes are.

    Nothing is measured of a limp, nor if moves count as the crow flies (setting hexes_moved).
    """
    if manner == LIMP or g.switches.by_distance:
        return NO_WAYS
    return ways(g.field, move_of(g, giant, manner))


@final
class PickEnd(Question):
    """The hex where a walk, run or limp ends (GI-MOV-23)."""

    meanwhile: ClassVar[str] = N_("{seat} is moving")
    form: ClassVar[str] = "path"
    asks: ClassVar[str] = N_("Where does {giant} go?")
    clauses: ClassVar[tuple[str, ...]] = ("GI-MOV-05", "GI-MOV-06", "GI-MOV-08", "GI-MOV-14")

    def question(self, g: War) -> str:
        return _(WHERE_TO[self.manner]).format(**self.values(g))

    def heat(self, g: War) -> int:
        return heat_of(self.manner)

    def options(self, g: War) -> list[int]:
        return may_end(g, g.giant(self.number), self.manner)

    def choose(self, g: War, token: int) -> None:
        g.then(PickMoved(self.seat, self.number, self.manner, HEX.of(token)))

    def routes(self, g: War) -> list[list[int]]:
        return end_routes(g, g.giant(self.number), self.manner)

    def why_not(self, g: War, token: int) -> str:
        if not HEX.has(token):
            return ""
        return why_no_end(g, g.giant(self.number), self.manner, HEX.of(token))


def why_no_end(g: War, giant: Giant, manner: int, cell: int) -> str:
    """Why a move cannot end in a hex."""
    where = grid.label(cell)
    if not g.field.is_open(cell):
        what = within(g.field.terrain(cell).name)
        return _("{hex} is impassable: {terrain} (GI-MOV-07)").format(hex=where, terrain=what)
    other = g.standing_in(cell)
    if other is not None and other is not giant:
        text = _("{giant} stands in {hex}; two giants cannot end in one hex (GI-MOV-14)")
        return text.format(giant=other.name(), hex=where)
    if manner == LIMP:
        return _("a limp leads one hex far, {hex} is further (GI-MOV-19)").format(hex=where)
    move = move_of(g, giant, manner)
    free = Move(move.start, move.side, move.points, False)
    if move.runs and HEX.token(cell) in ends(g.field, free):
        text = _("a run turns one face a hex at most and does not reach {hex} (GI-MOV-08)")
        return text.format(hex=where)
    text = _("{hex} costs more than the {points} movement points of this {manner} (GI-MOV-05)")
    return text.format(hex=where, points=move.points, manner=manner_name(manner))


@final
class PickMoved(Question):
    """How many hexes long the way is, where several numbers are possible (GI-MOV-24)."""

    asks: ClassVar[str] = N_("How many hexes does {giant} take on its way to {hex}?")
    meanwhile: ClassVar[str] = N_("{seat} is moving")
    clauses: ClassVar[tuple[str, ...]] = ("GI-MOV-16", "GI-MOV-24")

    def values(self, g: War) -> dict[str, str]:
        return {"giant": giant_title(g, g.giant(self.number)), "hex": grid.label(self.where)}

    def heat(self, g: War) -> int:
        return heat_of(self.manner)

    def options(self, g: War) -> list[int]:
        found = counts(g, g.giant(self.number), self.manner, self.where)
        # A distance of 0 (back to the start, setting hexes_moved) still needs a word.
        return [MOVED.token(max(number, 1) - 1) for number in found]

    def choose(self, g: War, token: int) -> None:
        giant = g.giant(self.number)
        moved = MOVED.of(token) + 1
        if g.switches.by_distance:
            moved = counts(g, giant, self.manner, self.where)[0]
        go(g, giant, self.manner, self.where, moved)
        g.then(Aftermath())

    def why_not(self, g: War, token: int) -> str:
        if not MOVED.has(token):
            return ""
        number = MOVED.of(token) + 1
        text = ngettext(
            "no legal path to {hex} is {n} hex long (GI-MOV-23)",
            "no legal path to {hex} is {n} hexes long (GI-MOV-23)",
            number,
        )
        return text.format(hex=grid.label(self.where), n=number)
