"""Games that habits are learned from: the rule of thumb plays itself, with a little noise on its weights."""

import math
import random
from typing import Any, Final, NamedTuple

import msgspec

from jotunheim import registry
from jotunheim.bots.search import Habits, best_of
from jotunheim.kernel import Chance, Decision, Game, Outcome, State

NOISE: Final = 0.5  # in spreads of the weights of a question
FIRST_GAMES: Final = 30  # to learn the spreads of weights and points
Number = tuple[str, int]  # a habit and a token
Numbers = dict[Number, float]


class HabitPlan(msgspec.Struct, frozen=True):
    """All that habits depend on, except the number of steps."""

    game: str
    seats: int
    options: list[dict[str, str]]  # games take them in turn
    seed: int = 0
    games: int = 400  # of a step


class Spreads(NamedTuple):
    """How far the weights of a question lie apart, by its name, and the points of two seats."""

    weights: dict[str, float]
    points: float


class Table:
    """Plays games of one plan, in one process."""

    def __init__(self, plan: HabitPlan) -> None:
        self.plan = plan
        self.game: Game[Any] = registry.game(plan.game)
        self.spreads = self.measure()

    def measure(self) -> Spreads:
        """Play a few games by rule of thumb."""
        found: dict[str, list[float]] = {}
        points: list[float] = []
        for seed in range(FIRST_GAMES):
            chance = Chance(seed)
            g = self.start(seed)
            while g.asked is not None:
                weights = self.game.weigh(g, g.options)
                if len(weights) > 1:
                    found.setdefault(g.asked.name(), []).append(deviation(weights))
                g.play(g.options[best_of(weights, chance)])
            points.append(deviation([float(score) for score in self.game.outcome(g).scores]))
        weights_apart = {name: sum(all_) / len(all_) or 1.0 for name, all_ in found.items()}
        return Spreads(weights_apart, 2.0 * sum(points) / len(points))

    def start(self, seed: int) -> State[Any]:
        """A new game."""
        options = self.plan.options
        g: State[Any] = self.game.start(options[seed % len(options)], self.plan.seats, Chance(seed))
        return g

    def scale(self, question: str) -> float:
        """How far the weights of a question lie apart; of one that was never met, one."""
        return self.spreads.weights.get(question, 1.0)

    def habits(self, numbers: Numbers) -> Habits:
        """Numbers in the weights' own measure."""
        found: dict[str, dict[int, float]] = {}
        for (habit, token), number in numbers.items():
            found.setdefault(habit, {})[token] = number * self.scale(habit.split()[0])
        return Habits(found)

    def learn(self, numbers: Numbers, seeds: range) -> Numbers:
        """Games with noise: by number, the noise of each game times its score."""
        found: Numbers = {}
        for seed in seeds:
            noise: Numbers = {}
            score = self.score(numbers, noise, seed)
            for number, one in noise.items():
                found[number] = found.get(number, 0.0) + score * one
        return found

    def score(self, numbers: Numbers, noise: Numbers, seed: int) -> float:
        """From -1 to 1: whether noise was good. Where all win together, two teams play the same game."""
        dice = random.Random(seed)
        seats = self.plan.seats
        if self.game.cooperative:
            teams = [self.play(numbers, noise, [side] * seats, seed, dice) for side in (1, -1)]
            return (teams[0].utilities[0] - teams[1].utilities[0]) / 2.0
        sides = [1 if seat % 2 else -1 for seat in range(seats)]
        dice.shuffle(sides)
        outcome = self.play(numbers, noise, sides, seed, dice)
        won = difference(win_shares(outcome), sides) * min(sides.count(1), sides.count(-1))
        if not self.game.has_points or not self.spreads.points:
            return won
        lead = difference([float(score) for score in outcome.scores], sides)
        return (won + math.tanh(lead / self.spreads.points)) / 2.0

    def play(
        self, numbers: Numbers, noise: Numbers, sides: list[int], seed: int, dice: random.Random
    ) -> Outcome:
        """One game; side 1 adds the noise, -1 takes it away. Noise is drawn when a number is first met."""
        chance = Chance(seed)
        g = self.start(seed)
        while g.asked is not None:
            options: list[int] = g.options
            weights: list[float] = self.game.weigh(g, options)[:]  # a game may keep its own
            habit = self.game.habit(g, g.asked) if len(options) > 1 else ""
            if habit:
                scale = self.scale(g.asked.name())
                side = NOISE * sides[g.asked.seat]
                for i, token in enumerate(options):
                    number = (habit, token)
                    one = noise.get(number)
                    if one is None:
                        one = noise[number] = dice.gauss(0.0, 1.0)
                    weights[i] += scale * (numbers.get(number, 0.0) + side * one)
            g.play(options[best_of(weights, chance)])
        return self.game.outcome(g)

    def check(self, habits: Habits, seeds: range) -> list[float]:
        """Win shares of one seat with habits among those without, or of a team with them."""
        return [self.checked(habits, seed) for seed in seeds]

    def checked(self, habits: Habits, seed: int) -> float:
        """One game of a check."""
        seats = self.plan.seats
        if self.game.cooperative:
            return win_shares(self.quick(habits, list(range(seats)), seed))[0]
        own = seed % seats
        return win_shares(self.quick(habits, [own], seed))[own]

    def quick(self, habits: Habits, own: list[int], seed: int) -> Outcome:
        """A game of the rule of thumb, with habits at some seats."""
        chance = Chance(seed)
        g = self.start(seed)
        while g.asked is not None:
            asked: Decision[Any] = g.asked
            options: list[int] = g.options
            weights: list[float] = self.game.weigh(g, options)
            if asked.seat in own:
                weights = habits.added(self.game.habit(g, asked), options, weights)
            g.play(options[best_of(weights, chance)])
        return self.game.outcome(g)


def deviation(values: list[float]) -> float:
    """The standard deviation."""
    mean = sum(values) / len(values)
    return math.sqrt(sum([(value - mean) ** 2 for value in values]) / len(values))


def win_shares(outcome: Outcome) -> list[float]:
    """By seat: who wins alone has 1, equals share it; where all win together, all have 1."""
    winners = outcome.winners()
    if len(winners) == len(outcome.ranks):
        return [1.0 if outcome.utilities[0] > 0 else 1.0 / len(winners)] * len(winners)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))]


def difference(values: list[float], sides: list[int]) -> float:
    """The mean of side 1 less the mean of side -1."""
    total = 0.0
    for value, side in zip(values, sides, strict=True):
        total += side * value / sides.count(side)
    return total
