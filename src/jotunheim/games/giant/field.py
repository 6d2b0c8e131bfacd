"""A battle map: what lies in each hex, what entering costs, and whether the map is legal (GI-TER, GI-MAP-01).

A field is frozen once made, so that all clones of a game share it, and with it what was found out
about sight and movement on it.
"""

from typing import Final, TypeVar, final

from jotunheim.games.giant import grid
from jotunheim.games.giant.book.tables import CLEAR, DEEP, SHALLOW, Terrain
from jotunheim.scene import Space
from jotunheim.texts import _

MOST_CLOSED: Final = 176  # GI-MAP-01 (V6)
MOST_COVERED: Final = 700
LEAST_HOME: Final = 24  # GI-MAP-01 (V5)
MOST_KEPT: Final = 8192  # reaches remembered for one field
MOST_WAYS: Final = 64  # tables of whole moves, which are large
MOST_PATHS: Final = 512

NOTHING_SEEN: Final = bytearray()  # shared by all hexes from which nobody has looked yet

K = TypeVar("K")
V = TypeVar("V")


@final
class Ways:
    """How long and how costly the ways to each hex are; 0 where no way leads."""

    def __init__(self) -> None:
        self.numbers = [0] * grid.HEXES  # the possible numbers of hexes, as bits (GI-MOV-24)
        self.longest = [0] * grid.HEXES  # the greatest of them
        self.cheapest = [0] * grid.HEXES  # the least points

    def forks(self, cell: int) -> bool:
        """Whether several numbers are possible."""
        return self.numbers[cell] & (self.numbers[cell] - 1) > 0


NO_WAYS: Final = Ways()


def remember(kept: dict[K, V], key: K, value: V, most: int) -> V:
    """Keep what was found out; when there is too much of it, forget all else first."""
    if len(kept) >= most:
        kept.clear()
    kept[key] = value
    return value


@final
class Field:
    """The terrain of one battle, and what follows from it."""

    def __init__(
        self, kinds: list[int], terrains: list[Terrain], each_hex: bool, strict: bool
    ) -> None:
        self.kinds = kinds
        self.terrains = terrains
        self.each_hex = each_hex  # setting elevation_cost
        self.strict = strict  # setting edge_los
        self.levels = [terrains[kind].level for kind in kinds]
        self.covers = [terrains[kind].sight for kind in kinds]
        self.prices = step_prices(kinds, terrains, each_hex)
        self.entry_prices = [
            price(terrains[kinds[cell]], 0, self.levels[cell], each_hex)
            for cell in range(grid.HEXES)
        ]
        self.craters = craters(self.levels)
        # By the lower hex, then by the other. A byte each: as numbers they took 11 MB for each map.
        self.sights: list[bytearray] = [NOTHING_SEEN] * grid.HEXES
        self.ends: dict[int, tuple[int, ...]] = {}  # of moves, by their key
        self.exits: dict[int, bool] = {}  # whether a move can lead off the map
        self.ways: dict[int, Ways] = {}  # of entries, and of moves that were shown last
        self.numbers: dict[int, int] = {}  # of hexes, by the key of a move and its end
        self.paths: dict[int, list[int]] = {}  # that were drawn
        self.leaving: list[list[int]] = []  # sets of hexes, for surveys
        self.steps: list[tuple[int, ...]] = [()] * (grid.HEXES * 8)  # filled when first needed
        self.spare: list[list[int]] = []  # lists that searches borrow
        # The hexes as drawn when nothing is on offer, by the language of their notes; for views.
        self.plain: dict[str, tuple[Space, ...]] = {}
        self.line = ""  # of symbols, once somebody asked for it

    def symbols(self) -> str:
        """The map as one line of symbols, column after column."""
        if not self.line:
            self.line = "".join([self.terrains[kind].symbol for kind in self.kinds])
        return self.line

    def terrain(self, cell: int) -> Terrain:
        """What lies in a hex."""
        return self.terrains[self.kinds[cell]]

    def is_open(self, cell: int) -> bool:
        """Whether a giant may stand there (GI-MOV-07)."""
        return self.terrain(cell).price > 0


def price(terrain: Terrain, left: int, entered: int, each_hex: bool) -> int:
    """Movement points to enter a hex from a level; 0 where nobody goes (GI-MOV-06, 07, 11, 12)."""
    if terrain.price == 0:
        return 0
    if each_hex:  # setting elevation_cost hex: every hex off level 0 costs more, from whichever side it is entered
        return max(terrain.price, 2) if entered != 0 else terrain.price
    return max(
        terrain.price, 2 * abs(entered - left)
    )  # the most costly line, not the sum (GI-MOV-12)


def step_prices(kinds: list[int], terrains: list[Terrain], each_hex: bool) -> list[int]:
    """The price of the step from hex h through face e at h * 6 + e; 0: closed or off the map."""
    many = len(terrains)  # few pairs of terrains, many pairs of hexes
    pairs = [price(new, old.level, new.level, each_hex) for old in terrains for new in terrains]
    found = [0] * (grid.HEXES * grid.FACES)
    for at in range(grid.HEXES * grid.FACES):
        to = grid.NEIGHBOUR[at]
        if to != grid.OFF:
            found[at] = pairs[kinds[at // grid.FACES] * many + kinds[to]]
    return found


def craters(levels: list[int]) -> list[int]:
    """The number of the crater each hex belongs to; -1 outside (GI-TER-05)."""
    found = [-1] * grid.HEXES
    count = 0
    for cell in range(grid.HEXES):
        if levels[cell] < 0 and found[cell] < 0:
            found[cell] = count
            todo = [cell]
            while todo:
                for near in grid.neighbours(todo.pop()):
                    if levels[near] < 0 and found[near] < 0:
                        found[near] = count
                        todo.append(near)
            count += 1
    return found


def on_top_edge(field: Field, cell: int, crater: int) -> bool:
    """Whether the hex is outside that crater and touches it (GI-LOS-13)."""
    if field.craters[cell] == crater:
        return False
    return any(field.craters[near] == crater for near in grid.neighbours(cell))


def depth(kinds: list[int], cell: int) -> int:
    """Shallow if some neighbour on the map is not water, else deep (GI-TER-08)."""
    for near in grid.neighbours(cell):
        if kinds[near] != SHALLOW and kinds[near] != DEEP:
            return SHALLOW
    return DEEP


def deepen(kinds: list[int]) -> None:
    """Give every water hex its depth (GI-TER-07, GI-TER-08)."""
    water = [cell for cell in range(grid.HEXES) if kinds[cell] == SHALLOW or kinds[cell] == DEEP]
    for cell in water:
        kinds[cell] = depth(kinds, cell)


def parse(text: str, terrains: list[Terrain]) -> tuple[list[int], str]:
    """Terrain by hex from 31 lines of 38 symbols, or what is wrong (GI-MAP-01 V1)."""
    lines = text.splitlines()
    if len(lines) != grid.ROWS:
        return [], f"expected {grid.ROWS} lines, got {len(lines)} (GI-MAP-01 V1)"
    symbols = {terrain.symbol: number for number, terrain in enumerate(terrains)}
    kinds = [CLEAR] * grid.HEXES
    for row, line in enumerate(lines):
        if len(line) != grid.COLUMNS:
            wrong = f"line {row + 1}: expected {grid.COLUMNS} symbols, got {len(line)}"
            return [], f"{wrong} (GI-MAP-01 V1)"
        for column, symbol in enumerate(line):
            if symbol not in symbols:
                known = " ".join(symbols)
                return [], f"line {row + 1}: unknown symbol {symbol!r}; legal are {known}"
            kinds[column * grid.ROWS + row] = symbols[symbol]
    return kinds, ""


def picture(kinds: list[int], terrains: list[Terrain]) -> str:
    """The map as 31 lines of 38 symbols, as map files have it."""
    symbols = [terrains[kind].symbol for kind in kinds]
    rows = ["".join(symbols[row :: grid.ROWS]) for row in range(grid.ROWS)]
    return "\n".join(rows) + "\n"


def flaw(kinds: list[int], terrains: list[Terrain]) -> str:
    """What makes a map illegal (GI-MAP-01 V2 to V6); empty if it is legal."""
    levels = [terrains[kind].level for kind in kinds]
    for cell in range(grid.HEXES):
        word = steep(kinds, levels, terrains, cell)
        if word:
            return word
        if kinds[cell] == SHALLOW or kinds[cell] == DEEP:
            right = depth(kinds, cell)
            if kinds[cell] != right:
                name = terrains[right].name.lower()
                return f"hex {grid.label(cell)} must be {name} (GI-TER-08, GI-MAP-01 V3)"
    return crowded(kinds, terrains) or split([terrains[kind].price == 0 for kind in kinds])


def steep(kinds: list[int], levels: list[int], terrains: list[Terrain], cell: int) -> str:
    """A step of two levels next to this hex (GI-TER-12, GI-MAP-01 V2)."""
    if terrains[kinds[cell]].sheer:
        return ""
    for near in grid.neighbours(cell):
        if abs(levels[near] - levels[cell]) > 1 and not terrains[kinds[near]].sheer:
            return f"hexes {grid.label(cell)} and {grid.label(near)} differ by two levels (GI-MAP-01 V2)"
    return ""


def crowded(kinds: list[int], terrains: list[Terrain]) -> str:
    """Too much that is closed or covered, or a home edge too narrow (GI-MAP-01 V5, V6)."""
    closed = len([1 for kind in kinds if terrains[kind].price == 0])
    if closed > MOST_CLOSED:
        return f"{closed} hexes are impassable, at most {MOST_CLOSED} may be (GI-MAP-01 V6)"
    covered = len([1 for kind in kinds if kind != CLEAR])
    if covered > MOST_COVERED:
        return f"{covered} hexes are not clear, at most {MOST_COVERED} may be (GI-MAP-01 V6)"
    for side in (grid.WEST, grid.EAST):
        ways = len([1 for cell in grid.home_hexes(side) if terrains[kinds[cell]].price > 0])
        if ways < LEAST_HOME:
            name = "west" if side == grid.WEST else "east"
            return f"the {name} edge has {ways} passable hexes, at least {LEAST_HOME} are needed (GI-MAP-01 V5)"
    return ""


def split(closed: list[bool]) -> str:
    """Passable ground that does not hang together (GI-MAP-01 V4)."""
    seen = closed[:]
    parts = 0
    last = 0
    for cell in range(grid.HEXES):
        if not seen[cell]:
            parts += 1
            last = cell
            spread(seen, cell)
    if parts > 1:
        text = _("the ground around {hex} is cut off from the rest (GI-MAP-01 V4)")
        return text.format(hex=grid.label(last))
    return ""


def spread(seen: list[bool], cell: int) -> None:
    """Mark all that can be reached from a hex without crossing what is marked."""
    seen[cell] = True
    todo = [cell]
    while todo:
        at = todo.pop() * grid.FACES
        for face in range(grid.FACES):
            near = grid.NEIGHBOUR[at + face]
            if near != grid.OFF and not seen[near]:
                seen[near] = True
                todo.append(near)
