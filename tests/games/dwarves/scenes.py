"""What a seat sees of a situation, for tests of words and scene."""

from __future__ import annotations

from jotunheim.games.dwarves.game import GAME
from jotunheim.scene import Card, Choice, Scene, Space

from .table import DwarfTable, seats_of


def scene(text: str, seat: int = 0, **settings: str) -> Scene:
    """What a seat sees of a situation."""
    found = DwarfTable(GAME, text, seats=seats_of(text), settings=settings)
    return GAME.view(found.g, seat)


def space(shown: Scene, key: str) -> Space:
    """A hex of the map."""
    return next(one for one in shown.boards[0].spaces if one.key == key)


def card(shown: Scene, key: str) -> Card:
    """A card that lies open."""
    return next(one for zone in shown.zones for one in zone.cards if one.key == key)


def option(shown: Scene, token: str) -> Choice:
    """An option of the prompt."""
    assert shown.prompt is not None
    return next(one for one in shown.prompt.choices if one.token == token)
