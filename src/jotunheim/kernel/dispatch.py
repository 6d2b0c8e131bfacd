"""What depends on the class of a decision: labels of options, weights of a bot, numbers for research."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from jotunheim.kernel.errors import RulesError
from jotunheim.kernel.steps import Decision, G

D = TypeVar("D", bound=Decision[Any])  # a class of decisions
A = TypeVar("A")  # what else the functions get: a token, a list of options
R = TypeVar("R")  # what they give


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Generic[G, A, R]):
    """A function for one class of decisions, whatever that class is."""

    def call(self, g: G, decision: Decision[G], given: A) -> R:
        """Call it with a decision of the class."""
        raise NotImplementedError

    def call_each(self, g: G, decision: Decision[G], given: list[A]) -> list[R]:
        """Call it for each of the things given."""
        raise NotImplementedError


@final
class RowOf(Row[G, A, R], Generic[G, A, R, D]):
    """The same, with the class."""

    def __init__(self, kind: type[D], make: Callable[[G, D, A], R]) -> None:
        self.kind = kind
        self.make = make

    def call(self, g: G, decision: Decision[G], given: A) -> R:
        if not isinstance(decision, self.kind):
            raise RulesError(f"{decision.name()} is not a {self.kind.__name__}")
        return self.make(g, decision, given)

    def call_each(self, g: G, decision: Decision[G], given: list[A]) -> list[R]:
        if not isinstance(decision, self.kind):
            raise RulesError(f"{decision.name()} is not a {self.kind.__name__}")
        make = self.make
        return [make(g, decision, one) for one in given]


@final
class RowOfAll(Row[G, A, R], Generic[G, A, R, D]):
    """A function that takes all the things given at once, since much of the work is the same for each."""

    def __init__(self, kind: type[D], make: Callable[[G, D, list[A]], list[R]]) -> None:
        self.kind = kind
        self.make = make

    def call(self, g: G, decision: Decision[G], given: A) -> R:
        return self.call_each(g, decision, [given])[0]

    def call_each(self, g: G, decision: Decision[G], given: list[A]) -> list[R]:
        if not isinstance(decision, self.kind):
            raise RulesError(f"{decision.name()} is not a {self.kind.__name__}")
        return self.make(g, decision, given)


@final
class ByDecision(Generic[G, A, R]):
    """A table of functions by class of decision.

    `LABELS.on(PickForce, force_label)` says who words the options of a PickForce. The function gets
    the decision with its own type, so it reads the attributes without asking what it is. A class
    without a function of its own gets the one for the rest.
    """

    def __init__(self, rest: Callable[[G, Decision[G], A], R]) -> None:
        self.rest = rest
        self.rows: dict[type, Row[G, A, R]] = {}

    def on(self, kind: type[D], make: Callable[[G, D, A], R]) -> None:
        """Use this function for decisions of this class."""
        self.add(kind, RowOf(kind, make))

    def on_all(self, kind: type[D], make: Callable[[G, D, list[A]], list[R]]) -> None:
        """The same with a function that takes all the things given at once."""
        self.add(kind, RowOfAll(kind, make))

    def add(self, kind: type, row: Row[G, A, R]) -> None:
        """One function for each class."""
        if kind in self.rows:
            raise RulesError(f"{kind.__name__} has two functions in one table")
        self.rows[kind] = row

    def has(self, decision: Decision[G]) -> bool:
        """Has the class of this decision a function of its own?"""
        return type(decision) in self.rows

    def of(self, g: G, decision: Decision[G], given: A) -> R:
        """What the function for this decision says."""
        row = self.rows.get(type(decision))
        if row is None:
            return self.rest(g, decision, given)
        return row.call(g, decision, given)

    def each(self, g: G, decision: Decision[G], given: list[A]) -> list[R]:
        """The same for several things at once: the function is looked up once."""
        row = self.rows.get(type(decision))
        if row is None:
            rest = self.rest
            return [rest(g, decision, one) for one in given]
        return row.call_each(g, decision, given)
