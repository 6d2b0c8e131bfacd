"""A real server in a thread, browsers without a screen, and tables to play at."""

import contextlib
import html
import json
import re
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
import uvicorn
import websockets.sync.client as sockets
from websockets.exceptions import ConnectionClosed

from jotunheim.server.app import application
from jotunheim.server.config import Config
from jotunheim.server.launch import settings
from jotunheim.server.site import Site

WAIT = 60.0  # seconds for anything to happen, also on a busy machine
SMALL = "connect-four"


class Server:
    """A server on a port of its own."""

    def __init__(self, config: Config, port: int = 0) -> None:
        self.config = config
        self.app = application(config)
        self.listening = socket.socket()
        self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listening.bind(("127.0.0.1", port))
        self.port = self.listening.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.uvicorn = uvicorn.Server(settings(self.app, config))
        self.browsers: list[Browser] = []
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.listening],))

    def start(self) -> None:
        self.thread.start()
        until = time.monotonic() + WAIT
        while not self.uvicorn.started:
            assert self.thread.is_alive() and time.monotonic() < until, "the server does not start"
            time.sleep(0.02)

    def stop(self) -> None:
        for browser in self.browsers:
            browser.close()
        self.uvicorn.should_exit = True
        self.thread.join(WAIT)
        assert not self.thread.is_alive()

    @property
    def site(self) -> Site:
        found: Site = self.app.state.site
        return found

    def browser(self) -> "Browser":
        self.browsers.append(Browser(self))
        return self.browsers[-1]


def generous(folder: Path, **given: object) -> Config:
    """Settings with room for busy tests, some of them changed."""
    plain = Config(
        engines=1,
        database=str(folder / "tables.sqlite"),
        bot_pause=0.0,
        reaction_least=0.0,
        reaction_most=0.0,
        rules_deadline=60.0,  # other tests may keep the machine busy
        posts=1_000.0,
        posts_burst=10_000.0,
        pages=1_000.0,
        pages_burst=10_000.0,
        tables_an_hour=100_000.0,
        guests_an_hour=100_000.0,
        open_tables=1_000,
        running_tables=1_000,
        messages=1_000.0,
        messages_burst=10_000.0,
        chats=100.0,
        chats_burst=1_000.0,
    )
    return msgspec.structs.replace(plain, **given)


@contextlib.contextmanager
def serving(folder: Path, port: int = 0, **given: object) -> Iterator[Server]:
    """A server as long as the block runs."""
    server = Server(generous(folder, **given), port)
    try:
        server.start()
        yield server
    finally:
        server.stop()


class Place(Protocol):
    """Where a server is."""

    origin: str
    port: int


class Browser:
    """Somebody with a cookie jar."""

    def __init__(self, server: Place, tls: ssl.SSLContext | None = None) -> None:
        self.server = server
        self.tls = tls
        self.http = httpx.Client(
            base_url=server.origin,
            headers={"origin": server.origin},
            timeout=WAIT,
            verify=tls or True,
        )
        self.lines: list[Line] = []

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.http.close()

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        return self.http.get(path, headers=headers)

    def post(self, path: str, data: dict[str, str] | None = None) -> httpx.Response:
        return self.http.post(path, data=data or {})

    @property
    def token(self) -> str:
        return self.http.cookies.get("jotun") or ""

    def named(self, name: str) -> "Browser":
        assert self.post("/name", {"name": name}).status_code == 303
        return self

    def open_table(self, game: str = SMALL, **form: str) -> str:
        """Open a table; its id."""
        data = {"game": game, "name": "Solveig", "seat1": "me", "seat2": "open", "hints": "yes"}
        answer = self.post("/tables", {**data, **form})
        assert answer.status_code == 303, problem_of(answer)
        return answer.headers["location"].removeprefix("/tables/")

    def do(self, table: str, deed: str, **form: str) -> httpx.Response:
        return self.post(f"/tables/{table}/{deed}", form)

    def info(self, table: str, query: str = "") -> dict[str, Any]:
        """What the page tells its scripts."""
        page = self.get(f"/tables/{table}{query}")
        found = re.search(r'id="info">(.*?)</script>', page.text, re.S)
        assert found, problem_of(page)
        value: dict[str, Any] = json.loads(found[1])
        return value

    def socket(
        self,
        table: str,
        seat: int = 0,
        have: bool = True,
        origin: str | None = "own",
        compression: str | None = None,
    ) -> "Line":
        """A socket from a seat; told at once what it sees."""
        line = Line(self, table, seat, origin, compression=compression)
        self.lines.append(line)
        if have:
            line.send({"do": "have", "version": "", "parts": {}})
        return line


def healthy(server: Server) -> httpx.Response:
    """What /health says when all is well; it says so a while after the loop or the disk stood still."""
    browser = server.browser()
    until = time.monotonic() + WAIT
    while (answer := browser.get("/health")).status_code != 200:
        assert time.monotonic() < until, answer.text
        time.sleep(0.05)
    return answer


def problem_of(answer: httpx.Response) -> str:
    """The line in which a page says what is wrong."""
    found = re.search(r'role="alert"[^>]*>(.*?)<', answer.text, re.S)
    return html.unescape(found[1]) if found else answer.text[:300]


class Line:
    """An open socket."""

    def __init__(
        self,
        browser: Browser,
        table: str,
        seat: int,
        origin: str | None,
        headers: dict[str, str] | None = None,
        compression: str | None = None,
    ) -> None:
        server = browser.server
        self.table = table
        cookie = {"cookie": f"jotun={browser.token}"} if browser.token else {}
        self.stack = contextlib.ExitStack()
        connection = sockets.connect(
            f"{server.origin.replace('http', 'ws', 1)}/tables/{table}/socket?seat={seat}",
            ssl=browser.tls,
            origin=server.origin if origin == "own" else origin,  # type: ignore[arg-type]
            additional_headers={**cookie, **(headers or {})},
            max_size=None,
            compression=compression,
            open_timeout=WAIT,
            ping_timeout=WAIT,
        )
        self.socket = self.stack.enter_context(connection)
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.frame: dict[str, Any] = {}
        self.parts: dict[str, str] = {}

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message; TimeoutError: none came."""
        text = self.socket.recv(timeout)
        self.raw.append(str(text))
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        if message["kind"] == "frame":
            message |= message["header"]
            self.frame = message
            self.parts.update(message["parts"])
            for name in message["gone"]:
                self.parts.pop(name, None)
        return message

    def until(self, kind: str, **fields: object) -> dict[str, Any]:
        """Read on to a message of this kind with these fields."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            message = self.next()
            if message["kind"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message
        raise TimeoutError(f"no {kind} {fields}")

    def reply_to(self, action: str) -> dict[str, Any]:
        """Read on to what becomes of an action: done or refused."""
        while True:
            message = self.next()
            if message["kind"] in ("done", "refused") and message["id"] == action:
                return message

    def latest(self, kind: str) -> dict[str, Any]:
        """The latest message of this kind; waits for one if there was none."""
        found = [message for message in self.heard if message["kind"] == kind]
        return found[-1] if found else self.until(kind)

    def until_mine(self) -> dict[str, Any]:
        """Read on until this seat is asked."""
        while not self.frame.get("mine") and not self.frame.get("over"):
            self.next()
        return self.frame

    def tokens(self) -> list[str]:
        """The first answer on offer."""
        found = re.search(r'data-token="([^"]+)"', self.parts["prompt"])
        assert found, self.parts["prompt"]
        return [html.unescape(found[1])]

    def act(self, action: str, tokens: list[str] | None = None, on: str | None = None) -> None:
        self.send(
            {
                "do": "act",
                "id": action,
                "on": self.frame["version"] if on is None else on,
                "tokens": self.tokens() if tokens is None else tokens,
            }
        )

    def play(self, action: str) -> dict[str, Any]:
        """Answer the question with the first option, and wait until it counts."""
        self.until_mine()
        self.frame = {**self.frame, "mine": False}
        self.act(action)
        return self.until("done", id=action)

    def closed(self) -> int:
        """Read to the end; the code with which the server hung up."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code

    def close(self) -> None:
        self.stack.close()

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *gone: object) -> None:
        self.close()


def play_out(browser: Browser, table: str) -> None:
    """Play to the end with the first answers; it is written that the game is over."""
    with browser.socket(table) as line:
        for number in range(400):
            if line.until_mine()["over"]:
                break
            line.play(f"a{number}")
        while not any(message.get("stage") == "over" for message in line.heard):
            line.next()  # the last frame comes before that is written
