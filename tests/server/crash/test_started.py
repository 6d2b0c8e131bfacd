"""kill -9 of a server that was started as its users start it: nothing acknowledged is lost, nothing doubled."""

import re
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.server.web.served import Browser, Line
from tests.server.web.started import Running

pytestmark = pytest.mark.slow
PLAYS = 12


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_a_killed_server_goes_on_where_it_was(
    workers: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """S-01, S-23: the crash test starts `./jotun serve`, on SQLite and on PostgreSQL."""
    words = ["serve", "--bot-pause", "0", "--no-browser", *database(workers, request)]
    server = Running(tmp_path, *words, "--port", "0")
    try:
        people = [server.browser().named("Solveig"), server.browser().named("Bjørn")]
        table = begun(people)
        for number in range(PLAYS):
            with people[number % 2].socket(table, number % 2) as line:
                version = until_turn(line, number)
                send(line, number, version)
                if number % 4 != 1:
                    line.until("done", id=f"a{number}")
                    continue
            server.kill()
            server = Running(tmp_path, *words, "--port", str(server.port))
            with people[number % 2].socket(table, number % 2) as line:
                send(line, number, version)  # it may be written already: it counts once
                line.until("done", id=f"a{number}")
        record = people[0].get(f"/tables/{table}/record").text
        for browser in people:
            browser.close()
    finally:
        server.stop()

    numbers = re.findall(r"^# +(\d+)  ", record, re.MULTILINE)
    assert max(map(int, numbers)) == PLAYS


def database(workers: int, request: pytest.FixtureRequest) -> list[str]:
    """The usual SQLite file of the data folder, or PostgreSQL with so many workers."""
    if workers == 0:
        return []
    server: Postgres = request.getfixturevalue("postgres")
    return ["--database", server.fresh(), "--workers", str(workers)]


def begun(people: list[Browser]) -> str:
    """A game that is long enough."""
    table = people[0].open_table(**{"option.columns": "9", "option.rows": "6"})
    assert people[1].do(table, "sit", seat="1").status_code == 303
    assert people[0].do(table, "start").status_code == 303
    return table


def until_turn(line: Line, number: int) -> str:
    """Read on until so many plays are shown, which another worker may have written; the version."""
    while not (line.frame.get("mine") and line.frame["last"] == number):
        line.next()
    return str(line.frame["version"])


def send(line: Line, number: int, version: str) -> None:
    """The answer of this number."""
    line.act(f"a{number}", [f"column:{number % 7 + 1}"], on=version)
