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
            ahead = 0
            for i in range(first, len(found)):
                ahead += left[i]
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

    def stock(self, g: G) -> list[tuple[int, int]]:
        counts = self.counts(g)
        if not counts:
            return []
        found = self.candidates(g)
        return [(found[i], counts[i]) for i in range(len(found)) if counts[i] > 1]


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

    def choose(self, g: G, token: int) -> None:
        g.picks.append(token)
        if self.go_on(g):
            g.then(self)
            return
        amounts = self.said(g)
        g.picks = []
        self.finish(g, amounts)

    def go_on(self, g: G) -> bool:
        """Fill in rows that have one number only; True: there is a row left to ask for."""
        most = self.most(g)
        if len(g.picks) == len(most):
            return False
        limits = self.limits(g)
        while len(g.picks) < len(most):
            offered = self.offered(g, most, limits)
            if len(offered) != 1:
                return True
            g.picks.append(offered[0])
        return False

    def options(self, g: G) -> list[int]:
        return self.offered(g, self.most(g), self.limits(g))

    def offered(self, g: G, most: list[int], limits: list[Limit]) -> list[int]:
        """The tokens for the next row."""
        amounts = self.said(g)
        least = 1 if self.low > 0 and is_last_chance(most, limits, amounts) else 0
        first = self.family.token(0)
        end = highest(most, limits, amounts, len(amounts)) + 1
        return [first + number for number in range(least, end)]

    def said(self, g: G) -> list[int]:
        """The numbers of the rows so far."""
        first = self.family.token(0)
        return [token - first for token in g.picks]

    def open_rows(self, g: G) -> list[int]:
        """Rows that are still to be said; one that can have 0 only answers itself."""
        amounts, most, limits = self.said(g), self.most(g), self.limits(g)
        later = range(len(amounts), len(most))
        return [row for row in later if highest(most, limits, amounts, row) > 0]

    def steppers(self, g: G) -> list[Stepper]:
        amounts, most, limits = self.said(g), self.most(g), self.limits(g)
        labels = self.labels(g)
        found: list[Stepper] = []
        for row in self.open_rows(g):
            numbers = range(highest(most, limits, amounts, row) + 1)
            labels[row].tokens = self.family.tokens(list(numbers))
            found.append(labels[row])
        return found

    def limits_left(self, g: G) -> list[Limit]:
        """The limits of the open rows, by their places among the steppers, less what was said."""
        amounts = self.said(g)
        every = self.open_rows(g)
        found: list[Limit] = []
        for limit in self.limits(g):
            rows = [every.index(row) for row in limit.rows if row in every]
            used = sum([amounts[row] for row in limit.rows if row < len(amounts)])
            if rows:
                found.append(Limit(rows, limit.most - used))
        return found

    def bounds(self, g: G) -> tuple[int, int]:
        return (0 if any(self.said(g)) else self.low, sum(self.most(g)))


def is_last_chance(most: list[int], limits: list[Limit], amounts: list[int]) -> bool:
    """Was 0 said for all rows so far, and must it be said for all after the next one?"""
    if any(number > 0 for number in amounts):
        return False
    later = len(amounts) + 1
    return not any(highest(most, limits, amounts, row) > 0 for row in range(later, len(most)))


def highest(most: list[int], limits: list[Limit], amounts: list[int], row: int) -> int:
    """The highest number that a row may have after these numbers of the rows before it."""
    found = most[row]
    for limit in limits:
        if row in limit.rows:
            left = limit.most
            for other in limit.rows:
                if other < len(amounts):
                    left -= amounts[other]
            found = min(found, left)
    return max(found, 0)


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
