"""What a tournament shows: win share, rank and rating of each player, with 95 % intervals.

A player that holds several seats of a game counts once a game, with the mean of its seats: their
fates hang together. In a shared game all of a table win or lose, so only shares of wins count. Ratings are OpenSkill's (Plackett-Luce), game by game in the order of numbers,
so they do not depend on the order in which the games ended.
"""

import math
import statistics
from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from jotunheim.arena.result import Result

Z: Final = 1.96  # of 95 %
FEWEST: Final = 3  # values for an interval: Student's factor for two is 12.7
STUDENT: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)  # 1 to 10 degrees


class Figure(msgspec.Struct, frozen=True):
    """A mean, and where it lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    def words(self, factor: float, digits: int, unit: str = "") -> tuple[str, str]:
        """The mean and the interval for people; of very few values there is no interval."""
        mean, low, high = [factor * value for value in (self.mean, self.low, self.high)]
        interval = "" if math.isinf(low) else f"[{low:.{digits}f}, {high:.{digits}f}]"
        return f"{mean:.{digits}f}{unit}", interval


class Standing(msgspec.Struct, frozen=True):
    """One player in a tournament."""

    player: str
    games: int
    win_share: Figure
    fair_share: float  # the win share of a player like all others
    rank: Figure
    rating: Figure
    score: float
    decision_ms: float
    decisions: int


class Summary(msgspec.Struct, frozen=True):
    """A tournament in figures."""

    games: int
    planned: int
    standings: tuple[Standing, ...]
    length: Figure  # decisions a game
    seconds: float  # of thought, of all players together
    shared: bool = False  # all seats win or lose together: ranks and ratings say nothing


def summary(results: list[Result], planned: int) -> Summary:
    """Sum up the finished games of a tournament."""
    ratings = rate(results)
    names = sorted({name for result in results for name in result.players})
    found = [standing(name, results, ratings[name]) for name in names]
    shared = all(is_shared(result) for result in results)
    best = by_wins if shared else by_rating
    return Summary(
        games=len(results),
        planned=planned,
        standings=tuple(sorted(found, key=best)),
        length=mean_of([result.length for result in results], least=0),
        seconds=round(sum([sum(result.seconds) for result in results]), 3),
        shared=shared,
    )


def is_shared(result: Result) -> bool:
    """Did all seats win, or none of them? A draw of rivals gives each a part of the win."""
    return set(result.shares) in ({0.0}, {1.0})


def by_rating(one: Standing) -> tuple[float, str]:
    """Where a player stands among others: the highest rating first."""
    return -one.rating.mean, one.player


def by_wins(one: Standing) -> tuple[float, str]:
    """The same in a shared game, which gives no ratings."""
    return -one.win_share.mean, one.player


def standing(name: str, results: list[Result], rating: Figure) -> Standing:
    """One player's figures."""
    games = [result for result in results if name in result.players]
    seconds = sum([sum(of_player(r, name, r.seconds)) for r in games])
    decisions = sum([sum(of_player(r, name, r.decisions)) for r in games])
    shares = [statistics.fmean(of_player(r, name, r.shares)) for r in games]
    return Standing(
        player=name,
        games=len(games),
        win_share=share_of(shares),
        fair_share=statistics.fmean([sum(r.shares) / len(r.shares) for r in games]),
        rank=mean_of(
            [statistics.fmean(of_player(r, name, r.ranks)) for r in games],
            least=1,
            most=max([len(r.players) for r in games]),
        ),
        rating=rating,
        score=statistics.fmean([statistics.fmean(of_player(r, name, r.scores)) for r in games]),
        decision_ms=1000 * seconds / decisions if decisions else 0.0,
        decisions=int(decisions),
    )


def of_player(result: Result, name: str, values: Sequence[float]) -> list[float]:
    """The values of the seats a player held."""
    return [values[seat] for seat, player in enumerate(result.players) if player == name]


def share_of(values: list[float]) -> Figure:
    """A share of wins with Wilson's interval, which stays between 0 and 1 and is never empty."""
    n = len(values)
    p = statistics.fmean(values)
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return Figure(p, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_of(values: Sequence[float], least: float = -math.inf, most: float = math.inf) -> Figure:
    """A mean with Student's interval, within what can be; of fewer than three values too little is known."""
    mean = statistics.fmean(values)
    n = len(values)
    if n < FEWEST:
        return Figure(mean, -math.inf, math.inf)
    reach = student(n - 1) * statistics.stdev(values) / math.sqrt(n)
    return Figure(mean, max(least, mean - reach), min(most, mean + reach))


def student(freedom: int) -> float:
    """Student's factor for 95 %, for so many degrees of freedom; beyond the table by its expansion."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def rate(results: list[Result]) -> dict[str, Figure]:
    """The rating of each player after all games."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for result in results:
        for name in result.players:
            known.setdefault(name, model.rating(name=name))
        rate_game(model, known, result)
    return {
        name: Figure(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for name, rating in known.items()
    }


def rate_game(model: PlackettLuce, known: dict[str, PlackettLuceRating], result: Result) -> None:
    """One game. A player on several seats takes the mean of what its seats have earned."""
    if len(set(result.players)) == 1 or len(result.players) == 1:
        return  # playing against oneself says nothing
    teams = [[known[name]] for name in result.players]
    rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
    for name in set(result.players):
        mine = [team[0] for seat, team in enumerate(rated) if result.players[seat] == name]
        mu = statistics.fmean([rating.mu for rating in mine])
        sigma = statistics.fmean([rating.sigma for rating in mine])
        known[name] = model.create_rating([mu, sigma], name)
