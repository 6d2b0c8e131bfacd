"""The processes that think for bots: quick players have one of their own, the others take turns."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from jotunheim.bots.ladder import SQUIRE, THRALL
from jotunheim.server.config import Config
from jotunheim.server.engine import messages as m
from jotunheim.server.engine.pool import Pool, bots_pool
from jotunheim.server.engine.process import Process
from jotunheim.server.turns import Turns

QUICK: Final = ("random", "thumb", THRALL, SQUIRE)  # players that answer in milliseconds


class Thinkers:
    """All processes that think. A quick player never waits for a search (S-06)."""

    def __init__(self, config: Config) -> None:
        self.quick = bots_pool(config, 1)
        self.searching = bots_pool(config, config.thinkers)
        self.processes = [*self.quick.processes, *self.searching.processes]
        self.turns: dict[Process, Turns] = {process: Turns() for process in self.processes}

    async def stop(self) -> None:
        """Stop all of them; nobody waits for what they think."""
        await asyncio.gather(self.quick.stop(), self.searching.stop())

    @asynccontextmanager
    async def turn(
        self,
        table: str,
        owner: int,
        level: str,
        is_watched: Callable[[], bool],
        later: bool = False,
    ) -> AsyncIterator[Pool]:
        """The processes for a player of this strength, when it is the turn of its table."""
        pool = self.quick if level in QUICK else self.searching
        async with self.turns[pool.of(table)].take(owner, is_watched, later):
            yield pool

    def forget(self, table: str) -> None:
        """The game is over: nobody holds it any longer, and programs that played in it end."""
        for pool in (self.quick, self.searching):
            process = pool.of(table)
            if process.ready:  # one that was never started holds nothing
                process.post(m.Drop(table))

    def health(self) -> dict[str, int | float | bool]:
        """Figures for /health."""
        return {
            "thinkers": self.quick.alive + self.searching.alive,
            "thinkers_wanted": len([p for p in self.processes if p.minder is not None]),
            "thinkers_replaced": self.quick.replaced + self.searching.replaced,
            "thinkers_waiting": sum([len(turns.waiting) for turns in self.turns.values()]),
        }
