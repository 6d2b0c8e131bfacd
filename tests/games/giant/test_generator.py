"""The random generator of maps (GI-MAP-20)."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import (
    CLEAR,
    DEEP,
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
        assert all(ground[half_turn(cell)] == ground[cell] for cell in range(HEXES))
        sizes.append(HEXES - ground.count(CLEAR))
    assert min(sizes) > 60 * (density + 1)
    free = generate(GAME.book, Chance(1), density, False)
    assert flaw(free, TERRAIN) == ""
    assert any(free[half_turn(cell)] != free[cell] for cell in range(HEXES))


@rule("GI-MAP-20")
def test_the_more_dense_a_map_the_less_of_it_is_clear() -> None:
    clear = [generate(GAME.book, Chance(5), density, True).count(CLEAR) for density in range(3)]

    assert clear[0] > clear[1] > clear[2]


@rule("GI-MAP-20", "GI-TER-08")
def test_generated_water_is_deep_where_it_touches_no_land() -> None:
    maps = [generate(GAME.book, Chance(seed), 2, True) for seed in range(4)]

    assert any(DEEP in ground for ground in maps)
