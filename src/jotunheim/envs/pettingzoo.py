"""The door to PettingZoo: every game as an AEC environment.

    env = pettingzoo.env("giant")                          # or "assault", seats=4, settings={…}
    observation, reward, termination, truncation, info = env.last()
    observation["observation"], observation["action_mask"]

Agents are `player_0`, `player_1`, …; a reward comes at the end: the utility, from -1 to 1. With
`masks="info"` the observation is the vector alone, and the mask stands in the agent's info.
"""

from pathlib import Path
from typing import Any, Final, TypeAlias

from jotunheim.envs.door import Door, Given, Mask
from jotunheim.envs.encoders import Numbers
from jotunheim.envs.extras import needed
from jotunheim.envs.parallel import parallel_env
from jotunheim.envs.pictures import Shown
from jotunheim.envs.screen import MODES, NO_MODE, Screen
from jotunheim.kernel import Game, State, UserError

with needed("PettingZoo"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

__all__ = ["MASKS", "JotunEnv", "env", "parallel_env"]
MASKS: Final = ("observation", "info")
Observation: TypeAlias = "dict[str, Any] | Numbers"


def env(
    game: str | Game[Any],
    seats: int = 0,
    settings: Given | None = None,
    masks: str = "observation",
    render_mode: str | None = None,
    content: Path | None = None,
    palette: str = "light",
) -> "AECEnv[str, Any, int]":
    """A game as an environment that insists on the order of calls."""
    made = JotunEnv(game, seats, settings, masks, render_mode, content, palette)
    return OrderEnforcingWrapper(made)


class JotunEnv(AECEnv[str, Any, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game as an AEC environment."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int = 0,
        settings: Given | None = None,
        masks: str = "observation",
        render_mode: str | None = None,
        content: Path | None = None,
        palette: str = "light",
    ) -> None:
        super().__init__()
        check_word("masks", masks, MASKS)
        self.door = Door(game, seats, settings, content)
        self.screen = Screen(self.door, render_mode, palette)
        self.masks_in_info = masks == "info"
        self.render_mode = render_mode
        self.metadata = {
            "name": self.door.title,
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.door.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: self.actions() for agent in self.possible_agents}
        self.observation_spaces = {agent: self.observations() for agent in self.possible_agents}
        self.table: State[Any] | None = None
        self.rng: np.random.Generator | None = None

    def __str__(self) -> str:
        return self.door.title

    # Spaces -------------------------------------------------------------------------------------

    def actions(self) -> "spaces.Space[Any]":
        """One action for each token of the game's vocabulary."""
        return spaces.Discrete(self.door.actions)

    def observations(self) -> "spaces.Space[Any]":
        """The vector of the game's encoder, with the mask next to it."""
        vector = spaces.Box(-1.0, 1.0, (self.door.encoder.size,), np.float32)
        if self.masks_in_info:
            return vector
        mask = spaces.Box(0, 1, (self.door.actions,), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self.action_spaces[agent]

    # Play ---------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; options={"situation": text} starts from a situation."""
        if seed is not None or self.rng is None:
            self.rng, _ = seeding.np_random(seed)
        situation = str((options or {}).get("situation", ""))
        self.table = self.door.start(int(self.rng.integers(2**62)), situation)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.agents[0]
        self.look_up()
        self._accumulate_rewards()  # of a situation in which all is over

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.door.play(self.playing(), action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.look_up()
        self._accumulate_rewards()

    def look_up(self) -> None:
        """Who is asked now, or how it ended."""
        table = self.playing()
        self.screen.follow(table)
        if table.asked is None:
            self.finish()
            return
        self.agent_selection = self.possible_agents[table.asked.seat]
        if self.masks_in_info:
            self.infos = {agent: self.info(agent) for agent in self.agents}

    def finish(self) -> None:
        """Rewards for all; then each agent leaves the table."""
        table = self.playing()
        outcome = self.door.game.outcome(table.me())
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = outcome.utilities[seat]
            self.terminations[agent] = True
            self.infos[agent] = self.info(agent)
            self.infos[agent].update(score=outcome.scores[seat], rank=outcome.ranks[seat])
        self._deads_step_first()

    def info(self, agent: str) -> dict[str, Any]:
        """What comes with an observation."""
        return {"action_mask": self.mask(agent)} if self.masks_in_info else {}

    def observe(self, agent: str) -> Observation:
        seen = self.door.observe(self.playing(), self.seat(agent))
        if self.masks_in_info:
            return seen
        return {"observation": seen, "action_mask": self.mask(agent)}

    def mask(self, agent: str) -> Mask:
        """What the agent may answer."""
        return self.door.mask(self.playing(), self.seat(agent))

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def playing(self) -> State[Any]:
        """The table, once there is one."""
        if self.table is None:
            raise UserError("there is no game yet: call reset() first")
        return self.table

    def render(self) -> Shown:
        """The table as the asked seat sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn(NO_MODE)
        return self.screen.show(self.playing())

    def close(self) -> None:
        """The window shows nothing new."""
        self.screen.close()


def check_word(name: str, word: str, right: tuple[str, ...]) -> None:
    """Refuse an option that is none of these."""
    if word not in right:
        raise UserError(f"{name}: {word!r} is not one of {', '.join(right)}")
