"""How well the team stands, for search at a horizon: the same for all seats (DW-END-05).

The turns that are left are compared with the turns that the quests still take, faceup ones as `estimate` counts them.
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
    *[-0.5, 0.5],  # always; turns that are left over
    *[-0.45, -0.2, 0.08],  # the lowest Health is 1, is 2; Health on average
    *[-0.1, -0.04, -0.02],  # Perished Land, troops, hexes that are nearly full
    *[0.05, -0.05, 0.3, -0.15],  # Council, Threats, Equipment, unfulfilled cards of Book 5
]
# Turns that a card takes which is not faceup yet, by Book.
EACH: Final = [4.6, 3.6, 3.6, 3.6, 5.0]
LONGEST: Final = 0.6  # of several faceup quests the longest counts so much …
ALL: Final = 0.3  # … and the sum of all so much: Heroes work on them at the same time
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
        spare_turns(g),
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


def spare_turns(g: Dwarves) -> float:
    """Turns that the quests leave over, on the scale of what chance makes of them."""
    turns = float(g.doom - g.hero_marker - 1)
    if g.council == L4:
        turns *= HASTE
    work = [turns_for(g, up) for up in g.faceup if is_quest(up.card)]
    need = EACH[g.variant.book - 1] * (quests_left(g) - len(work))
    if len(work) == 1:
        need += work[0]
    elif work:
        need += LONGEST * max(work) + ALL * sum(work)
    return (turns - need) / math.sqrt(turns + FEWEST)


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
