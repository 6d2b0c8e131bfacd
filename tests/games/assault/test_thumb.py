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
    seat = one.seat("fire")

    worlds = [GAME.normal(t.g, seat) for t in (one, other)]

    assert GAME.weigh(worlds[0], one.g.options) == GAME.weigh(worlds[1], other.g.options)


def test_evaluation_is_about_the_lead() -> None:
    ahead = table("points hill: 9")
    behind = table("points fire: 9")

    assert (
        GAME.evaluate(ahead.g, ahead.seat("hill"))
        > 0
        > GAME.evaluate(behind.g, behind.seat("hill"))
    )
    assert -1.0 <= GAME.evaluate(behind.g, behind.seat("hill")) <= 1.0
