"""What this seat may click: the tokens of its open question."""

from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import NOBODY
from jotunheim.games.dwarves.words.labels import NAMES


def offered(g: Dwarves, viewer: int) -> frozenset[int]:
    """The options of the seat, if it is the one that is asked."""
    asked = g.asked
    if asked is None or asked.seat != viewer:
        return frozenset()
    return frozenset(g.options)


def named(offers: frozenset[int], token: int) -> str:
    """The name of a token that is on offer, else nothing."""
    return NAMES[token] if token in offers else ""


def is_laid(g: Dwarves) -> bool:
    """Has set-up laid the cards? Before, Heroes are chosen."""
    return len(g.equipment.zones) > 0 and NOBODY not in g.heroes


def seats_taken(g: Dwarves) -> list[int]:
    """Seats whose Hero is chosen."""
    return [seat for seat in range(g.seats) if g.heroes[seat] != NOBODY]
