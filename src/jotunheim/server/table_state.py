"""What the parts of a room share: the row of a table, its seats, its log, its viewers and its lock."""

import asyncio
import logging
from typing import Final

from msgspec.structs import replace

from jotunheim.server.action_log import ActionLog
from jotunheim.server.engine.messages import About, Answers, Denied
from jotunheim.server.frames import Refused
from jotunheim.server.reaction_pause import ReactionPause
from jotunheim.server.store import Seat, Table
from jotunheim.server.viewers import Viewers
from jotunheim.server.worker import Worker
from jotunheim.texts import N_

NOBODY: Final = -2  # is no seat, and no spectator either
CHANGED: Final = Denied("stale", N_("the table has changed meanwhile; ask again"))
log: Final = logging.getLogger("jotunheim.rooms")


class TableState:
    """A table at a worker. Seats count from 0; -1 is a spectator. Who holds a seat is checked outside."""

    def __init__(self, worker: Worker, table: Table, seats: list[Seat]) -> None:
        self.worker = worker
        self.table = table
        self.seats = seats
        self.log = ActionLog(table.id, worker.store, worker.rules)
        self.viewers = Viewers(worker.shared, worker.config.bystander_pause, worker.clock)
        self.viewers.is_held = self.is_held
        self.pause = ReactionPause(worker.clock, worker.reaction_time)
        self.lock = asyncio.Lock()  # whatever concerns this table happens one after the other

    @property
    def id(self) -> str:
        """Of the table."""
        return self.table.id

    def check_exists(self) -> None:
        """Refuse what needs a game, in progress or over."""
        if self.table.stage == "open":
            raise Refused("not_begun", "the game has not begun yet")

    def check_begun(self) -> None:
        """Refuse what needs a game in progress."""
        self.check_exists()
        if self.table.stage == "held":
            raise Refused("held", self.table.reason)
        if self.table.stage == "over":
            raise Refused("over", "the game is over")

    def check_seat(self, seat: int, least: int = -1) -> None:
        """Refuse a seat that is not at this table."""
        if not least <= seat < self.table.seats:
            raise Refused("not_yours", "there is no such seat at this table")

    @property
    def asked(self) -> int:
        """The seat that is asked, openly or not; -1: none, or not known."""
        return self.log.status.asked if self.log.status is not None else -1

    @property
    def first(self) -> int:
        """The seat that sees at once what happened: the one that is asked, unless it has to wait."""
        return NOBODY if self.is_held(self.asked) else self.asked

    def is_held(self, seat: int) -> bool:
        """Must a seat wait for reactions? The one that is asked covertly need not."""
        status = self.log.status
        covertly = status is not None and status.covert and status.asked == seat
        return self.pause.is_on and not covertly

    def plays_for(self, seat: int) -> int:
        """How many plays a seat may see; -1: all."""
        return self.pause.plays if self.is_held(seat) else -1

    async def think(self, level: str, request: About) -> Answers:
        """Ask a bot, when it is this table's turn to think."""
        return await self.in_turn(level, request, later=False)

    async def think_later(self, level: str, request: About) -> Answers:
        """Ask a bot when no game waits for one."""
        return await self.in_turn(level, request, later=True)

    async def in_turn(self, level: str, request: About, later: bool) -> Answers:
        """Ask a process that thinks, when it is this table's turn."""
        turn = self.worker.thinkers.turn(self.id, self.table.owner, level, self.is_watched, later)
        async with turn as pool:
            if self.log.seq != request.seq:  # something happened while it waited
                return CHANGED
            return await self.log.ask(pool, request)

    def is_watched(self) -> bool:
        """Does somebody look at the table?"""
        return bool(self.viewers.watches)

    async def refresh(self) -> None:
        """Read the table and its seats again."""
        table = await self.worker.store.table(self.id)
        if table is None:
            raise Refused("unknown", "this table was removed")
        self.table = table
        self.seats = await self.worker.store.seats(self.id)

    async def settle_stage(self) -> None:
        """A game that is over or cannot go on is marked so in the store, when all may know it."""
        if self.pause.is_on:
            return
        status = self.log.status
        to = "" if status is None else "over" if status.over else "held" if status.held else ""
        if to and status is not None and self.table.stage == "playing":
            if await self.worker.store.move_stage(self.id, ("playing",), to, status.held):
                log.info("table %s is %s", self.id, to)
                self.table = replace(self.table, stage=to, reason=status.held)
            else:  # somebody else has moved it
                await self.refresh()
            self.worker.thinkers.forget(self.id)
            self.viewers.hurry()  # nobody waits for the end
            self.viewers.notice("stage")
            self.worker.tell_others(self.id, "stage")
