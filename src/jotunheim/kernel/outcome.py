"""How a game ended: own points, ranks, utilities."""

from typing import final

from jotunheim.kernel.errors import RulesError


@final
class Outcome:
    """Scores in the game's own points, ranks from 1, utilities in [-1, 1]; one of each per seat."""

    def __init__(
        self, scores: list[int], ranks: list[int], utilities: list[float], reason: str = ""
    ) -> None:
        if not len(scores) == len(ranks) == len(utilities):
            raise RulesError("an outcome has one score, rank and utility per seat")
        self.scores = scores
        self.ranks = ranks
        self.utilities = utilities
        self.reason = reason  # how it was decided, in words: the last tie-break used, a knock-out

    def winners(self) -> list[int]:
        """The seats of rank 1; nobody in a shared game that was lost."""
        return [s for s, r in enumerate(self.ranks) if r == 1 and self.utilities[s] >= 0]


def rank_utilities(ranks: list[int]) -> list[float]:
    """From 1 for the sole winner down to -1 for the last; equals share, so all of it sums to 0."""
    n = len(ranks)
    if n == 1:
        return [0.0]
    found: list[float] = []
    for rank in ranks:
        below = len([r for r in ranks if r > rank])
        above = len([r for r in ranks if r < rank])
        found.append((below - above) / (n - 1))
    return found


def competitive(scores: list[int], breaks: list[list[int]], reason: str = "") -> Outcome:
    """Ranks by score, then by each tie-break in turn (one list per tie-break; more is better)."""
    keys = [[scores[s]] + [row[s] for row in breaks] for s in range(len(scores))]
    ranks = [1 + len([k for k in keys if k > mine]) for mine in keys]
    return Outcome(scores, ranks, rank_utilities(ranks), reason)


def cooperative(seats: int, won: bool, score: int, reason: str = "") -> Outcome:
    """All win or all lose."""
    worth = 1.0 if won else -1.0
    return Outcome([score] * seats, [1] * seats, [worth] * seats, reason)
