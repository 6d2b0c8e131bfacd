"""A program of somebody else: lines go in, lines come out, within bounds of time, bytes and processes."""

import contextlib
import os
import resource
import secrets
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Final, final

from jotunheim.bots.own.guard import Fault, in_one_line
from jotunheim.texts import _

LINE: Final = 1 << 20  # bytes of one answer
BACKLOG: Final = 1 << 24  # bytes that the program has not read yet
CHUNK: Final = 1 << 16
ERRORS: Final = 2_000  # bytes kept of what it writes to its stderr
PARTING: Final = 0.3  # seconds to end by itself
LOOK: Final = 0.2  # seconds between two looks at its processes
PROCESSES: Final = 64  # that it may have
SWEEPS: Final = 20  # times that processes are looked for, which may start others meanwhile
MARK: Final = "JOTUN_PLAYER"  # the variable by which its processes are known
GIB: Final = 1 << 30
BOUNDS: Final = (
    ("RLIMIT_DATA", 4 * GIB),
    ("RLIMIT_FSIZE", GIB),
    ("RLIMIT_NOFILE", 256),
    ("RLIMIT_CORE", 0),
)


@final
class Program:
    """One run of the program. `ask` raises a Fault if the answer does not come."""

    def __init__(self, words: list[str]) -> None:
        self.mark = secrets.token_hex(16)
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                env={**os.environ, MARK: self.mark},
            )
        except OSError as error:
            line = _("{program} cannot be started: {error}")
            raise Fault(line.format(program=words[0], error=error.strerror)) from None
        bound(self.process.pid)
        self.to_send = bytearray()
        self.heard = bytearray()
        self.errors = bytearray()
        self.code: int | None = None  # with which it ended
        self.looked = 0.0  # when its processes were last counted
        for pipe in self.pipes():
            os.set_blocking(pipe.fileno(), False)

    def pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """Its input, output and errors."""
        process = self.process
        assert process.stdin and process.stdout and process.stderr
        return process.stdin, process.stdout, process.stderr

    def tell(self, line: bytes) -> None:
        """Send a line as far as it is taken at once; the rest goes with the next."""
        self.to_send += line
        if len(self.to_send) > BACKLOG:
            self.end()
            raise Fault(_("it does not read what it is sent"))
        self.write()

    def hear(self, end: float) -> bytes:
        """Its next line, if it comes before this moment."""
        while (at := self.heard.find(b"\n")) < 0:
            if len(self.heard) > LINE:
                self.end()
                raise Fault(_("it sent more than {n} bytes in one line").format(n=LINE))
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError
            self.wait(min(left, LOOK))
        line = bytes(self.heard[:at])
        del self.heard[: at + 1]
        return line

    def wait(self, seconds: float) -> None:
        """Pass bytes on in all directions until something comes, or the time is over."""
        into, out, errors = self.pipes()
        readers = [out, errors]
        ready, writable, _odd = select.select(readers, [into] if self.to_send else [], [], seconds)
        if writable:
            self.write()
        if errors in ready:
            self.errors = (self.errors + read(errors))[-ERRORS:]
        if out in ready:
            data = read(out)
            if not data:
                raise self.ended()
            self.heard += data
        self.count()

    def write(self) -> None:
        """Send what it takes."""
        try:
            sent = os.write(self.pipes()[0].fileno(), self.to_send[:CHUNK]) if self.to_send else 0
        except BlockingIOError:
            return
        except OSError:
            raise self.ended() from None
        del self.to_send[:sent]

    def ended(self) -> Fault:
        """It closed its output or died: why, as far as it can be known."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PARTING)
        with contextlib.suppress(OSError, ValueError):
            self.errors = (self.errors + read(self.pipes()[2]))[-ERRORS:]
        code = self.end()
        last = in_one_line(self.errors.decode(errors="replace").strip().rpartition("\n")[2])
        line = _("it ended with exit code {code}")
        return Fault(line.format(code=code) + (f": {last}" if last else ""))

    def count(self) -> None:
        """Has it too many processes? Looked at a few times a second."""
        now = time.monotonic()
        if now - self.looked < LOOK:
            return
        self.looked = now
        if len(marked(self.mark)) > PROCESSES:
            self.end()
            raise Fault(_("it started more than {n} processes").format(n=PROCESSES))

    def end(self) -> int:
        """End it and all that it has started; its exit code."""
        if self.code is not None:
            return self.code
        with contextlib.suppress(OSError):
            self.pipes()[0].close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PARTING)
        with contextlib.suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.code = self.process.wait()
        for _sweep in range(SWEEPS):
            left = marked(self.mark)
            if not left:
                break
            for pid in left:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
        for pipe in self.pipes():
            with contextlib.suppress(OSError):
                pipe.close()
        return self.code

    @property
    def is_alive(self) -> bool:
        """Does it still run?"""
        return self.code is None and self.process.poll() is None


def read(pipe: IO[bytes]) -> bytes:
    """What is there now."""
    try:
        return os.read(pipe.fileno(), CHUNK)
    except BlockingIOError:
        return b""


def bound(pid: int) -> None:
    """Limit what a process, and each one that it starts, may use."""
    if sys.platform != "linux":
        return  # no other system can bound a process that runs already
    for name, most in BOUNDS:
        with contextlib.suppress(OSError, ValueError):
            kind = getattr(resource, name)
            _soft, hard = resource.prlimit(pid, kind)
            least = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.prlimit(pid, kind, (least, least))


def marked(mark: str) -> list[int]:
    """The processes that carry a mark in their environment, wherever they have gone."""
    found: list[int] = []
    wanted = f"{MARK}={mark}".encode()
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if wanted in (folder / "environ").read_bytes():
                found.append(int(folder.name))
    return found
