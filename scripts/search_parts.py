"""What is each part of a search worth, and what does it lose by what it does not know?

PYTHONPATH=build/native .venv/bin/python scripts/search_parts.py valda stronghold --seed 2172 --jobs 2 --kept build/parts.jsonl

One seat searches with habits, all others follow habits. The same games are played in each of these ways:

usual    as every search: one tree over many worlds that the seat cannot tell apart
step     no tree: it compares the options of the question, and goes on as its habits do
flat     no prior: all options get the same attention at first
bold     no doubt: it takes the answer that it tried most, also where habits are hardly worse
short    it evaluates at once
long     it looks twice as far before it evaluates (eight decisions where the game names no horizon)
apart    a tree for each of eight worlds with an eighth of the iterations, added up: as if it knew which world it is in
knowing  in the true world: it knows all cards of others and the order of all decks, only dice are unknown
sure     in the tree others take what their habits like best, as they do at the table
wild     nothing is known of others: all their answers are equally likely at first, and in playouts

A run that was stopped goes on where it was, if its games are kept.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from balance_parts import percent, play_seeds, played_before, positive, table
from ladder import GAMES, OPTIONS, SEATS

from jotunheim import registry
from jotunheim.arena.result import win_shares
from jotunheim.arena.standings import share_of
from jotunheim.bots.learned import Wish, guide_for
from jotunheim.bots.player import Sight, player
from jotunheim.bots.search import Edge, Guide, Node, Search, Style
from jotunheim.bots.search.chance import PlyChance
from jotunheim.bots.search_player import Budget, SearchPlayer
from jotunheim.kernel import Chance, Decision, Game, Outcome, State

USUAL: Final = "usual"
APART: Final = "apart"
KNOWING: Final = "knowing"
SURE: Final = "sure"
WILD: Final = "wild"
STYLES: Final = ("step", "flat", "bold", "short", "long")  # ways that only differ in the style
WAYS: Final = (USUAL, *STYLES, APART, KNOWING, SURE, WILD)
FURTHER: Final = 8  # decisions that a long look plays where the game names no horizon
WORLDS: Final = 8  # that have a tree each
LEAST: Final = 1e-6  # odds of what others surely do not answer
SEEDS: Final = 1_000_000  # of one run
Table = State[Any]


class Frozen(Game[Any]):
    """A game in which nothing hidden is dealt again: a search in it takes its world for the true one."""

    def __init__(self, inner: Game[Any]) -> None:
        super().__init__(inner.name, inner.title, inner.words)
        self.inner = inner
        self.horizon = inner.horizon

    def determinize(self, g: Table, seat: int, chance: Chance, track: bool = False) -> Table:
        """The same world, with other dice to come."""
        new: Table = g.clone()
        new.chance = chance
        return new

    def outcome(self, g: Table) -> Outcome:
        """As in the game."""
        return self.inner.outcome(g)

    def is_quiet(self, g: Table) -> bool:
        """As in the game."""
        return self.inner.is_quiet(g)


class Opinion(Guide[Any]):
    """What one seat thinks that others will do; of itself it thinks as usual."""

    def __init__(self, usual: Guide[Any], own: int, way: str) -> None:
        super().__init__(usual.game, usual.lean, usual.habits)
        self.own = own
        self.way = way

    def is_about_others(self, g: Table) -> bool:
        """Is somebody else asked?"""
        asked: Decision[Any] | None = g.asked
        return asked is not None and asked.seat != self.own

    def priors(self, g: Table, options: list[int], trust: float) -> list[float]:
        """How likely each option is thought to be."""
        if not self.is_about_others(g):
            return super().priors(g, options, trust)
        if self.way == WILD:
            return [1.0 / len(options)] * len(options)
        weights = self.weigh(g, options)
        best = weights.index(max(weights))
        return [1.0 if at == best else LEAST for at in range(len(options))]

    def answer(self, g: Table, options: list[int], rng: Chance) -> int:
        """The option that a playout takes."""
        if self.way == WILD and self.is_about_others(g):
            return options[rng.below(len(options))]
        return super().answer(g, options, rng)


def style_of(way: str, game: Game[Any]) -> Style:
    """How a search of this way thinks."""
    return {
        "step": Style(depth=1),
        "flat": Style(trust=0.0),
        "bold": Style(doubt=0.0),
        "short": Style(plies=0),
        "long": Style(plies=2 * game.horizon or FURTHER),
    }.get(way, Style())


class Thinker:
    """Searches in one of the ways. It is handed the table itself, so it is no player of the arena."""

    def __init__(self, game: Game[Any], way: str, iterations: int, seed: int) -> None:
        self.game = game
        self.way = way
        self.style = style_of(way, game)
        self.budget = SearchPlayer(Budget(iterations))  # it says what a question gets
        self.chance = Chance(seed)
        self.usual: Guide[Any] | None = None

    def choose(self, g: Table, seat: int) -> int:
        """Its answer."""
        usual = self.usual = self.usual or guide_for(self.game, g.seats, Wish())
        guide = Opinion(usual, seat, self.way) if self.way in (SURE, WILD) else usual
        sight = Sight(self.game, g, seat)
        iterations = self.budget.iterations(sight)
        if self.way == APART:
            return added_up(self.each_world(sight, guide, iterations)).verdict().token
        game = Frozen(self.game) if self.way == KNOWING else self.game
        world = g.clone() if self.way == KNOWING else sight.world()
        return self.search(game, world, seat, guide, iterations).verdict().token

    def each_world(self, sight: Sight, guide: Guide[Any], iterations: int) -> list[Search[Any]]:
        """A search in each of some worlds."""
        found: list[Search[Any]] = []
        game = Frozen(self.game)
        for _world in range(WORLDS):
            world = sight.sample(PlyChance(self.chance.word()))
            each = max(1, iterations // WORLDS)
            found.append(self.search(game, world, sight.seat, guide, each))
        return found

    def search(
        self, game: Game[Any], world: Table, seat: int, guide: Guide[Any], iterations: int
    ) -> Search[Any]:
        """A search that has used up its budget."""
        search: Search[Any] = Search(game, world, seat, self.chance, self.style, Node(), guide)
        search.run(iterations, 0.0)
        return search


def added_up(searches: list[Search[Any]]) -> Search[Any]:
    """The first of these searches, with what all of them found out about the options of the question."""
    first = searches[0]
    fork = first.root.fork(first.seat, first.question)
    for other in searches[1:]:
        for token, edge in other.root.fork(first.seat, first.question).edges.items():
            fork.edges[token] = both(fork.edges[token], edge) if token in fork.edges else edge
        first.iterations += other.iterations
        for seat in range(len(first.sums)):
            first.sums[seat] += other.sums[seat]
            first.squares[seat] += other.squares[seat]
            first.lowest[seat] = min(first.lowest[seat], other.lowest[seat])
            first.highest[seat] = max(first.highest[seat], other.highest[seat])
    return first


def both(one: Edge, other: Edge) -> Edge:
    """What two searches know of an answer."""
    sum_ = Edge(one.token, one.prior + other.prior)
    sum_.visits = one.visits + other.visits
    sum_.total = one.total + other.total
    sum_.squares = one.squares + other.squares
    if sum_.visits:
        promise = one.promise * one.visits + other.promise * other.visits
        sum_.promise = promise / sum_.visits
    return sum_


class Played(NamedTuple):
    """How a game came out for the seat that searched."""

    game: str
    way: str
    iterations: int
    seed: int
    share: float
    decisions: int
    seconds: float


def play(name: str, way: str, iterations: int, seed: int) -> Played:
    """One seat searches, the others follow their habits."""
    game: Game[Any] = registry.game(name)
    seats = SEATS.get(name, game.fewest)
    options = OPTIONS.get(name, [{}])
    g = game.start(options[seed % len(options)], seats, Chance(seed))
    own = seed // len(options) % seats
    thinker = Thinker(game, way, iterations, seed)
    others = [player("learned", seed + seat) for seat in range(seats)]
    decisions, seconds = 0, 0.0
    while g.asked is not None:
        seat = g.asked.seat
        if seat != own:
            g.play(others[seat].choose(Sight(game, g, seat)))
            continue
        begin = time.process_time()
        g.play(thinker.choose(g, seat))
        seconds += time.process_time() - begin
        decisions += 1
    share = win_shares(game.outcome(g))[own]
    return Played(name, way, iterations, seed, share, decisions, seconds)


def play_many(
    name: str, way: str, iterations: int, seeds: range, jobs: int, kept: Path | None
) -> list[Played]:
    """A game of each seed, in one way."""
    old = [
        one
        for one in played_before(Played, kept)
        if (one.game, one.way, one.iterations) == (name, way, iterations)
    ]
    return play_seeds(
        partial(play, name, way, iterations), seeds, old, f"{name}, {way}", jobs, kept
    )


def line_of(played: list[Played], usual: list[Played]) -> list[str]:
    """A line of the table."""
    gains = [one.share - other.share for one, other in zip(played, usual, strict=True)]
    error = 1.96 * statistics.pstdev(gains) / len(gains) ** 0.5
    pace = sum([one.seconds for one in played]) / max(1, sum([one.decisions for one in played]))
    gain = f"{100 * statistics.fmean(gains):+.1f} ± {100 * error:.1f}"
    return [
        played[0].game,
        played[0].way,
        str(len(played)),
        " ".join(percent(share_of([one.share for one in played]))),
        "" if played is usual else gain,
        f"{1000 * pace:.1f}",
    ]


def main(argv: Sequence[str] | None = None) -> int:
    """Play the games, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all five if none is named")
    parser.add_argument("--ways", default=",".join(WAYS), help="to compare with the usual one")
    parser.add_argument("--number", type=positive, default=100, help="of games in each way")
    parser.add_argument("--iterations", type=positive, default=64, help="for a decision")
    parser.add_argument("--seed", type=positive, default=1)
    parser.add_argument("--jobs", type=positive, default=1, help="processes that play")
    parser.add_argument("--kept", type=Path, help="a file for finished games")
    args = parser.parse_args(argv)
    wrong = [way for way in args.ways.split(",") if way not in WAYS]
    if wrong:
        parser.error(f"expected some of {','.join(WAYS)}, got {wrong[0]!r}")
    seeds = range(args.seed * SEEDS, args.seed * SEEDS + args.number)
    lines = [["game", "way", "games", "win share, 95 %", "gain, same games", "ms"]]
    for name in args.games or GAMES:
        usual = play_many(name, USUAL, args.iterations, seeds, args.jobs, args.kept)
        lines.append(line_of(usual, usual))
        for way in args.ways.split(","):
            if way != USUAL:
                found = play_many(name, way, args.iterations, seeds, args.jobs, args.kept)
                lines.append(line_of(found, usual))
    print(table(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
