"""The door to PettingZoo, by PettingZoo's own tests."""

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, performance_benchmark, seed_test

from jotunheim.envs import pettingzoo
from jotunheim.kernel import IllegalAction, SeatsError, SettingError, UnknownGame, UserError
from tests.envs.tables import SEATED, SHORT, SOME_SEATED
from tests.toys import TOYS

CYCLES = 25
# PettingZoo says these of every environment whose observation is a dict and whose name is not on its own list.
OF_ANY_DICT = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def maker(
    name: str, seats: int, masks: str = "observation"
) -> Callable[[], "AECEnv[str, Any, int]"]:
    return lambda: pettingzoo.env(name, seats, SHORT[name], masks, render_mode="ansi")


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_api_without_a_warning(name: str, seats: int) -> None:
    api_test(maker(name, seats, "info")(), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_api_with_the_mask_in_the_observation(name: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(maker(name, seats)(), num_cycles=CYCLES)

    assert {str(warning.message) for warning in heard} == OF_ANY_DICT


@pytest.mark.parametrize("masks", pettingzoo.MASKS)
@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_seeds(name: str, seats: int, masks: str) -> None:
    seed_test(maker(name, seats, masks), num_cycles=CYCLES)


@pytest.mark.parametrize("name", TOYS)
def test_games_without_an_encoder_pass_too(name: str) -> None:
    def made() -> "AECEnv[str, Any, int]":
        return pettingzoo.env(TOYS[name], masks="info")

    api_test(made(), num_cycles=CYCLES)
    seed_test(made, num_cycles=CYCLES)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["leduc", "valda"])  # five seconds each
def test_benchmark(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(maker(name, 0)())

    assert "Finished performance benchmark" in capsys.readouterr().out


# What PettingZoo does not look at ---------------------------------------------------------------------


def play_out(env: "AECEnv[str, Any, int]", seed: int) -> dict[str, float]:
    """A game by random actions; what each agent got."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    return got


@pytest.mark.parametrize(("name", "seats"), SOME_SEATED)
def test_each_agent_gets_its_utility_once(name: str, seats: int) -> None:
    env = maker(name, seats)()

    got = play_out(env, 1)

    table = env.unwrapped.table
    assert table.over
    assert list(got.values()) == env.unwrapped.door.game.outcome(table).utilities


def test_all_agents_of_a_team_get_the_same_reward() -> None:
    got = play_out(maker("dwarves", 3)(), 2)

    assert list(got.values()) in ([1.0] * 3, [-1.0] * 3)


def test_a_seed_is_a_game_and_without_one_games_differ() -> None:
    env = pettingzoo.env("leduc")

    env.reset(seed=5)
    first = [env.observe(agent)["observation"].tobytes() for agent in env.agents]
    env.reset(seed=5)
    again = [env.observe(agent)["observation"].tobytes() for agent in env.agents]
    others = set()
    for _ in range(40):
        env.reset()
        others.add(env.observe("player_0")["observation"].tobytes())

    assert first == again
    assert len(others) == 3  # Jack, Queen, King


def test_the_mask_is_what_is_on_offer() -> None:
    env = pettingzoo.env("connect-four", settings={"columns": 5})
    env.reset(seed=1)
    names = env.unwrapped.door.game.words.names

    mask = env.observe("player_0")["action_mask"]
    waiting = env.observe("player_1")["action_mask"]

    assert [names[token] for token in np.flatnonzero(mask)] == [f"column:{n}" for n in range(1, 6)]
    assert [names[token] for token in np.flatnonzero(waiting)] == ["pass"]


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    env = pettingzoo.env("connect-four")
    env.reset(seed=1)
    words = env.unwrapped.door.game.words
    for _ in range(6):
        env.step(words.token("column:2"))
    before = env.unwrapped.table.digest()

    with pytest.raises(IllegalAction, match=r"\(column:2\): column 2 is full \(C4-TRN-04\)"):
        env.step(words.token("column:2"))
    with pytest.raises(IllegalAction, match="action 99: expected a number from 0 to 10"):
        env.step(99)
    with pytest.raises(IllegalAction, match="action None: expected a number"):
        env.step(None)

    assert env.unwrapped.table.digest() == before


def test_a_game_can_begin_with_a_situation() -> None:
    env = pettingzoo.env("connect-four")
    env.reset(options={"situation": ". . . R . . .\n. Y Y R . Y .\nyellow to move\n"})

    assert env.agent_selection == "player_1"
    assert env.observe("player_1")["observation"].sum() > 4


def test_the_table_is_drawn_as_text() -> None:
    env = pettingzoo.env("leduc", render_mode="ansi")
    env.reset(seed=1)

    assert "What do you bet?" in env.render()


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"game": "conect-four"}, UnknownGame, "did you mean 'connect-four'"),
        ({"game": "leduc", "seats": 5}, SeatsError, "leduc is played with 2 seats, not 5"),
        ({"game": "leduc", "settings": {"hands": 99}}, SettingError, "from 1 to 20"),
        ({"game": "leduc", "settings": {"hand": 1}}, SettingError, "option hand: unknown"),
        ({"game": "leduc", "masks": "none"}, UserError, "masks: 'none' is not one of observation"),
        ({"game": "leduc", "render_mode": "svg"}, UserError, "'svg' is not one of ansi"),
    ],
)
def test_what_is_wrong_is_told_at_once(
    arguments: dict[str, Any], error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=text):
        pettingzoo.env(**arguments)
