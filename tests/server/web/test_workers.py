"""Several workers on one PostgreSQL: people at one table, on whichever worker; one of them is killed."""

import os
import re
import signal
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.server.web.served import Browser, Line
from tests.server.web.started import answer, running, wait_until

pytestmark = pytest.mark.slow


def workers(pid: int) -> list[int]:
    """The web processes, without the one that Python keeps to tidy up."""
    return [child for child in children(pid) if b"spawn_main" in proc(child, "cmdline")]


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    numbers = [int(path.name) for path in Path("/proc").glob("[0-9]*")]
    return [number for number in numbers if parent(number) == pid]


def parent(number: int) -> int | None:
    words = proc(number, "stat").rpartition(b")")[2].split()
    return int(words[1]) if words else None


def proc(number: int, name: str) -> bytes:
    """What the system tells about a process; nothing about one that ends just now."""
    try:
        return Path(f"/proc/{number}/{name}").read_bytes()
    except OSError:
        return b""


def test_two_workers_play_one_table_also_when_one_is_killed(
    postgres: Postgres, tmp_path: Path
) -> None:
    """S-01: started by `./jotun`, every worker died at once."""
    words = ["--database", postgres.fresh(), "--workers", "2", "--port", "0", "--bot-pause", "0"]
    with running(tmp_path, "serve", *words) as server:
        pid = server.process.pid
        wait_until(lambda: len(workers(pid)) == 2)
        people = [server.browser().named("Solveig"), server.browser().named("Bjørn")]
        name = people[0].open_table(**{"option.columns": "9", "option.rows": "6"})
        assert people[1].do(name, "sit", seat="1").status_code == 303
        assert people[0].do(name, "start").status_code == 303
        play(people, name, range(6), many=4)
        os.kill(workers(pid)[0], signal.SIGKILL)
        play(people, name, range(6, 12), many=2)
        wait_until(lambda: len(workers(pid)) == 2)  # a new one has taken its place
        record = people[0].get(f"/tables/{name}/record").text
        for browser in people:
            browser.close()

    told = re.findall(r"^# +(\d+)  ", record, re.MULTILINE)
    assert max(map(int, told)) == 12  # none lost, none doubled


def play(people: list[Browser], table: str, numbers: range, many: int) -> None:
    """Play by turns, each time over a new line, while others watch on other lines."""
    watching = [people[0].socket(table, 0) for _ in range(many)]
    for number in numbers:
        answer(people[number % 2], table, number % 2, f"a{number}", str(number % 7 + 1))
    last = numbers[-1] + 1
    for line in watching:
        follow(line, last)
        line.close()


def follow(line: Line, moment: int) -> None:
    """Read on to a moment, which may have happened on another worker."""
    while line.frame.get("last", 0) < moment:
        line.next()
