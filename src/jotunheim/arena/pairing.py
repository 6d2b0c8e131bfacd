"""Who plays with whom in a league: round robin, Swiss, gauntlet.

A line-up is a set of players for the seats of one table. It is played as a group of games, one for each seat: the
players move on by one seat from game to game, and all games of a group have the same seed.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final, TypeAlias

LineUp: TypeAlias = tuple[str, ...]

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
GAUNTLET: Final = "gauntlet"
KINDS: Final = (ROUND_ROBIN, SWISS, GAUNTLET)


def round_robin(players: Sequence[str], seats: int) -> list[LineUp]:
    """Every set of players once; if there are fewer players than seats, some of them sit twice."""
    if len(players) >= seats:
        return list(combinations(players, seats))
    every = combinations_with_replacement(players, seats)
    return [line_up for line_up in every if len(set(line_up)) == len(players)]


def gauntlet(players: Sequence[str], seats: int) -> list[LineUp]:
    """The first player against every set of the others."""
    first, *others = players
    if len(others) >= seats - 1:
        return [(first, *rest) for rest in combinations(others, seats - 1)]
    return [(first, *[other] * (seats - 1)) for other in others]


def swiss(
    ranked: Sequence[str], seats: int, met: Counter[LineUp], played: Counter[str]
) -> list[LineUp]:
    """One round: neighbours of the table play each other, if they can, others than before.

    `ranked` is the table, the best first. Players that do not fill a table rest; those who played most rest first.
    """
    resting = sorted(ranked, key=lambda name: (-played[name], ranked.index(name)))
    rest = set(resting[: len(ranked) % seats])
    waiting = [name for name in ranked if name not in rest]
    found: list[LineUp] = []
    while waiting:
        first, *others = waiting
        chosen = nearest(first, others, seats, met)
        found.append(tuple(sorted(chosen)))
        waiting = [name for name in waiting if name not in chosen]
    return found


def nearest(first: str, others: list[str], seats: int, met: Counter[LineUp]) -> tuple[str, ...]:
    """The first player of the table with the next ones, or with those it has met least among the next few."""
    near = others[: seats + 1]

    def cost(rest: tuple[str, ...]) -> tuple[int, int]:
        meetings = sum(met[pair(first, other)] for other in rest)
        return meetings, sum(near.index(other) for other in rest)

    return first, *min(combinations(near, seats - 1), key=cost)


def pair(one: str, other: str) -> LineUp:
    """Two players, in an order that does not depend on who asks."""
    return (one, other) if one < other else (other, one)


def meetings(line_ups: Sequence[LineUp]) -> Counter[LineUp]:
    """How often two players sat at one table."""
    return Counter(
        pair(one, other)
        for line_up in line_ups
        for one, other in combinations(sorted(set(line_up)), 2)
    )


def duel(one: str, other: str, seats: int) -> LineUp:
    """Two players who take turns at the seats of one table."""
    return tuple([one, other][seat % 2] for seat in range(seats))
