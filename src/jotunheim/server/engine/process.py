"""An engine process, seen from the web process: requests in, answers out, a deadline for each.

The deadline is counted in seconds of the processor, by the process itself, which the system ends when it
is over: others who use the machine do not make rules late. One that neither works nor answers is ended
from here. A process that is gone is replaced; the request it died of is refused, all others are asked again.
"""

import asyncio
import contextlib
import logging
import signal
import sys
import time
from collections import deque
from typing import Final

from jotunheim.server.engine.child import Child
from jotunheim.server.engine.messages import Answers, Denied, Hello, Request, packed
from jotunheim.texts import N_

log: Final = logging.getLogger("jotunheim.engine")
STARTING: Final = 60.0  # seconds to come up
PARTING: Final = 2.0  # seconds to end
PATIENCE: Final = 20  # times the deadline, until one that does not even work is given up
RETRY: Final = 1.0  # seconds until a process that could not be started is tried again
BETWEEN: Final = 0.002  # seconds until we look again whether a process has answered all
GRACE: Final = 15.0  # seconds that a process may be missing before the server counts as unwell
GIVE_UP: Final = 5  # processes that may die in a row before they say hello
TOO_SLOW: Final = Denied("too_slow", N_("the rules took too long; the table has not changed"))
DIED: Final = Denied(
    "broken", N_("the rules failed, which is our mistake; the table has not changed")
)
GONE: Final = Denied("busy", N_("the server is stopping; try again in a moment"))


class Pending:
    """A request that waits for its answer."""

    def __init__(self, message: bytes) -> None:
        self.message = message
        self.answer: asyncio.Future[Answers] = asyncio.get_running_loop().create_future()

    def say(self, answer: Answers) -> None:
        """The answer, if anybody still waits for it."""
        if not self.answer.done():
            self.answer.set_result(answer)


class Process:
    """One engine process, and its successors."""

    def __init__(self, arguments: list[str], deadline: float, finishes: bool = True) -> None:
        limit = ["--deadline", str(deadline)]
        self.command = [sys.executable, "-m", "jotunheim.server.engine", *limit, *arguments]
        self.patience = PATIENCE * deadline
        self.finishes = finishes  # its requests are worth waiting for when the server stops
        self.row: deque[Pending] = deque()
        self.lane = asyncio.Semaphore(1)  # for what can wait: one at a time stands in the row
        self.child: Child | None = None
        self.ready = False
        self.lost = time.monotonic()  # when it was last known not to be ready
        self.late = False  # we have killed it because of its deadline
        self.deaths = 0  # in a row, before hello
        self.replaced = 0
        self.answered = 0
        self.since = 0.0  # when it was last seen to do something, or had nothing to do
        self.limit = STARTING  # seconds until it should be seen again
        self.timer: asyncio.TimerHandle | None = None
        self.minder: asyncio.Task[None] | None = None
        self.stopping = False  # no more requests
        self.going_down = asyncio.Event()  # no more processes

    @property
    def pid(self) -> int:
        """Of the process at work; 0: there is none now."""
        return self.child.pid if self.child is not None else 0

    @property
    def is_missing(self) -> bool:
        """Has it been down for too long? One that nobody has needed yet is not missing."""
        down = self.minder is not None and not self.ready
        return down and time.monotonic() - self.lost > GRACE

    async def start(self) -> None:
        """Start it and watch over it; otherwise the first request does this."""
        if self.minder is None:
            self.minder = asyncio.create_task(self.mind(), name="engine minder")

    async def stop(self) -> None:
        """Let it finish its requests, if they are worth waiting for, then end it."""
        self.stopping = True
        waiting = [pending.answer for pending in self.row]
        if waiting and self.ready and self.finishes:
            await asyncio.wait(waiting, timeout=self.patience)
        self.going_down.set()
        if self.minder is not None:
            if self.finishes:
                self.hang_up()
            elif self.child is not None:
                self.child.kill()
            await self.minder
        for pending in self.row:
            pending.say(GONE)
        self.row.clear()

    async def ask(self, request: Request) -> Answers:
        """One request, one answer."""
        return await self.post(request)

    def post(self, request: Request) -> "asyncio.Future[Answers]":
        """Send a request and return its answer as a future; requests of one turn are sent together."""
        pending = Pending(packed(request))
        if self.stopping:
            pending.say(GONE)
            return pending.answer
        self.row.append(pending)
        if self.minder is None:  # the first that needs it
            self.minder = asyncio.create_task(self.mind(), name="engine minder")
        if self.ready and self.child is not None:
            if len(self.row) == 1:
                self.since = self.child.loop.time()
            self.child.send(pending.message)
        return pending.answer

    # The process ------------------------------------------------------------------------------------

    async def mind(self) -> None:
        """Start a process; when it ends, start another, unless the server stops."""
        while not self.going_down.is_set():
            try:
                self.child = await Child.spawn(self.command, self.hear)
            except OSError as error:  # no files, memory or processes left, for now
                log.error("an engine cannot be started: %s", error.strerror)
                await self.rest(RETRY)
                continue
            self.allow(STARTING)
            if self.going_down.is_set():
                self.hang_up()
            await self.last_breath()
            self.bury()
            self.replaced += not self.going_down.is_set()
            if self.deaths >= GIVE_UP:
                await self.rest(STARTING / GIVE_UP)

    async def last_breath(self) -> None:
        """Wait for the end of the process at work, which may be another one by then."""
        child = None
        while child is not self.child and self.child is not None:
            child = self.child
            await child.ended
            await child.gone(PARTING)

    async def renew(self) -> bool:
        """Put a fresh process in the place of the one at work, between two requests.

        False: there is none at work, and the next one is fresh anyway, or the fresh one does not come up.
        """
        await self.come_up()
        old = self.child
        if old is None or not self.ready or self.stopping:
            return False
        up: asyncio.Future[None] = old.loop.create_future()
        fresh = await Child.spawn(self.command, lambda hello: up.set_result(None))
        await asyncio.wait([up, fresh.ended], timeout=STARTING, return_when="FIRST_COMPLETED")
        if up.done() and self.child is old and self.ready:
            await self.answer_all(old)
        if not up.done() or fresh.ended.done() or self.child is not old or self.stopping:
            self.ready = self.ready or (self.child is old and not self.stopping)
            fresh.kill()
            await fresh.gone(PARTING)
            return False
        self.stop_watching()
        fresh.hear = self.hear
        self.child = fresh
        self.greet(fresh)
        old.hang_up()
        return True

    async def come_up(self) -> None:
        """Wait for a process that is still starting: it imports from where its predecessors did."""
        child = self.child
        while self.child is child and child is not None and not (self.ready or self.stopping):
            await asyncio.sleep(BETWEEN)

    async def answer_all(self, child: Child) -> None:
        """Let a process answer what it was sent; what comes now waits for its successor."""
        self.ready = False
        self.lost = time.monotonic()
        goal = self.answered + len(self.row)
        while self.answered < goal and self.child is child and not self.stopping:
            await asyncio.sleep(BETWEEN)

    async def rest(self, seconds: float) -> None:
        """Wait before the next try, unless the server stops."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.going_down.wait(), seconds)

    def hear(self, answer: Answers) -> None:
        """An answer is that of the first in the row."""
        assert self.child is not None
        if isinstance(answer, Hello):
            self.greet(self.child)
        else:
            self.answered += 1
            self.since = self.child.loop.time()
            self.row.popleft().say(answer)

    def greet(self, child: Child) -> None:
        """It is up: send all that waits."""
        self.ready = True
        self.deaths = 0
        if not self.going_down.is_set():
            self.allow(self.patience)
        for pending in self.row:
            child.send(pending.message)

    def bury(self) -> None:
        """It ended: refuse the request that it died of; the next process gets the rest."""
        self.stop_watching()
        if not self.ready:
            self.deaths += 1
        elif self.row and not self.going_down.is_set():
            self.row.popleft().say(TOO_SLOW if self.late or self.timed_out() else DIED)
        if self.deaths >= GIVE_UP:
            while self.row:
                self.row.popleft().say(DIED)
        self.child = None
        self.ready = False
        self.lost = time.monotonic()
        self.late = False

    def hang_up(self) -> None:
        """Let it end: at once if it is idle, otherwise soon."""
        if self.child is not None:
            self.child.hang_up()
            self.allow(PARTING)

    def timed_out(self) -> bool:
        """Did the system end it at its deadline?"""
        return self.child is not None and self.child.returncode == -signal.SIGPROF

    # The deadline -----------------------------------------------------------------------------------

    def allow(self, seconds: float) -> None:
        """It may be silent for so long while it has something to do, from now on."""
        assert self.child is not None
        self.stop_watching()
        self.since, self.limit = self.child.loop.time(), seconds
        self.timer = self.child.loop.call_later(seconds, self.look)

    def look(self) -> None:
        """Has it been silent for too long? One that has nothing to do may be."""
        assert self.child is not None
        now = self.child.loop.time()
        if self.ready and not self.row and not self.going_down.is_set():
            self.since = now
        left = self.since + self.limit - now
        if left > 0:
            self.timer = self.child.loop.call_later(left, self.look)
        else:
            self.late = True
            self.child.kill()

    def stop_watching(self) -> None:
        """No deadline for now."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
