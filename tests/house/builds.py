"""Which tests run on which build in a whole `./jotun test`: plain Python, the compiled tree, or both."""

from pathlib import Path

import pytest

# Rules must be the same on both builds: these run twice, and so do tests marked with @pytest.mark.native. Those that are
# slow run compiled alone.
TWICE = ("kernel", "games", "examples", "kit", "records", "render", "toys")
# What is built upon the rules runs once, compiled: most of its time is spent in games. Tests that put something in the
# place of a compiled function, which compiled code does not notice, are marked with @pytest.mark.plain.
ONCE = ("arena", "bench", "bots", "browser", "cli", "envs", "learn", "server")


def runs_twice(item: pytest.Item) -> bool:
    return folder_of(item) in TWICE or item.get_closest_marker("native") is not None


def runs_once(item: pytest.Item) -> bool:
    return folder_of(item) in ONCE and item.get_closest_marker("plain") is None


def waits_for_compiled(item: pytest.Item) -> bool:
    """Is the interpreted part of a whole run without this test?"""
    if runs_twice(item):
        return item.get_closest_marker("slow") is not None
    return runs_once(item)


def folder_of(item: pytest.Item) -> str:
    """The room of a test; of one outside our tests none."""
    tests = Path(str(item.config.rootpath)) / "tests"
    return item.path.relative_to(tests).parts[0] if item.path.is_relative_to(tests) else ""


def keep(items: list[pytest.Item], wanted: list[pytest.Item], config: pytest.Config) -> None:
    """Leave out all tests but these, and say how many were left out."""
    kept = set(wanted)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = wanted


def must_be_compiled() -> None:
    """End the run if it would not test the compiled tree."""
    import jotunheim.kernel as kernel

    if not str(kernel.__file__).endswith(".so"):
        raise pytest.UsageError(f"the compiled run found an interpreted kernel: {kernel.__file__}")
