"""The games that benchmarks play, as far as they are installed."""

from typing import Final

import msgspec

from jotunheim import registry


class Measured(msgspec.Struct, frozen=True):
    """How a game is played when it is measured."""

    seats: int
    spare: int  # tables for each that is played at a time: when a game is over, people go on to the next
    plays: int  # random plays from one end of a game to the other, or as far as is interesting


ALL: Final = {
    "connect-four": Measured(2, 20, 30),
    "giant": Measured(2, 4, 120),
    "assault": Measured(3, 1, 600),
    "stronghold": Measured(2, 1, 300),
    "dwarves": Measured(3, 2, 150),
    "valda": Measured(3, 2, 150),
}


def measured() -> dict[str, Measured]:
    """Those that are installed."""
    known = registry.games()
    return {name: how for name, how in ALL.items() if name in known}
