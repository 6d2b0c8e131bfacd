"""The Dwarves: heroes of the dwarves hold Girdlegard against orcs, trolls and Élfar, together or not at all."""

from jotunheim.games.dwarves.game import GAME

__all__ = ["GAME"]
