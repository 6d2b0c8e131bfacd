"""Luck against skill: what a player wins that thinks twice as long as all others.

One seat searches with twice the iterations. It takes every seat in turn, in games with the same dice and shuffles, as in
a tournament. If its win share is that of a player like all others, thinking longer gains nothing: the game is luck, or
search cannot use the time. A game that all win or lose together has no such share.
"""

from typing import Any, Final

import msgspec

from jotunheim.arena.plan import ArenaError, match, tournament
from jotunheim.arena.result import play_match
from jotunheim.arena.standings import Figure, share_of
from jotunheim.kernel import Game
from jotunheim.texts import _

SEARCH: Final = "search"  # the player that is measured against itself


class Skill(msgspec.Struct, frozen=True):
    """How much more a seat wins with twice the budget of the others."""

    budget: int  # iterations of search, of all other seats
    games: int
    share: Figure  # of the wins, of the seat with twice the budget
    fair: float  # the share of a player like all others


def measure(
    game: Game[Any], seats: int, budget: int, games: int, seed: int, options: dict[str, str]
) -> Skill:
    """Play so many games, each seat of a table as often as the others."""
    if game.cooperative:
        raise ArenaError(
            _("{game}: all win or lose together, so nobody can win more").format(game=game.name)
        )
    if budget < 1:
        raise ArenaError(_("search needs at least one iteration, not {n}").format(n=budget))
    players = [f"{SEARCH}:{2 * budget}", f"{SEARCH}:{budget}"]
    count = seats or game.fewest
    plan = tournament(game, players, games, count, seed, options)
    results = [play_match(game, match(plan, number)).result for number in range(games)]
    won = [result.shares[result.entries.index(0)] for result in results]
    return Skill(budget, games, share_of(won), 1 / plan.seats)
