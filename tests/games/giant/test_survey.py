"""All end hexes of a walk or run, found as sets of hexes (GI-MOV-05..13)."""

import pytest

from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import OFF, WEST, label
from jotunheim.games.giant.rules.reach import Move, ends
from jotunheim.games.giant.tokens import HEX

from .brute_moves import short_entries, short_moves, slow_reach
from .table import field_of, rule


def wrong_ends(field: Field, move: Move) -> list[str]:
    """The end hexes that only one of the two searches finds: the quick one, or walking every path."""
    slow = {cell for cell, _ in slow_reach(field, move)}
    quick = {HEX.of(token) for token in ends(field, move)}
    return sorted([label(cell) for cell in slow ^ quick])


@rule("GI-MOV-05", "GI-MOV-08", "GI-MOV-09")
@pytest.mark.parametrize("seed", range(12))
def test_end_hexes_agree_with_walking_every_path(seed: int) -> None:
    assert [wrong_ends(field, move) for field, move in short_moves(seed)] == [[], []]


@rule("GI-MOV-03")
def test_end_hexes_of_an_entry_agree_with_walking_every_path() -> None:
    assert [wrong_ends(field, move) for field, move in short_entries()] == [[]] * 4


@rule("GI-MOV-03")
def test_a_costly_hex_at_the_edge_leaves_fewer_points() -> None:
    edge = field_of({f"01{row:02}": "ruins" for row in range(1, 32)})

    assert wrong_ends(edge, Move(OFF, WEST, 4, False)) == []
    assert len(ends(edge, Move(OFF, WEST, 4, False))) < len(
        ends(field_of({}), Move(OFF, WEST, 4, False))
    )
