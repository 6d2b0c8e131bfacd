"""Access to the database, SQLite or PostgreSQL: reads run in a few threads, writes go through the one writer."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Self, TypeVar

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from jotunheim.server.store.database import backup_sqlite, migrate, open_engine
from jotunheim.server.store.errors import StoreError
from jotunheim.server.store.news import Listener
from jotunheim.server.store.writer import Job, Writer
from jotunheim.texts import _

T = TypeVar("T")
READERS: Final = 4


class Access:
    """An open database. Open it with `open`, close it with `close`."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.engine = open_engine(database)
        self.is_shared = self.engine.dialect.name == "postgresql"  # other workers may write
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = Writer(self.engine)
        self.listener: Listener | None = None

    @classmethod
    async def open(cls, database: str) -> Self:
        """Open a database and bring it up to date; StoreError says what is wrong with it."""
        access = cls(database)
        try:
            await asyncio.get_running_loop().run_in_executor(access.readers, migrate, access.engine)
        except BaseException:
            await access.close()
            raise
        return access

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self.listener is not None:
            await asyncio.to_thread(self.listener.stop)
        await asyncio.to_thread(self.writer.close)
        self.readers.shutdown(wait=True)
        self.engine.dispose()

    async def read(self, job: Job[T]) -> T:
        """Look something up, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.look, job)

    def look(self, job: Job[T]) -> T:
        """Look something up, here and now."""
        with self.engine.connect() as connection:
            return job(connection.execution_options(reading=True))

    async def write(self, job: Job[T], key: str = "") -> T:
        """Change something; returns when it is on the disk."""
        return await self.writer.do(job, key)

    async def ping(self) -> bool:
        """Does the database answer?"""
        try:
            await self.read(lambda c: c.execute(text("SELECT 1")).scalar_one())
        except SQLAlchemyError:
            return False
        return True

    async def backup(self, path: Path) -> None:
        """Copy a SQLite database while it is in use."""
        if self.is_shared:
            raise StoreError(_("PostgreSQL has its own tools for copies: pg_dump"))
        await asyncio.to_thread(backup_sqlite, self.engine, path)
