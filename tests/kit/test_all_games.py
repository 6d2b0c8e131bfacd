"""Every registered game, at every number of seats and a spread of options, under all invariants."""

import pytest

from jotunheim import registry
from jotunheim.kernel import Chance, UserError, playout
from jotunheim.testing import Course, Depth, check_game, play_one, spread
from jotunheim.testing.checks.chance import check_no_world_left_out, check_shuffles
from tests.toys import TOYS

pytestmark = pytest.mark.native
GAMES = registry.games()
TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts()]
TOY_TABLES = [(name, seats) for name, game in TOYS.items() for seats in game.seat_counts()]
SETTINGS = [(name, i) for name, game in GAMES.items() for i in range(1, len(spread(game)))]


def test_the_games_are_there() -> None:
    assert {"giant", "assault", "stronghold", "dwarves", "valda", "connect-four", "leduc"} <= set(
        GAMES
    )
    assert registry.broken() == {}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_sound(name: str, seats: int) -> None:
    assert (
        check_game(GAMES[name], 1, seats, seed=seats, given={}, depth=Depth(every=200, deals=2000))
        > 0
    )


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_bots_try_leaves_other_tables_as_they_are(name: str, seats: int) -> None:
    """A digest that depended on other tables in the process would hold a table that was played well."""
    game = GAMES[name]
    before = game.start({}, seats, Chance(5)).digest()
    tried = game.start({}, seats, Chance(6))

    playout(game.determinize(tried, 0, Chance(7)), Chance(8))

    assert game.start({}, seats, Chance(5)).digest() == before


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_sound_looked_at_closely(name: str, seats: int) -> None:
    assert check_game(GAMES[name], 2, seats, seed=100 + seats, depth=Depth(every=60, deals=500)) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("name", "which"), SETTINGS)
def test_a_game_is_sound_with_each_setting(name: str, which: int) -> None:
    game = GAMES[name]
    counts = game.seat_counts()
    course = Course(game, counts[which % len(counts)], 200 + which, spread(game)[which])

    try:
        play_one(course, Depth(every=150, deals=1000, stop=1500))
    except UserError as error:
        assert len(course.given) > 1, f"a single setting was refused: {error}"


@pytest.mark.parametrize(("name", "seats"), TOY_TABLES)
def test_a_toy_is_sound(name: str, seats: int) -> None:
    assert check_game(TOYS[name], 4, seats, depth=Depth(every=8, deals=40)) > 0


@pytest.mark.parametrize("name", [*GAMES, *TOYS])
def test_what_is_hidden_at_the_start_is_mixed(name: str) -> None:
    game = {**GAMES, **TOYS}[name]

    check_shuffles(Course(game, game.most, 0), starts=150)


@pytest.mark.parametrize(("name", "plays"), [("leduc", 3), ("thieves", 1), ("skirmish", 3)])
def test_deals_leave_out_no_world_that_may_be(name: str, plays: int) -> None:
    game = {**GAMES, **TOYS}[name]
    matches = [
        check_no_world_left_out(Course(game, 2, seed), seed % 2, plays, tries=2500)
        for seed in range(4)
    ]

    assert max(matches) > 50  # enough to tell
