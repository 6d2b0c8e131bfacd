"""A room: one table as the web process knows it. No rules run here, nothing is drawn here.

Everything that concerns one table happens one after the other, under its lock: the rules check and apply a
play, its rows are written and committed, and only then anybody hears of it.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from jotunheim.server.action_log import refused, unsaved
from jotunheim.server.analysis import Analysis
from jotunheim.server.bots import drive, may_be_due
from jotunheim.server.broadcast import Broadcast
from jotunheim.server.consents import Consents, Wish
from jotunheim.server.engine import messages as m
from jotunheim.server.frames import Refused
from jotunheim.server.game_start import begin
from jotunheim.server.pending_view import PendingView
from jotunheim.server.proposals import Proposals
from jotunheim.server.queries import Queries
from jotunheim.server.store import Conflict, Seat, Table
from jotunheim.server.subscription import Subscription
from jotunheim.server.table_state import TableState
from jotunheim.server.worker import Worker
from jotunheim.texts import _, spoken

log: Final = logging.getLogger("jotunheim.rooms")
TOKENS: Final = 400  # in one answer


class Room:
    """A table that is played and looked at."""

    def __init__(self, worker: Worker, table: Table, seats: list[Seat]) -> None:
        self.state = TableState(worker, table, seats)
        self.queries = Queries(self.state)
        self.analysis = Analysis(self.state)
        self.proposals = Proposals(self.state)
        self.consents = Consents(self.state)
        self.broadcast = Broadcast(self.state)
        self.driver: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()  # the bot that thinks has to move now

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is under way."""
        busy = self.state.lock.locked() or self.driver is not None or not self.broadcast.idle
        return not self.state.viewers.watches and not busy and not self.analysis.busy

    @property
    def id(self) -> str:
        """Of the table."""
        return self.state.id

    # Opening ----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Read the log; the rules replay it when they are first asked."""
        if self.state.table.stage != "open":
            await self.state.log.catch_up()

    async def begin(self) -> None:
        """Start the game: all seats must be taken or be bots."""
        async with self.state.lock:
            await self.state.refresh()
            if self.state.table.stage != "open":
                raise Refused("illegal", "this game has begun already")
            empty = [seat.seat + 1 for seat in self.state.seats if seat.kind == "open"]
            if empty:
                raise Refused("illegal", _("seat {n} is still open").format(n=empty[0]))
            await begin(self)
            await self.state.refresh()
        await self.state.worker.tell(self.id, "stage")
        self.touch()

    # Changing ---------------------------------------------------------------------------------------

    async def act(self, seat: int, action: str, on: str, tokens: list[str]) -> str:
        """Answer the question, decided on a version of the view; return the next version."""
        if not 0 < len(tokens) <= TOKENS:
            raise Refused("illegal", "an answer has at least one token and not too many")
        if not on:
            raise Refused("stale", "an answer names the version it was decided on")
        return await self.change(
            seat, action, lambda: m.Act(self.id, self.state.log.seq, seat, on, tokens)
        )

    async def undo(self, seat: int, action: str, on: str) -> str:
        """Take back the seat's last play."""
        return await self.change(
            seat, action, lambda: m.Undo(self.id, self.state.log.seq, seat, on)
        )

    async def repick(self, seat: int, action: str, on: str, token: str, more: bool) -> str:
        """One more or one less of equal things in an answer that has begun."""
        return await self.change(
            seat, action, lambda: m.Repick(self.id, self.state.log.seq, seat, on, token, more)
        )

    async def take_back_agreed(self, wish: Wish) -> None:
        """Take back the last play of a seat and what followed: everybody agrees."""

        def request() -> m.Request:
            if self.state.log.seq != wish.seq:
                raise Refused("stale", "somebody has played meanwhile")
            return m.Undo(self.id, wish.seq, wish.seat, "", agreed=True)

        await self.change(wish.seat, wish.action, request)

    async def order(self, seat: int, action: str, order: str) -> str:
        """A standing order for covert questions: ask, pass or bot."""
        return await self.change(
            seat, action, lambda: m.Order(self.id, self.state.log.seq, seat, order)
        )

    async def ahead(self, seat: int, action: str, token: str) -> str:
        """One more pick of a sealed answer, before it is the seat's turn."""
        return await self.change(
            seat, action, lambda: m.AnswerAhead(self.id, self.state.log.seq, seat, token)
        )

    async def withdraw(self, seat: int, action: str) -> str:
        """Forget what the seat has answered ahead."""
        return await self.change(
            seat, action, lambda: m.Withdraw(self.id, self.state.log.seq, seat)
        )

    async def change(self, seat: int, action: str, request: Callable[[], m.Request]) -> str:
        """Carry out a change that adds rows. It runs to its end, even if the person who asked has left."""
        self.state.check_seat(seat, least=0)
        if not 0 < len(action) <= 64:
            raise Refused("illegal", "an action id has 1 to 64 characters")
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.state.worker.spawn(self.change_now(seat, f"{seat}:{action}", request, done))
        return await done

    async def change_now(
        self,
        seat: int,
        action: str,
        request: Callable[[], m.Request],
        done: "asyncio.Future[str]",
    ) -> None:
        """Check, apply, write, then tell: first the seat that acted, then the seat that is asked now."""
        try:
            async with self.state.lock:
                version, turn = await self.changed(seat, action, request)
                if not done.done():
                    done.set_result(version)
                if turn is not None:
                    await turn.show()
        except Exception as error:
            if not done.done():
                done.set_exception(error)
            elif not isinstance(error, Refused):  # the person who asked has left
                raise
            return
        await self.broadcast.show_asked()
        self.touch()

    async def changed(
        self, seat: int, action: str, request: Callable[[], m.Request]
    ) -> tuple[str, PendingView | None]:
        """The version after a change, and the view of another seat that is asked now.

        Views are made while the rows are written, and sent after that. A repeated id changes nothing and
        gets the same answer.
        """
        self.state.check_begun()
        own = PendingView(self.state.viewers, (seat, spoken()))
        if action in self.state.log.actions:
            return await self.version_for(own), None
        change = replace(request(), language=spoken())
        if self.state.is_held(seat) and isinstance(change, (m.Act, m.Undo, m.Repick)):
            raise Refused("stale", "reactions may come; wait a moment")
        answer, own.coming = await self.state.log.ask_both(
            self.state.worker.rules, change, own.request(self.id)
        )
        if not isinstance(answer, m.Done):
            raise refused(answer)
        turn = self.turn_of(answer) if answer.status.asked not in (seat, -1) else None
        if not await self.commit(answer, seat, action):
            own.coming = turn = None
        self.state.viewers.mark_stale()
        return await self.version_for(own), turn

    async def version_for(self, own: PendingView) -> str:
        """The version that a seat sees after its own change; while reactions may come, that of before."""
        if self.state.is_held(own.view[0]):
            self.state.viewers.notice("reactions", own.view[0])
            return own.old.header.version if own.old is not None else ""
        frame = await own.show() or await self.broadcast.show(own.view)
        return frame.header.version

    def turn_of(self, answer: m.Done) -> PendingView | None:
        """Ask what the seat sees that is asked now, of a table that is being written, if anybody looks from it."""
        view = self.state.viewers.view_of(answer.status.asked)
        waits = not answer.status.covert and (answer.windows > 0 or self.state.pause.is_on)
        if view is None or waits:
            return None
        found = PendingView(self.state.viewers, view)
        found.coming = self.state.worker.rules.of(self.id).post(found.request(self.id))
        return found

    async def play_for(self, seat: int, seq: int, tokens: list[str]) -> None:
        """A bot answers a question that was asked after so many rows."""
        async with self.state.lock:
            if self.state.log.seq != seq or self.state.table.stage != "playing":
                return
            answer = await self.state.log.ask(
                self.state.worker.rules, m.Act(self.id, seq, seat, "", tokens)
            )
            if not isinstance(answer, m.Done):
                raise refused(answer)
            await self.commit(answer, seat, None)
            self.state.viewers.mark_stale()
        self.touch()

    async def commit(self, answer: m.Done, seat: int, action: str | None) -> bool:
        """Write what the rules have applied; if that fails, the rules forget it.

        False: another worker has written this very action, so that the table may be another.
        """
        try:
            await self.state.worker.store.append(
                self.id, self.state.log.seq, answer.lines, seat, action, self.state.worker.worker_id
            )
        except Conflict:
            await self.forget()
            await self.follow()
            if action is not None and action in self.state.log.actions:
                return False
            raise Refused("stale", "somebody else was faster; look again") from None
        except (SQLAlchemyError, OSError) as error:
            await self.forget()
            log.error("table %s: cannot write: %s", self.id, type(error).__name__)
            raise unsaved(error) from None
        self.state.log.take(answer.lines, [action] if answer.lines else [])
        self.state.log.note(answer)
        self.state.log.note_windows(answer)
        self.proposals.forget()
        self.consents.forget()
        self.broadcast.cover()
        await self.state.settle_stage()
        return True

    async def forget(self) -> None:
        """The rules have applied what is not in the log: let them replay."""
        await self.state.worker.rules.ask(self.id, m.Drop(self.id))
        self.state.log.status = None

    async def follow(self) -> None:
        """Take in what another worker has written. The caller holds the lock."""
        if await self.state.log.catch_up():
            self.state.log.status = None
            self.proposals.forget()
            self.consents.forget()
            self.state.viewers.mark_stale()

    async def follow_others(self) -> None:
        """Another worker may have written."""
        async with self.state.lock:
            if self.state.table.stage != "open":
                await self.follow()

    # Looking ----------------------------------------------------------------------------------------

    def watch(
        self, seat: int, own: frozenset[int] = frozenset(), fresh: bool = False
    ) -> Subscription:
        """Look at the table from a seat, in the present language, until the subscription is closed.

        `own` are all seats of a person who plays several; `fresh`: the first frame is not one that others got before.
        """
        self.state.check_seat(seat)
        watch = Subscription(seat, spoken(), self.unwatch, own)
        came = watch.own - self.present() - {-1}
        self.state.viewers.add(watch, fresh)
        if self.state.is_held(seat):
            watch.tell("reactions")
        for seat in sorted(came):
            self.state.worker.spawn(self.come(seat))
        self.touch()
        return watch

    def unwatch(self, watch: Subscription) -> None:
        """A window was closed."""
        self.state.viewers.remove(watch)
        for seat in sorted(watch.own - self.present() - {-1}):
            self.broadcast.pass_by_hand(seat)
            self.state.worker.spawn(self.leave(seat))

    def present(self) -> set[int]:
        """The seats from which somebody looks at the table, at this worker."""
        return self.state.viewers.present()

    async def come(self, seat: int) -> None:
        """A person comes back to a seat; a stand-in bot gives it back."""
        if self.state.seats[seat].away_since is not None or self.state.seats[seat].standin:
            await self.state.worker.store.come_back(self.id, seat)
        await self.state.worker.tell(self.id, "people")

    async def leave(self, seat: int) -> None:
        """Nobody looks from a seat any more; a page that is only reloaded does not count."""
        if not self.state.worker.stopping:
            await asyncio.sleep(self.state.worker.config.leaving)
        if seat not in self.present():
            await self.state.worker.store.leave(self.id, seat)
            await self.state.worker.tell(self.id, "people")

    async def people_changed(self) -> None:
        """The seats have changed; a person who is here is not away, even if another worker thinks so."""
        await self.state.refresh()
        for seat in self.present():
            if seat >= 0 and self.state.seats[seat].away_since is not None:
                self.state.worker.spawn(self.come(seat))

    def touch(self) -> None:
        """Bring old frames up to date and let bots play, in the background."""
        if self.state.table.stage == "open":
            return
        self.broadcast.bring_up_to_date()
        if self.driver is None and may_be_due(self) and not self.state.worker.stopping:
            self.driver = self.state.worker.spawn(self.let_bots_play())

    # Bots -------------------------------------------------------------------------------------------

    async def let_bots_play(self) -> None:
        """Let bots play until a person is asked; after a failure they go on when somebody comes."""
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
