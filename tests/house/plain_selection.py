"""A pytest plugin for the interpreted part of a whole `./jotun test`: leaves out what runs later, compiled."""

import pytest

from tests.house.builds import keep, waits_for_compiled


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    keep(items, [item for item in items if not waits_for_compiled(item)], config)
