"""What a seat sees as numbers: one vector of fixed size for each game and number of seats.

A game brings its encoder as the constant `ENCODER` of the module `encoder` in its package, made with
`jotunheim.kernel.encoders`. It has

    fields(seats)    what the numbers mean: name, shape and meaning of each field, in their order
    encode(g, seat)  the numbers, all of them from -1 to 1
    traits           words about the game that OpenSpiel wants to know: "zero-sum", "open", …

`encode` is never handed the table itself, but the one world that stands for all worlds the seat cannot
tell apart (`Game.normal`). So what it returns cannot depend on hidden things, not even by mistake. Only an encoder
that is proven to read nothing hidden (`BLIND`) gets the table.
A game without an encoder gets a generic one, made of its scenes.
"""

from dataclasses import dataclass
from math import prod
from operator import is_
from struct import Struct
from typing import Any, TypeAlias

from jotunheim.bots.observation import EncoderError, encoder_of
from jotunheim.envs.extras import needed
from jotunheim.kernel import Chance, Game, State
from jotunheim.kernel.encoders import BLIND, PLACE, VALUE, Marks
from jotunheim.kernel.encoders import Encoder as Rows

with needed("research"):
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Encoder", "EncoderError", "Field", "Numbers", "Places", "encoder_of"]
Numbers: TypeAlias = "NDArray[np.float32]"
Places: TypeAlias = "NDArray[np.int64]"


@dataclass(frozen=True)
class Field:
    """A run of numbers with one meaning."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    start: int

    @property
    def slice(self) -> slice:
        """Where its numbers stand in the vector."""
        return slice(self.start, self.start + prod(self.shape))


class Encoder:
    """The encoder of one game for one number of seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.numbers = encoder_of(game)
        self.fields: list[Field] = []
        self.size = 0
        for name, shape, meaning in self.numbers.fields(seats):
            self.fields.append(Field(name, shape, meaning, self.size))
            self.size += prod(shape)
        self.layout = Struct(f"{self.size}f")
        self.traits = self.numbers.traits
        self.is_blind = BLIND in self.traits
        self.starts = self.numbers.starts(seats) if isinstance(self.numbers, Rows) else []
        self.ground: list[object] = []  # what the lasting fields rested on the last time …
        self.lasting: Numbers = np.zeros(self.size, np.float32)  # … and their numbers

    def encode(self, table: State[Any], seat: int) -> Numbers:
        """What the seat sees of the table."""
        found: Numbers = np.empty(self.size, np.float32)
        self.encode_into(found, table, seat)
        return found

    def encode_into(self, row: Numbers, table: State[Any], seat: int) -> None:
        """Write what the seat sees into a row of numbers."""
        rows = self.numbers
        world = table if self.is_blind else self.game.normal(table.me(), seat)
        if not isinstance(rows, Rows):
            row[:] = self.encode_world(world, seat)
            return
        marks = Marks()
        rows.mark(world, seat, self.starts, marks)
        self.look_at_ground(rows, world)
        row[:] = self.lasting
        put(row, marks)

    def look_at_ground(self, rows: "Rows[Any]", world: State[Any]) -> None:
        """Make the lasting fields again if they rest on something else than the last time."""
        now = rows.rests_on(world)
        if len(now) == len(self.ground) and all(map(is_, now, self.ground)):
            return
        marks = Marks()
        rows.mark_lasting(world, self.starts, marks)
        self.ground = now
        self.lasting[:] = 0.0
        put(self.lasting, marks)

    def encode_world(self, world: State[Any], seat: int) -> Numbers:
        """All numbers for a world as the seat knows it already, one field after the other."""
        found = self.numbers.encode(world, seat)
        if len(found) != self.size:
            raise EncoderError(
                f"{self.game.name}: its fields have {self.size} numbers, but encode gave {len(found)}"
            )
        # Four times as fast as numpy's own way from a list; a copy can be written to.
        return np.frombuffer(self.layout.pack(*found), dtype=np.float32).copy()

    def recall(self, given: dict[str, str]) -> int:
        """The most answers of a game with these settings, if they and the table are all there is to remember."""
        numbers = self.numbers
        if not isinstance(numbers, Rows) or numbers.recall is None:
            return 0
        return numbers.recall(self.game.start(given, self.seats, Chance(0)))

    def split(self, numbers: Numbers) -> dict[str, Numbers]:
        """The fields by name, each in its shape."""
        return {field.name: numbers[field.slice].reshape(field.shape) for field in self.fields}

    def text(self, numbers: Numbers) -> str:
        """The numbers as one line a field, without its zeros."""
        lines: list[str] = []
        for field in self.fields:
            part = numbers[field.slice]
            shown = [f"{i}:{part[i]:.4g}" for i in np.flatnonzero(part)]
            if shown:
                lines.append(f"{field.name} {' '.join(shown)}")
        return "\n".join(lines)

    def describe(self) -> str:
        """All fields with their places, as a table for people."""
        lines = ["| field | place | shape | meaning |", "|---|---|---|---|"]
        for field in self.fields:
            place = f"{field.slice.start}:{field.slice.stop}"
            shape = " × ".join([str(n) for n in field.shape])
            lines.append(f"| `{field.name}` | {place} | {shape} | {field.meaning} |")
        return "\n".join(lines)


def put(row: Numbers, marks: Marks) -> None:
    """Write the numbers that are not 0 into a row."""
    places, values = marks.packed()
    row[whole(places)] = real(values)


def whole(packed: bytes) -> Places:
    """Packed places as an array."""
    return np.frombuffer(packed, PLACE)


def real(packed: bytes) -> Numbers:
    """Packed values as an array."""
    return np.frombuffer(packed, VALUE)
