"""The games on offer, as the lobby shows them. Their rules run elsewhere."""

import importlib
from typing import Any

from jotunheim import registry
from jotunheim.kernel import Game, UnknownGame
from jotunheim.texts import _


class GameList:
    """All games of a server: installed ones, and further ones from its settings."""

    def __init__(self, further: tuple[str, ...] = ()) -> None:
        self.games: dict[str, Game[Any]] = dict(registry.games())
        for entry in further:
            name, _sign, place = entry.partition("=")
            module, _colon, attribute = place.partition(":")
            self.games[name] = getattr(importlib.import_module(module), attribute)

    def game(self, name: str) -> Game[Any]:
        """The game of this name."""
        if name not in self.games:
            raise UnknownGame(registry.unknown(name[:40], sorted(self.games)))
        return self.games[name]

    def title(self, name: str) -> str:
        """What a game is called; one that is no longer installed keeps its short name."""
        return _(self.games[name].title) if name in self.games else name
