"""The guard of a foreign player: what it does wrong costs it one decision, never the table.

An error, a late answer and an answer that is not on offer are noted; the game's rule of thumb answers instead.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, final

from jotunheim.bots.interface import Insight, Player
from jotunheim.bots.seat import Sight
from jotunheim.bots.thumb_player import ThumbPlayer
from jotunheim.texts import _

SECONDS: Final = 5.0  # for one decision, unless the name of the player says otherwise
KEPT: Final = 100  # faults that are kept for a report
SHOWN: Final = 200  # characters of a foreign error


class Fault(Exception):
    """What a player did wrong, in one line."""


class Late(BaseException):
    """The time is over. Not an Exception, so that a player that catches everything still stops."""


@final
class Guarded(Player):
    """A foreign player with the rule of thumb behind it."""

    def __init__(self, player: Player, name: str, seed: int, seconds: float) -> None:
        self.player = player
        self.name = name
        self.seconds = seconds  # 0: the player minds its time by itself
        self.thumb = ThumbPlayer(seed)
        self.noted: list[str] = []

    def choose(self, sight: Sight) -> int:
        try:
            with limited(self.seconds):
                answer = self.player.choose(sight)
            return checked(sight, answer)
        except (Late, Exception) as error:  # foreign code: anything may come out of it
            self.note(sight, error)
            return self.thumb.choose(sight)

    def explain(self, sight: Sight) -> list[Insight]:
        try:
            with limited(self.seconds):
                found = list(self.player.explain(sight))
            return [insight for insight in found if isinstance(insight, Insight)]
        except (Late, Exception) as error:
            self.note(sight, error)
            return self.thumb.explain(sight)

    def note(self, sight: Sight, error: BaseException) -> None:
        """Keep what went wrong."""
        if len(self.noted) < KEPT:
            line = _("{player} at {question}: {fault}")
            what = self.word_for(error)
            self.noted.append(line.format(player=self.name, question=sight.question, fault=what))

    def word_for(self, error: BaseException) -> str:
        """What went wrong, in one line."""
        if isinstance(error, Late):
            return _("no answer in {n} s").format(n=f"{self.seconds:g}")
        if isinstance(error, Fault):
            return str(error)
        return in_one_line(f"{type(error).__name__}: {error}")

    def faults(self) -> list[str]:
        found, self.noted = self.noted, []
        return found

    def close(self) -> None:
        try:
            with limited(self.seconds):
                self.player.close()
        except (Late, Exception):
            return  # the game is over: nothing is lost


def checked(sight: Sight, answer: object) -> int:
    """The answer, if it is one of the options."""
    if not isinstance(answer, int) or isinstance(answer, bool) or answer not in sight.options:
        raise Fault(_("{answer} is not on offer").format(answer=in_one_line(repr(answer))))
    return int(answer)


def in_one_line(text: str) -> str:
    """Foreign words, short and without line breaks."""
    line = " ".join(text.split())
    return line if len(line) <= SHOWN else f"{line[:SHOWN]}…"


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Stop what is done inside after so many seconds; 0 means no limit.

    Only the main thread can be interrupted: there all our bots think.
    """
    if not seconds or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
