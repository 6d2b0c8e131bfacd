"""The random generator of maps (GI-MAP-20)."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import (
    CLEAR,
)
from jotunheim.games.giant.field import (
    flaw,
)
from jotunheim.games.giant.grid import HEXES, half_turn
from jotunheim.games.giant.rules.generator import generate
from jotunheim.kernel import Chance

from .table import rule

TERRAIN = GAME.book.terrains


@rule("GI-MAP-20")
@pytest.mark.parametrize("density", range(3))
def test_generated_maps_are_legal_fair_and_come_again_from_their_seed(density: int) -> None:
    sizes = []
    for seed in range(3):
        ground = generate(GAME.book, Chance(seed), density, True)
        assert flaw(ground, TERRAIN) == ""
        assert ground == generate(GAME.book, Chance(seed), density, True)
        assert all(ground[half_turn(hex)] == ground[hex] for hex in range(HEXES))
        sizes.append(HEXES - ground.count(CLEAR))
    assert min(sizes) > 60 * (density + 1)
    free = generate(GAME.book, Chance(1), density, False)
    assert flaw(free, TERRAIN) == ""
    assert any(free[half_turn(hex)] != free[hex] for hex in range(HEXES))
