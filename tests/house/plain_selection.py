"""A pytest plugin for the interpreted part of a whole `./jotun test`: slow tests of rules run later, compiled."""

from pathlib import Path

import pytest

from tests.house.native_selection import runs_compiled


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    tests = Path(str(config.rootpath)) / "tests"
    left_out = [item for item in items if runs_later(item, tests)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not runs_later(item, tests)]


def runs_later(item: pytest.Item, tests: Path) -> bool:
    return item.get_closest_marker("slow") is not None and runs_compiled(item, tests)
