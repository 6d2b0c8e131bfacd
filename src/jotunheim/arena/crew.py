"""The workers of a tournament on this machine: each is a process that plays one game at a time.

A worker that dies is replaced, and its game is played again. If several workers die on the same game, the tournament
ends with a clear message. Finished games are kept.
"""

import contextlib
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from jotunheim.arena.plan import ArenaError, Match
from jotunheim.arena.result import Report, Trouble
from jotunheim.kernel import RulesError
from jotunheim.texts import _

TRIES: Final = 3  # workers that may die on one game


class Crew:
    """So many workers; `play` gives the reports as they come in."""

    def __init__(self, jobs: int, pack: Path | None = None) -> None:
        self.jobs = jobs
        self.pack = pack
        self.waiting: queue.SimpleQueue[Match | None] = queue.SimpleQueue()
        self.done: queue.SimpleQueue[Report | BaseException] = queue.SimpleQueue()
        self.processes: dict[int, subprocess.Popen[bytes]] = {}
        self.stopping = False

    def play(self, matches: list[Match]) -> Iterator[Report]:
        """All matches, each once, in the order in which they end."""
        for match in matches:
            self.waiting.put(match)
        workers = min(self.jobs, len(matches))
        threads = [
            threading.Thread(target=self.serve, args=(i,), daemon=True) for i in range(workers)
        ]
        for thread in threads:
            self.waiting.put(None)  # after the last match: stop
            thread.start()
        try:
            for _match in matches:
                report = self.done.get()
                if isinstance(report, BaseException):
                    raise report
                yield report
        finally:
            self.stop()
            for thread in threads:
                thread.join()

    def stop(self) -> None:
        """Stop all workers, also in the middle of a game."""
        self.stopping = True
        for process in list(self.processes.values()):
            process.kill()

    def serve(self, place: int) -> None:
        """Hand one match after the other to the worker of this place."""
        try:
            while (match := self.waiting.get()) is not None and not self.stopping:
                self.done.put(self.play_one(place, match))
        except BaseException as error:
            self.done.put(error)
        finally:
            self.dismiss(place)

    def play_one(self, place: int, match: Match) -> Report:
        """Play a match; if a worker dies on it, another one tries."""
        for _try in range(TRIES):
            process = self.processes.get(place) or self.hire(place)
            line = ask(process, msgspec.json.encode(match) + b"\n")
            if line:
                return report_in(line)
            code = self.dismiss(place)
            if self.stopping:
                break
        text = _(
            "game {n}: {tries} workers died on it, the last with exit code {code}; "
            "finished games are kept"
        )
        raise ArenaError(text.format(n=match.number, tries=TRIES, code=code))

    def hire(self, place: int) -> "subprocess.Popen[bytes]":
        """A new worker."""
        command = [sys.executable, "-m", "jotunheim.arena.worker"]
        if self.pack is not None:
            command.append(str(self.pack))
        with without_interrupts():
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.processes[place] = process
        if self.stopping:  # stop() may have come before it was on the list
            process.kill()
        return process

    def dismiss(self, place: int) -> int:
        """Let a worker go; its exit code."""
        process = self.processes.pop(place, None)
        if process is None:
            return 0
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:
                    continue  # it died with our line in the pipe
        return process.wait()


@contextlib.contextmanager
def without_interrupts() -> Iterator[None]:
    """A process that is started here gets no Ctrl-C, not even while it starts: that is for us, who started it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def report_in(line: bytes) -> Report:
    """What a worker sent back; its errors are raised again here."""
    answer = msgspec.json.decode(line, type=Report | Trouble)
    if isinstance(answer, Report):
        return answer
    if answer.line:
        raise ArenaError(_("game {n}: {error}").format(n=answer.number, error=answer.line))
    raise RulesError(f"game {answer.number} of the tournament failed:\n{answer.trace}")


def ask(process: "subprocess.Popen[bytes]", line: bytes) -> bytes:
    """One line to a worker, one line back; nothing if it died."""
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(line)
        process.stdin.flush()
    except OSError:
        return b""
    answer = process.stdout.readline()
    return answer if answer.endswith(b"\n") else b""
