"""The pipes of an engine process: whole answers come out, requests go in, all that are ready in one write."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, cast

from jotunheim.server.engine.messages import HEAD, Answers, read_answer

INPUT: Final = 0
OUTPUT: Final = 1


class Child(asyncio.SubprocessProtocol):
    """A process; `hear` is called with each of its answers, `ended` is done when there will be no more."""

    def __init__(self, hear: Callable[[Answers], None]) -> None:
        self.hear = hear
        self.loop = asyncio.get_running_loop()
        self.chunks: list[bytes] = []  # of an answer that is not whole yet
        self.size = 0  # of these
        self.need = HEAD.size  # so much more is worth a look
        self.out: list[bytes] = []  # what is sent when this turn of the loop is over
        self.ended: asyncio.Future[None] = self.loop.create_future()
        self.exited: asyncio.Future[None] = self.loop.create_future()
        self.transport: asyncio.SubprocessTransport | None = None

    @classmethod
    async def spawn(cls, command: list[str], hear: Callable[[Answers], None]) -> "Child":
        """A new process."""
        child = cls(hear)
        pipe = asyncio.subprocess.PIPE
        await child.loop.subprocess_exec(
            lambda: child, *command, stdin=pipe, stdout=pipe, stderr=None
        )
        return child

    @property
    def pid(self) -> int:
        """Of the process."""
        return self.transport.get_pid() if self.transport is not None else 0

    @property
    def returncode(self) -> int | None:
        """How it ended; None: it lives."""
        return self.transport.get_returncode() if self.transport is not None else None

    def send(self, message: bytes) -> None:
        """Hand a request over, with all others of this turn."""
        if not self.out:
            self.loop.call_soon(self.flush)
        self.out.append(message)

    def flush(self) -> None:
        """Write what is to be sent."""
        pipe = self.input()
        if pipe is not None and not pipe.is_closing():
            pipe.write(b"".join(self.out))
        self.out.clear()

    def hang_up(self) -> None:
        """No more requests: it ends when it has answered all."""
        self.flush()
        pipe = self.input()
        if pipe is not None:
            pipe.close()

    def kill(self) -> None:
        """End it."""
        if self.transport is not None and self.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.transport.kill()

    async def gone(self, patience: float) -> None:
        """It has closed its end of the pipe; kill it if it does not end in time."""
        self.hang_up()
        await asyncio.wait([self.exited], timeout=patience)
        self.kill()
        await self.exited
        if self.transport is not None:
            self.transport.close()

    def input(self) -> asyncio.WriteTransport | None:
        """The pipe that requests go into."""
        pipe = self.transport.get_pipe_transport(INPUT) if self.transport is not None else None
        return cast("asyncio.WriteTransport | None", pipe)

    # What the loop tells us -------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is started."""
        self.transport = cast(asyncio.SubprocessTransport, transport)  # uvloop's is none by name

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Data came: handle all whole answers."""
        self.chunks.append(data)
        self.size += len(data)
        if self.size < self.need:
            return
        if len(self.chunks) > 1:
            data = b"".join(self.chunks)
        at = self.hear_whole(data)
        self.chunks = [data[at:]] if at < len(data) else []
        self.size = len(data) - at

    def hear_whole(self, data: bytes) -> int:
        """Handle the whole answers in the data; return where the first incomplete one begins."""
        at = 0
        while True:
            self.need = HEAD.size
            if len(data) - at < HEAD.size:
                return at
            self.need += HEAD.unpack_from(data, at)[0]
            if len(data) - at < self.need:
                return at
            body = data[at + HEAD.size : at + self.need]
            at += self.need
            self.hear(read_answer(body))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """It has closed a pipe."""
        if fd == OUTPUT and not self.ended.done():
            self.ended.set_result(None)

    def process_exited(self) -> None:
        """It is gone."""
        if not self.exited.done():
            self.exited.set_result(None)
