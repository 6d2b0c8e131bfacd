"""What a table is asked about itself: why not, the table as text and as a file, its dice, a hint."""

from typing import Final

import msgspec

from jotunheim.bots.ladder import JARL
from jotunheim.server.action_log import refused
from jotunheim.server.engine import messages as m
from jotunheim.server.engine.pool import Pool
from jotunheim.server.frames import Check, HintFrame, Refused
from jotunheim.server.table_state import TableState
from jotunheim.texts import spoken

HINT_LEVEL: Final = JARL  # people wait for it


class Queries:
    """Questions about one table; none of them changes it."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.hinting = False

    async def why(self, seat: int, token: str) -> str:
        """Why something cannot be picked now."""
        [line] = await self.words(
            self.state.worker.rules, seat, m.Why(self.state.id, 0, seat, token)
        )
        return line

    async def preview(self, seat: int, tokens: list[str], paths: bool) -> tuple[bool, str]:
        """Whether an answer would end the turn, and the paths it would walk, as JSON."""
        request = m.Preview(self.state.id, 0, seat, tokens, paths)
        ends, found = await self.words(self.state.worker.rules, seat, request)
        return bool(ends), found

    async def text(self, seat: int, public_ply: int | None = None) -> str:
        """The table as text; None: now."""
        request = m.Text(self.state.id, 0, seat, -1 if public_ply is None else public_ply)
        [text] = await self.words(self.state.worker.rules, seat, request)
        return text

    async def earlier_log(self, seat: int, public_ply: int | None = None) -> str:
        """The lines of the log that a frame leaves out; None: now."""
        request = m.EarlierLog(self.state.id, 0, seat, -1 if public_ply is None else public_ply)
        [html] = await self.words(self.state.worker.rules, seat, request)
        return html

    async def places(self, seat: int, public_ply: int | None = None) -> tuple[str, str]:
        """The places that the question leaves out, in words, and their checksum; None: now."""
        request = m.Places(self.state.id, 0, seat, -1 if public_ply is None else public_ply)
        html, known = await self.words(self.state.worker.rules, seat, request)
        return html, known

    async def record(self, seat: int) -> str:
        """The table as a file: all of it after the end, before that what the seat may know."""
        [text] = await self.words(self.state.worker.rules, seat, m.Export(self.state.id, 0, seat))
        return text

    async def words(self, pool: Pool, seat: int, request: m.About) -> list[str]:
        """Ask for words about the present table."""
        self.state.check_seat(seat)
        self.state.check_exists()
        async with self.state.lock:
            plays = self.state.plays_for(seat)
            now = msgspec.structs.replace(
                request, seq=self.state.log.seq, plays=plays, language=spoken()
            )
            answer = await self.state.log.ask(pool, now)
        if not isinstance(answer, m.Words):
            raise refused(answer)
        return answer.lines

    async def verify(self) -> Check:
        """Derive all dice of a finished game again from its seed."""
        async with self.state.lock:
            plays = self.state.plays_for(-1)
            request = m.Verify(self.state.id, self.state.log.seq, plays=plays, language=spoken())
            answer = await self.state.log.ask(self.state.worker.rules, request)
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
        self.state.check_seat(seat, least=0)
        self.state.check_begun()
        if not self.state.table.hints:
            raise Refused("no_hints", "this table is played without hints")
        if self.state.is_held(seat):
            raise Refused("busy", "reactions may come; wait a moment")
        if self.hinting:
            raise Refused("busy", "a bot is already thinking about a hint")
        self.hinting = True
        try:
            request = m.Advise(
                self.state.id, self.state.log.seq, seat, HINT_LEVEL, language=spoken()
            )
            answer = await self.state.think(HINT_LEVEL, request)
        finally:
            self.hinting = False
        if not isinstance(answer, m.Words):
            raise refused(answer)
        return HintFrame(HINT_LEVEL, answer.version, answer.lines, answer.answers)
