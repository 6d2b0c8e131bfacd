"""All that a server keeps, to see whether it changed."""

import sqlite3
from contextlib import closing

from tests.server.web.served import Server

# Signs of life of the server itself and of who is looking, which come and go without anybody's doing.
ALIVE = {"workers": ["seen"], "seats": ["away_since"]}
LEFT_OUT = ("workers", "leases")


def snapshot(server: Server) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table."""
    with closing(sqlite3.connect(server.config.database)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {
            name: rows(connection, name)
            for (name,) in names.fetchall()
            if name not in LEFT_OUT and not name.startswith("sqlite_")
        }


def rows(connection: sqlite3.Connection, name: str) -> list[tuple[object, ...]]:
    columns = [column[1] for column in connection.execute(f"PRAGMA table_info({name})")]
    kept = ", ".join([f'"{c}"' for c in columns if c not in ALIVE.get(name, [])])
    return sorted(connection.execute(f"SELECT {kept} FROM {name}").fetchall(), key=repr)
