"""A pytest plugin for chosen tests on the compiled tree: keeps those of rules, and makes sure that they run compiled."""

import pytest

from tests.house.builds import keep, must_be_compiled, runs_twice


def pytest_sessionstart() -> None:
    must_be_compiled()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    keep(items, [item for item in items if runs_twice(item)], config)
