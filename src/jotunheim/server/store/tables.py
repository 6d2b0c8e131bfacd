"""Tables: made, found, begun, changed."""

import json
import secrets
import time
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, delete, func, insert, or_, select, update

from jotunheim.kernel import commitment
from jotunheim.server.store import plies, quotas, seating
from jotunheim.server.store.rows import NewTable, Table
from jotunheim.server.store.schema import holds, seats, tables
from jotunheim.server.store.tokens import new_table_id
from jotunheim.server.store.writer import spelled

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
HELD: Final = "held"
SECRET: Final = ("seed", "header", "origin")  # columns that never leave by a Table


def table_of(row: RowMapping) -> Table:
    """A row as a structure, without its secrets."""
    values: dict[str, Any] = {k: row[k] for k in row if k not in SECRET}
    values["options"] = json.loads(row["options"])
    return Table(**values)


def add(connection: Connection, new: NewTable, levels: dict[int, str]) -> Table:
    """A new table with its seats, all open but those of bots; the server's share of the seed is drawn now."""
    seed = secrets.token_hex(32)
    now = time.time()
    values: dict[str, Any] = {
        "id": new_table_id(),
        "title": new.title,
        "game": new.game,
        "seats": new.seats,
        "options": json.dumps(new.options),
        "situation": new.situation,
        "visibility": new.visibility,
        "kind": new.kind,
        "stage": OPEN,
        "owner": new.owner,
        "pace": new.pace,
        "takeover_after": new.takeover_after,
        "hints": new.hints,
        "seed": seed,
        "commitment": commitment(bytes.fromhex(seed)),
        "header": None,
        "reason": "",
        "created": now,
        "changed": now,
        "origin": quotas.hashed_address(connection, new.origin) if new.origin else None,
        "again_of": new.again_of,
    }
    connection.execute(insert(tables).values(values))
    for seat in range(new.seats):
        add_seat(connection, values["id"], seat, levels.get(seat, ""))
    found = by_id(connection, values["id"])
    assert found is not None
    return found


def add_seat(connection: Connection, table: str, seat: int, level: str) -> None:
    """A seat: open, or a bot's if it has a level."""
    connection.execute(
        insert(seats).values(
            table_id=table,
            seat=seat,
            kind="bot" if level else "open",
            level=level,
            name="",
            share="",
            standin="",
        )
    )


def by_id(connection: Connection, table: str) -> Table | None:
    """The table of this id."""
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().one_or_none()
    return table_of(row) if row else None


def public(connection: Connection, stage: str, limit: int, of_one: int = 0) -> list[Table]:
    """Public tables at this stage, the latest first; at most `of_one` of one owner and one address."""
    query = select(tables).where(tables.c.visibility == "public", tables.c.stage == stage)
    if of_one:
        for column in (tables.c.owner, func.coalesce(tables.c.origin, tables.c.id)):
            place = func.row_number().over(partition_by=column, order_by=tables.c.changed.desc())
            numbered = select(tables.c.id, place.label("place")).where(
                tables.c.visibility == "public", tables.c.stage == stage
            )
            first = numbered.subquery()
            query = query.where(tables.c.id.in_(select(first.c.id).where(first.c.place <= of_one)))
    query = query.order_by(tables.c.changed.desc()).limit(limit)
    return [table_of(row) for row in connection.execute(query).mappings()]


def of_visitor(connection: Connection, visitor: int, limit: int) -> list[Table]:
    """Tables that a visitor owns or sits at, the latest first."""
    mine = select(holds.c.table_id).where(holds.c.visitor == visitor)
    query = (
        select(tables)
        .where(or_(tables.c.owner == visitor, tables.c.id.in_(mine)))
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    return [table_of(row) for row in connection.execute(query).mappings()]


def at_stage(connection: Connection, stage: str) -> list[str]:
    """The ids of all tables at a stage, the latest first."""
    query = select(tables.c.id).where(tables.c.stage == stage).order_by(tables.c.changed.desc())
    return list(connection.execute(query).scalars())


def change(connection: Connection, table: str, values: dict[str, Any]) -> None:
    """New values of columns."""
    values = {**values, "changed": time.time()}
    connection.execute(update(tables).where(tables.c.id == table).values(values))


def move_stage(
    connection: Connection, table: str, stages: tuple[str, ...], to: str, reason: str
) -> bool:
    """From one of these stages to another; False: it stands elsewhere."""
    marks = ", ".join("?" for _ in stages)
    query = (
        f"UPDATE tables SET stage = ?, reason = ?, changed = ? WHERE id = ? AND stage IN ({marks})"
    )
    values = (to, reason, time.time(), table, *stages)
    return connection.exec_driver_sql(spelled(query, connection), values).rowcount == 1


def header(connection: Connection, table: str) -> str | None:
    """The head of the record, with the seed; None before the game begins."""
    query = select(tables.c.header).where(tables.c.id == table)
    return connection.execute(query).scalar_one_or_none()


def shares(connection: Connection, table: str) -> tuple[str, list[str]]:
    """The server's share of the seed, and those of the seats in their order."""
    server = connection.execute(select(tables.c.seed).where(tables.c.id == table)).scalar_one()
    query = select(seats.c.share).where(seats.c.table_id == table).order_by(seats.c.seat)
    return server, list(connection.execute(query).scalars())


def begin(connection: Connection, table: str, head: str, lines: list[str], of: list[str]) -> bool:
    """The game begins: its head and first lines. False: it has begun already, or the seats changed."""
    if shares(connection, table)[1] != of:
        return False
    query = (
        update(tables)
        .where(tables.c.id == table, tables.c.stage == OPEN)
        .values(header=head, stage=PLAYING, changed=time.time())
    )
    if connection.execute(query).rowcount != 1:
        return False
    plies.Append(table, 0, lines, -1, None)(connection)
    return True


def take_in(
    connection: Connection,
    new: NewTable,
    names: dict[int, str],
    head: str,
    lines: list[str],
    stage: str,
    reason: str,
) -> str:
    """A table from a record, all of whose seats its owner holds; its id."""
    table = add(connection, new, {}).id
    for seat in range(new.seats):
        seating.change(connection, table, seat, {"kind": "person", "name": names.get(seat, "")})
        seating.hold(connection, table, seat, new.owner)
    plies.Append(table, 0, lines, -1, None)(connection)
    change(connection, table, {"header": head, "stage": stage, "reason": reason})
    return table


def remove(connection: Connection, table: str) -> None:
    """A table with all that belongs to it."""
    connection.execute(delete(tables).where(tables.c.id == table))
