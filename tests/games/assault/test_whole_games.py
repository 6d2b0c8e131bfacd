"""Whole games: the kit's promises, and how clone and census hold together."""

import pytest

from jotunheim.games.assault import GAME
from jotunheim.kernel import Chance, to_data

from .table import rule


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@rule("AG-GEN-05", "AG-END-04", "AG-END-06")
def test_random_play_ends_and_every_piece_is_always_somewhere(seats: int) -> None:
    g = GAME.start({}, seats, Chance(seats))
    chance = Chance(40 + seats)
    census = g.census()
    turns = 0
    while not g.over:
        assert g.census() == census
        assert len(set(g.options)) == len(g.options)
        turns += g.asked is not None and g.asked.name() == "PlayCommand"
        g.play(g.options[chance.below(len(g.options))])

    outcome = GAME.outcome(g)
    assert sorted(outcome.ranks)[0] == 1
    assert g.round <= 51
    assert sum(g.pools) >= 0
    assert turns <= g.round * seats


def test_a_clone_is_equal_and_independent() -> None:
    g = GAME.start({}, 5, Chance(3))
    chance = Chance(4)
    for _ in range(300):
        twin = g.clone()
        before = to_data(g)
        assert to_data(twin) == before
        twin.play(twin.options[chance.below(len(twin.options))])
        assert to_data(g) == before
        g.play(g.options[chance.below(len(g.options))])


def test_the_census_counts_what_the_box_holds() -> None:
    census = GAME.start({}, 6, Chance(3)).census()

    tokens = [n for name, n in census.items() if name.endswith((" regular", " elite"))]
    assert sum(tokens) == 80
    assert census["universal events"] == 9
    assert census["spells"] == 18 * 1000 + 18
    assert sum([census[kind] for kind in ("food", "ore", "weaponry", "artifact")]) == 33
