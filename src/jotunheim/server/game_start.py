"""The start of a game: makes the head of its record, with a seed that everybody has a share in, and stores it."""

from typing import TYPE_CHECKING

from jotunheim.server.action_log import refused
from jotunheim.server.engine.messages import Begin, Begun
from jotunheim.server.frames import Refused
from jotunheim.texts import spoken

if TYPE_CHECKING:
    from jotunheim.server.room import Room


async def begin(room: "Room") -> None:
    """Begin the game of a room whose seats are all taken; refused if somebody sat down meanwhile."""
    store = room.state.worker.store
    key, shares = await store.shares(room.id)
    answer = await room.state.worker.rules.ask(room.id, request(room, key, shares))
    if not isinstance(answer, Begun):
        raise refused(answer)
    if not await store.begin(room.id, answer.header, answer.lines, shares):
        raise Refused("illegal", "somebody sat down or began the game just now; look again")
    room.state.log.take(answer.lines, [])
    for seat in room.state.seats:
        if seat.kind == "person" and seat.seat not in room.present():
            await store.leave(room.id, seat.seat)


def request(room: "Room", key: str, shares: list[str]) -> Begin:
    """What the rules need to know."""
    table = room.state.table
    return Begin(
        game=table.game,
        seats=table.seats,
        options=table.options,
        situation=table.situation,
        names={s.seat: s.name for s in room.state.seats if s.kind == "person" and s.name},
        players={s.seat: s.level or "person" for s in room.state.seats},
        key=key,
        shares={seat: share for seat, share in enumerate(shares) if share},
        language=spoken(),
    )
