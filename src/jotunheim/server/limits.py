"""Limits: buckets that fill with time, and counts of what is open at once."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST: Final = (
    20_000  # keys remembered; the ones unused for longest are forgotten, and those are full again
)


class Buckets:
    """A bucket for each key: holds `burst`, fills with `rate` a second."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one out; False: it is empty."""
        now = self.clock()
        level, then = self.levels.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        enough = level >= 1.0
        self.levels[key] = (level - 1.0 if enough else level, now)
        if len(self.levels) > MOST:
            self.levels.popitem(last=False)
        return enough


class Bucket:
    """A bucket of its own."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.then = time.monotonic()

    def take(self) -> bool:
        """Take one out; False: it is empty."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Counts:
    """How many are open at once for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """One more; False: there are too many already."""
        count = self.open.get(key, 0)
        if count >= self.most:
            return False
        self.open[key] = count + 1
        return True

    def leave(self, key: str) -> None:
        """One less."""
        count = self.open.get(key, 0) - 1
        if count > 0:
            self.open[key] = count
        else:
            self.open.pop(key, None)
