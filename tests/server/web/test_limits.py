"""Buckets that fill by time, and counts of what is open."""

from jotunheim.server import limits
from jotunheim.server.limits import Buckets, Counts


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_holds_a_burst_and_fills_by_time() -> None:
    clock = Clock()
    bucket = Buckets(2.0, 3.0, clock)

    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take("a") for _ in range(2)] == [True, False]
    clock.now += 1_000
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]


def test_each_key_has_its_own() -> None:
    bucket = Buckets(1.0, 1.0, Clock())

    assert bucket.take("a") and bucket.take("b")
    assert not bucket.take("a")


def test_a_refused_try_costs_nothing() -> None:
    clock = Clock()
    bucket = Buckets(1.0, 1.0, clock)
    bucket.take("a")

    for _ in range(50):
        assert not bucket.take("a")
    clock.now += 1.0

    assert bucket.take("a")


def test_memory_is_bounded() -> None:
    bucket = Buckets(1.0, 1.0, Clock())

    for number in range(limits.MOST + 500):
        bucket.take(str(number))

    assert len(bucket.levels) <= limits.MOST


def test_counts_of_what_is_open() -> None:
    counts = Counts(2)

    assert [counts.enter("a") for _ in range(3)] == [True, True, False]
    counts.leave("a")
    assert counts.enter("a")
    counts.leave("a")
    counts.leave("a")
    assert counts.open == {}
