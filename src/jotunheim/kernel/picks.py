"""Compound choices: several equal or different things, picked token by token, each on one path."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from jotunheim.kernel.steps import Decision, G
from jotunheim.kernel.words import DONE


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCounts(Decision[G]):
    """From low to high things out of counted ones; DONE as soon as the minimum is reached.

    Things are picked in the order of the candidates, so that each answer has one path: a set is the
    case with one of each. What was picked so far lies in `g.picks`; nothing happens before `finish`.
    """

    form: ClassVar[str] = "set"

    def __init__(self, seat: int, low: int, high: int) -> None:
        super().__init__(seat)
        self.low = low
        self.high = high

    def candidates(self, g: G) -> list[int]:
        """The tokens to pick from, in a fixed order; they do not change while picking goes on."""
        raise NotImplementedError

    def counts(self, g: G) -> list[int]:
        """How many there are of each candidate. Empty: one of each."""
        return []

    def alike(self, g: G) -> list[int]:
        """Candidates with equal keys look alike: the first comes first. Empty: all differ."""
        return []

    def finish(self, g: G, picks: list[int]) -> None:
        """Carry out the whole answer, a token for each thing picked (`Family.counts` sums up)."""
        raise NotImplementedError

    def options(self, g: G) -> list[int]:
        found = self.candidates(g)
        left = self.counts(g)
        left = left[:] if left else [1] * len(found)
        picks = g.picks
        taken = len(picks)
        first = 0
        for token in picks:
            while found[first] != token:
                first += 1
            left[first] -= 1
        need = self.low - taken
        offered: list[int] = []
        if taken < self.high:
            keys = self.alike(g)
            ahead = sum(left[first:])
            for i in range(first, len(found)):
                if left[i] > 0 and ahead >= need and not has_twin_before(left, keys, i):
                    offered.append(found[i])
                ahead -= left[i]
        if need <= 0:
            offered.append(DONE)
        return offered

    def choose(self, g: G, token: int) -> None:
        if token != DONE:
            g.picks.append(token)
            if len(g.picks) < self.high:
                g.then(self)
                return
        picks = g.picks
        g.picks = []
        self.finish(g, picks)

    def bounds(self, g: G) -> tuple[int, int]:
        return (self.low, self.high)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickPlan(Decision[G]):
    """One of a few legal sequences, offered token by token: no dead end, no doubles."""

    form: ClassVar[str] = "plan"

    def plans(self, g: G) -> list[list[int]]:
        """All whole answers, each once."""
        raise NotImplementedError

    def finish(self, g: G, picks: list[int]) -> None:
        """Carry out the whole answer."""
        raise NotImplementedError

    def options(self, g: G) -> list[int]:
        picks = g.picks
        n = len(picks)
        found: list[int] = []
        for plan in self.plans(g):
            if plan[:n] == picks:
                token = plan[n] if n < len(plan) else DONE
                if token not in found:
                    found.append(token)
        return found

    def choose(self, g: G, token: int) -> None:
        if token != DONE:
            g.picks.append(token)
            g.then(self)
            return
        picks = g.picks
        g.picks = []
        self.finish(g, picks)


def has_twin_before(left: list[int], keys: list[int], at: int) -> bool:
    """Is there an equal thing with a smaller number that was not picked?"""
    if keys:
        for i in range(at):
            if keys[i] == keys[at] and left[i] > 0:
                return True
    return False
