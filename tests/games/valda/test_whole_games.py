"""Random games to the end, under all invariants of the kit."""

import pytest

from jotunheim.kernel import Chance
from jotunheim.testing import check_game
from jotunheim.testing.driver import Depth

from .table import GAME, rule


@rule("VA-HID-01", "VA-HID-06", "VA-HID-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_hold_all_invariants(seats: int) -> None:
    check_game(GAME, games=2, seats=seats)


@pytest.mark.parametrize("occupants", ["draft", "in_play"])
def test_other_ways_of_choosing_hold_them_too(occupants: str) -> None:
    check_game(GAME, games=1, seats=3, given={"occupants": occupants}, depth=Depth(most=4))


@rule("VA-GEN-14")
def test_the_base_game_alone_knows_no_rune_to_the_end() -> None:
    for seed in range(5):
        g = GAME.start({"edition": "base"}, 3, Chance(seed))
        while not g.over:
            g.play(g.options[g.ply * 7 % len(g.options)])

        assert [g.has(seat, 3) for seat in range(3)] == [0, 0, 0]
        assert g.occupants == list(range(7))
