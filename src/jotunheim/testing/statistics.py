"""Is it chance? Pearson's test for counts, with a threshold that honest chance almost never reaches."""

import math
from typing import Final

from jotunheim.kernel import Chance

NEVER: Final = 6.5  # standard deviations: about one honest test in 10**10 goes beyond


def excess(observed: list[int], expected: list[float]) -> float:
    """How far counts lie from what was expected, in standard deviations (Wilson and Hilferty)."""
    chi = sum([(o - e) ** 2 / e for o, e in zip(observed, expected, strict=True)])
    free = len(observed) - 1
    if free == 0:
        return 0.0
    spread = 2 / (9 * free)
    return float(((chi / free) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


def uneven(counts: list[int]) -> bool:
    """Can these counts not come from equally likely outcomes?"""
    return excess(counts, [sum(counts) / len(counts)] * len(counts)) > NEVER


def unfair_numbers(chance: Chance, sides: int, draws: int) -> bool:
    """Are numbers below `sides`, or pairs of them in a row, not equally likely?"""
    singles = [0] * sides
    pairs = [0] * (sides * sides)
    last = 0
    for i in range(draws):
        value = chance.below(sides)
        singles[value] += 1
        if i % 2:
            pairs[last * sides + value] += 1
        last = value
    return uneven(singles) or uneven(pairs)


def unfair_shuffles(chance: Chance, size: int, shuffles: int) -> bool:
    """Are the orders of a few things not equally likely?"""
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(shuffles):
        items = list(range(size))
        chance.shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    orders = math.factorial(size)
    return uneven([*seen.values(), *[0] * (orders - len(seen))])
