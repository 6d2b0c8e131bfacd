"""Shows a table to its viewers: a new frame for each of them when something has changed.

The seat that is asked and the seat that acts see what happened at once. All others are bystanders. A bystander
gets a frame at once after a quiet time, otherwise `bystander_pause` after the frame before, and then the newest.
A viewer whose frame still says "you are asked" does not wait either: somebody has answered for them elsewhere.

Nobody may learn from the times of their frames who got a covert question. So the time of a bystander's frame
depends only on what this bystander was shown: a view that is the same as before is not shown and does not
delay the next one; it does not matter who else is asked or was shown something. A seat that is asked covertly
sees it at once, and nobody else can tell. The view of the asked seat is made before those of bystanders,
whether the question is open or not.

When a play opened covert windows, everybody but the seat that is asked covertly waits (`reaction_pause.py`).
"""

import asyncio
import logging
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from jotunheim.server.action_log import refused
from jotunheim.server.clock import Alarm
from jotunheim.server.engine import messages as m
from jotunheim.server.frames import Frame, Refused
from jotunheim.server.subscription import View
from jotunheim.server.table_form import HOTSEAT
from jotunheim.server.table_state import TableState
from jotunheim.server.viewers import NEVER, frame_of, hashes_of
from jotunheim.texts import spoken

log: Final = logging.getLogger("jotunheim.rooms")
AGAIN: Final = 1.0  # seconds until a frame that failed is tried again; each failure doubles them …
DOUBLED: Final = 6  # … so many times at most


class Broadcast:
    """Shows a table to its viewers."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.viewer: asyncio.Task[None] | None = None  # shows the seat that is asked what it sees
        self.aside: asyncio.Task[None] | None = None  # shows it to all others
        self.alarm: Alarm | None = None  # for the next of these …
        self.rings = 0.0  # … and when it rings
        self.bell: Alarm | None = None  # for the end of the pause in which reactions may come
        self.failures: dict[View, int] = {}  # how often in a row a frame could not be made

    @property
    def idle(self) -> bool:
        """No frame is being made."""
        return self.viewer is None and self.aside is None

    # How the table stands ---------------------------------------------------------------------------

    async def stand(self) -> None:
        """Find out how the table stands, if we do not know it."""
        async with self.state.lock:
            if self.state.log.status is None:
                feed = m.Feed(self.state.id, self.state.log.seq, [])
                self.state.log.note(await self.state.log.ask(self.state.worker.rules, feed))
                self.cover()
                await self.state.settle_stage()

    # Waiting for reactions --------------------------------------------------------------------------

    def cover(self) -> None:
        """Let the table wait for reactions if windows were opened, asked or not. The caller holds the lock."""
        state, log, pause = self.state, self.state.log, self.state.pause
        windows, log.windows = log.windows, 0
        was_on = pause.is_on
        pause.hidden = log.status is not None and log.status.hidden
        if windows and state.viewers.watches and state.table.kind != HOTSEAT:
            pause.cover(windows, log.before, self.covers())
        if pause.is_due():
            pause.end()
        if pause.is_on != was_on:
            state.viewers.notice("reactions")
        elif pause.is_on and not state.is_held(state.asked):
            # Who is asked covertly within the pause waits no longer; nobody else hears of it.
            state.viewers.notice("reactions", state.asked)
        if pause.is_on:
            self.wait_for_reactions()

    def covers(self) -> set[int]:
        """The seats that pass by hand, as cover: each window looks as if they were asked."""
        status = self.state.log.status
        if status is None:
            return set()
        asked = status.asked if status.covert else -1
        return {seat for seat in status.always if seat in self.state.viewers.present()} - {asked}

    def wait_for_reactions(self) -> None:
        """Look again when the time of the pause has come; who passes by hand may need longer."""
        if self.bell is not None:
            self.bell.cancel()
        self.bell = self.state.worker.clock.call_at(self.state.pause.until, self.reactions_due)

    def reactions_due(self) -> None:
        """Show what follows, if all have waited long enough."""
        self.bell = None
        pause = self.state.pause
        if pause.is_due():
            pause.end()
            self.state.worker.spawn(self.go_on())
        elif pause.needs_time:
            # An event loop may ring a moment early. By a second look at the clock it could be late
            # enough, and nobody would ring again.
            self.wait_for_reactions()

    async def go_on(self) -> None:
        """The pause is over: everybody sees what followed, the seat that is asked first."""
        self.state.viewers.notice("reactions")
        async with self.state.lock:
            await self.state.settle_stage()
        self.bring_up_to_date()

    def pass_by_hand(self, seat: int) -> None:
        """A seat that is asked as cover has passed, or nobody looks from it any more."""
        self.state.pause.covers.discard(seat)
        self.reactions_due()

    # What is seen -----------------------------------------------------------------------------------

    async def show(self, view: View) -> Frame:
        """Make the present frame of a view and show it to its viewers. The caller holds the lock."""
        old = self.state.viewers.frames.get(view)
        frame = self.state.viewers.take(view, await self.see(view, hashes_of(old)), old)
        await self.state.settle_stage()
        return frame

    async def see(self, view: View, have: dict[str, str], public_ply: int = -1) -> m.Seen:
        """Ask the engine what a seat sees. The caller holds the lock."""
        self.state.check_exists()
        seat, language = view
        plays = self.state.plays_for(seat)
        request = m.View(
            *(self.state.id, self.state.log.seq, seat, have, public_ply),
            plays=plays,
            language=language,
        )
        answer = await self.state.log.ask(self.state.worker.rules, request)
        if not isinstance(answer, m.Seen):
            raise refused(answer)
        return answer

    async def look(self, seat: int, public_ply: int | None = None) -> Frame:
        """The frame of a seat at a moment; None: now."""
        self.state.check_seat(seat)
        if public_ply is not None and not 0 <= public_ply < 1 << 31:
            raise Refused("illegal", "there is no such moment")
        view = seat, spoken()
        async with self.state.lock:
            held = self.state.is_held(seat)
            if public_ply is None and not held:
                return await self.show(view)
            if public_ply is None and view in self.state.viewers.frames:
                return self.state.viewers.frames[view]
            seen = await self.see(view, {}, -1 if public_ply is None else public_ply)
            return frame_of(seen, None, self.state.worker.shared)

    # Old frames -------------------------------------------------------------------------------------

    def bring_up_to_date(self) -> None:
        """Replace old frames in the background, each at its time."""
        unknown = self.state.log.status is None and self.state.viewers.stale
        if self.viewer is None and (unknown or self.state.viewers.next_of(self.state.first)):
            self.viewer = self.state.worker.spawn(self.renew())
        self.mind_bystanders()

    async def renew(self) -> None:
        """Show the asked seat its new frames now."""
        try:
            if self.state.log.status is None:  # another worker has written
                await self.find_out()
            await self.show_asked()
        finally:
            self.viewer = None
        self.mind_bystanders()

    async def find_out(self) -> None:
        """Find out who is asked; if that fails, all frames wait."""
        try:
            await self.stand()
        except Refused as error:
            log.warning("table %s: no status: %s", self.state.id, error.code)
        except (SQLAlchemyError, OSError) as error:
            log.error("table %s: cannot read: %s", self.state.id, type(error).__name__)

    async def show_asked(self) -> None:
        """Show the asked seat its new frames, in all languages of its viewers."""
        while (view := self.state.viewers.next_of(self.state.first)) is not None:
            await self.show_to_watchers(view)

    def mind_bystanders(self) -> None:
        """Show bystanders what happened, or set an alarm for the first frame that is due."""
        due = self.state.viewers.first_due(self.state.first)
        if self.aside is not None or due is None or due == NEVER:
            return
        if self.alarm is not None and self.rings <= due:
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        clock = self.state.worker.clock
        if due <= clock.now():
            self.aside = self.state.worker.spawn(self.show_bystanders())
        else:
            self.alarm = clock.call_at(due, self.ring)
            self.rings = due

    def ring(self) -> None:
        """A bystander's frame is due."""
        self.alarm = None
        self.mind_bystanders()

    async def show_bystanders(self) -> None:
        """Show bystanders their frames one after the other, one at a time for all tables of an engine."""
        try:
            while (view := self.state.viewers.next_due(self.state.first)) is not None:
                async with self.state.worker.rules.of(self.state.id).lane:
                    await self.show_to_watchers(view)
        finally:
            self.aside = None
        self.mind_bystanders()

    async def show_to_watchers(self, view: View) -> None:
        """Show a new frame to the viewers of a view; if that fails, they keep the old one until the next try."""
        try:
            async with self.state.lock:
                if view in self.state.viewers.stale and not self.state.is_held(view[0]):
                    self.state.viewers.stale.discard(view)
                    await self.show(view)
                    self.failures.pop(view, None)
            return
        except Refused as error:
            log.warning("table %s: no view: %s", self.state.id, error.code)
        except (SQLAlchemyError, OSError) as error:
            log.error("table %s: cannot read: %s", self.state.id, type(error).__name__)
        self.try_later(view)

    def try_later(self, view: View) -> None:
        """The engine may have ended, or the database be away: without another try the page would stand still."""
        failures = self.failures.get(view, 0)
        self.failures[view] = min(failures + 1, DOUBLED)
        clock = self.state.worker.clock
        clock.call_at(clock.now() + AGAIN * 2**failures, partial(self.try_again, view))

    def try_again(self, view: View) -> None:
        """Make a frame that could not be made, if somebody still looks."""
        if view not in self.state.viewers.viewed():
            self.failures.pop(view, None)
        elif not self.state.worker.stopping:
            self.state.viewers.stale.add(view)
            self.bring_up_to_date()

    def hurry(self, seat: int) -> None:
        """A viewer decided on an old frame: show the seat its newest frame now."""
        self.state.viewers.hurry(seat)
        self.bring_up_to_date()
