"""The verbs of cards, each with one home; importing this package registers all of them."""

from jotunheim.games.dwarves.rules.verbs import (
    garrisons,
    gear,
    health,
    heroes,
    land,
    pieces,
    troops,
)

__all__ = ["garrisons", "gear", "health", "heroes", "land", "pieces", "troops"]
