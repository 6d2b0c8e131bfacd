"""Everybody against everybody: how a player scores against each other one it has met."""

from collections.abc import Sequence

import msgspec

from jotunheim.arena.result import Result
from jotunheim.arena.sequential import score_against
from jotunheim.arena.standings import Figure, share_of


class Meeting(msgspec.Struct, frozen=True):
    """One player against another one."""

    player: str
    other: str
    games: int
    score: Figure  # the share of games in which it came in first of the two; a tie counts half


def cross_table(results: Sequence[Result]) -> list[Meeting]:
    """All pairs that have met, each in both directions."""
    scores: dict[tuple[str, str], list[float]] = {}
    for result in results:
        there = sorted(set(result.players))
        for one in there:
            for other in there:
                if one != other:
                    score = score_against(result, one, other)
                    scores.setdefault((one, other), []).append(score)
    return [
        Meeting(one, other, len(values), share_of(values))
        for (one, other), values in sorted(scores.items())
    ]
