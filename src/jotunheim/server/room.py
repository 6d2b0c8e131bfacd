"""A room: one table as the web process knows it. No rules run here, nothing is drawn here.

All that concerns one table is done one after the other, under its lock: the rules check and apply a
play, its rows are written and committed, and only then anybody is told.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from jotunheim.server.beginning import begin
from jotunheim.server.bots import drive, may_be_due
from jotunheim.server.engine import messages as m
from jotunheim.server.frames import Refused
from jotunheim.server.house import House
from jotunheim.server.log import refused, unsaved
from jotunheim.server.showing import Showing
from jotunheim.server.sights import Sight
from jotunheim.server.store import Conflict, Seat, Table
from jotunheim.server.watching import Watch
from jotunheim.texts import _, spoken

log: Final = logging.getLogger("jotunheim.rooms")
TOKENS: Final = 400  # in one answer


class Room(Showing):
    """A table that is played and looked at."""

    def __init__(self, house: House, table: Table, seats: list[Seat]) -> None:
        super().__init__(house, table, seats)
        self.driver: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is under way."""
        tasks = (self.viewer, self.aside, self.driver)
        busy = self.lock.locked() or any(task is not None for task in tasks)
        return not self.screens.watches and not busy

    # Opening ----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Read the log; the rules replay it when they are first asked."""
        if self.table.stage != "open":
            await self.log.catch_up()

    async def begin(self) -> None:
        """Start the game: all seats must be taken or be bots."""
        async with self.lock:
            await self.refresh()
            if self.table.stage != "open":
                raise Refused("illegal", "this game has begun already")
            empty = [seat.seat + 1 for seat in self.seats if seat.kind == "open"]
            if empty:
                raise Refused("illegal", _("seat {n} is still open").format(n=empty[0]))
            await begin(self)
            await self.refresh()
        await self.house.tell(self.id, "stage")
        self.touch()

    # Changing ---------------------------------------------------------------------------------------

    async def act(self, seat: int, action: str, on: str, tokens: list[str]) -> str:
        """Answer the question, decided on a version of the view; the version it leads to."""
        if not 0 < len(tokens) <= TOKENS:
            raise Refused("illegal", "an answer has at least one token, and not too many")
        if not on:
            raise Refused("stale", "an answer names the version it was decided on")
        return await self.change(
            seat, action, lambda: m.Act(self.id, self.log.seq, seat, on, tokens)
        )

    async def undo(self, seat: int, action: str, on: str) -> str:
        """Take back the seat's last play."""
        return await self.change(seat, action, lambda: m.Undo(self.id, self.log.seq, seat, on))

    async def order(self, seat: int, action: str, order: str) -> str:
        """A standing order for covert questions: ask, pass or bot."""
        return await self.change(seat, action, lambda: m.Order(self.id, self.log.seq, seat, order))

    async def ahead(self, seat: int, action: str, token: str) -> str:
        """One more pick of a sealed answer, before it is the seat's turn."""
        return await self.change(
            seat, action, lambda: m.AnswerAhead(self.id, self.log.seq, seat, token)
        )

    async def withdraw(self, seat: int, action: str) -> str:
        """Forget what the seat has answered ahead."""
        return await self.change(seat, action, lambda: m.Withdraw(self.id, self.log.seq, seat))

    async def change(self, seat: int, action: str, request: Callable[[], m.Request]) -> str:
        """Whatever adds rows. It goes on to its end, even if whoever asked for it is gone."""
        self.check_seat(seat, least=0)
        if not 0 < len(action) <= 64:
            raise Refused("illegal", "an action has an id of 1 to 64 signs")
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.house.spawn(self.change_now(seat, f"{seat}:{action}", request, done))
        return await done

    async def change_now(
        self,
        seat: int,
        action: str,
        request: Callable[[], m.Request],
        done: "asyncio.Future[str]",
    ) -> None:
        """Check, apply, write, then tell: first whoever asked for it, then the seat that is asked now."""
        try:
            async with self.lock:
                version, turn = await self.changed(seat, action, request)
                if not done.done():
                    done.set_result(version)
                if turn is not None:
                    await turn.show()
        except Exception as error:
            if not done.done():
                done.set_exception(error)
            elif not isinstance(error, Refused):  # whoever asked for it is gone
                raise
            return
        await self.show_asked()
        self.touch()

    async def changed(
        self, seat: int, action: str, request: Callable[[], m.Request]
    ) -> tuple[str, Sight | None]:
        """The version that a change leads to, and what another seat sees that is asked by it.

        Views are made while the rows are written, and held back until then. A repeated id has no effect
        but the same answer.
        """
        self.check_begun()
        own = Sight(self.screens, (seat, spoken()))
        if action in self.log.actions:
            return (await self.show(own.view)).version, None
        change = replace(request(), language=spoken())
        answer, own.coming = await self.log.ask_both(self.house.rules, change, own.request(self.id))
        if not isinstance(answer, m.Done):
            raise refused(answer)
        turn = self.turn_of(answer.status.asked) if answer.status.asked not in (seat, -1) else None
        if not await self.commit(answer, seat, action):
            own.coming = turn = None
        self.screens.mark_stale()
        frame = await own.show() or await self.show(own.view)
        return frame.version, turn

    def turn_of(self, seat: int) -> Sight | None:
        """Ask what a seat sees of a table that is being written, if anybody looks from there."""
        view = self.screens.view_of(seat)
        if view is None:
            return None
        found = Sight(self.screens, view)
        found.coming = self.house.rules.of(self.id).post(found.request(self.id))
        return found

    async def play_for(self, seat: int, seq: int, tokens: list[str]) -> None:
        """A bot answers a question that was asked after so many rows."""
        async with self.lock:
            if self.log.seq != seq or self.table.stage != "playing":
                return
            answer = await self.log.ask(self.house.rules, m.Act(self.id, seq, seat, "", tokens))
            if not isinstance(answer, m.Done):
                raise refused(answer)
            await self.commit(answer, seat, None)
            self.screens.mark_stale()
        self.touch()

    async def commit(self, answer: m.Done, seat: int, action: str | None) -> bool:
        """Write what the rules have applied; if that fails, the rules forget it.

        False: another worker has written this very action, so that the table may be another.
        """
        try:
            await self.house.store.append(
                self.id, self.log.seq, answer.lines, seat, action, self.house.worker
            )
        except Conflict:
            await self.forget()
            await self.follow()
            if action is not None and action in self.log.actions:
                return False
            raise Refused("stale", "somebody was faster; look again") from None
        except (SQLAlchemyError, OSError) as error:
            await self.forget()
            log.error("table %s: cannot write: %s", self.id, type(error).__name__)
            raise unsaved(error) from None
        self.log.take(answer.lines, [action] if answer.lines else [])
        self.log.note(answer)
        await self.settle_stage()
        return True

    async def forget(self) -> None:
        """The rules have applied what is not in the log: let them replay."""
        await self.house.rules.ask(self.id, m.Drop(self.id))
        self.log.status = None

    async def follow(self) -> None:
        """Take in what another worker has written. The caller holds the lock."""
        if await self.log.catch_up():
            self.log.status = None
            self.screens.mark_stale()

    async def follow_others(self) -> None:
        """Another worker may have written."""
        async with self.lock:
            if self.table.stage != "open":
                await self.follow()

    # Looking ----------------------------------------------------------------------------------------

    def watch(self, seat: int) -> Watch:
        """Look at the table from a seat, in the language that is spoken, until the watch is closed."""
        self.check_seat(seat)
        came = seat >= 0 and seat not in self.present()
        watch = Watch(seat, spoken(), self.unwatch)
        self.screens.add(watch)
        if came:
            self.house.spawn(self.come(seat))
        self.touch()
        return watch

    def unwatch(self, watch: Watch) -> None:
        """A window was closed."""
        self.screens.remove(watch)
        if watch.seat >= 0 and watch.seat not in self.present():
            self.house.spawn(self.leave(watch.seat))

    def present(self) -> set[int]:
        """The seats from which somebody looks at the table, at this worker."""
        return self.screens.present()

    async def come(self, seat: int) -> None:
        """Somebody sits down in front of a seat; a stand-in gives it back."""
        if self.seats[seat].away_since is not None or self.seats[seat].standin:
            await self.house.store.come_back(self.id, seat)
        await self.house.tell(self.id, "people")

    async def leave(self, seat: int) -> None:
        """Nobody sits in front of a seat any more, and not because a page was loaded anew."""
        if not self.house.stopping:
            await asyncio.sleep(self.house.config.leaving)
        if seat not in self.present():
            await self.house.store.leave(self.id, seat)
            await self.house.tell(self.id, "people")

    async def people_changed(self) -> None:
        """Who sits where was changed; who is here is not gone, whatever another worker thinks."""
        await self.refresh()
        for seat in self.present():
            if seat >= 0 and self.seats[seat].away_since is not None:
                self.house.spawn(self.come(seat))

    def touch(self) -> None:
        """Bring old frames up to date and let bots play, in the background."""
        if self.table.stage == "open":
            return
        self.bring_up_to_date()
        if self.driver is None and may_be_due(self) and not self.house.stopping:
            self.driver = self.house.spawn(self.let_bots_play())

    # Bots -------------------------------------------------------------------------------------------

    async def let_bots_play(self) -> None:
        """Until a person is asked; if that fails, until somebody comes by."""
        again = False
        try:
            again = await drive(self)
        except Refused as error:
            log.error("table %s: bots stop: %s", self.id, error.code)
        except (SQLAlchemyError, OSError) as error:
            log.error("table %s: bots stop: %s", self.id, type(error).__name__)
        finally:
            self.driver = None
        if again:
            self.touch()  # somebody may have played while the lease was given back
