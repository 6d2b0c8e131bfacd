"""The action log of a table as a worker knows it. It keeps engines up to date.

The rows in the store are the truth. Here stand their number, the ids of actions that were done, and
the latest lines, so that an engine that is a little behind need not read them from the store.
"""

import asyncio
from collections import deque
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from jotunheim.server.engine.messages import (
    Absent,
    Answers,
    Denied,
    Done,
    Feed,
    Load,
    Request,
    Status,
)
from jotunheim.server.engine.pool import Pool
from jotunheim.server.frames import Refused
from jotunheim.server.store import Ply, Store
from jotunheim.texts import N_

TAIL: Final = 256  # lines
TRIES: Final = 4
BUSY: Final = Denied("busy", N_("the table is busy; try again in a moment"))


class ActionLog:
    """The rows of one table."""

    def __init__(self, table: str, store: Store, rules: Pool) -> None:
        self.table = table
        self.store = store
        self.rules = rules
        self.seq = 0
        self.actions: set[str] = set()
        self.tail: deque[str] = deque(maxlen=TAIL)
        self.status: Status | None = None  # as the rules said last
        self.windows = 0  # covert windows that nobody has covered with a pause yet …
        self.before = 0  # … and how many plays came before them

    async def catch_up(self) -> int:
        """Read the rows that others have written; return how many."""
        rows = await self.store.plies(self.table, self.seq)
        self.take([row.line for row in rows], [row.action for row in rows])
        return len(rows)

    def take(self, lines: list[str], actions: list[str | None]) -> None:
        """Rows that are in the store now."""
        self.seq += len(lines)
        self.tail.extend(lines)
        self.actions.update([action for action in actions if action is not None])

    async def ask(self, pool: Pool, request: Request) -> Answers:
        """Ask the engine of this table; if it lacks rows, send them first."""
        process = pool.of(self.table)
        for _ in range(TRIES):
            answer = await process.ask(request)
            if not isinstance(answer, Absent):
                return answer
            loaded = await process.ask(await self.supply(answer.have))
            if isinstance(loaded, Denied):
                return loaded
            self.note(loaded)
            if pool is self.rules:
                self.note_windows(loaded)
        return BUSY

    async def ask_both(
        self, pool: Pool, first: Request, second: Request
    ) -> "tuple[Answers, asyncio.Future[Answers]]":
        """Send two requests together; return the first answer, and the second as a future."""
        process = pool.of(self.table)
        for _ in range(TRIES):
            answers = process.post(first), process.post(second)
            answer = await answers[0]
            if not isinstance(answer, Absent):
                return answer, answers[1]
            loaded = await process.ask(await self.supply(answer.have))
            if isinstance(loaded, Denied):
                return loaded, answers[1]
            self.note(loaded)
            self.note_windows(loaded)
        return BUSY, answers[1]

    async def supply(self, have: int) -> Feed | Load:
        """The rows for an engine that has so many of them."""
        missing = self.seq - have
        if have >= 0 and missing <= len(self.tail):
            lines = list(self.tail)[len(self.tail) - missing :] if missing else []
            return Feed(self.table, have, lines)
        header = await self.store.header(self.table)
        rows: list[Ply] = await self.store.plies(self.table)
        lines = [row.line for row in rows if row.seq < self.seq]
        return Load(self.table, header or "", lines)

    def note(self, answer: Answers) -> None:
        """Remember how the table stands."""
        if isinstance(answer, Done) and answer.status.seq == self.seq:
            self.status = answer.status

    def note_windows(self, answer: Answers) -> None:
        """Remember windows that a pause has to cover."""
        if isinstance(answer, Done) and answer.windows:
            if not self.windows:
                self.before = answer.before
            self.windows += answer.windows


def refused(answer: Answers) -> Refused:
    """The refusal behind an answer that is not the expected one."""
    if isinstance(answer, Denied):
        return Refused(answer.code, answer.text)
    return Refused("broken", f"an engine answers {type(answer).__name__}")


def unsaved(error: SQLAlchemyError | OSError) -> Refused:
    """A play that could not be written."""
    return Refused("unsaved", "this could not be saved, so it has not happened; send it again")
