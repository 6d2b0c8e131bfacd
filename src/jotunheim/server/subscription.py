"""A subscription to a table: it gets the newest frame of a seat in a language, and notices; a slow reader skips frames."""

import asyncio
from collections.abc import Callable

from jotunheim.server.frames import Frame, Notice, Ready

View = tuple[int, str]  # a seat and the language of those who look from it


class Subscription:
    """One window on a table: `async for thing in watch`, until it is closed."""

    def __init__(
        self,
        seat: int,
        language: str,
        leave: Callable[["Subscription"], None],
        own: frozenset[int] = frozenset(),
    ) -> None:
        self.seat = seat
        self.own = own | {seat}  # all seats of the person who looks
        self.language = language
        self.leave = leave
        self.frame: Frame | None = None  # the newest, not yet taken
        self.since: dict[str, str] | None = (
            None  # the parts that readers of the frame before have …
        )
        self.text: Ready | None = None  # … and the message with which they get the newest
        self.blank = True  # nothing was shown here yet
        self.notices: list[Notice] = []  # each kind once
        self.news = asyncio.Event()
        self.closed = False

    @property
    def view(self) -> View:
        """What is shown here."""
        return self.seat, self.language

    def __aiter__(self) -> "Subscription":
        return self

    async def __anext__(self) -> Frame | Notice:
        while True:
            if self.closed:
                raise StopAsyncIteration
            if self.notices:
                return self.notices.pop(0)
            if self.frame is not None:
                frame, self.frame = self.frame, None
                return frame
            self.news.clear()
            await self.news.wait()

    def show(
        self, frame: Frame, since: dict[str, str] | None = None, text: Ready | None = None
    ) -> None:
        """Set a newer frame, perhaps with its message; an older one that was not taken is dropped."""
        self.frame, self.since, self.text = frame, since, text
        self.blank = False
        self.news.set()

    def text_for(self, have: dict[str, str]) -> Ready | None:
        """The message about the frame that was just taken, if it is the right one for what somebody has."""
        text, self.text = self.text, None
        return text if self.since is have and self.frame is None else None

    def tell(self, kind: str) -> None:
        """Add a notice, unless one of this kind is still waiting."""
        notice = Notice(kind)
        if notice not in self.notices:
            self.notices.append(notice)
            self.news.set()

    def close(self) -> None:
        """The window is gone."""
        if not self.closed:
            self.closed = True
            self.news.set()
            self.leave(self)
