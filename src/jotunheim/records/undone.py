"""The log of a table where something was taken back: nothing is forgotten, only marked."""

from typing import Any

import msgspec

from jotunheim.kernel import Event, Game, State
from jotunheim.scene import LogLine


def log_with_undone(
    game: Game[Any], g: State[Any], gone: list[tuple[int, Event]], seat: int
) -> list[LogLine]:
    """The journal in words for a seat, with the events of undone plays where they stood."""
    journal = g.journal or []
    teller = g.clone()
    found: list[LogLine] = []
    told = 0
    for place in sorted({place for place, _ in gone}):
        teller.journal = journal[told:place]
        found += game.log(teller, seat)
        teller.journal = [event for at, event in gone if at == place]
        found += [msgspec.structs.replace(line, undone=True) for line in game.log(teller, seat)]
        told = place
    teller.journal = journal[told:]
    return found + game.log(teller, seat)
