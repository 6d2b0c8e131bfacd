"""What browsers are told while a table waits for reactions (R-01); the times are in tests/server/rooms."""

import time
from pathlib import Path

import pytest

from tests.server.web.served import Browser, Server, serving

pytestmark = pytest.mark.slow
AMBUSH = "ambush=tests.toys.ambush:GAME"


def a_table(server: Server) -> tuple[list[Browser], str]:
    """Three people at a table where nobody can react."""
    people = [server.browser().named(name) for name in ("Solveig", "Bjørn", "Tova")]
    table = people[0].open_table("ambush", seats="3", seat3="open")
    for seat in (1, 2):
        assert people[seat].do(table, "sit", seat=str(seat)).status_code == 303
    assert people[0].do(table, "start").status_code == 303
    return people, table


def test_all_are_told_to_wait_and_then_shown_what_follows(tmp_path: Path) -> None:
    with serving(tmp_path, games=(AMBUSH,), reaction_least=0.3, reaction_most=0.3) as server:
        people, table = a_table(server)
        with people[0].socket(table, 0) as mine, people[2].socket(table, 2) as theirs:
            before = mine.until_mine()["version"]
            theirs.until("frame")
            start = time.monotonic()
            mine.act("a", ["walk"])
            for line in (mine, theirs):
                line.until("reactions", on=True, cover=False)
                line.until("frame", public_ply=1)
            assert time.monotonic() - start >= 0.3
            assert mine.latest("done")["version"] == before  # what follows is not told yet


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
