"""Words beside the plots of a tournament."""

import pytest

from jotunheim.arena.plots import in_ms


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (947.28, "950 ms"),
        (12345.6, "12000 ms"),
        (21.4, "21 ms"),
        (2.14, "2.1 ms"),
        (0.214, "0.21 ms"),
    ],
)
def test_times_are_written_without_powers_of_ten(value: float, words: str) -> None:
    """P-16: the caption said 9.5e+02 ms."""
    assert in_ms(value) == words
