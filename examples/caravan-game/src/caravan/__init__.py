"""Caravan: content files, decks and hands, a secret choice, and a raid with reactions."""

from caravan.game import GAME

__all__ = ["GAME"]
