"""Learned players: files of weights, names, priors and values in search. No test here needs PyTorch."""

import zipfile
from pathlib import Path

import numpy as np
import pytest

from jotunheim import registry
from jotunheim.bots import learned
from jotunheim.bots.learned import FOLDER, LearnedGuide, NoWeights, Wish, guide_for, network_for
from jotunheim.bots.network import WeightsError, fits, read_network, write_network
from jotunheim.bots.player import UnknownPlayer, player
from jotunheim.bots.search import Guide, Lean
from jotunheim.bots.search_player import SearchPlayer
from jotunheim.bots.seat import Sight
from jotunheim.envs.encoders import Encoder
from jotunheim.kernel import Chance
from tests.train.networks import about, layers, written

GAME = registry.game("connect-four")


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the weights `try` of Connect Four."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    learned.kept.cache_clear()
    return written(tmp_path, "connect-four", 2, "try", blend=0.5)


def sight_of(seed: int = 1) -> Sight:
    g = GAME.start({}, 2, Chance(seed))
    assert g.asked is not None
    return Sight(GAME, g, g.asked.seat)


def test_a_file_of_weights_has_a_header_and_no_pickles(weights: Path) -> None:
    network = read_network(weights)

    assert network.about == about("connect-four", 2, 0.5)
    assert network.about.command == "./jotun train connect-four" and network.about.seed == 7
    with zipfile.ZipFile(weights) as file:
        for name in file.namelist():
            assert b"'O'" not in file.read(name)[:128], f"{name} holds objects"


def test_a_file_of_something_else_is_named_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "connect-four-2-bad.npz"
    path.write_bytes(b"not weights")

    with pytest.raises(WeightsError, match=r"connect-four-2-bad\.npz: these are not weights"):
        read_network(path)


def test_a_network_sees_what_the_encoder_gives_to_researchers(weights: Path) -> None:
    network, sight = read_network(weights), sight_of()
    world = sight.world()
    world.play(sight.options[0])
    guide = LearnedGuide(GAME, 2, network, Wish())
    seat = 1 - sight.seat

    places, numbers = guide.eye.look(world, seat)

    dense = np.zeros(network.about.size, np.float32)
    dense[places] = numbers
    assert np.array_equal(dense, Encoder(GAME, 2).encode(world, seat))


def test_priors_sum_to_one_and_leave_every_option_a_chance(weights: Path) -> None:
    sight = sight_of()
    guide = guide_for(GAME, 2, Wish("try"))

    odds = guide.priors(sight.world(), list(sight.options), 1.5)

    assert sum(odds) == pytest.approx(1.0)
    assert min(odds) >= learned.FLOOR / len(odds)
    assert odds != Guide(GAME).priors(sight.world(), list(sight.options), 1.5)


def test_values_are_for_seats_not_for_neighbours(weights: Path) -> None:
    """The network gives the looking seat first; search wants seat 0 first."""
    sight = sight_of()
    world = sight.world()
    world.play(sight.options[0])
    assert world.asked is not None and world.asked.seat == 1
    guide = guide_for(GAME, 2, Wish("try", blend=1.0))
    assert isinstance(guide, LearnedGuide)

    seen = guide.network.values(guide.network.hidden(*guide.eye.look(world, 1))).tolist()

    assert guide.values(world) == [seen[1], seen[0]]
    half = guide_for(GAME, 2, Wish("try")).values(world)
    own = GAME.evaluate_all(world)
    assert half == pytest.approx([(own[0] + seen[1]) / 2, (own[1] + seen[0]) / 2])


def test_a_learned_value_weighs_nothing_unless_it_is_wanted(weights: Path) -> None:
    """P-05: a better value alone showed no gain in search, so the policy of weights counts, and their value as they say."""
    written(weights.parent, "connect-four", 2, "plain")
    world = sight_of().world()

    assert guide_for(GAME, 2, Wish("plain")).values(world) == GAME.evaluate_all(world)
    assert guide_for(GAME, 2, Wish("plain", blend=1.0)).values(world) != GAME.evaluate_all(world)


def test_playouts_follow_the_lean() -> None:
    sight = sight_of()
    options = list(sight.options)
    lean = Lean({"": 1.0}, {"": {options[2]: 50.0}})

    answers = {Guide(GAME, lean).answer(sight.world(), options, Chance(n)) for n in range(10)}

    assert answers == {options[2]}


def test_without_weights_the_policy_is_the_rule_of_thumb() -> None:
    assert network_for(registry.game("leduc"), 2, "") is None
    game = registry.game("leduc")
    g = game.start({}, 2, Chance(3))
    assert g.asked is not None
    sight = Sight(game, g, g.asked.seat)

    assert type(guide_for(game, 2, Wish())) is Guide
    weights = sight.weights()
    assert weights[sight.options.index(player("learned", 1).choose(sight))] == max(weights)


def test_weights_of_another_vocabulary_are_left_alone(weights: Path) -> None:
    """A game that has grown since the training plays as before."""
    one = about("leduc", 2)
    write_network(weights, one, layers(one))

    assert not fits(read_network(weights), GAME)
    assert network_for(GAME, 2, "try") is None


def test_missing_weights_that_were_named_are_an_error(weights: Path) -> None:
    with pytest.raises(NoWeights, match=r"there are no weights .*connect-four-2-other"):
        player("search:5:learned=other", 1).choose(sight_of())


def test_names_of_learned_players_are_read() -> None:
    one = player("search:50:learned=g003:blend=0.25:lean=no:stray=0.1:plies=3", 1)

    assert isinstance(one, SearchPlayer)
    assert one.learned == Wish("g003", 0.25, lean=False)
    assert (one.stray, one.style.plies) == (0.1, 3)


@pytest.mark.parametrize(
    "name", ["search:50:learned=../x", "search:50:blend=2", "search:5:lean=maybe", "learned:x"]
)
def test_other_names_are_refused(name: str) -> None:
    """No name leads to a file outside the folder of weights."""
    with pytest.raises(UnknownPlayer if name.startswith("search") else Exception):
        player(name, 1)


def test_a_search_with_weights_plays_a_whole_game(weights: Path) -> None:
    g = GAME.start({}, 2, Chance(5))
    players = [player("search:8:learned=try", 1), player("learned=try", 2)]
    while g.asked is not None:
        g.play(players[g.asked.seat].choose(Sight(GAME, g, g.asked.seat)))

    assert g.over
    thought = players[0].thought()
    assert thought is not None and sum(thought.shares.values()) == pytest.approx(1.0)


def test_a_player_that_strays_takes_other_options_too() -> None:
    always = [player(f"search:12:stray={share}", 3) for share in ("0", "1")]
    sight = sight_of()

    steady, stray = [[one.choose(sight) for _n in range(12)] for one in always]

    assert len(set(stray)) > len(set(steady))
