"""Leduc poker: a small game with hidden cards, chance and betting, to be copied from."""

from jotunheim_examples.leduc.game import GAME

__all__ = ["GAME"]
