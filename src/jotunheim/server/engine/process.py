"""An engine process, seen from the web process: requests in, answers out, a deadline for each.

The deadline is counted in seconds of the processor, by the process itself, which the system ends when it
is over: others who use the machine do not make rules late. One that neither works nor answers is ended
from here. A process that is gone is replaced; the request it died of is refused, all others are asked again.
"""

import asyncio
import contextlib
import signal
import sys
from collections import deque
from typing import Final

from jotunheim.server.engine.messages import (
    HEAD,
    Answers,
    Denied,
    Hello,
    Request,
    packed,
    read_answer,
)
from jotunheim.texts import N_

STARTING: Final = 60.0  # seconds to come up
PARTING: Final = 2.0  # seconds to end
PATIENCE: Final = 20  # times the deadline, until one that does not even work is given up
GIVE_UP: Final = 5  # processes that may die in a row before they say hello
TOO_SLOW: Final = Denied("too_slow", N_("the rules did not come to an end; the table is as it was"))
DIED: Final = Denied(
    "broken", N_("the rules failed, and that is our mistake; the table is as it was")
)
GONE: Final = Denied("busy", N_("the server is going down; try again in a moment"))


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

    def __init__(self, arguments: list[str], deadline: float) -> None:
        limit = ["--deadline", str(deadline)]
        self.command = [sys.executable, "-m", "jotunheim.server.engine", *limit, *arguments]
        self.patience = PATIENCE * deadline
        self.row: deque[Pending] = deque()
        self.lane = asyncio.Semaphore(1)  # for what can wait: one at a time stands in the row
        self.child: asyncio.subprocess.Process | None = None
        self.ready = False
        self.late = False  # we have killed it because of its deadline
        self.deaths = 0  # in a row, before hello
        self.replaced = 0
        self.answered = 0
        self.timer: asyncio.TimerHandle | None = None
        self.minder: asyncio.Task[None] | None = None
        self.stopping = False  # no more requests
        self.going_down = asyncio.Event()  # no more processes

    @property
    def pid(self) -> int:
        """Of the process at work; 0: there is none now."""
        return self.child.pid if self.child is not None else 0

    async def start(self) -> None:
        """Start it, and mind it from now on; else this is done with the first request."""
        if self.minder is None:
            self.minder = asyncio.create_task(self.mind(), name="engine minder")

    async def stop(self) -> None:
        """Let it finish what it has, then let it go."""
        self.stopping = True
        waiting = [pending.answer for pending in self.row]
        if waiting and self.ready:
            await asyncio.wait(waiting, timeout=self.patience)
        self.going_down.set()
        if self.minder is not None:
            self.hang_up()
            await self.minder
        for pending in self.row:
            pending.say(GONE)
        self.row.clear()

    async def ask(self, request: Request) -> Answers:
        """One request, one answer."""
        if self.stopping:
            return GONE
        pending = Pending(packed(request))
        self.row.append(pending)
        if self.minder is None:  # the first that needs it
            await self.start()
        if self.ready:
            self.send(pending)
            if len(self.row) == 1:
                self.watch_first()
        return await pending.answer

    # The process ------------------------------------------------------------------------------------

    async def spawn(self) -> asyncio.subprocess.Process:
        """A new process, which knows no table yet."""
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, limit=1 << 20
        )

    async def mind(self) -> None:
        """Read answers; when the process is gone, start another, unless we are to stop."""
        while not self.going_down.is_set():
            self.child = await self.spawn()
            try:
                await self.listen()
            except (asyncio.IncompleteReadError, ConnectionError):
                await self.wait_for_end()
                self.bury()
            self.replaced += not self.going_down.is_set()
            if self.deaths >= GIVE_UP:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.going_down.wait(), STARTING / GIVE_UP)

    async def listen(self) -> None:
        """Take answer after answer, until the process ends."""
        child = self.child
        assert child is not None and child.stdout is not None
        self.timer = asyncio.get_running_loop().call_later(STARTING, self.kill)
        if self.going_down.is_set():
            self.hang_up()
        while True:
            (length,) = HEAD.unpack(await child.stdout.readexactly(HEAD.size))
            answer = read_answer(await child.stdout.readexactly(length))
            self.unwatch()
            if isinstance(answer, Hello):
                self.greet()
            else:
                self.answered += 1
                self.row.popleft().say(answer)
            self.watch_first()

    def greet(self) -> None:
        """It is up: send all that waits."""
        self.ready = True
        self.deaths = 0
        for pending in self.row:
            self.send(pending)

    def bury(self) -> None:
        """It is gone: refuse what it died of; the rest is sent to the next."""
        self.unwatch()
        if not self.ready:
            self.deaths += 1
        elif self.row and not self.going_down.is_set():
            self.row.popleft().say(TOO_SLOW if self.late or self.timed_out() else DIED)
        if self.deaths >= GIVE_UP:
            while self.row:
                self.row.popleft().say(DIED)
        self.child = None
        self.ready = False
        self.late = False

    def hang_up(self) -> None:
        """Let it end: at once if it has nothing to do, else soon."""
        self.unwatch()
        if self.child is not None and self.child.stdin is not None:
            self.child.stdin.close()
            self.timer = asyncio.get_running_loop().call_later(PARTING, self.kill)

    def timed_out(self) -> bool:
        """Did the system end it at its deadline?"""
        return self.child is not None and self.child.returncode == -signal.SIGPROF

    async def wait_for_end(self) -> None:
        """It has closed its end of the pipe, so it ends."""
        assert self.child is not None and self.child.stdin is not None
        self.child.stdin.close()
        try:
            await asyncio.wait_for(self.child.wait(), PARTING)
        except TimeoutError:
            self.child.kill()
            await self.child.wait()

    def send(self, pending: Pending) -> None:
        """Hand a request over."""
        assert self.child is not None and self.child.stdin is not None
        self.child.stdin.write(pending.message)

    # The deadline -----------------------------------------------------------------------------------

    def watch_first(self) -> None:
        """The first in the row has so much time from now on."""
        if self.row and self.ready:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(self.patience, self.kill)

    def unwatch(self) -> None:
        """No deadline for now."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def kill(self) -> None:
        """It has taken too long."""
        self.late = True
        if self.child is not None and self.child.returncode is None:
            self.child.kill()
