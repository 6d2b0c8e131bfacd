"""Engine processes: a deadline for each request, and another process for one that is gone."""

import asyncio
import contextlib
import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable

import pytest

from jotunheim.server import config
from jotunheim.server.config import Config
from jotunheim.server.engine import messages as m
from jotunheim.server.engine import process as process_module
from jotunheim.server.engine.child import Child
from jotunheim.server.engine.pool import rules_pool
from jotunheim.server.engine.process import DIED, GONE, TOO_SLOW, Process
from tests.server.builders import LOOPING, run, wait_until

KEY = "5eed" * 16
# An engine process that gets Ctrl-C as soon as it asks for the kernel, which is long before it is up.
INTERRUPTED = """
import os, runpy, signal, sys

class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == "jotunheim.kernel":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
runpy.run_module("jotunheim.server.engine", run_name="__main__")
"""


@contextlib.asynccontextmanager
async def a_process(deadline: float = 1.0, *arguments: str) -> AsyncIterator[Process]:
    """A process at work, stopped in the end."""
    process = Process(["--game", LOOPING, *arguments], deadline)
    await process.start()
    try:
        yield process
    finally:
        await process.stop()


async def load(process: Process, table: str, game: str = "looping") -> m.Load:
    """A new game, in the hands of the process."""
    begun = await process.ask(m.Begin(game, 2, {}, None, {}, {}, KEY, {}))
    assert isinstance(begun, m.Begun), begun
    request = m.Load(table, begun.header, begun.lines)
    assert isinstance(await process.ask(request), m.Done)
    return request


@pytest.mark.parametrize("size", [1, 3, 4, 5, 17, 1000])
def test_answers_are_heard_whole_in_whatever_pieces_they_come(size: int) -> None:
    async def work() -> None:
        said = [m.Words(["x" * length]) for length in (0, 1, 50, 300)] + [m.Words([])]
        heard: list[m.Answers] = []
        child = Child(heard.append)
        whole = b"".join([m.packed(answer) for answer in said])

        for at in range(0, len(whole), size):
            child.pipe_data_received(1, whole[at : at + size])

        assert heard == said and child.chunks == []

    run(work())


def test_what_is_posted_together_is_answered_in_order() -> None:
    async def work() -> None:
        async with a_process() as process:
            await load(process, "t")

            play = process.post(m.Act("t", 0, 0, "", ["go"]))
            view = process.post(m.View("t", m.LATEST, 0, {}))
            done, seen = await play, await view

            assert isinstance(done, m.Done) and isinstance(seen, m.Seen)
            assert seen == await process.ask(m.View("t", done.status.seq, 0, {}))

    run(work())


def test_rules_that_never_end_are_stopped_and_other_tables_play_on() -> None:
    async def work() -> None:
        async with a_process() as process:
            head = await load(process, "bad")
            others = [await load(process, f"good {i}") for i in range(3)]
            first = process.pid
            start = time.monotonic()  # a deadline of the processor is never shorter by the clock

            answers = await asyncio.gather(
                process.ask(m.Act("bad", 0, 0, "", ["loop"])),
                *[process.ask(m.Act(f"good {i}", 0, 0, "", ["go"])) for i in range(3)],
            )

            assert answers[0] == TOO_SLOW
            assert answers[1:] == [m.Absent(-1)] * 3  # asked again, at a process without tables
            assert time.monotonic() - start >= 1.0
            assert process.pid != first and process.replaced == 1
            for request in (head, *others):
                assert isinstance(await process.ask(request), m.Done)
            assert isinstance(await process.ask(m.Act("bad", 0, 0, "", ["go"])), m.Done)

    run(work())


def test_each_request_in_a_long_row_has_the_whole_deadline() -> None:
    async def work() -> None:
        async with a_process(deadline=0.5) as process:
            await load(process, "good")
            waiting = [
                asyncio.create_task(process.ask(m.View("good", 0, 0, {}))) for _ in range(400)
            ]

            answers = await asyncio.gather(*waiting)

            assert all(isinstance(answer, m.Seen) for answer in answers)
            assert process.replaced == 0

    run(work())


def test_a_process_that_dies_is_replaced_and_only_its_killer_is_refused() -> None:
    async def work() -> None:
        async with a_process(deadline=20.0) as process:
            load_bad = await load(process, "bad")
            answers = await asyncio.gather(
                process.ask(m.Act("bad", 0, 0, "", ["die"])),
                process.ask(load_bad),
            )
            assert answers[0] == DIED and isinstance(answers[1], m.Done)

            os.kill(process.pid, signal.SIGKILL)  # while it has nothing to do
            await wait_until(lambda: process.replaced == 2)  # it has been missed
            assert isinstance(await process.ask(load_bad), m.Done)

    run(work())


def test_a_process_that_stops_lets_go_of_those_who_wait() -> None:
    async def work() -> None:
        async with a_process(deadline=0.5) as process:
            await load(process, "bad")
            waiting = asyncio.create_task(process.ask(m.Act("bad", 0, 0, "", ["loop"])))
            late = asyncio.create_task(process.ask(m.View("bad", 0, 0, {})))
            await asyncio.sleep(0.1)
        assert (await waiting) in (TOO_SLOW, GONE)
        assert (await late) in (m.Absent(-1), GONE)
        assert await process.ask(m.Drop("bad")) == GONE

    run(work())


def test_a_process_that_cannot_start_refuses_in_the_end(capfd: object) -> None:
    async def work() -> None:
        process = Process(["--game", "no=tests.server.nothing:GAME"], 1.0)
        await process.start()
        try:
            assert await asyncio.wait_for(process.ask(m.Drop("t")), 200.0) == DIED
        finally:
            await process.stop()

    run(work(), 240.0)  # five starts, on a busy machine


def test_a_server_has_as_many_processes_for_rules_as_its_cores_can_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for cores, alone, four_workers in ((1, 1, 1), (2, 2, 1), (4, 3, 1), (8, 4, 1), (64, 4, 1)):
        monkeypatch.setattr(config, "cores", lambda cores=cores: cores)
        pools = [rules_pool(Config(database="", workers=workers)) for workers in (1, 4)]
        assert [len(pool.processes) for pool in pools] == [alone, four_workers]
    assert len(rules_pool(Config(database="", engines=7)).processes) == 7


def test_a_process_that_cannot_be_started_now_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """S-02: one failed start, for want of files, ended the minder for good."""
    works, failures = Child.spawn, [errno.EMFILE, errno.EAGAIN]

    async def fails(command: list[str], hear: Callable[[m.Answers], None]) -> Child:
        if failures:
            raise OSError(failures.pop(), "nothing left")
        return await works(command, hear)

    monkeypatch.setattr(Child, "spawn", fails)
    monkeypatch.setattr(process_module, "RETRY", 0.01)

    async def work() -> None:
        async with a_process() as process:
            await load(process, "t")
            assert process.ready and not process.is_missing

    run(work())


def test_nobody_waits_for_what_a_bot_thinks_when_the_server_stops() -> None:
    """S-04: Ctrl-C hung until the whole queue of a thinker was done."""

    async def work() -> None:
        process = Process(["--game", LOOPING], 600.0, finishes=False)
        await load(process, "t")
        thought = process.post(m.Act("t", 0, 0, "", ["loop"]))
        await asyncio.sleep(0.1)

        await process.stop()  # long before the thought would end by itself

        assert await thought == GONE

    run(work())


def test_a_process_is_renewed_between_two_requests_and_none_is_lost() -> None:
    async def work() -> None:
        async with a_process(60.0) as process:
            begun = await load(process, "t")
            first = process.pid
            posted = [process.post(m.Load(f"t{n}", begun.header, begun.lines)) for n in range(20)]
            renewing = asyncio.create_task(process.renew())
            while not renewing.done():
                posted.append(process.post(m.Load("t", begun.header, begun.lines)))
                await asyncio.sleep(0.01)

            assert await renewing
            assert process.pid != first and process.replaced == 0
            answers = await asyncio.gather(*posted)
            assert all(isinstance(answer, m.Done) for answer in answers)
            assert isinstance(await load(process, "u"), m.Load)

    run(work(), 120.0)


def test_a_process_that_is_still_starting_is_renewed_as_well() -> None:
    """Issue 19: one that came up while the rules were compiled stayed interpreted."""

    async def work() -> None:
        async with a_process(60.0) as process:
            await wait_until(lambda: process.pid != 0)
            first = process.pid

            assert await process.renew()

            assert process.pid != first and process.replaced == 0
            await load(process, "t")

    run(work())


def test_a_process_whose_successor_does_not_come_up_works_on() -> None:
    async def work() -> None:
        async with a_process(60.0) as process:
            await load(process, "t")
            first, command = process.pid, process.command
            process.command = [command[0], "-c", "pass"]

            assert not await process.renew()

            process.command = command
            assert process.pid == first and process.ready
            await load(process, "u")

    run(work(), 120.0)


def test_an_interrupt_does_not_end_a_process_that_is_still_starting() -> None:
    """Ctrl-C goes to all processes of a terminal. One that was still importing left a traceback there."""
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout  # it said hello
