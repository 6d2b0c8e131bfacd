"""A learned policy and value in one small file, run by numpy alone.

A file is an `.npz` without pickles. Its first array is a header in JSON: which game and seats it is for, and the command,
seed and data that made it. Numbers are kept as float16, so that a file stays below 4 MB.

    observation ── first layer ── second layer ──┬── values: one for each seat, the looking seat first
                                                 └── logits: one for each token on offer
    rule of thumb ── trust of the question + lean of question and token ── added to the logits

The lower line alone is the policy of playouts: it costs as much as the rule of thumb (`jotunheim.bots.search.guide`).
"""

from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from jotunheim.bots.observation import encoder_of
from jotunheim.bots.search import Lean
from jotunheim.kernel import Game, State, UserError
from jotunheim.kernel.encoders import PLACE, VALUE, Encoder, Marks
from jotunheim.texts import _

Array: TypeAlias = NDArray[Any]
LAYERS: Final = (
    *("first", "first_bias", "second", "second_bias"),
    *("policy", "policy_bias", "value", "value_bias", "trusts", "leans"),
)
HEADER: Final = "about"
NO_QUESTIONS: Final = ("",)  # of a game whose encoder lists no decisions: one policy for all


class WeightsError(UserError):
    """A file of weights that is damaged, or made for something else."""


class Training(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a file of weights says about itself."""

    game: str
    seats: int
    size: int  # numbers of an observation
    actions: int  # tokens of the vocabulary
    questions: tuple[str, ...]
    rules: int
    command: str
    seed: int
    games: int  # of self-play that it learned from
    decisions: int
    players: tuple[str, ...] = ()  # who played these games
    generation: int = 1
    blend: float = 0.0  # the share of the network in the value of a leaf


class Network:
    """The weights of one game and number of seats."""

    def __init__(self, about: Training, layers: dict[str, Array]) -> None:
        self.about = about
        one = {name: np.ascontiguousarray(layers[name], np.float32) for name in LAYERS}
        self.first, self.first_bias = one["first"], one["first_bias"]
        self.second, self.second_bias = one["second"], one["second_bias"]
        self.policy, self.policy_bias = one["policy"], one["policy_bias"]
        self.value, self.value_bias = one["value"], one["value_bias"]
        self.trusts, self.leans = one["trusts"], one["leans"]

    def hidden(self, places: Array, numbers: Array) -> Array:
        """What the network makes of an observation, given by its numbers that are not 0."""
        inner = numbers @ self.first[places] + self.first_bias
        np.maximum(inner, 0.0, out=inner)
        outer = inner @ self.second + self.second_bias
        found: Array = np.maximum(outer, 0.0, out=outer)
        return found

    def values(self, hidden: Array) -> Array:
        """How well each seat stands, the looking one first."""
        found: Array = np.tanh(hidden @ self.value + self.value_bias)
        return found

    def logits(self, hidden: Array, options: list[int]) -> Array:
        """What it thinks of these tokens, without the rule of thumb."""
        found: Array = self.policy[options] @ hidden + self.policy_bias[options]
        return found

    def lean(self) -> Lean:
        """The cheap part of the policy, for playouts."""
        trusts: dict[str, float] = {}
        numbers: dict[str, dict[int, float]] = {}
        for at, question in enumerate(self.about.questions):
            trusts[question] = float(self.trusts[at])
            row = self.leans[at]
            numbers[question] = {int(token): float(row[token]) for token in np.flatnonzero(row)}
        return Lean(trusts, numbers)


def write_network(path: Path, about: Training, layers: dict[str, Array]) -> None:
    """The file, whole or not at all."""
    header = np.frombuffer(msgspec.json.encode(about), np.uint8)
    kept = {name: np.asarray(layers[name], np.float16) for name in LAYERS}
    aside = path.with_name(f".{path.name}.new.npz")
    np.savez_compressed(aside, allow_pickle=False, about=header, **kept)
    aside.replace(path)


def read_network(path: Path) -> Network:
    """The network in a file."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = msgspec.json.decode(file[HEADER].tobytes(), type=Training)
            return Network(about, {name: file[name] for name in LAYERS})
    except (OSError, KeyError, ValueError, msgspec.DecodeError) as error:
        line = _("{path}: these are not weights of Jotunheim: {error}")
        raise WeightsError(line.format(path=path, error=error)) from None


def questions_of(game: Game[Any]) -> tuple[str, ...]:
    """The questions that a policy tells apart."""
    encoder = encoder_of(game)
    if isinstance(encoder, Encoder) and encoder.places:
        return tuple([kind.__name__ for kind in encoder.places])
    return NO_QUESTIONS


def fits(network: Network, game: Game[Any]) -> bool:
    """Was it trained for this game as it is now?"""
    about = network.about
    size = sum([int(np.prod(shape)) for _name, shape, _why in encoder_of(game).fields(about.seats)])
    now = (game.name, size, len(game.words), questions_of(game))
    return now == (about.game, about.size, about.actions, about.questions)


class Eye:
    """Makes the observations of one game and number of seats, sparse."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.encoder = encoder_of(game)
        self.rows: Encoder[Any] | None = None
        if isinstance(self.encoder, Encoder):
            self.rows = self.encoder
            self.starts = self.rows.starts(seats)

    def look(self, g: State[Any], seat: int) -> tuple[Array, Array]:
        """Places and numbers that are not 0; the encoders of our games read nothing that is hidden from the seat."""
        if self.rows is None:
            whole = np.array(self.encoder.encode(g, seat), np.float32)
            places = np.flatnonzero(whole)
            return places, whole[places]
        marks = Marks()
        self.rows.mark(g, seat, self.starts, marks)
        self.rows.mark_lasting(g, self.starts, marks)
        packed = marks.packed()
        return np.frombuffer(packed[0], PLACE), np.frombuffer(packed[1], VALUE)
