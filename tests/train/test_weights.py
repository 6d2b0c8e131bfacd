"""What was learned and comes with Jotunheim: small files, without pickles, made for the games as they are now."""

from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.bots.habits import habits_of, read_habits
from jotunheim.bots.learned import OURS, LearnedGuide, Wish, file_name, guide_for
from jotunheim.bots.network import fits, read_network
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance

FILES = sorted(OURS.glob("*.npz"))
HABITS = sorted(OURS.glob("*.json"))
LARGEST = 4_000_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_weights_fit_their_game_and_say_where_they_come_from(path: Path) -> None:
    network = read_network(path)
    about = network.about

    assert path.stat().st_size < LARGEST
    assert path.name == file_name(about.game, about.seats, "")
    assert fits(network, registry.game(about.game)), "the game has changed: train it again"
    assert about.command.startswith("./jotun train") and about.games and about.players


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_weights_give_priors_and_values_at_the_start_of_a_game(path: Path) -> None:
    about = read_network(path).about
    game = registry.game(about.game)
    g = game.start({}, about.seats, Chance(1))
    assert g.asked is not None
    sight = Sight(game, g, g.asked.seat)
    guide = guide_for(game, about.seats, Wish(blend=1.0))

    odds = guide.priors(sight.world(), list(sight.options), 1.5)

    assert isinstance(guide, LearnedGuide)
    assert sum(odds) == pytest.approx(1.0)
    assert all(-1 <= value <= 1 for value in guide.values(sight.world()))


@pytest.mark.parametrize("path", HABITS, ids=lambda path: path.stem)
def test_habits_fit_their_game_and_say_where_they_come_from(path: Path) -> None:
    file = read_habits(path)
    game = registry.game(file.game)

    assert path.stat().st_size < LARGEST
    assert path.name == file_name(file.game, file.seats, "", ".json")
    assert file.rules == game.rules_version, "the game has changed: learn its habits again"
    assert file.command.startswith(f"./jotun train {file.game} --habits") and file.games
    assert habits_of(file, game).rows.keys() == file.numbers.keys()
    assert {name for own in file.numbers.values() for name in own} <= set(game.words.names)


@pytest.mark.parametrize("game", ["giant", "assault", "stronghold", "dwarves", "valda"])
def test_every_heavy_game_has_learned_something(game: str) -> None:
    assert [path for path in (*FILES, *HABITS) if path.stem.rpartition("-")[0] == game]
