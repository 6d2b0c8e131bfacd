"""Connect Four: the smallest complete game, to be read first and copied from."""

from jotunheim_examples.connect_four.game import GAME

__all__ = ["GAME"]
