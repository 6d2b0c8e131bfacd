"""What learned players tell apart: menus and reactions, by the turns that are left."""

from typing import Final

from jotunheim.games.valda.rules.valda import ValdaMenu
from jotunheim.games.valda.state.table import Valda
from jotunheim.kernel import Decision, React

LATE: Final = 2  # rounds to come after this one


def habit(g: Valda, asked: Decision[Valda]) -> str:
    """The question, and how late it is where cards are played."""
    if not isinstance(asked, ValdaMenu | React):
        return asked.name()
    left = g.book.numbers.rounds - g.round
    return f"{asked.name()} {'last' if left == 0 else 'late' if left <= LATE else 'early'}"
