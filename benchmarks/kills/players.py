"""People who play while their server is killed: what was not acknowledged they send again, as pages do."""

import asyncio
import random
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from benchmarks.browsing import Shown, Told, answer, read, sit_down

AGAIN: Final = 0.1  # seconds until somebody whose socket broke tries again
SILENCE: Final = 5.0  # seconds without a word after which somebody connects again
GONE: Final = (ConnectionClosed, InvalidStatus, InvalidMessage, OSError, TimeoutError)


class Night:
    """What all players share."""

    def __init__(self, port: int, goal: int) -> None:
        self.port = port
        self.goal = goal
        self.acknowledged: dict[str, list[str]] = {}  # actions by table, as the store names them
        self.sent_again = 0
        self.refused = 0

    @property
    def count(self) -> int:
        """Of acknowledged plays."""
        return sum(len(ids) for ids in self.acknowledged.values())


class Player:
    """One seat of a table."""

    def __init__(self, night: Night, table: str, seat: int, cookie: str) -> None:
        self.night = night
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.rng = random.Random(f"{table} {seat}")
        self.shown = Shown()
        self.number = 0
        self.open = ""  # the action that waits for its acknowledgement …
        self.message = ""  # … and the message that holds it

    @property
    def done(self) -> bool:
        """Nothing is open, and there are plays enough, or the game is over."""
        return not self.open and (self.shown.over or self.night.count >= self.night.goal)

    async def play(self) -> None:
        """Until all have played enough."""
        while not self.done:
            try:
                await self.visit()
            except GONE:
                await asyncio.sleep(AGAIN)

    async def visit(self) -> None:
        """One connection."""
        self.shown = Shown()
        socket = await sit_down(self.night.port, self.table, self.seat, self.cookie)
        try:
            if self.open:
                self.night.sent_again += 1
                await socket.send(self.message)
            while not self.done:
                await self.step(socket)
        finally:
            await socket.close()

    async def step(self, socket: ClientConnection) -> None:
        """Answer if we are asked; hear the next message."""
        if self.shown.mine and not self.open and self.night.count < self.night.goal:
            self.number += 1
            self.shown.mine = False
            self.open = str(self.number)
            self.message = answer(self.open, self.shown.version, self.shown.choice(self.rng))
            await socket.send(self.message)
        async with asyncio.timeout(SILENCE):
            self.hear(read(await socket.recv()))

    def hear(self, told: Told) -> None:
        """Take in a message."""
        if told.kind == "frame":
            self.shown.take(told)
        elif told.kind == "done" and told.id == self.open:
            mine = self.night.acknowledged.setdefault(self.table, [])
            mine.append(f"{self.seat}:{self.open}")
            self.open = ""
        elif told.kind == "refused" and told.id == self.open:
            self.night.refused += 1
            self.open = ""  # it has not happened; we look again and decide again
