"""Routes in words: who begins a move, who falls together."""

from typing import Final, final

from jotunheim.games.stronghold import tokens
from jotunheim.games.stronghold.rules import casualties, commands, defense, heroes, movement, swaps
from jotunheim.games.stronghold.rules.board import ranks_at
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.words.names import space_name, unit_name, units_name
from jotunheim.kernel import ByDecision, Decision, plan_routes
from jotunheim.texts import _, listed


@final
class RouteWords:
    """Label, note, group and target of a route."""

    def __init__(self, label: str, note: str = "", group: str = "", target: str = "") -> None:
        self.label = label
        self.note = note
        self.group = group
        self.target = target


def units_listed(g: Stronghold, units: list[int]) -> str:
    """Several units by type: "2 Goblins, 1 Troll"."""
    kinds = [tokens.UNIT.of(token) for token in units]
    return listed([units_name(g, kinds.count(kind), kind) for kind in sorted(set(kinds))])


def from_words(g: Stronghold, start: int, kind: int, group: str) -> RouteWords:
    """Somebody leaves a place; where to is asked then."""
    line = _("{unit} from {space}")
    label = line.format(unit=unit_name(g, kind), space=space_name(g, start))
    return RouteWords(label, "", group, tokens.SPACE_NAMES[start])


def picked(answer: list[int], starts: list[int]) -> int:
    """The place where it starts: as it was picked, or the only one."""
    places = [tokens.SPACE.of(token) for token in answer if tokens.SPACE.has(token)]
    return places[0] if places else starts[0]


def picked_kind(answer: list[int], kinds: list[int]) -> int:
    """The type that goes: as it was picked, or the only one."""
    units = [tokens.UNIT.of(token) for token in answer if tokens.UNIT.has(token)]
    return units[0] if units else kinds[0]


def move_route(g: Stronghold, answer: list[int], base: int) -> RouteWords:
    """Who moves, from where."""
    start = picked(answer, [] if has_place(answer) else movement.departures(g, base))
    kind = picked_kind(answer, movement.may_move_at(g, start, base))
    return from_words(g, start, kind, _("Move"))


def has_place(answer: list[int]) -> bool:
    """Was a place picked?"""
    return any(tokens.SPACE.has(token) for token in answer)


def swap_route(g: Stronghold, answer: list[int], base: int) -> RouteWords:
    """Who swaps, from where."""
    places = swaps.swap_places(g)
    starts = [] if has_place(answer) else swaps.may_swap_from(g, base)
    start = picked(answer, starts)
    kind = picked_kind(answer, swaps.swappers_at(g, start, base, places))
    return from_words(g, start, kind, _("Swap"))


def menu_route(g: Stronghold, decision: defense.SpendHourglass, answer: list[int]) -> RouteWords:
    """The beginning of a move."""
    return move_route(g, answer[1:], g.book.numbers.move)


def mover_route(g: Stronghold, decision: movement.MoveFrom, answer: list[int]) -> RouteWords:
    """Who moves."""
    return move_route(g, answer, decision.base)


def swapper_route(g: Stronghold, decision: swaps.SwapFrom, answer: list[int]) -> RouteWords:
    """Who swaps."""
    return swap_route(g, answer, decision.base)


def order_route(g: Stronghold, decision: heroes.OrderFrom, answer: list[int]) -> RouteWords:
    """Whom a heroic order sends."""
    starts = [] if has_place(answer) else commands.sources(g, decision.order, decision.hero)
    start = picked(answer, starts)
    return from_words(g, start, picked_kind(answer, ranks_at(g, start)), _("Send"))


def toll_route(g: Stronghold, decision: casualties.Casualties, answer: list[int]) -> RouteWords:
    """All who fall."""
    plans = decision.plans(g)
    asked = plan_routes(plans)
    return RouteWords(units_listed(g, plans[asked.index(answer)]), "", _("Who falls"))


def plain_route(g: Stronghold, decision: Decision[Stronghold], answer: list[int]) -> RouteWords:
    """A route that no chapter words."""
    return RouteWords(", ".join([g.book.words.names[token] for token in answer]))


ROUTES: Final = ByDecision[Stronghold, list[int], RouteWords](plain_route)
ROUTES.on(defense.SpendHourglass, menu_route)
ROUTES.on(movement.MoveFrom, mover_route)
ROUTES.on(swaps.SwapFrom, swapper_route)
ROUTES.on(heroes.OrderFrom, order_route)
ROUTES.on(casualties.Victims, toll_route)
ROUTES.on(casualties.LoseInvader, toll_route)
ROUTES.on(casualties.LoseDefender, toll_route)
