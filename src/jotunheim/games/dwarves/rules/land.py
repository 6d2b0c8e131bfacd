"""Perished Land: hexes turn, troops spread and run on, Blacksaddle fills (DW-PL, DW-BS)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.rules.board import (
    ahead,
    beside,
    crowded_hexes,
    is_perished,
    leaders_in,
    threshold,
    troops_in,
    usual_threshold,
    weight,
)
from jotunheim.games.dwarves.rules.tasks import DIAMONDS, Task
from jotunheim.games.dwarves.rules.tracks import advance_doom
from jotunheim.games.dwarves.rules.troops import arrive, leave, move_leader, move_troop
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import NO_RARE
from jotunheim.games.dwarves.tokens import (
    BLACKSADDLE,
    HEX,
    KINDS,
    LEFT,
    NOWHERE,
    RIGHT,
    SIDE,
)
from jotunheim.games.dwarves.words.events.map import MARCHED, PERISHES, REMOVED, RESTORED
from jotunheim.games.dwarves.words.names import hex_name, kind_name
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_, _

BOOK_OF_DIAMONDS: Final = 3


def settle(g: Dwarves) -> None:
    """One settling of the map, after troops came: turn hexes, Blacksaddle, Diamonds (DW-PL-17)."""
    g.then(TURN_HEXES, COUNT_BLACKSADDLE)
    if g.variant.book == BOOK_OF_DIAMONDS:
        g.then(Task(DIAMONDS))


def blight(g: Dwarves, hexes: list[int]) -> None:
    """A card turns these hexes, all of them noted first; then the usual settling (DW-PL-13).

    Hexes that are Perished Land already, and Blacksaddle, are never noted (DW-PL-14).
    """
    noted = [place for place in hexes if not is_perished(g, place) and place != BLACKSADDLE]
    g.then(Blight(tuple(sorted(set(noted)))))
    settle(g)


def restore(g: Dwarves, place: int) -> None:
    """A tile goes back into the pile; the hex is as before, and full hexes may turn (DW-PL-16, 18)."""
    tile = g.tile_at[place]
    put_tile(g, place, NOWHERE)
    g.perished &= ~(1 << place)
    g.pile |= 1 << tile
    g.tell(RESTORED, (place,))
    settle(g)


def may_turn(g: Dwarves) -> list[int]:
    """Hexes at their threshold; none without a tile, never Blacksaddle.

    DW-PL-01, 03, 09, 14; DW-EXP-03.
    """
    if g.pile == 0:
        return []
    crowded = crowded_hexes(g, usual_threshold(g))
    if g.rare is not NO_RARE:  # a leader makes a hex fuller than its troops do
        led = [place for place in g.rare.leaders if place != NOWHERE and place not in crowded]
        crowded = sorted({*crowded, *led})
    return [p for p in crowded if p != BLACKSADDLE and weight(g, p) >= threshold(g, p)]


@final
class TurnHexes(Step[Dwarves]):
    """As long as a hex is full, one of them turns completely, then the next (DW-PL-09)."""

    def run(self, g: Dwarves) -> None:
        full = may_turn(g)
        while len(full) == 1:
            if not turn_hex(g, full[0]):
                g.then(TURN_HEXES)
                return
            full = may_turn(g)
        if full:
            g.then(ChooseHex(g.active), TURN_HEXES)


@final
class ChooseHex(Decision[Dwarves]):
    """Which full hex turns next? (DW-PL-09, DEC-03)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-PL-09",)
    asks: ClassVar[str] = N_("Which hex turns into Perished Land next?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing the hex that turns next")

    def options(self, g: Dwarves) -> list[int]:
        return HEX.tokens(may_turn(g))

    def choose(self, g: Dwarves, token: int) -> None:
        g.then(TurnHex(HEX.of(token)))

    def why_not(self, g: Dwarves, token: int) -> str:
        if not HEX.has(token):
            return ""
        place = HEX.of(token)
        if place == BLACKSADDLE:
            return _("Blacksaddle never turns (DW-PL-14)")
        line = _("there are not {n} troops (DW-PL-01)")
        return line.format(n=threshold(g, place))


@final
class Blight(Step[Dwarves]):
    """The noted hexes get their tiles one after another, without any other check (DW-PL-13)."""

    def __init__(self, noted: tuple[int, ...]) -> None:
        self.noted = noted

    def run(self, g: Dwarves) -> None:
        if self.noted and g.pile:
            g.then(ChooseNoted(g.active, self.noted))


@final
class ChooseNoted(Decision[Dwarves]):
    """Which of the noted hexes turns next? (DW-PL-13, DEC-03)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-PL-13",)
    asks: ClassVar[str] = N_("Which of these hexes turns into Perished Land next?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing the hex that turns next")

    def __init__(self, seat: int, noted: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.noted = noted

    def options(self, g: Dwarves) -> list[int]:
        return HEX.tokens(list(self.noted))

    def choose(self, g: Dwarves, token: int) -> None:
        place = HEX.of(token)
        rest = [other for other in self.noted if other != place]
        g.then(TurnHex(place), Blight(tuple(rest)))


@final
class TurnHex(Step[Dwarves]):
    """A hex that the team named turns."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: Dwarves) -> None:
        turn_hex(g, self.place)


def turn_hex(g: Dwarves, place: int) -> bool:
    """A hex turns: a tile by chance, troops to both sides, the rest ahead (DW-PL-02, 04, 07).

    Heroes who stand there suffer nothing (DW-PL-11). All of it happens at once, up to the first kind for
    which the team has to decide; False: the rest waits for that.
    """
    lay_tile(g, place, draw_tile(g))
    for kind in range(KINDS):
        if not spread(g, place, kind):
            g.then(*[Spread(place, other) for other in range(kind + 1, KINDS)], Depart(place))
            return False
    depart(g, place)
    return True


def draw_tile(g: Dwarves) -> int:
    """A tile of the pile, each equally likely (DW-PL-02)."""
    skip = g.chance.below(g.pile.bit_count())
    rest = g.pile
    for _tile in range(skip):
        rest &= rest - 1
    return (rest & -rest).bit_length() - 1


def lay_tile(g: Dwarves, place: int, tile: int) -> None:
    """A tile lies faceup; Ramparts and Catapults go back to their cards (DW-PL-02, DW-B4-13)."""
    g.pile &= ~(1 << tile)
    put_tile(g, place, tile)
    g.perished |= 1 << place
    if g.rare is not NO_RARE:
        g.rare.ramparts &= ~(1 << place)
        g.rare.catapults &= ~(1 << place)
    g.tell(PERISHES, (place,))


def put_tile(g: Dwarves, place: int, tile: int) -> None:
    """In a new list: clones share the old one, since this is rare."""
    tiles = g.tile_at[:]
    tiles[place] = tile
    g.tile_at = tiles


def claim(g: Dwarves, place: int, kind: int, side: int) -> int:
    """Troops of a kind that a side asks for: none if its hex is Perished Land or off the map.

    Blacksaddle is open (DW-PL-04, 05, 19).
    """
    other = beside(g, place, side)
    if other == NOWHERE or is_perished(g, other):
        return 0
    squares = g.book.tile_left if side == LEFT else g.book.tile_right
    return squares[g.tile_at[place]][kind]


@final
class Spread(Step[Dwarves]):
    """Troops of one kind go to both sides, as far as there are any (DW-PL-04, DW-PL-06)."""

    def __init__(self, place: int, kind: int) -> None:
        self.place = place
        self.kind = kind

    def run(self, g: Dwarves) -> None:
        spread(g, self.place, self.kind)


def spread(g: Dwarves, place: int, kind: int) -> bool:
    """Troops of one kind go to both sides; False: the team has to say where they go (DW-PL-06)."""
    count = g.count(place, kind)
    if count == 0:
        return True
    left = claim(g, place, kind, LEFT)
    right = claim(g, place, kind, RIGHT)
    if left and right and count < left + right:
        g.then(SendTroop(g.active, place, kind, left, right, count))
        return False
    for _troop in range(min(left, count)):
        move_troop(g, place, beside(g, place, LEFT), kind)
    for _troop in range(min(right, g.count(place, kind))):
        move_troop(g, place, beside(g, place, RIGHT), kind)
    return True


@final
class SendTroop(Decision[Dwarves]):
    """Two open sides compete for too few troops: where does the next one go? (DW-PL-06, DEC-04)

    Those that go left are picked first, so that each answer has one path.
    """

    clauses: ClassVar[tuple[str, ...]] = ("DW-PL-06",)
    asks: ClassVar[str] = N_("{place} turns: to which side of the arrow does one {kind} go?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing where troops go")

    def __init__(self, seat: int, place: int, kind: int, left: int, right: int, count: int) -> None:
        super().__init__(seat)
        self.place = place
        self.kind = kind
        self.left = left  # squares still empty
        self.right = right
        self.count = count  # troops still to go

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"hex": self.place, "kind": self.kind, "number": self.count}

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"place": hex_name(g, self.place), "kind": kind_name(g, self.kind)}

    def options(self, g: Dwarves) -> list[int]:
        found: list[int] = []
        if self.left > 0:
            found.append(SIDE.token(LEFT))
        if self.right >= self.count:  # once one goes right, all others do
            found.append(SIDE.token(RIGHT))
        return found

    def choose(self, g: Dwarves, token: int) -> None:
        side = SIDE.of(token)
        move_troop(g, self.place, beside(g, self.place, side), self.kind)
        left = self.left - 1 if side == LEFT else 0
        right = self.right - 1 if side == RIGHT else self.right
        if self.count > 1:
            seat, place, kind = self.seat, self.place, self.kind
            g.then(SendTroop(seat, place, kind, left, right, self.count - 1))

    def why_not(self, g: Dwarves, token: int) -> str:
        if SIDE.has(token):
            return _("that side has no square left for it (DW-PL-04)")
        return ""


@final
class Depart(Step[Dwarves]):
    """All that is left goes where the arrow points, leaders too, and runs on (DW-PL-07, 08, DW-B4-01)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: Dwarves) -> None:
        depart(g, self.place)


def depart(g: Dwarves, place: int) -> None:
    """All that is left goes ahead."""
    following = ahead(g, place)
    if troops_in(g, place):
        troops = leave(g, place)
        end = arrive(g, following, troops)
        if end == following and g.journal is not None:
            g.tell(MARCHED, (place, end, *troops))
    for kind in leaders_in(g, place):
        move_leader(g, kind, following)


@final
class Blacksaddle(Step[Dwarves]):
    """Once all have moved: 5 or more return to the supply, and the Doom marker advances (DW-BS-02).

    Leaders stay, and with one of them it goes 2 spaces (DW-B4-06). Fewer stay and can be fought
    (DW-BS-03). The threshold is 5 for experts, too (DW-BS-04).
    """

    def run(self, g: Dwarves) -> None:
        if not g.came:
            return
        g.came = False
        if weight(g, BLACKSADDLE) < g.book.numbers.blacksaddle:
            return
        if troops_in(g, BLACKSADDLE):
            troops = leave(g, BLACKSADDLE)
            for kind in range(KINDS):
                g.supply[kind] += troops[kind]
            g.tell(REMOVED, tuple(troops))
        advance_doom(g, 2 if leaders_in(g, BLACKSADDLE) else 1)


# Steps that are the same each time, made once.
TURN_HEXES: Final = TurnHexes()
COUNT_BLACKSADDLE: Final = Blacksaddle()
