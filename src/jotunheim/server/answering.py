"""A table that answers what it is asked about itself: why not, as text, as a file, its dice, a hint."""

import asyncio
from typing import Final

import msgspec

from jotunheim.server.engine import messages as m
from jotunheim.server.engine.pool import Pool
from jotunheim.server.frames import Check, HintFrame, Refused
from jotunheim.server.house import House
from jotunheim.server.log import Log, refused
from jotunheim.server.store import Table
from jotunheim.texts import spoken

HINT_LEVEL: Final = "knight"


class Answering:
    """A table. Seats count from 0; -1 is a spectator. Whether somebody holds a seat is checked outside."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.log = Log(table.id, house.store)
        self.lock = asyncio.Lock()  # all that concerns one table is done one after the other
        self.hinting = False

    @property
    def id(self) -> str:
        """Of the table."""
        return self.table.id

    def check_exists(self) -> None:
        """Refuse what needs a game, in progress or over."""
        if self.table.stage == "open":
            raise Refused("not_begun", "the game has not begun yet")

    def check_begun(self) -> None:
        """Refuse what needs a game in progress."""
        self.check_exists()
        if self.table.stage == "held":
            raise Refused("held", self.table.reason)
        if self.table.stage == "over":
            raise Refused("over", "the game is over")

    def check_seat(self, seat: int, least: int = -1) -> None:
        """Refuse a seat that is not at this table."""
        if not least <= seat < self.table.seats:
            raise Refused("not_yours", "there is no such seat at this table")

    async def why(self, seat: int, token: str) -> str:
        """Why something cannot be picked now."""
        [line] = await self.words(self.house.rules, seat, m.Why(self.id, 0, seat, token))
        return line

    async def text(self, seat: int, told: int | None = None) -> str:
        """The table as text; None: now."""
        request = m.Text(self.id, 0, seat, -1 if told is None else told)
        [text] = await self.words(self.house.rules, seat, request)
        return text

    async def places(self, seat: int, told: int | None = None) -> tuple[str, str]:
        """The places in words that the question leaves out, and their sum; None: now."""
        request = m.Places(self.id, 0, seat, -1 if told is None else told)
        html, known = await self.words(self.house.rules, seat, request)
        return html, known

    async def record(self, seat: int) -> str:
        """The table as a file: all of it after the end, before that what the seat may know."""
        [text] = await self.words(self.house.rules, seat, m.Export(self.id, 0, seat))
        return text

    async def words(self, pool: Pool, seat: int, request: m.About) -> list[str]:
        """Ask for words about the present table."""
        self.check_seat(seat)
        self.check_exists()
        async with self.lock:
            now = msgspec.structs.replace(request, seq=self.log.seq, language=spoken())
            answer = await self.log.ask(pool, now)
        if not isinstance(answer, m.Words):
            raise refused(answer)
        return answer.lines

    async def verify(self) -> Check:
        """Derive all dice of a finished game anew."""
        async with self.lock:
            request = m.Verify(self.id, self.log.seq, language=spoken())
            answer = await self.log.ask(self.house.rules, request)
        if not isinstance(answer, m.Checked):
            raise refused(answer)
        return Check(
            ok=not answer.problems,
            plays=answer.plays,
            draws=answer.draws,
            checks=answer.checks,
            commitment=answer.commitment,
            seed=answer.seed,
            problems=answer.problems,
        )

    async def hint(self, seat: int) -> HintFrame:
        """What a bot would do in this seat; refused where the table has hints off."""
        self.check_seat(seat, least=0)
        self.check_begun()
        if not self.table.hints:
            raise Refused("no_hints", "this table is played without hints")
        if self.hinting:
            raise Refused("busy", "a hint is being thought about already")
        self.hinting = True
        try:
            request = m.Advise(self.id, self.log.seq, seat, HINT_LEVEL, language=spoken())
            answer = await self.log.ask(self.house.bots, request)
        finally:
            self.hinting = False
        if not isinstance(answer, m.Words):
            raise refused(answer)
        return HintFrame(HINT_LEVEL, answer.version, answer.lines)
