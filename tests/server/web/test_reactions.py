"""What browsers are told while a table waits for reactions (R-01); the times are in tests/server/rooms."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.rooms.test_reactions import FakeClock, Ring
from tests.server.web.served import Browser, Line, Server, serving

pytestmark = pytest.mark.slow
AMBUSH = "ambush=tests.toys.ambush:GAME"


class ServedClock(FakeClock):
    """A clock of a server in another thread: it is moved in the loop of the server."""

    loop: asyncio.AbstractEventLoop

    def call_at(self, when: float, call: Callable[[], None]) -> Ring:
        self.loop = asyncio.get_running_loop()
        return super().call_at(when, call)

    def move(self, seconds: float) -> None:
        self.loop.call_soon_threadsafe(self.ring_all, self.time + seconds)

    def ring_all(self, until: float) -> None:
        self.time = until
        while (ring := self.next_ring()) is not None and ring.when <= until:
            self.rings.remove(ring)
            ring.call()


def a_table(server: Server) -> tuple[list[Browser], str]:
    """Three people at a table where nobody can react."""
    people = [server.browser().named(name) for name in ("Solveig", "Bjørn", "Tova")]
    table = people[0].open_table("ambush", seats="3", seat3="open")
    for seat in (1, 2):
        assert people[seat].do(table, "sit", seat=str(seat)).status_code == 303
    assert people[0].do(table, "start").status_code == 303
    return people, table


def test_all_are_told_to_wait_and_then_shown_what_follows(tmp_path: Path) -> None:
    with serving(
        tmp_path, games=(AMBUSH,), reaction_least=0.3, reaction_most=0.3, bystander_pause=0.0
    ) as server:
        clock = ServedClock()
        server.site.rooms.clock = clock
        people, table = a_table(server)
        with people[0].socket(table, 0) as mine, people[2].socket(table, 2) as theirs:
            before = mine.until_mine()["version"]
            theirs.until("frame")
            mine.act("a", ["walk"])
            for line in (mine, theirs):
                line.until("reactions", on=True, cover=False)
            assert mine.latest("done")["version"] == before  # what follows is not told yet
            clock.move(0.29)
            for line in (mine, theirs):
                assert shown(line) == {0}
            clock.move(0.1)
            for line in (mine, theirs):
                line.until("frame", public_ply=1)


def shown(line: Line) -> set[int]:
    """The moments that a line has been shown so far."""
    line.send({"do": "ping"})
    line.until("pong")
    return {message["public_ply"] for message in line.heard if message["kind"] == "frame"}


def test_who_wants_cover_is_asked_to_pass_by_hand(tmp_path: Path) -> None:
    with serving(tmp_path, games=(AMBUSH,), reaction_least=0.1, reaction_most=0.1) as server:
        people, table = a_table(server)
        with people[0].socket(table, 0) as mine, people[1].socket(table, 1) as cover:
            cover.send({"do": "order", "id": "o", "order": "always"})
            cover.until("done", id="o")
            mine.until_mine()
            mine.act("a", ["walk"])
            cover.until("reactions", on=True, cover=True)
            time.sleep(0.3)  # longer than the pause
            cover.send({"do": "cover", "id": "p"})
            cover.until("done", id="p")
            mine.until("frame", public_ply=1)
