"""Who thinks next: bots of many tables share a few processes fairly (S-06).

One guest could open many tables of strong bots and stop everybody else's. So each process does one thing at a
time and then takes the next by these rules: games before opinions about games that are over; tables that somebody watches before those that nobody does; among
them the owner whose tables have thought least lately; then the one that came first.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

HALF_LIFE: Final = 60.0  # seconds after which half of what an owner used is forgotten
OWNERS: Final = 10_000  # remembered


class Waiting:
    """A table that wants to think."""

    def __init__(self, owner: int, is_watched: Callable[[], bool], later: bool = False) -> None:
        self.owner = owner
        self.later = later  # nobody's game waits for it
        self.is_watched = is_watched
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """The turns of one process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.busy = False
        self.waiting: list[Waiting] = []
        self.used: dict[int, tuple[float, float]] = {}  # seconds of thought by owner, and when

    @asynccontextmanager
    async def take(
        self, owner: int, is_watched: Callable[[], bool], later: bool = False
    ) -> AsyncIterator[None]:
        """Wait for a turn, and keep it until the end of the block; `later`: let all others go first."""
        await self.wait(Waiting(owner, is_watched, later))
        start = self.clock()
        try:
            yield
        finally:
            self.charge(owner, self.clock() - start)
            self.hand_on()

    async def wait(self, mine: Waiting) -> None:
        """Until it is this table's turn."""
        if not self.busy:
            self.busy = True
            return
        self.waiting.append(mine)
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self.waiting:
                self.waiting.remove(mine)
            elif mine.turn.done() and not mine.turn.cancelled():
                self.hand_on()  # the turn came, but nobody is there to use it
            raise

    def hand_on(self) -> None:
        """The next one, if there is any."""
        while self.waiting:
            first = min(self.waiting, key=self.rank)  # of equals the one that came first
            self.waiting.remove(first)
            if not first.turn.done():
                first.turn.set_result(None)
                return
        self.busy = False

    def rank(self, one: Waiting) -> tuple[bool, bool, float]:
        """Less is sooner."""
        return one.later, not one.is_watched(), self.used_by(one.owner)

    def used_by(self, owner: int) -> float:
        """Seconds of thought that an owner used lately."""
        used, then = self.used.get(owner, (0.0, 0.0))
        return used * 0.5 ** ((self.clock() - then) / HALF_LIFE) if used else 0.0

    def charge(self, owner: int, seconds: float) -> None:
        """An owner's table has thought."""
        total = self.used_by(owner) + seconds
        self.used.pop(owner, None)
        self.used[owner] = (total, self.clock())
        if len(self.used) > OWNERS:
            self.used.pop(next(iter(self.used)))
