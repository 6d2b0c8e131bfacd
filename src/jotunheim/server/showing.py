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

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from jotunheim.server.answering import Answering
from jotunheim.server.engine import messages as m
from jotunheim.server.frames import Frame, Refused
from jotunheim.server.house import House
from jotunheim.server.log import refused
from jotunheim.server.screens import Screens, frame_of, hashes_of
from jotunheim.server.store import Seat, Table
from jotunheim.server.watching import View
from jotunheim.texts import spoken

log: Final = logging.getLogger("jotunheim.rooms")


class Showing(Answering):
    """A table with its screens."""

    def __init__(self, house: House, table: Table, seats: list[Seat]) -> None:
        super().__init__(house, table)
        self.seats = seats
        self.screens = Screens(house.shared, house.config.bystander_pause)
        self.viewer: asyncio.Task[None] | None = None  # shows the seat that is asked what it sees
        self.aside: asyncio.Task[None] | None = None  # shows it to all others
        self.alarm: asyncio.TimerHandle | None = None  # for the next of these …
        self.rings = 0.0  # … and when it rings

    async def refresh(self) -> None:
        """Read the table and its seats anew."""
        table = await self.house.store.table(self.id)
        if table is None:
            raise Refused("unknown", "this table was removed")
        self.table = table
        self.seats = await self.house.store.seats(self.id)

    async def settle_stage(self) -> None:
        """A game that is over or cannot go on is marked so in the store."""
        status = self.log.status
        to = "" if status is None else "over" if status.over else "held" if status.held else ""
        if to and status is not None and self.table.stage == "playing":
            if await self.house.store.move_stage(self.id, ("playing",), to, status.held):
                log.info("table %s is %s", self.id, to)
                self.table = replace(self.table, stage=to, reason=status.held)
            else:  # somebody else has moved it
                await self.refresh()
            self.screens.hurry()  # nobody waits for the end
            self.screens.notice("stage")
            self.house.tell_others(self.id, "stage")

    async def stand(self) -> None:
        """Find out how the table stands, if nobody has told us."""
        async with self.lock:
            if self.log.status is None:
                feed = m.Feed(self.id, self.log.seq, [])
                self.log.note(await self.log.ask(self.house.rules, feed))
                await self.settle_stage()

    # What is seen -----------------------------------------------------------------------------------

    async def show(self, view: View) -> Frame:
        """The present frame of a view, also to those who watch it. The caller holds the lock."""
        old = self.screens.frames.get(view)
        frame = self.screens.take(view, await self.see(view, hashes_of(old)), old)
        await self.settle_stage()
        return frame

    async def see(self, view: View, have: dict[str, str], told: int = -1) -> m.Seen:
        """What a seat sees, from the rules. The caller holds the lock."""
        self.check_exists()
        seat, language = view
        request = m.View(self.id, self.log.seq, seat, have, told, language=language)
        answer = await self.log.ask(self.house.rules, request)
        if not isinstance(answer, m.Seen):
            raise refused(answer)
        return answer

    async def look(self, seat: int, told: int | None = None) -> Frame:
        """A moment through the seat's view; None: now."""
        self.check_seat(seat)
        if told is not None and not 0 <= told < 1 << 31:
            raise Refused("illegal", "there is no such moment")
        async with self.lock:
            if told is None:
                return await self.show((seat, spoken()))
            seen = await self.see((seat, spoken()), {}, told)
            return frame_of(seat, seen, None, self.house.shared)

    # Old frames -------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that is asked, openly or not; -1: none, or we do not know."""
        return self.log.status.asked if self.log.status is not None else -1

    def bring_up_to_date(self) -> None:
        """Old frames are made anew in the background, each in its time."""
        unknown = self.log.status is None and self.screens.stale
        if self.viewer is None and (unknown or self.screens.next_of(self.asked)):
            self.viewer = self.house.spawn(self.renew())
        self.mind_bystanders()

    async def renew(self) -> None:
        """The frames of the seat that is asked, now."""
        try:
            if self.log.status is None:  # another worker has written
                await self.find_out()
            await self.show_asked()
        finally:
            self.viewer = None
        self.mind_bystanders()

    async def find_out(self) -> None:
        """Whom does the table wait for? If we cannot learn it, nobody is in a hurry."""
        try:
            await self.stand()
        except Refused as error:
            log.warning("table %s: no status: %s", self.id, error.code)
        except (SQLAlchemyError, OSError) as error:
            log.error("table %s: cannot read: %s", self.id, type(error).__name__)

    async def show_asked(self) -> None:
        """Frame after frame of the seat that is asked, in all languages in which somebody looks from it."""
        while (view := self.screens.next_of(self.asked)) is not None:
            await self.show_to_watchers(view)

    def mind_bystanders(self) -> None:
        """Show them what happened, or set an alarm for the first of them whose time will come."""
        due = self.screens.first_due(self.asked)
        if self.aside is not None or due is None or (self.alarm is not None and self.rings <= due):
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        wait = due - time.monotonic()
        if wait <= 0:
            self.aside = self.house.spawn(self.show_bystanders())
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
            while (view := self.screens.next_due(self.asked)) is not None:
                async with self.house.rules.of(self.id).lane:
                    await self.show_to_watchers(view)
        finally:
            self.aside = None
        self.mind_bystanders()

    async def show_to_watchers(self, view: View) -> None:
        """A frame for those who watch a view; if there is none to be had, they keep the old one."""
        try:
            async with self.lock:
                if view in self.screens.stale:
                    self.screens.stale.discard(view)
                    await self.show(view)
        except Refused as error:
            log.warning("table %s: no view: %s", self.id, error.code)
        except (SQLAlchemyError, OSError) as error:
            log.error("table %s: cannot read: %s", self.id, type(error).__name__)

    def hurry(self, seat: int) -> None:
        """Whoever looks from a seat decided on an old frame: let them see the newest now."""
        self.screens.hurry(seat)
        self.bring_up_to_date()
