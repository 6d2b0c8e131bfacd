"""A real Chromium and a real server, for tests of the page.

In CI (the variable CI is set) a missing Chromium fails these tests; elsewhere they are skipped with a word.
"""

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import Person
from tests.browser.stage import LAPTOP, Open, Stage, golden

ROOT = Path(__file__).resolve().parent.parent.parent
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
START = 180  # seconds that a server has to answer, and to end


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: needs a Chromium; fails without one in CI")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.xdist_group("browser"))  # one server, one browser


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), "")
    if not found:
        words = f"none of {', '.join(BROWSERS)} is installed"
        if os.environ.get("CI"):
            pytest.fail(words)
        pytest.skip(words)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def stage(chromium: Browser) -> Iterator[Open]:
    """A table of a golden record, on a laptop; at a moment of it, if one is given."""
    made: list[Stage] = []

    def opens(
        game: str,
        record: str,
        plays: int | None = None,
        size: tuple[int, int] = LAPTOP,
        motion: str = "reduce",
    ) -> Stage:
        found = Stage(chromium, golden(game, record), size, motion=motion)
        made.append(found)
        if plays is not None:
            found.opens(plays, found.asked(plays))
        return found

    yield opens
    troubles = [trouble for one in made for trouble in one.close()]
    assert not troubles, troubles


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: Path, patient: bool = True) -> None:
        self.log = folder / "server.log"
        self.database = str(folder / "tables.sqlite")
        self.patient = patient
        self.port = 0
        self.start()

    @property
    def command(self) -> list[str]:
        if self.patient:
            module = [sys.executable, "-m", "tests.browser.patient"]
            return [*module, self.database, str(self.port)]
        return [
            *(sys.executable, "-m", "jotunheim.cli.main", "serve", "--host", "127.0.0.1"),
            *("--database", self.database, "--port", str(self.port)),
            *("--bot-pause", "0", "--no-browser", "--log", "warning"),
        ]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.log.open("w") as out:
            self.process = subprocess.Popen(self.command, stdout=out, stderr=out, cwd=ROOT)
        deadline = time.monotonic() + START
        while not self.answers():
            assert self.process.poll() is None and time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.1)

    def answers(self) -> bool:
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.log.read_text())
        if not found:
            return False
        self.port = int(found[1])
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=START) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(START)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server"))
    yield found
    found.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and start, by the command that people use."""
    found = Server(tmp_path, patient=False)
    yield found
    found.stop()


class Wire:
    """A cable between browser and server that can be cut."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.open = True
        self.pairs: list[socket.socket] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    def accept(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            if not self.open:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.port))
            self.pairs += [near, far]
            for a, b in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=(a, b), daemon=True).start()

    def carry(self, source: socket.socket, sink: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                sink.sendall(data)
        except OSError:
            pass
        finally:
            source.close()
            sink.close()

    def cut(self) -> None:
        self.open = False
        for end in self.pairs:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.pairs.clear()

    def mend(self) -> None:
        self.open = True

    def close(self) -> None:
        self.cut()
        self.listening.close()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    found = Wire(server.port)
    yield found
    found.close()


@pytest.fixture
def person(chromium: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own; at the end nothing may have gone wrong in it."""
    made: list[Person] = []

    def enter(
        name: str = "Solveig",
        url: str = "",
        size: tuple[int, int] = (1440, 900),
        theme: str = "light",
        motion: str = "reduce",
    ) -> Person:
        someone = Person(chromium, url or server.url, name, size, theme, motion)
        made.append(someone)
        return someone

    yield enter
    troubles = [trouble for someone in made for trouble in someone.close()]
    assert not troubles, troubles
