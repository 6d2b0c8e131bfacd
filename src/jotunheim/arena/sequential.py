"""Stop when the answer is clear: is one player better than another by so many points?

The question compares two worlds: both players are equal (A scores 50 %), or A is better by the points asked for. After
each group of games the evidence for the second is weighed against the first (a sequential probability ratio test on the
mean of a group, whose variance is estimated). The test ends when the evidence is 19 to 1 for one of them, so that each
wrong answer has a chance of about 5 %.
"""

import math
import statistics
from collections.abc import Sequence
from typing import Final

import msgspec

from jotunheim.arena.plan import ArenaError
from jotunheim.arena.result import Result
from jotunheim.texts import _

WRONG: Final = 0.05  # chance of each wrong answer
BOUND: Final = math.log((1 - WRONG) / WRONG)
FEWEST: Final = 8  # groups before the variance means anything
LEAST_VARIANCE: Final = 1e-4

YES: Final = "yes"
NO: Final = "no"
OPEN: Final = "open"


class Question(msgspec.Struct, frozen=True):
    """Is `better` better than `worse` by so many points of a hundred?"""

    better: str
    worse: str
    points: float


class Answer(msgspec.Struct, frozen=True):
    """What the games say so far."""

    verdict: str  # yes, no or open
    groups: int  # that were needed, or are there
    share: float  # of `better` against `worse`
    evidence: float  # natural logarithm; the bounds are -2.94 and 2.94


def question(text: str) -> Question:
    """A question as typed: A>B+5."""
    better, sign, rest = text.partition(">")
    worse, plus, points = rest.rpartition("+")
    try:
        number = float(points)
    except ValueError:
        number = 0.0
    if not (sign and plus and better.strip() and worse.strip()) or not 0 < number < 50:
        line = _("question {text}: expected A>B+POINTS, as in knight>squire+5")
        raise ArenaError(line.format(text=repr(text)))
    return Question(better.strip(), worse.strip(), number)


def answer(asked: Question, results: Sequence[Result]) -> Answer:
    """The verdict of the games of both players, group by group in the order of their numbers."""
    scores = group_scores(asked, results)
    for count in range(FEWEST, len(scores) + 1):
        evidence = weigh(scores[:count], asked.points / 100)
        if abs(evidence) >= BOUND:
            verdict = YES if evidence > 0 else NO
            return Answer(verdict, count, statistics.fmean(scores[:count]), evidence)
    share = statistics.fmean(scores) if scores else 0.5
    evidence = weigh(scores, asked.points / 100) if len(scores) >= FEWEST else 0.0
    return Answer(OPEN, len(scores), share, evidence)


def weigh(scores: Sequence[float], gain: float) -> float:
    """How much likelier the scores are if A is better by the gain than if both are equal."""
    variance = max(LEAST_VARIANCE, statistics.variance(scores))
    mean = statistics.fmean(scores)
    return len(scores) * gain * (2 * mean - 1 - gain) / (2 * variance)


def group_scores(asked: Question, results: Sequence[Result]) -> list[float]:
    """The score of A against B in each whole group in which both sat."""
    found: dict[int, list[float]] = {}
    seats = 0
    for result in results:
        if asked.better in result.players and asked.worse in result.players:
            seats = len(result.players)
            score = score_against(result, asked.better, asked.worse)
            found.setdefault(result.number // seats, []).append(score)
    return [statistics.fmean(found[group]) for group in sorted(found) if len(found[group]) == seats]


def score_against(result: Result, one: str, other: str) -> float:
    """The share of pairs of seats in which one came in before the other; a tie counts half."""
    pairs = [
        (result.ranks[a], result.ranks[b])
        for a, mine in enumerate(result.players)
        for b, theirs in enumerate(result.players)
        if mine == one and theirs == other
    ]
    return statistics.fmean([1.0 if a < b else 0.5 if a == b else 0.0 for a, b in pairs])
