"""One less and one more of equal things in an answer that has begun, over a real socket (T-13)."""

import re
from collections.abc import Iterator

import pytest

from tests.records.test_repicks import picking
from tests.server.web.served import Browser, Line, Server

pytestmark = pytest.mark.slow

HILL = 2  # the seat that picks
COUNTER = re.compile(r'data-pick="unit:(\w+)">−</button><output>(\d+) of \d+</output>')


@pytest.fixture
def line(server: Server, solveig: Browser) -> Iterator[Line]:
    """Somebody who has picked two regular giants and an elite one, and may pick on."""
    record = picking("regular", "regular", "elite").text()
    answer = solveig.http.post("/import", files={"file": ("game.jotun", record.encode())})
    assert answer.status_code == 303
    table = answer.headers["location"].removeprefix("/tables/")
    with solveig.socket(table, HILL) as found:
        found.until_mine()
        assert picked(found) == {"regular": 2, "elite": 1}
        yield found


def picked(line: Line) -> dict[str, int]:
    """How many of each the counters of the page say."""
    return {unit: int(number) for unit, number in COUNTER.findall(line.parts["prompt"])}


def repick(line: Line, what: str, unit: str, on: str = "") -> str:
    """Press a counter; "done", with the frame it brought, or why not."""
    on = on or line.frame["version"]
    action = f"{what} {unit} {len(line.heard)}"
    line.send({"do": what, "id": action, "on": on, "token": f"unit:{unit}"})
    answer = line.reply_to(action)
    while answer["kind"] == "done" and line.frame["version"] != answer["version"]:
        line.next()
    return str(answer.get("code", "done"))


def test_a_counter_goes_down_and_up_while_later_picks_stay(line: Line) -> None:
    assert repick(line, "less", "regular") == "done"
    assert picked(line) == {"regular": 1, "elite": 1}

    assert repick(line, "more", "regular") == "done"
    assert picked(line) == {"regular": 2, "elite": 1}
    assert line.frame["mine"]


def test_a_counter_pressed_on_an_old_page_is_refused_and_the_new_one_shown(line: Line) -> None:
    old = line.frame["version"]
    assert repick(line, "less", "regular") == "done"
    new = line.frame["version"]

    for what in ("less", "more"):
        line.frame = {}
        assert repick(line, what, "regular", on=old) == "stale"
        line.until("frame")
        assert line.frame["version"] == new
    assert picked(line) == {"regular": 1, "elite": 1}


@pytest.mark.parametrize(("what", "unit"), [("less", "champion"), ("more", "regular"), ("less", "no_such")])  # fmt: skip
def test_what_was_not_picked_or_is_not_there_is_refused(line: Line, what: str, unit: str) -> None:
    before = line.frame["version"]

    assert repick(line, what, unit) == "illegal"

    line.send({"do": "live"})
    assert line.until("frame")["version"] == before
    assert picked(line) == {"regular": 2, "elite": 1}


def test_nobody_presses_the_counters_of_another(line: Line, server: Server) -> None:
    stranger = server.browser().named("Grim")

    with stranger.socket(line.table, -1) as other:
        other.until("frame")

        assert repick(other, "less", "regular", on=line.frame["version"]) == "not_yours"
