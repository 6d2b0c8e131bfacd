"""The menus of the own turn: the Valda phase and the Followers phase."""

from typing import Final, final

from jotunheim.games.valda.book.tables import ACTION, Trade
from jotunheim.games.valda.bot.plays import POINT, card_worth, die_worth, effect_worth
from jotunheim.games.valda.bot.rare import moved_temple
from jotunheim.games.valda.bot.weights import WEIGHTS
from jotunheim.games.valda.bot.worth import GRIM, THOR, THRYM, Worth, occupant
from jotunheim.games.valda.effects import GAIN_RESOURCE
from jotunheim.games.valda.rules import followers, valda
from jotunheim.games.valda.rules.areas import controller, has_room
from jotunheim.games.valda.rules.building import has_space_for, temple_cost
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import (
    AREAS,
    BUILD,
    CARD,
    DECK_A,
    DRAW,
    DRILL,
    GAIN,
    MINE,
    NOBODY,
    OPTION,
    ORDINARY,
    RESOURCES,
    RUNE,
    TEMPLE_BUILDING,
    TRADE,
    W_BUY_RUNE,
    W_FLIP_TO_ACT,
    W_FLIP_TO_BUILD,
    W_MOVE_TEMPLE,
    W_ONE_FOR_ONE,
    W_TRADE_FOUR,
    W_TRADE_RUNE,
    W_TWO_FOR_ONE,
)

WEAPON: Final = 0.5  # what a weapon may still be good for
FIRST: Final = 4.0  # what is done before points are spent
NOTHING: Final = -1.0


@final
class Plan:
    """The best thing to build in this turn: what it brings, what is missing for it."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.goods = worth.g.goods[worth.seat * RESOURCES : (worth.seat + 1) * RESOURCES]
        self.reach = reach(worth)
        self.value = 0.0  # of the best
        self.short = 0  # how many resources are missing for it
        self.cost = [0] * RESOURCES
        self.ready = 0.0  # the best of what can be paid now
        self.temple = 0.0  # the best temple of what can be paid now
        self.area = -1  # its area
        self.kind = -1  # the best mine or drill likewise

    def look(self) -> None:
        """Compare mines, drills and temples."""
        worth = self.worth
        g = worth.g
        best = 0.0
        for kind in (MINE, DRILL):
            if has_space_for(g, worth.seat, kind):
                value = worth.building(kind) - worth.cost(g.book.building_cost[kind])
                if self.consider(value, g.book.building_cost[kind]) and value > best:
                    best = value
                    self.kind = kind
        if g.sites.count(worth.seat) >= g.book.numbers.temples:
            return
        for area in range(AREAS):
            if has_room(g, worth.seat, area):
                self.consider_temple(area)

    def consider_temple(self, area: int) -> None:
        """A temple there; the tribute comes on top."""
        worth = self.worth
        deity = occupant(worth.g, area)
        cost = temple_cost(worth.g, deity)
        value = worth.temple(area, deity) - worth.cost(cost)
        if worth.levels[area] < 2 and controller(worth.g, area) not in (NOBODY, worth.seat):
            value -= 0.4
        if self.consider(value, cost) and value > self.temple:
            self.temple = value
            self.area = area

    def consider(self, value: float, cost: list[int]) -> bool:
        """Keep it if it is the best; can it be paid now?"""
        short = 0
        for kind in range(ORDINARY):
            if cost[kind] > self.goods[kind]:
                short += cost[kind] - self.goods[kind]
        if short == 0 and value > self.ready:
            self.ready = value
        if value > self.value and short <= self.reach:
            self.value = value
            self.short = short
            self.cost = cost
        return short == 0

    def gain(self, resource: int) -> float:
        """One more of a resource, if it serves the plan."""
        found = self.worth.gain(resource)
        if self.short > 0 and self.cost[resource] > self.goods[resource]:
            found += (self.value - self.ready) / self.short
        return found


def reach(worth: Worth) -> int:
    """How many resources could still come in this turn: action points, cards, runes."""
    g = worth.g
    points = g.turn.action_points
    if g.turn.building_points == 0:
        return 0
    prints = g.cards.veil.prints
    best = 0
    for card in g.hand(worth.seat):
        kind = g.book.kinds[prints[card]]
        if kind.type == ACTION and kind.effects[0].op == GAIN_RESOURCE and best < 2:
            best += 1
    return points + min(best, points)


# The Valda phase --------------------------------------------------------------------------------


def valda_menu(g: Valda, seat: int, options: list[int]) -> list[float]:
    """What can be paid and built first, then points for cards and resources; ending is 0."""
    worth = Worth(g, seat)
    plan = Plan(worth)
    if g.turn.building_points > 0:
        plan.look()
    return [valda_entry(worth, plan, token) for token in options]


def valda_entry(worth: Worth, plan: Plan, token: int) -> float:
    """One entry of the menu."""
    if CARD.has(token):
        return played(worth, plan, CARD.of(token))
    if GAIN.has(token):
        return plan.gain(GAIN.of(token))
    if DRAW.has(token):
        return drawn(worth, DRAW.of(token))
    if BUILD.has(token):
        return built(plan, BUILD.of(token))
    if OPTION.has(token):
        return wielded(worth, OPTION.of(token))
    return traded(worth, plan, token)


def played(worth: Worth, plan: Plan, kind: int) -> float:
    """An action card: what it brings less what it could bring later."""
    card = worth.g.book.kinds[kind]
    effect = card.effects[0]
    if effect.op == GAIN_RESOURCE and effect.kind != RUNE:
        return effect.number * plan.gain(effect.kind)
    found = card_worth(worth, kind)
    if card.free and found > 0.0:
        return FIRST + found
    return found


def drawn(worth: Worth, deck: int) -> float:
    """A card for an action point: action cards need points of their own."""
    found = worth.card
    if worth.level(THOR) > 0 or worth.level(GRIM) > 0:
        found += 0.15
    return found * (0.95 if deck == DECK_A else 0.8)


def built(plan: Plan, kind: int) -> float:
    """The best building, as soon as nothing better is in reach."""
    if kind == TEMPLE_BUILDING:
        value = plan.temple if plan.area >= 0 else NOTHING
    elif kind == plan.kind:
        worth = plan.worth
        value = worth.building(kind) - worth.cost(worth.g.book.building_cost[kind])
    else:
        return NOTHING
    if value < plan.ready - 0.001 or value <= 0.0:
        return NOTHING if value <= 0.0 else 0.05
    waits = plan.short > 0 and plan.value > value + 0.3 and plan.worth.g.turn.action_points > 0
    return 0.1 if waits else FIRST + value


def wielded(worth: Worth, number: int) -> float:
    """An own option of a weapon."""
    found = 0.0
    for effect in worth.g.book.options[number].effects:
        found += effect_worth(worth, effect)
    return found - (WEAPON if worth.later > 0 else 0.1)


def traded(worth: Worth, plan: Plan, token: int) -> float:
    """Trades, runes, flips; the end of the phase."""
    turn = worth.g.turn
    if token == W_BUY_RUNE:  # with points that nothing else needs
        spare = turn.action_points == 0 or turn.building_points > 1
        if plan.ready > 0.2 and not spare:
            return NOTHING
        return 0.02 if plan.short > 0 and plan.value > 0.5 else worth.price[RUNE] - 0.05
    if token == W_TRADE_RUNE:
        if worth.level(THRYM) > 0:
            return NOTHING
        useful = plan.short > 0 or worth.later == 0
        return 0.5 if useful else NOTHING
    if token in (W_TRADE_FOUR, W_TWO_FOR_ONE, W_ONE_FOR_ONE):
        return trade_worth(
            worth, plan, 4 if token == W_TRADE_FOUR else 2 if token == W_TWO_FOR_ONE else 1
        )
    if token == W_FLIP_TO_BUILD:
        return POINT - 0.1 if worth.level(THRYM) > 0 else NOTHING
    if token == W_FLIP_TO_ACT:
        return 0.25 if plan.ready <= 0.0 and worth.level(THRYM) == 0 else NOTHING
    return 0.0


def trade_worth(worth: Worth, plan: Plan, number: int) -> float:
    """The best trade of so many for one."""
    found = NOTHING
    for given in range(ORDINARY):
        for got in range(ORDINARY):
            if given != got and plan.goods[given] >= number:
                found = max(found, exchange(worth, plan, given, number, got))
    return found


def exchange(worth: Worth, plan: Plan, given: int, number: int, got: int) -> float:
    """So many of one resource for one of another: what the plan needs, and what there is too much of."""
    left = plan.goods[given] - number
    if left < plan.cost[given] and plan.short > 0:
        return NOTHING
    spare = 1.0 if left < 1 else 0.7 if left < 3 else 0.35
    return (
        plan.gain(got) * (1.3 if plan.goods[got] == 0 else 0.9)
        - number * spare * worth.price[given]
        - 0.02
    )


# The Followers phase ----------------------------------------------------------------------------


def followers_menu(g: Valda, seat: int, options: list[int]) -> list[float]:
    """Every trade that brings more than it costs, the best first; ending is 0."""
    worth = Worth(g, seat)
    return [followers_entry(worth, token) for token in options]


def followers_entry(worth: Worth, token: int) -> float:
    """One entry of the menu."""
    if TRADE.has(token):
        return trade_profit(worth, worth.g.book.trades[TRADE.of(token)])
    if CARD.has(token):
        return FIRST + card_worth(worth, CARD.of(token))
    if OPTION.has(token):
        return wielded(worth, OPTION.of(token))
    if token == W_MOVE_TEMPLE:
        return moved_temple(worth)
    return 0.0


def trade_profit(worth: Worth, trade: Trade) -> float:
    """Followers less what they cost; a resource of which there is little costs more."""
    found = die_worth(worth, trade.die) if trade.die != NOBODY else float(trade.followers)
    if worth.later == 0:
        return found - 0.1 * (sum(trade.cost) + trade.cards + len(trade.either) // 2)
    found -= worth.cost(trade.cost) * 0.9
    if trade.either:
        found -= worth.price[trade.either[0]] * 0.8
    return found - trade.cards * cheapest(worth, trade.cards)


def cheapest(worth: Worth, number: int) -> float:
    """What the least useful cards of the hand are worth, on average."""
    prints = worth.g.cards.veil.prints
    held = sorted([worth.hold(prints[card]) for card in worth.g.hand(worth.seat)])
    return sum(held[:number]) / max(number, 1)


# The questions ------------------------------------------------------------------------------------


def in_valda(g: Valda, asked: valda.ValdaMenu, options: list[int]) -> list[float]:
    """The menu of the Valda phase."""
    return valda_menu(g, asked.seat, options)


def in_followers(g: Valda, asked: followers.FollowersMenu, options: list[int]) -> list[float]:
    """The menu of the Followers phase."""
    return followers_menu(g, asked.seat, options)


WEIGHTS.on(valda.ValdaMenu, in_valda)
WEIGHTS.on(followers.FollowersMenu, in_followers)
