"""What bots think of finished games."""

from sqlalchemy import Connection, delete, insert, select

from jotunheim.server.store.schema import opinions


def keep(connection: Connection, table: str, opinion: str) -> None:
    """Keep the opinion about a game, in the place of an older one."""
    connection.execute(delete(opinions).where(opinions.c.table_id == table))
    connection.execute(insert(opinions).values(table_id=table, opinion=opinion))


def find(connection: Connection, table: str) -> str:
    """The opinion about a game; empty: there is none."""
    query = select(opinions.c.opinion).where(opinions.c.table_id == table)
    found: str | None = connection.execute(query).scalar_one_or_none()
    return found or ""
