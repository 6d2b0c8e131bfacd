"""A player that follows the game's own rule of thumb."""

from typing import final

from jotunheim.bots.interface import Insight, Player
from jotunheim.bots.search import best_of, priors
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance

TRUST = 1.5  # for explanations only: how the weights are spread over the options


@final
class ThumbPlayer(Player):
    """The option that the rule of thumb likes best; among equals at random."""

    name = "squire"

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance(seed)

    def choose(self, sight: Sight) -> int:
        return sight.options[best_of(sight.weights(), self.chance)]

    def explain(self, sight: Sight) -> list[Insight]:
        odds = priors(sight.weights(), TRUST)
        found = [Insight(sight.name(t), odds[i]) for i, t in enumerate(sight.options)]
        return sorted(found, key=lambda insight: -insight.share)
