"""PettingZoo's parallel environments, for games in which several seats answer at the same time.

    env = pettingzoo.parallel_env("giant")
    seen, infos = env.reset(seed=7)
    seen, rewards, terminations, truncations, infos = env.step({agent: action for agent in env.agents})

Secret choices that are opened together (sealed questions) are answered by all their seats in the same step, each
without knowing the others. At any other question one seat answers, and all others pass: their masks hold `pass` alone.
"""

from pathlib import Path
from typing import Any, TypeAlias

from jotunheim.envs.door import Door, Given, Mask, is_asked
from jotunheim.envs.extras import needed
from jotunheim.envs.pictures import Shown
from jotunheim.envs.screen import MODES, Screen
from jotunheim.kernel import PASS, Game, IllegalAction, Sealed, State, UserError
from jotunheim.records.ahead import Ahead

with needed("PettingZoo"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import ParallelEnv

Seen: TypeAlias = dict[str, dict[str, Any]]  # by agent: observation and mask
Infos: TypeAlias = dict[str, dict[str, Any]]


class JotunParallelEnv(ParallelEnv[str, Any, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which all agents step together."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int = 0,
        settings: Given | None = None,
        render_mode: str | None = None,
        content: Path | None = None,
        palette: str = "light",
    ) -> None:
        self.door = Door(game, seats, settings, content)
        self.screen = Screen(self.door, render_mode, palette)
        self.render_mode = render_mode
        self.metadata = {"name": self.door.title, "render_modes": list(MODES), "render_fps": 1}
        self.possible_agents = [f"player_{seat}" for seat in range(self.door.seats)]
        self.agents: list[str] = []
        self.action_spaces = {a: spaces.Discrete(self.door.actions) for a in self.possible_agents}
        self.observation_spaces = {a: observations(self.door) for a in self.possible_agents}
        self.table: State[Any] | None = None
        self.ahead: dict[int, Ahead] = {}  # by seat: a sealed answer before it is that seat's turn
        self.rng: np.random.Generator | None = None

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self.action_spaces[agent]

    # Play ---------------------------------------------------------------------------------------

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Infos]:
        """A new game; options={"situation": text} starts from a situation."""
        if seed is not None or self.rng is None:
            self.rng, _ = seeding.np_random(seed)
        situation = str((options or {}).get("situation", ""))
        self.table = self.door.start(int(self.rng.integers(2**62)), situation)
        self.agents = self.possible_agents[:]
        self.look_ahead()
        self.screen.follow(self.table)
        return self.seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """One action of each agent; those that are not asked pass. If one is illegal, nothing happens."""
        table = self.playing()
        given = [self.checked(seat, actions) for seat in range(self.door.seats)]
        asked = table.asked
        for seat, before in list(self.ahead.items()):
            if before.options(table):
                self.ahead[seat] = before.plus(table, given[seat])
        if asked is not None:
            table.play(given[asked.seat])
        self.catch_up()
        self.look_ahead()
        self.screen.follow(table)
        return self.after()

    def checked(self, seat: int, actions: dict[str, int]) -> int:
        """The action of a seat, if its mask holds it."""
        agent = self.possible_agents[seat]
        token = self.door.token(actions.get(agent))
        if token not in self.offered(seat):
            name = self.door.game.words.names[token]
            raise IllegalAction(f"{agent}: action {token} ({name}) is not on offer now")
        return token

    def catch_up(self) -> None:
        """Play what was answered ahead, now that its seats are asked."""
        table = self.playing()
        while table.asked is not None and table.asked.seat in self.ahead:
            before = self.ahead[table.asked.seat]
            token = before.next(table, table.asked)
            if token < 0:
                del self.ahead[table.asked.seat]
                return
            before.answers.pop(0)
            table.play(token)

    def look_ahead(self) -> None:
        """Find the sealed questions that wait behind a sealed one: their seats answer at the same time."""
        table = self.playing()
        asked = table.asked
        # Sealed questions are the kernel's own, and their class is all that tells them apart.
        if asked is None or not isinstance(asked, Sealed):
            self.ahead = {}
            return
        for step in reversed(table.agenda):  # what comes next stands last
            if not isinstance(step, Sealed):  # an open question: nobody answers it ahead
                return
            if step.seat != asked.seat and step.seat not in self.ahead:
                self.ahead[step.seat] = Ahead(step)

    def after(
        self,
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """What a step gives: at the end all agents leave."""
        table, agents = self.playing(), self.agents
        rewards = dict.fromkeys(agents, 0.0)
        infos: Infos = {agent: {} for agent in agents}
        seen = self.seen()
        if table.over:
            outcome = self.door.game.outcome(table.me())
            for seat, agent in enumerate(agents):
                rewards[agent] = outcome.utilities[seat]
                infos[agent] = {"score": outcome.scores[seat], "rank": outcome.ranks[seat]}
            self.agents = []
        over = dict.fromkeys(agents, table.over)
        return seen, rewards, over, dict.fromkeys(agents, False), infos

    # What is seen -------------------------------------------------------------------------------

    def offered(self, seat: int) -> list[int]:
        """What a seat may answer; `pass` alone if it is not asked."""
        table = self.playing()
        if is_asked(table, seat):
            return table.options
        found = self.ahead[seat].options(table) if seat in self.ahead else []
        return found or [PASS]

    def seen(self) -> Seen:
        """What all agents see, with their masks."""
        return {agent: self.view(seat) for seat, agent in enumerate(self.agents)}

    def view(self, seat: int) -> dict[str, Any]:
        """What one seat sees."""
        mask: Mask = np.zeros(self.door.actions, np.int8)
        mask[self.offered(seat)] = 1
        world = self.playing()
        if seat in self.ahead and self.offered(seat) != [PASS]:
            world = drafting(world, self.ahead[seat])
        return {"observation": self.door.observe(world, seat), "action_mask": mask}

    def playing(self) -> State[Any]:
        """The table, once there is one."""
        if self.table is None:
            raise UserError("there is no game yet: call reset() first")
        return self.table

    def render(self) -> Shown:
        """The table as the asked seat sees it."""
        return self.screen.show(self.playing())

    def close(self) -> None:
        """The window shows nothing new."""
        self.screen.close()


def drafting(table: State[Any], ahead: Ahead) -> State[Any]:
    """The table as if the seat were asked its sealed question now, with what it has answered so far."""
    new: State[Any] = table.clone()
    new.draft(ahead.sealed.seat)[:] = ahead.draft
    new.asked = ahead.sealed
    new.options = ahead.options(table)
    return new


def observations(door: Door) -> "spaces.Space[Any]":
    """The vector of the game's encoder, with the mask next to it."""
    vector = spaces.Box(-1.0, 1.0, (door.encoder.size,), np.float32)
    mask = spaces.Box(0, 1, (door.actions,), np.int8)
    return spaces.Dict({"observation": vector, "action_mask": mask})


def parallel_env(
    game: str | Game[Any],
    seats: int = 0,
    settings: Given | None = None,
    render_mode: str | None = None,
    content: Path | None = None,
    palette: str = "light",
) -> JotunParallelEnv:
    """A game as a parallel environment; there must be questions that several seats answer at once."""
    return JotunParallelEnv(game, seats, settings, render_mode, content, palette)
