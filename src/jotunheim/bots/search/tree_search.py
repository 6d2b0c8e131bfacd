"""Search: many worlds the seat cannot tell from its own, one tree over all of them.

Each iteration deals a new world, walks down the tree by answers that are legal in that world, adds one answer, and lets
the game evaluate the position. Every seat maximises its own utility (max-n), so teams and shared games need nothing
special.

The tree holds what the searching seat can notice. A covert pass of another seat leaves no trace in it: it looks as if the
seat was not asked. Secret answers are kept outside the tree: each seat chooses its answer at the node where secrecy
began, so no seat reacts to what is still hidden.
"""

import math
import time
from typing import Final, Generic, final

from jotunheim.bots.search.chance import PlyChance
from jotunheim.bots.search.guide import Guide
from jotunheim.bots.search.style import Style
from jotunheim.bots.search.thumb import some_of
from jotunheim.bots.search.tree import Edge, Fork, Node, child_of
from jotunheim.kernel import PASS, Chance, Decision, G, Game

LEAST_SPREAD: Final = 0.02  # exploration goes on even if utilities hardly differ
FIRST_SPREAD: Final = 0.3  # used for the first worlds
SETTLING: Final = 8  # … this many
SPREADS: Final = 6.0  # from the lowest to the highest of many utilities
NOW_AND_THEN: Final = 8  # iterations between two looks at whether the answer can still change
RESTLESS: Final = 200  # decisions played after the horizon, at most, to reach a quiet position
SEEDS: Final = 1 << 20
KEENNESS: Final = 2.0  # a secret answer that is one spread better is e**2 times as likely


@final
class Search(Generic[G]):
    """One search for one decision of one seat; `root` may hold what an earlier search has learned."""

    def __init__(
        self,
        game: Game[G],
        world: G,
        seat: int,
        chance: Chance,
        style: Style,
        root: Node,
        guide: Guide[G] | None = None,
    ) -> None:
        self.game = game
        self.guide: Guide[G] = Guide(game) if guide is None else guide
        self.world = world  # as the seat knows it: see Game.normal
        self.seat = seat
        asked: Decision[G] | None = world.asked
        assert asked is not None and asked.seat == seat
        self.question = asked.name()
        self.is_secret = asked.secret
        self.first_seed = chance.word() * SEEDS + chance.word() % SEEDS  # of the worlds
        self.rng = chance  # for quick answers and guesses
        self.style = style
        self.plies = style.plies if style.plies >= 0 else game.horizon
        self.root = root
        self.iterations = 0
        self.deepest = 0
        self.sums = [0.0] * world.seats  # of utilities, and of their squares, by seat
        self.squares = [0.0] * world.seats
        self.lowest = [1.0] * world.seats
        self.highest = [-1.0] * world.seats
        # How far the walk has come:
        self.node = root
        self.veiled: Node | None = None  # where secrecy began
        self.apart: Node | None = None  # how far another seat has come in a secret answer
        self.apart_seat = -1

    def run(self, iterations: int, seconds: float, only_answer: bool = False) -> None:
        """Search until a budget is used up; 0 stands for no limit of that kind.

        If only the answer is wanted, stop as soon as the rest of the iterations cannot change it.
        """
        end = time.monotonic() + seconds
        left = iterations
        while left != 0 or iterations == 0:
            self.iterate()
            left -= 1
            if seconds > 0.0 and time.monotonic() >= end:
                break
            if only_answer and left > 0 and left % NOW_AND_THEN == 0 and self.is_decided(left):
                break

    def is_decided(self, left: int) -> bool:
        """Does the rule of thumb's answer lead by more visits than are left?"""
        fork = self.root.fork(self.seat, self.question)
        best = fork.most_visited()
        if best is None or best is not fork.best_liked():
            return False
        for edge in fork.edges.values():
            if edge is not best and edge.visits + left >= best.visits:
                return False
        return True

    def verdict(self) -> Edge:
        """The answer to give: the most visited one, or the rule of thumb's if the difference is not significant.

        Early in a game, far from anything that scores, the results of options differ by chance alone.
        """
        fork = self.root.fork(self.seat, self.question)
        best = fork.most_visited()
        thumb = fork.best_liked()
        assert best is not None and thumb is not None
        if thumb is best or thumb.visits == 0:
            return best
        spread = self.spread(self.seat)
        if self.plies:
            error = spread * math.sqrt(1.0 / best.visits + 1.0 / thumb.visits)
        else:
            error = math.sqrt(best.doubt(spread) + thumb.doubt(spread))
        return best if best.value() - thumb.value() > self.style.doubt * error else thumb

    def iterate(self) -> None:
        """One world, one walk, one new answer, one evaluation.

        The n-th try of each option of the root meets the same chance, so that chance cancels out when
        they are compared.
        """
        fork = self.root.fork(self.seat, self.question)
        edge = self.select(self.world, fork)
        g = self.game.determinize(self.world, self.seat, PlyChance(self.first_seed + edge.visits))
        self.node = self.root
        self.veiled = self.root if self.is_secret else None
        self.apart = None
        forks: list[Fork] = [fork]
        edges: list[Edge] = [edge]
        self.follow(g, edge)
        while not g.over and edge.visits > 0 and len(edges) < self.style.depth:
            asked: Decision[G] | None = g.asked
            assert asked is not None
            fork = self.where(asked).fork(asked.seat, asked.name())
            if fork.visits == 0:
                edge = self.first(g, fork)
            elif asked.secret and asked.seat != self.seat:
                edge = self.guess(g, fork)
            else:
                edge = self.select(g, fork)
            forks.append(fork)
            edges.append(edge)
            self.follow(g, edge)
        self.learn(forks, edges, self.worth(g))

    def where(self, asked: Decision[G]) -> Node:
        """The node whose forks hold what is known of this question."""
        if not asked.secret:
            self.veiled = None
            self.apart = None
            return self.node
        if self.veiled is None:
            self.veiled = self.node
        if asked.seat == self.seat:
            return self.node
        if self.apart is None or self.apart_seat != asked.seat:
            self.apart = self.veiled
            self.apart_seat = asked.seat
        return self.apart

    def follow(self, g: G, edge: Edge) -> None:
        """Give an answer, and move on in the tree as far as the searching seat notices it."""
        asked: Decision[G] | None = g.asked
        assert asked is not None
        self.move_on(asked, edge)
        g.play(edge.token)

    def move_on(self, asked: Decision[G], edge: Edge) -> None:
        """Where the answer leads in the tree."""
        if asked.seat == self.seat:
            self.node = child_of(edge)
        elif asked.secret:
            self.apart = child_of(edge)
        elif not (asked.covert and edge.token == PASS):
            self.node = child_of(edge)

    def first(self, g: G, fork: Fork) -> Edge:
        """A quick answer to a question met for the first time: most are never met again."""
        edge = Edge(self.quick_answer(g), 1.0 / len(g.options))
        fork.edges[edge.token] = edge
        edge.offers = 1
        return edge

    def select(self, g: G, fork: Fork) -> Edge:
        """The answer to try: good so far, or rarely tried and well liked by the rule of thumb."""
        options: list[int] = g.options
        offered = self.offered(g, fork, options)
        style = self.style
        spread = self.spread(fork.seat)
        mass = 0.0
        for edge in offered:
            edge.offers += 1
            mass += edge.prior
        curiosity = style.explore * spread / mass
        imagined = style.caution * fork.value()
        unknown = fork.value() - style.urgency * spread
        best = offered[0]
        most = -1e9
        for edge in offered:
            known = unknown
            if edge.visits:
                known = (edge.promise * edge.visits + imagined) / (edge.visits + style.caution)
            offers = math.sqrt(float(edge.offers))  # of a whole number it is slow when compiled
            score = known + curiosity * edge.prior * offers / (1 + edge.visits)
            if score > most:
                most = score
                best = edge
        return best

    def guess(self, g: G, fork: Fork) -> Edge:
        """A secret answer of another seat: drawn at random, better ones more likely.

        A seat that always took its best answer would adapt to the searching seat as if it could see
        what is hidden.
        """
        options: list[int] = g.options
        offered = self.offered(g, fork, options)
        spread = self.spread(fork.seat)
        mean = fork.value()
        odds: list[float] = []
        for edge in offered:
            edge.offers += 1
            gain = (edge.promise - mean) / spread if edge.visits else 0.0
            odds.append(edge.prior * math.exp(KEENNESS * min(gain, 2.0)))
        at = sum(odds) * self.rng.below(SEEDS) / SEEDS
        for i, edge in enumerate(offered):
            at -= odds[i]
            if at < 0.0:
                return edge
        return offered[0]

    def offered(self, g: G, fork: Fork, options: list[int]) -> list[Edge]:
        """The edges of the options of this world; the rule of thumb is asked about new ones."""
        if fork.is_wide and options == fork.last:
            return fork.offered  # most worlds offer the same as the one before
        edges = fork.edges
        if not fork.is_wide:
            self.widen(g, fork, options)
        for token in options:
            if token not in edges:
                self.widen(g, fork, options)
                break
        fork.last = options
        fork.offered = [edges[token] for token in options]
        return fork.offered

    def widen(self, g: G, fork: Fork, options: list[int]) -> None:
        """Weigh the options, and add edges for those that no world has offered here before."""
        odds = self.guide.priors(g, options, self.style.trust)
        for i, token in enumerate(options):
            edge = fork.edges.get(token)
            if edge is None:
                fork.edges[token] = Edge(token, odds[i])
            elif not fork.is_wide:
                edge.prior = odds[i]  # the first answer was not weighed
        fork.is_wide = True

    def spread(self, seat: int) -> float:
        """How far the utilities of a seat lie apart: the scale on which options differ."""
        n = self.iterations
        if n < SETTLING:
            return FIRST_SPREAD
        mean = self.sums[seat] / n
        variance = self.squares[seat] / n - mean * mean
        # One option tried again and again has a small variance; the results of the others count too.
        span = (self.highest[seat] - self.lowest[seat]) / SPREADS
        return max(LEAST_SPREAD, max(span, math.sqrt(max(variance, 0.0))))

    def worth(self, g: G) -> list[float]:
        """The utility of each seat: of the outcome, or as the game evaluates a horizon."""
        style = self.style
        plies = self.plies
        left = RESTLESS
        asked: Decision[G] | None = g.asked
        seat = -1 if asked is None else asked.seat
        while asked is not None and plies > 0 and not (style.to_turn and asked.seat != seat):
            g.play(self.quick_answer(g))
            asked = g.asked
            plies -= 1
            if plies == 0 and left > 0 and not self.game.is_quiet(g):
                plies = 1
                left -= 1
        if g.over:
            return self.game.outcome(g).utilities
        return self.guide.values(g)

    def quick_answer(self, g: G) -> int:
        """What is played after a leaf."""
        options: list[int] = g.options
        if self.style.guided:
            options = some_of(options, self.style.glance, self.rng)
            return self.guide.answer(g, options, self.rng)
        return options[self.rng.below(len(options))]

    def learn(self, forks: list[Fork], edges: list[Edge], utilities: list[float]) -> None:
        """Add the result of a walk to all forks and edges on its way.

        Results of playouts are noisy, and the best of many continuations is often only the luckiest. So
        an answer promises more than its mean only where there are no playouts.
        """
        for i, edge in enumerate(edges):
            fork = forks[i]
            worth = utilities[fork.seat]
            edge.visits += 1
            edge.total += worth
            edge.squares += worth * worth
            fork.visits += 1
            fork.total += worth
        for i in range(len(edges) - 1, -1, -1):
            if self.plies:
                edges[i].promise = edges[i].total / edges[i].visits
            else:
                edges[i].refresh(forks[i].seat)
        for seat, worth in enumerate(utilities):
            self.sums[seat] += worth
            self.squares[seat] += worth * worth
            self.lowest[seat] = min(self.lowest[seat], worth)
            self.highest[seat] = max(self.highest[seat], worth)
        self.iterations += 1
        self.deepest = max(self.deepest, len(edges))
