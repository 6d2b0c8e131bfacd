"""Which settings the kit plays: all that a game accepts with so many seats, and nothing that it refuses."""

import pytest

from jotunheim import registry
from jotunheim.testing import Depth, spread
from jotunheim.testing.driver import courses
from jotunheim.testing.fuzz import tasks
from jotunheim.testing.spread import fits

CHOOSY = ["valda", "dwarves"]  # a seat that starts must be there, and no Hero is there twice


@pytest.mark.parametrize("name", CHOOSY)
def test_every_game_that_is_asked_for_can_be_played(name: str) -> None:
    game = registry.game(name)
    work = list(tasks(name, "", 60, 0, 3, Depth()))

    assert len(work) == 60
    assert all(fits(game, task.given, task.seats) for task in work)
    assert all(fits(game, course.given, course.seats) for course in courses(game, 12, seed=3))


@pytest.mark.parametrize("name", CHOOSY)
def test_a_mixture_that_is_refused_is_drawn_again(name: str) -> None:
    game = registry.game(name)
    seats = game.seat_counts()[0]
    drawn, accepted = spread(game, 30, 1), spread(game, 30, 1, seats)
    size = len(game.settings)

    assert not all(fits(game, given, seats) for given in drawn)  # something was refused
    assert sum([len(given) == size for given in accepted]) == 30


def test_a_single_setting_that_is_refused_is_left_out() -> None:
    game = registry.game("valda")

    assert {"first": "5"} in spread(game, seats=5)
    assert {"first": "5"} in spread(game)  # nobody was asked
    assert {"first": "5"} not in spread(game, seats=4)
