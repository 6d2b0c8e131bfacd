"""The five levels of every game: what a game says about them, and who answers for them."""

from typing import Any

import pytest

from jotunheim import registry
from jotunheim.bots.ladder import JARL, LEVELS, Ladder, ladder_of
from jotunheim.bots.player import player
from jotunheim.bots.search_player import SearchPlayer
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance, ContentError, Game

FIVE = ("giant", "assault", "stronghold", "dwarves", "valda")


def first_sight(game: Game[Any]) -> Sight:
    """What the seat sees that is asked first."""
    g = game.start({}, game.fewest, Chance(3))
    assert g.asked is not None
    return Sight(game, g, g.asked.seat)


@pytest.mark.parametrize("name", FIVE)
def test_every_heavy_game_names_its_own_players(name: str) -> None:
    """P-03: levels are said by the game, not by one number of iterations for all."""
    ladder = ladder_of(registry.game(name))
    names = [ladder.player_of(level) for level in LEVELS]
    players = [player(name, 1) for name in names]
    budgets = [bot.budget.iterations for bot in players if isinstance(bot, SearchPlayer)]

    assert ladder != Ladder()
    assert len(set(names)) == len(LEVELS)
    assert ladder.thrall.startswith("thumb:stray=")
    assert isinstance(players[LEVELS.index(JARL)], SearchPlayer)  # hints say a winning chance
    assert "learned" in ladder.jotun.split(":")  # the strongest we have
    assert budgets == sorted(budgets)


def test_the_same_level_is_another_player_in_another_game() -> None:
    found = {ladder_of(registry.game(name)).jarl for name in FIVE}

    assert len(found) > 1


def test_a_game_without_the_file_has_the_usual_levels() -> None:
    assert ladder_of(registry.game("connect-four")) == Ladder()


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_answers_like_the_player_behind_it(level: str) -> None:
    game = registry.game("giant")
    sight = first_sight(game)
    behind = player(ladder_of(game).player_of(level), 7)

    bot = player(level, 7)

    assert bot.choose(sight) == behind.choose(sight)
    assert (bot.thought() is None) == (behind.thought() is None)
    assert bot.explain(sight) == behind.explain(sight)
    assert bot.faults() == []
    bot.close()


def test_a_rule_of_thumb_that_strays_takes_any_option() -> None:
    sight = first_sight(registry.game("connect-four"))
    strict = {player("thumb", seed).choose(sight) for seed in range(20)}
    tokens = [player("thumb:stray=1", seed).choose(sight) for seed in range(200)]
    mixed = [player("thumb:stray=0.5", seed).choose(sight) for seed in range(200)]

    assert len(strict) == 1 and len(sight.options) == 7
    assert set(tokens) == set(sight.options)
    # Half of them stray, and one in seven of these strays to the same column.
    assert 85 < sum([token in strict for token in mixed]) < 145


def test_a_mistake_in_the_file_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jotunheim.bots.ladder.text_of", lambda game, name: 'king = "search:9"')
    ladder_of.cache_clear()
    try:
        with pytest.raises(ContentError, match=r"giant: bot/ladder.toml: .*king"):
            ladder_of(registry.game("giant"))
    finally:
        ladder_of.cache_clear()
