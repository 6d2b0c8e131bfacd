"""The door to Gymnasium: one seat of a game as an environment, the others played by bots.

    import gymnasium
    import jotunheim.envs.gymnasium

    env = gymnasium.make("jotunheim/giant-v2", opponents="thumb")

Importing this module makes all games known to Gymnasium; the version is that of a game's rules. An action that
is not in the mask forfeits the game: it ends with the reward -1, and info["illegal"] says why.
"""

from pathlib import Path
from typing import Any, Final

from jotunheim import registry
from jotunheim.bots.player import Player, Sight
from jotunheim.envs.door import Door, Given, is_asked
from jotunheim.envs.extras import needed
from jotunheim.envs.opponents import Opponents, seated, sitting
from jotunheim.envs.screen import MODES, NO_MODE, Screen
from jotunheim.kernel import Game, IllegalAction, State, UserError

with needed("Gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

NAMESPACE: Final = "jotunheim"
LOST: Final = -1.0
SEEDS: Final = 2**62
TRIES: Final = 1_000  # new games in a row in which the seat is never asked


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str | Game[Any],
        seat: int = 0,
        seats: int = 0,
        opponents: Opponents = "thumb",
        settings: Given | None = None,
        render_mode: str | None = None,
        content: Path | None = None,
        palette: str = "light",
    ) -> None:
        self.door = Door(game, seats, settings, content)
        if not 0 <= seat < self.door.seats:
            raise UserError(f"seat: expected one of 0 to {self.door.seats - 1}, not {seat}")
        self.screen = Screen(self.door, render_mode, palette)
        self.seat = seat
        self.opponents = seated(opponents, self.door.seats - 1)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.door.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.door.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.door.actions,), np.int8),
            }
        )
        self.table: State[Any] | None = None
        self.players: dict[int, Player] = {}
        self.is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the first question to this seat; options={"situation": text} as at PettingZoo."""
        super().reset(seed=seed)
        situation = str((options or {}).get("situation", ""))
        for _ in range(TRIES):
            self.let_go()
            self.table = self.door.start(self.draw(), situation)
            others = [other for other in range(self.door.seats) if other != self.seat]
            self.players = {
                other: sitting(who, self.draw())
                for other, who in zip(others, self.opponents, strict=True)
            }
            self.let_others_play()
            self.is_over = self.table.over
            if not self.is_over:
                self.screen.follow(self.table, self.seat)
                return self.seen(), {}
        raise UserError(f"{self.door.game.name}: seat {self.seat} is never asked")

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until this seat is asked again or all is over."""
        table = self.playing()
        if self.is_over:
            raise UserError("the game is over: call reset() for a new one")
        try:
            self.door.play(table, action)
        except IllegalAction as error:
            self.is_over = True
            return self.seen(), LOST, True, False, {"illegal": str(error)}
        self.let_others_play()
        self.screen.follow(table, self.seat)
        if not table.over:
            return self.seen(), 0.0, False, False, {}
        self.is_over = True
        outcome = self.door.game.outcome(table.me())
        info = {"score": outcome.scores[self.seat], "rank": outcome.ranks[self.seat]}
        return self.seen(), outcome.utilities[self.seat], True, False, info

    def let_others_play(self) -> None:
        """The bots answer until it is this seat's turn, or nobody's."""
        table = self.playing()
        while table.asked is not None and not is_asked(table, self.seat):
            other = table.asked.seat
            table.play(self.players[other].choose(Sight(self.door.game, table, other)))

    def let_go(self) -> None:
        """The opponents of the last game are done; one that was handed to us as a player stays."""
        for one in self.players.values():
            if not any(one is who for who in self.opponents):
                one.close()

    def close(self) -> None:
        """Programs that play end, and the window shows nothing new."""
        self.let_go()
        self.screen.close()

    def seen(self) -> dict[str, Any]:
        """What the seat sees, and what it may answer."""
        table = self.playing()
        return {
            "observation": self.door.observe(table, self.seat),
            "action_mask": self.door.mask(table, self.seat),
        }

    def action_masks(self) -> "np.ndarray[Any, np.dtype[np.bool_]]":
        """The mask alone, as MaskablePPO asks for it."""
        return self.door.mask(self.playing(), self.seat).astype(bool)

    def draw(self) -> int:
        """A seed for a table or for a bot."""
        return int(self.np_random.integers(SEEDS))

    def playing(self) -> State[Any]:
        """The table, once there is one."""
        if self.table is None:
            raise UserError("there is no game yet: call reset() first")
        return self.table

    def render(self) -> Any:  # noqa: ANN401  # text, pixels, or nothing, as Gymnasium declares it
        """The table as this seat sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn(NO_MODE)
        return self.screen.show(self.playing(), self.seat)


def register() -> list[str]:
    """Make all games known to Gymnasium; their names there."""
    found: list[str] = []
    for name, game in registry.games().items():
        full = f"{NAMESPACE}/{name}-v{game.rules_version}"
        if full not in gymnasium.registry:
            gymnasium.register(
                id=full,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point="jotunheim.envs.vector:SeatVectorEnv",
                kwargs={"game": name},
            )
        found.append(full)
    return found


register()
