"""`/health` answers quickly, and says "ok" only when people can play (S-03)."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from jotunheim.server import open_rooms
from jotunheim.server.engine import process
from jotunheim.server.engine.child import Child
from jotunheim.server.engine.messages import Answers
from jotunheim.server.routes import health as routes
from tests.server.web.served import Server, healthy, serving
from tests.server.web.started import wait_until

pytestmark = pytest.mark.slow


def health(server: Server) -> httpx.Response:
    return server.browser().get("/health")


def test_a_server_that_is_well(server: Server) -> None:
    assert healthy(server).json()["ok"]


def test_a_database_that_does_not_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def frozen() -> bool:
        await (
            asyncio.Event().wait()
        )  # for ever: there is an answer only because nobody waits for it
        return True

    monkeypatch.setattr(server.site.store, "ping", frozen)

    answer = health(server)

    assert answer.status_code == 503 and not answer.json()["database"]


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
    wait_until(lambda: engine.ready)
    with monkeypatch.context() as broken:
        broken.setattr(Child, "spawn", fails)
        broken.setattr(process, "GRACE", 0.1)
        os.kill(engine.pid, signal.SIGKILL)
        wait_until(lambda: is_without_engines(health(server)))

    wait_until(lambda: health(server).json()["engines"] == 1)  # it comes back by itself (S-02)


def is_without_engines(answer: httpx.Response) -> bool:
    """Does it say so, and that people cannot play?"""
    return answer.status_code == 503 and answer.json()["engines"] == 0


def test_alive_looks_at_nothing_but_the_loop(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "has_room", lambda site: False)

    browser = server.browser()
    assert browser.get("/alive").status_code == 200
    assert browser.get("/ready").status_code == 503
    assert browser.get("/health").json()["disk"] is False


def figures(server: Server, **headers: str) -> dict[str, float]:
    answer = server.browser().get("/metrics", headers)
    assert answer.status_code == 200
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_figures_for_prometheus(server: Server) -> None:
    solveig = server.browser().named("Solveig")
    table = solveig.open_table(seat2="squire")
    before = figures(server)
    with solveig.socket(table) as line:
        line.play("one")
        line.send({"do": "fly"})
        line.until("refused")
        now = figures(server)

    assert now["jotun_actions_total"] == before["jotun_actions_total"] + 1
    assert now['jotun_action_seconds_bucket{le="+Inf"}'] == now["jotun_actions_total"]
    assert now["jotun_action_seconds_sum"] > before["jotun_action_seconds_sum"]
    assert now['jotun_refusals_total{code="malformed"}'] >= 1
    assert now["jotun_sockets"] == 1 and now["jotun_engines"] == 1
    assert now['jotun_games{game="connect-four"}'] >= 1
    assert now["jotun_database_commits_total"] > before["jotun_database_commits_total"]


def test_figures_are_not_for_strangers(server: Server) -> None:
    for headers in ({"x-forwarded-for": "192.0.2.1"}, {"x-real-ip": "192.0.2.1"}):
        assert server.browser().get("/metrics", headers).status_code == 403


def test_a_token_opens_the_figures(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_token="open sesame") as server:
        far = {"x-forwarded-for": "192.0.2.1"}
        wrong = server.browser().get("/metrics", {**far, "authorization": "Bearer x"})
        assert wrong.status_code == 403
        assert (
            figures(server, **far, authorization="Bearer open sesame")["jotun_engines_wanted"] == 1
        )
