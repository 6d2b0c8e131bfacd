"""Data of a tournament for training: one file for each game, a card that says what is in them, and a reader.

    DIR/README.md      the card, for people
    DIR/dataset.json   the same for programs: game, versions, players, fields, sizes
    DIR/00042.npz      one game; `SCHEMA` in dataset_card.py says what it holds

Rows are kept sparse: an observation of thousands of numbers has some dozens that are not 0.
"""

import io
from collections.abc import Iterator
from math import prod
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from jotunheim.arena.dataset_card import SCHEMA, About, card
from jotunheim.arena.plan import ArenaError, Tournament
from jotunheim.bots.interface import Thought
from jotunheim.bots.observation import encoder_of
from jotunheim.kernel import Game, State
from jotunheim.texts import _

Array: TypeAlias = NDArray[Any]

ABOUT: Final = "dataset.json"
CARD: Final = "README.md"


class Writer:
    """Collects the decisions of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.encoder = encoder_of(game)
        self.offsets = [0]
        self.places: list[int] = []
        self.numbers: list[float] = []
        self.option_offsets = [0]
        self.options: list[int] = []
        self.shares: list[float] = []
        self.weights: list[float] = []
        self.tokens: list[int] = []
        self.seats: list[int] = []
        self.values: list[float] = []

    def add(
        self, table: State[Any], seat: int, options: list[int], token: int, thought: Thought | None
    ) -> None:
        """One decision, as the table was before it."""
        world = self.game.normal(table.me(), seat)
        for at, number in enumerate(self.encoder.encode(world, seat)):
            if number:
                self.places.append(at)
                self.numbers.append(number)
        self.offsets.append(len(self.places))
        given = thought.shares if thought is not None else {token: 1.0}
        self.options += options
        self.shares += [given.get(option, 0.0) for option in options]
        self.weights += self.game.weigh(world, options)
        self.option_offsets.append(len(self.options))
        self.tokens.append(token)
        self.seats.append(seat)
        self.values.append(thought.value if thought is not None else float("nan"))

    def file(self, utilities: list[float]) -> bytes:
        """The game as the bytes of an npz file."""
        kept = io.BytesIO()
        np.savez_compressed(
            kept,
            offsets=np.array(self.offsets, np.int64),
            places=np.array(self.places, np.int32),
            numbers=np.array(self.numbers, np.float32),
            option_offsets=np.array(self.option_offsets, np.int64),
            options=np.array(self.options, np.int32),
            shares=np.array(self.shares, np.float32),
            weights=np.array(self.weights, np.float32),
            token=np.array(self.tokens, np.int32),
            seat=np.array(self.seats, np.int8),
            value=np.array(self.values, np.float32),
            outcome=np.array([utilities[seat] for seat in self.seats], np.float32),
            outcomes=np.array(utilities, np.float32),
        )
        return kept.getvalue()


class DataFolder:
    """The folder that a tournament writes."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def claim(self, game: Game[Any], plan: Tournament) -> None:
        """Write the card; a folder that holds other data is refused."""
        about = about_of(game, plan)
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / ABOUT
        if file.exists() and read_about(self.path) != about:
            raise ArenaError(_("{path} holds the data of other games").format(path=self.path))
        if not file.exists() and any(self.path.iterdir()):
            line = _("{path} holds other things; name a new or empty folder")
            raise ArenaError(line.format(path=self.path))
        file.write_bytes(msgspec.json.format(msgspec.json.encode(about)) + b"\n")
        (self.path / CARD).write_text(card(about), encoding="utf-8")

    def has(self, number: int) -> bool:
        """Is the file of this game there?"""
        return (self.path / shard_name(number)).exists()

    def add(self, number: int, data: bytes) -> None:
        """The file of a game, whole or not at all."""
        aside = self.path / f".{shard_name(number)}.new"
        aside.write_bytes(data)
        aside.replace(self.path / shard_name(number))


def shard_name(number: int) -> str:
    """The file of a game."""
    return f"{number:05}.npz"


def about_of(game: Game[Any], plan: Tournament) -> About:
    """What is written about a tournament's data."""
    fields = tuple(encoder_of(game).fields(plan.seats))
    return About(
        game=plan.game,
        seats=plan.seats,
        players=plan.players,
        seed=plan.seed,
        options=plan.options,
        rules=plan.rules,
        content=plan.content,
        size=sum([prod(shape) for _name, shape, _meaning in fields]),
        actions=len(game.words),
        tokens=tuple(game.words.names),
        fields=fields,
    )


def read_about(path: Path) -> About:
    """What a folder says about its data."""
    try:
        return msgspec.json.decode((path / ABOUT).read_bytes(), type=About)
    except (OSError, msgspec.DecodeError) as error:
        line = _("{path}: no dataset of Jotunheim here: {error}")
        raise ArenaError(line.format(path=path, error=error)) from None


class Rows(msgspec.Struct, frozen=True):
    """Some decisions as dense arrays, row by row."""

    observations: Array  # float32 (D, size)
    masks: Array  # int8 (D, actions)
    shares: Array  # float32 (D, actions)
    tokens: Array
    seats: Array
    values: Array
    outcomes: Array  # of the seat that answered


class Dataset:
    """Reads a folder of data."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.about = read_about(self.path)
        self.games = sorted([int(file.stem) for file in self.path.glob("[0-9]*.npz")])

    def __len__(self) -> int:
        return len(self.games)

    def arrays(self, number: int) -> dict[str, Array]:
        """A game as it is kept, by the names of `SCHEMA`."""
        with np.load(self.path / shard_name(number)) as file:
            return {name: file[name] for name, _kind, _meaning in SCHEMA}

    def rows(self, number: int) -> Rows:
        """All decisions of a game."""
        kept = self.arrays(number)
        count = len(kept["token"])
        at = np.repeat(np.arange(count), np.diff(kept["offsets"]))
        offered = np.repeat(np.arange(count), np.diff(kept["option_offsets"]))
        observations = np.zeros((count, self.about.size), np.float32)
        observations[at, kept["places"]] = kept["numbers"]
        masks = np.zeros((count, self.about.actions), np.int8)
        masks[offered, kept["options"]] = 1
        shares = np.zeros((count, self.about.actions), np.float32)
        shares[offered, kept["options"]] = kept["shares"]
        one = [kept[name] for name in ("token", "seat", "value", "outcome")]
        return Rows(observations, masks, shares, *one)

    def batches(self, size: int, seed: int) -> Iterator[Rows]:
        """All games once in a random order, mixed a few at a time, in batches of so many decisions."""
        rng = np.random.default_rng(seed)
        order = rng.permutation(self.games).tolist()
        pool: list[Rows] = []
        for number in order:
            pool.append(self.rows(number))
            if sum([len(rows.tokens) for rows in pool]) >= 4 * size or number == order[-1]:
                yield from mixed(pool, size, rng)
                pool = []


def mixed(pool: list[Rows], size: int, rng: np.random.Generator) -> Iterator[Rows]:
    """The decisions of some games in a random order; the last batch may be smaller."""
    names = Rows.__struct_fields__
    whole = [np.concatenate([getattr(rows, name) for rows in pool]) for name in names]
    order = rng.permutation(len(whole[0]))
    for first in range(0, len(order), size):
        yield Rows(*[part[order[first : first + size]] for part in whole])
