"""What a room needs from the worker around it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from jotunheim.server.clock import Clock
from jotunheim.server.config import Config
from jotunheim.server.engine.pool import Pool
from jotunheim.server.store import Store
from jotunheim.server.thinkers import Thinkers


class Worker(Protocol):
    """A worker, as one of its rooms sees it."""

    config: Config
    store: Store
    rules: Pool
    thinkers: Thinkers
    worker_id: str
    stopping: bool
    clock: Clock

    def reaction_time(self) -> float:
        """Seconds that a table waits for reactions."""

    async def tell(self, table: str, kind: str) -> None:
        """Something besides the game has changed."""

    def tell_others(self, table: str, kind: str) -> None:
        """Let other workers know."""

    def shared(self, key: str, part: bytes) -> bytes:
        """One copy of a part that many frames have."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Start work in the background."""
