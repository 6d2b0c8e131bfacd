"""Compound choices: a set or a plan, picked token by token, each on exactly one path."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from jotunheim.kernel.steps import Decision, G
from jotunheim.kernel.words import DONE


@mypyc_attr(allow_interpreted_subclasses=True)
class PickSome(Decision[G]):
    """A set of low..high candidates, picked in their order, so each set has one path; then DONE."""

    form: ClassVar[str] = "set"

    def __init__(self, seat: int, low: int, high: int) -> None:
        super().__init__(seat)
        self.low = low
        self.high = high

    def candidates(self, g: G) -> list[int]:
        """The tokens to pick from, in a fixed order; they do not change while picking goes on."""
        raise NotImplementedError

    def alike(self, g: G) -> list[int]:
        """The class of each candidate; equal ones stand together. Empty: all are different."""
        return []

    def finish(self, g: G, picks: list[int]) -> None:
        """Carry out the whole answer."""
        raise NotImplementedError

    def options(self, g: G) -> list[int]:
        found = self.candidates(g)
        taken = len(g.picks)
        start = found.index(g.picks[taken - 1]) + 1 if taken else 0
        need = self.low - taken
        end = len(found)
        if need > 1:  # the last need - 1 are left for the picks still due
            end = end - need + 1
        keys = self.alike(g)
        if keys:  # of equal candidates, a later one only after the one before it
            offered = [found[i] for i in range(start, end) if i == start or keys[i] != keys[i - 1]]
        else:
            offered = found[start:end]
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

    def default(self, g: G, options: list[int]) -> int:
        return options[len(options) - 1]  # DONE as soon as it is there

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


def classes(tokens: list[int], keys: list[int]) -> list[int]:
    """The first token of each class of equal things."""
    seen: list[int] = []
    found: list[int] = []
    for i, token in enumerate(tokens):
        if keys[i] not in seen:
            seen.append(keys[i])
            found.append(token)
    return found
