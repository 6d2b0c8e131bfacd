"""A server in processes of its own, started and stopped as its users do: through `./jotun`."""

import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.server.web.served import Browser

WAIT = 180.0  # seconds for anything to happen, also on a busy machine
JOTUN = Path(__file__).resolve().parents[3] / "jotun"


def variables(folder: Path) -> dict[str, str]:
    kept = {
        k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    }
    return {**kept, "JOTUN_DATA": str(folder), "JOTUN_INTERPRETED": "1"}


def command(*words: str) -> list[str]:
    return [str(JOTUN), *words]


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*words),
        env=variables(folder),
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
    )


class Running:
    """A server that somebody has started in a terminal."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.log = folder / "log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command(*words),
                env=variables(folder),
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        try:
            self.wait_for("Ctrl-C stops it")  # said when it answers (S-01)
        except AssertionError:
            self.kill()
            raise
        found = re.search(r"at (http://[\d.]+:\d+)/", self.text())
        assert found
        self.origin = found[1]
        self.port = int(self.origin.rpartition(":")[2])
        self.wait_for_socket()

    def wait_for(self, word: str) -> None:
        until = time.monotonic() + WAIT
        while word not in self.text():
            assert self.process.poll() is None and time.monotonic() < until, self.text()
            time.sleep(0.05)

    def wait_for_socket(self) -> None:
        until = time.monotonic() + WAIT
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), WAIT).close()
                return
            except ConnectionRefusedError:
                assert time.monotonic() < until, self.text()
                time.sleep(0.05)

    def text(self) -> str:
        return self.log.read_text()

    def browser(self) -> Browser:
        return Browser(self)

    def kill(self) -> None:
        """kill -9, with all processes that it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(WAIT)

    def stop(self, sign: signal.Signals = signal.SIGINT) -> int:
        if self.process.poll() is None:
            self.process.send_signal(sign)
        return self.process.wait(WAIT)

    def post(self, path: str, form: dict[str, str]) -> httpx.Response:
        return httpx.post(
            f"{self.origin}{path}", data=form, headers={"origin": self.origin}, timeout=WAIT
        )


@contextmanager
def running(folder: Path, *words: str) -> Iterator[Running]:
    server = Running(folder, *words)
    try:
        yield server
    finally:
        server.stop()


def answer(browser: Browser, table: str, seat: int, action: str, column: str) -> None:
    """One answer, sent again until it counts: over a new line where one breaks, and where a worker shows the table
    as it was, because it has not heard of the last plays yet."""
    until = time.monotonic() + WAIT
    while True:
        try:
            with browser.socket(table, seat) as line:
                line.until_mine()
                line.act(action, [f"column:{column}"])
                reply = line.reply_to(action)
            if reply["kind"] == "done":
                return
            assert reply["code"] == "stale", reply
            assert time.monotonic() < until, reply
        except (OSError, EOFError, TimeoutError, ConnectionError) as error:
            assert time.monotonic() < until, error
        time.sleep(0.2)


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for something that a server does in the background."""
    until = time.monotonic() + WAIT
    while not holds():
        assert time.monotonic() < until, "waited too long"
        time.sleep(0.1)
