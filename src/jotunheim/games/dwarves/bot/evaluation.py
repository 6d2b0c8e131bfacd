"""How well the team stands, for search at a horizon: the same for all seats (DW-END-05).

The turns that are left are compared with the turns that the quests still take, faceup ones as `estimate` counts them.
The weights follow a logistic regression over 1,800 games of search and rule of thumb (52,000 tables, all Books), rounded.
"""

import math
from typing import Final

from jotunheim.games.dwarves.bot.estimate import turns_for
from jotunheim.games.dwarves.rules.board import on_map, threshold, tiles_on_map, weight
from jotunheim.games.dwarves.state import E_HELD, Q_DECK, Q_DOWN, Dwarves
from jotunheim.games.dwarves.state.pieces import NOT_OVER, WON
from jotunheim.games.dwarves.tokens import (
    AXE_SPACE,
    BLACKSADDLE,
    HEXES,
    KINDS,
    L4,
    is_quest,
    is_threat,
)

# What the features below weigh, in their order: half of the logarithm of the odds.
WEIGHTS: Final = [
    *[0.4, 0.3, -3.7],  # always; turns that are left, cards that are not faceup yet
    *[-0.36, -0.33],  # turns that the faceup quests take: all together, the longest
    *[-0.35, -0.1, 0.15],  # the lowest Health is 1, is 2; Health on average
    *[-0.15, -0.05, -0.02],  # Perished Land, troops, hexes that are nearly full
    *[0.05, -0.08, 0.3, -0.2],  # Council, Threats, Equipment, unfulfilled cards of Book 5
]
HASTE: Final = 0.6  # of the turns are left at L4, where Doom comes nearer by itself
FEWEST: Final = 6.0  # turns; near the end each one counts more
# Level C cards of Book 1 that are not played: one of three is, with Combined Might one of nine.
SPARE: Final = 2
SPARE_MIGHT: Final = 8


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
    lowest = min(g.health)
    held = sum([len(g.equipment.zones[E_HELD + seat]) for seat in range(g.seats)])
    return [
        1.0,
        *progress(g),
        float(lowest == 1),
        float(lowest == 2),
        sum(g.health) / g.seats,
        tiles_on_map(g) / 10,
        sum([on_map(g, kind) for kind in range(KINDS)]) / 10,
        float(nearly_full(g)),
        float(g.council - AXE_SPACE),
        float(len([up for up in g.faceup if is_threat(up.card)])),
        held / g.seats,
        float(g.rare.failed),
    ]


def progress(g: Dwarves) -> list[float]:
    """Turns that are left, cards and work still to do: near the end each of them counts more."""
    turns = float(g.doom - g.hero_marker - 1)
    if g.council == L4:
        turns *= HASTE
    scale = math.sqrt(turns + FEWEST)
    work = [turns_for(g, up) for up in g.faceup if is_quest(up.card)]
    hidden = quests_left(g) - len(work)
    longest = max(work) if work else 0.0
    return [turns / scale, hidden / scale, sum(work) / scale, longest / scale]


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
    spare = 0
    if g.variant.book == 1 and not g.variant.elfar:
        spare = SPARE_MIGHT if g.variant.might else SPARE
    return max(left - spare, 1)
