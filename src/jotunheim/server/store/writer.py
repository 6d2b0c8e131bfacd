"""The one writer: jobs wait in a queue, a thread does them in batches, one commit a batch.

A batch is first done without savepoints, for conflicts are rare; if there is one, all is undone and
done again, each job in a savepoint, so that a conflict undoes this job alone. A future is done only
when the batch is on the disk. If the commit itself fails, each job is tried again by itself.
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

BATCH: Final = 256  # jobs in one commit


class Waiting(Generic[T]):
    """A job, whom to tell, and what it is about: jobs of a batch are done in the order of their keys."""

    def __init__(self, job: Job[T], key: str) -> None:
        self.job = job
        self.key = key
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T | None] = self.loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self, connection: Connection, alone: bool) -> None:
        """Do it, and remember what came out; alone, it fails alone."""
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
        """The batch is on the disk, or cannot be: say so, if anybody still waits."""
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


class Writer:
    """The thread and its queue."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
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

    def work(self) -> None:
        """Batch after batch, until told to stop."""
        going = True
        while going:
            batch = [self.queue.get()]
            while len(batch) < BATCH and batch[-1] is not None and not self.queue.empty():
                batch.append(self.queue.get())
            going = batch[-1] is not None
            jobs = [waiting for waiting in batch if waiting is not None]
            if jobs:
                self.write(jobs)

    def write(self, batch: list[Waiting[Any]]) -> None:
        """One commit for all; if that fails, one for each."""
        batch.sort(key=lambda waiting: waiting.key)  # two writers lock rows in the same order
        if not self.commit(batch, False):
            self.write_again(batch)
        with contextlib.suppress(RuntimeError):  # the loop is gone, and with it all who wait
            batch[0].loop.call_soon_threadsafe(tell, batch)

    def write_again(self, batch: list[Waiting[Any]]) -> None:
        """Something went wrong: find out with which job, and write the others."""
        error = batch[0].error
        if len(batch) == 1 and error is not None and not is_lost(error):
            return
        if len(batch) == 1 or not self.commit(batch, True):
            for waiting in batch:
                self.commit([waiting], True)

    def commit(self, batch: list[Waiting[Any]], alone: bool) -> bool:
        """Do the jobs in one transaction; False: none of them is on the disk."""
        try:
            with self.engine.begin() as connection:
                for waiting in batch:
                    waiting.run(connection, alone)
        except Exception as error:
            for waiting in batch:
                waiting.error = error
            return False
        self.commits += 1
        self.jobs += len(batch)
        return True
