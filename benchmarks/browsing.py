"""A browser without a screen, as all benchmarks use it: its socket, what it was shown, what it can answer."""

import html
import random
import re
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ANSWER: Final = re.compile(r'data-token(s?)="([^"]+)"')  # one token, or all of a way as a list
ASIDE: Final = re.compile(r'<button[^>]*class="aside"[^>]*>')  # to concede ends a game too early
OPENING: Final = 60  # seconds that a busy server has to take us in
NOTHING: Final = '{"do":"have","version":"","parts":{}}'


class Header(msgspec.Struct):
    """What we read of the header of a frame."""

    version: str
    mine: bool
    over: bool


class Told(msgspec.Struct):
    """What we read of a message."""

    kind: str
    id: str = ""
    code: str = ""
    header: Header | None = None
    parts: dict[str, str] = {}
    gone: list[str] = []


_told: Final = msgspec.json.Decoder(Told)


def read(text: str | bytes) -> Told:
    """A message of the server."""
    return _told.decode(text)


class Shown:
    """What one socket was shown: whether it is asked, and what it can answer."""

    def __init__(self) -> None:
        self.version = ""
        self.mine = False
        self.over = False
        self.parts: dict[str, str] = {}  # those that offer choices

    def take(self, told: Told) -> None:
        """Take in a frame."""
        assert told.header is not None
        for name, part in told.parts.items():
            if name == "prompt" or name.startswith("board:"):
                self.parts[name] = part
        for name in told.gone:
            self.parts.pop(name, None)
        self.version = told.header.version
        self.mine = told.header.mine
        self.over = self.over or told.header.over

    def choice(self, rng: random.Random) -> list[str]:
        """One of the answers on offer."""
        answers = ANSWER.findall(ASIDE.sub("", "".join(self.parts.values())))
        if not answers:
            return ["pass"]
        many, text = rng.choice(answers)
        text = html.unescape(text)
        return msgspec.json.decode(text, type=list[str]) if many else [text]


def answer(action: str, version: str, tokens: list[str]) -> str:
    """The message with which a browser answers a question."""
    said = {"do": "act", "id": action, "on": version, "tokens": tokens}
    return msgspec.json.encode(said).decode()


async def sit_down(
    port: int, table: str, seat: int, cookie: str, place: int = 0
) -> ClientConnection:
    """A socket at a table, from a seat or as a spectator, that has nothing yet."""
    socket = await connect(
        f"ws://127.0.0.1:{port}/tables/{table}/socket?seat={seat}&place={place}",
        additional_headers={"Cookie": f"jotun={cookie}"},
        origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
        compression=None,
        max_size=None,
        open_timeout=OPENING,
        ping_interval=None,
    )
    await socket.send(NOTHING)
    return socket
