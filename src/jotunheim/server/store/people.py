"""Visitors: guests with a name and a cookie."""

import time

from sqlalchemy import Connection, RowMapping, insert, select, update

from jotunheim.server.store.rows import Visitor
from jotunheim.server.store.schema import visitors
from jotunheim.server.store.tokens import hashed

COLUMNS = (visitors.c.id, visitors.c.name, visitors.c.created, visitors.c.seen)


def visitor_of(row: RowMapping) -> Visitor:
    """A row as a structure."""
    return Visitor(**row)


def add(connection: Connection, token: str, name: str) -> Visitor:
    """Somebody new."""
    now = time.time()
    values = {"token_hash": hashed(token), "name": name, "created": now, "seen": now}
    key = connection.execute(insert(visitors).values(values)).inserted_primary_key
    assert key is not None
    return Visitor(key[0], name, now, now)


def by_token(connection: Connection, token: str) -> Visitor | None:
    """Who holds this cookie."""
    query = select(*COLUMNS).where(visitors.c.token_hash == hashed(token))
    row = connection.execute(query).mappings().one_or_none()
    return visitor_of(row) if row else None


def by_id(connection: Connection, visitor: int) -> Visitor | None:
    """Who has this number."""
    row = (
        connection.execute(select(*COLUMNS).where(visitors.c.id == visitor))
        .mappings()
        .one_or_none()
    )
    return visitor_of(row) if row else None


def renew(connection: Connection, visitor: int, token: str) -> None:
    """A new cookie; the old one is nobody's."""
    query = update(visitors).where(visitors.c.id == visitor)
    connection.execute(query.values(token_hash=hashed(token), seen=time.time()))


def rename(connection: Connection, visitor: int, name: str) -> None:
    """A new name; seats keep the old one."""
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(name=name))


def touch(connection: Connection, visitor: int) -> None:
    """They were here."""
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(seen=time.time()))
