"""The action log: rows (table, seq) that are only ever added."""

import time
from typing import Final

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from jotunheim.server.store.news import CHANNEL, payload
from jotunheim.server.store.rows import Ply
from jotunheim.server.store.schema import holds, plies
from jotunheim.server.store.writer import Plain, Step

ADD: Final = "INSERT INTO plies (table_id, seq, line, seat, action, time) VALUES (?, ?, ?, ?, ?, ?)"
TOUCH: Final = "UPDATE tables SET changed = ? WHERE id = ?"
TELL: Final = "SELECT pg_notify(?, ?)"


class Conflict(Exception):
    """Another worker has written this row before."""


class Append(Plain):
    """Lines from a number on; the first carries the client's id. Conflict: somebody was faster.

    `touch` notes at the table that it was played at, for lists of tables. `worker` is who tells the
    other workers of it when it is committed; empty: nobody does.
    """

    def __init__(
        self,
        table: str,
        seq: int,
        lines: list[str],
        seat: int,
        action: str | None,
        touch: bool = True,
        worker: str = "",
    ) -> None:
        now = time.time()
        self.where = f"table {table}, row {seq}"
        self.steps: list[Step] = [
            (ADD, (table, seq + i, line, seat, action if i == 0 else None, now))
            for i, line in enumerate(lines)
        ]
        if touch and lines:
            self.steps.append((TOUCH, (now, table)))
        if worker and lines:
            self.steps.append((TELL, (CHANNEL, payload(worker, table, "plies"))))

    def __call__(self, connection: Connection) -> None:
        """Run it alone, in the transaction of a connection."""
        try:
            super().__call__(connection)
        except IntegrityError:
            raise Conflict(self.where) from None


def after(connection: Connection, table: str, seq: int) -> list[Ply]:
    """All rows from this number on, in order."""
    query = (
        select(plies.c.seq, plies.c.line, plies.c.seat, plies.c.action, plies.c.time)
        .where(plies.c.table_id == table, plies.c.seq >= seq)
        .order_by(plies.c.seq)
    )
    return [Ply(*row) for row in connection.execute(query)]


def ends(connection: Connection, ids: list[str], visitor: int) -> dict[str, list[tuple[str, int]]]:
    """The last row of each of these tables that ended by its rules, with each seat that the visitor holds there."""
    query = (
        select(plies.c.table_id, plies.c.line, holds.c.seat)
        .join(holds, holds.c.table_id == plies.c.table_id)
        .where(plies.c.table_id.in_(ids), plies.c.line.startswith("end "))
        .where(holds.c.visitor == visitor)
    )
    found: dict[str, list[tuple[str, int]]] = {}
    for table, line, seat in connection.execute(query):
        found.setdefault(table, []).append((line, seat))
    return found


def count(connection: Connection, table: str) -> int:
    """How many rows there are."""
    query = select(func.count()).select_from(plies).where(plies.c.table_id == table)
    return connection.execute(query).scalar_one()
