"""The decisions of many games as arrays to learn from."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from jotunheim.arena.dataset import Dataset

Array: TypeAlias = NDArray[Any]
SAME: Final = 1e-12
QUESTION: Final = "question"  # the field that says what is asked; it comes first where there is one


class Batch(msgspec.Struct, frozen=True):
    """Some decisions, padded to the most options that one of them has."""

    observations: Array  # float32 (B, size)
    questions: Array  # int64 (B)
    options: Array  # int64 (B, K); padded with 0
    offered: Array  # bool (B, K)
    thumbs: Array  # float32 (B, K): standard deviations below what the rule of thumb likes best
    shares: Array  # float32 (B, K): what search gave to each
    outcomes: Array  # float32 (B, seats): the seat that answered first


class Samples:
    """All decisions of some folders of data."""

    def __init__(self, folders: list[Path]) -> None:
        sets = [Dataset(folder) for folder in folders]
        self.about = sets[0].about
        self.games = sum([len(one) for one in sets])
        first = self.about.fields[0]
        self.question_count = first[1][0] if first[0] == QUESTION else 1
        parts = [one.arrays(number) for one in sets for number in one.games]
        self.offsets = joined([part["offsets"] for part in parts])
        self.places = np.concatenate([part["places"] for part in parts])
        self.numbers = np.concatenate([part["numbers"] for part in parts])
        self.option_offsets = joined([part["option_offsets"] for part in parts])
        self.options = np.concatenate([part["options"] for part in parts]).astype(np.int64)
        self.given = np.ones(len(self.options), np.bool_)
        self.shares = np.concatenate([part["shares"] for part in parts])
        weights = np.concatenate([part["weights"] for part in parts])
        self.thumbs = standardised(weights, self.option_offsets)
        self.outcomes = np.concatenate([turned(part, self.about.seats) for part in parts])
        count = len(self.offsets) - 1
        self.game = np.repeat(np.arange(len(parts)), [len(part["token"]) for part in parts])
        self.questions = np.zeros(count, np.int64)
        if self.question_count > 1:
            row = np.repeat(np.arange(count), np.diff(self.offsets))
            is_question = self.places < self.question_count
            self.questions[row[is_question]] = self.places[is_question]

    def __len__(self) -> int:
        return len(self.questions)

    def split(self, seed: int) -> tuple[Array, Array]:
        """The decisions to learn from, and those of every tenth game, held back."""
        games = int(self.game[-1]) + 1
        order = np.random.default_rng(seed).permutation(games)
        held = np.isin(self.game, order[: max(1, games // 10)])
        return np.flatnonzero(~held), np.flatnonzero(held)

    def batches(self, rows: Array, size: int) -> Iterator[Batch]:
        """These decisions in this order."""
        for first in range(0, len(rows), size):
            yield self.batch(rows[first : first + size])

    def batch(self, rows: Array) -> Batch:
        """Some decisions as dense arrays."""
        seen, at = spans(self.offsets, rows)
        observations = np.zeros((len(rows), self.about.size), np.float32)
        observations[at, self.places[seen]] = self.numbers[seen]
        offered, at = spans(self.option_offsets, rows)
        counts = self.option_offsets[rows + 1] - self.option_offsets[rows]
        column = np.arange(len(offered)) - np.repeat(np.cumsum(counts) - counts, counts)
        shape = (len(rows), int(counts.max()))
        parts = (self.options, self.given, self.thumbs, self.shares)
        options, given, thumbs, shares = [
            padded(part[offered], at, column, shape) for part in parts
        ]
        questions, outcomes = self.questions[rows], self.outcomes[rows]
        return Batch(observations, questions, options, given, thumbs, shares, outcomes)


def padded(numbers: Array, row: Array, column: Array, shape: tuple[int, int]) -> Array:
    """Numbers at their places among zeros."""
    found: Array = np.zeros(shape, numbers.dtype)
    found[row, column] = numbers
    return found


def joined(parts: list[Array]) -> Array:
    """Offsets of several files, one after the other."""
    found = [np.zeros(1, np.int64)]
    last = 0
    for part in parts:
        found.append(part[1:] + last)
        last += int(part[-1])
    return np.concatenate(found)


def spans(offsets: Array, rows: Array) -> tuple[Array, Array]:
    """The places of all that these rows hold, and to which of them each belongs."""
    counts = offsets[rows + 1] - offsets[rows]
    at = np.repeat(np.arange(len(rows)), counts)
    inside = np.arange(len(at)) - np.repeat(np.cumsum(counts) - counts, counts)
    return np.repeat(offsets[rows], counts) + inside, at


def standardised(weights: Array, offsets: Array) -> Array:
    """Weights as standard deviations below the best of their decision, as search reads them."""
    starts, counts = offsets[:-1], np.diff(offsets)
    wide = weights.astype(np.float64)
    mean = np.add.reduceat(wide, starts) / counts
    centred = wide - np.repeat(mean, counts)
    deviation = np.sqrt(np.add.reduceat(centred**2, starts) / counts)
    below = wide - np.repeat(np.maximum.reduceat(wide, starts), counts)
    scale = np.repeat(np.where(deviation <= SAME, np.inf, deviation), counts)
    found: Array = (below / scale).astype(np.float32)
    return found


def turned(part: dict[str, Array], seats: int) -> Array:
    """The utilities of all seats, for each decision the seat that answered first."""
    turn = (part["seat"].astype(np.int64)[:, None] + np.arange(seats)) % seats
    found: Array = part["outcomes"][turn]
    return found
