"""The rule of thumb: how good each option looks at a glance to the seat that is asked."""

from typing import Final

from jotunheim.games.valda.state.table import Valda
from jotunheim.kernel import ByDecision, Decision


def indifferent(g: Valda, asked: Decision[Valda], options: list[int]) -> list[float]:
    """All alike."""
    return [0.0 for _token in options]


# Who weighs the options of which question; each function gets all of them together. The modules of
# this room add their own functions, so that a question is named where it is weighed and nowhere else.
WEIGHTS: Final = ByDecision[Valda, list[int], list[float]](indifferent)


def weigh(g: Valda, options: list[int]) -> list[float]:
    """How good each of these options looks to the seat that is asked."""
    asked = g.asked
    assert asked is not None
    return WEIGHTS.of(g, asked, options)
