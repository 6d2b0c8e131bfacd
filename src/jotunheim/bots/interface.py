"""The one interface of all players: what the seat knows goes in, a token comes out."""

from dataclasses import dataclass

from jotunheim.bots.seat import Sight


@dataclass(frozen=True)
class Insight:
    """What a player thinks of one option."""

    token: str
    share: float  # how much of its thought it gave to this option; all of them sum to 1
    visits: int = 0  # of a search
    value: float | None = None  # what it expects for its own seat, in [-1, 1]
    line: tuple[tuple[int, str], ...] = ()  # how it expects play to go on: seat and token


@dataclass(frozen=True)
class Thought:
    """What a player thought at its last choice, for data to learn from."""

    shares: dict[int, float]  # of its visits, by token; they sum to 1
    value: float  # what it expected for its own seat, in [-1, 1]


class Player:
    """Subclass it and write `choose`. A player sits at one seat of one game and may remember."""

    name = "player"

    def choose(self, sight: Sight) -> int:
        """The answer: one of `sight.options`."""
        raise NotImplementedError

    def explain(self, sight: Sight) -> list[Insight]:
        """What it thinks of each option, the best first; for hints."""
        chosen = self.choose(sight)
        rest = [token for token in sight.options if token != chosen]
        return [
            Insight(sight.name(token), 1.0 if token == chosen else 0.0) for token in [chosen, *rest]
        ]

    def thought(self) -> Thought | None:
        """What it thought at its last choice; None: there is nothing to learn from but the answer."""
        return None

    def faults(self) -> list[str]:
        """What went wrong since the last call, a line each; the rule of thumb answered instead."""
        return []

    def close(self) -> None:
        """The game is over, or the seat is given to somebody else."""
