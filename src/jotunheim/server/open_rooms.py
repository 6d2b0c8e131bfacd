"""All rooms that a worker has open: opened when needed, closed when idle; bots, stand-ins, news from other workers."""

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from jotunheim.server import consents, names
from jotunheim.server.action_log import refused
from jotunheim.server.bots import STANDIN
from jotunheim.server.clock import Clock, WallClock
from jotunheim.server.compiled_later import LOOK, CompiledLater, use
from jotunheim.server.config import Config
from jotunheim.server.engine import messages as m
from jotunheim.server.engine.pool import imports_pool, rules_pool
from jotunheim.server.frames import Refused
from jotunheim.server.proposals import NEWS
from jotunheim.server.room import Room
from jotunheim.server.store import NewTable, Store
from jotunheim.server.thinkers import Thinkers
from jotunheim.texts import _, spoken

log: Final = logging.getLogger("jotunheim.rooms")
SHARED: Final = 200  # parts of which one copy is kept for all frames
SWEEP_EVERY: Final = 3600.0  # seconds
DAY: Final = 24 * 3600.0
WRITE_EVERY: Final = 5.0  # seconds
PATIENCE: Final = 10.0  # seconds that stopping waits for what is under way


class OpenRooms:
    """The rooms, the engine processes and the bots of a worker."""

    def __init__(self, config: Config, store: Store, clock: Clock | None = None) -> None:
        self.config = config
        self.store = store
        self.clock: Clock = clock or WallClock()
        self.rng: random.Random = random.SystemRandom()
        self.rules = rules_pool(config)
        self.thinkers = Thinkers(config)
        self.imports = imports_pool(config)
        self.worker_id = secrets.token_hex(8)
        self.stopping = False
        self.wrote = time.monotonic()  # when a write was last known to work
        self.swept = time.monotonic()  # when old tables were last looked for
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.opening: dict[str, asyncio.Lock] = {}
        self.parts: OrderedDict[str, bytes] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.ticker: asyncio.Task[None] | None = None
        self.later = CompiledLater(config.later)
        self.mover: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the processes; go on with what a dead worker has left."""
        await self.rules.start()  # bots are started when the first of them is to think
        if self.store.is_shared:
            first = await self.store.all_left(self.config.lease)
            await self.store.beat(self.worker_id)
        else:  # SQLite has one worker
            first = await self.store.all_left(-1e12)
            await self.store.alone(self.worker_id)
        self.store.listen(self.worker_id, self.hear)
        self.ticker = asyncio.create_task(self.tick(), name="rooms")
        if self.later.awaited:
            self.mover = asyncio.create_task(self.move_over(), name="compiled later")
        if first:
            self.spawn(self.review())

    async def stop(self) -> None:
        """Finish what is being written, then stop the processes."""
        self.stopping = True
        for task in (self.ticker, self.mover):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        for room in self.rooms.values():
            for watch in list(room.state.viewers.watches):
                watch.close()
            room.state.pause.end()
        await self.thinkers.stop()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=PATIENCE)
        await asyncio.gather(self.rules.stop(), self.imports.stop())
        await self.store.farewell(self.worker_id)

    # Rooms ------------------------------------------------------------------------------------------

    async def open(self, table: str) -> Room:
        """The room of a table; Refused("unknown") if there is none."""
        room = self.rooms.get(table)
        if room is None:
            async with self.opening.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table) or await self.make(table)
            self.opening.pop(table, None)
        self.rooms.move_to_end(table)
        return room

    async def make(self, table: str) -> Room:
        """A room for a table of the store."""
        found = await self.store.table(table)
        if found is None:
            raise Refused("unknown", "there is no such table")
        room = Room(self, found, await self.store.seats(table))
        await room.open()
        self.rooms[table] = room
        self.clear_out()
        room.touch()
        return room

    def clear_out(self) -> None:
        """Close the idle rooms that were not used for the longest time."""
        surplus = len(self.rooms) - self.config.rooms
        for table in [table for table, room in self.rooms.items() if room.idle][: max(surplus, 0)]:
            del self.rooms[table]

    def reaction_time(self) -> float:
        """Seconds that a table waits for reactions; the distribution is the same for all."""
        return self.rng.uniform(self.config.reaction_least, self.config.reaction_most)

    def shared(self, key: str, part: bytes) -> bytes:
        """One copy of a part that many frames have."""
        found = self.parts.setdefault(key, part)
        self.parts.move_to_end(key)
        if len(self.parts) > SHARED:
            self.parts.popitem(last=False)
        return found

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Start work in the background; its errors are logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)
        return task

    def finish(self, task: "asyncio.Task[None]") -> None:
        """Background work has ended."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work failed: %r", type(task.exception()).__name__, exc_info=task.exception())

    async def take_in(self, text: str, owner: int, title: str = "") -> str:
        """Open a record as a hotseat table of this visitor; the id of the table."""
        answer = await self.imports.ask(title, m.TakeIn(text, language=spoken()))
        if not isinstance(answer, m.Begun):
            raise refused(answer)
        check_names(answer.names)
        new = NewTable(
            game=answer.game,
            seats=answer.seats,
            owner=owner,
            title=title,
            options=answer.options,
            kind="hotseat",
        )
        return await self.store.take_in(
            new, answer.names, answer.header, answer.lines, answer.stage, answer.reason
        )

    # News -------------------------------------------------------------------------------------------

    async def tell(self, table: str, kind: str) -> None:
        """Something besides the game has changed in the store (people, chat, stage): tell all viewers."""
        await self.note(table, kind)
        self.tell_others(table, kind)

    async def note(self, table: str, kind: str) -> None:
        """Something at a table has changed, here or at another worker."""
        room = self.rooms.get(table)
        if room is None:
            return
        if kind.startswith(NEWS):
            room.proposals.hear(kind)
            return
        if kind == "hurry":
            room.hurry.set()
            return
        if kind.startswith(consents.NEWS):
            room.consents.hear(kind)
            return
        if kind == "removed":
            room.state.viewers.notice(kind)
            del self.rooms[table]
            return
        if kind in ("people", "stage"):
            await room.people_changed()
        if kind in ("plies", "stage"):
            await room.follow_others()
        if kind != "plies":
            room.state.viewers.notice(kind)
        room.touch()

    def tell_all(self, kind: str) -> None:
        """Tell everybody at the tables of this worker; each worker looks for itself."""
        for room in self.rooms.values():
            room.state.viewers.notice(kind)

    def tell_others(self, table: str, kind: str) -> None:
        """Let other workers know."""
        if self.store.is_shared:
            self.spawn(self.store.notify(self.worker_id, table, kind))

    def hear(self, table: str, kind: str) -> None:
        """News from another worker; without a table: some news may have been missed."""
        tables = [table] if table else list(self.rooms)
        for one in tables:
            if one in self.rooms:
                self.spawn(self.note_safely(one, kind or "stage"))

    async def note_safely(self, table: str, kind: str) -> None:
        """Handle news; a table that was removed meanwhile is closed."""
        try:
            await self.note(table, kind)
        except Refused:
            self.rooms.pop(table, None)

    # The clock --------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Tell that this worker lives, take over from dead workers, let bots stand in for people who left."""
        pause = min(self.config.lease / 3, 1.0)
        while True:
            try:
                if self.store.is_shared:
                    await self.store.beat(self.worker_id)
                await self.adopt()
                await self.stand_in()
                if time.monotonic() >= self.swept + SWEEP_EVERY:
                    await self.sweep()
            except (SQLAlchemyError, OSError) as error:
                log.error("the database does not answer: %s", type(error).__name__)
            await asyncio.sleep(pause)

    async def move_over(self) -> None:
        """When the rules are compiled, let engine after engine go on with them; nobody at a table notices."""
        used = None
        while self.later.is_under_way:
            part = self.later.part()
            if part is not None and part != used:
                used = part
                await self.move_to(part)
            await asyncio.sleep(LOOK)
        tree = self.later.tree()
        if tree is None:
            log.error("compiling failed; the rules stay as they are")
            return
        await self.move_to(tree)

    async def move_to(self, tree: Path) -> None:
        """Replace all processes, each between two requests, by ones that import from this tree."""
        use(tree)
        processes = (self.rules.processes, self.thinkers.processes, self.imports.processes)
        moved = [await process.renew() for pool in processes for process in pool]
        log.info("the rules are compiled; %d processes have moved over", sum(moved))

    async def adopt(self) -> None:
        """Go on with the bots of workers that are dead."""
        for table in await self.store.orphans(self.config.lease):
            with contextlib.suppress(Refused):
                (await self.open(table)).touch()

    async def stand_in(self) -> None:
        """Let bots play for people who have been gone for as long as their table says."""
        for table, seat in await self.store.gone(time.time()):
            room = self.rooms.get(table)
            if room is not None and seat in room.present():
                await self.store.come_back(table, seat)  # gone at another worker, not here
            elif await self.store.take_over(table, seat, STANDIN, time.time()):
                await self.open(table)
                await self.tell(table, "people")

    async def sweep(self) -> None:
        """Remove what nobody needs: tables that never began, guests without a seat (S-08)."""
        self.swept = time.monotonic()
        config, now = self.config, time.time()
        if config.keep_open:
            for table in await self.store.old_tables(now - config.keep_open * DAY):
                await self.store.remove_table(table)
                await self.tell(table, "removed")
        if config.keep_guests:
            await self.store.remove_guests(now - config.keep_guests * DAY)

    async def review(self) -> None:
        """After a start, perhaps with newer rules: check that all games in progress still replay as they were played."""
        for table in await self.store.tables_at("playing"):
            if self.stopping:
                return
            async with self.rules.of(table).lane:
                with contextlib.suppress(Refused):
                    await (await self.open(table)).broadcast.stand()

    async def can_write(self) -> bool:
        """Does a real write reach the disk? It is tried now and then."""
        if time.monotonic() < self.wrote + WRITE_EVERY:
            return True
        write = self.store.beat if self.store.is_shared else self.store.alone
        try:
            await write(self.worker_id)
        except (SQLAlchemyError, OSError):
            return False
        self.wrote = time.monotonic()
        return True

    def health(self) -> dict[str, int | float | bool]:
        """Figures for /health."""
        return {
            "ok": not self.rules.is_missing,
            "rooms": len(self.rooms),
            "watches": sum([len(room.state.viewers.watches) for room in self.rooms.values()]),
            "engines": self.rules.alive,
            "engines_wanted": len(self.rules.processes),
            "engines_replaced": self.rules.replaced,
            **self.thinkers.health(),
        }

    def games(self) -> dict[str, int]:
        """Games in progress at the tables at hand, by game."""
        tables = [room.state.table for room in self.rooms.values()]
        return Counter(table.game for table in tables if table.stage == "playing")


def check_names(given: dict[int, str]) -> None:
    """Names of a record are as clean as names that people type (S-11)."""
    for seat, name in sorted(given.items()):
        try:
            names.person(name)
        except names.BadText as error:
            line = _("the record, name of seat {seat}: {why}")
            raise Refused("illegal", line.format(seat=seat + 1, why=error)) from None
