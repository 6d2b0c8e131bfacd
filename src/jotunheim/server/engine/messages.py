"""Messages between the web process and an engine process: one answer to each request, in order.

A request about a game names the number of rows (`seq`) it is meant for. An engine that has another
number, or does not know the game, answers `Absent`, is sent the rows, and is asked again. `LATEST` is
meant for whatever number there is: for a view that is asked for together with the play it will show.
"""

import struct
from typing import Final

import msgspec

from jotunheim.bots.analysis import Look, Opinion
from jotunheim.server.engine.frame_header import FrameHeader

LATEST: Final = -1  # as a number of rows
HEAD: Final = struct.Struct(">I")  # the length of what follows


class Request(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The base of all requests. `language` is the language of the reader."""

    language: str = "en"


class Begin(Request, frozen=True, tag=True):
    """Make the head and the first lines of a new game."""

    game: str
    seats: int
    options: dict[str, str]
    situation: str | None
    names: dict[int, str]
    players: dict[int, str]
    key: str
    shares: dict[int, str]


class TakeIn(Request, frozen=True, tag=True):
    """Import a record."""

    text: str


class Load(Request, frozen=True, tag=True):
    """The whole log of a table."""

    table: str
    header: str
    lines: list[str]


class Feed(Request, frozen=True, tag=True):
    """Rows that somebody else has written; `seq` is the number of the first."""

    table: str
    seq: int
    lines: list[str]


class Drop(Request, frozen=True, tag=True):
    """Forget a table: what was played last could not be written."""

    table: str


class Bounded(Request, frozen=True, tag=True, kw_only=True):
    """A request that may see so many plays, and none that came later; -1: all."""

    plays: int = -1


class About(Bounded, frozen=True, tag=True):
    """The base of requests about a game that the engine holds."""

    table: str
    seq: int


class Act(About, frozen=True, tag=True):
    """Answer the question. `on` is the version it was decided on; a bot's answer has none."""

    seat: int
    on: str
    tokens: list[str]


class Undo(About, frozen=True, tag=True):
    """Take back the last play; `agreed`: also over what others played, who all agree."""

    seat: int
    on: str
    agreed: bool = False


class Repick(About, frozen=True, tag=True):
    """One more or one less of equal things in an answer that has begun."""

    seat: int
    on: str
    token: str
    more: bool


class Order(About, frozen=True, tag=True):
    """A standing order."""

    seat: int
    order: str


class AnswerAhead(About, frozen=True, tag=True):
    """One more pick of a sealed answer."""

    seat: int
    token: str


class Withdraw(About, frozen=True, tag=True):
    """Forget the sealed answer."""

    seat: int


class View(About, frozen=True, tag=True):
    """What a seat sees now, or at a moment; parts whose hashes are known are left out."""

    seat: int
    have: dict[str, str]
    public_ply: int = -1  # -1: now


class Text(About, frozen=True, tag=True):
    """The table as text, now or at a moment."""

    seat: int
    public_ply: int = -1  # -1: now


class EarlierLog(About, frozen=True, tag=True):
    """The lines of the log that a frame leaves out, now or at a moment."""

    seat: int
    public_ply: int = -1  # -1: now


class Places(About, frozen=True, tag=True):
    """The places in words that a prompt leaves out, now or at a moment."""

    seat: int
    public_ply: int = -1  # -1: now
    consult: bool = False  # the places of the seat that is asked, for one that wants to propose


class Consult(About, frozen=True, tag=True):
    """What the seat that is asked sees, for another one that wants to propose an answer."""

    seat: int  # that wants to propose


class Propose(About, frozen=True, tag=True):
    """An answer that a seat proposes to the one that is asked, in words; refused if it is not legal."""

    seat: int  # that proposes
    on: str  # the version it was decided on; empty: whatever is asked now
    tokens: list[str]


class Why(About, frozen=True, tag=True):
    """Why something cannot be picked."""

    seat: int
    token: str


class Preview(About, frozen=True, tag=True):
    """What an answer would do: does it end the turn, and which paths would be walked?"""

    seat: int
    tokens: list[str]
    paths: bool = False


class Export(About, frozen=True, tag=True):
    """The table as a file."""

    seat: int


class Verify(About, frozen=True, tag=True):
    """Derive all dice of a finished game again."""


class Think(About, frozen=True, tag=True):
    """What a bot answers."""

    seat: int
    level: str


class Advise(About, frozen=True, tag=True):
    """What a bot would do in this seat, in words."""

    seat: int
    level: str


class Survey(About, frozen=True, tag=True):
    """Which plays of a finished game are worth a look (`bots.analysis`)."""


class Judge(About, frozen=True, tag=True):
    """What a bot thinks of one play of a finished game; against one other answer, or against all."""

    number: int  # of the play
    rival: str = ""


class Comment(About, frozen=True, tag=True):
    """The opinion about a finished game, drawn and in words for a seat."""

    seat: int
    opinion: Opinion


class Answer(msgspec.Struct, frozen=True, tag=True):
    """The base of all answers."""


class Hello(Answer, frozen=True, tag=True):
    """The process is ready."""


class Status(msgspec.Struct, frozen=True):
    """How a table stands. Nobody may see it: `asked` is also set for covert questions."""

    seq: int
    asked: int = -1
    order: str = ""  # the standing order of a seat that is asked covertly
    covert: bool = False  # nobody else may notice that it is asked
    hidden: bool = False  # it is asked only because something in its hand fits
    always: list[int] = []  # seats that want to be asked in each window, as cover
    over: bool = False
    held: str = ""


class Done(Answer, frozen=True, tag=True):
    """Done; these lines must be written before anybody hears of it."""

    lines: list[str]
    status: Status
    windows: int = 0  # covert windows that were opened, asked or not
    before: int = 0  # plays before the change


class Begun(Answer, frozen=True, tag=True):
    """The record of a new or an imported game."""

    game: str
    seats: int
    options: dict[str, str]
    names: dict[int, str]
    header: str
    lines: list[str]
    stage: str
    reason: str


class Seen(Answer, frozen=True, tag=True):
    """What a seat sees; `parts` has those whose hashes were not known, each as JSON."""

    header: FrameHeader
    parts: dict[str, bytes]
    hashes: dict[str, str]


class Words(Answer, frozen=True, tag=True):
    """Lines for people, or the tokens of a bot."""

    lines: list[str]
    version: str = ""
    answers: list[list[str]] = []  # of hints: the tokens that take each line


class Checked(Answer, frozen=True, tag=True):
    """What verifying found."""

    plays: int
    draws: int
    checks: int
    commitment: str
    seed: str
    problems: list[str]


class Surveyed(Answer, frozen=True, tag=True):
    """The plays that are worth a look."""

    numbers: list[int]
    cooperative: bool  # all seats win or lose together


class Judged(Answer, frozen=True, tag=True):
    """What a bot thinks of a play."""

    look: Look


class Absent(Answer, frozen=True, tag=True):
    """The engine has so many rows of this table, -1: it does not know it."""

    have: int


class Denied(Answer, frozen=True, tag=True):
    """It cannot be done; nothing has changed."""

    code: str
    text: str


Requests = (
    Begin
    | TakeIn
    | Load
    | Feed
    | Drop
    | Act
    | Undo
    | Repick
    | EarlierLog
    | Order
    | AnswerAhead
    | Withdraw
    | View
    | Text
    | Places
    | Consult
    | Propose
    | Why
    | Preview
    | Export
    | Verify
    | Think
    | Advise
    | Survey
    | Judge
    | Comment
)
Answers = Hello | Done | Begun | Seen | Words | Checked | Surveyed | Judged | Absent | Denied

_encoder: Final = msgspec.msgpack.Encoder()
_requests: Final[msgspec.msgpack.Decoder[Requests]] = msgspec.msgpack.Decoder(Requests)
_answers: Final[msgspec.msgpack.Decoder[Answers]] = msgspec.msgpack.Decoder(Answers)


def packed(message: Request | Answer) -> bytes:
    """A message as it goes through the pipe, with its length in front."""
    body = _encoder.encode(message)
    return HEAD.pack(len(body)) + body


def read_request(body: bytes) -> Requests:
    """A request."""
    return _requests.decode(body)


def read_answer(body: bytes) -> Answers:
    """An answer."""
    return _answers.decode(body)
