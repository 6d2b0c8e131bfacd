"""What learned players tell apart: menus and reactions, by the turns that are left."""

from typing import Final

from jotunheim.games.valda.rules.valda import ValdaMenu
from jotunheim.games.valda.state.table import Valda
from jotunheim.kernel import ByDecision, Decision, React

LATE: Final = 2  # rounds to come after this one


def question(g: Valda, asked: Decision[Valda], name: str) -> str:
    """Most questions are the same all the time."""
    return name


def by_time(g: Valda, asked: Decision[Valda], name: str) -> str:
    """What pays in turns to come is worth more early."""
    left = g.book.numbers.rounds - g.round
    return f"{name} {'last' if left == 0 else 'late' if left <= LATE else 'early'}"


HABITS: Final = ByDecision[Valda, str, str](question)
HABITS.on(ValdaMenu, by_time)
HABITS.on(React, by_time)


def habit(g: Valda, asked: Decision[Valda]) -> str:
    """The name of a habit."""
    return HABITS.of(g, asked, asked.name())
