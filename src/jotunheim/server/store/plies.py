"""The action log: rows (table, seq) that are only ever added."""

import time
from typing import Any

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from jotunheim.server.store.rows import Ply
from jotunheim.server.store.schema import plies, tables


class Conflict(Exception):
    """Another worker has written this row before."""


def append(
    connection: Connection,
    table: str,
    seq: int,
    lines: list[str],
    seat: int,
    action: str | None,
    touch: bool = True,
) -> None:
    """Lines from this number on; the first carries the client's id. Conflict: somebody was faster.

    `touch` notes at the table that it was played at, for lists of tables.
    """
    if not lines:
        return
    now = time.time()
    rows: list[dict[str, Any]] = [
        {
            "table_id": table,
            "seq": seq + i,
            "line": line,
            "seat": seat,
            "action": action if i == 0 else None,
            "time": now,
        }
        for i, line in enumerate(lines)
    ]
    try:
        connection.execute(insert(plies), rows)
    except IntegrityError:
        raise Conflict(f"table {table}, row {seq}") from None
    if touch:
        connection.execute(update(tables).where(tables.c.id == table).values(changed=now))


def after(connection: Connection, table: str, seq: int) -> list[Ply]:
    """All rows from this number on, in order."""
    query = (
        select(plies.c.seq, plies.c.line, plies.c.seat, plies.c.action, plies.c.time)
        .where(plies.c.table_id == table, plies.c.seq >= seq)
        .order_by(plies.c.seq)
    )
    return [Ply(*row) for row in connection.execute(query)]


def count(connection: Connection, table: str) -> int:
    """How many rows there are."""
    query = select(func.count()).select_from(plies).where(plies.c.table_id == table)
    return connection.execute(query).scalar_one()
