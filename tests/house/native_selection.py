"""A pytest plugin for the compiled run: keeps the tests of rules, and makes sure that they run compiled."""

from pathlib import Path

import pytest

# Tests in these folders run twice; elsewhere, those marked with @pytest.mark.native.
FOLDERS = ("kernel", "games", "examples", "kit", "records", "render", "toys")


def pytest_sessionstart() -> None:
    import jotunheim.kernel as kernel

    if not str(kernel.__file__).endswith(".so"):
        raise pytest.UsageError(f"the compiled run found an interpreted kernel: {kernel.__file__}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    tests = Path(str(config.rootpath)) / "tests"
    left_out = [item for item in items if not runs_compiled(item, tests)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if runs_compiled(item, tests)]


def runs_compiled(item: pytest.Item, tests: Path) -> bool:
    folder = item.path.relative_to(tests).parts[0] if item.path.is_relative_to(tests) else ""
    return folder in FOLDERS or item.get_closest_marker("native") is not None
