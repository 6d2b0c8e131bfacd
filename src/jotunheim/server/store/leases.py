"""Leases: the bots of a table are run by one worker at a time.

A lease lasts as long as its worker is seen to live. It is given back when people are to move, so
what is left behind by a dead worker are tables where a bot was about to play.
"""

import time
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from jotunheim.server.store.schema import leases, workers

FOREVER: Final = 1e9  # seconds


def beat(connection: Connection, worker: str) -> None:
    """The worker lives."""
    now = time.time()
    if (
        connection.execute(update(workers).where(workers.c.id == worker).values(seen=now)).rowcount
        == 0
    ):
        connection.execute(insert(workers).values(id=worker, seen=now))


def alone(connection: Connection, worker: str) -> None:
    """The only worker of this database: it need not report that it lives."""
    connection.execute(delete(workers))
    connection.execute(insert(workers).values(id=worker, seen=time.time() + FOREVER))


def take(connection: Connection, table: str, worker: str, before: float) -> bool:
    """Take the lease of a table, unless a worker that was seen after that time has it."""
    query = select(leases.c.worker).where(leases.c.table_id == table).with_for_update()
    holder = connection.execute(query).scalar_one_or_none()
    if holder is None:
        connection.execute(insert(leases).values(table_id=table, worker=worker))
        return True
    if holder == worker:
        return True
    seen = connection.execute(select(workers.c.seen).where(workers.c.id == holder)).scalar()
    if seen is not None and seen >= before:
        return False
    connection.execute(update(leases).where(leases.c.table_id == table).values(worker=worker))
    return True


def give_back(connection: Connection, table: str, worker: str) -> None:
    """The bots of the table have played."""
    connection.execute(delete(leases).where(leases.c.table_id == table, leases.c.worker == worker))


def orphans(connection: Connection, before: float) -> list[str]:
    """Tables whose lease belongs to a worker that was not seen since that time."""
    living = select(workers.c.id).where(workers.c.seen >= before)
    query = select(leases.c.table_id).where(leases.c.worker.not_in(living))
    return list(connection.execute(query).scalars())


def leave(connection: Connection, worker: str) -> None:
    """A worker stops for good; its leases are free at once."""
    connection.execute(delete(workers).where(workers.c.id == worker))
