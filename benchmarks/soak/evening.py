"""People at many tables: they play, chat, reload the page, and play again when a game is over."""

import asyncio
import contextlib
import http.client
import random
import time
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.browsing import Shown, answer, read, sit_down

CHAT: Final = 0.1  # lines of chat for each play
LISTEN: Final = 1.0  # seconds until somebody looks whether it is time to play or to go
AGAIN: Final = 1.0  # seconds until somebody whose socket broke tries again


class Pace(msgspec.Struct, frozen=True):
    """How people behave: seconds, on average."""

    play: float = 8.0  # between two plays of a person
    stay: float = 60.0  # until they reload the page


class Counted(msgspec.Struct):
    """What happened in all."""

    plays: int = 0
    refused: int = 0
    chats: int = 0
    sockets: int = 0
    broken: int = 0  # sockets that the server or the network ended
    games: int = 0  # that came to their end


class Evening:
    """All that people share: the way to the server, and what is counted."""

    def __init__(self, port: int, pace: Pace) -> None:
        self.port = port
        self.pace = pace
        self.counted = Counted()
        self.running = True


class LiveTable:
    """A table at which one visitor plays some seats, each in a window of its own."""

    def __init__(self, evening: Evening, table: str, cookie: str, seats: list[int]) -> None:
        self.evening = evening
        self.id = table
        self.cookie = cookie
        self.seats = seats
        self.renewing = asyncio.Lock()

    async def live(self) -> None:
        """All windows, until the evening ends."""
        await asyncio.gather(*[Window(self, seat).live() for seat in self.seats])

    async def play_again(self, over: str) -> None:
        """A new game, once, when one is over."""
        async with self.renewing:
            if self.id != over:
                return
            there = await asyncio.to_thread(post, self.evening.port, self.cookie, over)
            if there:
                self.id = there.removeprefix("/tables/")
                self.evening.counted.games += 1


def post(port: int, cookie: str, table: str) -> str:
    """Press "Play again"; the address to which that leads, if any."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Cookie": f"jotun={cookie}", "Origin": f"http://127.0.0.1:{port}"}
    with contextlib.closing(line):
        line.request("POST", f"/tables/{table}/again", headers=headers)
        return line.getresponse().getheader("Location", "")


class Window:
    """A page that is open at a seat, and is reloaded now and then."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.rng = random.Random(f"{table.id} {seat}")
        self.counted = table.evening.counted
        self.number = 0
        self.shown = Shown()

    async def live(self) -> None:
        """Open the page again and again, until the evening ends."""
        evening = self.table.evening
        await asyncio.sleep(self.rng.random() * evening.pace.play)
        while evening.running:
            try:
                await self.visit(self.rng.expovariate(1 / evening.pace.stay))
            except (ConnectionClosed, InvalidStatus, OSError):
                self.counted.broken += evening.running
                await asyncio.sleep(AGAIN)

    async def visit(self, stay: float) -> None:
        """One page, for so long or until the game is over."""
        table, self.shown = self.table.id, Shown()
        socket = await sit_down(self.table.evening.port, table, self.seat, self.table.cookie)
        self.counted.sockets += 1
        try:
            await self.sit(socket, time.monotonic() + stay)
        finally:
            await socket.close()
        if self.shown.over:
            await self.table.play_again(table)

    async def sit(self, socket: ClientConnection, until: float) -> None:
        """Listen and play."""
        due = time.monotonic() + self.pause()
        while self.table.evening.running and not self.shown.over and time.monotonic() < until:
            if self.shown.mine and time.monotonic() >= due:
                await self.play(socket)
                due = time.monotonic() + self.pause()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LISTEN):
                    self.hear(await socket.recv())

    def pause(self) -> float:
        """Seconds until the next play."""
        return self.rng.uniform(0.5, 1.5) * self.table.evening.pace.play

    def hear(self, text: str | bytes) -> None:
        """Take in a message."""
        told = read(text)
        if told.kind == "frame":
            self.shown.take(told)
        elif told.kind == "done":
            self.counted.plays += told.id.startswith("play")
            self.counted.chats += told.id.startswith("chat")
        elif told.kind == "refused":
            self.counted.refused += 1

    async def play(self, socket: ClientConnection) -> None:
        """Answer the question; now and then say something."""
        self.number += 1
        self.shown.mine = False
        name = f"{self.rng.randrange(1 << 40):010x}-{self.number}"
        await socket.send(answer(f"play-{name}", self.shown.version, self.shown.choice(self.rng)))
        if self.rng.random() < CHAT:
            said = {"do": "chat", "id": f"chat-{name}", "text": f"That was number {self.number}."}
            await socket.send(msgspec.json.encode(said).decode())
