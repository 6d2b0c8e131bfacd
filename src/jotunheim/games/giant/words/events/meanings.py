"""What the numbers of events mean: giants, hexes, places and points, and whose act it was.

Giants are told by their key (`Giant.key`), so that the log can name giants of earlier battles too.
"""

from jotunheim.games.giant.book.tables import MOST_GIANTS
from jotunheim.games.giant.grid import label
from jotunheim.games.giant.settings import SINGLE
from jotunheim.games.giant.state import War, number_in, type_in
from jotunheim.games.giant.tokens import TYPE_NAMES
from jotunheim.games.giant.words import names
from jotunheim.scene import Roll
from jotunheim.texts import _

Values = tuple[int, ...]


def giant_name(g: War, key: int) -> str:
    """A giant of this or an earlier battle, linked to its piece."""
    piece = piece_of(key)
    return f"[{title_of(g, key) or piece}]({piece})"


def piece_of(key: int) -> str:
    """The key of its piece on the map."""
    return f"{TYPE_NAMES[type_in(key)]}{number_in(key)}"


def title_of(g: War, key: int) -> str:
    """Jackal 14; empty in a series, whose log names giants that are no longer on the table."""
    if g.switches.series != SINGLE:
        return ""
    found = [giant for giant in g.giants if giant.key() == key]
    return names.giant_title(g, found[0]) if found else ""


def link(key: str) -> str:
    """The key of a piece or hex as a link to it."""
    return f"[{key}]({key})"


def commander_of(g: War, seat: int) -> str:
    """A seat, as the log calls it."""
    return names.commander(g, seat)


def points(g: War, halves: int) -> str:
    """Victory points, counted in halves."""
    return names.points_text(halves)


def location(g: War, number: int) -> str:
    """A location of a giant, within a sentence."""
    return names.within(g.book.locations[number].name)


def feature(g: War, number: int) -> str:
    """What is drawn on a map."""
    return names.feature_name(number)


def map_name(g: War, number: int) -> str:
    """A premade map by number and name."""
    name = _(g.book.map_names[number])
    return _("{number}, {name}").format(number=number + 1, name=name)


def map_side(g: War, side: int) -> str:
    """West or East."""
    return _(names.SIDES[side])


def hex_link(g: War, number: int) -> str:
    """A hex, linked to its place on the map."""
    return link(label(number))


def owner(g: War, values: Values) -> int:
    """The actor of an event whose first number is a giant: the side it belongs to."""
    return (number_in(values[0]) - 1) // MOST_GIANTS


def victor(g: War, values: Values) -> int:
    """The actor of a result: its winner."""
    return values[2]


def rolled(text: str, name: str, values: Values) -> str:
    """Two rolls, and what the higher one gives."""
    return _(text).format(first=values[0], second=values[1], commander=name, side=name)


def higher(values: Values) -> int:
    """The seat with the higher of two rolls."""
    return 0 if values[0] > values[1] else 1


def two(roll: int, first: int) -> tuple[str, ...]:
    """Both dice of a roll, by the sum and the first of them; nothing was rolled for 0."""
    return (str(first), str(roll - first)) if roll else ()


def fate(g: War, values: Values) -> Roll:
    """Whose fate a result tells."""
    return Roll(piece_of(values[0]), face=face_of(values[0]))


def face_of(key: int) -> str:
    """The chassis of a giant."""
    return names.portrait(TYPE_NAMES[type_in(key)])
