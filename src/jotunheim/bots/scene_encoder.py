"""An encoder for a game that has none of its own: the facts of a scene, each in a bucket by its hash.

It works for every game and can reveal nothing, since it is made of what the seat is shown. But it is a stopgap: two facts
may share a bucket, 3 is as far from 4 as from 100, and a scene takes time to make.
"""

from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

import msgspec

from jotunheim.kernel import Game, State

BUCKETS: Final = 2048
# Words for people, and what stands in the mask anyway.
LEFT_OUT: Final = {"log", "prompt", "note", "text", "title", "why_not", "token", "route", "points"}


class SceneEncoder:
    """What the constant `ENCODER` of a game would be."""

    traits: tuple[str, ...] = ()

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def fields(self, seats: int) -> list[tuple[str, tuple[int, ...], str]]:
        """Name, shape and meaning of each field."""
        return [
            ("asked", (2,), "this seat is asked; another is, openly"),
            ("question", (64,), "the question to this seat, by its hash"),
            ("scene", (BUCKETS,), "1 for each fact of the scene, by its hash"),
        ]

    def encode(self, g: State[Any], seat: int) -> list[float]:
        """The numbers of all fields, for this seat."""
        found = [0.0] * (2 + 64 + BUCKETS)
        asked = g.asked
        if asked is not None and asked.seat == seat:
            found[0] = 1.0
            found[2 + crc32(asked.name().encode()) % 64] = 1.0
        elif asked is not None and not asked.covert:
            found[1] = 1.0
        scene: dict[str, Any] = msgspec.to_builtins(self.game.view(g.me(), seat))
        for fact in facts(scene, ""):
            found[2 + 64 + crc32(fact.encode()) % BUCKETS] = 1.0
        return found


def facts(part: object, path: str) -> Iterator[str]:
    """Everything that a part of a scene says, as paths with values; parts with keys go by them."""
    if isinstance(part, dict):
        for name, value in part.items():
            if name not in LEFT_OUT:
                yield from facts(value, f"{path}.{name}")
    elif isinstance(part, (list, tuple)):
        for at, value in enumerate(part):
            key = value.get("key", at) if isinstance(value, dict) else at
            yield from facts(value, f"{path}[{key}]")
    else:
        yield f"{path}={part}"
