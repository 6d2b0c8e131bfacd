"""Valda: Rise of the Giants: Vikings race for followers, with the powers of gods and giants."""

from jotunheim.games.valda.game import GAME

__all__ = ["GAME"]
