"""How well a seat stands, for search at a horizon: followers, and what will become followers in the turns to come.

The numbers are fitted to 400 games of the rule of thumb against itself, some of its answers random: how many
followers a player has at the end.
"""

import math
from typing import Final

from jotunheim.games.valda.bot.worth import PHASE, Worth, hand_worth
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import AREAS, DRILL, MINE, NOBODY, ORDINARY, RESOURCES, RUNE

# What a turn with the power of a deity brings, at level 0, 1 and 2, to a player who makes the most of it.
POWER: Final = [
    *(0.0, 0.1, 0.25),  # Freya
    *(0.0, 0.0, 0.05),  # Tyr
    *(0.0, 0.0, 0.2),  # Surtur
    *(0.0, 0.25, 0.85),  # Loki
    *(0.0, 0.3, 0.95),  # Odin
    *(0.0, 0.6, 1.3),  # Thor
    *(0.0, 0.15, 0.5),  # Heimdall
    *(0.0, 0.3, 0.4),  # Kari
    *(0.0, 0.0, 0.05),  # Agir
    *(0.0, 0.05, 0.35),  # Hel
    *(0.0, 0.0, 0.05),  # Mork
    *(0.0, 0.7, 1.6),  # Thrym
    *(0.0, 0.1, 0.2),  # Grim
    *(0.0, 0.05, 0.35),  # Ymir
]
MINE_TURN: Final = 0.35
DRILL_TURN: Final = 0.5
GOOD: Final = 0.45  # each of the first three of a resource …
SURPLUS: Final = 0.07  # … and each beyond them
LAST: Final = 0.15  # of all, in the last turn
RUNE_WORTH: Final = 0.35
HAND: Final = 0.7  # of what the cards would bring if all were used
SPREAD: Final = 1.6  # how far two forecasts are apart by chance, in the last turn …
SPREAD_TURN: Final = 0.7  # … and more for each turn to come


def goods_worth(worth: Worth) -> float:
    """Resources: the more of one kind, the less each is worth."""
    first = worth.seat * RESOURCES
    goods = worth.g.goods
    if worth.phases == 0:
        return 0.0
    if worth.later == 0:
        return LAST * (goods[first] + goods[first + 1] + goods[first + 2] + 3 * goods[first + RUNE])
    found = goods[first + RUNE] * RUNE_WORTH
    for kind in range(ORDINARY):
        have = goods[first + kind]
        found += GOOD * have if have < 3 else 3.0 * GOOD + SURPLUS * (have - 3)
    return found


def prospects(g: Valda, worth: Worth) -> float:
    """Followers that a player may expect at the end, without the cards in hand."""
    whose = worth.seat
    turn = PHASE
    for area in range(AREAS):
        deity = g.occupants[area]
        if deity != NOBODY:
            turn += POWER[deity * 3 + worth.levels[area]]
    income = MINE_TURN * g.buildings[whose * 2 + MINE] + DRILL_TURN * g.buildings[whose * 2 + DRILL]
    found = g.followers[whose] + 0.02 * g.sites.count(whose) + goods_worth(worth)
    return found + (turn * worth.phases + income * worth.later)


def standing(g: Valda, seat: int, mine: float, seen: list[float]) -> float:
    """From -1 to 1: what a seat expects with its own cards, against what it sees of the others."""
    best = -99.0
    total = 0.0
    for other in range(g.seats):
        if other != seat:
            total += seen[other]
            best = max(best, seen[other])
    rival = 0.8 * best + 0.2 * total / (g.seats - 1)
    left = g.book.numbers.rounds - g.round
    return math.tanh((mine - rival) / (2.0 * (SPREAD + SPREAD_TURN * left)))


def evaluate_all(g: Valda) -> list[float]:
    """How well each seat stands against the best of the others, in [-1, 1].

    A seat knows its own cards and the number of those of others. What it sees of another is the same for all.
    """
    own: list[float] = []
    seen: list[float] = []
    for whose in range(g.seats):
        worth = Worth(g, whose)
        table = prospects(g, worth)
        own.append(table + HAND * hand_worth(worth, whose))
        seen.append(table + HAND * hand_worth(worth, NOBODY))
    return [standing(g, seat, own[seat], seen) for seat in range(g.seats)]
