"""Gymnasium's vector interface: one seat in many games that are stepped together.

    envs = gymnasium.make_vec("jotunheim/giant-v2", num_envs=64, vectorization_mode="vector_entry_point")

A game that ends is replaced in the same step (Gymnasium's `SAME_STEP`): what its seat saw at the end stands in
`info["final_obs"]`, score and rank in `info["final_info"]`.
"""

from pathlib import Path
from typing import Any

from jotunheim.envs.batch import YOU, Batch
from jotunheim.envs.door import Given
from jotunheim.envs.encoders import Numbers, put
from jotunheim.envs.extras import needed
from jotunheim.envs.lanes import Ended
from jotunheim.envs.opponents import Opponent, Opponents, seated
from jotunheim.envs.screen import ANSI, PIXELS, Screen
from jotunheim.kernel import Game, UserError

with needed("Gymnasium"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray


class SeatVectorEnv(VectorEnv[dict[str, Any], "NDArray[np.int64]", "NDArray[Any]"]):
    """One seat of so many games, the others played by bots."""

    metadata = {"render_modes": [ANSI, PIXELS], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int = 1,
        seat: int = 0,
        seats: int = 0,
        opponents: Opponents = "thumb",
        settings: Given | None = None,
        render_mode: str | None = None,
        content: Path | None = None,
        copy: bool = True,
        palette: str = "light",
    ) -> None:
        self.batch = new_batch(game, num_envs, seat, seats, opponents, settings, content)
        self.batch.lanes.keeps_ends = True
        self.screen = Screen(self.batch.door, render_mode, palette, (ANSI, PIXELS))
        self.num_envs = num_envs
        self.seat = seat
        self.render_mode = render_mode
        self.copy = copy  # no: the arrays that are handed out change with the next step
        door = self.batch.door
        self.single_action_space = spaces.Discrete(door.actions)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (door.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (door.actions,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games; one seed for all, or a list with one for each."""
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            self.batch.reset([int(n) for n in self.np_random.integers(2**62, size=self.num_envs)])
        else:
            self.batch.reset(seed)
        return self.seen(), {}

    def step(
        self, actions: "NDArray[np.int64]"
    ) -> "tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]":
        """One answer for each game."""
        self.batch.step(actions)
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        dones = self.batch.dones.copy()
        return self.seen(), rewards, dones, np.zeros_like(dones), self.infos()

    def seen(self) -> dict[str, Any]:
        """What the seat sees in each game, and what it may answer."""
        found = {"observation": self.batch.observations, "action_mask": self.batch.masks}
        return {name: part.copy() for name, part in found.items()} if self.copy else found

    def infos(self) -> dict[str, Any]:
        """What Gymnasium wants to know about games that ended in this step."""
        ended = self.batch.ended()
        if not ended:
            return {}
        there = self.batch.dones.copy()
        seen = np.full(self.num_envs, None, dtype=object)
        told: dict[str, Any] = {}
        for one in ended:
            seen[one.lane] = self.last_seen(one)
            info = self.about(one)
            for name, value in info.items():
                told.setdefault(name, np.full(self.num_envs, None, dtype=object))[one.lane] = value
                told.setdefault(f"_{name}", np.zeros(self.num_envs, np.bool_))[one.lane] = True
        return {"final_obs": seen, "_final_obs": there, "final_info": told, "_final_info": there}

    def last_seen(self, ended: Ended) -> dict[str, Any]:
        """What the seat saw at the end of a game; then it may only pass."""
        door = self.batch.door
        row: Numbers = np.zeros(door.encoder.size, np.float32)
        put(row, ended.marks)
        mask = np.zeros(door.actions, np.int8)
        mask[0] = 1
        return {"observation": row, "action_mask": mask}

    def about(self, ended: Ended) -> dict[str, Any]:
        """How a game ended for the seat."""
        if ended.outcome is None:
            return {"illegal": ended.reason}
        return {"score": ended.outcome.scores[self.seat], "rank": ended.outcome.ranks[self.seat]}

    def render(self) -> tuple[Any, ...] | None:
        """All tables as the seat sees them: as text, or as pixels."""
        if self.render_mode is None:
            return None
        return tuple([self.screen.show(g, self.seat) for g in self.batch.lanes.tables])

    def close_extras(self, **options: Any) -> None:  # noqa: ANN401  # as Gymnasium declares it
        """Programs that play end."""
        self.batch.close()


def new_batch(
    game: str | Game[Any],
    count: int,
    seat: int,
    seats: int,
    opponents: Opponents,
    settings: Given | None,
    content: Path | None,
) -> Batch:
    """The games, with the seat left to the caller."""
    probe = Batch(game, 1, seats, (), settings, "sparse", content)
    if not 0 <= seat < probe.door.seats:
        raise UserError(f"seat: expected one of 0 to {probe.door.seats - 1}, not {seat}")
    players: list[Opponent | None] = list(seated(opponents, probe.door.seats - 1))
    players.insert(seat, YOU)
    return Batch(probe.door.game, count, probe.door.seats, players, settings)
