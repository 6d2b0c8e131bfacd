"""Proposals at a table: what seats of a cooperative game propose to the one that is asked.

They belong to the table, not to the rules: no record holds them, and they are gone with the next row of the
log, whatever it is. Each seat has one at most. Other workers hear of them by news.
"""

from typing import Final

import msgspec

from jotunheim.server.action_log import refused
from jotunheim.server.engine import messages as m
from jotunheim.server.frames import Frame, Refused
from jotunheim.server.table_state import TableState
from jotunheim.server.viewers import frame_of
from jotunheim.texts import N_, spoken

NEWS: Final = "propose "  # how such news begins
LONGEST: Final = 4_000  # bytes of a proposal; news of the database holds 8,000
TOO_LONG: Final = N_("this answer is too long for a proposal")
NO_LISTENER: Final = N_("a bot decides here, and it follows no proposal")
WAIT: Final = N_("reactions may come; wait a moment")


class Proposal(msgspec.Struct, frozen=True):
    """An answer that a seat proposes, to the question after so many rows."""

    seat: int
    seq: int
    tokens: list[str]  # none: it is taken back


class ProposalLine(msgspec.Struct, frozen=True):
    """A proposal in words."""

    seat: int
    tokens: list[str]
    words: str


class ProposalList(msgspec.Struct, frozen=True, tag_field="kind", tag="proposals"):
    """All that is proposed now; `version` is that of the asked seat, to which alone the tokens belong."""

    asked: int
    version: str
    lines: list[ProposalLine]


NONE: Final = ProposalList(-1, "", [])


class Proposals:
    """The proposals of a table, as one worker knows them."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.by_seat: dict[int, Proposal] = {}

    # Looking ----------------------------------------------------------------------------------------

    async def consult(self, seat: int) -> Frame:
        """What the asked seat sees, for a seat that wants to propose."""
        self.check(seat)
        async with self.state.lock:
            request = m.Consult(self.state.id, self.state.log.seq, seat, language=spoken())
            answer = await self.state.log.ask(self.state.worker.rules, request)
        if not isinstance(answer, m.Seen):
            raise refused(answer)
        return frame_of(answer, None, self.state.worker.shared)

    async def places(self, seat: int) -> tuple[str, str]:
        """The places in words that the asked seat's question leaves out, and their sum."""
        self.check(seat)
        async with self.state.lock:
            request = m.Places(
                self.state.id, self.state.log.seq, seat, consult=True, language=spoken()
            )
            answer = await self.state.log.ask(self.state.worker.rules, request)
        if not isinstance(answer, m.Words):
            raise refused(answer)
        html, known = answer.lines
        return html, known

    def check(self, seat: int) -> None:
        """Refuse a table or a moment without proposals."""
        state = self.state
        state.check_seat(seat, least=0)
        state.check_begun()
        if state.is_held(seat):
            raise Refused("busy", WAIT)
        if 0 <= state.asked < len(state.seats):
            asked = state.seats[state.asked]
            if asked.kind == "bot" or asked.standin:
                raise Refused("illegal", NO_LISTENER)

    # Proposing --------------------------------------------------------------------------------------

    async def propose(self, seat: int, on: str, tokens: list[str]) -> None:
        """Propose an answer instead of the seat's old one; without tokens, take the old one back."""
        self.check(seat)
        if len(msgspec.json.encode(tokens)) > LONGEST:
            raise Refused("illegal", TOO_LONG)
        async with self.state.lock:
            made = Proposal(seat, self.state.log.seq, tokens)
            if tokens:
                await self.words(made, on)
        self.take(made)
        self.state.worker.tell_others(self.state.id, NEWS + msgspec.json.encode(made).decode())

    async def words(self, made: Proposal, on: str = "") -> m.Words:
        """A proposal in words, and the version of the asked seat. The caller holds the lock."""
        request = m.Propose(self.state.id, made.seq, made.seat, on, made.tokens, language=spoken())
        answer = await self.state.log.ask(self.state.worker.rules, request)
        if not isinstance(answer, m.Words):
            raise refused(answer)
        return answer

    def hear(self, news: str) -> None:
        """Another worker has got a proposal."""
        self.take(msgspec.json.decode(news.removeprefix(NEWS), type=Proposal))

    def take(self, made: Proposal) -> None:
        """Keep a proposal, and tell those who sit here."""
        self.by_seat.pop(made.seat, None)
        if made.tokens:
            self.by_seat[made.seat] = made
        self.state.viewers.notice("proposals")

    def forget(self) -> None:
        """The log has grown: nothing that was proposed fits any more."""
        old = [p for p in self.by_seat.values() if p.seq != self.state.log.seq]
        for made in old:
            del self.by_seat[made.seat]
        if old:
            self.state.viewers.notice("proposals")

    # Telling ----------------------------------------------------------------------------------------

    async def listed(self, seat: int) -> ProposalList:
        """All proposals in the words of a reader; those who watch get none."""
        if seat < 0 or not self.by_seat:
            return NONE
        try:
            return await self.in_words(seat)
        except Refused:  # the rules no longer know the question
            return NONE

    async def in_words(self, seat: int) -> ProposalList:
        """The same, of a table that has proposals."""
        async with self.state.lock:
            fitting = [p for p in self.by_seat.values() if p.seq == self.state.log.seq]
            if not fitting or self.state.is_held(seat):
                return NONE
            found = [(made, await self.words(made)) for made in fitting]
        lines = [ProposalLine(made.seat, made.tokens, said.lines[0]) for made, said in found]
        return ProposalList(self.state.asked, found[0][1].version, lines)
