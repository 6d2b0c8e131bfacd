# not compiled: made once per book
"""Where everything lies on the board: the still spaces of the plan, made once from the drawing of the book."""

import math
from typing import Final, final

from jotunheim.games.stronghold.book.tables import Book
from jotunheim.games.stronghold.tokens import (
    BAR,
    CRT,
    FL,
    FOREGROUND_NAMES,
    GRD,
    MAR,
    PATH_NAMES,
    PATHS,
    RAMPART,
    RAMPARTS,
    RR4,
    SECTION,
    SECTIONS,
    SPACE_NAMES,
    SPACES,
    TOWER,
    TOWERS,
    is_section,
)
from jotunheim.scene import Space
from jotunheim.texts import _, kept

CAMP: Final = "camp"  # the invader's supply
CAMP_ROW: Final = "camp-row"
GATE: Final = "GATE"
BENDS: Final = 8  # pieces of a path
CAMP_AT: Final = (560.0, 66.0)
CAMP_SIZE: Final = (150.0, 50.0)  # half its width and height
YARD: Final = 0.035  # how much wider the Courtyard is in front than behind

Point = tuple[float, float]


@final
class Plan:
    """The spaces of the board in their order, and the place of each by its key."""

    def __init__(self, spaces: list[Space]) -> None:
        self.spaces = spaces
        self.at = {space.key: number for number, space in enumerate(spaces)}


@kept(16)
def plan(book: Book) -> Plan:
    """The still spaces; the board as text lists them in this order."""
    found: list[Space] = []
    for section in range(SECTION, SECTION + SECTIONS):
        found += section_spaces(book, section)
    found.append(gate_space(book))
    for tower in range(TOWER, TOWER + TOWERS):
        found += tower_spaces(book, tower)
    for rampart in range(RAMPART, RAMPART + RAMPARTS):
        found += rampart_spaces(book, rampart)
    for foreground in range(FL, FL + len(FOREGROUND_NAMES)):
        found += foreground_spaces(book, foreground)
    found += [*camp_spaces(), marauders(book)]
    for building in range(BAR, SPACES):
        found += house_spaces(book, building)
    found += [path_space(book, path) for path in range(PATHS)]
    return Plan(found)


def aside(book: Book, space: int, out: float, along: float = 0.0) -> Point:
    """A point so far outwards and along from the centre of a space."""
    t = math.radians(book.turn[space])
    x, y = book.spots[space]
    return (
        x + math.sin(t) * out + math.cos(t) * along,
        y - math.cos(t) * out + math.sin(t) * along,
    )


def row_space(book: Book, space: int, place: str, name: str, turn: float) -> Space:
    """A row beside a space where pieces lie; it is not drawn."""
    out, along, size, _apart = book.drawn[place]
    x, y = aside(book, space, out, along)
    key = SPACE_NAMES[space]
    return Space(
        key=f"{key}-{name}",
        shape="row",
        x=round(x, 1),
        y=round(y, 1),
        size=size,
        parent=key,
        turn=turn,
    )


def section_spaces(book: Book, section: int) -> list[Space]:
    """A stretch of wall, its slots for invaders outside and defenders inside, and rows on each side."""
    x, y = book.spots[section]
    wall = Space(
        key=SPACE_NAMES[section],
        label=_(book.space_names[section]),
        shape="wall",
        x=x,
        y=y,
        size=book.half[section] + 10,
        turn=book.turn[section],
    )
    turn = book.turn[section]
    return [
        wall,
        *slots(book, section, "invaders", _("outside"), book.invaders[section]),
        *slots(book, section, "defenders", _("inside"), book.defenders[section]),
        row_space(book, section, "section.outside", "out", turn),
        row_space(book, section, "section.inside", "in", turn),
        row_space(book, section, "section.hero", "hero", turn),
    ]


def slots(book: Book, section: int, place: str, label: str, number: int) -> list[Space]:
    """The places for single units along a section; their keys end with i0, i1, … or d0, d1, …"""
    out, along, size, apart = book.drawn[f"section.{place}"]
    found: list[Space] = []
    for i in range(number):
        x, y = aside(book, section, out, along + (i - (number - 1) / 2) * apart)
        key = SPACE_NAMES[section]
        found.append(
            Space(
                key=f"{key}-{place[0]}{i}",
                label=label,
                shape="circle",
                x=round(x, 1),
                y=round(y, 1),
                size=size,
                parent=key,
            )
        )
    return found


def gate_space(book: Book) -> Space:
    """The gate, which parts the two sides (SH-GEN-08)."""
    x, y = book.gate
    return Space(
        key=GATE,
        label=_(book.gate_name),
        shape="wall",
        x=x,
        y=y,
        size=book.gate_half,
        turn=book.gate_turn,
    )


def tower_spaces(book: Book, tower: int) -> list[Space]:
    """A tower with places for marksmen, and its tile outside."""
    x, y = book.spots[tower]
    turn = book.turn[tower]
    body = Space(
        key=SPACE_NAMES[tower],
        shape="circle",
        x=x,
        y=y,
        size=book.drawn["tower.body"][2],
        sign="tower",
        slots=book.defenders[tower],
        turn=turn,
        note=_(book.space_names[tower]),
    )
    return [body, row_space(book, tower, "tower.tile", "tile", turn)]


def rampart_spaces(book: Book, rampart: int) -> list[Space]:
    """A palisade with places for units; its machine, and a row of tokens."""
    x, y = book.spots[rampart]
    body = Space(
        key=SPACE_NAMES[rampart],
        label=_(book.space_names[rampart]),
        shape="circle",
        x=x,
        y=y,
        size=book.drawn["rampart.whole"][2],
        sign="palisade",
        landmark=SPACE_NAMES[rampart][1:],
        slots=book.invaders[rampart],
        turn=book.turn[rampart],
    )
    place = "outermost" if rampart == RR4 else "rampart"  # the marauders stand over it
    return [
        body,
        row_space(book, rampart, f"{place}.machine", "machine", 0),
        row_space(book, rampart, f"{place}.outside", "out", 0),
    ]


def foreground_spaces(book: Book, foreground: int) -> list[Space]:
    """A foreground with its reserves, and a row for a Trebuchet and siege towers."""
    x, y = book.spots[foreground]
    body = Space(
        key=SPACE_NAMES[foreground],
        label=_(book.space_names[foreground]),
        shape="circle",
        x=x,
        y=y,
        size=book.drawn["foreground.whole"][2],
        sign="court",
        slots=book.invaders[foreground],
    )
    return [body, row_space(book, foreground, "foreground.machine", "machine", 0)]


def camp_spaces() -> list[Space]:
    """The invader's supply, behind the lines, and the row where it lies."""
    x, y = CAMP_AT
    wide, tall = CAMP_SIZE
    camp = Space(
        key=CAMP,
        label=_("Supply of the invader"),
        shape="polygon",
        x=x,
        y=y - 26,
        points=(x - wide, y - tall, x + wide, y - tall, x + wide, y + tall, x - wide, y + tall),
    )
    row = Space(key=CAMP_ROW, shape="row", x=x, y=y + 17, size=21, parent=CAMP)
    return [camp, row]


def marauders(book: Book) -> Space:
    """The two who join units that reach the outermost rampart (SH-MAN-11)."""
    x, y = book.spots[MAR]
    return Space(
        key=SPACE_NAMES[MAR],
        label=_(book.space_names[MAR]),
        shape="circle",
        x=x,
        y=y,
        size=36,
        sign="court",
        slots=book.invaders[MAR],
    )


def house_spaces(book: Book, building: int) -> list[Space]:
    """A building with its marked spaces, and a row for tokens on its roof; the Courtyard is open ground."""
    x, y = book.spots[building]
    wide, tall = book.sizes[building]
    left, top, right, bottom = x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2
    key = SPACE_NAMES[building]
    label = _(book.space_names[building])
    if building == CRT:
        shift = wide * YARD
        yard = (left + shift, top, right - shift, top, right, bottom, left, bottom)
        return [Space(key=key, label=label, shape="polygon", x=x, y=y - 12, points=yard)]
    places = sum(book.building_spaces[building]) if building in (BAR, GRD) else 0
    house = Space(
        key=key, label=label, shape="house", points=(left, top, right, bottom), slots=places
    )
    row = Space(
        key=f"{key}-roof", shape="row", x=right - 6, y=top + 34, size=15, parent=key, turn=0
    )
    return [house, row]


# Paths ------------------------------------------------------------------------------------------


def path_space(book: Book, path: int) -> Space:
    """A path as a bent line through the place of its trap."""
    start, middle, end = path_line(book, path)
    line = curve(start, middle, end)
    return Space(
        key=PATH_NAMES[path],
        label=_("path {id}").format(id=PATH_NAMES[path]),
        shape="path",
        points=tuple([round(value, 1) for point in line for value in point]),
    )


def path_line(book: Book, path: int) -> tuple[Point, Point, Point]:
    """Where a path begins, where its trap lies, where it ends."""
    first, last = book.path_from[path], book.path_to[path]
    middle = book.path_spots[path]
    from_radius = book.drawn["foreground.whole" if first < RAMPART else "rampart.whole"][2]
    start = towards(book.spots[first], middle, from_radius)
    if not is_section(last):
        return start, middle, towards(book.spots[last], middle, book.drawn["rampart.whole"][2])
    out, short, _size, _apart = book.drawn["section.path_end"]
    tower = book.opposite[first]
    later = book.sections_of[tower][0] == last  # the tower stands at the end of this section
    along = (book.half[last] - short) * (1 if later else -1)
    return start, middle, aside(book, last, out, along)


def towards(start: tuple[int, int], end: tuple[int, int], far: float) -> Point:
    """A point so far from the start on the way to the end."""
    share = far / max(math.dist(start, end), 1.0)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def curve(a: Point, middle: Point, b: Point) -> list[Point]:
    """A bent line from a to b through the middle."""
    c = (2 * middle[0] - (a[0] + b[0]) / 2, 2 * middle[1] - (a[1] + b[1]) / 2)
    found: list[Point] = []
    for step in range(BENDS + 1):
        t = step / BENDS
        u = 1 - t
        found.append(
            (
                u * u * a[0] + 2 * u * t * c[0] + t * t * b[0],
                u * u * a[1] + 2 * u * t * c[1] + t * t * b[1],
            )
        )
    return found
