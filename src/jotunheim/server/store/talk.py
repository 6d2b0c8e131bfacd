"""Chat."""

import time

from sqlalchemy import Connection, insert, select

from jotunheim.server.store.rows import ChatLine
from jotunheim.server.store.schema import chat

COLUMNS = (chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.time)


def say(
    connection: Connection,
    table: str,
    seat: int,
    visitor: int,
    name: str,
    text: str,
    action: str | None,
) -> ChatLine:
    """A line of chat; said twice by one person with one id, it is there once (S-15)."""
    if action is not None:
        query = select(*COLUMNS).where(
            chat.c.table_id == table, chat.c.visitor == visitor, chat.c.action == action
        )
        row = connection.execute(query).one_or_none()
        if row is not None:
            return ChatLine(*row)
    now = time.time()
    values = {
        "table_id": table,
        "seat": seat,
        "visitor": visitor,
        "name": name,
        "text": text,
        "action": action,
        "time": now,
    }
    key = connection.execute(insert(chat).values(values)).inserted_primary_key
    assert key is not None
    return ChatLine(key[0], seat, name, text, now)


def after(connection: Connection, table: str, last: int, limit: int) -> list[ChatLine]:
    """The latest lines behind a number, the oldest first."""
    query = (
        select(*COLUMNS)
        .where(chat.c.table_id == table, chat.c.id > last)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    return [ChatLine(*row) for row in connection.execute(query)][::-1]
