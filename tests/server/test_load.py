"""The bench of load runs, and compares what can be compared."""

import re
import sys

import pytest

from benchmarks.load.__main__ import live, throughput

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc"),
]


def test_ours_and_the_bare_loop_are_measured_with_the_same_messages(
    capsys: pytest.CaptureFixture[str],
) -> None:
    throughput("connect-four", 3, 2.0, 1)

    said = capsys.readouterr().out
    rates = re.findall(r"(\d+) actions/s, ([\d.]+) ms of processor each.*?(\d+) refused", said)
    assert len(rates) == 2 and all(float(cost) > 0 for _, cost, _ in rates), said
    assert [refused for _, _, refused in rates] == ["0", "0"]
    assert re.search(r"share of the bare loop: \d+ % by the clock, \d+ % by the processor", said)


def test_live_tables_are_measured_on_one_core(capsys: pytest.CaptureFixture[str]) -> None:
    live("connect-four", 4, 0.5, 2.0)

    said = capsys.readouterr().out
    assert "4 live tables of 4 sockets on one core" in said and "p95" in said
