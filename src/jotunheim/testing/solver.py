"""Exhaustive search of a position: every choice, every result of dice, until a question is settled.

For puzzles, whose answers must be proven, not for play: it looks at the table as it is, so a position in which
hidden cards matter has to be solved once for each world. Shuffles are not spread out; give decks an order.
"""

from collections.abc import Callable, Collection, Hashable, Iterator
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Final, Generic

from jotunheim.kernel import Chance, G, RulesError, Scripted
from jotunheim.kernel.data import names_of

MOST: Final = 400_000  # plays of one search; more say that a position is no puzzle
NEAR: Final = 1e-9  # values that differ by less are equal
PLAIN: Final = (int, str, float, bool, type(None))
# What a state remembers of its past, which changes nothing that is to come.
PAST: Final = {"chance", "ply", "barrier", "actor", "learned", "covered", "covert_passes", "leaves"}


Results = list[tuple[int, float]]  # of a draw, with the chance of each
# What a draw can give: at a table, by the answer that is played, the draws of this play before it, the number of sides.
Dice = Callable[[Any, int, list[int], int], Results]


def even(g: object, token: int, before: list[int], sides: int) -> Results:
    """Every result alone, all equally likely."""
    return [(result, 1 / sides) for result in range(sides)]


def alike(*groups: Collection[int]) -> Dice:
    """Dice on which these faces count the same: the last face of a group stands for all of it."""

    def grouped(g: object, token: int, before: list[int], sides: int) -> Results:
        if sides != sum([len(group) for group in groups]):
            return even(g, token, before, sides)
        return [(max(group) - 1, len(group) / sides) for group in groups]

    return grouped


def together(number: int, *groups: Collection[int]) -> Dice:
    """Dice of one throw whose order changes nothing: a row in rising order stands for all its orders."""
    sides = sum([len(group) for group in groups])
    shares = [len(group) / sides for group in groups]
    rows = list(combinations_with_replacement(range(len(groups)), number))

    def chance(start: tuple[int, ...]) -> float:
        return sum([orders(row, shares) for row in rows if row[: len(start)] == start])

    def thrown(g: object, token: int, before: list[int], sides: int) -> Results:
        if len(before) >= number:
            return even(g, token, before, sides)
        start = tuple([at for n in before for at, group in enumerate(groups) if n + 1 in group])
        nexts = [at for at in range(len(groups)) if not start or at >= start[-1]]
        return [(max(groups[at]) - 1, chance((*start, at)) / chance(start)) for at in nexts]

    return thrown


def orders(row: tuple[int, ...], shares: list[float]) -> float:
    """How likely it is that dice show this row in any order."""
    ways = factorial(len(row)) / prod([factorial(row.count(at)) for at in {*row}])
    return ways * prod([shares[at] for at in row])


class Fork(Exception):
    """A draw whose result is open."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"a draw of {sides}")
        self.sides = sides


class Forks(Chance):
    """The results of the next draws; the draw after them is a fork. Shuffles keep to one order."""

    def __init__(self, values: list[int]) -> None:
        super().__init__()
        self.values = values
        self.next = 0

    def below(self, n: int) -> int:
        self.draws += 1
        if n == 1:
            return 0
        if self.next == len(self.values):
            raise Fork(n)
        self.next += 1
        return self.values[self.next - 1]

    def shuffle(self, items: list[int]) -> None:
        self.draws += 1

    def copy(self) -> Chance:
        new = Forks(self.values)
        new.draws = self.draws
        new.next = self.next
        return new


def fixed(chance: Chance) -> list[int]:
    """The draws of a position that are no longer open: dice that the situation names."""
    if isinstance(chance, (Forks, Scripted)):
        return chance.values[chance.next :]
    return []


class Solver(Generic[G]):
    """What a position is worth to some seats that play together; all others play against them."""

    def __init__(
        self,
        seats: Collection[int],
        worth: Callable[[G], float],
        ends: Callable[[G], bool],
        closes: Callable[[G, int], bool] | None = None,
        dice: Dice = even,
    ) -> None:
        """`worth` judges a table at which `ends` says that the question is settled, or which is over.

        `closes` names options that settle it without being played: the end of a turn. `dice` may count results
        together that make no difference.
        """
        self.seats = seats
        self.worth = worth
        self.ends = ends
        self.closes = closes
        self.dice = dice
        self.known: dict[Hashable, float] = {}
        self.names: dict[type, list[str]] = {}
        self.plays = 0

    def answers(self, g: G) -> dict[int, float]:
        """What each option is worth if everybody plays on as well as possible."""
        return {token: self.expected(g, token) for token in g.options}

    def value(self, g: G) -> float:
        """What the table is worth before the choice."""
        if g.asked is None or self.ends(g):
            return self.worth(g)
        key = self.key(g), tuple(fixed(g.chance))
        if key not in self.known:
            values = self.answers(g).values()
            best = max if g.asked.seat in self.seats else min
            self.known[key] = best(values)
        return self.known[key]

    def expected(self, g: G, token: int) -> float:
        """What the table is worth after a choice, over all results of dice."""
        if self.closes is not None and self.closes(g, token):
            return self.worth(g)
        return sum([share * self.value(new) for new, share in self.results(g, token)])

    def results(self, g: G, token: int) -> list[tuple[G, float]]:
        """The tables that a choice can lead to and how likely each is; equal ones count together."""
        spread = list(self.spread(g, token))
        if len(spread) == 1:
            return spread
        found: dict[Hashable, tuple[G, float]] = {}
        for new, share in spread:
            key = self.key(new)
            found[key] = new, share + (found[key][1] if key in found else 0.0)
        return list(found.values())

    def spread(self, g: G, token: int) -> Iterator[tuple[G, float]]:
        """All results of the draws of one play."""
        waiting: list[tuple[list[int], float]] = [(fixed(g.chance), 1.0)]
        while waiting:
            values, share = waiting.pop()
            self.plays += 1
            if self.plays > MOST:
                raise RulesError(f"more than {MOST} plays: this position is no puzzle")
            new = g.clone()
            new.chance = Forks(values)
            try:
                new.play(token)
            except Fork as fork:
                results = self.dice(g, token, values, fork.sides)
                waiting += [([*values, n], share * chance) for n, chance in results]
            else:
                new.chance = Forks(fixed(new.chance))
                yield new, share

    def key(self, value: object) -> Hashable:
        """Equal for tables that are the same from now on; quicker than a digest."""
        if isinstance(value, (list, tuple)):
            return tuple([x if type(x) in PLAIN else self.key(x) for x in value])
        if isinstance(value, (dict, set, frozenset)):
            inside = value.items() if isinstance(value, dict) else value
            return frozenset([self.key(item) for item in inside])
        if type(value) in PLAIN:
            return value
        kind = type(value)
        if kind not in self.names:
            self.names[kind] = [name for name in names_of(value) if name not in PAST]
        return kind.__name__, *[self.key(getattr(value, name)) for name in self.names[kind]]


def best_of(answers: dict[int, float]) -> set[int]:
    """The options that nothing beats."""
    top = max(answers.values())
    return {token for token, value in answers.items() if value > top - NEAR}
