"""A player that searches the worlds its seat cannot tell from the true one."""

import math
from dataclasses import dataclass
from typing import Any, final

from jotunheim.bots.interface import Insight, Player, Thought
from jotunheim.bots.learned import Wish, guide_for
from jotunheim.bots.search import Edge, Guide, Node, Search, Style
from jotunheim.bots.search.tree import expected_line
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance, UserError
from jotunheim.texts import _

LEAST_SHARE = 8  # of the budget is always used: one part in so many
SPARE = 2  # two options take not twice, but more than twice what one would
STRAYS = 1 << 20
LINE = 6  # answers shown of an expected line


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision; 0: no limit of that kind."""

    iterations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.iterations <= 0 and not 0 < self.seconds < math.inf:
            raise UserError(_("a search needs a budget: a number of iterations or of seconds"))


@final
class SearchPlayer(Player):
    """Information-set Monte-Carlo tree search, with the tree kept while its own turn goes on."""

    def __init__(
        self,
        budget: Budget,
        seed: int = 0,
        style: Style | None = None,
        name: str = "search",
        learned: Wish | None = None,
        stray: float = 0.0,
    ) -> None:
        self.name = name
        self.budget = budget
        self.style = style or Style()
        self.chance = Chance(seed)
        self.kept: Node | None = None  # what is known of the decision that should come next …
        self.awaited = ""  # … which is this one
        self.reused = 0  # visits taken over from the search before
        self.edges: list[Edge] = []  # of the last choice
        self.learned = learned
        self.stray = stray  # how often it plays another option than the best, to learn from it
        self.guide: Guide[Any] | None = None  # None: what the game says

    def choose(self, sight: Sight) -> int:
        search = self.think(sight, only_answer=True)
        best = search.verdict()
        self.edges = list(search.root.fork(sight.seat, sight.question).edges.values())
        if self.stray and self.chance.below(STRAYS) < self.stray * STRAYS:
            best = self.drawn()
        self.keep(sight, best)
        return best.token

    def drawn(self) -> Edge:
        """An option at random, as likely as it was visited."""
        at = self.chance.below(sum([edge.visits for edge in self.edges]))
        for edge in self.edges:
            at -= edge.visits
            if at < 0:
                break
        return edge

    def explain(self, sight: Sight) -> list[Insight]:
        search = self.think(sight)
        best = search.verdict()
        edges = search.root.fork(sight.seat, sight.question).edges.values()
        total = sum(edge.visits for edge in edges)
        ranked = sorted(edges, key=lambda e: (e is not best, -e.visits, -e.value()))
        return [insight(sight, edge, total) for edge in ranked]

    def thought(self) -> Thought | None:
        visits = sum([edge.visits for edge in self.edges])
        if not visits:
            return None
        value = (
            sum([edge.visits * edge.value() for edge in self.edges if edge.visits], 0.0) / visits
        )
        shares = {edge.token: edge.visits / visits for edge in self.edges}
        return Thought(shares, max(-1.0, min(1.0, value)))

    def think(self, sight: Sight, only_answer: bool = False) -> Search[Any]:
        """Search as long as the budget allows, or until the answer is clear."""
        root = self.recall(sight)
        world = sight.world()
        if self.guide is None and self.learned is not None:
            self.guide = guide_for(sight.game, sight.seats, self.learned)
        search: Search[Any] = Search(
            sight.game, world, sight.seat, self.chance, self.style, root, self.guide
        )
        self.reused = root.fork(sight.seat, sight.question).visits
        search.run(self.iterations(sight), self.budget.seconds, only_answer)
        return search

    def iterations(self, sight: Sight) -> int:
        """The budget of this question: less where there are few options, or much is known already."""
        most = self.budget.iterations
        crowd = sight.game.crowd
        if crowd:
            most = most * min(len(sight.options) + SPARE, crowd + SPARE) // (crowd + SPARE)
        saved = int(sight.game.memory * self.reused)
        least = min(self.budget.iterations, 1)  # none would mean no limit
        return max(most - saved, self.budget.iterations // LEAST_SHARE, least)

    def recall(self, sight: Sight) -> Node:
        """The tree kept from the last decision, if this is the decision it was kept for."""
        kept, awaited = self.kept, self.awaited
        self.kept = None
        if kept is not None and sight.digest() == awaited:
            return kept
        return Node()

    def keep(self, sight: Sight, edge: Edge) -> None:
        """Keep the tree below the answer if the seat is asked again at once and learns nothing in between."""
        self.kept = None
        if edge.child is None or not edge.child.forks:
            return
        after = sight.world()
        known = after.learned + after.chance.draws
        after.play(edge.token)
        asked = after.asked
        if asked is None or asked.seat != sight.seat:
            return
        if after.learned + after.chance.draws == known:
            self.kept = edge.child
            self.awaited = Sight(sight.game, after, sight.seat).digest()


def insight(sight: Sight, edge: Edge, total: int) -> Insight:
    """What a search found out about one option."""
    line = expected_line(edge.child, LINE) if edge.visits else []
    return Insight(
        token=sight.name(edge.token),
        share=edge.visits / total if total else 0.0,
        visits=edge.visits,
        value=edge.value() if edge.visits else None,
        line=tuple([(seat, sight.name(token)) for seat, _, token in line]),
    )
