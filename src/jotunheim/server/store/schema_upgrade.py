"""Migrations: Alembic brings the schema up to date, one process at a time."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config as Alembic
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from jotunheim.server.store.errors import StoreError
from jotunheim.texts import _

LOCK: Final = 0x6A6F74756E  # the advisory lock of migrations in PostgreSQL


def migrations() -> Alembic:
    """Where Alembic finds our migrations."""
    found = Alembic()
    found.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return found


def upgrade(engine: Engine) -> None:
    """Bring the database up to date, one process at a time."""
    config = migrations()
    with engine.connect() as connection, locked(connection):
        check_not_newer(connection, config)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def check_not_newer(connection: Connection, config: Alembic) -> None:
    """A database that a newer Jotunheim has written is left alone."""
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in known:
            line = _(
                "the database is newer than this Jotunheim (its schema is {theirs}, "
                "ours {ours}): update Jotunheim"
            )
            raise StoreError(line.format(theirs=found, ours=script.get_current_head()))


@contextlib.contextmanager
def locked(connection: Connection) -> Iterator[None]:
    """A transaction in which nobody else migrates; SQLite's BEGIN IMMEDIATE is such a lock."""
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        yield
