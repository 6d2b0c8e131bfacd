"""PettingZoo's parallel environments: seats that answer at the same time, by PettingZoo's own tests."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

from jotunheim.envs import pettingzoo
from jotunheim.envs.parallel import JotunParallelEnv
from jotunheim.kernel import PASS, IllegalAction, UserError
from tests.envs.tables import SHORT
from tests.toys import skirmish

CYCLES = 25


def made(name: str) -> JotunParallelEnv:
    return pettingzoo.parallel_env(name, 0, SHORT[name])


def picked(seen: dict[str, Any], rng: np.random.Generator) -> dict[str, int]:
    """A random legal action of each agent."""
    return {
        agent: int(rng.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()
    }


def active(seen: dict[str, Any]) -> list[str]:
    """The agents that may do something else than pass."""
    return [
        agent for agent, one in seen.items() if one["action_mask"].nonzero()[0].tolist() != [PASS]
    ]


@pytest.mark.parametrize("name", SHORT)
def test_api(name: str) -> None:
    parallel_api_test(made(name), num_cycles=CYCLES)


@pytest.mark.parametrize("name", ["giant", "leduc"])
def test_the_same_seed_and_actions_give_the_same_game(name: str) -> None:
    """PettingZoo's own test of seeds samples without masks."""
    envs = [made(name), made(name)]
    rngs = [np.random.default_rng(4) for _ in envs]
    seen = [env.reset(seed=4)[0] for env in envs]

    for _step in range(CYCLES):
        if not envs[0].agents:
            break
        actions = [picked(one, rng) for one, rng in zip(seen, rngs, strict=True)]
        assert actions[0] == actions[1]
        seen = [env.step(one)[0] for env, one in zip(envs, actions, strict=True)]
        for agent in seen[0]:
            assert (seen[0][agent]["observation"] == seen[1][agent]["observation"]).all()

    assert envs[0].playing().digest() == envs[1].playing().digest()
    envs[1].reset(seed=5)
    assert envs[0].playing().digest() != envs[1].playing().digest()


def test_both_sides_of_giant_muster_in_the_same_steps() -> None:
    env = made("giant")
    rng = np.random.default_rng(3)
    seen, _ = env.reset(seed=3)
    together = alone = 0

    while env.agents and alone < 20:
        together += len(active(seen)) == 2
        alone += len(active(seen)) == 1
        seen, *_rest = env.step(picked(seen, rng))

    assert together > 0 and alone > 0
    assert env.ahead == {}


def test_what_is_drafted_at_the_same_time_is_seen_by_its_own_side_alone() -> None:
    env = made("giant")
    rng = np.random.default_rng(5)
    seen, _ = env.reset(seed=5)
    while len(active(seen)) < 2:
        seen, *_rest = env.step(picked(seen, rng))
    late = next(iter(env.ahead))
    early = 1 - late
    actions = picked(seen, rng)

    before = env.view(early)["observation"]
    seen, *_rest = env.step(actions)
    after = env.door.encoder.split(env.view(late)["observation"])

    assert after["sheets"][:3].any()  # its own giants of the draft
    assert after["question"].any()  # it is asked, though it is not its turn
    assert not env.door.encoder.split(before)["sheets"][3:].any()
    assert not env.door.encoder.split(env.view(early)["observation"])["sheets"][3:].any()


def test_a_parallel_game_is_the_same_game() -> None:
    """The same answers, one after the other, lead to the same table."""
    env = pettingzoo.parallel_env(skirmish.GAME, 2, {})
    rng = np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    said: dict[int, list[int]] = {0: [], 1: []}
    twin = env.playing().clone()
    for _step in range(60):
        if not env.agents:
            break
        actions = picked(seen, rng)
        for agent in active(seen):
            seat = env.possible_agents.index(agent)
            said[seat].append(actions[agent])
        seen, *_rest = env.step(actions)

    while twin.asked is not None and said[twin.asked.seat]:
        twin.play(said[twin.asked.seat].pop(0))

    assert twin.digest() == env.playing().digest()


def test_an_illegal_action_of_one_agent_changes_nothing() -> None:
    env = made("giant")
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    actions = picked(seen, rng)
    wrong = next(agent for agent in env.agents if agent not in active(seen)[:1])
    before = env.playing().digest()
    illegal = int(np.flatnonzero(seen[wrong]["action_mask"] == 0)[-1])

    with pytest.raises(IllegalAction, match=f"{wrong}: action {illegal}"):
        env.step({**actions, wrong: illegal})

    assert env.playing().digest() == before


def test_there_is_no_game_before_the_first_reset() -> None:
    with pytest.raises(UserError, match="reset"):
        made("leduc").step({})
