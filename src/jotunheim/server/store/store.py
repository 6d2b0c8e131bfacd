"""The store: all that a server reads and writes, in methods of few lines.

The statements are in the modules next to this one, by table; access.py says how they are run.
"""

import time
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from jotunheim.server.store import (
    leases,
    news,
    opinions,
    people,
    plies,
    quotas,
    seating,
    tables,
    talk,
)
from jotunheim.server.store.access import Access
from jotunheim.server.store.news import Hear, Listener
from jotunheim.server.store.rows import ChatLine, Holder, NewTable, Ply, Seat, Table, Visitor
from jotunheim.server.store.tokens import new_token

HOUR: Final = 3600.0  # seconds
TOUCH: Final = 10.0  # seconds
HOLDERS: Final = 10_000  # visitors whose seats are cached …
SOON: Final = 1.0  # … for so many seconds, where other workers may change it …
LONG: Final = 60.0  # … and where they cannot


class Store(Access):
    """All that is kept. Open it with `Store.open`, close it with `close`."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.touched: dict[str, float] = {}  # when a table was last noted as played at
        self.holders: dict[
            tuple[str, int], tuple[float, list[int]]
        ] = {}  # who holds what: until when

    # Visitors -------------------------------------------------------------------------------------

    async def new_visitor(self, name: str = "") -> tuple[Visitor, str]:
        """Somebody new, and the token for their cookie."""
        token = new_token()
        return await self.write(lambda c: people.add(c, token, name)), token

    async def visitor(self, token: str) -> Visitor | None:
        """Who holds this cookie."""
        return await self.read(lambda c: people.by_token(c, token))

    async def visitor_by_id(self, visitor: int) -> Visitor | None:
        """Who has this number."""
        return await self.read(lambda c: people.by_id(c, visitor))

    async def renew_cookie(self, visitor: int) -> str:
        """The token of a new cookie; browsers with the old one are strangers from now on."""
        token = new_token()
        await self.write(lambda c: people.renew(c, visitor, token))
        return token

    async def rename(self, visitor: int, name: str) -> None:
        """A visitor's new name."""
        await self.write(lambda c: people.rename(c, visitor, name))

    async def touch(self, visitor: int) -> None:
        """A visitor was here."""
        await self.write(lambda c: people.touch(c, visitor))

    # Tables ---------------------------------------------------------------------------------------

    async def new_table(self, new: NewTable, levels: dict[int, str] | None = None) -> Table:
        """A new table; `levels` are the bots by seat, the other seats are open."""
        return await self.write(lambda c: tables.add(c, new, levels or {}))

    async def table(self, table: str) -> Table | None:
        """The table of this id."""
        return await self.read(lambda c: tables.by_id(c, table))

    async def public_tables(
        self, stage: str = tables.OPEN, limit: int = 50, of_one: int = 0
    ) -> list[Table]:
        """Public tables at this stage, the latest first; not more than some of one owner and address."""
        return await self.read(lambda c: tables.public(c, stage, limit, of_one))

    async def tables_of(self, visitor: int, limit: int = 50) -> list[Table]:
        """Tables that a visitor owns or sits at, the latest first."""
        return await self.read(lambda c: tables.of_visitor(c, visitor, limit))

    async def tables_at(self, stage: str) -> list[str]:
        """The ids of all tables at a stage, the latest first."""
        return await self.read(lambda c: tables.at_stage(c, stage))

    async def change_table(
        self,
        table: str,
        *,
        title: str | None = None,
        visibility: str | None = None,
        pace: str | None = None,
        hints: bool | None = None,
    ) -> None:
        """What the owner may change at any time; None: as it is."""
        given = {"title": title, "visibility": visibility, "pace": pace, "hints": hints}
        values = {key: value for key, value in given.items() if value is not None}
        await self.write(lambda c: tables.change(c, table, values), table)

    async def set_takeover(self, table: str, after: int | None) -> None:
        """After how many seconds a bot plays for somebody who is gone; None: never."""
        await self.write(lambda c: tables.change(c, table, {"takeover_after": after}), table)

    async def move_stage(
        self, table: str, stages: tuple[str, ...], to: str, reason: str = ""
    ) -> bool:
        """From one of these stages to another; False: it stands elsewhere."""
        return await self.write(lambda c: tables.move_stage(c, table, stages, to, reason), table)

    async def remove_table(self, table: str) -> None:
        """A table with all that belongs to it."""
        await self.write(lambda c: tables.remove(c, table), table)
        self.holders = {}

    async def keep_opinion(self, table: str, opinion: bytes) -> None:
        """Keep what a bot thinks of a finished game."""
        await self.write(lambda c: opinions.keep(c, table, opinion.decode()), table)

    async def opinion(self, table: str) -> str:
        """What a bot thinks of a finished game; empty: nobody has asked."""
        return await self.read(lambda c: opinions.find(c, table))

    async def header(self, table: str) -> str | None:
        """The head of the record, with the seed. For engine processes only."""
        return await self.read(lambda c: tables.header(c, table))

    async def shares(self, table: str) -> tuple[str, list[str]]:
        """The server's share of the seed and those of the seats. For engine processes only."""
        return await self.read(lambda c: tables.shares(c, table))

    async def begin(self, table: str, header: str, lines: list[str], shares: list[str]) -> bool:
        """The game begins; False: it has begun already, or somebody has sat down meanwhile."""
        return await self.write(lambda c: tables.begin(c, table, header, lines, shares), table)

    async def take_in(
        self,
        new: NewTable,
        names: dict[int, str],
        header: str,
        lines: list[str],
        stage: str,
        reason: str,
    ) -> str:
        """A table from a record, all of whose seats its owner holds; its id."""
        return await self.write(
            lambda c: tables.take_in(c, new, names, header, lines, stage, reason)
        )

    # Limits ---------------------------------------------------------------------------------------

    async def take(self, kind: str, address: str, an_hour: float) -> bool:
        """Count something against an address, for all workers; False: it was too much this hour."""

        def job(connection: Connection) -> bool:
            key = quotas.hashed_address(connection, f"{kind} {address}")
            return quotas.take(connection, key, an_hour / HOUR, an_hour)

        return await self.write(job)

    async def count_tables(self, owner: int, stage: str) -> int:
        """How many tables of an owner are at a stage."""
        return await self.read(lambda c: quotas.count_tables(c, owner, stage))

    async def old_tables(self, before: float) -> list[str]:
        """Tables that have waited for their game since before that time."""
        return await self.read(lambda c: quotas.old_tables(c, before))

    async def remove_guests(self, before: float) -> int:
        """Remove visitors without seat and table who were not seen since; how many."""
        await self.write(lambda c: quotas.forget_buckets(c, time.time() - HOUR))
        return await self.write(lambda c: quotas.remove_guests(c, before))

    # Seats ----------------------------------------------------------------------------------------

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table, in order."""
        return await self.read(lambda c: seating.of_table(c, table))

    async def seats_of(self, ids: list[str]) -> dict[str, list[Seat]]:
        """The seats of several tables."""
        return await self.read(lambda c: seating.of_tables(c, ids))

    async def ends(self, ids: list[str], visitor: int) -> dict[str, list[tuple[str, int]]]:
        """How games ended for a visitor: for each table its last row, with each seat of the visitor."""
        return await self.read(lambda c: plies.ends(c, ids, visitor))

    async def sit(
        self, table: str, seat: int, visitor: int, name: str, share: str = ""
    ) -> str | None:
        """A visitor takes an open seat: the token of its link. None: it is not open.

        `share` is what the visitor's browser gives to the seed: up to 64 hex digits.
        """
        token = new_token()
        sat = await self.write(
            lambda c: seating.sit(c, table, seat, visitor, name, token, share), table
        )
        self.holders = {}
        return token if sat else None

    async def stand(self, table: str, seat: int) -> None:
        """The seat is open again, its link void."""
        await self.write(lambda c: seating.stand(c, table, seat), table)
        self.holders = {}

    async def set_bot(self, table: str, seat: int, level: str) -> None:
        """A bot plays this seat; the holder of its link keeps the link."""
        values = {"kind": "bot", "level": level, "standin": ""}
        await self.write(lambda c: seating.change(c, table, seat, values), table)

    async def set_person(self, table: str, seat: int) -> None:
        """The holder of the link plays the seat again."""
        values = {"kind": "person", "level": "", "standin": "", "away_since": None}
        await self.write(lambda c: seating.change(c, table, seat, values), table)

    async def reissue(self, table: str, seat: int) -> str:
        """A new link for a seat; the old one is void, and nobody holds the seat until it is used."""
        token = new_token()
        await self.write(lambda c: seating.reissue(c, table, seat, token), table)
        self.holders = {}
        return token

    async def renew(self, table: str, seat: int, visitor: int) -> tuple[str, int]:
        """A new link for a seat that one visitor keeps, and how many others lost the seat by it."""
        token = new_token()
        lost = await self.write(lambda c: seating.renew(c, table, seat, visitor, token), table)
        self.holders = {}
        return token, lost

    async def holders_beside(self, visitor: int) -> list[Holder]:
        """The browsers that hold the seats of a visitor."""
        return await self.read(lambda c: seating.holders(c, visitor))

    async def sitters(self, table: str) -> dict[int, int]:
        """The visitor at each seat of a table that has one."""
        return await self.read(lambda c: seating.sitters(c, table))

    async def end_hold(self, table: str, seat: int, visitor: int) -> bool:
        """A visitor loses a seat, whose link changes; False: they did not hold it."""
        token = new_token()
        lost = await self.write(lambda c: seating.end_hold(c, table, seat, visitor, token), table)
        self.holders = {}
        return lost

    async def claim(self, token: str, visitor: int) -> tuple[str, int] | None:
        """Somebody comes with the link of a seat: table and seat. None: there is no such link."""
        found = await self.write(lambda c: seating.claim(c, token, visitor))
        self.holders = {}
        return found

    async def seat_of_token(self, token: str) -> tuple[str, int] | None:
        """The table and seat that a link belongs to; changes nothing."""
        return await self.read(lambda c: seating.by_secret(c, token))

    async def held(self, table: str, visitor: int) -> list[int]:
        """The seats of a table that a visitor holds; what other workers change is known soon after."""
        until, seats = self.holders.get((table, visitor), (0.0, []))
        if until < time.monotonic():
            holders = self.holders  # another one if somebody sits down meanwhile
            seats = await self.read(lambda c: seating.held(c, table, visitor))
            if len(holders) >= HOLDERS:
                holders.clear()
            holders[table, visitor] = (
                time.monotonic() + (SOON if self.is_shared else LONG),
                seats,
            )
        return seats[:]

    async def leave(self, table: str, seat: int) -> None:
        """Nobody looks at the table from this seat any more."""
        await self.write(lambda c: seating.leave(c, table, seat), table)

    async def come_back(self, table: str, seat: int) -> None:
        """Somebody does again; a stand-in gives the seat back."""
        await self.write(lambda c: seating.come_back(c, table, seat), table)

    async def all_left(self, seconds: float) -> bool:
        """At the start of the first worker: mark everybody as away. False: other workers are alive."""
        before = time.time() - seconds
        return await self.write(lambda c: seating.all_left(c, before))

    async def take_over(self, table: str, seat: int, level: str, before: float) -> bool:
        """Let a bot stand in for somebody who has been gone since before a time."""
        return await self.write(lambda c: seating.take_over(c, table, seat, level, before), table)

    async def gone(self, now: float) -> list[tuple[str, int]]:
        """Seats of people who have been gone for longer than their table wants to wait."""
        return await self.read(lambda c: seating.gone(c, now))

    # The action log -------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        seq: int,
        lines: list[str],
        seat: int = -1,
        action: str | None = None,
        worker: str = "",
    ) -> None:
        """Add lines to the log; plies.Conflict: another worker has written these rows, or this id.

        The other workers hear of it from this one, if it says who it is.
        """
        teller = worker if self.is_shared else ""
        job = plies.Append(table, seq, lines, seat, action, self.is_due(table), teller)
        await self.writer.do(job, table)

    def is_due(self, table: str) -> bool:
        """Was it too long ago that the table was noted as played at?"""
        now = time.monotonic()
        if now - self.touched.get(table, -TOUCH) < TOUCH:
            return False
        if len(self.touched) >= HOLDERS:
            self.touched.clear()
        self.touched[table] = now
        return True

    async def plies(self, table: str, seq: int = 0) -> list[Ply]:
        """The rows from this number on."""
        return await self.read(lambda c: plies.after(c, table, seq))

    # Chat -----------------------------------------------------------------------------------------

    async def say(
        self, table: str, seat: int, visitor: int, name: str, text: str, action: str | None = None
    ) -> ChatLine:
        """A line of chat; the same id twice is one line."""
        return await self.write(
            lambda c: talk.say(c, table, seat, visitor, name, text, action), table
        )

    async def chat(self, table: str, after: int = 0, limit: int = 100) -> list[ChatLine]:
        """The latest lines behind a number, the oldest first."""
        return await self.read(lambda c: talk.after(c, table, after, limit))

    # Workers --------------------------------------------------------------------------------------

    async def beat(self, worker: str) -> None:
        """The worker lives."""
        await self.write(lambda c: leases.beat(c, worker), f"worker {worker}")

    async def alone(self, worker: str) -> None:
        """The worker is the only one and need not report that it lives."""
        await self.write(lambda c: leases.alone(c, worker), f"worker {worker}")

    async def take_lease(self, table: str, worker: str, seconds: float) -> bool:
        """May this worker run the bots of the table? A holder not seen for so long is dead."""
        before = time.time() - seconds
        try:
            return await self.write(lambda c: leases.take(c, table, worker, before), table)
        except IntegrityError:
            return False  # another worker has taken it at the same moment

    async def give_back(self, table: str, worker: str) -> None:
        """The bots of the table have played."""
        await self.write(lambda c: leases.give_back(c, table, worker), table)

    async def farewell(self, worker: str) -> None:
        """A worker stops; what it has left can be taken over at once."""
        await self.write(lambda c: leases.leave(c, worker), f"worker {worker}")

    def listen(self, worker: str, hear: Hear) -> None:
        """From now on `hear(table, kind)` is called when another worker has news."""
        if self.is_shared:
            self.listener = Listener(self.engine, worker, hear)

    async def notify(self, worker: str, table: str, kind: str) -> None:
        """Tell the other workers."""
        if self.is_shared:
            await self.write(lambda c: news.send(c, worker, table, kind), f"~{table}")

    async def orphans(self, seconds: float) -> list[str]:
        """Tables whose bots were left by a dead worker."""
        before = time.time() - seconds
        return await self.read(lambda c: leases.orphans(c, before))
