"""Engine processes side by side; a table is always served by the same one."""

import asyncio
import zlib

from jotunheim.server.config import Config, engines_by_cores
from jotunheim.server.engine.messages import Answers, Request
from jotunheim.server.engine.process import Process


class Pool:
    """Several processes of one kind."""

    def __init__(self, processes: list[Process]) -> None:
        self.processes = processes

    async def start(self) -> None:
        """Start all of them."""
        await asyncio.gather(*[process.start() for process in self.processes])

    async def stop(self) -> None:
        """Stop all of them."""
        await asyncio.gather(*[process.stop() for process in self.processes])

    def of(self, table: str) -> Process:
        """The process that serves a table."""
        return self.processes[zlib.crc32(table.encode()) % len(self.processes)]

    async def ask(self, table: str, request: Request) -> Answers:
        """Ask the process of a table."""
        return await self.of(table).ask(request)

    @property
    def alive(self) -> int:
        """How many are up."""
        return sum([process.ready for process in self.processes])

    @property
    def is_missing(self) -> bool:
        """Has one of them been down for too long?"""
        return any(process.is_missing for process in self.processes)

    @property
    def replaced(self) -> int:
        """How many had to be replaced."""
        return sum([process.replaced for process in self.processes])


def rules_pool(config: Config) -> Pool:
    """Processes that run rules."""
    arguments = common(config)
    count = config.engines or engines_by_cores(config.workers)
    return Pool([Process(arguments, config.rules_deadline) for _ in range(count)])


def bots_pool(config: Config, count: int) -> Pool:
    """Processes that think for bots, with low priority."""
    arguments = [*common(config), "--nice", "10"]
    return Pool([Process(arguments, config.bot_deadline, finishes=False) for _ in range(count)])


def imports_pool(config: Config) -> Pool:
    """One process that replays records of strangers, so that no table waits for it (S-07)."""
    arguments = [*common(config), "--nice", "10"]
    return Pool([Process(arguments, config.rules_deadline, finishes=False)])


def common(config: Config) -> list[str]:
    """Arguments that all of them get."""
    games = [part for game in config.games for part in ("--game", game)]
    players = [part for player in config.players for part in ("--player", player)]
    dice = [] if config.bot_dice is None else ["--bot-dice", str(config.bot_dice)]
    return ["--sessions", str(config.sessions), *games, *players, *dice]
