"""Where a giant can go: end hexes, hexes moved, and the path that is drawn (GI-MOV-05..16, 23..26).

A position on the way is one number, `hex * 7 + face`; the face is that of the last step of a run,
or FREE where the next step may go anywhere (a walk, and the first step of a run: GI-MOV-09, 10).
Other giants never stop a path (GI-MOV-13), so what is found here holds for the field alone.
"""

from typing import Final, final

from jotunheim.games.giant.field import MOST_KEPT, Field
from jotunheim.games.giant.grid import (
    COLUMNS,
    EAST,
    FACES,
    HEXES,
    NEIGHBOUR,
    NORTH_EAST,
    NORTH_WEST,
    OFF,
    ROWS,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    distance,
    home_column,
    home_hexes,
)
from jotunheim.games.giant.tokens import HEX

FREE: Final = 6
WIDTH: Final = 7
UNREACHED: Final = 99
ANYWHERE: Final = -1  # in place of an end hex: look for all of them
# The faces a run may take after each face, and all of them after none (GI-MOV-08).
TURNS: Final[list[list[int]]] = [
    [0, 1, 5],
    [0, 1, 2],
    [1, 2, 3],
    [2, 3, 4],
    [3, 4, 5],
    [0, 4, 5],
    [0, 1, 2, 3, 4, 5],
]


@final
class Move:
    """What limits a move: where it starts, its movement points, whether it is a run or a limp."""

    def __init__(self, start: int, side: int, points: int, runs: bool, limps: bool = False) -> None:
        self.start = start  # OFF: it enters from its side's edge
        self.side = side
        self.points = points
        self.runs = runs
        self.limps = limps  # one step, whatever it costs (GI-MOV-19)

    def key(self) -> int:
        """One number for this move, to remember what was found."""
        kind = 2 if self.limps else (1 if self.runs else 0)
        return (((self.start + 2) * 2 + self.side) * 32 + self.points) * 4 + kind


def entry_faces(side: int) -> list[int]:
    """The faces in which a giant of this side can come in (GI-MOV-03)."""
    return [NORTH_EAST, SOUTH_EAST] if side == WEST else [SOUTH_WEST, NORTH_WEST]


def first_positions(field: Field, move: Move) -> list[tuple[int, int]]:
    """Positions and points spent where a move begins; of an entry, after its first step."""
    if move.start != OFF:
        return [(move.start * WIDTH + FREE, 0)]
    found: list[tuple[int, int]] = []
    for hex in home_hexes(move.side):
        price = field.entry_prices[hex]
        if 0 < price <= move.points:
            faces = entry_faces(move.side) if move.runs else [FREE]
            found += [(hex * WIDTH + face, price) for face in faces]
    return found


def least_points(field: Field, move: Move) -> list[int]:
    """For each position the least points with which a walk or run gets there (UNREACHED: never)."""
    best = [UNREACHED] * (HEXES * WIDTH)
    limit = move.points
    waiting: list[list[int]] = [[] for _ in range(limit + 1)]
    for position, spent in first_positions(field, move):
        waiting[spent].append(position)
        if move.start == OFF:  # an entry has moved one hex already; else coming back is a move
            best[position] = spent
    prices = field.prices
    runs = move.runs
    for spent in range(limit + 1):
        for position in waiting[spent]:
            if best[position] < spent:
                continue
            at = position // WIDTH * FACES
            for face in TURNS[position % WIDTH]:
                price = prices[at + face]
                if price > 0 and spent + price <= limit:
                    to = NEIGHBOUR[at + face] * WIDTH + (face if runs else FREE)
                    if best[to] > spent + price:
                        best[to] = spent + price
                        waiting[spent + price].append(to)
    return best


def limp_ends(field: Field, start: int) -> list[int]:
    """Where the one step of a limp can lead: any passable hex, whatever its cost (GI-MOV-19)."""
    at = start * FACES
    return sorted([NEIGHBOUR[at + face] for face in range(FACES) if field.prices[at + face] > 0])


def ends(field: Field, move: Move) -> list[int]:
    """The tokens of all end hexes, in order, as if no other giant were about; kept with the field."""
    key = move.key()
    kept = field.ends.get(key)
    if kept is not None:
        return kept
    if move.limps:
        found = [HEX + hex for hex in limp_ends(field, move.start)]
    else:
        found = reached(least_points(field, move), move.runs)
    if len(field.ends) >= MOST_KEPT:
        field.ends.clear()
    field.ends[key] = found
    return found


def reached(best: list[int], runs: bool) -> list[int]:
    """The tokens of the hexes that were reached, by whatever face."""
    found: list[int] = []
    for hex in range(HEXES):
        at = hex * WIDTH
        if runs:
            for position in range(at, at + FACES):
                if best[position] < UNREACHED:
                    found.append(HEX + hex)
                    break
        elif best[at + FREE] < UNREACHED:
            found.append(HEX + hex)
    return found


@final
class Layers:
    """For each number of hexes the least points to the end hexes: the table of a whole move."""

    def __init__(self) -> None:
        self.masks = [0] * HEXES  # bit n: the hex can be reached in n hexes
        self.points: dict[int, int] = {}  # hex * 32 + n: least points

    def note(self, hex: int, moved: int, spent: int) -> None:
        """A hex was reached."""
        self.masks[hex] |= 1 << moved
        key = hex * 32 + moved
        if self.points.get(key, UNREACHED) > spent:
            self.points[key] = spent


def layers(field: Field, move: Move, end: int = ANYWHERE) -> Layers:
    """All pairs of end hex and hexes moved, or those of one end hex only (GI-MOV-23, GI-MOV-24)."""
    found = Layers()
    if move.limps:
        for hex in limp_ends(field, move.start):
            found.note(hex, 1, 0)
        return found
    spent_now = [UNREACHED] * (HEXES * WIDTH)
    spent_next = spent_now[:]
    now: list[int] = []
    for position, spent in first_positions(field, move):
        now.append(position)
        spent_now[position] = spent
    moved = 0
    if move.start == OFF:
        moved = 1
        for position in now:
            if end in (ANYWHERE, position // WIDTH):
                found.note(position // WIDTH, 1, spent_now[position])
    while now:
        moved += 1
        later = next_layer(field, move, end, now, spent_now, spent_next)
        for position in later:
            hex = position // WIDTH
            if end in (ANYWHERE, hex):
                found.note(hex, moved, spent_next[position])
        spent_now, spent_next = spent_next, spent_now
        now = later
    return found


def next_layer(
    field: Field, move: Move, end: int, now: list[int], spent_now: list[int], spent_next: list[int]
) -> list[int]:
    """One hex further from all positions of a layer; those too far from the end are left out."""
    later: list[int] = []
    prices = field.prices
    limit = move.points
    runs = move.runs
    for position in now:
        spent = spent_now[position]
        spent_now[position] = UNREACHED  # so that the list can serve the layer after the next
        at = position // WIDTH * FACES
        for face in TURNS[position % WIDTH]:
            price = prices[at + face]
            total = spent + price
            if price == 0 or total > limit:
                continue
            hex = NEIGHBOUR[at + face]
            if end != ANYWHERE and total + distance(hex, end) > limit:
                continue
            to = hex * WIDTH + (face if runs else FREE)
            if spent_next[to] == UNREACHED:
                later.append(to)
            if spent_next[to] > total:
                spent_next[to] = total
    return later


def leads_off(hex: int, face: int, own_side: int) -> bool:
    """Whether this face leads off the map, and over the edge that may be crossed (GI-FLE-02).

    `own_side` is -1 where any edge will do, else the side whose home edge it must be.
    """
    if NEIGHBOUR[hex * FACES + face] != OFF:
        return False
    if own_side < 0:
        return True
    if hex // ROWS != home_column(own_side):
        return False
    return face in ((NORTH_EAST, SOUTH_EAST) if own_side == EAST else (SOUTH_WEST, NORTH_WEST))


def can_leave(field: Field, move: Move, own_side: int) -> bool:
    """Whether this move can lead off the map, for one more point (GI-FLE-02, GI-FLE-03)."""
    if move.start == OFF:
        return False
    column = move.start // ROWS
    row = move.start % ROWS
    if move.limps:
        return any(leads_off(move.start, face, own_side) for face in range(FACES))
    if min(column + 1, COLUMNS - column, row + 1, ROWS - row) > move.points:
        return False  # too far from any edge to look for a way
    key = move.key() * 4 + own_side + 1
    kept = field.exits.get(key)
    if kept is None:
        kept = finds_exit(field, move, own_side)
        if len(field.exits) >= MOST_KEPT:
            field.exits.clear()
        field.exits[key] = kept
    return kept


def finds_exit(field: Field, move: Move, own_side: int) -> bool:
    """Look for a way off the map."""
    best = least_points(field, move)
    best[move.start * WIDTH + FREE] = 0
    for position in range(HEXES * WIDTH):
        if best[position] < move.points:
            for face in TURNS[position % WIDTH]:
                if leads_off(position // WIDTH, face, own_side):
                    return True
    return False


def path(field: Field, move: Move, end: int, moved: int) -> list[int]:
    """The hexes of the path that is drawn, the start included (GI-MOV-25).

    Least points first, then the smallest faces; of an entry the row of the home hex comes first.
    """
    togo = Togo(field, move, end)
    if move.start != OFF:
        return [move.start, *togo.walk(move.start * WIDTH + FREE, moved)]
    best = UNREACHED
    found: list[int] = []
    for position, spent in first_positions(field, move):
        total = spent + togo.least(position, moved - 1)
        if total < best:
            best = total
            found = [position // WIDTH, *togo.walk(position, moved - 1)]
    return found


@final
class Togo:
    """Least points from a position to the end in exactly so many hexes; for drawing one path."""

    def __init__(self, field: Field, move: Move, end: int) -> None:
        self.field = field
        self.move = move
        self.end = end
        self.known: dict[int, int] = {}

    def step(self, position: int, face: int) -> tuple[int, int]:
        """The price of a step and the position it leads to; UNREACHED if it is not allowed."""
        at = position // WIDTH * FACES + face
        price = self.field.prices[at]
        if price == 0:
            return UNREACHED, position
        if self.move.limps:
            price = 0
        return price, NEIGHBOUR[at] * WIDTH + (face if self.move.runs else FREE)

    def least(self, position: int, steps: int) -> int:
        """The least points, or UNREACHED."""
        hex = position // WIDTH
        if distance(hex, self.end) > steps:
            return UNREACHED
        if steps == 0:
            return 0
        key = position * 32 + steps
        if key not in self.known:
            best = UNREACHED
            for face in TURNS[position % WIDTH]:
                price, to = self.step(position, face)
                if price < UNREACHED:
                    best = min(best, price + self.least(to, steps - 1))
            self.known[key] = best
        return self.known[key]

    def walk(self, position: int, steps: int) -> list[int]:
        """The hexes of the path, by the smallest faces among the cheapest."""
        found: list[int] = []
        while steps > 0:
            wanted = self.least(position, steps)
            for face in TURNS[position % WIDTH]:
                price, to = self.step(position, face)
                if price < UNREACHED and price + self.least(to, steps - 1) == wanted:
                    position = to
                    break
            found.append(position // WIDTH)
            steps -= 1
        return found


def exit_path(field: Field, move: Move, own_side: int) -> list[int]:
    """The way off the map that is drawn: fewest hexes, then as any path (GI-FLE-06, GI-MOV-25)."""
    if move.limps:
        return [move.start]
    best: tuple[int, int, list[int]] = (UNREACHED, UNREACHED, [])
    table = layers(field, move)
    table.note(move.start, 0, 0)
    for hex in range(HEXES):
        for face in range(FACES):
            if leads_off(hex, face, own_side):
                for moved in range(move.points):
                    spent = table.points.get(hex * 32 + moved, UNREACHED)
                    if spent < move.points and (moved, spent) < best[:2]:
                        way = path(field, move, hex, moved)
                        if can_step_off(way, face, move.runs):
                            best = (moved, spent, way)
    return best[2]


def can_step_off(way: list[int], face: int, runs: bool) -> bool:
    """Whether the last turn of a run allows this last step (GI-FLE-02)."""
    if not runs or len(way) < 2:
        return True
    last = NEIGHBOUR[way[-2] * FACES : way[-2] * FACES + FACES].index(way[-1])
    return face in TURNS[last]
