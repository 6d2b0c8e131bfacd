"""Opening a database: its address, its pragmas, and whether its schema is ours."""

import contextlib
import logging
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from jotunheim.server.store.errors import StoreError
from jotunheim.server.store.schema import REVISION, alembic_version
from jotunheim.texts import _

log: Final = logging.getLogger("jotunheim.store")
MAGIC: Final = b"SQLite format 3\0"  # what every such file begins with
OURS: Final = 0x4A4F5455  # the mark in the head of our SQLite files: JOTU
MARK_AT: Final = 68  # where it stands
HEAD: Final = 100  # bytes of the head of a file
WAL_HEAD: Final = 32  # bytes in front of the first frame of a write-ahead log …
WAL_FRAME: Final = 24  # … and in front of each page
BUSY: Final = 10_000  # milliseconds that SQLite waits for another writer


def wrong(database: str, why: str) -> StoreError:
    """What is wrong with a database, in words."""
    return StoreError(_("database {database}: {why}").format(database=database, why=why))


def address(database: str) -> str:
    """The address as SQLAlchemy wants it; a bare path is a SQLite file."""
    if "://" not in database:
        return f"sqlite:///{database}"
    if database.startswith("postgres://"):
        database = "postgresql" + database[len("postgres") :]
    if database.startswith("postgresql://"):
        database = "postgresql+psycopg" + database[len("postgresql") :]
    return database


def open_engine(database: str) -> Engine:
    """A pool of connections to the database."""
    try:
        url = make_url(address(database))
    except ArgumentError:
        raise wrong(shown(database), _("not an address")) from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        return open_sqlite(url.database or "")
    if kind != "postgresql":
        raise wrong(shown(database), _("expected sqlite:///PATH or postgresql://…"))
    try:
        return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    except ModuleNotFoundError:
        text = _('PostgreSQL needs the extra "postgres": pip install "jotunheim[postgres]"')
        raise StoreError(text) from None


def foreign() -> str:
    """What is said of another program's database."""
    return _("this database belongs to another program; give Jotunheim a file of its own")


def open_sqlite(path: str) -> Engine:
    """A SQLite file, made if it is missing; only its owner can read it, for it holds secret seeds."""
    check_sqlite(path)
    if is_torn(path):
        log.warning(
            "%s: the write-ahead log was cut off; plays that stood behind the cut are lost", path
        )
    Path(path).touch(mode=0o600)  # SQLite gives its other files the same mode
    engine = create_engine(
        f"sqlite:///{path}", connect_args={"check_same_thread": False}, pool_size=8
    )
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", begin)
    return engine


def check_sqlite(path: str) -> None:
    """Refuse a missing folder (its name may be mistyped) and a file of another kind."""
    if not path or path == ":memory:":
        raise StoreError(_("database: SQLite needs a file, as in sqlite:///tables.sqlite"))
    folder = Path(path).absolute().parent
    if not folder.is_dir():
        raise wrong(path, _("there is no folder {folder}").format(folder=folder))
    try:
        with Path(path).open("rb") as file:
            first = file.read(HEAD)
    except FileNotFoundError:
        return
    except OSError as error:
        raise wrong(path, error.strerror or str(error)) from None
    if first and not first.startswith(MAGIC):
        raise wrong(path, _("this file is not a database"))
    if int.from_bytes(first[MARK_AT : MARK_AT + 4]) not in (0, OURS):
        raise wrong(path, foreign())


def is_torn(path: str) -> bool:
    """Does the write-ahead log of a SQLite file end in the middle of a page? (S-20)"""
    try:
        with Path(f"{path}-wal").open("rb") as log:
            head = log.read(WAL_HEAD)
            size = log.seek(0, 2)
    except OSError:
        return False
    if len(head) < WAL_HEAD:
        return size > 0
    page = int.from_bytes(head[8:12]) or 65_536
    return (size - WAL_HEAD) % (WAL_FRAME + page) != 0


def set_pragmas(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """What each connection to SQLite needs: nothing acknowledged may be lost in a power cut."""
    connection.isolation_level = None  # SQLAlchemy says BEGIN itself, or savepoints would not work
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {BUSY}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """A writer takes its lock at once; a reader takes none."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def shown(database: str) -> str:
    """The address without its password."""
    with contextlib.suppress(ArgumentError):
        return repr(make_url(database).render_as_string(hide_password=True))
    return repr(database.rpartition("@")[2][:80])


def migrate(engine: Engine) -> None:
    """Bring the database up to date, if it is not."""
    try:
        if revision_of(engine) is None:
            check_empty(engine)
        if revision_of(engine) != REVISION:
            from jotunheim.server.store.schema_upgrade import (
                upgrade,  # slow to import, rarely needed
            )

            upgrade(engine)
        if engine.dialect.name == "sqlite":
            check_whole(engine)
            mark(engine)
    except SQLAlchemyError as error:
        raise wrong(shown(str(engine.url)), reason(error)) from None


def revision_of(engine: Engine) -> str | None:
    """The schema of the database; None: it has none yet."""
    with engine.connect() as connection:
        if not inspect(connection).has_table(alembic_version.name):
            return None
        return connection.execute(select(alembic_version.c.version_num)).scalar()


def check_whole(engine: Engine) -> None:
    """Refuse a SQLite file with damaged pages: some of its tables could not be played (S-03)."""
    with engine.connect() as connection:
        found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    if found != "ok":
        why = _("the file is damaged ({what}); bring a copy back with ./jotun restore")
        raise wrong(shown(str(engine.url)), why.format(what=" ".join(found.split())[:120]))


def mark(engine: Engine) -> None:
    """Write into the head of a SQLite file that it is ours."""
    with engine.begin() as connection:
        if connection.exec_driver_sql("PRAGMA application_id").scalar() != OURS:
            connection.exec_driver_sql(f"PRAGMA application_id = {OURS}")


def check_empty(engine: Engine) -> None:
    """Refuse to make our tables next to those of another program (S-18)."""
    with engine.connect() as connection:
        if inspect(connection).get_table_names():
            raise wrong(shown(str(engine.url)), foreign())


def reason(error: SQLAlchemyError) -> str:
    """What the database says, in one line."""
    origin = getattr(error, "orig", None) or error
    return " ".join(str(origin).split())[:300]


def backup_sqlite(engine: Engine, path: Path) -> None:
    """A copy of a SQLite database while it is in use."""
    source: Any = engine.raw_connection()
    try:
        with contextlib.closing(sqlite3.connect(path)) as target:
            source.driver_connection.backup(target)
    finally:
        source.close()
