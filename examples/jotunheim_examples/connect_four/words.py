"""Names of players and numbers, and the sentences of the log."""

from typing import Final

from jotunheim.kernel import EventKind, first_seat
from jotunheim.texts import N_, _
from jotunheim_examples.connect_four.state import ConnectFour

NAMES: Final = (N_("Red"), N_("Yellow"))  # of the seats (C4-GRD-03)
COUNTS: Final = (N_("none"), N_("one"), N_("two"), N_("three"), N_("four"), N_("five"))


def player(g: ConnectFour, seat: int) -> str:
    """A player by colour."""
    return _(NAMES[seat])


def column_name(g: ConnectFour, column: int) -> str:
    """A column, counted from 1."""
    return str(column + 1)


def count(g: ConnectFour, number: int) -> str:
    """A small number in words."""
    return _(COUNTS[number])


DROP: Final = EventKind[ConnectFour](
    "drop",
    N_("{who} drops a disc into column {n}"),
    actor=first_seat,
    who=player,
    n=column_name,
)
LINE: Final = EventKind[ConnectFour](
    "line",
    N_("{who} has {length} in a row and wins"),
    actor=first_seat,
    who=player,
    length=count,
)
FULL: Final = EventKind[ConnectFour]("full", N_("The grid is full: a draw"))
EVENTS: Final = [DROP, LINE, FULL]
