"""Views that are asked for together with a change: made while its rows are written, shown when they are."""

import asyncio

from jotunheim.server.engine import messages as m
from jotunheim.server.frames import Frame
from jotunheim.server.screens import Screens, hashes_of
from jotunheim.server.watching import View

Coming = list["asyncio.Future[m.Answers]"]


class Sights:
    """What whoever changes something sees, then whoever is asked by it. The caller holds the table's lock."""

    def __init__(self, screens: Screens, view: View) -> None:
        self.screens = screens
        self.view = view  # of whoever changes something
        self.old = screens.frames.get(view)
        self.others = {  # one view of each seat that could be asked; who looks on in another language waits
            other[0]: (other, screens.frames.get(other))
            for other in screens.viewed()
            if other[0] not in (-1, view[0])
        }
        self.coming: Coming = []  # the answers; none: they are not of a table that was written

    def requests(self, table: str) -> list[m.Request]:
        """What to ask for, right after the change."""
        seat, language = self.view
        own = m.View(table, m.LATEST, seat, hashes_of(self.old), language=language)
        looks = {
            other: m.Look(view[1], hashes_of(old)) for other, (view, old) in self.others.items()
        }
        return [own, m.Turn(table, m.LATEST, looks)] if looks else [own]

    async def show_actor(self) -> Frame | None:
        """To whoever changed something; None: there is nothing to show."""
        seen = await self.coming[0] if self.coming else None
        if not isinstance(seen, m.Seen):
            return None
        return self.screens.take(self.view, seen, self.old)

    async def show_asked(self, asked: int) -> None:
        """To the seat that is asked now, if that is another."""
        seen = await self.coming[1] if len(self.coming) > 1 else None
        if isinstance(seen, m.Seen):
            self.screens.take(self.others[asked][0], seen, self.others[asked][1])
