"""Who sits at the seats that the caller of an environment does not play."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from jotunheim.bots.player import Player, player
from jotunheim.kernel import UserError

Opponent: TypeAlias = str | Player | Callable[[int], Player]
Opponents: TypeAlias = Opponent | Sequence[Opponent]


def seated(given: Opponents, others: int) -> list[Opponent]:
    """A player for each other seat; the last one named takes the seats left over."""
    found = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else [given]
    if not found or len(found) > others:
        raise UserError(f"opponents: expected 1 to {others} players, not {len(found)}")
    for who in found:
        sitting(who, 0)  # refuses a name that no player has
    return found + [found[-1]] * (others - len(found))


def sitting(who: Opponent, seed: int) -> Player:
    """An opponent for one game: by its name, made by a function of a seed, or always the same player."""
    if isinstance(who, Player):
        return who
    found = player(who, seed) if isinstance(who, str) else who(seed)
    if not isinstance(found, Player):
        raise UserError(f"opponents: expected a Player, not {type(found).__name__}")
    return found
