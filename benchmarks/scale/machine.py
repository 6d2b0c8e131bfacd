"""A machine in a simulation: cores, processes that each do one thing at a time, and a disk with group commits."""

import heapq
import itertools
from collections import deque
from collections.abc import Callable
from typing import Final

Then = Callable[[], None]
BATCH: Final = 256  # changes in one commit, as the writer has it


class Clock:
    """Events in the order of their time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.events: list[tuple[float, int, Then]] = []
        self.numbers = itertools.count()

    def after(self, seconds: float, then: Then) -> None:
        """Let something happen later."""
        heapq.heappush(self.events, (self.now + seconds, next(self.numbers), then))

    def run(self, until: float) -> None:
        """Let everything happen up to a time."""
        while self.events and self.events[0][0] <= until:
            self.now, _, then = heapq.heappop(self.events)
            then()
        self.now = until


class Cores:
    """Cores for which processes queue."""

    def __init__(self, clock: Clock, count: int) -> None:
        self.clock = clock
        self.free = count
        self.ready: deque[Process] = deque()
        self.used = 0.0  # seconds

    def want(self, process: "Process") -> None:
        """A process has something to do."""
        self.ready.append(process)
        self.share()

    def share(self) -> None:
        """Give free cores to those who wait longest."""
        while self.free and self.ready:
            self.free -= 1
            process = self.ready.popleft()
            seconds, _ = process.jobs[0]
            self.used += seconds
            self.clock.after(seconds, process.finish)


class Process:
    """One thing after the other, each on some core."""

    def __init__(self, cores: Cores) -> None:
        self.cores = cores
        self.jobs: deque[tuple[float, Then]] = deque()

    def do(self, seconds: float, then: Then) -> None:
        """Work for so long when it is its turn, then go on."""
        self.jobs.append((seconds, then))
        if len(self.jobs) == 1:
            self.cores.want(self)

    def finish(self) -> None:
        """A job is done: its core is free, and the next job queues for one."""
        _, then = self.jobs.popleft()
        self.cores.free += 1
        if self.jobs:
            self.cores.want(self)
        then()
        self.cores.share()


class Disk:
    """Commits one after the other; all that waits goes into the next one."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock = clock
        self.seconds = seconds  # of one commit
        self.waiting: list[Then] = []
        self.busy = False
        self.commits = 0

    def write(self, then: Then) -> None:
        """Go on when this is on the disk."""
        self.waiting.append(then)
        if not self.busy:
            self.commit()

    def commit(self) -> None:
        """Take all that waits."""
        batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
        self.busy = bool(batch)
        if batch:
            self.commits += 1
            self.clock.after(self.seconds, lambda: self.done(batch))

    def done(self, batch: list[Then]) -> None:
        """They are on the disk."""
        for then in batch:
            then()
        self.commit()
