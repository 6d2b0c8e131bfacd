"""What a seat sees as numbers, for research: the base of all encoders.

A game has one `ENCODER` in its room `encoder`: rows of fields, each with one function that makes its numbers, all of
them from -1 to 1. What a function gets is never the table itself, but the one world that stands for all worlds that
the seat cannot tell apart (`Game.normal`), so a field cannot hold a secret.

    ENCODER: Final = Encoder(
        [ZERO_SUM],                                   # traits
        decisions_in([turn, attack, trade]),          # the game's decisions
        [
            Field("pools", (2,), "what is left of each pool", board.pools),
            Field("first", (SEATS,), "who begins, this seat first", board.first),
        ],
    )

The fields `question` and `asked` come first, where a game lists its decisions. That list grows at its end only, so
that trained networks keep their inputs: a new module comes last. A new decision in an old module moves what follows.
"""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Final, Generic, final

from librt.strings import BytesWriter, read_f32_le, read_i64_le, write_f32_le, write_i64_le
from mypy_extensions import i64

from jotunheim.kernel.errors import RulesError
from jotunheim.kernel.steps import Decision, G

ZERO_SUM: Final = "zero-sum"  # the utilities of all seats sum to 0
SHARED: Final = "shared"  # all seats have the same utility
OPEN: Final = "open"  # nothing is hidden
NO_CHANCE: Final = "no chance"  # nothing is drawn or rolled
# No field reads what is hidden from its seat, so the fields may be handed the table itself, which saves a clone.
BLIND: Final = "blind"
TRAITS: Final = (ZERO_SUM, SHARED, OPEN, NO_CHANCE, BLIND)

PLACE: Final = "<i8"  # the types of packed places and values, as numpy spells them …
VALUE: Final = "<f4"
PLACE_BYTES: Final = 8  # … and their sizes
VALUE_BYTES: Final = 4

SEATS: Final = -1  # in a shape: as many as there are seats
NOBODY: Final = -1


# Numbers --------------------------------------------------------------------------------------------


def share(value: float, most: float) -> float:
    """A part of the whole, cut off at -1 and 1."""
    return max(-1.0, min(1.0, value / most))


def shares(values: Sequence[int], most: float) -> list[float]:
    """Parts of one whole."""
    return [share(value, most) for value in values]


def one_of(at: int, size: int) -> list[float]:
    """A 1 at this place among zeros; a place outside gives zeros alone."""
    found = [0.0] * size
    if 0 <= at < size:
        found[at] = 1.0
    return found


def some_of(places: Sequence[int], size: int) -> list[float]:
    """A 1 at each of these places among zeros."""
    found = [0.0] * size
    for at in places:
        if 0 <= at < size:
            found[at] = 1.0
    return found


def bits(value: int, size: int) -> list[float]:
    """The lowest bits of a number, the lowest first."""
    return [float(value >> at & 1) for at in range(size)]


# Seats and questions --------------------------------------------------------------------------------


def relative(other: int, seat: int, seats: int) -> int:
    """A seat as counted from this one; nobody stays nobody."""
    return NOBODY if other == NOBODY else (other - seat) % seats


def seat_of(other: int, seat: int, seats: int) -> list[float]:
    """One of the seats, this one first."""
    return one_of(relative(other, seat, seats), seats)


def mine(g: G, seat: int) -> Decision[G] | None:
    """The question, if it is this seat's."""
    asked: Decision[G] | None = g.asked
    return asked if asked is not None and asked.seat == seat else None


def about(g: G, seat: int, word: str) -> int:
    """What this seat's question is about, by one of the words of `Decision.about`; -1: nothing."""
    asked: Decision[G] | None = mine(g, seat)
    return -1 if asked is None else asked.about(g).get(word, -1)


def decisions_in(modules: Sequence[ModuleType]) -> list[type[Decision[G]]]:
    """The decisions of some modules, as they are defined; a class with heirs is no decision itself."""
    found: list[type[Decision[G]]] = []
    for module in modules:
        for kind in vars(module).values():
            if not isinstance(kind, type) or kind.__module__ != module.__name__:
                continue  # a function, a constant, or imported
            if issubclass(kind, Decision) and not kind.__subclasses__():
                found.append(kind)
    return found


# Fields ---------------------------------------------------------------------------------------------


@final
class Marks:
    """The numbers that are not 0, each with its place, as two arrays of machine numbers.

    They are written as bytes at once: lists would make two objects of each number, and packing them takes longer than
    finding them.
    """

    def __init__(self) -> None:
        self.base: i64 = 0  # the place of the first number of the seat that looks
        self.first: i64 = 0  # the place of the first number of the field being made
        self.places = BytesWriter()  # int64, little-endian
        self.values = BytesWriter()  # float32, little-endian

    def clear(self) -> None:
        """Begin again, in the same memory."""
        self.places.truncate(0)
        self.values.truncate(0)

    def packed(self) -> tuple[bytes, bytes]:
        """All places and all values, as arrays of `PLACE` and `VALUE`."""
        return self.places.getvalue(), self.values.getvalue()

    def numbers(self, size: int) -> list[float]:
        """The values at their places among so many numbers."""
        found = [0.0] * size
        places, values = self.packed()
        for i in range(len(self.values) // VALUE_BYTES):
            at = read_i64_le(places, i * PLACE_BYTES)
            found[at] = read_f32_le(values, i * VALUE_BYTES)
        return found

    def put(self, at: i64, value: float) -> None:
        """A number of the present field."""
        if value != 0.0:
            write_i64_le(self.places, self.first + at)
            write_f32_le(self.values, value)

    def put_one(self, at: i64, size: i64, first: i64 = 0) -> None:
        """A 1 at this one of so many places; a place outside is none."""
        if 0 <= at < size:
            write_i64_le(self.places, self.first + first + at)
            write_f32_le(self.values, 1.0)

    def put_some(self, places: list[int], size: i64, first: i64 = 0) -> None:
        """A 1 at each of these places, which differ; a place outside is none."""
        for at in places:
            self.put_one(at, size, first)

    def put_bits(self, value: int, size: i64, first: i64 = 0) -> None:
        """A 1 for each bit that is set, the lowest first."""
        at = self.first + first
        while value and size:
            if value & 1:
                write_i64_le(self.places, at)
                write_f32_le(self.values, 1.0)
            value >>= 1
            size -= 1
            at += 1

    def put_share(self, at: i64, value: float, most: float) -> None:
        """A part of the whole, cut off at -1 and 1."""
        if value != 0.0:
            write_i64_le(self.places, self.first + at)
            write_f32_le(self.values, share(value, most))

    def put_shares(self, values: list[int], most: float, first: i64 = 0) -> None:
        """Parts of one whole."""
        at = first
        for value in values:
            self.put_share(at, value, most)
            at += 1

    def put_part(self, values: list[int], begin: int, size: int, most: float, first: i64) -> None:
        """Parts of one whole: so many values from `begin` on."""
        at = first
        for i in range(begin, begin + size):
            self.put_share(at, values[i], most)
            at += 1

    def put_all(self, numbers: list[float]) -> None:
        """All numbers of the present field."""
        for at, value in enumerate(numbers):
            self.put(at, value)


def who(g: G, seat: int, marks: Marks) -> None:
    """The asked seat, this one first; nobody, if another is asked covertly."""
    asked: Decision[G] | None = g.asked
    if asked is not None and (asked.seat == seat or not asked.covert):
        marks.put(relative(asked.seat, seat, g.seats), 1.0)


@final
class Field(Generic[G]):
    """A run of numbers with one meaning: its name, its shape, what it means, how it is made.

    `numbers` makes all of them; `marks` puts those that are not 0, which is faster where most of them are. A field that
    rests on one thing, the same for all seats, names it with `rests_on`: the numbers change only when another object
    stands in its place.
    """

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        meaning: str,
        numbers: Callable[[G, int], list[float]] | None = None,
        marks: Callable[[G, int, Marks], None] | None = None,
        rests_on: Callable[[G], object] | None = None,
    ) -> None:
        if (numbers is None) == (marks is None):
            raise RulesError(f"field {name}: give it numbers, or marks")
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.numbers = numbers
        self.marks = marks
        self.rests_on = rests_on

    def mark(self, g: G, seat: int, marks: Marks) -> None:
        """Put the numbers that are not 0."""
        if self.numbers is not None:
            marks.put_all(self.numbers(g, seat))
        elif self.marks is not None:
            self.marks(g, seat, marks)


@final
class Encoder(Generic[G]):
    """All fields of a game, in their order."""

    def __init__(
        self,
        traits: Sequence[str],
        decisions: Sequence[type[Decision[G]]],
        rows: Sequence[Field[G]],
        recall: Callable[[G], int] | None = None,
    ) -> None:
        wrong = [word for word in traits if word not in TRAITS]
        if wrong:
            raise RulesError(f"no trait {wrong[0]!r}; there are {', '.join(TRAITS)}")
        self.traits = tuple(traits)
        # The most answers of a game at this table, where a seat that sees the table and knows all answers has forgotten
        # nothing; 0: there is no such number.
        self.recall = recall
        self.places: dict[type[Decision[G]], int] = {}
        for at, kind in enumerate(decisions):
            self.places[kind] = at
        self.rows = [*self.first_rows(), *rows]

    def first_rows(self) -> list[Field[G]]:
        """The fields of the question, which all games with several kinds of questions have."""
        if not self.places:
            return []
        names = ", ".join([kind.__name__ for kind in self.places])
        asked = "who is asked, this seat first; nobody, if another seat is asked covertly"
        return [
            Field(
                "question",
                (len(self.places),),
                f"what this seat is asked: {names}",
                marks=self.question,
            ),
            Field("asked", (SEATS,), asked, marks=who),
        ]

    def question(self, g: G, seat: int, marks: Marks) -> None:
        """Which of the game's decisions this seat is asked."""
        asked: Decision[G] | None = mine(g, seat)
        if asked is None:
            return
        at = self.places.get(type(asked), -1)
        if at < 0:
            raise RulesError(f"the encoder does not list the decision {type(asked).__name__}")
        marks.put(at, 1.0)

    def fields(self, seats: int) -> list[tuple[str, tuple[int, ...], str]]:
        """Name, shape and meaning of each field."""
        return [(row.name, sized(row.shape, seats), row.meaning) for row in self.rows]

    def encode(self, g: G, seat: int) -> list[float]:
        """The numbers of all fields, for this seat."""
        found: list[float] = []
        for row in self.rows:
            if row.numbers is not None:
                found += row.numbers(g, seat)
            else:
                found += self.filled(row, g, seat)
        return found

    def filled(self, row: Field[G], g: G, seat: int) -> list[float]:
        """All numbers of a field that only puts those that are not 0."""
        marks = Marks()
        row.mark(g, seat, marks)
        return marks.numbers(size_of(row.shape, g.seats))

    def starts(self, seats: int) -> list[int]:
        """The place of the first number of each field, and behind the last one."""
        found = [0]
        for row in self.rows:
            found.append(found[-1] + size_of(row.shape, seats))
        return found

    def mark(self, g: G, seat: int, starts: list[int], marks: Marks) -> None:
        """Put the numbers that are not 0 of all fields but those that last (see `mark_lasting`)."""
        for at, row in enumerate(self.rows):
            if row.rests_on is None:
                marks.first = marks.base + starts[at]
                row.mark(g, seat, marks)

    def mark_lasting(self, g: G, starts: list[int], marks: Marks) -> None:
        """The same for the fields that name what they rest on."""
        for at, row in enumerate(self.rows):
            if row.rests_on is not None:
                marks.first = marks.base + starts[at]
                row.mark(g, 0, marks)

    def rests_on(self, g: G) -> list[object]:
        """What the lasting fields rest on."""
        return [row.rests_on(g) for row in self.rows if row.rests_on is not None]


def size_of(shape: tuple[int, ...], seats: int) -> int:
    """How many numbers a field of this shape has."""
    found = 1
    for size in sized(shape, seats):
        found *= size
    return found


def sized(shape: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """A shape for so many seats."""
    return tuple([seats if size == SEATS else size for size in shape])
