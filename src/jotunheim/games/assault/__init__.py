"""Assault of the Giants: three to six races of giants at war on one map."""

from jotunheim.games.assault.game import GAME

__all__ = ["GAME"]
