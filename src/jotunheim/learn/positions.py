"""Positions of teaching material as tables: set up in words, played on by name."""

from typing import Any

from jotunheim.kernel import Game
from jotunheim.kernel.chance import Chance
from jotunheim.learn.material import Position


def opened(game: Game[Any], position: Position) -> Any:  # noqa: ANN401 - the state of any game
    """The state of a position."""
    chance = Chance(position.seed)
    g = game.begin(position.situation or None, position.settings, position.seats, chance, True)
    for name in position.plays:
        g.play(game.words.token(name))
    return g
