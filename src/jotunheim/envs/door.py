"""What all doors share: a game, its seats and settings, checked; new tables, observations, masks."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from jotunheim import registry
from jotunheim.envs.encoders import Encoder, Numbers
from jotunheim.envs.extras import needed
from jotunheim.kernel import PASS, Chance, Game, IllegalAction, Settings, State
from jotunheim.render.text import render

with needed("research"):
    import numpy as np
    from numpy.typing import NDArray

Mask: TypeAlias = "NDArray[np.int8]"
Given: TypeAlias = Mapping[str, str | int | bool]


class Door:
    """One game at one number of seats, with one choice of settings."""

    def __init__(
        self, game: str | Game[Any], seats: int, settings: Given | None, content: Path | None = None
    ) -> None:
        self.game = registry.game(game, content) if isinstance(game, str) else game
        self.seats = seats or self.game.fewest
        self.given = {name: spelled(value) for name, value in (settings or {}).items()}
        Settings(self.game.settings, self.given)  # refuses mistakes now, not at the first reset
        self.encoder = Encoder(self.game, self.seats)
        self.actions = len(self.game.words)

    @property
    def title(self) -> str:
        """The name of the game with the version of its rules: giant_v1."""
        return f"{self.game.name.replace('-', '_')}_v{self.game.rules_version}"

    def start(self, seed: int, situation: str = "") -> State[Any]:
        """A new table, from the beginning or from a situation in the game's own language."""
        chance = Chance(seed)
        if situation:
            g: State[Any] = self.game.open_situation(situation, self.given, self.seats, chance)
        else:
            g = self.game.start(self.given, self.seats, chance)
        return g

    def observe(self, table: State[Any], seat: int) -> Numbers:
        """What the seat sees, as numbers."""
        return self.encoder.encode(table, seat)

    def mask(self, table: State[Any], seat: int) -> Mask:
        """A 1 for each token that the seat may answer with.

        A seat that is not asked has `pass` alone, so that a softmax over a mask is never empty.
        """
        found = np.zeros(self.actions, dtype=np.int8)
        if is_asked(table, seat):
            found[table.options] = 1
        else:
            found[PASS] = 1
        return found

    def play(self, table: State[Any], action: object) -> None:
        """Answer for the asked seat; what is not in the mask is refused, and the table stays as it was."""
        token = self.token(action)
        if token not in table.options:
            reason = table.why_not(token) or "that is not on offer now"
            raise IllegalAction(f"action {token} ({self.game.words.names[token]}): {reason}")
        table.play(token)

    def token(self, action: object) -> int:
        """An action as a token of the vocabulary."""
        if not isinstance(action, int | np.integer) or not 0 <= int(action) < self.actions:
            raise IllegalAction(
                f"action {action!r}: expected a number from 0 to {self.actions - 1}"
            )
        return int(action)

    def text(self, table: State[Any], seat: int | None = None) -> str:
        """The table for people, as a seat sees it; by default the one that is asked."""
        if seat is None:
            seat = -1 if table.asked is None else table.asked.seat
        return render(self.game.view(table.me(), seat))


def is_asked(table: State[Any], seat: int) -> bool:
    """Is it this seat that answers next?"""
    return table.asked is not None and table.asked.seat == seat


def spelled(value: str | int | bool) -> str:
    """A setting as settings are written: yes and no for switches, numbers in digits."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
