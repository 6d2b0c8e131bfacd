"""What a search asks about positions: priors, quick answers and values.

`Guide` asks the game: its rule of thumb and its evaluation. A learned player puts another guide in its place
(`jotunheim.bots.learned`), and search stays the same.

What is learned and cheap enough for playouts: `Habits` are numbers that are added to the weights of the rule of thumb, by
question and token, learned by results. `Lean` is the cheap part of a learned policy, on a scale of its own.
"""

import math
from typing import Final, Generic, final

from mypy_extensions import mypyc_attr

from jotunheim.bots.search.thumb import SAME, best_of, priors
from jotunheim.kernel import Chance, Decision, G, Game

NOTHING: Final = 0.0
ANY_QUESTION: Final = ""  # of a policy that does not tell questions apart


@final
class Lean:
    """How a learned policy differs from the rule of thumb, by question and token."""

    def __init__(self, trusts: dict[str, float], numbers: dict[str, dict[int, float]]) -> None:
        self.trusts = trusts  # by question: what one standard deviation of the weights counts
        self.numbers = numbers  # by question and token: what is added

    def scores(self, question: str, options: list[int], weights: list[float]) -> list[float]:
        """The rule of thumb's weights on the scale of the policy, with its own opinion added."""
        if question not in self.numbers:
            question = ANY_QUESTION
        trust = self.trusts.get(question, 1.0)
        own = self.numbers.get(question)
        scaled = standard(weights)
        if own is None:
            return scaled
        return [trust * scaled[i] + own.get(token, NOTHING) for i, token in enumerate(options)]


@final
class Habits:
    """What was learned about options by results: by habit (see `Game.habit`) and token, what is added to the weight."""

    def __init__(self, numbers: dict[str, dict[int, float]]) -> None:
        self.rows = {habit: row_of(own) for habit, own in numbers.items()}

    def added(self, habit: str, options: list[int], weights: list[float]) -> list[float]:
        """The weights with what was learned."""
        row = self.rows.get(habit)
        if row is None:
            return weights
        known = len(row)
        return [
            weights[i] + (row[token] if token < known else NOTHING)
            for i, token in enumerate(options)
        ]


def row_of(numbers: dict[int, float]) -> list[float]:
    """Numbers by token as a list, up to the last token that has one: playouts look up very many."""
    row = [NOTHING] * (max(numbers, default=-1) + 1)
    for token, number in numbers.items():
        row[token] = number
    return row


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[G]):
    """The game's own opinions; `habits` correct its rule of thumb, `lean` what playouts follow."""

    def __init__(
        self, game: Game[G], lean: Lean | None = None, habits: Habits | None = None
    ) -> None:
        self.game = game
        self.lean = lean
        self.habits = habits

    def weigh(self, g: G, options: list[int]) -> list[float]:
        """The rule of thumb, with the habits."""
        weights = self.game.weigh(g, options)
        habits = self.habits
        if habits is None:
            return weights
        asked: Decision[G] | None = g.asked
        assert asked is not None
        return habits.added(self.game.habit(g, asked), options, weights)

    def priors(self, g: G, options: list[int], trust: float) -> list[float]:
        """How likely each option is worth trying; they sum to 1. Asked once for each new question of the tree."""
        return priors(self.weigh(g, options), trust)

    def values(self, g: G) -> list[float]:
        """How well each seat stands, from -1 to 1; the game is not over."""
        return self.game.evaluate_all(g)

    def answer(self, g: G, options: list[int], rng: Chance) -> int:
        """The option that a playout takes."""
        weights = self.weigh(g, options)
        lean = self.lean
        if lean is not None:
            asked: Decision[G] | None = g.asked
            assert asked is not None
            weights = lean.scores(asked.name(), options, weights)
        return options[best_of(weights, rng)]


def standard(weights: list[float]) -> list[float]:
    """The weights as standard deviations below the best one."""
    n = len(weights)
    best = max(weights)
    mean = sum(weights) / n
    deviation = math.sqrt(sum([(weight - mean) ** 2 for weight in weights]) / n)
    if deviation <= SAME:
        return [0.0] * n
    return [(weight - best) / deviation for weight in weights]
