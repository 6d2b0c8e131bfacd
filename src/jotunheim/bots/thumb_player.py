"""A player that follows the game's own rule of thumb."""

from typing import Final, final

from jotunheim.bots.interface import Insight, Player
from jotunheim.bots.search import best_of, priors
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance

TRUST: Final = 1.5  # for explanations only: how the weights are spread over the options
STRAYS: Final = 1 << 20


@final
class ThumbPlayer(Player):
    """The option that the rule of thumb likes best; among equals at random.

    A beginner among them strays: in a share of its decisions it takes any option.
    """

    def __init__(self, seed: int = 0, stray: float = 0.0, name: str = "thumb") -> None:
        self.name = name
        self.chance = Chance(seed)
        self.stray = stray

    def choose(self, sight: Sight) -> int:
        if self.stray and self.chance.below(STRAYS) < self.stray * STRAYS:
            return sight.options[self.chance.below(len(sight.options))]
        return sight.options[best_of(sight.weights(), self.chance)]

    def explain(self, sight: Sight) -> list[Insight]:
        odds = priors(sight.weights(), TRUST)
        found = [Insight(sight.name(t), odds[i]) for i, t in enumerate(sight.options)]
        return sorted(found, key=lambda insight: -insight.share)
