"""The five levels of every game: who plays each of them.

A level is a strength that people can feel: each should beat the one below in 60 to 75 of 100 games. How much search that
takes differs from game to game, so a game says it in `bot/ladder.toml`, and `docs/ladder.md` shows what was measured.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec

from jotunheim.kernel import ContentError, Game
from jotunheim.ledger import text_of
from jotunheim.texts import N_

FILE: Final = "bot/ladder.toml"
THRALL: Final = N_("thrall")
SQUIRE: Final = N_("squire")
KNIGHT: Final = N_("knight")
JARL: Final = N_("jarl")
JOTUN: Final = N_("jotun")
LEVELS: Final = (THRALL, SQUIRE, KNIGHT, JARL, JOTUN)  # from the weakest


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player behind each level, by name."""

    thrall: str = "thumb:stray=0.3"
    squire: str = "thumb"
    knight: str = "search:30"
    jarl: str = "search:200"
    jotun: str = "search:1000"

    def player_of(self, level: str) -> str:
        """The name of the player behind a level."""
        found: str = getattr(self, level) if level in LEVELS else level
        return found


@lru_cache(maxsize=64)
def ladder_of(game: Game[Any]) -> Ladder:
    """The levels of a game, read once; a game without the file has the usual ones."""
    text = text_of(game, FILE) if game.package else None
    try:
        return msgspec.toml.decode(text or "", type=Ladder)
    except msgspec.MsgspecError as error:
        raise ContentError(f"{game.name}: {FILE}: {error}") from None
