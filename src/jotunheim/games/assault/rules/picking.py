"""Picking several equal or different things: a multiset, each on exactly one path (AG-DEC).

Pieces of one kind, side and place share a token, so a set is a count for each token. Tokens are
picked in their order; of dice that look alike the first comes first.
"""

from typing import ClassVar

from jotunheim.games.assault.state import Assault
from jotunheim.kernel import DONE, Decision


class PickCounts(Decision[Assault]):
    """From low to high things out of counted ones; DONE as soon as the minimum is reached."""

    form: ClassVar[str] = "set"

    def __init__(self, seat: int, base: int, low: int, high: int) -> None:
        super().__init__(seat)
        self.base = base  # the token of the first count
        self.low = low
        self.high = high

    def counts(self, g: Assault) -> list[int]:
        """How many there are of each."""
        raise NotImplementedError

    def keys(self, g: Assault) -> list[int]:
        """Places with equal keys are alike. Empty: all are different."""
        return []

    def finish(self, g: Assault, chosen: list[int]) -> None:
        """Carry out the whole answer: how many of each."""
        raise NotImplementedError

    def chosen(self, g: Assault, size: int) -> list[int]:
        """How many of each have been picked so far."""
        found = [0] * size
        for token in g.picked:
            found[token - self.base] += 1
        return found

    def options(self, g: Assault) -> list[int]:
        left = self.counts(g)
        taken = len(g.picked)
        first = 0
        for token in g.picked:
            first = token - self.base
            left[first] -= 1
        need = self.low - taken
        offered: list[int] = []
        if taken < self.high:
            keys = self.keys(g)
            ahead = sum(left[first:])
            for i in range(first, len(left)):
                if left[i] > 0 and ahead >= need and not has_twin_before(left, keys, i):
                    offered.append(self.base + i)
                ahead -= left[i]
        if need <= 0:
            offered.append(DONE)
        return offered

    def choose(self, g: Assault, token: int) -> None:
        if token != DONE:
            g.picked.append(token)
            if len(g.picked) < self.high:
                g.then(self)
                return
        chosen = self.chosen(g, len(self.counts(g)))
        g.picked = []
        self.finish(g, chosen)

    def default(self, g: Assault, options: list[int]) -> int:
        return options[len(options) - 1]  # DONE as soon as it is there

    def bounds(self, g: Assault) -> tuple[int, int]:
        return (self.low, self.high)


def has_twin_before(left: list[int], keys: list[int], at: int) -> bool:
    """Is there an equal thing with a smaller number that was not picked?"""
    if keys:
        for i in range(at):
            if keys[i] == keys[at] and left[i] > 0:
                return True
    return False
