"""A server that is started with `./jotun serve`, killed and started again."""

import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from benchmarks.load.house import free_port
from benchmarks.soak.processes import children

JOTUN: Final = Path(__file__).resolve().parents[2] / "jotun"
PATIENCE: Final = 300.0  # seconds for a start; the first one may compile
WORKER: Final = b"spawn_main"  # how web processes are started
ENGINE: Final = b"jotunheim.server.engine"


class Started:
    """A server in a group of processes of its own."""

    def __init__(self, folder: Path, database: str, workers: int) -> None:
        self.folder = folder
        self.port = free_port()
        words = ["serve", "--database", database, "--no-browser", "--port", str(self.port)]
        self.command = [str(JOTUN), *words, "--workers", str(workers), "--log", "warning"]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        log = (self.folder / "log").open("ab")
        variables = {**os.environ, "JOTUN_DATA": str(self.folder)}
        with log:
            self.process = subprocess.Popen(
                self.command, env=variables, stdout=log, stderr=log, start_new_session=True
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise SystemExit((self.folder / "log").read_text())
            time.sleep(0.05)

    def answers(self) -> bool:
        """Can people play?"""
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 2) as line:
            line.sendall(b"GET /ready HTTP/1.0\r\nHost: 127.0.0.1:%d\r\n\r\n" % self.port)
            return b" 200 " in line.recv(200)
        return False

    def below(self, mark: bytes) -> list[int]:
        """Processes of this server whose command holds a mark."""
        assert self.process is not None
        own = children(self.process.pid)
        return [
            pid for pid in [*own, *[c for one in own for c in children(one)]] if runs(pid, mark)
        ]

    def kill_all(self) -> None:
        """kill -9 of the whole group, then a new start."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.start()

    def kill_one(self, mark: bytes, rng: random.Random) -> None:
        """kill -9 of one process; the server starts another one by itself."""
        with suppress(ProcessLookupError, IndexError):
            os.kill(rng.choice(self.below(mark)), signal.SIGKILL)

    def kills(self, rng: random.Random) -> dict[str, Callable[[], None]]:
        """What can be killed, by name."""
        found = {
            "everything": self.kill_all,
            "an engine": lambda: self.kill_one(ENGINE, rng),
            "a web process": lambda: self.kill_one(WORKER, rng),
        }
        return found if self.below(WORKER) else dict(list(found.items())[:2])

    def stop(self) -> int:
        """Ctrl-C."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


def runs(pid: int, mark: bytes) -> bool:
    """Does a process run this?"""
    with suppress(OSError):
        return mark in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False
