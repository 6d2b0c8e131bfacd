"""Bots at a table: they think in processes of their own and play like everybody else."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from jotunheim.server.engine import messages as m
from jotunheim.server.frames import Refused

if TYPE_CHECKING:
    from jotunheim.server.room import Room

log: Final = logging.getLogger("jotunheim.bots")
STANDIN: Final = "thumb"  # plays for those who are gone, or have given this order
FALLBACK: Final = ("thumb", "random")  # if a bot fails


def player_of(room: "Room") -> tuple[int, str] | None:
    """The seat that is asked and the bot that plays it; None: a person decides, or nobody."""
    status = room.state.log.status
    if (
        status is None
        or status.over
        or status.held
        or not 0 <= status.asked < len(room.state.seats)
    ):
        return None
    seat = room.state.seats[status.asked]
    level = seat.level if seat.kind == "bot" else seat.standin
    if not level and status.order == "bot":
        level = STANDIN
    return (status.asked, level) if level else None


def may_be_due(room: "Room") -> bool:
    """Is it, or could it be, a bot's turn?"""
    if room.state.table.stage != "playing":
        return False
    if room.state.log.status is None:
        return any(seat.kind == "bot" or seat.standin for seat in room.state.seats)
    return player_of(room) is not None


async def drive(room: "Room") -> bool:
    """Let bots play until a person is asked; False: another worker does it."""
    worker = room.state.worker
    await room.broadcast.stand()
    if player_of(room) is None:
        return True
    if not await worker.store.take_lease(room.id, worker.worker_id, worker.config.lease):
        return False  # if it dies, its lease is found
    try:
        last = 0.0
        while (player := player_of(room)) is not None and not worker.stopping:
            last = await one_play(room, player, last)
            await room.broadcast.stand()
    finally:
        if not worker.stopping or player_of(room) is None:
            await worker.store.give_back(room.id, worker.worker_id)
    return True


async def one_play(room: "Room", player: tuple[int, str], last: float) -> float:
    """One answer of a bot, not too soon after its last open one; when that was.

    A covert answer goes at once: the pause for reactions covers it. An open one waits until that is over.
    """
    seat, level = player
    status, seq = room.state.log.status, room.state.log.seq
    covert = status is not None and status.covert
    tokens = await think(room, seq, seat, level)
    if not covert:
        await room.state.pause.over.wait()
        clock, bot_pause = room.state.worker.clock, room.state.worker.config.bot_pause
        due = max(last, room.state.pause.until) + bot_pause  # people want to see what came before
        if due > clock.now():
            await clock.wait_until(due)
        last = clock.now()
    if tokens:
        await room.play_for(seat, seq, tokens)
    return last


async def thought(room: "Room", level: str, request: m.Think) -> m.Answers | None:
    """What a bot answers; None: the host wants an answer now, and this one is still thinking (T-32)."""
    if level in FALLBACK:
        return await room.state.think(level, request)
    thinking = asyncio.ensure_future(room.state.think(level, request))
    hurried = asyncio.ensure_future(room.hurry.wait())
    try:
        await asyncio.wait([thinking, hurried], return_when=asyncio.FIRST_COMPLETED)
        return thinking.result() if thinking.done() else None
    finally:
        hurried.cancel()
        thinking.cancel()


async def think(room: "Room", seq: int, seat: int, level: str) -> list[str]:
    """The answer of the bot, or of a weaker one if it fails; empty: the table has changed meanwhile."""
    room.hurry.clear()
    for name in (level, *FALLBACK):
        answer = await thought(room, name, m.Think(room.id, seq, seat, name))
        if answer is None:  # a quick one answers for it
            continue
        if isinstance(answer, m.Words):
            return answer.lines
        if room.state.log.seq != seq or room.state.worker.stopping:
            return []
        code = answer.code if isinstance(answer, m.Denied) else "?"
        log.warning("table %s: the bot %s failed: %s", room.id, name, code)
    raise Refused("broken", "the bots of this table do not work now")
