"""Seats: who sits where, by which secret, and who is gone."""

import time
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from jotunheim.server.store.rows import Holder, Seat
from jotunheim.server.store.schema import holds, seats, tables, visitors, workers
from jotunheim.server.store.tokens import hashed


def seat_of(row: RowMapping) -> Seat:
    """A row as a structure, without its secrets."""
    return Seat(
        table=row["table_id"],
        seat=row["seat"],
        kind=row["kind"],
        level=row["level"],
        name=row["name"],
        away_since=row["away_since"],
        standin=row["standin"],
        taken=row["secret_hash"] is not None,
    )


def of_table(connection: Connection, table: str) -> list[Seat]:
    """The seats of a table, in order."""
    query = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
    return [seat_of(row) for row in connection.execute(query).mappings()]


def of_tables(connection: Connection, ids: list[str]) -> dict[str, list[Seat]]:
    """The seats of several tables."""
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    found: dict[str, list[Seat]] = {table: [] for table in ids}
    for row in connection.execute(query).mappings():
        found[row["table_id"]].append(seat_of(row))
    return found


def sit(
    connection: Connection, table: str, seat: int, visitor: int, name: str, token: str, share: str
) -> bool:
    """A visitor takes an open seat; False: it is not open."""
    query = (
        update(seats)
        .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == "open")
        .values(kind="person", name=name, secret_hash=hashed(token), share=share, away_since=None)
    )
    if connection.execute(query).rowcount != 1:
        return False
    hold(connection, table, seat, visitor)
    return True


def stand(connection: Connection, table: str, seat: int) -> None:
    """The seat is open again, and its secret void."""
    values: dict[str, Any] = {
        "kind": "open",
        "level": "",
        "name": "",
        "secret_hash": None,
        "share": "",
        "away_since": None,
        "standin": "",
    }
    change(connection, table, seat, values)
    release(connection, table, seat)


def reissue(connection: Connection, table: str, seat: int, token: str) -> None:
    """A new secret; holders of the old one lose the seat."""
    change(connection, table, seat, {"secret_hash": hashed(token)})
    release(connection, table, seat)


def renew(connection: Connection, table: str, seat: int, visitor: int, token: str) -> int:
    """A new secret; of all holders of the old one only this visitor keeps the seat. How many lost it."""
    change(connection, table, seat, {"secret_hash": hashed(token)})
    others = delete(holds).where(
        holds.c.table_id == table, holds.c.seat == seat, holds.c.visitor != visitor
    )
    return connection.execute(others).rowcount


def holders(connection: Connection, visitor: int) -> list[Holder]:
    """All browsers that hold a seat which this visitor holds too, the visitor's own among them."""
    mine = holds.alias()
    query = (
        select(
            holds.c.table_id.label("table"),
            tables.c.title,
            holds.c.seat,
            holds.c.visitor,
            visitors.c.name,
            visitors.c.created,
            visitors.c.seen,
        )
        .join(mine, (mine.c.table_id == holds.c.table_id) & (mine.c.seat == holds.c.seat))
        .join(tables, tables.c.id == holds.c.table_id)
        .join(visitors, visitors.c.id == holds.c.visitor)
        .where(mine.c.visitor == visitor)
        .order_by(tables.c.changed.desc(), holds.c.seat, visitors.c.created)
    )
    return [Holder(**row) for row in connection.execute(query).mappings()]


def end_hold(connection: Connection, table: str, seat: int, visitor: int, token: str) -> bool:
    """A visitor loses a seat, and its link gets a new secret, so that it cannot be taken back. False: nobody did."""
    theirs = (holds.c.table_id == table, holds.c.seat == seat, holds.c.visitor == visitor)
    if connection.execute(delete(holds).where(*theirs)).rowcount == 0:
        return False
    change(connection, table, seat, {"secret_hash": hashed(token)})
    return True


def claim(connection: Connection, token: str, visitor: int) -> tuple[str, int] | None:
    """Somebody comes with a seat's secret: the seat is theirs, in this browser too."""
    query = select(seats.c.table_id, seats.c.seat).where(seats.c.secret_hash == hashed(token))
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    hold(connection, row[0], row[1], visitor)
    return row[0], row[1]


def by_secret(connection: Connection, token: str) -> tuple[str, int] | None:
    """The table and seat that a secret belongs to."""
    query = select(seats.c.table_id, seats.c.seat).where(seats.c.secret_hash == hashed(token))
    row = connection.execute(query).one_or_none()
    return (row[0], row[1]) if row else None


def change(connection: Connection, table: str, seat: int, values: dict[str, Any]) -> None:
    """New values of columns."""
    query = update(seats).where(seats.c.table_id == table, seats.c.seat == seat)
    connection.execute(query.values(values))


def hold(connection: Connection, table: str, seat: int, visitor: int) -> None:
    """Remember that a visitor holds a seat."""
    row = {"table_id": table, "seat": seat, "visitor": visitor}
    query = select(holds.c.seat).where(*[holds.c[key] == value for key, value in row.items()])
    if connection.execute(query).first() is None:
        connection.execute(insert(holds).values(row))


def release(connection: Connection, table: str, seat: int) -> None:
    """Nobody holds the seat any more."""
    connection.execute(delete(holds).where(holds.c.table_id == table, holds.c.seat == seat))


def held(connection: Connection, table: str, visitor: int) -> list[int]:
    """The seats of a table that a visitor holds."""
    query = (
        select(holds.c.seat)
        .where(holds.c.table_id == table, holds.c.visitor == visitor)
        .order_by(holds.c.seat)
    )
    return list(connection.execute(query).scalars())


def sitters(connection: Connection, table: str) -> dict[int, int]:
    """Who holds each seat of a table: of several browsers the one that was here last."""
    query = (
        select(holds.c.seat, holds.c.visitor)
        .join(visitors, visitors.c.id == holds.c.visitor)
        .where(holds.c.table_id == table)
        .order_by(visitors.c.seen)
    )
    return {row.seat: row.visitor for row in connection.execute(query)}


def leave(connection: Connection, table: str, seat: int) -> None:
    """The last window of a seat was closed."""
    query = update(seats).where(
        seats.c.table_id == table, seats.c.seat == seat, seats.c.away_since.is_(None)
    )
    connection.execute(query.values(away_since=time.time()))


def come_back(connection: Connection, table: str, seat: int) -> None:
    """Somebody looks at the table from this seat; a stand-in gives it back."""
    change(connection, table, seat, {"away_since": None, "standin": ""})


def all_left(connection: Connection, before: float) -> bool:
    """Mark everybody as away; False: not done, because another worker is alive."""
    if connection.execute(select(workers.c.id).where(workers.c.seen >= before)).first() is not None:
        return False
    playing = select(tables.c.id).where(tables.c.stage == "playing")
    query = update(seats).where(seats.c.away_since.is_(None), seats.c.table_id.in_(playing))
    connection.execute(query.values(away_since=time.time()))
    return True


def gone(connection: Connection, now: float) -> list[tuple[str, int]]:
    """Seats of people who have been gone for longer than their table wants to wait."""
    query = (
        select(seats.c.table_id, seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            tables.c.stage == "playing",
            tables.c.takeover_after.is_not(None),
            seats.c.kind == "person",
            seats.c.standin == "",
            seats.c.away_since.is_not(None),
            seats.c.away_since + tables.c.takeover_after <= now,
        )
    )
    return [(row[0], row[1]) for row in connection.execute(query)]


def take_over(connection: Connection, table: str, seat: int, level: str, before: float) -> bool:
    """Let a bot stand in for a person who has been gone since before that time."""
    query = (
        update(seats)
        .where(
            seats.c.table_id == table,
            seats.c.seat == seat,
            seats.c.kind == "person",
            seats.c.standin == "",
            seats.c.away_since <= before,
        )
        .values(standin=level)
    )
    return connection.execute(query).rowcount == 1
