"""Players by name, and one clear line for names that are none."""

import pytest

from jotunheim.bots.player import PLAYERS, UnknownPlayer, player
from jotunheim.bots.search_player import SearchPlayer


def test_levels_have_names() -> None:
    assert PLAYERS == ("random", "thumb", "thrall", "squire", "knight", "jarl", "jotun")
    assert [player(name, 1).name for name in PLAYERS] == list(PLAYERS)


def test_a_search_can_be_made_to_measure() -> None:
    bot = player("search:500:plies=8:explore=2.5:to_turn=yes", 1)

    assert isinstance(bot, SearchPlayer)
    assert (bot.budget.iterations, bot.style.plies, bot.style.explore) == (500, 8, 2.5)
    assert bot.style.to_turn


def test_a_search_can_be_limited_in_time() -> None:
    bot = player("search:2.5s", 1)

    assert isinstance(bot, SearchPlayer)
    assert bot.budget.seconds == 2.5


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("squier", "did you mean 'squire'"),
        ("nobody", "there are random, thumb, thrall"),
        ("knight:3", "no player 'knight:3'"),
        ("thumb:stray", "expected a share after thumb, as in thumb:stray=0.3"),
        ("thumb:stray=2", "expected a share after thumb"),
        ("thumb:plies=2", "expected a share after thumb"),
        ("thumb:stray=0.1:stray=0.1", "expected a share after thumb"),
        ("search", "expected iterations or seconds"),
        ("search:0", "expected iterations or seconds"),
        ("search:-2s", "expected iterations or seconds"),
        ("search:nans", "expected iterations or seconds"),
        ("search:many", "expected iterations or seconds"),
        ("search:5:breadth=3", "'breadth=3' is not one of explore=NUMBER"),
        ("search:5:plies=x", "'plies=x' is not one of"),
        ("search:5:guided=maybe", "'guided=maybe' is not one of"),
    ],
)
def test_a_name_that_is_none_gets_one_clear_line(name: str, line: str) -> None:
    with pytest.raises(UnknownPlayer) as caught:
        player(name, 1)

    assert line in str(caught.value)
    assert "\n" not in str(caught.value)
