"""Does the value of a search tell options apart? Evaluations against the mean of many playouts to the end.

PYTHONPATH=build/native .venv/bin/python scripts/values.py valda stronghold --seed 81000 --jobs 2

Positions come from games of the rule of thumb. At each of them up to five options are tried: the two that the rule of thumb
likes best, and others by lot. Playouts go on as those of a search do, and the n-th one of each option meets the same chance.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from typing import Any, Final, NamedTuple

from balance_parts import positive, table

from jotunheim import registry
from jotunheim.bots.search import Guide, best_of
from jotunheim.bots.search.chance import PlyChance
from jotunheim.bots.search.thumb import some_of
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance, Game, State

GAMES: Final = ("giant", "assault", "stronghold", "dwarves", "valda")
SEATS: Final = {"assault": 4, "dwarves": 4}  # others: 2
LOOKS: Final = (0, 8, 30)  # decisions after which a position is evaluated
GLANCE: Final = 4  # options that a quick answer weighs in a search
LIKED: Final = 2
TRIED: Final = 5
LEAST: Final = 1e-9


class Option(NamedTuple):
    """One option of a position, for the seat that is asked."""

    weight: float  # by the rule of thumb
    halves: tuple[float, float]  # mean utility of the playouts with odd numbers, and with even ones
    looks: list[float]  # mean evaluation after so many decisions

    @property
    def truth(self) -> float:
        """The mean of all playouts."""
        return sum(self.halves) / 2.0


class Figures(NamedTuple):
    """What is known of a game."""

    positions: int
    between: float  # correlation of evaluation and truth, from position to position
    error: float  # mean absolute error of the evaluation
    spread: float  # of the true values of the options of one decision
    weights: float  # correlation with the truth within a decision, corrected for its noise …
    looks: list[float]  # … of the evaluations


def look_at(name: str, playouts: int, glance: int, seed: int) -> list[Option]:
    """One position of one game; nothing if the game was over before."""
    game: Game[Any] = registry.game(name)
    chance = Chance(seed)
    g: State[Any] = game.start({}, SEATS.get(name, 2), chance)
    length = rest_of(game, g.clone(), Chance(seed))
    for _ in range(Chance(seed).below(length)):
        if g.asked is not None:
            g.play(thumb(game, g, chance))
    while g.asked is not None and len(g.options) < 2:
        g.play(g.options[0])
    if g.asked is None:
        return []
    plan = Plan(game, g, playouts, glance)
    return [tried(plan, token, weight) for token, weight in chosen(game, g, chance)]


def rest_of(game: Game[Any], g: State[Any], chance: Chance) -> int:
    """How many decisions a game has from here on."""
    count = 0
    while g.asked is not None:
        g.play(thumb(game, g, chance))
        count += 1
    return count


def thumb(game: Game[Any], g: State[Any], chance: Chance) -> int:
    """What the rule of thumb answers."""
    options: list[int] = g.options
    return options[best_of(game.weigh(g, options), chance)]


def chosen(game: Game[Any], g: State[Any], chance: Chance) -> list[tuple[int, float]]:
    """The options to try, with their weights."""
    options: list[int] = g.options
    weights = dict(zip(options, game.weigh(g, options), strict=True))
    ranked = sorted(options, key=lambda token: -weights[token])
    others = some_of(ranked[LIKED:], TRIED - LIKED, chance)
    return [(token, weights[token]) for token in [*ranked[:LIKED], *others]]


class Plan(NamedTuple):
    """How the options of a position are tried."""

    game: Game[Any]
    g: State[Any]
    playouts: int
    glance: int


def tried(plan: Plan, token: int, weight: float) -> Option:
    """Play an option out so many times."""
    game, g = plan.game, plan.g
    assert g.asked is not None
    seat = g.asked.seat
    world = Sight(game, g, seat).world()
    halves: tuple[list[float], list[float]] = ([], [])
    looks: list[list[float]] = [[] for _ in LOOKS]
    for number in range(plan.playouts):
        dealt = game.determinize(world, seat, PlyChance(number))
        dealt.play(token)
        utility, seen = played_out(plan, dealt, seat, Chance(number))
        halves[number % 2].append(utility)
        for place, value in enumerate(seen):
            looks[place].append(value)
    odd, even = [statistics.fmean(half) for half in halves]
    return Option(weight, (odd, even), [statistics.fmean(values) for values in looks])


def played_out(plan: Plan, g: State[Any], seat: int, chance: Chance) -> tuple[float, list[float]]:
    """The utility of the seat at the end, and its evaluations on the way; those after the end are the utility."""
    game = plan.game
    guide: Guide[Any] = Guide(game)
    seen: list[float] = []
    played = 0
    while g.asked is not None:
        if played in LOOKS:
            seen.append(game.evaluate_all(g)[seat])
        options: list[int] = some_of(g.options, plan.glance, chance)
        g.play(guide.answer(g, options, chance))
        played += 1
    utility = game.outcome(g).utilities[seat]
    return utility, seen + [utility] * (len(LOOKS) - len(seen))


def figures(positions: list[list[Option]]) -> Figures:
    """What all positions say together."""
    means = [statistics.fmean([option.truth for option in options]) for options in positions]
    values = [statistics.fmean([option.looks[0] for option in options]) for options in positions]
    truths = [within([option.truth for option in options]) for options in positions]
    first = [within([option.halves[0] for option in options]) for options in positions]
    second = [within([option.halves[1] for option in options]) for options in positions]
    half = correlation(first, second)
    reliable = max(2.0 * half / (1.0 + half), LEAST)  # of the means of all playouts

    def judged(opinions: list[list[float]]) -> float:
        return correlation([within(one) for one in opinions], truths) / math.sqrt(reliable)

    return Figures(
        positions=len(positions),
        between=correlation([values], [means]),
        error=statistics.fmean([abs(a - b) for a, b in zip(means, values, strict=True)]),
        spread=math.sqrt(statistics.fmean([x * x for own in truths for x in own]) * reliable),
        weights=judged([standard([option.weight for option in options]) for options in positions]),
        looks=[
            judged([[option.looks[at] for option in options] for options in positions])
            for at in range(len(LOOKS))
        ],
    )


def within(values: list[float]) -> list[float]:
    """How far each option lies from the mean of its decision."""
    mean = statistics.fmean(values)
    return [value - mean for value in values]


def standard(weights: list[float]) -> list[float]:
    """Weights of a rule of thumb have no scale of their own: in standard deviations."""
    spread = statistics.pstdev(weights)
    return [weight / spread if spread > LEAST else 0.0 for weight in weights]


def correlation(some: list[list[float]], others: list[list[float]]) -> float:
    """Of all numbers of both; 0 where one of them never changes."""
    a = [x for own in some for x in own]
    b = [x for own in others for x in own]
    if statistics.pstdev(a) <= LEAST or statistics.pstdev(b) <= LEAST:
        return 0.0
    return statistics.correlation(a, b)


def main(argv: Sequence[str] | None = None) -> int:
    """Look at the games, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all five if none is named")
    parser.add_argument("--positions", type=positive, default=96)
    parser.add_argument("--playouts", type=positive, default=96, help="of each option")
    parser.add_argument("--glance", type=positive, default=GLANCE, help="options of a quick answer")
    parser.add_argument("--seed", type=positive, default=81000, help="of the first game")
    parser.add_argument("--jobs", type=positive, default=1, help="processes that play")
    args = parser.parse_args(argv)
    lines = [["game", "positions", "correlation", "error", "spread", "weights"]]
    lines[0] += [f"e{look}" for look in LOOKS]
    seeds = range(args.seed, args.seed + args.positions)
    with Pool(args.jobs) as pool:
        for name in args.games or GAMES:
            found = pool.map(partial(look_at, name, args.playouts, args.glance), seeds, chunksize=1)
            one = figures([options for options in found if options])
            numbers = [one.between, one.error, one.spread, one.weights, *one.looks]
            lines.append([name, str(one.positions), *[f"{number:.2f}" for number in numbers]])
            print(f"values: {name} is done", file=sys.stderr, flush=True)
    print(table(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
