"""What a player is handed: the table as its seat knows it, never the table itself.

A new `Sight` is made for each decision. The table is used once, to make the one world that stands
for all the worlds the seat cannot tell apart (`Game.normal`), and is not kept. So a player cannot
cheat, not even by mistake: at two tables that differ only in hidden things it is handed the same.
"""

from typing import Any, final

from jotunheim.kernel import Chance, Decision, Game, IllegalAction, State
from jotunheim.scene import Scene
from jotunheim.texts import _


@final
class Sight:
    """One decision, from the seat that is asked."""

    def __init__(self, game: Game[Any], table: State[Any], seat: int) -> None:
        asked: Decision[Any] | None = table.asked
        if asked is None or asked.seat != seat:
            raise IllegalAction(_("seat {n} is not asked").format(n=seat + 1))
        self.game = game
        self.seat = seat
        self.seats = table.seats
        self.question = asked.name()
        self._world: State[Any] = game.normal(table, seat)
        self.options: tuple[int, ...] = tuple(self._world.options)

    def scene(self) -> Scene:
        """What the seat sees; the log is left out."""
        return self.game.view(self._world, self.seat)

    def name(self, token: int) -> str:
        """A token in words, as in records."""
        return self.game.words.names[token]

    def world(self) -> State[Any]:
        """A world that could be the true one, always the same for all that the seat cannot tell apart."""
        world: State[Any] = self._world.clone()
        return world

    def sample(self, chance: Chance) -> State[Any]:
        """Another world that could be the true one: hidden things dealt by this chance, dice to come too."""
        world: State[Any] = self.game.determinize(self._world, self.seat, chance)
        return world

    def weights(self) -> list[float]:
        """The game's rule of thumb on each option."""
        found: list[float] = self.game.weigh(self._world, list(self.options))
        return found

    def digest(self) -> str:
        """A short hash of all that the seat knows."""
        return self._world.digest()
