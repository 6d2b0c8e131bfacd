"""A server to be measured, in a process of its own, with tables that have begun."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from jotunheim.records.lines import body_text
from jotunheim.server.config import Config
from jotunheim.server.engine.live import load
from jotunheim.server.open_rooms import OpenRooms
from jotunheim.server.store import NewTable, Store

QUIET: Final = 2  # looks in a row at a server that does next to nothing …
IDLE: Final = 0.1  # … seconds of the processor in a second
PATIENCE: Final = 120.0  # seconds more, if not enough has happened in the time to measure


class House(msgspec.Struct):
    """What clients need to know: the tables, and the cookie of somebody who holds all seats."""

    database: str
    cookie: str
    tables: list[str]
    seats: int


def settings(database: str) -> Config:
    """A server without limits on how much one machine may ask of it."""
    many = 1e9
    return Config(
        database=database,
        messages=many,
        messages_burst=many,
        pages=many,
        pages_burst=many,
        connections_of_address=1_000_000,
        sockets_of_address=1_000_000,
        sockets_of_seat=1_000,
        reaction_least=0.0,  # pauses of Assault and Valda are meant, and cost nothing
        reaction_most=0.0,
        posts=many,
        posts_burst=many,
        tables_an_hour=many,
        open_tables=1_000_000,
        running_tables=1_000_000,
        chats=many,
        chats_burst=many,
        sessions=2_000,
    )


async def furnish(
    database: str,
    game: str,
    seats: int,
    count: int,
    plays: int = 0,
    bots: dict[int, str] | None = None,
) -> House:
    """So many tables of a game, begun; each was played at, up to so many plays.

    One visitor holds all seats but those of bots, which are given by seat and level.
    """
    store = await Store.open(database)
    rooms = OpenRooms(settings(database), store)
    await rooms.start()
    try:
        visitor, cookie = await store.new_visitor("Ylva")
        new = NewTable(game=game, seats=seats, owner=visitor.id, visibility="public")
        made = await asyncio.gather(*[store.new_table(new, bots) for _ in range(count)])
        tables = [table.id for table in made]

        async def begin(table: str) -> None:
            for seat in set(range(seats)).difference(bots or {}):
                await store.sit(table, seat, visitor.id, f"Ylva {seat + 1}", "c0ffee")
            await (await rooms.open(table)).begin()

        await asyncio.gather(*[begin(table) for table in tables])
    finally:
        await rooms.stop()
        await store.close()
    if plays:
        await play_all(database, tables, plays)
    return House(database, cookie, tables, seats)


async def play_all(database: str, tables: list[str], plays: int) -> None:
    """Some random plays at each table; no room is open, so that no bot plays meanwhile."""
    store = await Store.open(database)
    try:
        for number, table in enumerate(tables):
            await play_on(store, table, random.Random(number), plays)
    finally:
        await store.close()


async def play_on(store: Store, table: str, rng: random.Random, plays: int) -> None:
    """Some random plays at a table, so that tables stand at all moments of a game, but none at its end."""
    header = await store.header(table)
    lines = [ply.line for ply in await store.plies(table)]
    session = load(header or "", lines).session
    ends = [len(lines)]  # the rows after each play
    for _ in range(rng.randrange(plays)):
        session.play_tokens([rng.choice(session.g.options)])
        if session.g.over:
            ends = ends[: 1 + rng.randrange(len(ends))]
            break
        ends.append(len(session.lines))
    new = [body_text(line) for line in session.lines[len(lines) : ends[-1]]]
    await store.append(table, len(lines), new)


def sqlite(folder: Path) -> str:
    """The database of a run."""
    return f"sqlite:///{folder / 'tables.sqlite'}"


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server at work: where it listens, and how much of the processor it has used."""

    def __init__(self, port: int, pid: int) -> None:
        self.port = port
        self.pid = pid

    def settle(self) -> None:
        """Wait until it has nothing to do but what it is asked for: after a start it looks all games through."""
        quiet = 0
        while quiet < QUIET:
            used = self.processor()
            time.sleep(1)
            quiet = quiet + 1 if self.processor() - used < IDLE else 0

    def processor(self) -> float:
        """Seconds that it and its engine processes have used so far."""
        ticks = 0
        for place in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = place.read_text().rpartition(")")[2].split()
                if int(place.parent.name) == self.pid or int(fields[1]) == self.pid:
                    ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(kind: str, argument: str, cores: set[int] | None = None) -> Iterator[Server]:
    """A server of a kind, up. It and its children keep to these cores."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.load.serve", kind, str(port), argument]
    child = subprocess.Popen(
        command, preexec_fn=(lambda: os.sched_setaffinity(0, cores)) if cores else None
    )
    try:
        wait_for(port, child)
        yield Server(port, child.pid)
    finally:
        child.send_signal(signal.SIGTERM)
        child.wait(timeout=120)


def wait_for(port: int, child: "subprocess.Popen[bytes]") -> None:
    """Until somebody listens."""
    while child.poll() is None:
        with socket.socket() as probe:
            probe.settimeout(1)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        asyncio.run(asyncio.sleep(0.05))
    raise SystemExit("the server could not start")
