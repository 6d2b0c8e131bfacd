"""A view requested in the same engine call as a change: drawn while the change is committed, sent once it is."""

import asyncio

from jotunheim.server.engine import messages as m
from jotunheim.server.frames import Frame
from jotunheim.server.subscription import View
from jotunheim.server.viewers import Viewers, hashes_of


class PendingView:
    """What will be seen from a seat. The caller holds the table's lock."""

    def __init__(self, viewers: Viewers, view: View) -> None:
        self.viewers = viewers
        self.view = view
        self.old = viewers.frames.get(view)
        # None: it is of no table that was written.
        self.coming: asyncio.Future[m.Answers] | None = None

    def request(self, table: str) -> m.View:
        """What to ask for, right after the change."""
        seat, language = self.view
        return m.View(table, m.LATEST, seat, hashes_of(self.old), language=language)

    async def show(self) -> Frame | None:
        """Show it to those who watch; None: there is nothing to show."""
        seen = await self.coming if self.coming is not None else None
        if not isinstance(seen, m.Seen):
            return None
        return self.viewers.take(self.view, seen, self.old)
