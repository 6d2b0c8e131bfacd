"""Many games stepped together: the same numbers, masks and rewards as at the other doors (P-07, P-08)."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from jotunheim import registry
from jotunheim.bots.player import Player, Sight
from jotunheim.envs.batch import YOU, Batch
from jotunheim.envs.encoders import EncoderError
from jotunheim.envs.gymnasium import register
from jotunheim.envs.vector import SeatVectorEnv
from jotunheim.kernel import UserError
from tests.envs.tables import SHORT
from tests.toys import TOYS

LANES = 3
STEPS = 40


def made(name: str, count: int = LANES, **options: Any) -> Batch:  # noqa: ANN401
    return Batch(name, count, settings=SHORT.get(name), **options)


def some_actions(batch: Batch, rng: np.random.Generator) -> list[int]:
    return [int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks]


@pytest.mark.native
@pytest.mark.parametrize("name", SHORT)
def test_rows_and_masks_are_those_of_the_asked_seats(name: str) -> None:
    batch = made(name)
    batch.reset(seed=3)
    rng = np.random.default_rng(1)

    for _ in range(STEPS):
        for lane, g in enumerate(batch.lanes.tables):
            seat = int(batch.seats[lane])
            assert g.asked is not None and g.asked.seat == seat
            world = batch.door.game.normal(g.me(), seat)
            numbers = batch.door.encoder.encode_world(world, seat)
            assert np.array_equal(batch.observations[lane], numbers)
            assert np.array_equal(batch.door.observe(g, seat), numbers)
            assert np.array_equal(batch.masks[lane], batch.door.mask(g, seat))
        batch.step(some_actions(batch, rng))


@pytest.mark.parametrize("name", ["leduc", "giant"])
def test_the_sparse_form_holds_the_same_numbers(name: str) -> None:
    dense, sparse = made(name), made(name, form="sparse")
    dense.reset(seed=3)
    sparse.reset(seed=3)
    rng = np.random.default_rng(1)

    for _ in range(STEPS):
        lanes, places, values = sparse.sparse()
        rows = np.zeros_like(dense.observations)
        rows[lanes, places] = values
        assert np.array_equal(rows, dense.observations)
        actions = some_actions(dense, rng)
        dense.step(actions)
        sparse.step(actions)

    assert sparse.observations.size == 0


def test_a_game_that_ends_gives_its_rewards_and_is_replaced() -> None:
    batch = made("leduc")
    batch.reset(seed=3)
    rng = np.random.default_rng(1)
    ends = 0

    for _ in range(STEPS):
        batch.step(some_actions(batch, rng))
        assert [ended.lane for ended in batch.ended()] == np.flatnonzero(batch.dones).tolist()
        for ended in batch.ended():
            assert ended.outcome is not None
            assert batch.rewards[ended.lane].tolist() == pytest.approx(ended.outcome.utilities)
        assert not batch.rewards[~batch.dones].any()
        assert not any(g.over for g in batch.lanes.tables)
        ends += len(batch.ended())

    assert ends > LANES


@pytest.mark.parametrize("name", ["connect-four", "assault"])
def test_a_seed_is_a_course_of_games(name: str) -> None:
    stories = []
    for _ in range(2):
        batch = made(name, players=[YOU, *["random"] * (registry.game(name).fewest - 1)])
        batch.reset(seed=5)
        rng = np.random.default_rng(1)
        story = []
        for _ in range(STEPS):
            batch.step(some_actions(batch, rng))
            story.append((batch.observations.tobytes(), batch.rewards.tobytes()))
        stories.append(story)
        assert set(batch.seats.tolist()) == {0}

    assert stories[0] == stories[1]


class Counting(Player):
    """Takes the first option, and counts."""

    def __init__(self) -> None:
        self.asked = 0
        self.closed = 0

    def choose(self, sight: Sight) -> int:
        self.asked += 1
        return sight.options[0]

    def close(self) -> None:
        self.closed += 1


def test_any_player_may_hold_a_seat() -> None:
    made_players: list[Counting] = []

    def new(seed: int) -> Counting:
        made_players.append(Counting())
        return made_players[-1]

    always = Counting()
    batch = Batch("valda", 2, seats=4, players=["squire", YOU, new, always])
    batch.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(12):
        batch.step(some_actions(batch, rng))
    batch.close()

    assert set(batch.seats.tolist()) == {1}
    assert always.asked and not always.closed
    assert sum(player.asked for player in made_players)
    assert all(player.closed for player in made_players if player.asked)


def test_an_action_that_is_not_in_the_mask_loses_its_game_and_no_other() -> None:
    batch = Batch("connect-four", 2)
    batch.reset(seed=1)

    batch.step([0, 4])

    assert batch.dones.tolist() == [True, False]
    assert batch.rewards.tolist() == [[-1.0, 0.0], [0.0, 0.0]]
    assert batch.ended()[0].reason == "action 0 (pass): the grid has columns 1 to 7 (C4-GRD-01)"
    batch.step([99, 4])
    assert batch.ended()[0].reason == "action 99 (no action): that is not on offer now"


def test_it_writes_into_given_arrays() -> None:
    rows = np.full((2, 165), 9, np.float32)
    masks = np.full((2, 11), 9, np.int8)
    batch = Batch("connect-four", 2, observations=rows, masks=masks)
    batch.reset(seed=1)

    assert batch.observations is rows and rows.max() == 1
    assert batch.masks is masks and masks.sum() == 14
    with pytest.raises(UserError, match=r"observations: expected a contiguous array of float32"):
        Batch("connect-four", 3, observations=rows)
    with pytest.raises(UserError, match="masks: expected"):
        Batch("connect-four", 2, masks=masks.astype(np.float32))


@pytest.mark.parametrize("name", TOYS)
def test_a_game_without_an_encoder_has_batches_too(name: str) -> None:
    batch = Batch(TOYS[name], 2)
    batch.reset(seed=1)
    rng = np.random.default_rng(1)

    for _ in range(8):
        for lane, g in enumerate(batch.lanes.tables):
            seen = batch.door.observe(g, int(batch.seats[lane]))
            assert np.array_equal(batch.observations[lane], seen)
        batch.step(some_actions(batch, rng))


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"count": 0}, "expected 1 or more games"),
        ({"form": "dens"}, "'dens' is not one of dense, sparse"),
        ({"players": ["random"]}, "expected 2, one for each seat, not 1"),
        ({"players": ["random", "random"]}, "leave at least one seat to yourself"),
        ({"players": [YOU, "knigt"]}, "did you mean 'knight'"),
    ],
)
def test_what_is_wrong_is_told_at_once(options: dict[str, Any], text: str) -> None:
    with pytest.raises(UserError, match=text):
        Batch("leduc", **{"count": 2, **options})


def test_nothing_goes_before_a_reset_and_every_game_wants_an_answer() -> None:
    batch = Batch("leduc", 2)
    with pytest.raises(UserError, match=r"call reset\(\) first"):
        batch.step([3, 3])
    with pytest.raises(UserError, match="expected 2 seeds, not 3"):
        batch.reset([1, 2, 3])
    batch.reset([1, 2])
    with pytest.raises(UserError, match="expected 2 of them, not 1"):
        batch.step([3])


@pytest.mark.native
@pytest.mark.parametrize("name", SHORT)
def test_lasting_numbers_change_only_with_what_they_rest_on(name: str) -> None:
    game = registry.game(name)
    batch = made(name, 1)
    encoder = batch.lanes.encoder
    if encoder is None:
        raise EncoderError(f"{name} has no encoder of the kernel")
    batch.reset(seed=8)
    rng = np.random.default_rng(2)
    for _ in range(STEPS):
        g = batch.lanes.tables[0]
        before, numbers = encoder.rests_on(g), batch.door.observe(g, 0)
        batch.step(some_actions(batch, rng))
        now = batch.lanes.tables[0]
        lasting = [row for row in encoder.rows if row.rests_on is not None]
        fields = [f for f in batch.door.encoder.fields if f.name in {row.name for row in lasting}]
        for field, was, is_now in zip(fields, before, encoder.rests_on(now), strict=True):
            if was is is_now:
                seen = batch.door.observe(now, game.fewest - 1)
                assert np.array_equal(numbers[field.slice], seen[field.slice])


# Gymnasium's vector interface -----------------------------------------------------------------------


def test_gymnasium_makes_a_vector_of_every_game() -> None:
    for name in register():
        envs = gymnasium.make_vec(
            name, num_envs=2, vectorization_mode="vector_entry_point", opponents="random"
        )
        seen, _ = envs.reset(seed=4)
        assert isinstance(envs, SeatVectorEnv)
        assert seen in envs.observation_space
        assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
        envs.close()


def test_a_vector_tells_how_games_ended() -> None:
    envs = SeatVectorEnv("leduc", 4, opponents="squire", render_mode="ansi")
    seen, _ = envs.reset(seed=4)
    rng = np.random.default_rng(4)
    told = 0
    for _ in range(STEPS):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, over, truncated, info = envs.step(actions)
        assert seen in envs.observation_space
        assert not truncated.any()
        for lane in np.flatnonzero(over):
            last = info["final_obs"][lane]
            assert last in envs.single_observation_space
            assert info["_final_obs"][lane] and info["_final_info"][lane]
            rank = info["final_info"]["rank"][lane]
            assert (rank == 1) == (rewards[lane] >= 0)
            told += 1

    assert told > 4
    frames = envs.render()
    assert frames is not None and "Leduc poker" in frames[0]


def test_arrays_that_were_handed_out_stay_as_they_were() -> None:
    kept, shared = SeatVectorEnv("leduc", 2), SeatVectorEnv("leduc", 2, copy=False)
    for envs in (kept, shared):
        first, _ = envs.reset(seed=[1, 2])
        second, *_ = envs.step(np.array([3, 3]))
        same = first["observation"] is second["observation"]
        assert same == (envs is shared)
