"""The menus of the Valda and the Followers phase in words: what an entry costs and what it brings."""

from typing import Final

from jotunheim.games.valda.book.tables import ACTION, Trade
from jotunheim.games.valda.rules.building import may_build_in
from jotunheim.games.valda.rules.followers import uses_left
from jotunheim.games.valda.rules.valda import exchanges_left, flips_left
from jotunheim.games.valda.state.table import FOLLOWERS_PHASE, Valda
from jotunheim.games.valda.tokens import (
    BUILD,
    CARD,
    DRAW,
    GAIN,
    NOBODY,
    OPTION,
    RUNE,
    TEMPLE_BUILDING,
    TRADE,
    W_BUY_RUNE,
    W_END,
    W_FLIP_TO_ACT,
    W_FLIP_TO_BUILD,
    W_MOVE_TEMPLE,
    W_ONE_FOR_ONE,
    W_TRADE_FOUR,
    W_TRADE_RUNE,
    W_TWO_FOR_ONE,
)
from jotunheim.games.valda.words import things
from jotunheim.games.valda.words.names import (
    amount_of,
    amounts_of,
    area_title,
    building_name,
    colour_name,
    deity_name,
    trade_name,
)
from jotunheim.games.valda.words.things import Words
from jotunheim.texts import N_, _, listed, plural

ACT_GROUP: Final = N_("Act")
BUILD_GROUP: Final = N_("Build")
TRADE_GROUP: Final = N_("Trade")
WEAPON_GROUP: Final = N_("Divine weapons")
CARD_GROUP: Final = N_("Cards")

ACTING: Final = [W_FLIP_TO_BUILD]
BUILDING: Final = [W_BUY_RUNE, W_FLIP_TO_ACT]
TRADING: Final = [W_TRADE_FOUR, W_TRADE_RUNE, W_TWO_FOR_ONE, W_ONE_FOR_ONE]


def group_of(g: Valda, token: int) -> str:
    """The heading of an entry: what is paid with action points, with building points, with goods."""
    if GAIN.has(token) or DRAW.has(token) or token in ACTING:
        return _(ACT_GROUP)
    if CARD.has(token):
        return _(CARD_GROUP if g.turn.phase == FOLLOWERS_PHASE else ACT_GROUP)
    if BUILD.has(token) or token in BUILDING:
        return _(BUILD_GROUP)
    if TRADE.has(token) or token in TRADING:
        return _(TRADE_GROUP)
    return _(WEAPON_GROUP) if OPTION.has(token) else ""


# Prices -------------------------------------------------------------------------------------------


def action_points(number: int) -> str:
    """So many action points."""
    return plural("{n} action point", "{n} action points", number)


def building_points(number: int) -> str:
    """So many building points."""
    return plural("{n} building point", "{n} building points", number)


def uses(number: int) -> str:
    """How often something may still be done in this turn."""
    return _("{n} left this turn").format(n=number)


# The Valda phase ----------------------------------------------------------------------------------


def action_words(g: Valda, kind: int) -> Words:
    """An action card with its price; of other cards, which are not played here, their value (VA-VAL-02, 10)."""
    label, note, figure = things.card_words(g, kind)
    printed = g.book.kinds[kind]
    if printed.type != ACTION:
        return label, note, figure
    free = printed.free or g.turn.phase == FOLLOWERS_PHASE
    return label, note, _("free") if free else action_points(1)


def weapon_words(g: Valda, option: int) -> Words:
    """An own option of a weapon costs no point (VA-WPN-01)."""
    label, note, _figure = things.option_words(g, option)
    return label, note, _("free")


def gain_words(g: Valda, seat: int, resource: int) -> Words:
    """A resource for an action point (VA-VAL-03)."""
    label = _("Take {goods}").format(goods=amount_of(g, resource, 1))
    return label, things.stock_figure(g, seat, resource), action_points(1)


def draw_words(g: Valda, deck: int) -> Words:
    """A card for an action point (VA-VAL-04)."""
    label, note, left = things.deck_words(g, deck, 1)
    return label, listed([note, left]), action_points(1)


def build_words(g: Valda, seat: int, kind: int) -> Words:
    """A mine, a drill or a temple for a building point (VA-BLD-02)."""
    if kind == TEMPLE_BUILDING:
        return _("Build a temple"), temple_note(g, seat), building_points(1)
    label = _("Build a {building}").format(building=building_name(g, kind).lower())
    cost = amounts_of(g, tuple(g.book.building_cost[kind]))
    note = _("costs {goods}; {brings}").format(goods=cost, brings=things.die_note(g, kind))
    return label, note, building_points(1)


def temple_note(g: Valda, seat: int) -> str:
    """What a temple brings (VA-BLD-07, 08), and where it can be built now."""
    gives = _("1 follower, a divine card and a power")
    areas = may_build_in(g, seat)
    if not areas:
        return gives
    names = [
        deity_name(g, g.occupants[area]) if g.occupants[area] != NOBODY else area_title(g, area)
        for area in areas
    ]
    return _("{gives}; you can pay for {deities}").format(gives=gives, deities=listed(names))


def end_words(g: Valda) -> Words:
    """The end of the phase; points that are left are lost (VA-VAL-12)."""
    if g.turn.phase == FOLLOWERS_PHASE:
        return _("End the Followers phase"), "", ""
    left: list[str] = []
    if g.turn.action_points > 0:
        left.append(action_points(g.turn.action_points))
    if g.turn.building_points > 0:
        left.append(building_points(g.turn.building_points))
    note = _("you lose {points}").format(points=listed(left)) if left else ""
    return _("End the Valda phase"), note, ""


def single_words(g: Valda, seat: int, token: int) -> Words:
    """Entries of the menus that have a word of their own."""
    if token == W_END:
        return end_words(g)
    if token == W_MOVE_TEMPLE:
        return _("Move one of your temples"), _("to another area with a free site"), _("free")
    if token in (W_FLIP_TO_ACT, W_FLIP_TO_BUILD):
        return flip_words(g, seat, token)
    return trade_words(g, seat, token)


def flip_words(g: Valda, seat: int, token: int) -> Words:
    """Ymir turns a token over (VA-GIA-01)."""
    left = uses(flips_left(g, seat))
    if token == W_FLIP_TO_ACT:
        return _("Turn a building point into an action point"), left, building_points(1)
    return _("Turn an action point into a building point"), left, action_points(1)


def trade_words(g: Valda, seat: int, token: int) -> Words:
    """Trades of resources (VA-VAL-06 to 08, VA-GOD-04)."""
    if token == W_BUY_RUNE:
        return _("Take 1 rune"), things.stock_figure(g, seat, RUNE), building_points(1)
    if token == W_TRADE_RUNE:
        return _("1 rune for one of each"), _("1 divine blood, 1 diamond, 1 gold"), _("1 rune")
    if token == W_TWO_FOR_ONE:
        return _("2 of one resource for 1 of another"), _("with Heimdall; no runes"), ""
    if token == W_ONE_FOR_ONE:
        left = uses(exchanges_left(g, seat))
        return _("1 resource for another"), _("with Heimdall; no runes"), left
    line = _("{n} of one resource for 1 of another")
    return line.format(n=g.book.numbers.trade), _("no runes"), ""


# The Followers phase ------------------------------------------------------------------------------


def offer_words(g: Valda, seat: int, trade: int) -> Words:
    """A trade for followers: price, gain, how often (VA-FOL-01 to 03)."""
    printed = g.book.trades[trade]
    label = trade_name(g, trade)
    gain = ""
    if printed.die == NOBODY:
        label = _("{followers} from {deity}").format(
            followers=things.followers(printed.followers), deity=deity_name(g, printed.deity)
        )
    else:
        gain = _("roll a {colour} die for followers").format(colour=colour_name(g, printed.die))
    cost = _("costs {goods}").format(goods=price_of(g, printed))
    note = _("{cost}; {gain}").format(cost=cost, gain=gain) if gain else cost
    return label, note, uses(uses_left(g, seat, trade))


def price_of(g: Valda, trade: Trade) -> str:
    """What a trade costs: resources, one of several, cards of the hand."""
    found: list[str] = []
    if sum(trade.cost):
        found.append(amounts_of(g, tuple(trade.cost)))
    if trade.either:
        names = [amount_of(g, kind, 1) for kind in trade.either]
        found.append(_(" or ").join(names))
    if trade.cards:
        found.append(plural("{n} card of your hand", "{n} cards of your hand", trade.cards))
    return listed(found)


def menu_words(g: Valda, seat: int, token: int) -> Words:
    """An entry of one of the two menus."""
    if CARD.has(token):
        return action_words(g, CARD.of(token))
    if OPTION.has(token):
        return weapon_words(g, OPTION.of(token))
    if GAIN.has(token):
        return gain_words(g, seat, GAIN.of(token))
    if DRAW.has(token):
        return draw_words(g, DRAW.of(token))
    if BUILD.has(token):
        return build_words(g, seat, BUILD.of(token))
    if TRADE.has(token):
        return offer_words(g, seat, TRADE.of(token))
    return single_words(g, seat, token)
