"""The head of a new game."""

import secrets
from typing import Any

from jotunheim import __version__
from jotunheim.kernel import Game, SettingError, Settings, commitment
from jotunheim.records.header import Header, seed_of
from jotunheim.records.seeds import mixed_seed
from jotunheim.texts import _


def new_header(
    game: Game[Any],
    seats: int,
    options: dict[str, str] | None = None,
    seed: str = "",
    situation: str | None = None,
    rolls: tuple[int, ...] = (),
    pack: str = "",
    key: str = "",
    shares: dict[int, str] | None = None,
) -> Header:
    """The head of a new game; without a seed, a fair one is drawn, or mixed from key and shares."""
    game.check_seats(seats)
    if key:
        seed = mixed_seed(key, seats, shares or {})
    try:
        seed = seed_of(seed.lower() or secrets.token_hex(32))
    except ValueError as error:
        raise SettingError(_("seed: {error}").format(error=error)) from None
    return Header(
        game=game.name,
        rules=game.rules_version,
        seats=seats,
        content=game.content_version,
        pack=pack,
        package=__version__,
        options=Settings(game.settings, options or {}).values,
        commitment="" if seed.startswith("fast:") else commitment(bytes.fromhex(key or seed)),
        seed=seed,
        key=key,
        shares=dict(shares or {}),
        situation=situation,
        rolls=rolls,
    )
