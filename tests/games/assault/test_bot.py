"""The rule of thumb: it must beat random play, and never look at what its seat cannot know."""

import pytest

from jotunheim.games.assault import GAME
from jotunheim.games.assault.state import Assault
from jotunheim.kernel import Chance

from .table import table


def by_thumb(g: Assault, seat: int) -> int:
    world = GAME.normal(g, seat)
    weights = GAME.weigh(world, list(g.options))
    return g.options[weights.index(max(weights))]


def wins(games: int) -> int:
    """Games won at four seats by one thumb against three random players."""
    found = 0
    for number in range(games):
        thumb = number % 4
        g = GAME.start({}, 4, Chance(number))
        chance = Chance(number + 1000)
        while not g.over:
            assert g.asked is not None
            if g.asked.seat == thumb:
                g.play(by_thumb(g, thumb))
            else:
                g.play(g.options[chance.below(len(g.options))])
        found += GAME.outcome(g).winners() == [thumb]
    return found


def test_a_thumb_beats_three_random_players() -> None:
    assert wins(12) >= 11


@pytest.mark.slow
def test_a_thumb_wins_at_least_eighty_of_a_hundred_games() -> None:
    assert wins(100) >= 80


def test_weights_do_not_depend_on_hidden_spells() -> None:
    text = """
        army fire in silver_marches: 2 regular
        army hill in high_forest: regular
        turn fire
        ask command
    """
    one = table(text + "spells hill: shield, dispel_magic")
    other = table(text + "spells hill: haste, fireball")
    seat = one.seat_of("fire")

    worlds = [GAME.normal(t.g, seat) for t in (one, other)]

    assert GAME.weigh(worlds[0], one.g.options) == GAME.weigh(worlds[1], other.g.options)


def test_evaluation_is_about_the_lead() -> None:
    ahead = table("points hill: 9")
    behind = table("points fire: 9")

    assert (
        GAME.evaluate(ahead.g, ahead.seat_of("hill"))
        > 0
        > GAME.evaluate(behind.g, behind.seat_of("hill"))
    )
    assert -1.0 <= GAME.evaluate(behind.g, behind.seat_of("hill")) <= 1.0


def worth(text: str, race: str = "hill") -> float:
    """How the evaluation likes a table, for the player of a race."""
    t = table(text)
    return GAME.evaluate(t.g, t.seat_of(race))


def test_places_bring_points_while_there_are_any() -> None:
    at_home = "army hill in sumber_hills: 2 regular\n"
    spread = "army hill in high_moor: regular\narmy hill in high_forest: regular\n"

    assert worth(spread) > worth(at_home)
    assert worth(spread + "stage endgame") == worth(at_home + "stage endgame")


def test_a_lead_is_surer_the_fewer_points_are_left() -> None:
    leads = [worth("points hill: 5\n" + rest) for rest in ("", "pools 10, 20", "stage endgame")]

    assert leads == sorted(leads)
    assert leads[0] < leads[1] < leads[2] < 1.0


def test_food_is_worth_more_when_it_can_be_eaten_next() -> None:
    cards = "cards hill: 2 food\n"

    first = worth(cards)
    later = worth(cards + "row hill: move, plunder")
    gone = worth(cards + "row hill: move, special")

    assert later > first == gone


def test_markers_are_worth_more_when_they_can_be_placed_next() -> None:
    army = "army stone in high_moor: regular\nrow stone: move\nstage endgame\n"

    free = worth(army, "stone")
    taken = worth(army + "markers ravage: high_moor", "stone")

    assert free > taken


def test_markers_on_the_board_pay_while_there_are_points() -> None:
    marked = "markers ravage: high_moor, high_forest\n"

    assert worth(marked, "stone") > worth("", "stone")
    assert worth(marked + "stage endgame", "stone") == worth("stage endgame", "stone")
