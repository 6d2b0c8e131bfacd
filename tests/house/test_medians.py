"""One new question means opening few modules: how many name a decision, at the median of a game."""

import re
from statistics import median

import pytest

from .modules import decisions_of, modules_of, packages

MOST = 3
GAMES = {**packages(), "caravan": "caravan"}


def named_in(package: str, decision: str) -> list[str]:
    """The modules of a game in which a decision is named, in code, docstring or comment."""
    word = re.compile(rf"\b{decision}\b")
    return [module.local for module in modules_of(package).values() if word.search(module.text)]


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_named_in_at_most_three_modules_at_the_median(game: str) -> None:
    """A-10: it was 7.5 modules in GIANT and 5 in Assault."""
    package = GAMES[game]
    named = {kind.__name__: named_in(package, kind.__name__) for kind in decisions_of(package)}

    assert named
    assert all(named.values())
    most = sorted(named, key=lambda name: -len(named[name]))[:5]
    told = "; ".join(f"{name}: {', '.join(named[name])}" for name in most)
    assert median([len(modules) for modules in named.values()]) <= MOST, told
