"""GIANT: combat between huge piloted machines, complete."""

from jotunheim.games.giant.game import GAME

__all__ = ["GAME"]
