"""A player that picks at random."""

from typing import final

from jotunheim.bots.interface import Insight, Player
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance


@final
class RandomPlayer(Player):
    """Every option is as good as any other."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance(seed)

    def choose(self, sight: Sight) -> int:
        return sight.options[self.chance.below(len(sight.options))]

    def explain(self, sight: Sight) -> list[Insight]:
        even = 1.0 / len(sight.options)
        return [Insight(sight.name(token), even) for token in sight.options]
