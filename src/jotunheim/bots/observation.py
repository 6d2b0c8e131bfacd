"""What a seat sees as a list of numbers, without numpy: for programs that play, and below the research doors.

A game brings its encoder as the constant `ENCODER` of the module `encoder` in its package. A game without one gets a
generic one, made of its scenes.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from jotunheim.bots.scene_encoder import SceneEncoder
from jotunheim.kernel import Game, State, UserError


class EncoderError(UserError):
    """An encoder that does not keep its word."""


class GameEncoder(Protocol):
    """What the constant `ENCODER` of a game has."""

    traits: tuple[str, ...]

    def fields(self, seats: int) -> list[tuple[str, tuple[int, ...], str]]:
        """Name, shape and meaning of each field."""

    def encode(self, g: State[Any], seat: int) -> Sequence[float]:
        """The numbers of all fields, one after the other."""


def encoder_of(game: Game[Any]) -> GameEncoder:
    """The encoder of a game's package, or a generic one for a game that has none."""
    name = f"{game.package or game.name}.encoder"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if not name.startswith(error.name or name):
            raise  # the encoder is there, but not what it imports
        return SceneEncoder(game)
    found: GameEncoder | None = getattr(module, "ENCODER", None)
    if found is None:
        raise EncoderError(f"{game.name}: {name} lacks ENCODER (docs/research.md)")
    return found
