"""A pytest plugin for `./jotun test --quick`: leaves out tests marked slow, and those that were measured to be slow.

What a test costs stands in costs.txt (see costs.py). A test that nobody has measured yet runs, and so does one marked
quick, whatever it costs: it guards what one easily breaks elsewhere.
"""

import pytest

from tests.house.costs import function_of, known

MOST = 0.1  # seconds of the processor, with all its cases


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    costs = known()
    left_out = [item for item in items if not is_quick(item, costs)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if is_quick(item, costs)]


def is_quick(item: pytest.Item, costs: dict[str, float]) -> bool:
    if item.get_closest_marker("quick") is not None:
        return True
    return item.get_closest_marker("slow") is None and costs.get(function_of(item), 0.0) <= MOST
