"""Options with their prices in signs, a picture, and what they would leave of the own resources."""

from typing import Final

from msgspec.structs import replace

from jotunheim.games.valda.rules.building import NameArea, temple_cost
from jotunheim.games.valda.rules.valda import ValdaMenu
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import (
    AREA,
    BUILD,
    CARD,
    DRAW,
    GAIN,
    NOBODY,
    OPTION,
    RESOURCE,
    RESOURCES,
    RUNE,
    TEMPLE_BUILDING,
    TRADE,
    W_BUY_RUNE,
    W_FLIP_TO_ACT,
    W_FLIP_TO_BUILD,
    W_TRADE_RUNE,
)
from jotunheim.games.valda.view.faces import foot, picture
from jotunheim.games.valda.view.prices import GOODS, good_sign, price_badges
from jotunheim.games.valda.view.seats import good_key
from jotunheim.games.valda.view.short import effects_words
from jotunheim.games.valda.words.names import building_name, deck_name
from jotunheim.kernel import Decision, React
from jotunheim.scene import Badge, Choice, Effect, Route
from jotunheim.texts import _

SHORT: Final = 6  # letters of a figure that find room at the right of an option
NO_COST: Final[tuple[Badge, ...]] = ()
BUILD_SIGNS: Final = ("valda/mine", "valda/drill", "")
FLIPS: Final = (W_FLIP_TO_ACT, W_FLIP_TO_BUILD)
ONE_EACH: Final = (1, 1, 1, -1)


def with_signs(g: Valda, decision: Decision[Valda], token: int, choice: Choice) -> Choice:
    """The option with price and picture; a figure in words would leave no room for its label."""
    cost = price(g, decision, token)
    note = choice.note
    # In a window a card is played; elsewhere the same token may discard it.
    if CARD.has(token) and isinstance(decision, React):
        note = foot(g.book, CARD.of(token))  # the whole text is on the card, the sum counts more
    if len(choice.figure) > SHORT and type(decision) is not ValdaMenu:
        note = f"{note.removesuffix('.')}; {choice.figure}" if note else choice.figure
    label = short_label(g, token) if type(decision) is ValdaMenu else ""
    return replace(
        choice,
        label=label or choice.label,
        note="" if label else brief(g, decision, token, note),
        figure="" if cost or len(choice.figure) > SHORT else choice.figure,
        cost=cost,
        sign="" if CARD.has(token) and decision.form == "menu" else sign(token),
        effects=effects(g, decision, token),
    )


def short_label(g: Valda, token: int) -> str:
    """The long menu in as few words as its groups, signs and prices leave to say; empty: as it is."""
    if GAIN.has(token):
        return f"1 {_(GOODS[GAIN.of(token)])}"
    if DRAW.has(token):
        return _("Card of {deck}").format(deck=deck_name(g, DRAW.of(token)))
    if BUILD.has(token):
        kind = BUILD.of(token)
        return _("Temple") if kind == TEMPLE_BUILDING else building_name(g, kind)
    if token == W_BUY_RUNE:
        return f"1 {_(GOODS[RUNE])}"
    if token == W_FLIP_TO_ACT:
        return _("Action point")
    return _("Building point") if token == W_FLIP_TO_BUILD else ""


def brief(g: Valda, decision: Decision[Valda], token: int, note: str) -> str:
    """In a menu a card says in a few words what it does: its whole text is on the card."""
    if decision.form != "menu":
        return note
    if CARD.has(token):
        return foot(g.book, CARD.of(token)) or note
    if OPTION.has(token):
        return effects_words(g.book.options[OPTION.of(token)].effects) or note
    return note


def price(g: Valda, decision: Decision[Valda], token: int) -> tuple[Badge, ...]:
    """What an option costs besides a point, in signs: points stand at the names of the groups."""
    if BUILD.has(token) and BUILD.of(token) != TEMPLE_BUILDING:
        return price_badges(tuple(g.book.building_cost[BUILD.of(token)]))
    if TRADE.has(token):
        return price_badges(tuple(g.book.trades[TRADE.of(token)].cost))
    if AREA.has(token) and type(decision) is NameArea:
        return area_cost(g, AREA.of(token))
    return price_badges((0, 0, 0, 1)) if token == W_TRADE_RUNE else NO_COST


def area_cost(g: Valda, area: int) -> tuple[Badge, ...]:
    """The price of a temple in an area whose occupant is known."""
    deity = g.occupants[area]
    return price_badges(tuple(temple_cost(g, deity))) if deity != NOBODY else NO_COST


def sign(token: int) -> str:
    """The picture of an option."""
    if CARD.has(token):
        return picture(CARD.of(token))
    if BUILD.has(token):
        return BUILD_SIGNS[BUILD.of(token)]
    if GAIN.has(token):
        return good_sign(GAIN.of(token))
    if RESOURCE.has(token):
        return good_sign(RESOURCE.of(token))
    if token in FLIPS:
        return "valda/action-point" if token == W_FLIP_TO_ACT else "valda/building-point"
    return good_sign(RUNE) if token == W_BUY_RUNE else ""


def effects(g: Valda, decision: Decision[Valda], token: int) -> tuple[Effect, ...]:
    """What an option would leave of the own resources."""
    seat = decision.seat
    if GAIN.has(token):
        return change(g, seat, tuple([1 if GAIN.of(token) == r else 0 for r in range(RESOURCES)]))
    if token == W_BUY_RUNE:
        return change(g, seat, (0, 0, 0, 1))
    if token == W_TRADE_RUNE:
        return change(g, seat, ONE_EACH)
    if BUILD.has(token) and BUILD.of(token) != TEMPLE_BUILDING:
        return change(g, seat, paid(g.book.building_cost[BUILD.of(token)]))
    if AREA.has(token) and type(decision) is NameArea:
        return after_temple(g, seat, AREA.of(token))
    if TRADE.has(token):
        return change(g, seat, paid(g.book.trades[TRADE.of(token)].cost))
    return ()


def paid(cost: list[int]) -> tuple[int, ...]:
    """A price as a change."""
    return tuple([-number for number in cost])


def after_temple(g: Valda, seat: int, area: int) -> tuple[Effect, ...]:
    """What a temple in an area would leave; a tribute comes on top."""
    deity = g.occupants[area]
    return change(g, seat, paid(temple_cost(g, deity))) if deity != NOBODY else ()


def change(g: Valda, seat: int, numbers: tuple[int, ...]) -> tuple[Effect, ...]:
    """The counters of the own resources that would change, and to what."""
    return tuple(
        [
            Effect(key=f"stock-{good_key(kind)}", value=str(g.has(seat, kind) + number))
            for kind, number in enumerate(numbers)
            if number
        ]
    )


def route_with_signs(g: Valda, decision: Decision[Valda], tokens: list[int], route: Route) -> Route:
    """A whole answer with its price: a temple in an area."""
    figure = route.figure if len(route.figure) <= SHORT else ""
    if tokens[0] != BUILD.token(TEMPLE_BUILDING) or not AREA.has(tokens[-1]):
        return replace(route, figure=figure)
    area = AREA.of(tokens[-1])
    return replace(
        route,
        note="",
        figure=figure,
        cost=area_cost(g, area),
        effects=after_temple(g, decision.seat, area),
    )
