"""A table that is looked at: frames for those who watch, made anew when something has changed.

The seat that is asked and the one that acts see what happened at once. All others, bystanders, get a frame
at once after a quiet time, else no sooner than `bystander_pause` after the one before, and then the newest.
Whose frame still says that they are asked do not wait either: somebody has answered for them, elsewhere.

Nobody may learn from the times of their frames whom a covert question was put to. So the time of a
bystander's frame follows from what this bystander was shown alone: a view that was made anew and is the
same as before is not shown, and does not put off the next one; who else is asked, or was shown something,
is not looked at. A seat that is asked covertly sees it at once, which nobody else can tell. The view of
whoever is asked is made before theirs, whether the question is open or not.
"""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from jotunheim.server.action_log import refused
from jotunheim.server.engine import messages as m
from jotunheim.server.frames import Frame, Refused
from jotunheim.server.subscription import View
from jotunheim.server.table_state import TableState
from jotunheim.server.viewers import frame_of, hashes_of
from jotunheim.texts import spoken

log: Final = logging.getLogger("jotunheim.rooms")


class Broadcast:
    """Shows a table to its viewers."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.viewer: asyncio.Task[None] | None = None  # shows the seat that is asked what it sees
        self.aside: asyncio.Task[None] | None = None  # shows it to all others
        self.alarm: asyncio.TimerHandle | None = None  # for the next of these …
        self.rings = 0.0  # … and when it rings

    @property
    def idle(self) -> bool:
        """No frame is being made."""
        return self.viewer is None and self.aside is None

    # What is seen -----------------------------------------------------------------------------------

    async def show(self, view: View) -> Frame:
        """The present frame of a view, also to those who watch it. The caller holds the lock."""
        old = self.state.viewers.frames.get(view)
        frame = self.state.viewers.take(view, await self.see(view, hashes_of(old)), old)
        await self.state.settle_stage()
        return frame

    async def see(self, view: View, have: dict[str, str], public_ply: int = -1) -> m.Seen:
        """What a seat sees, from the rules. The caller holds the lock."""
        self.state.check_exists()
        seat, language = view
        request = m.View(
            self.state.id, self.state.log.seq, seat, have, public_ply, language=language
        )
        answer = await self.state.log.ask(self.state.worker.rules, request)
        if not isinstance(answer, m.Seen):
            raise refused(answer)
        return answer

    async def look(self, seat: int, public_ply: int | None = None) -> Frame:
        """A moment through the seat's view; None: now."""
        self.state.check_seat(seat)
        if public_ply is not None and not 0 <= public_ply < 1 << 31:
            raise Refused("illegal", "there is no such moment")
        async with self.state.lock:
            if public_ply is None:
                return await self.show((seat, spoken()))
            seen = await self.see((seat, spoken()), {}, public_ply)
            return frame_of(seen, None, self.state.worker.shared)

    # Old frames -------------------------------------------------------------------------------------

    def bring_up_to_date(self) -> None:
        """Old frames are made anew in the background, each in its time."""
        unknown = self.state.log.status is None and self.state.viewers.stale
        if self.viewer is None and (unknown or self.state.viewers.next_of(self.state.asked)):
            self.viewer = self.state.worker.spawn(self.renew())
        self.mind_bystanders()

    async def renew(self) -> None:
        """The frames of the seat that is asked, now."""
        try:
            if self.state.log.status is None:  # another worker has written
                await self.find_out()
            await self.show_asked()
        finally:
            self.viewer = None
        self.mind_bystanders()

    async def find_out(self) -> None:
        """Whom does the table wait for? If we cannot learn it, nobody is in a hurry."""
        try:
            await self.state.stand()
        except Refused as error:
            log.warning("table %s: no status: %s", self.state.id, error.code)
        except (SQLAlchemyError, OSError) as error:
            log.error("table %s: cannot read: %s", self.state.id, type(error).__name__)

    async def show_asked(self) -> None:
        """Frame after frame of the seat that is asked, in all languages in which somebody looks from it."""
        while (view := self.state.viewers.next_of(self.state.asked)) is not None:
            await self.show_to_watchers(view)

    def mind_bystanders(self) -> None:
        """Show them what happened, or set an alarm for the first of them whose time will come."""
        due = self.state.viewers.first_due(self.state.asked)
        if self.aside is not None or due is None or (self.alarm is not None and self.rings <= due):
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        wait = due - time.monotonic()
        if wait <= 0:
            self.aside = self.state.worker.spawn(self.show_bystanders())
        else:
            self.alarm = asyncio.get_running_loop().call_later(wait, self.ring)
            self.rings = due

    def ring(self) -> None:
        """The time of a bystander has come."""
        self.alarm = None
        self.mind_bystanders()

    async def show_bystanders(self) -> None:
        """One after the other, and one at a time for all tables of an engine: they can wait a little."""
        try:
            while (view := self.state.viewers.next_due(self.state.asked)) is not None:
                async with self.state.worker.rules.of(self.state.id).lane:
                    await self.show_to_watchers(view)
        finally:
            self.aside = None
        self.mind_bystanders()

    async def show_to_watchers(self, view: View) -> None:
        """A frame for those who watch a view; if there is none to be had, they keep the old one."""
        try:
            async with self.state.lock:
                if view in self.state.viewers.stale:
                    self.state.viewers.stale.discard(view)
                    await self.show(view)
        except Refused as error:
            log.warning("table %s: no view: %s", self.state.id, error.code)
        except (SQLAlchemyError, OSError) as error:
            log.error("table %s: cannot read: %s", self.state.id, type(error).__name__)

    def hurry(self, seat: int) -> None:
        """Whoever looks from a seat decided on an old frame: let them see the newest now."""
        self.state.viewers.hurry(seat)
        self.bring_up_to_date()
