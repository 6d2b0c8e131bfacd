"""The parts of the kill -9 run: what it compares, and that a server killed by it goes on."""

import sys
from pathlib import Path

import pytest

from benchmarks.browsing import Told
from benchmarks.kills.__main__ import run
from benchmarks.kills.check import Found, compare
from benchmarks.kills.players import Night, Player
from benchmarks.load.house import sqlite

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")


def test_what_was_lost_doubled_or_never_acknowledged_is_counted() -> None:
    found = Found()

    compare(["0:1", "1:1", "0:2"], ["0:1", "1:1", "1:1", "1:2"], found)

    assert (found.lost, found.doubled, found.extra) == (1, 1, 1) and not found.ok
    assert Found().ok


def test_an_answer_counts_when_it_is_acknowledged_and_is_open_until_then() -> None:
    night = Night(port=1, goal=2)
    player = Player(night, "table", 0, "cookie")
    player.open = "7"

    player.hear(Told("done", id="6"))
    assert player.open == "7" and night.count == 0
    player.hear(Told("done", id="7"))
    assert player.open == "" and night.acknowledged == {"table": ["0:7"]}


def test_a_refused_answer_has_not_happened() -> None:
    night = Night(port=1, goal=2)
    player = Player(night, "table", 0, "cookie")
    player.open = "7"

    player.hear(Told("refused", id="7", code="stale"))

    assert player.open == "" and night.count == 0 and night.refused == 1


@pytest.mark.slow
def test_a_short_run_on_sqlite_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JOTUN_INTERPRETED", "1")

    found = run(sqlite(tmp_path), workers=1, plays=12, kills=2)

    assert found.ok
    assert "everything 1, an engine 1" in capsys.readouterr().out
