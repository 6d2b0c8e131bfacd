"""The five windows that replace "at any time": who may use something, in which order (DW-WHO-01).

A seat is asked only if it has something usable. What lies in front of Heroes is open to all, so nobody
hides that a seat is asked; only with a hidden hand of Andôkai are the windows covert, and she is asked in
each of them as long as she holds spells (DW-HID-01).
"""

from typing import ClassVar, Final

from jotunheim.games.dwarves.effects.windows import W1, W2, W3
from jotunheim.games.dwarves.rules.tasks import ITEMS
from jotunheim.games.dwarves.state import S_HAND, Dwarves
from jotunheim.games.dwarves.tokens import ANDOKAI, MOST_SEATS, NOBODY
from jotunheim.kernel import Reactions, Window
from jotunheim.texts import N_

Windows = list[list[Window[Dwarves]]]


class TableWindow(Reactions[Dwarves]):
    """One of the five kinds; what may be used stands in the registered items."""

    def number(self) -> int:
        """Which of the five."""
        raise NotImplementedError

    def is_covert(self, g: Dwarves) -> bool:
        return g.variant.hidden_hand and g.seat_of(ANDOKAI) != NOBODY

    def is_open(self, g: Dwarves, seat: int) -> bool:
        if self.is_covert(g) and seat == g.seat_of(ANDOKAI) and g.spells.zones[S_HAND]:
            return True
        return len(self.may(g, seat)) > 0

    def may(self, g: Dwarves, seat: int) -> list[int]:
        return ITEMS.may(g, seat, self.number())

    def react(self, g: Dwarves, seat: int, token: int) -> None:
        ITEMS.use(g, seat, token, self.number())

    def why_not(self, g: Dwarves, seat: int, token: int) -> str:
        return ITEMS.why_not(g, seat, token, self.number())


class AnyTime(TableWindow):
    """W1: at the start and the end of a turn, before Threats and before each action."""

    asks: ClassVar[str] = N_("Do you use something now?")
    ends: ClassVar[str] = N_("Use nothing")
    clauses: ClassVar[tuple[str, ...]] = ("DW-WHO-01",)

    def number(self) -> int:
        return W1


class Recruiting(TableWindow):
    """W2: the Recruitment dice lie there, the troops have not come yet."""

    asks: ClassVar[str] = N_("Do you change a Recruitment die?")
    ends: ClassVar[str] = N_("Change nothing")
    clauses: ClassVar[tuple[str, ...]] = ("DW-WHO-01",)

    def number(self) -> int:
        return W2


class ThreatWorks(TableWindow):
    """W3: a Threat is about to take effect."""

    asks: ClassVar[str] = N_("Do you discard a Deceptive Disguise to cancel the Threat?")
    ends: ClassVar[str] = N_("Let it take effect")
    clauses: ClassVar[tuple[str, ...]] = ("DW-WHO-01", "DW-EQ-09")

    def number(self) -> int:
        return W3


ANY_TIME: Final = AnyTime()
RECRUITING: Final = Recruiting()
THREAT_WORKS: Final = ThreatWorks()


def order_from(first: int, seats: int) -> tuple[int, ...]:
    """All seats clockwise from one of them (DW-SET-18)."""
    return tuple([(first + step) % seats for step in range(seats)])


# By number of seats and first seat: all of them, and all but the first.
ORDERS: Final = [
    [order_from(first, seats) for first in range(seats)] for seats in range(MOST_SEATS + 1)
]
OTHERS: Final = [[order[1:] for order in orders] for orders in ORDERS]


def windows_for(reactions: TableWindow, orders: list[list[tuple[int, ...]]]) -> Windows:
    """A window for each of these orders, made once: a step never changes."""
    return [[Window(reactions, order, restart=True) for order in row] for row in orders]


# By number of seats and active seat.
AT_ANY_TIME: Final = windows_for(ANY_TIME, ORDERS)
BEFORE_MENU: Final = windows_for(ANY_TIME, OTHERS)
AT_RECRUITING: Final = windows_for(RECRUITING, ORDERS)
AT_THREAT: Final = windows_for(THREAT_WORKS, ORDERS)


def any_time(g: Dwarves) -> Window[Dwarves]:
    """W1 for all seats, clockwise from the active one (section 26 a, b, d)."""
    return AT_ANY_TIME[g.seats][g.active]


def before_menu(g: Dwarves) -> Window[Dwarves]:
    """W1 for all but the active seat, which finds the same things in its menu (section 26 c)."""
    return BEFORE_MENU[g.seats][g.active]


def recruiting(g: Dwarves) -> Window[Dwarves]:
    """W2, after Council L3."""
    return AT_RECRUITING[g.seats][g.active]


def threat_works(g: Dwarves) -> Window[Dwarves]:
    """W3, before the effect of a Threat."""
    return AT_THREAT[g.seats][g.active]
