"""All chapters that register what they do: tasks, items of windows and menus, verbs of cards.

`turn.py` imports this module once, so that a game has them all, in this order: quests, journeys, loads, powers, Equipment, spells.
"""

from jotunheim.games.dwarves.rules import (
    errands,
    hazards,
    items,
    journeys,
    loads,
    powers,
    quests,
    reveal,
    spells,
    threats,
    verbs,
)

__all__ = [
    "errands",
    "hazards",
    "items",
    "journeys",
    "loads",
    "powers",
    "quests",
    "reveal",
    "spells",
    "threats",
    "verbs",
]
