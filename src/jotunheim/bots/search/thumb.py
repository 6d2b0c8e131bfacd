"""A game's rule of thumb (`Game.weigh`) as a choice and as odds.

Weights have no scale of their own: only their order and their distances relative to each other count.
"""

import math
from typing import Final

from jotunheim.kernel import Chance

SAME: Final = 1e-12


def best_of(weights: list[float], chance: Chance) -> int:
    """The place of the highest weight; among equals by chance."""
    best = weights[0]  # `max` of a list is slow when compiled, and playouts come here often
    for weight in weights:
        best = max(best, weight)
    found = [i for i, weight in enumerate(weights) if weight >= best - SAME]
    return found[chance.below(len(found))] if len(found) > 1 else found[0]


def priors(weights: list[float], trust: float) -> list[float]:
    """Odds that sum to 1: an option one standard deviation better is e**trust times as likely."""
    n = len(weights)
    best = max(weights)
    mean = sum(weights) / n
    deviation = math.sqrt(sum([(weight - mean) ** 2 for weight in weights]) / n)
    if deviation <= SAME:
        return [1.0 / n] * n
    shares = [math.exp(trust * (weight - best) / deviation) for weight in weights]
    total = sum(shares)
    return [share / total for share in shares]


def some_of(options: list[int], most: int, chance: Chance) -> list[int]:
    """At most so many of the options, at random; a game's rule of thumb may be slow on many."""
    left = len(options)
    if left <= most:
        return options
    found: list[int] = []
    for token in options:  # each as likely as the others, in the order they stand in
        if chance.below(left) < most - len(found):
            found.append(token)
        left -= 1
    return found
