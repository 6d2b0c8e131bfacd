"""Builders for tests of the server: databases, workers, tables with people, and how people play."""

import asyncio
import contextlib
import html
import json
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from jotunheim.server.config import Config
from jotunheim.server.frames import Frame, Refused
from jotunheim.server.open_rooms import OpenRooms
from jotunheim.server.room import Room
from jotunheim.server.store import NewTable, Store
from jotunheim.server.subscription import Subscription

T = TypeVar("T")
Setting = str | int | float | bool | None | tuple[str, ...] | dict[str, str]
LOOPING = "looping=tests.server.looping:GAME"


def run(work: Coroutine[Any, Any, T], seconds: float = 120.0) -> T:
    """Run a test's coroutine; one that hangs fails."""
    return asyncio.run(asyncio.wait_for(work, seconds))


async def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for something that happens in the background; the test as a whole has a limit."""
    while not holds():
        await asyncio.sleep(0.01)


def settings(database: str, **changes: Setting) -> Config:
    """The settings of tests: nothing waits for people to follow."""
    plain = {"database": database, "engines": 1, "bot_pause": 0.0, "leaving": 0.0}
    plain |= {"reaction_least": 0.0, "reaction_most": 0.0}
    return msgspec.convert({**plain, **changes}, Config)


@contextlib.asynccontextmanager
async def a_store(database: str) -> AsyncIterator[Store]:
    """An open store."""
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def a_worker(database: str, **changes: Setting) -> AsyncIterator[OpenRooms]:
    """A worker with its processes, stopped cleanly in the end."""
    async with a_store(database) as store:
        rooms = OpenRooms(settings(database, games=(LOOPING,), **changes), store)
        try:
            await rooms.start()
            yield rooms
        finally:
            await rooms.stop()


async def new_table(
    store: Store, game: str = "connect-four", seats: int = 2, bots: str = "", **more: Setting
) -> str:
    """A table; `bots` has the levels by seat, as in "1=squire"; the other seats are taken by people."""
    visitor, _ = await store.new_visitor("Ylva")
    levels = {int(word[0]): word[2:] for word in bots.split()}
    plain = {"game": game, "seats": seats, "owner": visitor.id}
    new = msgspec.convert({**plain, **more}, NewTable)
    table = await store.new_table(new, levels)
    for seat in range(seats):
        if seat not in levels:
            await store.sit(table.id, seat, visitor.id, f"Ylva {seat + 1}", "c0ffee")
    return table.id


async def a_game(
    rooms: OpenRooms, game: str = "connect-four", seats: int = 2, bots: str = "", **more: Setting
) -> Room:
    """A table where the game has begun."""
    room = await rooms.open(await new_table(rooms.store, game, seats, bots, **more))
    await room.begin()
    return room


def answers(frame: Frame) -> list[list[str]]:
    """All answers that a frame offers, each as its tokens; leaving the game is none of them."""
    text = "".join([frame.html(name) for name in frame.parts if name != "log"])
    text = re.sub(r'<button[^>]*class="aside"[^>]*>', "", text)
    single = [[html.unescape(token)] for token in re.findall(r'data-token="([^"]+)"', text)]
    routes = [json.loads(html.unescape(t)) for t in re.findall(r'data-tokens="([^"]+)"', text)]
    found: list[list[str]] = []
    for answer in [*single, *routes]:
        if answer not in found:
            found.append(answer)
    return found


class Person:
    """Somebody at a window: sees frames, and acts on what was seen last."""

    def __init__(self, room: Room, seat: int, fresh: bool = False) -> None:
        self.room = room
        self.seat = seat
        self.watch: Subscription = room.watch(seat, fresh=fresh)
        self.frames: list[Frame] = []
        self.notices: list[str] = []
        self.count = 0
        self.task = asyncio.create_task(self.look())
        self.news = asyncio.Event()

    async def look(self) -> None:
        async for thing in self.watch:
            if isinstance(thing, Frame):
                self.frames.append(thing)
            else:
                self.notices.append(thing.kind)
            self.news.set()

    @property
    def frame(self) -> Frame:
        """What is seen now."""
        return self.frames[-1]

    async def until(self, what: Callable[[Frame], bool]) -> Frame:
        """Wait until a frame is as it should be."""
        while not (self.frames and what(self.frame)):
            self.news.clear()
            await self.news.wait()
        return self.frame

    async def turn(self) -> Frame:
        """Wait until it is this seat's turn, or the game is over."""
        return await self.until(lambda frame: frame.header.mine or frame.header.over)

    async def act(self, *tokens: str) -> str:
        """Answer; the version that it leads to."""
        self.count += 1
        return await self.room.act(
            self.seat, f"action-{self.count}", self.frame.header.version, list(tokens)
        )

    async def leave(self) -> None:
        self.watch.close()
        await self.task


async def refusal(work: Coroutine[Any, Any, Any]) -> Refused:
    """What something is refused with."""
    try:
        await work
    except Refused as error:
        return error
    raise AssertionError("it was not refused")


def sqlite(folder: Path) -> str:
    """A database of its own."""
    return f"sqlite:///{folder / 'tables.sqlite'}"
