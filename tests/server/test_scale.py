"""The simulation of many tables: its parts against what is known, and the whole against what was measured."""

import random

import pytest

from benchmarks.scale.machine import BATCH, Clock, Cores, Disk, Process
from benchmarks.scale.measured import GAMES
from benchmarks.scale.plan import plan
from benchmarks.scale.server import Cost, flat_out, live, p95


def test_a_process_does_one_thing_after_the_other_on_any_core() -> None:
    clock = Clock()
    process = Process(Cores(clock, 2))
    done: list[float] = []
    for _ in range(3):
        process.do(1.0, lambda: done.append(clock.now))

    clock.run(10.0)

    assert done == [1.0, 2.0, 3.0]


def test_two_processes_share_one_core_by_turns() -> None:
    clock = Clock()
    cores = Cores(clock, 1)
    one, two = Process(cores), Process(cores)
    done: list[str] = []
    for _ in range(2):
        one.do(1.0, lambda: done.append("one"))
        two.do(1.0, lambda: done.append("two"))

    clock.run(10.0)

    assert done == ["one", "two", "one", "two"] and cores.used == 4.0


def test_all_that_waits_goes_into_one_commit() -> None:
    clock = Clock()
    disk = Disk(clock, 1.0)
    done: list[float] = []
    for _ in range(BATCH + 2):
        disk.write(lambda: done.append(clock.now))

    clock.run(10.0)

    assert disk.commits == 3  # the first alone, then a whole batch, then what is left
    assert (done[0], done[1], done[-1]) == (1.0, 2.0, 3.0)


def test_people_who_come_at_random_wait_as_long_as_the_textbook_says() -> None:
    clock, rng = Clock(), random.Random(1)
    process = Process(Cores(clock, 1))
    waits: list[float] = []

    def come() -> None:
        began = clock.now
        process.do(rng.expovariate(200.0), lambda: waits.append(clock.now - began))
        clock.after(rng.expovariate(100.0), come)

    come()
    clock.run(100.0)

    # One server, half busy: twice the time of the work itself.
    assert sum(waits) / len(waits) == pytest.approx(2 * 0.005, rel=0.1)


def test_waiting_grows_with_the_load() -> None:
    cost = Cost(0.0005, 0.002, 0.002)
    calm, busy = [live(cost, tables, 5.0, 1, 2, False, 20.0) for tables in (200, 900)]

    assert calm.used / 20.0 == pytest.approx(200 / 5 * cost.live, rel=0.15)
    assert p95(busy.waits) > 3 * p95(calm.waits)


@pytest.mark.parametrize("game", GAMES)
def test_the_measured_speed_is_reproduced(game: str) -> None:
    found = flat_out(GAMES[game].cost, 20, 2, 2, 10.0)

    assert found.rate == pytest.approx(GAMES[game].flat_out, rel=0.2)


def test_a_plan_names_all_that_is_needed() -> None:
    found = plan(10_000, 5.0, of_unit=1_000)

    assert (found.actions, found.units, found.cores, found.sockets) == (2_000.0, 10, 40, 40_000)
    assert found.news == pytest.approx(1_800.0)
    assert found.memory > 10_000 * 1.4e6 / 1e9
