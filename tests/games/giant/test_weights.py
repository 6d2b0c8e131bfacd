"""The rule of thumb."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.state import War
from jotunheim.kernel import Chance

from .table import situation


def thumb(g: War, seat: int) -> int:
    """What the rule of thumb picks, from a world as the seat knows it."""
    values = GAME.weigh(GAME.normal(g, seat), g.options)
    assert len(values) == len(g.options)
    return g.options[values.index(max(values))]


def game(seed: int, me: int) -> float:
    """One game of the rule of thumb against chance; its utility."""
    g = GAME.start({}, 2, Chance(seed))
    chance = Chance(seed + 500)
    while not g.over:
        assert g.asked is not None
        mine = g.asked.seat == me
        g.play(thumb(g, me) if mine else g.options[chance.below(len(g.options))])
    return GAME.outcome(g).utilities[me]


@pytest.mark.slow
def test_it_beats_the_random_player() -> None:
    wins = len([1 for seed in range(100) if game(seed, seed % 2) > 0])

    assert wins >= 95


def test_it_wins_most_of_a_few_games() -> None:
    assert len([1 for seed in range(12) if game(seed, seed % 2) > 0]) >= 10


def test_it_shoots_the_better_target() -> None:
    table = situation(
        "phase shooting\ngiant 1 type=5 at=1501 weapons=RA1:G3\ngiant 4 type=5 at=1504 damage=torso:3\n"
        "giant 5 type=5 at=1518\n"
    )
    g = table.g
    g.play(thumb(g, 0))

    assert GAME.words.names[thumb(g, 0)] == "giant:4"


def test_it_does_not_blow_itself_up_for_a_poor_shot() -> None:
    table = situation(
        "phase shooting\ngiant 1 type=5 at=1501 weapons=RA1:L6 heat=14\ngiant 4 type=5 at=1506\n"
    )

    assert GAME.words.names[thumb(table.g, 0)] == "end"


def test_evaluation_is_bounded_and_opposite() -> None:
    g = situation("giant 1 type=D at=1501\ngiant 4 type=1 at=1506\n").g

    assert 0 < GAME.evaluate(g, 0) <= 1
    assert GAME.evaluate(g, 0) == -GAME.evaluate(g, 1)
