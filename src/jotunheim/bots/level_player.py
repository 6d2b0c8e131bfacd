"""A player of a level: how strong it plays is said by the game it is asked in."""

from collections.abc import Callable
from typing import final

from jotunheim.bots.interface import Insight, Player, Thought
from jotunheim.bots.ladder import ladder_of
from jotunheim.bots.seat import Sight


@final
class LevelPlayer(Player):
    """Hands every question on to the player that the ladder of the game names."""

    def __init__(self, level: str, seed: int, make: Callable[[str, int], Player]) -> None:
        self.name = level
        self.seed = seed
        self.make = make
        self.inner: Player | None = None  # made when the game is known: at the first question

    def choose(self, sight: Sight) -> int:
        return self.playing(sight).choose(sight)

    def explain(self, sight: Sight) -> list[Insight]:
        return self.playing(sight).explain(sight)

    def thought(self) -> Thought | None:
        return self.inner.thought() if self.inner is not None else None

    def faults(self) -> list[str]:
        return self.inner.faults() if self.inner is not None else []

    def close(self) -> None:
        if self.inner is not None:
            self.inner.close()

    def playing(self, sight: Sight) -> Player:
        """The player behind the level in this game."""
        if self.inner is None:
            self.inner = self.make(ladder_of(sight.game).player_of(self.name), self.seed)
        return self.inner
