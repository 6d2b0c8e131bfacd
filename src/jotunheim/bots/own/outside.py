"""A player that is a program: it is asked in lines of JSON on its stdin, and answers on its stdout.

docs/own-players.md is the whole protocol. The program is started at its first decision. A late answer costs one decision;
if the program dies, it is started again at the next one, a few times.
"""

import shlex
import time
from typing import Any, Final, final

import msgspec

from jotunheim.bots.interface import Player
from jotunheim.bots.observation import encoder_of
from jotunheim.bots.own.guard import Fault, in_one_line
from jotunheim.bots.own.program import Program
from jotunheim.bots.seat import Sight
from jotunheim.render.text import render
from jotunheim.texts import _

PROTOCOL: Final = 1
STARTING: Final = 20.0  # seconds to come up and say ready
STARTS: Final = 4  # of the program in one game


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """The first line to the program."""

    protocol: int
    game: str
    rules: int  # their version
    seats: int
    seat: int  # from 0
    seed: int  # for its own random numbers, so that a tournament can be repeated
    seconds: float  # for each decision
    tokens: list[str]  # the name of every token; its number is the place in this list
    resumed: bool = False  # it was started again in the middle of a game


class Ready(msgspec.Struct, tag="ready", tag_field="type"):
    """Its answer: what it calls itself, and what it wants to be shown."""

    name: str = ""
    wants: list[str] = []


class Decide(msgspec.Struct, tag="decide", tag_field="type", omit_defaults=True):
    """A decision; the last five only if they are wanted."""

    n: int
    question: str
    options: list[int]
    names: list[str]  # of the options
    seconds: float
    scene: msgspec.Raw = msgspec.Raw()
    text: str = ""
    observation: list[float] = []
    mask: list[int] = []
    weights: list[float] = []


class Play(msgspec.Struct, tag="play", tag_field="type"):
    """Its answer: a token, by number or by name."""

    n: int
    token: int | str


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """The rule of thumb has answered instead."""

    n: int
    why: str


class Over(msgspec.Struct, tag="over", tag_field="type"):
    """The game is over, or the seat is taken away."""


WANTS: Final = ("scene", "text", "observation", "mask", "weights")
ANSWER: Final = msgspec.json.Decoder(Play)
READY: Final = msgspec.json.Decoder(Ready)


@final
class OutsidePlayer(Player):
    """The program behind a command, at one seat of one game. Faults are raised: see `Guarded`."""

    def __init__(self, command: str, seed: int, seconds: float) -> None:
        self.name = f"exec:{command}"
        self.words = shlex.split(command)
        self.seed = seed
        self.seconds = seconds
        self.program: Program | None = None
        self.starts = 0
        self.asked = 0
        self.wants: list[str] = []

    def choose(self, sight: Sight) -> int:
        self.asked += 1
        program = self.running(sight)
        program.tell(line_of(self.decision(sight)))
        try:
            return token_of(sight, self.answer(program))
        except Fault as fault:
            if program.is_alive:
                program.tell(line_of(Refused(self.asked, str(fault))))
            raise

    def running(self, sight: Sight) -> Program:
        """The program, started if need be."""
        if self.program is not None and self.program.is_alive:
            return self.program
        if self.starts >= STARTS:
            raise Fault(_("it died {n} times and is not started again").format(n=self.starts))
        self.starts += 1
        self.program = Program(self.words)
        self.greet(self.program, sight)
        return self.program

    def greet(self, program: Program, sight: Sight) -> None:
        """Say hello, and wait until it is ready."""
        game = sight.game
        hello = Hello(
            protocol=PROTOCOL,
            game=game.name,
            rules=game.rules_version,
            seats=sight.seats,
            seat=sight.seat,
            seed=self.seed,
            seconds=self.seconds,
            tokens=list(game.words.names),
            resumed=self.starts > 1,
        )
        program.tell(line_of(hello))
        try:
            self.wants = wanted(program.hear(time.monotonic() + STARTING))
        except TimeoutError:
            program.end()
            raise Fault(_("it was not ready in {n} s").format(n=f"{STARTING:g}")) from None
        except Fault:
            program.end()
            raise

    def decision(self, sight: Sight) -> Decide:
        """What it is asked, with what it wants to be shown."""
        message = Decide(
            n=self.asked,
            question=sight.question,
            options=list(sight.options),
            names=[sight.name(token) for token in sight.options],
            seconds=self.seconds,
        )
        if "scene" in self.wants:
            message.scene = msgspec.Raw(msgspec.json.encode(sight.scene()))
        if "text" in self.wants:
            message.text = render(sight.scene())
        if "observation" in self.wants:
            numbers = encoder_of(sight.game).encode(sight.world(), sight.seat)
            message.observation = [round(number, 6) for number in numbers]
        if "mask" in self.wants:
            offered = set(sight.options)
            message.mask = [int(token in offered) for token in range(len(sight.game.words))]
        if "weights" in self.wants:
            message.weights = sight.weights()
        return message

    def answer(self, program: Program) -> Play:
        """Its answer to this decision; late ones to earlier decisions are skipped."""
        end = time.monotonic() + self.seconds
        while True:
            try:
                line = program.hear(end)
            except TimeoutError:
                raise Fault(_("no answer in {n} s").format(n=f"{self.seconds:g}")) from None
            play = play_in(line)
            if play.n == self.asked:
                return play

    def close(self) -> None:
        program, self.program = self.program, None
        if program is None:
            return
        if program.is_alive:
            try:
                program.tell(line_of(Over()))
            except Fault:
                return  # it is gone already
        program.end()

    def __del__(self) -> None:
        program: Program | None = getattr(self, "program", None)
        if program is not None:  # nobody has closed it
            program.end()


def line_of(message: msgspec.Struct) -> bytes:
    """A message as one line."""
    return msgspec.json.encode(message) + b"\n"


def wanted(line: bytes) -> list[str]:
    """What it wants to be shown."""
    try:
        ready = READY.decode(line)
    except msgspec.DecodeError:
        raise Fault(_("expected a ready message, got {line}").format(line=quoted(line))) from None
    for want in ready.wants:
        if want not in WANTS:
            text = _("it wants {want}, which is not one of {wants}")
            raise Fault(text.format(want=in_one_line(repr(want)), wants=", ".join(WANTS)))
    return ready.wants


def play_in(line: bytes) -> Play:
    """Its answer."""
    try:
        return ANSWER.decode(line)
    except msgspec.DecodeError:
        raise Fault(_("expected a play message, got {line}").format(line=quoted(line))) from None


def token_of(sight: Sight, play: Play) -> int:
    """The token that it has chosen."""
    names: dict[str, Any] = sight.game.words.tokens
    token = play.token if isinstance(play.token, int) else names.get(play.token, -1)
    if token not in sight.options:
        raise Fault(_("{answer} is not on offer").format(answer=in_one_line(repr(play.token))))
    return int(token)


def quoted(line: bytes) -> str:
    """A foreign line, as far as one wants to read it."""
    return in_one_line(repr(line[:120].decode(errors="replace")))
