"""The body of a record, line by line: plays, checks, undone plays, orders, answers ahead, the end.

Seats and results of draws are counted from 1 in the file, as people do, and from 0 inside.
"""

import re
from typing import Final, NamedTuple

from jotunheim.kernel import Outcome, RecordError
from jotunheim.records.header import count, seat_of, word_of
from jotunheim.texts import _

Draws = tuple[tuple[int, int], ...]

DRAW: Final = re.compile(r"([0-9]{1,10}):([0-9]{1,10})")
DIGEST: Final = re.compile(r"[0-9a-f]{16}")
ALWAYS: Final = "always"  # like `ask`; a table also asks where there is nothing to decide, as cover
SAME: Final = "same"  # in open windows: pass as long as the seat can use nothing new
TURN: Final = "turn"  # like `pass`, until the seat answers an open question again
TARGET: Final = "target"  # `ask` where something of the seat is at stake, else `pass`
ORDERS: Final = (
    "ask",
    "pass",
    SAME,
    TURN,
    TARGET,
    "bot",
    ALWAYS,
)  # `bot`: a bot decides, where the table has bots


class PlayLine(NamedTuple):
    """An answer: `12 2 PickTarget unit:3 6:4 6:1`. Number 0 is the set-up: draws alone."""

    at: int  # the line in the file
    number: int
    seat: int
    question: str
    answer: str
    draws: Draws


class CheckLine(NamedTuple):
    """The hash of the whole state after a play: `check 50 0123456789abcdef`."""

    at: int
    number: int
    digest: str


class UndoLine(NamedTuple):
    """Plays after this one were taken back: `undo 11`."""

    at: int
    number: int


class OrderLine(NamedTuple):
    """A standing order for covert questions: `order 2 pass`."""

    at: int
    seat: int
    order: str


class AheadLine(NamedTuple):
    """All that a seat has answered ahead to its sealed question: `ahead 2 card:raid done`."""

    at: int
    seat: int
    answers: tuple[str, ...]


class EndLine(NamedTuple):
    """How it ended: `end 61 0123456789abcdef scores 3 1 ranks 1 2`."""

    at: int
    number: int
    digest: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


BodyLine = PlayLine | CheckLine | UndoLine | OrderLine | AheadLine | EndLine


def body_text(line: BodyLine) -> str:
    """A line as it stands in the file, without its end."""
    if isinstance(line, PlayLine):
        draws = [f"{sides}:{result + 1}" for sides, result in line.draws]
        if line.number == 0:
            return " ".join(["0", *draws])
        return " ".join([f"{line.number} {line.seat + 1}", line.question, line.answer, *draws])
    if isinstance(line, CheckLine):
        return f"check {line.number} {line.digest}"
    if isinstance(line, UndoLine):
        return f"undo {line.number}"
    if isinstance(line, OrderLine):
        return f"order {line.seat + 1} {line.order}"
    if isinstance(line, AheadLine):
        return " ".join([f"ahead {line.seat + 1}", *line.answers])
    scores = " ".join([str(score) for score in line.scores])
    ranks = " ".join([str(rank) for rank in line.ranks])
    return f"end {line.number} {line.digest} scores {scores} ranks {ranks}"


def end_line(number: int, digest: str, outcome: Outcome) -> EndLine:
    """The last line of a finished game."""
    return EndLine(0, number, digest, tuple(outcome.scores), tuple(outcome.ranks))


def read_body(lines: list[str], start: int) -> list[BodyLine]:
    """All lines of the body; `start` lines stood before them. Errors begin with the line's number."""
    found: list[BodyLine] = []
    number = 0  # plays so far
    for at, text in enumerate(lines, start=start + 1):
        if text.startswith("#"):
            continue
        try:
            line = read_line(at, text)
            number = follow(number, line, at == start + 1)
        except ValueError as error:
            raise RecordError(_("line {at}: {error}").format(at=at, error=error)) from None
        found.append(line)
    return found


def follow(number: int, line: BodyLine, first: bool) -> int:
    """The number of plays after a line; its own number must fit."""
    if isinstance(line, PlayLine):
        if line.number != number + 1 and not (line.number == 0 and first):
            raise ValueError(
                _("play {n} where play {due} is due").format(n=line.number, due=number + 1)
            )
        return line.number
    if isinstance(line, UndoLine):
        if line.number >= number:
            raise ValueError(
                _("cannot go back to play {n} after play {last}").format(n=line.number, last=number)
            )
        return line.number
    if isinstance(line, CheckLine | EndLine) and line.number != number:
        raise ValueError(
            _("a line about play {n} after play {last}").format(n=line.number, last=number)
        )
    return number


def read_line(at: int, text: str) -> BodyLine:
    """One line of the body; ValueError says what is wrong with it."""
    words = text.split(" ")
    if words[0].isdecimal():
        return read_play(at, words)
    if words[0] == "undo" and len(words) == 2:
        return UndoLine(at, int(count(words[1])))
    if words[0] == "check" and len(words) == 3:
        return CheckLine(at, int(count(words[1])), digest_of(words[2]))
    if words[0] == "order" and len(words) == 3:
        if words[2] not in ORDERS:
            raise ValueError(
                _("order: {order} is not {orders}").format(
                    order=repr(words[2][:40]), orders=", ".join(ORDERS)
                )
            )
        return OrderLine(at, seat_of(words[1]), words[2])
    if words[0] == "ahead" and len(words) >= 2:
        return AheadLine(at, seat_of(words[1]), tuple([word_of(word) for word in words[2:]]))
    if words[0] == "end":
        return read_end(at, words)
    raise ValueError(_("not a line of a record: {text}").format(text=repr(text[:60])))


def read_play(at: int, words: list[str]) -> PlayLine:
    """A play, or the draws of the set-up."""
    number = int(count(words[0]))
    if number == 0:
        return PlayLine(at, 0, -1, "", "", read_draws(words[1:]))
    if len(words) < 4:
        raise ValueError(_("a play has a number, a seat, a question and an answer"))
    question, answer = word_of(words[2]), word_of(words[3])
    return PlayLine(at, number, seat_of(words[1]), question, answer, read_draws(words[4:]))


def read_draws(words: list[str]) -> Draws:
    """Sides and results, `6:4`."""
    found: list[tuple[int, int]] = []
    for word in words:
        match = DRAW.fullmatch(word)
        if match is None or not 1 <= int(match[2]) <= int(match[1]):
            raise ValueError(_("not a draw (sides:result): {word}").format(word=repr(word[:40])))
        found.append((int(match[1]), int(match[2]) - 1))
    return tuple(found)


def read_end(at: int, words: list[str]) -> EndLine:
    """The outcome: as many scores as ranks."""
    seats = (len(words) - 5) // 2
    if len(words) < 7 or len(words) % 2 == 0 or words[3] != "scores" or words[4 + seats] != "ranks":
        raise ValueError(_("an end has a number, a hash, scores and ranks"))
    scores = tuple([int(signed(word)) for word in words[4 : 4 + seats]])
    ranks = tuple([int(count(word)) for word in words[5 + seats :]])
    return EndLine(at, int(count(words[1])), digest_of(words[2]), scores, ranks)


def signed(text: str) -> str:
    """A whole number, which may be negative."""
    count(text.removeprefix("-"))
    return text


def digest_of(text: str) -> str:
    """The short hash of a state."""
    if not DIGEST.fullmatch(text):
        raise ValueError(
            _("expected a hash of 16 hexadecimal digits, got {text}").format(text=repr(text[:40]))
        )
    return text
