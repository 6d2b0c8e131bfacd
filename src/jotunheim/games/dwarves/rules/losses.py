"""Health: gained up to the maximum, lost point by point after window W5 (DW-EQ-12, 13, 14; DW-END-03)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.effects.lasting import BAN_HEALING
from jotunheim.games.dwarves.effects.windows import W5
from jotunheim.games.dwarves.rules import standing
from jotunheim.games.dwarves.rules.ending import hero_dies
from jotunheim.games.dwarves.rules.windows import TableWindow
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import LOSS_OTHER, NO_LOSS, Loss
from jotunheim.games.dwarves.tokens import ANDOKAI, HERBS, NOBODY, SHIELD
from jotunheim.games.dwarves.words.events.map import GAINS, LOSES, PAYS
from jotunheim.kernel import Step, Window
from jotunheim.texts import N_


def heal(g: Dwarves, seat: int, points: int) -> None:
    """Gain Health, never beyond the maximum (DW-EQ-12)."""
    most = standing.most_health(g, seat)
    gained = min(points, most - g.health[seat])
    if gained > 0 and not standing.bans(g, BAN_HEALING):
        g.health[seat] += gained
        g.tell(GAINS, (seat, gained))


def hurt(g: Dwarves, seat: int, points: int, cause: int = LOSS_OTHER) -> None:
    """A Hero is to lose Health: window W5 first (DW-EQ-13)."""
    g.then(Hurt(seat, points, cause))


def may_pay(g: Dwarves, seat: int) -> bool:
    """A price is never paid with the last point (DW-EQ-14)."""
    return g.health[seat] > 1


def pay_health(g: Dwarves, seat: int) -> None:
    """The price of one's own card or power: no loss, so no window (DW-EQ-14)."""
    g.health[seat] -= 1
    g.tell(PAYS, (seat,))


def fit_health(g: Dwarves, seat: int) -> None:
    """A bonus to the maximum has ended: what is above it is lost without a window (DW-EQ-17)."""
    g.health[seat] = min(g.health[seat], standing.most_health(g, seat))


def lose_points(g: Dwarves, seat: int, points: int) -> None:
    """Health goes point by point, never below 0; a Hero without any dies (DW-END-03)."""
    lost = min(points, g.health[seat])
    if lost <= 0:
        return
    g.health[seat] -= lost
    g.tell(LOSES, (seat, lost))
    if g.health[seat] == 0:
        hero_dies(g, seat)


def prevent(g: Dwarves, points: int) -> None:
    """Up to so many points of the loss do not happen."""
    loss = g.loss
    g.loss = Loss(loss.seat, max(loss.points - points, 0), loss.cause)


def take_point(g: Dwarves, seat: int) -> None:
    """Another Hero takes a point over, at once; it cannot be prevented again (DW-EQ-13)."""
    prevent(g, 1)
    lose_points(g, seat, 1)


@final
class Hurt(Step[Dwarves]):
    """A loss with its window; what is left of it is applied (DW-EQ-13)."""

    def __init__(self, seat: int, points: int, cause: int) -> None:
        self.seat = seat
        self.points = points
        self.cause = cause

    def run(self, g: Dwarves) -> None:
        if self.points > 0:
            g.loss = Loss(self.seat, self.points, self.cause)
            g.then(Window(LOSS, loss_order(g), restart=True), ApplyLoss())


@final
class ApplyLoss(Step[Dwarves]):
    """What nobody prevented or took over."""

    def run(self, g: Dwarves) -> None:
        loss = g.loss
        g.loss = NO_LOSS
        lose_points(g, loss.seat, loss.points)


def loss_order(g: Dwarves) -> tuple[int, ...]:
    """The seats in the order of W5: the loser, Andôkai, owners of Herbs, of Shields, then the others."""
    clockwise = g.order(g.active)
    andokai = g.seat_of(ANDOKAI)
    order = [g.loss.seat]
    if andokai != NOBODY:
        order.append(andokai)
    for card in (HERBS, SHIELD):
        order += [seat for seat in clockwise if standing.holds(g, seat, card)]
    return tuple(dict.fromkeys([*order, *clockwise]))


class LossWindow(TableWindow):
    """W5: before a Health loss is applied; closed once nothing is left of it."""

    asks: ClassVar[str] = N_("A Hero is about to lose Health. Do you use something?")
    ends: ClassVar[str] = N_("Use nothing")
    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-13",)

    def number(self) -> int:
        return W5

    def is_open(self, g: Dwarves, seat: int) -> bool:
        return g.loss.points > 0 and super().is_open(g, seat)


LOSS: Final = LossWindow()
