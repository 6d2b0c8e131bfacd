"""The parts of the soak: what it reads from processes, and what it calls flat."""

import asyncio
import os
import random
import sys
from pathlib import Path

import pytest

from benchmarks.browsing import Header, Shown, Told
from benchmarks.load.house import serving, sqlite
from benchmarks.soak.__main__ import house_of, soak, told
from benchmarks.soak.evening import Counted, Pace
from benchmarks.soak.processes import Held, held, look
from benchmarks.soak.verdict import MB, rows

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")


def looks(*memory: float) -> list[dict[str, Held]]:
    return [{"web 1": Held(int(m * MB), 9)} for m in memory]


def test_memory_is_flat_if_the_last_third_is_like_the_middle_one() -> None:
    before = {"web 1": Held(0, 5)}

    grown = rows(looks(10, 10, 100, 100, 106, 106), before, before)
    flat = rows(looks(10, 10, 100, 100, 104, 104), before, before)

    assert grown[0].problem == "memory grew by 6.0 %"
    assert flat[0].problem == "" and flat[0].first == 10.0


def test_files_that_stay_open_are_a_problem() -> None:
    found = rows(looks(1, 1, 1), {"web 1": Held(0, 5)}, {"web 1": Held(0, 7)})

    assert found[0].problem == "2 files are still open" and found[0].most_files == 9


def test_a_process_that_had_to_be_replaced_is_a_problem() -> None:
    found = rows(looks(1, 1, 1), {"rules 7": Held(0, 5)}, {"rules 8": Held(0, 5)})

    assert [row.name for row in found if row.problem] == ["rules 8"]


def test_open_files_and_memory_are_read_from_the_process() -> None:
    before = held(os.getpid())
    with Path(__file__).open():
        assert held(os.getpid()).files == before.files + 1
    assert before.memory > MB and f"web {os.getpid()}" in look(os.getpid())


def test_an_answer_is_one_of_the_choices_that_are_still_shown() -> None:
    shown = Shown()
    button = '<button data-token="{}">'
    parts = {"prompt": button.format("a&amp;b"), "board:1": button.format("hex")}
    shown.take(Told("frame", header=Header("v1", True, False), parts=parts))
    shown.take(Told("frame", header=Header("v2", True, False), gone=["board:1"]))

    assert {tuple(shown.choice(random.Random(n))) for n in range(9)} == {("a&b",)}
    assert shown.version == "v2" and shown.mine


def plays_and_reloads(counted: Counted) -> bool:
    """Two windows are open: a third socket belongs to a page that was opened again."""
    return counted.plays > 0 and counted.sockets > 2


@pytest.mark.slow
def test_a_short_soak_plays_and_tells(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    houses = house_of(database, 2)
    with serving("ours", database) as server:
        pace = Pace(play=0.3, stay=3.0)
        soaked = asyncio.run(soak(houses, server, 4.0, pace, plays_and_reloads))

    assert plays_and_reloads(soaked.counted), soaked.counted
    assert {row.name.split()[0] for row in soaked.table} >= {"web", "rules"}
    assert "2 live tables" in told(soaked, 2)
