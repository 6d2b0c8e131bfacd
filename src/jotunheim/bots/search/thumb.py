"""A game's rule of thumb (`Game.weigh`) as a choice and as odds.

Weights have no scale of their own: only their order and their distances relative to each other count.
"""

import math
from typing import Final

from jotunheim.kernel import Chance

SAME: Final = 1e-12


def best_of(weights: list[float], chance: Chance) -> int:
    """The place of the highest weight; among equals by chance."""
    best = max(weights)
    found = [i for i, weight in enumerate(weights) if weight >= best - SAME]
    return found[chance.below(len(found))] if len(found) > 1 else found[0]


def priors(weights: list[float], trust: float) -> list[float]:
    """Odds that sum to 1: the best option against the worst is as e**trust to 1."""
    best = max(weights)
    span = best - min(weights)
    if span <= SAME or trust == 0.0:
        return [1.0 / len(weights)] * len(weights)
    shares = [math.exp(trust * (weight - best) / span) for weight in weights]
    total = sum(shares)
    return [share / total for share in shares]
