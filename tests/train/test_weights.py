"""The weights that come with Jotunheim: small, without pickles, made for the games as they are now."""

from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.bots.learned import OURS, LearnedGuide, Wish, file_name, guide_for
from jotunheim.bots.network import fits, read_network
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance

FILES = sorted(OURS.glob("*.npz"))
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
