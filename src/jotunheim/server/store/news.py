"""News between workers: PostgreSQL's LISTEN and NOTIFY. A SQLite file has one worker, and no news."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Engine, text

CHANNEL: Final = "jotun"
Hear = Callable[[str, str], None]


def send(connection: Connection, worker: str, table: str, kind: str) -> None:
    """Tell the other workers; they get it when this is committed."""
    query = text("SELECT pg_notify(:channel, :payload)")
    connection.execute(query, {"channel": CHANNEL, "payload": payload(worker, table, kind)})


def payload(worker: str, table: str, kind: str) -> str:
    """What is said."""
    return f"{worker} {table} {kind}"


class Listener:
    """A thread with its own connection that receives news from other workers."""

    def __init__(self, engine: Engine, worker: str, hear: Hear) -> None:
        self.engine = engine
        self.worker = worker
        self.hear = hear
        self.loop = asyncio.get_running_loop()
        self.stopping = False
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.work, name="listener", daemon=True)
        self.thread.start()

    def work(self) -> None:
        """Listen; after a lost connection everything may have changed."""
        first = True
        while not self.stopping:
            with contextlib.suppress(Exception):
                self.listen(first)
            first = False
            time.sleep(0.0 if self.stopping else 0.2)

    def listen(self, first: bool) -> None:
        """Hear news until the connection is lost."""
        proxy = self.engine.raw_connection()
        try:
            connection: Any = proxy.driver_connection
            proxy.detach()
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            if not first:
                self.pass_on("", "")
            while not self.stopping:
                for news in connection.notifies(timeout=0.5):
                    self.take(news.payload)
        finally:
            proxy.close()

    def take(self, payload: str) -> None:
        """One piece of news; our own is old."""
        worker, _, rest = payload.partition(" ")
        table, _, kind = rest.partition(" ")
        if worker != self.worker:
            self.pass_on(table, kind)

    def pass_on(self, table: str, kind: str) -> None:
        """To the event loop, if it still runs."""
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.hear, table, kind)

    def stop(self) -> None:
        """Stop listening."""
        self.stopping = True
        self.thread.join(timeout=3)
