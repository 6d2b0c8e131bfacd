"""How well a seat stands, for search at a horizon: followers, and what will become followers in the turns to come."""

import math
from typing import Final

from jotunheim.games.valda.bot.worth import CARD, HOLD, Worth, hand_size
from jotunheim.games.valda.state.table import HANDS, Valda
from jotunheim.games.valda.tokens import AREAS, DRILL, MINE, NOBODY, ORDINARY, RESOURCES, RUNE

SCALE: Final = 2.0  # followers that are a fair lead when nothing is left to come …
SCALE_TURN: Final = 0.8  # … and so many more for each turn to come
POWERS: Final = 0.6
INCOME: Final = 0.8
HAND: Final = 0.6


def goods_worth(worth: Worth) -> float:
    """Resources: the more of one kind, the less each is worth."""
    first = worth.seat * RESOURCES
    goods = worth.g.goods
    found = goods[first + RUNE] * worth.price[RUNE]
    free = 2.0 + 1.5 * worth.later
    for kind in range(ORDINARY):
        have = goods[first + kind]
        over = have - free if have > free else 0.0
        found += worth.price[kind] * (have - 0.6 * over)
    return found


def hand_worth(worth: Worth, seat: int) -> float:
    """The own hand card by card; of others the number of cards."""
    if worth.phases == 0:
        return 0.0
    g = worth.g
    if worth.seat != seat:
        return hand_size(g, worth.seat) * CARD
    prints = g.cards.veil.prints
    found = 0.0
    for card in g.cards.zones[HANDS + seat]:
        found += HOLD[prints[card]]
    return found


def prospects(g: Valda, whose: int, seat: int) -> float:
    """Followers that a player may expect at the end."""
    worth = Worth(g, whose)
    found = g.followers[whose] + 0.02 * g.sites.count(whose) + 0.9 * goods_worth(worth)
    powers = 0.0
    for area in range(AREAS):
        if worth.levels[area] > 0 and g.occupants[area] != NOBODY:
            powers += worth.power(g.occupants[area], worth.levels[area])
    income = g.buildings[whose * 2 + MINE] * worth.mine()
    income += g.buildings[whose * 2 + DRILL] * worth.drill()
    last = 0.4 if worth.later == 0 else 1.0
    hand = hand_worth(worth, seat) * last
    return found + POWERS * powers + INCOME * income + HAND * hand


def evaluate(g: Valda, seat: int) -> float:
    """How well the seat stands against the best of the others, in [-1, 1]."""
    mine = prospects(g, seat, seat)
    best = -99.0
    total = 0.0
    for other in range(g.seats):
        if other != seat:
            theirs = prospects(g, other, seat)
            total += theirs
            best = max(best, theirs)
    rival = 0.8 * best + 0.2 * total / (g.seats - 1)
    left = g.book.numbers.rounds - g.round
    return math.tanh((mine - rival) / (SCALE + SCALE_TURN * left))
