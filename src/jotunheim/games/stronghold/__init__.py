"""Stronghold: an invader storms a castle, and a defender lives on the time that every attack gives him."""

from jotunheim.games.stronghold.game import GAME

__all__ = ["GAME"]
