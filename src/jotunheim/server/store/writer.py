"""The one writer: jobs wait in a queue, a thread does them in batches, one commit a batch.

A batch is first done without savepoints, for conflicts are rare; if there is one, all is undone and
done again, each job in a savepoint, so that a conflict undoes this job alone. A future is done only
when the batch is on the disk. If the commit itself fails, each job is tried again by itself.

Almost all jobs add rows to the log. A batch of nothing else goes straight to the driver, all rows of a
statement at once: it costs an eighth of the way through SQLAlchemy.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")
Job = Callable[[Connection], T]
Row = tuple[str | int | float | None, ...]
Step = tuple[str, Row]  # a statement with question marks, and what stands for them

BATCH: Final = 256  # jobs in one commit


class Plain:
    """A job that is nothing but rows for statements, so that many can be done as one."""

    steps: list[Step]

    def __call__(self, connection: Connection) -> None:
        """By itself."""
        for statement, row in self.steps:
            connection.exec_driver_sql(spelled(statement, connection), row)


def spelled(statement: str, connection: Connection) -> str:
    """A statement with the placeholders of a driver; our statements have no question mark in a text."""
    is_ours = connection.dialect.paramstyle == "qmark"
    return statement if is_ours else statement.replace("?", "%s")


class Waiting(Generic[T]):
    """A job, its future, and its key: the jobs of a batch run in the order of their keys."""

    def __init__(self, job: Job[T], key: str) -> None:
        self.job = job
        self.key = key
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T | None] = self.loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self, connection: Connection, alone: bool) -> None:
        """Run it and keep its result; a job that runs alone fails alone."""
        self.error = None
        if not alone:
            self.result = self.job(connection)
            return
        try:
            with connection.begin_nested():
                self.result = self.job(connection)
        except Exception as error:
            self.error = error
            if connection.invalidated or is_lost(error):
                raise

    def tell(self) -> None:
        """Report that the batch is on the disk or failed, if anybody still waits."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def is_lost(error: BaseException) -> bool:
    """Is the whole transaction lost, not just this savepoint?"""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or "deadlock" in str(error.orig).lower()


def tell(batch: list[Waiting[Any]]) -> None:
    """All of these are done."""
    for waiting in batch:
        waiting.tell()


def together(batch: list[Waiting[Any]]) -> dict[str, list[Row]] | None:
    """The rows of a batch by statement, in order; None: there is more to it than rows."""
    rows: dict[str, list[Row]] = {}
    for waiting in batch:
        if not isinstance(waiting.job, Plain):
            return None
        for statement, row in waiting.job.steps:
            rows.setdefault(statement, []).append(row)
    return rows


class Writer:
    """The thread, its queue, and the connection that it keeps."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.says_begin = engine.dialect.name == "sqlite"  # others begin by themselves
        self.connection: Connection | None = None
        self.queue: queue.SimpleQueue[Waiting[Any] | None] = queue.SimpleQueue()
        self.commits = 0
        self.jobs = 0
        self.closed = False
        self.thread = threading.Thread(target=self.work, name="writer", daemon=True)
        self.thread.start()

    async def do(self, job: Job[T], key: str = "") -> T:
        """Do a job; returns when it is on the disk."""
        if self.closed:
            raise RuntimeError("the store is closed")
        waiting = Waiting(job, key)
        self.queue.put(waiting)
        return cast(T, await waiting.future)  # None only where T is

    def close(self) -> None:
        """Finish what waits, then stop."""
        self.closed = True
        self.queue.put(None)
        self.thread.join()

    # In the thread ----------------------------------------------------------------------------------

    def work(self) -> None:
        """Write batch after batch until it is stopped."""
        going = True
        while going:
            batch = [self.queue.get()]
            while len(batch) < BATCH and batch[-1] is not None and not self.queue.empty():
                batch.append(self.queue.get())
            going = batch[-1] is not None
            jobs = [waiting for waiting in batch if waiting is not None]
            if jobs:
                self.write(jobs)
        self.let_go()

    def write(self, batch: list[Waiting[Any]]) -> None:
        """One commit for all; if that fails, one for each."""
        batch.sort(key=lambda waiting: waiting.key)  # two writers lock rows in the same order
        rows = together(batch)
        if not (self.commit(batch, False) if rows is None else self.commit_rows(batch, rows)):
            self.write_again(batch)
        with contextlib.suppress(RuntimeError):  # the loop is gone, and with it all who wait
            batch[0].loop.call_soon_threadsafe(tell, batch)

    def write_again(self, batch: list[Waiting[Any]]) -> None:
        """A batch failed: find the job that fails and write the others."""
        error = batch[0].error
        if len(batch) == 1 and error is not None and not is_lost(error):
            return
        if len(batch) == 1 or not self.commit(batch, True):
            for waiting in batch:
                self.commit([waiting], True)

    def commit_rows(self, batch: list[Waiting[Any]], rows: dict[str, list[Row]]) -> bool:
        """Write rows in one transaction; False: none of them is on the disk, whatever the reason."""
        try:
            connection = self.connected()
            driver: Any = connection.connection.dbapi_connection
            cursor = driver.cursor()
            if self.says_begin:
                cursor.execute("BEGIN IMMEDIATE")
            for statement, of_statement in rows.items():
                cursor.executemany(spelled(statement, connection), of_statement)
            driver.commit()
            cursor.close()
        except Exception:  # of the driver; what it is about is found out job by job
            self.let_go()
            return False
        self.count(batch)
        return True

    def commit(self, batch: list[Waiting[Any]], alone: bool) -> bool:
        """Do the jobs in one transaction; False: none of them is on the disk."""
        try:
            connection = self.connected()
            with connection.begin():
                for waiting in batch:
                    waiting.run(connection, alone)
        except Exception as error:
            self.let_go()
            for waiting in batch:
                waiting.error = error
            return False
        self.count(batch)
        return True

    def count(self, batch: list[Waiting[Any]]) -> None:
        """One more commit."""
        self.commits += 1
        self.jobs += len(batch)

    def connected(self) -> Connection:
        """The connection of this thread; it is kept as long as nothing goes wrong with it."""
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def let_go(self) -> None:
        """Give the connection back: the pool rolls back and checks that it still works."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()
