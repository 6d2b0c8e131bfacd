"""`/health` answers quickly, and says "ok" only when people can play (S-03)."""

import asyncio
import os
import signal
import time
from collections.abc import Callable

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from jotunheim.server import open_rooms
from jotunheim.server.engine import process
from jotunheim.server.engine.child import Child
from jotunheim.server.engine.messages import Answers
from tests.server.web.served import WAIT, Server

pytestmark = pytest.mark.slow


def health(server: Server) -> httpx.Response:
    return server.browser().get("/health")


def test_a_server_that_is_well(server: Server) -> None:
    answer = health(server)

    assert answer.status_code == 200 and answer.json()["ok"]


def test_a_database_that_does_not_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def frozen() -> bool:
        await asyncio.sleep(WAIT)
        return True

    monkeypatch.setattr(server.site.store, "ping", frozen)
    start = time.monotonic()

    answer = health(server)

    assert answer.status_code == 503 and not answer.json()["database"]
    assert time.monotonic() - start < WAIT / 2


def test_a_disk_that_takes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(worker: str) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    monkeypatch.setattr(server.site.store, "alone", full)
    monkeypatch.setattr(open_rooms, "WRITE_EVERY", 0.0)

    assert health(server).status_code == 503


def test_engines_that_are_gone_and_do_not_come_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(command: list[str], hear: Callable[[Answers], None]) -> Child:
        raise OSError(24, "Too many open files")

    [engine] = server.site.rooms.rules.processes
    until = time.monotonic() + WAIT
    while not engine.ready and time.monotonic() < until:
        time.sleep(0.05)
    with monkeypatch.context() as broken:
        broken.setattr(Child, "spawn", fails)
        broken.setattr(process, "GRACE", 0.1)
        os.kill(engine.pid, signal.SIGKILL)
        while health(server).status_code == 200 and time.monotonic() < until:
            time.sleep(0.05)
        answer = health(server)

    assert answer.status_code == 503 and answer.json()["engines"] == 0
    while not health(server).json()["engines"]:  # it comes back by itself (S-02)
        assert time.monotonic() < until + WAIT
        time.sleep(0.1)
