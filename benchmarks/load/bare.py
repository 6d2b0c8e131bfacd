"""The bare loop: Starlette and SQLite, no rules, no views. It writes a row and sends the same messages.

Messages of some real tables were kept, for each action that was counted what went to each socket. Here every
table plays all of these, round and round, each from another one on, so that they are as often sent as they were:
an action is written with a group commit on the disk, then all are told.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections import defaultdict
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

SPREAD: Final = (
    0.618034  # of the tape lie between the beginnings of two tables: all of it is played
)
SCHEMA: Final = (
    "CREATE TABLE plies (table_id TEXT, seq INTEGER, line TEXT, action TEXT,"
    " PRIMARY KEY (table_id, seq), UNIQUE (table_id, action))"
)


class Step(msgspec.Struct):
    """What was sent between two actions, and to which socket."""

    sent: list[tuple[int, str]] = []


class Tape(msgspec.Struct):
    """What was sent at some real tables: what a socket is shown at once, and for each action."""

    database: str
    first: list[Step]
    steps: list[Step]


class Disk:
    """A thread that writes rows, with one commit for all that wait."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.queue: queue.SimpleQueue[tuple[tuple[str, int, str, str], asyncio.Future[None]]] = (
            queue.SimpleQueue()
        )
        self.loop = asyncio.get_running_loop()
        threading.Thread(target=self.work, daemon=True).start()

    def work(self) -> None:
        connection = sqlite3.connect(self.path, isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(SCHEMA)
        while True:
            batch = [self.queue.get()]
            while not self.queue.empty():
                batch.append(self.queue.get())
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO plies VALUES (?, ?, ?, ?)", [b[0] for b in batch])
            connection.execute("COMMIT")
            self.loop.call_soon_threadsafe(finish, [b[1] for b in batch])

    async def write(self, row: tuple[str, int, str, str]) -> None:
        future = self.loop.create_future()
        self.queue.put((row, future))
        await future


def finish(futures: "list[asyncio.Future[None]]") -> None:
    """All of these are on the disk."""
    for future in futures:
        if not future.done():
            future.set_result(None)


def bare(path: Path) -> Starlette:
    """The application that plays a tape."""
    tape = msgspec.json.decode(path.read_bytes(), type=Tape)
    sockets: dict[str, dict[int, WebSocket]] = defaultdict(dict)
    at: dict[str, int] = defaultdict(int)
    first: dict[str, Step] = {}
    disk: list[Disk] = []

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        disk.append(Disk(tape.database))
        yield

    async def act(table: str, said: dict[str, str], ws: WebSocket) -> None:
        """Write, then tell."""
        seq = at[table]
        at[table] += 1
        await disk[0].write((table, seq, "1 1 Drop column:4", said["id"]))
        await ws.send_text(f'{{"kind":"done","id":"{said["id"]}","version":"0123456789abcdef"}}')
        for place, message in tape.steps[seq % len(tape.steps)].sent:
            if place in sockets[table]:
                await sockets[table][place].send_text(message)

    async def socket(ws: WebSocket) -> None:
        table, place = ws.path_params["table"], int(ws.query_params["place"])
        await ws.accept()
        sockets[table][place] = ws
        if table not in first:
            at[table] = int(len(first) * SPREAD * len(tape.steps)) % len(tape.steps)
            first[table] = tape.first[len(first) % len(tape.first)]
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                said = msgspec.json.decode(await ws.receive_text())
                if said["do"] == "have":
                    for to, message in first[table].sent:
                        if to == place:
                            await ws.send_text(message)
                elif said["do"] == "act":
                    await act(table, said, ws)

    return Starlette(routes=[WebSocketRoute("/tables/{table}/socket", socket)], lifespan=lifespan)
