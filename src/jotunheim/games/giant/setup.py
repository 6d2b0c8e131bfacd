"""Setting up a table: before the first battle nothing is decided but the options (GI-SET-01, GI-OVR-08)."""

from jotunheim.games.giant.book.reader import Book
from jotunheim.games.giant.settings import Switches
from jotunheim.games.giant.state import Campaign, War
from jotunheim.games.giant.turn import NextBattle
from jotunheim.kernel import Chance, SettingError
from jotunheim.texts import _


def start(book: Book, switches: Switches, chance: Chance) -> War:
    """A table with its first battle still to come."""
    check_limit(book, switches)
    field = book.premade(0, switches.each_hex, switches.strict_edges)
    g = War(chance, book, switches, field, Campaign(switches.pool))
    g.agenda.append(NextBattle())
    return g


def check_limit(book: Book, switches: Switches) -> None:
    """Agreed unit points must pay for some class that is agreed on (GI-SET-05, GI-SCN-02)."""
    points = switches.unit_points
    costs = [row.cost for kind, row in enumerate(book.classes) if switches.classes & (1 << kind)]
    if points and min(costs) > points:
        text = _(
            "option classes: {points} unit points pay for none of them; the cheapest costs {cost} (GI-SCN-02)"
        )
        raise SettingError(text.format(points=points, cost=min(costs)))
