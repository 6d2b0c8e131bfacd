"""One rating for all players of a league: Plackett-Luce, with seats and sides taken out.

The chance that somebody comes first is in proportion to exp(strength of the player + what the seat is worth + what the
side or race is worth); the same among the others for the second place, and so on. Strengths are fitted to all games at
once, so their order does not matter. Ties count as all orders of those who tie, each for its part. Intervals allow for
the games of one group hanging together: they share dice and players.
"""

import math
from collections.abc import Sequence
from itertools import permutations
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from jotunheim.arena.result import Result
from jotunheim.arena.standings import Figure, Z

Vector: TypeAlias = NDArray[np.float64]
Matrix: TypeAlias = NDArray[np.float64]

ELO: Final = 400.0 / math.log(10.0)  # rating points of one unit of strength
MIDDLE: Final = 1500.0  # the rating of a player like all others
PLAYER_SPREAD: Final = 3.0  # how far strengths lie apart, as a weak guess: about 500 points
SIDE_SPREAD: Final = 1.0
STEPS: Final = 50
CLOSE: Final = 1e-9
MANY: Final = 4  # more who tie than these are ordered in a few ways only


class Rating(msgspec.Struct, frozen=True):
    """A player, a seat or a side, in rating points."""

    name: str
    rating: Figure
    games: int


class Ratings(msgspec.Struct, frozen=True):
    """All that the fit says: players from the best on; seats and sides around 0."""

    players: tuple[Rating, ...]
    seats: tuple[Rating, ...]
    sides: tuple[Rating, ...]


class Model:
    """The columns of the fit: players, then seats, then sides where a seat does not fix the side."""

    def __init__(self, results: Sequence[Result]) -> None:
        self.players = sorted({name for result in results for name in result.players})
        self.seats = [str(seat + 1) for seat in range(len(results[0].players))]
        sides = sorted({name for result in results for name in result.names})
        fixed = len({result.names for result in results}) == 1
        self.sides = [] if fixed else sides
        self.size = len(self.players) + len(self.seats) + len(self.sides)
        spreads = [PLAYER_SPREAD] * len(self.players)
        spreads += [SIDE_SPREAD] * (self.size - len(spreads))
        self.penalty: Vector = 1.0 / np.square(np.array(spreads))

    def rows(self, result: Result) -> Vector:
        """Which columns count for each seat of a game."""
        found = np.zeros((len(result.players), self.size))
        for seat, name in enumerate(result.players):
            found[seat, self.players.index(name)] = 1.0
            found[seat, len(self.players) + seat] = 1.0
            if self.sides:
                at = len(self.players) + len(self.seats) + self.sides.index(result.names[seat])
                found[seat, at] = 1.0
        return found


def ratings(results: Sequence[Result]) -> Ratings:
    """Fit all games of a league."""
    model = Model(results)
    games = [(model.rows(result), orders(result.ranks)) for result in results]
    strength, curvature = fit(model, games)
    slopes: dict[int, Vector] = {}
    for result, (rows, ways) in zip(results, games, strict=True):
        group = result.number // len(result.players)
        slopes.setdefault(group, np.zeros(model.size))
        slopes[group] += slope_of(rows, ways, strength)[0]
    spreads = covariances(curvature, list(slopes.values()))
    return told(model, strength, spreads, results)


def fit(model: Model, games: list[tuple[Vector, list[tuple[int, ...]]]]) -> tuple[Vector, Matrix]:
    """Newton's method: the strengths at which the games are most likely, and the curvature there."""
    strength: Vector = np.zeros(model.size)
    for _step in range(STEPS):
        slope: Vector = -model.penalty * strength
        curvature = np.diag(model.penalty)
        for rows, ways in games:
            one, bend = slope_of(rows, ways, strength)
            slope = slope + one
            curvature = curvature + bend
        step = np.linalg.solve(curvature, slope)
        strength = strength + np.clip(step, -2.0, 2.0)
        if float(np.abs(step).max()) < CLOSE:
            break
    return strength, curvature


def slope_of(rows: Vector, ways: list[tuple[int, ...]], strength: Vector) -> tuple[Vector, Matrix]:
    """What one game says: the slope of its likelihood, and how that bends."""
    slope: Vector = np.zeros(len(strength))
    bend = np.zeros((len(strength), len(strength)))
    weights = np.exp(rows @ strength)
    for order in ways:
        for place in range(len(order) - 1):
            left = list(order[place:])
            odds = weights[left] / weights[left].sum()
            mean = odds @ rows[left]
            slope += rows[order[place]] - mean
            bend += rows[left].T @ (odds[:, None] * rows[left]) - np.outer(mean, mean)
    return slope / len(ways), bend / len(ways)


def orders(ranks: Sequence[int]) -> list[tuple[int, ...]]:
    """The orders in which seats may have come in: one, or several where some tie."""
    found: list[tuple[int, ...]] = [()]
    for rank in sorted(set(ranks)):
        tied = [seat for seat, one in enumerate(ranks) if one == rank]
        found = [before + way for before in found for way in ways_of(tied)]
    return found


def ways_of(tied: list[int]) -> list[tuple[int, ...]]:
    """All orders of a few; of many, those that turn them around, forwards and backwards."""
    if len(tied) < MANY:
        return list(permutations(tied))
    turns = [tuple(tied[at:] + tied[:at]) for at in range(len(tied))]
    return [*turns, *[turn[::-1] for turn in turns]]


def covariances(curvature: Matrix, slopes: list[Vector]) -> list[Matrix]:
    """How far the strengths may be off: by the model, and by how groups of games differ."""
    model: Matrix = np.linalg.inv(curvature).astype(np.float64)
    groups = np.zeros_like(model)
    for slope in slopes:
        groups += np.outer(slope, slope)
    few = len(slopes) / max(1, len(slopes) - 1)
    return [model, few * (model @ groups @ model)]


def told(
    model: Model, strength: Vector, spreads: list[Matrix], results: Sequence[Result]
) -> Ratings:
    """The fit in rating points, each kind around its own middle."""
    first, second = len(model.players), len(model.players) + len(model.seats)
    count = {name: sum(name in result.players for result in results) for name in model.players}
    players = part(model.players, range(first), strength, spreads, MIDDLE, count)
    everything = dict.fromkeys([*model.seats, *model.sides], len(results))
    seats = part(model.seats, range(first, second), strength, spreads, 0.0, everything)
    sides = part(model.sides, range(second, model.size), strength, spreads, 0.0, everything)
    ranked = sorted(players, key=lambda one: (-one.rating.mean, one.name))
    return Ratings(tuple(ranked), tuple(seats), tuple(sides))


def part(
    names: list[str],
    columns: range,
    strength: Vector,
    spreads: list[Matrix],
    middle: float,
    games: dict[str, int],
) -> list[Rating]:
    """Some columns in rating points, as differences from their mean."""
    found: list[Rating] = []
    for at, name in zip(columns, names, strict=True):
        against: Vector = np.zeros(len(strength))
        against[list(columns)] = -1.0 / len(names)
        against[at] += 1.0
        mean = middle + ELO * float(against @ strength)
        variance = max([float(against @ spread @ against) for spread in spreads])  # the wider one
        reach = Z * ELO * float(np.sqrt(variance))
        found.append(Rating(name, Figure(mean, mean - reach, mean + reach), games[name]))
    return found
