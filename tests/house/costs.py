"""What slower tests cost, as measured: the list `costs.txt`, and a pytest plugin that writes it.

    .venv/bin/pytest -q -n 0 -p tests.house.costs            measure everything again
    .venv/bin/pytest -q -n 0 -p tests.house.costs PATH       measure some tests, and leave the rest of the list

Seconds are those of the processor, in the test and in programs that it started and waited for: on a busy machine they
stay about the same. The cost of a test with several cases is that of all of them.
"""

import os
from collections.abc import Generator
from pathlib import Path

import pytest

FILE = Path(__file__).with_name("costs.txt")
LEAST = 0.1  # seconds; what costs less is not listed


def known(file: Path = FILE) -> dict[str, float]:
    """The seconds that listed tests cost, by file and function; a test that is not listed costs little."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {test: float(seconds) for seconds, test in (line.split() for line in lines)}


def listed(costs: dict[str, float]) -> str:
    """The list, in the order of the tests' names."""
    lines = [f"{costs[test]:6.1f} {test}\n" for test in sorted(costs) if costs[test] >= LEAST]
    return "".join(lines)


def function_of(item: pytest.Item) -> str:
    """A test without its case: file::name."""
    return item.nodeid.partition("[")[0]


def spent() -> float:
    """Seconds of the processor until now."""
    return sum(os.times()[:4])


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Measuring())


class Measuring:
    """Notes what each test of this run costs."""

    def __init__(self) -> None:
        self.costs: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        began = spent()
        done = yield
        test = function_of(item)
        self.costs[test] = self.costs.get(test, 0.0) + spent() - began
        return done

    def pytest_sessionfinish(self) -> None:
        FILE.write_text(listed({**known(), **self.costs}), encoding="utf-8")
