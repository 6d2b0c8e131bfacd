"""Compound choices: several equal or different things, picked token by token, each on one path."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from jotunheim.kernel.steps import Decision, G, Limit, Stepper
from jotunheim.kernel.words import DONE, Family


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
class PickAmounts(Decision[G]):
    """A number for each of several rows, from the first on; limits may bind rows together.

    Clients draw one stepper for each row and send all numbers at once. What was said so far lies in
    `g.picks`; nothing happens before `finish`.
    """

    form: ClassVar[str] = "amounts"
    open_picks: ClassVar[bool] = True
    family: ClassVar[Family] = Family(0, 0)  # the tokens of the numbers 0, 1, 2, …

    def __init__(self, seat: int, low: int) -> None:
        super().__init__(seat)
        self.low = low  # 0 or 1: the least sum

    def most(self, g: G) -> list[int]:
        """The highest number of each row, taken alone."""
        raise NotImplementedError

    def limits(self, g: G) -> list[Limit]:
        """What rows may have together."""
        return []

    def labels(self, g: G) -> list[Stepper]:
        """The words for each row."""
        raise NotImplementedError

    def finish(self, g: G, amounts: list[int]) -> None:
        """Carry out the whole answer, a number for each row."""
        raise NotImplementedError

    def highest(self, g: G, amounts: list[int], row: int) -> int:
        """The highest number that a row may have after these numbers of rows before it."""
        found = self.most(g)[row]
        for limit in self.limits(g):
            if row in limit.rows:
                used = sum([amounts[i] for i in limit.rows if i < len(amounts)])
                found = min(found, limit.most - used)
        return max(found, 0)

    def options(self, g: G) -> list[int]:
        amounts = [self.family.of(token) for token in g.picks]
        row = len(amounts)
        most = self.highest(g, amounts, row)
        least = 0
        if self.low > 0 and sum(amounts) == 0:
            later = [self.highest(g, amounts, i) for i in range(row + 1, len(self.most(g)))]
            least = 1 if sum(later) == 0 else 0
        return self.family.tokens(list(range(least, most + 1)))

    def choose(self, g: G, token: int) -> None:
        g.picks.append(token)
        if len(g.picks) < len(self.most(g)):
            g.then(self)
            return
        amounts = [self.family.of(token) for token in g.picks]
        g.picks = []
        self.finish(g, amounts)

    def open_rows(self, g: G) -> list[int]:
        """Rows that are still to be said; one that can have 0 only answers itself."""
        amounts = [self.family.of(token) for token in g.picks]
        later = range(len(amounts), len(self.most(g)))
        return [row for row in later if self.highest(g, amounts, row) > 0]

    def steppers(self, g: G) -> list[Stepper]:
        amounts = [self.family.of(token) for token in g.picks]
        labels = self.labels(g)
        found: list[Stepper] = []
        for row in self.open_rows(g):
            most = self.highest(g, amounts, row)
            labels[row].tokens = self.family.tokens(list(range(most + 1)))
            found.append(labels[row])
        return found

    def limits_left(self, g: G) -> list[Limit]:
        """The limits of the open rows, by their places among the steppers, less what was said."""
        amounts = [self.family.of(token) for token in g.picks]
        every = self.open_rows(g)
        found: list[Limit] = []
        for limit in self.limits(g):
            rows = [every.index(row) for row in limit.rows if row in every]
            used = sum([amounts[row] for row in limit.rows if row < len(amounts)])
            if rows:
                found.append(Limit(rows, limit.most - used))
        return found

    def bounds(self, g: G) -> tuple[int, int]:
        said = sum([self.family.of(token) for token in g.picks])
        return (0 if said else self.low, sum(self.most(g)))


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


def plan_routes(plans: list[list[int]]) -> list[list[int]]:
    """Whole answers as the tokens that are really asked for: where only one fits, it answers itself.

    No plan is the beginning of another one here, so that DONE answers itself too.
    """
    return [
        [token for at, token in enumerate(plan) if is_open(plans, plan[:at], token)]
        for plan in plans
    ]


def is_open(plans: list[list[int]], before: list[int], token: int) -> bool:
    """Is there another way to go on after this beginning?"""
    at = len(before)
    return any(plan[:at] == before and plan[at : at + 1] != [token] for plan in plans)


def has_twin_before(left: list[int], keys: list[int], at: int) -> bool:
    """Is there an equal thing with a smaller number that was not picked?"""
    if keys:
        for i in range(at):
            if keys[i] == keys[at] and left[i] > 0:
                return True
    return False
