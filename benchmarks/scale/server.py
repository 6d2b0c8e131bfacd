"""A server in a simulation: an answer goes through the web process, the rules and the disk, then to the others."""

import random
import zlib
from collections.abc import Callable
from typing import Final

import msgspec

from benchmarks.scale.machine import Clock, Cores, Disk, Process

SPREAD: Final = (
    2.0  # shape of the distribution of costs: most are near the mean, some are three times as much
)
SYNC: Final = 0.0008  # seconds of one commit on the disk of the small machine
CLIENT: Final = (
    0.00065  # seconds of the processor that the clients of the load bench use for an action
)


class Cost(msgspec.Struct, frozen=True):
    """What an action costs, in seconds of the processor."""

    web: float  # the web process: half before it is confirmed
    play: float  # the rules: the play itself, and what the actor and the next one see
    others: float  # what all others see, if they are shown every action

    @property
    def live(self) -> float:
        """All of it."""
        return self.web + self.play + self.others


class Ran(msgspec.Struct):
    """What came out of a run."""

    actions: int
    seconds: float
    waits: list[float]  # until an action is confirmed
    sights: list[float]  # until the others see it
    used: float  # seconds of the processor, without the clients
    commits: int

    @property
    def rate(self) -> float:
        """Actions a second."""
        return self.actions / self.seconds


def p95(values: list[float]) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1e3 * ordered[int(0.95 * len(ordered))] if ordered else 0.0


class Server:
    """One web process with its engines."""

    def __init__(self, cost: Cost, cores: int, engines: int, seed: int = 1) -> None:
        self.cost = cost
        self.clock = Clock()
        self.rng = random.Random(seed)
        self.cores = Cores(self.clock, cores)
        self.web = Process(self.cores)
        self.engines = [Process(self.cores) for _ in range(engines)]
        self.disk = Disk(self.clock, SYNC)
        self.waits: list[float] = []
        self.sights: list[float] = []

    def some(self, mean: float) -> float:
        """A cost around its mean."""
        return self.rng.gammavariate(SPREAD, mean / SPREAD)

    def act(self, table: int, told: Callable[[], None], everybody: bool) -> None:
        """An answer arrives; `told` is called when it is confirmed, then all others see it."""
        began = self.clock.now
        engine = self.engines[zlib.crc32(b"%d" % table) % len(self.engines)]
        missing = [2]  # the view of the actor is made while the rows are written

        def ready() -> None:
            missing[0] -= 1
            if not missing[0]:
                self.web.do(self.some(self.cost.web / 4), confirm)

        def confirm() -> None:
            self.waits.append(self.clock.now - began)
            told()
            engine.do(self.some(self.cost.play / 3), lambda: show(0.0))
            if everybody:
                engine.do(self.some(self.cost.others / 2), lambda: show(self.cost.others / 2))

        def show(more: float) -> None:
            self.web.do(self.some(self.cost.web / 4 + more), seen)

        def seen() -> None:
            self.sights.append(self.clock.now - began)

        def apply() -> None:
            engine.do(self.some(self.cost.play / 3), write)

        def write() -> None:
            self.disk.write(ready)
            engine.do(self.some(self.cost.play / 3), ready)

        self.web.do(self.some(self.cost.web / 4), apply)

    def ran(self, seconds: float, used: float) -> Ran:
        """The figures."""
        return Ran(len(self.waits), seconds, self.waits, self.sights, used, self.disk.commits)


def live(
    cost: Cost, tables: int, every: float, cores: int, engines: int, regular: bool, seconds: float
) -> Ran:
    """Many tables, one action each every few seconds: one after the other as in the bench, or at random moments."""
    server = Server(cost, cores, engines)

    def arrive(table: int) -> None:
        server.act(table, lambda: None, everybody=True)
        come(table, every)

    def come(table: int, pause: float) -> None:
        pause = pause if regular else server.rng.expovariate(1 / every)
        server.clock.after(pause, lambda: arrive(table))

    for table in range(tables):
        come(table, every * table / tables)
    server.clock.run(seconds)
    return server.ran(seconds, server.cores.used)


def flat_out(cost: Cost, tables: int, cores: int, engines: int, seconds: float) -> Ran:
    """Some tables at full speed; the clients use the same cores, and others see one action in many."""
    server = Server(cost, cores, engines)
    clients = Process(server.cores)

    def go_on(table: int) -> None:
        clients.do(CLIENT, lambda: server.act(table, lambda: go_on(table), everybody=False))

    for table in range(tables):
        go_on(table)
    server.clock.run(seconds)
    return server.ran(seconds, server.cores.used - CLIENT * len(server.waits))
