"""A table before the first battle (GI-OVR, GI-SET-02)."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.kernel import Chance, SeatsError, SettingError

from .table import new_game, random_play, rule


@rule("GI-OVR-04")
def test_every_roll_is_two_dice() -> None:
    g = GAME.start({}, 2, Chance(3))
    for _ in range(50):
        before = g.chance.draws
        assert 2 <= g.roll() <= 12
        assert g.chance.draws == before + 2


@rule("GI-OVR-08")
def test_exactly_two_seats() -> None:
    assert GAME.seat_counts() == [2]
    with pytest.raises(SeatsError, match="2 seats"):
        GAME.start({}, 3, Chance(1))


@rule("GI-SET-02", "GI-MAP-21")
def test_the_ways_to_a_map() -> None:
    named = new_game("8 7", map="5")
    random_map = new_game("d6 d5 d1 d6 d4 d3 8 7")  # 5 and 6 on the second die are rolled again
    generated = new_game(map="generated", map_seed="7")
    drawn = new_game(map="drawn")

    assert named.map_number == 4
    assert random_map.map_number == 6
    assert generated.g.ground.count(".") < 1178
    assert drawn.question == "PickTerrain"


def test_a_limit_that_pays_for_nothing_is_refused() -> None:
    with pytest.raises(SettingError, match="classes: 1 unit points pay for none"):
        new_game(unit_points="1", classes="titan")


def test_a_whole_game_is_played_by_chance() -> None:
    for seed in range(5):
        g = GAME.start({}, 2, Chance(seed))
        random_play(g, seed)
        assert g.over
        assert GAME.outcome(g).reason
