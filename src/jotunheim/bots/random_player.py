"""A player that picks by lot."""

from typing import final

from jotunheim.bots.player import Insight, Player
from jotunheim.bots.seat import Knowledge
from jotunheim.kernel import Chance


@final
class RandomPlayer(Player):
    """Every option is as good as any other."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance(seed)

    def choose(self, knowledge: Knowledge) -> int:
        return knowledge.options[self.chance.below(len(knowledge.options))]

    def explain(self, knowledge: Knowledge) -> list[Insight]:
        even = 1.0 / len(knowledge.options)
        return [Insight(knowledge.name(token), even) for token in knowledge.options]
