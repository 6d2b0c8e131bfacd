"""How well the team stands, for search at a horizon: the same for all seats (DW-END-05).

The weights are fitted to 791 games that the rule of thumb played with one answer in ten by lot, on all Books and
levels with 2 to 6 Heroes (logistic regression, 19,646 tables; 8 % of them were won).
"""

import math
from typing import Final

from jotunheim.games.dwarves.effects.goals import CARRY, CHECK, IN_TURN, SLAY, SPREE, TROPHY
from jotunheim.games.dwarves.rules.board import on_map, threshold, tiles_on_map, weight
from jotunheim.games.dwarves.rules.goals import goal_of, parts_in_play, times_of
from jotunheim.games.dwarves.rules.places import hexes_of
from jotunheim.games.dwarves.state import E_HELD, Q_DECK, Q_DOWN, Dwarves
from jotunheim.games.dwarves.state.pieces import NOT_OVER, WON, Faceup
from jotunheim.games.dwarves.tokens import (
    AXE_SPACE,
    BLACKSADDLE,
    BOOKS,
    HEXES,
    KINDS,
    NOWHERE,
    is_quest,
    is_threat,
)

# What the features below weigh, in their order: half of the logarithm of the odds.
WEIGHTS: Final = [
    *[0.222, -0.007, 0.286, -0.655, -0.481],  # by Book
    *[0.127, -0.361, 0.469],  # turns, quests, turns for each quest
    *[-0.497, -0.202, 0.033],  # the lowest Health is 1, is 2; Health on average
    *[-0.313, -0.111, -0.015],  # Perished Land, troops, hexes that are nearly full
    *[0.012, -0.173, -0.04, 0.38],  # Council, Threats, actions for the next quest, Equipment
]
HEXES_A_MOVE: Final = 4.5
# Actions that one more of these takes, about.
TROOP: Final = 0.5
SUCCESS: Final = 0.7
MARKER: Final = 1.5
ELSE: Final = 1.5


def evaluate(g: Dwarves) -> float:
    """From -1 to 1: quests still to do against the turns that are left, Health, land."""
    if g.ended != NOT_OVER:
        return 1.0 if g.ended == WON else -1.0
    total = 0.0
    for at, value in enumerate(features(g)):
        total += WEIGHTS[at] * value
    return math.tanh(total)


def features(g: Dwarves) -> list[float]:
    """What speaks for the team or against it."""
    turns = g.doom - g.hero_marker
    left = quests_left(g)
    lowest = min(g.health)
    work = [to_do(g, up) for up in g.faceup if is_quest(up.card)]
    held = sum([len(g.equipment.zones[E_HELD + seat]) for seat in range(g.seats)])
    return [
        *[float(book == g.variant.book) for book in range(1, BOOKS + 1)],
        turns / 10,
        float(left),
        min(turns / left, 15.0) / 5,
        float(lowest == 1),
        float(lowest == 2),
        sum(g.health) / g.seats,
        tiles_on_map(g) / 10,
        sum([on_map(g, kind) for kind in range(KINDS)]) / 10,
        float(nearly_full(g)),
        float(g.council - AXE_SPACE),
        float(len([up for up in g.faceup if is_threat(up.card)])),
        min(work) if work else 0.0,
        held / g.seats,
    ]


def nearly_full(g: Dwarves) -> int:
    """Hexes that one or two more troops turn into Perished Land."""
    found = 0
    for place in range(HEXES):
        at = place * KINDS
        if g.troops[at] + g.troops[at + 1] + g.troops[at + 2] > 1 and place != BLACKSADDLE:
            found += int(weight(g, place) >= threshold(g, place) - 2)
    return found


def quests_left(g: Dwarves) -> int:
    """Scenario or Saga cards until the game is won: the deck, the display, without spare level C."""
    left = len(g.quests.zones[Q_DECK]) + len([up for up in g.faceup if is_quest(up.card)])
    for space in range(3):
        left += len(g.quests.zones[Q_DOWN + space])
    spare = 2 if g.variant.book == 1 and not g.variant.elfar else 0
    return max(left - spare, 1)


def to_do(g: Dwarves, up: Faceup) -> float:
    """Actions that a quest still takes, about; of several goals the quickest counts."""
    found = [part_to_do(g, up, part) for part in parts_in_play(g, up)]
    return min(found) if found else ELSE


def part_to_do(g: Dwarves, up: Faceup, part: int) -> float:
    """Actions for one goal: what is left of it, and the way of the nearest Hero."""
    goal = goal_of(g, up, part)
    left = TROOP * sum(up.troops) + MARKER * len(up.at)
    if goal.op == CHECK:
        won = 0 if goal.mode == IN_TURN else up.won[part]
        left += SUCCESS * max(times_of(g, up, goal) - won, 0)
    elif goal.op in (TROPHY, SPREE):
        left += SUCCESS * max(times_of(g, up, goal) - sum(up.trophies) - up.won[part], 0)
    elif goal.op != SLAY:
        left += ELSE + (ELSE if goal.op == CARRY else 0.0)
    places = [place for place in up.at if place != NOWHERE] or hexes_of(g, goal.places, up.card)
    return left + way_to(g, places) / HEXES_A_MOVE


def way_to(g: Dwarves, places: list[int]) -> float:
    """Hexes from the nearest Hero to the nearest of these places."""
    if not places or len(places) == HEXES:
        return 0.0
    return float(
        min([g.book.distance[place][g.at[seat]] for place in places for seat in range(g.seats)])
    )
