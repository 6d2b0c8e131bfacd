"""How well the team stands, for search at a horizon: the same for all seats (DW-END-05)."""

import math

from jotunheim.games.dwarves.rules.board import on_map, tiles_on_map
from jotunheim.games.dwarves.state import Q_DECK, Q_DOWN, Dwarves
from jotunheim.games.dwarves.state.pieces import NOT_OVER, WON
from jotunheim.games.dwarves.tokens import KINDS, is_quest


def evaluate(g: Dwarves) -> float:
    """From -1 to 1: quests still to do against the turns that are left, Health, land."""
    if g.ended != NOT_OVER:
        return 1.0 if g.ended == WON else -1.0
    return math.tanh(balance(g))


def balance(g: Dwarves) -> float:
    """What speaks for the team, less what speaks against it."""
    turns = g.doom - g.hero_marker
    lowest = min(g.health)
    total = 0.06 * turns - 0.35 * quests_left(g) + progress(g)
    total += 0.05 * sum(g.health) / g.seats
    total -= 0.9 if lowest == 1 else 0.3 if lowest == 2 else 0.0
    total -= 0.02 * tiles_on_map(g) + 0.008 * sum([on_map(g, kind) for kind in range(KINDS)])
    return total + 0.03 * (g.council - 4)


def quests_left(g: Dwarves) -> int:
    """Scenario or Saga cards until the game is won: the deck, the display, without spare level C."""
    left = len(g.quests.zones[Q_DECK]) + len([up for up in g.faceup if is_quest(up.card)])
    for space in range(3):
        left += len(g.quests.zones[Q_DOWN + space])
    spare = 2 if g.variant.book == 1 and not g.variant.elfar else 0
    return max(left - spare, 1)


def progress(g: Dwarves) -> float:
    """How far the faceup quests are, and how near the Heroes are to them."""
    total = 0.0
    for up in g.faceup:
        if is_quest(up.card):
            total -= 0.04 * sum(up.troops) + 0.05 * up.markers + 0.05 * len(up.at)
            total += 0.03 * sum(up.trophies) + 0.05 * up.marked.bit_count() + 0.1 * up.stage
            total += 0.03 * sum([min(n, 3) for n in up.won])
    return total
