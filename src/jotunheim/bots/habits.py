"""Files of habits: what `./jotun train GAME --habits` has learned about options, as plain JSON with names for tokens."""

from pathlib import Path
from typing import Any

import msgspec

from jotunheim.bots.search import Habits
from jotunheim.kernel import Game, UserError
from jotunheim.texts import _


class HabitsError(UserError):
    """A file of habits that cannot be read."""


class HabitsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Habits of one game and number of seats, and where they come from."""

    game: str
    seats: int
    rules: int  # the version of the rules that they were learned with
    command: str
    seed: int
    games: int  # that they were learned from
    # By habit and name of a token: what is added to its weight.
    numbers: dict[str, dict[str, float]]


def read_habits(path: Path) -> HabitsFile:
    """What a file says."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=HabitsFile)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        line = _("{path} does not hold habits: {error}")
        raise HabitsError(line.format(path=path, error=error)) from None


def write_habits(path: Path, habits: HabitsFile) -> None:
    """The file, whole or not at all; a line for each habit, so that changes can be read."""
    aside = path.with_name(f".{path.name}.new")
    aside.write_bytes(msgspec.json.format(msgspec.json.encode(habits, order="sorted")) + b"\n")
    aside.replace(path)


def habits_of(file: HabitsFile, game: Game[Any]) -> Habits:
    """Habits as a search uses them. Tokens that the game no longer has are left out: the others are still right."""
    tokens = {name: token for token, name in enumerate(game.words.names)}
    numbers = {
        habit: {tokens[name]: number for name, number in own.items() if name in tokens}
        for habit, own in file.numbers.items()
    }
    return Habits(numbers)
