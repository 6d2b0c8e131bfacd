"""Routes in words: a temple with its area, a trade with what is given and got."""

from typing import Final, final

from jotunheim.games.valda.rules.resources import may_give
from jotunheim.games.valda.rules.valda import ValdaMenu
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import (
    AREA,
    AREA_NAMES,
    RESOURCE,
    W_ONE_FOR_ONE,
    W_TWO_FOR_ONE,
)
from jotunheim.games.valda.words import menus, things
from jotunheim.games.valda.words.names import amount_of
from jotunheim.kernel import ByDecision, Decision
from jotunheim.texts import _


@final
class RouteWords:
    """Label, note, figure, group and target of a route."""

    def __init__(self, label: str, note: str, figure: str, group: str, target: str) -> None:
        self.label = label
        self.note = note
        self.figure = figure
        self.group = group
        self.target = target


def menu_route(g: Valda, decision: ValdaMenu, answer: list[int]) -> RouteWords:
    """A temple in an area, or a whole trade."""
    if AREA.has(answer[-1]):
        return temple_route(g, decision.seat, AREA.of(answer[-1]))
    return trade_route(g, decision.seat, answer)


def temple_route(g: Valda, seat: int, area: int) -> RouteWords:
    """A temple: price, tribute and power."""
    name, note, figure = things.site_words(g, seat, area)
    label = _("Temple of {deity}").format(deity=name)
    return RouteWords(label, note, figure, _(menus.BUILD_GROUP), AREA_NAMES[area])


def given_for(g: Valda, trade: int) -> int:
    """How many of one resource a trade takes."""
    if trade == W_ONE_FOR_ONE:
        return 1
    return 2 if trade == W_TWO_FOR_ONE else g.book.numbers.trade


def trade_route(g: Valda, seat: int, answer: list[int]) -> RouteWords:
    """So many of one resource for one of another; a kind that is the only choice is not part of the answer."""
    number = given_for(g, answer[0])
    asked = [RESOURCE.of(token) for token in answer[1:]]
    given = asked[0] if len(asked) > 1 else may_give(g, seat, number)[0]
    line = _("{given} for {got}")
    label = line.format(given=amount_of(g, given, number), got=amount_of(g, asked[-1], 1))
    note = things.stock_figure(g, seat, given)
    return RouteWords(label, note, "", _(menus.TRADE_GROUP), "")


def plain_route(g: Valda, decision: Decision[Valda], answer: list[int]) -> RouteWords:
    """A route that no chapter words."""
    names = [g.book.words.names[token] for token in answer]
    return RouteWords(", ".join(names), "", "", "", "")


ROUTES: Final = ByDecision[Valda, list[int], RouteWords](plain_route)
ROUTES.on(ValdaMenu, menu_route)
