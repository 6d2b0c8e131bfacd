"""What an engine process does: requests come in on its input, answers go out on its output, until the input ends."""

import argparse
import contextlib
import fcntl
import gc
import importlib
import os
import signal
import sys
from typing import Any, BinaryIO, Final

from jotunheim.bots.own.offered import offer
from jotunheim.kernel import Game
from jotunheim.server.engine.dispatch import Dispatch
from jotunheim.server.engine.messages import HEAD, Hello, Load, packed, read_request
from jotunheim.server.memory import Upkeep

PIPE: Final = 1 << 20  # bytes of answers that need not be taken at once
LOADING: Final = 12  # as much time as for one play, to replay a whole game
NEW: Final = 20_000  # objects among which cycles are looked for


def main() -> int:
    """Serve until the input ends."""
    parser = argparse.ArgumentParser(prog="engine")
    parser.add_argument("--sessions", type=int, default=600)
    parser.add_argument("--deadline", type=float, default=5.0)
    parser.add_argument("--nice", type=int, default=0)
    parser.add_argument("--game", action="append", default=[], metavar="NAME=MODULE:GAME")
    parser.add_argument("--player", action="append", default=[], metavar="NAME=PLAYER")
    parser.add_argument("--bot-dice", type=int, default=None, help="for tests")
    args = parser.parse_args()
    for player in args.player:
        offer(player)
    with contextlib.suppress(OSError, AttributeError):  # Linux alone knows it
        fcntl.fcntl(1, fcntl.F_SETPIPE_SZ, PIPE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game prints must not mix with the answers
    if args.nice:
        os.nice(args.nice)
    signal.signal(
        signal.SIGPROF, signal.SIG_DFL
    )  # it ends this process, even in the middle of compiled code
    desk = Dispatch(args.sessions, dict([named(text) for text in args.game]), args.bot_dice)
    with contextlib.suppress(BrokenPipeError):  # the process that started us is gone
        serve(desk, answers, args.deadline)
    return 0


def serve(desk: Dispatch, answers: BinaryIO, deadline: float) -> None:
    """One answer to each request, in order, each within its deadline: seconds of the processor."""
    source = sys.stdin.buffer
    gc.set_threshold(
        10 * NEW
    )  # between answers, not in the middle of one; a long thought may need it
    tidy()
    upkeep = Upkeep()
    send(answers, packed(Hello()))
    while len(head := source.read(HEAD.size)) == HEAD.size:
        (length,) = HEAD.unpack(head)
        request = read_request(source.read(length))
        signal.setitimer(
            signal.ITIMER_PROF, deadline * (LOADING if isinstance(request, Load) else 1)
        )
        send(answers, packed(desk.answer(request)))  # the clock stands still while we wait
        if gc.get_count()[0] > NEW:
            tidy()
        upkeep.look()


def tidy() -> None:
    """Collect cycles among new objects; objects that stay are not looked at again.

    Games hold no cycles, but much else: looked through again and again, it was a tenth of an engine's work.
    """
    gc.collect()
    gc.freeze()


def send(answers: BinaryIO, message: bytes) -> None:
    """A message, at once."""
    answers.write(message)
    answers.flush()


def named(text: str) -> tuple[str, Game[Any]]:
    """A game that is not installed, NAME=MODULE:GAME."""
    name, _, place = text.partition("=")
    module, _, attribute = place.partition(":")
    game = getattr(importlib.import_module(module), attribute)
    assert isinstance(game, Game)
    return name, game
