"""Where things lie on the drawn map: seven islands around the fjord, Yggdrasil at the left (VA-SET-05, VA-GEN-06).

The places of the content are stretched to the shape of a table; order and numbers are the same. No rule reads this.
"""

import math
from typing import Final, final

from jotunheim.games.valda.book.tables import Book
from jotunheim.games.valda.tokens import AREA_NAMES, AREAS, DEITY_NAMES, SITES
from jotunheim.scene import Space
from jotunheim.texts import _, kept

WIDE: Final = 1260
TALL: Final = 772
MIDDLE_X: Final = 772.0
MIDDLE_Y: Final = 388.0
WELL: Final = 20
TREE_X: Final = 138.0
TREE_Y: Final = 384.0
ROW: Final = 4  # spaces of Yggdrasil side by side
FJORD: Final = "fjord"
# Half of a channel between two islands, as an angle: outside and along the fjord.
OUTER_GAP: Final = 0.04
INNER_GAP: Final = 0.1
# Where the plaque of each area stands.
PLAQUES: Final = (
    (772, 112),
    (1066, 204),
    (1096, 430),
    (944, 636),
    (594, 636),
    (438, 430),
    (468, 204),
)
# The ground of a deity's area, in the order of the deities; the last is that of an area without one.
GROUNDS: Final = (
    *("meadow", "march", "lava", "stones", "vale", "wood", "coast"),
    *("snow", "reef", "gray", "moor", "peaks", "hills", "spires"),
    "fields",
)

Point = tuple[float, float]


def area_key(area: int) -> str:
    """The key of an area, as links of the log name it."""
    return AREA_NAMES[area]


def step_key(step: int) -> str:
    """The key of a space of Yggdrasil."""
    return f"y{step}"


def steps(book: Book) -> int:
    """The spaces of Yggdrasil."""
    return len(book.yggdrasil_spots)


@final
class Map:
    """The still spaces of the board."""

    def __init__(self, book: Book, names: tuple[str, ...], occupants: tuple[int, ...]) -> None:
        self.ground = [tree(), *climb(book), *voyage(book)]
        self.areas = [island(area, names[area], occupants[area]) for area in range(AREAS)]


@kept(32)
def still_map(book: Book, names: tuple[str, ...], occupants: tuple[int, ...]) -> Map:
    """The map with these occupants, kept."""
    return Map(book, names, occupants)


def island(area: int, name: str, occupant: int) -> Space:
    """An area with its five sites; the sign of its occupant, if it has one."""
    x, y = PLAQUES[area]
    return Space(
        key=area_key(area),
        label=name,
        shape="polygon",
        x=x,
        y=y,
        points=coast(area),
        terrain=GROUNDS[occupant],
        sign=f"valda/{DEITY_NAMES[occupant]}" if occupant >= 0 else "",
        slots=SITES,
    )


def coast(area: int) -> tuple[float, ...]:
    """The outline of an island: an arc outside, a smaller one along the fjord."""
    middle, half = math.radians(-90 + 360 / AREAS * area), math.radians(180 / AREAS)
    wide, narrow = 2 * half - 2 * OUTER_GAP, 2 * half - 2 * INNER_GAP
    outer = [ring(middle - half + OUTER_GAP + k * wide / 6, 478, 378, 3.4) for k in range(7)]
    inner = [ring(middle + half - INNER_GAP - k * narrow / 4, 204, 138, 2) for k in range(5)]
    return tuple([number for point in outer + inner for number in point])


def ring(angle: float, across: float, down: float, power: float) -> Point:
    """A point on a rounded frame around the fjord."""
    turn = math.atan2(down * math.sin(angle), across * math.cos(angle))
    reach = (abs(math.cos(turn)) / across) ** power + (abs(math.sin(turn)) / down) ** power
    r = math.pow(reach, -1 / power)
    return round(MIDDLE_X + r * math.cos(turn), 1), round(MIDDLE_Y + r * math.sin(turn), 1)


def tree() -> Space:
    """The ground under the track of followers: nobody enters it, so it has no name."""
    points: list[float] = []
    for number in range(28):
        angle = number * math.tau / 28
        reach = 136 * math.cos(angle) * (1 + 0.04 * math.sin(5 * angle))
        points += [round(TREE_X + reach, 1), round(TREE_Y + 380 * math.sin(angle), 1)]
    return Space(
        key="tree", shape="polygon", x=TREE_X, y=TREE_Y, points=tuple(points), terrain="vale"
    )


def climb(book: Book) -> list[Space]:
    """Yggdrasil's spaces, to and fro up the tree; havens are shields (VA-HAV-02)."""
    found: list[Space] = []
    last = steps(book) - 1
    for step in range(last + 1):
        row, column = divmod(step, ROW)
        across = column if row % 2 == 0 else ROW - 1 - column
        found.append(
            Space(
                key=step_key(step),
                label=str(step),
                shape="circle",
                x=42 + 63 * across,
                y=736 - 68 * row,
                size=WELL,
                sign="haven" if step in book.havens else "",
                neighbours=tuple([step_key(n) for n in (step - 1, step + 1) if 0 <= n <= last]),
            )
        )
    return found


def voyage(book: Book) -> list[Space]:
    """The rounds of the drakkar, in a circle on the fjord (VA-GEN-06)."""
    rounds = book.numbers.rounds
    found: list[Space] = []
    for number in range(rounds):
        angle = math.radians(-90 + 360 / rounds * number)
        x, y = MIDDLE_X + 128 * math.cos(angle), MIDDLE_Y + 2 + 84 * math.sin(angle)
        found.append(
            Space(
                key=f"r{number + 1}",
                label=str(number + 1),
                shape="circle",
                x=round(x, 1),
                y=round(y, 1),
                size=WELL,
                sign="round",
            )
        )
    fjord = Space(
        key=FJORD, shape="circle", x=MIDDLE_X, y=MIDDLE_Y + 30, size=4, note=_("The fjord")
    )
    return [*found, fjord]
