"""The door to Gymnasium, by Gymnasium's own checker."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from jotunheim import registry
from jotunheim.bots.player import Player, Sight, UnknownPlayer
from jotunheim.envs.gymnasium import SeatEnv, register
from jotunheim.kernel import SeatsError, UserError
from tests.envs.tables import SEATED, SHORT


def known(name: str) -> str:
    """The name of a game in Gymnasium: its version is that of the rules."""
    return f"jotunheim/{name}-v{registry.game(name).rules_version}"


def made(name: str, seats: int = 0, **options: Any) -> "gymnasium.Env[dict[str, Any], np.int64]":  # noqa: ANN401
    found: gymnasium.Env[dict[str, Any], np.int64] = gymnasium.make(
        known(name), seats=seats, settings=SHORT[name], **options
    )
    return found


def play_out(
    env: "gymnasium.Env[dict[str, Any], np.int64]", seed: int
) -> tuple[float, list[bytes]]:
    """A game by random actions of the mask: the reward, and all that was seen."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    story, over, total = [seen["observation"].tobytes()], False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        story.append(seen["observation"].tobytes())
        total += float(reward)
    return total, story


def test_every_game_is_known() -> None:
    assert set(register()) == {known(name) for name in registry.games()}


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_the_checker_has_nothing_to_say(name: str, seats: int) -> None:
    env = made(name, seats, opponents="random", render_mode="ansi")

    check_env(env.unwrapped, skip_render_check=True)


def test_the_checker_has_nothing_to_say_about_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """P-12."""
    monkeypatch.setattr("webbrowser.open", lambda address: True)
    env = made("connect-four", 2, opponents="random", render_mode="rgb_array")

    check_env(env.unwrapped)


@pytest.mark.parametrize(("name", "seat"), [(name, seat) for name in SHORT for seat in (0, 1)])
def test_the_reward_is_the_utility_of_the_seat(name: str, seat: int) -> None:
    env = made(name, seat=seat, opponents="random")

    reward, _ = play_out(env, 4)

    inner = env.unwrapped
    assert isinstance(inner, SeatEnv)
    assert inner.playing().over
    assert reward == inner.door.game.outcome(inner.playing().me()).utilities[seat]


@pytest.mark.parametrize("name", SHORT)
def test_a_seed_is_a_game(name: str) -> None:
    one = play_out(made(name, opponents="squire" if name != "assault" else "random"), 9)
    two = play_out(made(name, opponents="squire" if name != "assault" else "random"), 9)

    assert one == two


def test_the_seat_is_asked_whenever_it_is_to_act() -> None:
    env = SeatEnv("leduc", seat=1, opponents="random", settings={"hands": 5})
    env.reset(seed=2)
    for _ in range(6):
        asked = env.playing().asked
        assert asked is not None and asked.seat == 1
        _, _, over, _, _ = env.step(np.int64(env.door.game.words.token("call")))
        if over:
            break


def test_an_illegal_action_forfeits_and_says_why() -> None:
    env = SeatEnv("connect-four", opponents="random")
    env.reset(seed=1)

    _, reward, over, _, info = env.step(np.int64(0))

    assert (reward, over) == (-1.0, True)
    assert info["illegal"] == "action 0 (pass): the grid has columns 1 to 7 (C4-GRD-01)"
    with pytest.raises(UserError, match="the game is over: call reset"):
        env.step(np.int64(0))


def test_the_last_opponent_takes_the_seats_left_over() -> None:
    env = SeatEnv("assault", seats=4, opponents=["squire", "random"])
    env.reset(seed=1)

    assert [env.players[seat].name for seat in (1, 2, 3)] == ["squire", "random", "random"]


def test_it_begins_with_a_situation_and_is_drawn_for_the_seat() -> None:
    env = SeatEnv("connect-four", seat=1, opponents="random", render_mode="ansi")
    env.reset(seed=1, options={"situation": ". . . R . . .\n. Y Y R . Y .\nred to move\n"})

    discs = env.door.encoder.split(env.seen()["observation"])
    assert discs["theirs"].sum() == 3
    assert "Yellow (you)" in str(env.render())


@pytest.mark.parametrize(
    ("options", "error", "text"),
    [
        ({"seat": 2}, UserError, "seat: expected one of 0 to 1, not 2"),
        ({"seats": 3}, SeatsError, "played with 2 seats, not 3"),
        ({"opponents": "knigt"}, UnknownPlayer, "did you mean 'knight'"),
        ({"opponents": ["random", "random"]}, UserError, "expected 1 to 1 players, not 2"),
        ({"opponents": []}, UserError, "expected 1 to 1 players, not 0"),
        ({"render_mode": "svg"}, UserError, "'svg' is not one of ansi, rgb_array, human"),
    ],
)
def test_what_is_wrong_is_told_at_once(
    options: dict[str, Any], error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=text):
        SeatEnv("leduc", **options)


def test_nothing_goes_before_a_reset() -> None:
    with pytest.raises(UserError, match=r"call reset\(\) first"):
        SeatEnv("leduc").step(np.int64(3))


class Last(Player):
    """Takes the last option, and counts."""

    def __init__(self, seed: int = 0) -> None:
        self.asked = 0

    def choose(self, sight: Sight) -> int:
        self.asked += 1
        return sight.options[-1]


def test_an_opponent_may_be_a_player_or_a_function_that_makes_one() -> None:
    """P-01: self-play against a checkpoint."""
    made: list[Last] = []

    def checkpoint(seed: int) -> Last:
        made.append(Last(seed))
        return made[-1]

    always = Last()
    for opponents in (always, checkpoint, [checkpoint]):
        env = SeatEnv("connect-four", seat=1, opponents=opponents)
        env.reset(seed=1)
        env.reset(seed=2)

    assert always.asked == 2
    assert [player.asked for player in made if player.asked] == [1] * 4
    with pytest.raises(UserError, match="expected a Player, not int"):
        SeatEnv("connect-four", opponents=lambda seed: seed).reset()
