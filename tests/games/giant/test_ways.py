"""How long and how costly the ways to all end hexes of a move are (GI-MOV-23, GI-MOV-24)."""

import pytest

from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import HEXES, label
from jotunheim.games.giant.rules.reach import Move
from jotunheim.games.giant.rules.ways import ways

from .brute_moves import short_entries, short_moves, slow_reach
from .table import rule


def wrong_ways(field: Field, move: Move) -> list[str]:
    """The hexes whose longest or cheapest way is another than walking every path shows."""
    slow = slow_reach(field, move)
    quick = ways(field, move)
    found: list[str] = []
    for cell in range(HEXES):
        lengths = [n for h, n in slow if h == cell]
        cheapest = min([slow[cell, n] for n in lengths], default=0)
        told = (quick.longest[cell], quick.cheapest[cell], quick.forks(cell))
        if told != (max(lengths, default=0), cheapest, len(lengths) > 1):
            found.append(label(cell))
    return found


@rule("GI-MOV-23", "GI-MOV-24")
@pytest.mark.parametrize("seed", range(12))
def test_ways_agree_with_walking_every_path(seed: int) -> None:
    assert [wrong_ways(field, move) for field, move in short_moves(seed)] == [[], []]


@rule("GI-MOV-03", "GI-MOV-24")
def test_ways_of_an_entry_agree_with_walking_every_path() -> None:
    assert [wrong_ways(field, move) for field, move in short_entries()] == [[]] * 4
