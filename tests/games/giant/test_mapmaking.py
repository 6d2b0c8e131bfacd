"""Making a map: by number, at random, drawn in turns (GI-SET-02, GI-MAP-10..12)."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.field import (
    flaw,
)
from jotunheim.games.giant.grid import HEXES, label
from jotunheim.kernel import Chance

from .table import Table, new_game, rule

TERRAIN = GAME.book.terrains


def drawer(rolls: str = "9 5") -> Table:
    return new_game(rolls, map="drawn")


@rule("GI-MAP-10", "GI-SET-02")
def test_the_higher_roll_draws_first_then_they_alternate() -> None:
    table = drawer("4 4 5 9")
    assert (table.question, table.seat) == ("PickTerrain", 1)

    table.play("terrain:ruins", "stamp:TRI", "hex:1010", "turn:3")

    assert (table.question, table.seat) == ("PickTerrain", 0)
    placed = {label(cell) for cell in range(HEXES) if table.ground[cell] == 2}
    assert len(placed) == 3
    assert "1010" in placed


@rule("GI-MAP-11")
def test_quotas() -> None:
    table = drawer().play("terrain:chasm", "stamp:BAR4", "hex:1010", "turn:0", "pass")

    assert table.seat == 0
    assert "terrain:chasm" not in table.options
    assert "GI-MAP-11" in table.why_not("terrain:chasm")
    assert [row.quota for row in GAME.book.features] == [3, 2, 2, 2, 2, 2, 2, 1]


@rule("GI-MAP-12")
def test_drawing_ends_when_both_pass_in_a_row() -> None:
    table = drawer().play("pass", "terrain:forest", "stamp:DISC1", "hex:1010", "pass")
    assert table.question == "PickTerrain"

    table.play("pass")

    assert table.question == "PickSide"


@rule("GI-MAP-12", "GI-MAP-11", "GI-MAP-01")
@pytest.mark.parametrize("seed", range(3))
def test_drawing_ends_after_twenty_features_on_a_legal_map(seed: int) -> None:
    table = new_game(seed=seed, map="drawn")
    chance = Chance(seed)
    while table.question != "PickSide":
        options = [name for name in table.options if name != "pass"] or table.options
        table.play(options[chance.below(len(options))])

    assert len(table.told("paint")) == 20
    assert flaw(table.ground, TERRAIN) == ""
