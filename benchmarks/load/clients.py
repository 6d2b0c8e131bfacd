"""Four sockets at each table: its seats and spectators. Whoever is asked answers with a legal choice."""

import asyncio
import html
import random
import re
import time
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load.bare import Step
from benchmarks.load.house import House

SOCKETS: Final = 4
TOKEN: Final = re.compile(r'data-token="([^"]+)"')
ASIDE: Final = re.compile(r'<button[^>]*class="aside"[^>]*>')


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


_told: Final = msgspec.json.Decoder(Told)


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.waits: list[float] = []  # until an action was confirmed
        self.sights: list[float] = []  # until somebody saw what an action brought
        self.actions = 0
        self.refused = 0
        self.bytes = 0
        self.messages = 0
        self.seconds = 0.0
        self.processor = 0.0  # seconds of it that the server has used
        self.counting = False
        self.frozen = False

    def freeze(self) -> None:
        """What comes now counts no longer."""
        self.frozen = True

    def clear(self) -> None:
        """From now on it counts."""
        self.counting = True
        self.waits.clear()
        self.sights.clear()
        self.actions = self.refused = self.bytes = self.messages = 0


def p(waits: list[float], share: float) -> float:
    """A percentile of waiting times, in milliseconds."""
    ordered = sorted(waits)
    return 1e3 * ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


class Client:
    """One socket."""

    def __init__(self, table: "Table", place: int) -> None:
        self.table = table
        self.place = place
        self.seat = place if place < table.house.seats else -1
        self.socket: ClientConnection | None = None
        self.version = ""
        self.mine = False
        self.shown: dict[str, str] = {}  # the parts that offer choices
        self.sent = 0.0
        self.count = 0
        self.task: asyncio.Task[None] | None = None

    async def open(self, port: int) -> None:
        """Connect, and say that we have nothing yet."""
        house = self.table.house
        self.socket = await connect(
            f"ws://127.0.0.1:{port}/tables/{self.table.id}/socket?seat={self.seat}&place={self.place}",
            additional_headers={"Cookie": f"jotun={house.cookie}"},
            origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )
        await self.socket.send('{"do":"have","version":"","parts":{}}')
        self.task = asyncio.create_task(self.listen(self.socket))

    async def listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            self.table.hear(self, text, _told.decode(text))

    def tokens(self) -> list[str]:
        """What can be answered."""
        text = ASIDE.sub("", "".join(self.shown.values()))
        return TOKEN.findall(text)

    async def act(self) -> None:
        """Answer with one of the choices on offer."""
        tokens = self.tokens() or ["pass"]
        if self.socket is None:
            return
        self.mine = False
        self.count += 1
        token = html.unescape(self.table.rng.choice(tokens))
        said = {"do": "act", "id": f"{self.table.run}-{self.seat}-{self.count}", "on": self.version}
        self.table.begin_step()
        self.sent = self.table.sent = time.perf_counter()
        await self.socket.send(msgspec.json.encode({**said, "tokens": [token]}).decode())

    async def close(self) -> None:
        if self.socket is not None and self.task is not None:
            await self.socket.close()
            await self.task


class Table:
    """A table with its sockets."""

    def __init__(self, house: House, table: str, figures: Figures, run: str) -> None:
        self.house = house
        self.id = table
        self.figures = figures
        self.run = run
        self.rng = random.Random(table)
        self.clients = [Client(self, place) for place in range(SOCKETS)]
        self.turn = asyncio.Event()
        self.over = False
        self.sent = 0.0  # when the last action was
        self.tape = [Step()]  # what is sent: at first, then action by action while it counts
        self.acted = False

    async def open(self, port: int) -> None:
        for client in self.clients:
            await client.open(port)

    async def close(self) -> None:
        await asyncio.gather(*[client.close() for client in self.clients])

    def hear(self, client: Client, text: str, told: Told) -> None:
        """Take in a message."""
        figures = self.figures
        if figures.frozen:
            return
        figures.bytes += len(text)
        figures.messages += 1
        if told.kind == "done":
            figures.waits.append(time.perf_counter() - client.sent)
            figures.actions += 1
        elif told.kind == "refused":
            figures.refused += 1
            self.turn.set()
        elif told.kind == "frame":
            if self.sent:
                figures.sights.append(time.perf_counter() - self.sent)
            self.see(client, told)
            if figures.counting or not self.acted:
                self.tape[-1].sent.append((client.place, text))

    def begin_step(self) -> None:
        """Somebody acts: the bare loop will send what follows, if it is counted here as well."""
        self.acted = True
        if self.figures.counting:
            self.tape.append(Step())

    def see(self, client: Client, told: Told) -> None:
        """A frame: what can be answered now."""
        for name, part in told.parts.items():
            if name == "prompt" or name.startswith("board:"):
                client.shown[name] = part
        assert told.header is not None
        client.version = told.header.version
        client.mine = told.header.mine
        self.over = self.over or told.header.over
        if told.header.mine or told.header.over:
            self.turn.set()

    async def play(self, pause: float = 0.0, first: float = 0.0) -> None:
        """Answer as soon as somebody is asked, or every so many seconds, until the game is over."""
        due = time.perf_counter() + first
        while not self.over:
            await self.turn.wait()
            self.turn.clear()
            if pause:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due = max(due + pause, time.perf_counter())
            for client in self.clients:
                if client.mine and client.seat >= 0:
                    await client.act()
                    break
