"""Four sockets at each table: its seats and spectators. The seat that is asked answers with a legal choice."""

import asyncio
import random
import time
from typing import Final

from websockets.asyncio.client import ClientConnection

from benchmarks.browsing import Shown, Told, answer, read, sit_down
from benchmarks.load.bare import Step
from benchmarks.load.house import House

SOCKETS: Final = 4


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
        self.shown = Shown()
        self.sent = 0.0
        self.count = 0
        self.task: asyncio.Task[None] | None = None

    async def open(self, port: int) -> None:
        """Connect, and say that we have nothing yet."""
        cookie = self.table.house.cookie
        self.socket = await sit_down(port, self.table.id, self.seat, cookie, self.place)
        self.task = asyncio.create_task(self.listen(self.socket))

    async def listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            self.table.hear(self, text, read(text))

    async def act(self) -> None:
        """Answer with one of the choices on offer."""
        if self.socket is None:
            return
        self.shown.mine = False
        self.count += 1
        tokens = self.shown.choice(self.table.rng)
        self.table.begin_step()
        self.sent = self.table.sent = time.perf_counter()
        action = f"{self.table.run}-{self.seat}-{self.count}"
        await self.socket.send(answer(action, self.shown.version, tokens))

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
        client.shown.take(told)
        self.over = self.over or client.shown.over
        if client.shown.mine or client.shown.over:
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
                if client.shown.mine and client.seat >= 0:
                    await client.act()
                    break
