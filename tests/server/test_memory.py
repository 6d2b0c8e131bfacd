"""Memory that is no longer needed goes back to the system (issue 17, the soak)."""

import gc
import subprocess
import sys

import pytest

from jotunheim.server import memory
from jotunheim.server.memory import EVERY, Upkeep

MB = 1 << 20

# Strings of 4 kB, of which every fiftieth stays: no gap is at the end of the heap, where it would be given back.
GAPS = """
import os
from pathlib import Path
from jotunheim.server.memory import give_back

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

kept = [b"x" * 4000 + bytes([_ % 256]) for _ in range(10_000)]
kept = kept[::50]
before = resident()
give_back()
print(before - resident())
"""


class Hands:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_memory_is_given_back_now_and_then() -> None:
    clock = Hands()
    upkeep = Upkeep(clock)
    done = []

    for _ in range(9):
        clock.time += EVERY / 4
        done.append(upkeep.look())

    assert done == [False, False, False, True, False, False, False, True, False]


@pytest.mark.skipif(memory.LIBRARY is None, reason="another C library")
def test_gaps_between_strings_that_stay_are_given_back() -> None:
    """Without this an engine that worked evenly held a third more than it used."""
    ran = subprocess.run([sys.executable, "-c", GAPS], capture_output=True, text=True, check=True)

    assert int(ran.stdout) > 20 * MB  # of 40


def test_what_is_there_at_the_start_is_not_looked_at_again() -> None:
    try:
        memory.prepare()

        assert gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()
