"""`@rule("GI-SHT-03")`: which clauses of the ledger a test proves."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Name the clauses that a test proves; `./jotun rules` finds them, pytest can select by them."""
    if not ids or not all(isinstance(clause, str) and clause for clause in ids):
        raise ValueError('@rule names at least one clause: @rule("GI-SHT-03")')
    import pytest  # here, since ./jotun fuzz needs the kit but no pytest

    mark = pytest.mark.rule(*ids)

    def marked(test: Test) -> Test:
        found: Test = mark(test)
        return found

    return marked
