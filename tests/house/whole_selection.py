"""A pytest plugin for the compiled part of a whole `./jotun test`: the rules again, and what is built upon them."""

import pytest

from tests.house.builds import keep, must_be_compiled, runs_once, runs_twice


def pytest_sessionstart() -> None:
    must_be_compiled()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    keep(items, [item for item in items if runs_twice(item) or runs_once(item)], config)
