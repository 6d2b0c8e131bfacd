"""The tree: what was learned in all worlds together, along the answers given in them.

A node stands for what the searching seat has noticed so far. Dice and deals differ from world to
world, so different questions may come up at one node: each has its fork. A fork has an edge for
every option that any world has offered there.
"""

from typing import Final, final

SAME: Final = 1e-9
IMAGINED: Final = 2.0  # visits added to the real ones: a few that agree by chance prove little


@final
class Edge:
    """One answer to one question."""

    def __init__(self, token: int, prior: float) -> None:
        self.token = token
        self.prior = prior  # how good it looks to the rule of thumb; sums to 1 where first met
        self.offers = 0  # times it was on offer when the question came up
        self.visits = 0
        self.total = 0.0  # of the utilities of the seat that answers
        self.squares = 0.0  # of the same
        self.promise = 0.0  # what it brings if the seat goes on as well as it can
        self.child: Node | None = None

    def value(self) -> float:
        """What it promises to the seat that answers."""
        return self.promise

    def refresh(self, seat: int) -> None:
        """Compute again what it promises: the mean, or more where the same seat continues.

        If an answer is only the first part of a choice, the mean over all continuations says little:
        the seat will take the best of them. Only tries that came to the next question are lifted:
        those in which the answer ended the game at once count as they ended.
        """
        self.promise = self.total / self.visits
        child = self.child
        if child is None or len(child.forks) != 1 or child.forks[0].seat != seat:
            return
        fork = child.forks[0]
        best = fork.most_visited()
        if best is not None:
            share = best.visits / (best.visits + IMAGINED)
            self.promise += share * (best.promise - fork.value()) * fork.visits / self.visits

    def doubt(self, spread: float) -> float:
        """The square of the standard error of its value; the spread stands for two visits more."""
        n = self.visits
        mean = self.total / n
        scatter = max(self.squares - n * mean * mean, 0.0)
        return (scatter + IMAGINED * spread * spread) / (n + IMAGINED) / n


@final
class Fork:
    """One question to one seat."""

    def __init__(self, seat: int, question: str) -> None:
        self.seat = seat
        self.question = question
        self.visits = 0
        self.total = 0.0
        self.is_wide = False  # met twice, so all options were weighed
        self.edges: dict[int, Edge] = {}
        self.last: list[int] = []  # the options of the last world …
        self.offered: list[Edge] = []  # … and their edges

    def value(self) -> float:
        """What it brought to the seat that answers, on average."""
        return self.total / self.visits if self.visits else 0.0

    def most_visited(self) -> Edge | None:
        """The answer that search trusts most; of equals the one of more value."""
        best: Edge | None = None
        for edge in self.edges.values():
            if edge.visits and (best is None or is_better(edge, best)):
                best = edge
        return best

    def best_liked(self) -> Edge | None:
        """The answer that the rule of thumb likes best; of equals the most visited."""
        best: Edge | None = None
        for edge in self.edges.values():
            lead = 1.0 if best is None else edge.prior - best.prior
            if best is None or lead > SAME or (lead >= -SAME and is_better(edge, best)):
                best = edge
        return best


@final
class Node:
    """The questions that came up after the same answers."""

    def __init__(self) -> None:
        self.forks: list[Fork] = []

    def fork(self, seat: int, question: str) -> Fork:
        """The fork for a question; made when it comes up for the first time."""
        for fork in self.forks:
            if fork.seat == seat and fork.question == question:
                return fork
        new = Fork(seat, question)
        self.forks.append(new)
        return new

    def main_fork(self) -> Fork | None:
        """The question that came up most often."""
        best: Fork | None = None
        for fork in self.forks:
            if best is None or fork.visits > best.visits:
                best = fork
        return best


def is_better(edge: Edge, best: Edge) -> bool:
    """More visits; of equals, more value."""
    if edge.visits != best.visits:
        return edge.visits > best.visits
    return edge.total > best.total


def child_of(edge: Edge) -> Node:
    """The node behind an answer; made when it is first looked at."""
    child = edge.child
    if child is None:
        child = Node()
        edge.child = child
    return child


def expected_line(node: Node | None, length: int) -> list[tuple[int, str, int]]:
    """How play is expected to go on: seat, question and token of each answer."""
    found: list[tuple[int, str, int]] = []
    while node is not None and len(found) < length:
        fork = node.main_fork()
        edge = None if fork is None else fork.most_visited()
        if fork is None or edge is None:
            break
        found.append((fork.seat, fork.question, edge.token))
        node = edge.child
    return found
