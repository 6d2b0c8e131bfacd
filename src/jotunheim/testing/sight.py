"""What a seat learns of a table, as bytes: two sights are compared without taking them apart."""

from typing import Any, Final

import msgspec

from jotunheim.kernel import Game, State
from jotunheim.scene import Scene, encode
from jotunheim.testing.complaint import Complaint, expect_same

RECENT: Final = 40  # events whose words are looked at; older ones were recent before


class Sight:
    """All that a seat learns: its scene, the end of its log, its own options and prompt."""

    def __init__(self, game: Game[Any], g: State[Any], seat: int) -> None:
        asked, journal = g.asked, g.journal
        mine = g.options if asked is not None and asked.seat == seat else []
        g.journal = journal[-RECENT:] if journal is not None else None
        try:
            self.scene: Scene = game.view(g.me(), seat)
            prompt = game.prompt(g.me(), seat)
            self.parts = {
                "scene": encode(self.scene),
                "log": encode(tuple(game.log(g.me(), seat))),
                "options": msgspec.json.encode([game.words.names[token] for token in mine]),
                "prompt": b"null" if prompt is None else encode(prompt),
            }
        finally:
            g.journal = journal

    def plain(self) -> dict[str, object]:
        """The same as plain values, to tell where two sights differ."""
        return {name: msgspec.json.decode(part) for name, part in self.parts.items()}


def expect_same_sight(one: Sight, other: Sight, check: str, what: str) -> None:
    """Complain, with the first difference, unless two sights are the same byte for byte."""
    if one.parts != other.parts:
        expect_same(one.plain(), other.plain(), check, what)
        raise Complaint(check, f"{what}: the same values are written in other bytes")
