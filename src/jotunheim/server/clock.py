"""The time, as rooms need it: tests have a clock of their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A call that will come."""

    def cancel(self) -> None:
        """It will not come after all."""


class Clock(Protocol):
    """Tells the time, and calls when it has come."""

    def now(self) -> float:
        """Seconds since some moment of the past."""

    def call_at(self, when: float, call: Callable[[], None]) -> Alarm:
        """Call at this time."""

    async def wait_until(self, when: float) -> None:
        """Wait for this time."""


class WallClock:
    """The clock on the wall."""

    def now(self) -> float:
        """Seconds since some moment of the past."""
        return time.monotonic()

    def call_at(self, when: float, call: Callable[[], None]) -> Alarm:
        """Call at this time."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), call)

    async def wait_until(self, when: float) -> None:
        """Wait for this time."""
        await asyncio.sleep(max(0.0, when - self.now()))
