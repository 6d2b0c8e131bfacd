"""The pause in which a table waits for reactions: nobody may learn from time whether a seat could react.

The rules ask some seats covertly. A question that is open for a public reason is always asked; one that is
asked only if something fits may be skipped, and a table that then goes on at once would tell it. So each
covert window, asked or not, adds a time to the pause, drawn from one distribution. While the pause lasts,
everybody but the seat that is asked covertly keeps the table as it was before, and reads that reactions may
come. A bot, a standing order and a quick person who pass in this time look alike: what follows is shown
when the pause is over.

A person thinks longer than any pause. A seat that wants cover for that gives the order "always": in each pause
it is asked to pass by hand, and the table waits for it, whether or not it could react.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from jotunheim.server.clock import Clock

MOST_WINDOWS: Final = 6  # whose times add up; a long chain of windows must not stop the game


class ReactionPause:
    """The pause of one table."""

    def __init__(self, clock: Clock, draw: Callable[[], float]) -> None:
        self.clock = clock
        self.draw = draw
        self.until = 0.0
        self.windows = 0  # that this pause has covered so far
        self.covers: set[int] = set()  # seats that have yet to pass by hand
        self.hidden = False  # a question waits for its answer that other hands would not raise
        self.plays = 0  # so many plays may be seen while it lasts
        self.over = asyncio.Event()
        self.over.set()

    @property
    def is_on(self) -> bool:
        """Does the table wait?"""
        return not self.over.is_set()

    def cover(self, windows: int, plays: int, covers: set[int]) -> None:
        """Some windows were opened by what followed so many plays."""
        if not windows:
            return
        now = self.clock.now()
        if not self.is_on:
            self.until, self.windows, self.plays = now, 0, plays
            self.over.clear()
        times = [self.draw() for _ in range(min(windows, MOST_WINDOWS - self.windows))]
        self.windows = min(self.windows + windows, MOST_WINDOWS)
        self.until = max(self.until, now) + sum(times)
        self.covers |= covers

    @property
    def needs_time(self) -> bool:
        """Does it wait for no seat, only for its time?"""
        return self.is_on and not self.covers and not self.hidden

    def is_due(self) -> bool:
        """Has everybody waited long enough?"""
        return self.needs_time and self.clock.now() >= self.until

    def end(self) -> None:
        """Show what follows."""
        self.covers.clear()
        self.over.set()
