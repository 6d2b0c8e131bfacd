"""A bot's opinion about a finished game: made once, when somebody asks for it, and kept with the table.

Nobody's game waits for it: each look at a play waits until no bot has to move.
"""

import logging
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from jotunheim.bots.analysis import Look, Opinion, suspects
from jotunheim.bots.ladder import KNIGHT
from jotunheim.server.action_log import refused
from jotunheim.server.engine import messages as m
from jotunheim.server.frames import Refused
from jotunheim.server.table_state import TableState
from jotunheim.texts import N_, spoken

LEVEL: Final = KNIGHT  # its processes look at the plays
NOTICE: Final = "analysis"
UNSAVED: Final = N_("this could not be saved; ask again later")
log: Final = logging.getLogger("jotunheim.rooms")


class Analysis:
    """The opinion about the game of one table."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.opinion: Opinion | None = None
        self.busy = False
        self.done = 0  # looks …
        self.of = 0  # … of so many, as far as we know
        self.problem = ""  # why the last attempt failed

    def check_over(self) -> None:
        """Nothing is told while the game goes on."""
        if self.state.table.stage != "over":
            raise Refused("not_over", "a bot gives its opinion when the game is over")

    async def is_known(self) -> bool:
        """Has it been made, by us or by another worker?"""
        if self.opinion is None:
            kept = await self.state.worker.store.opinion(self.state.id)
            self.opinion = msgspec.json.decode(kept, type=Opinion) if kept else None
        return self.opinion is not None

    def begin(self) -> None:
        """Make it, in the background; the windows of the table hear how far it is."""
        if not self.busy:
            self.busy = True
            self.problem = ""
            self.done = self.of = 0
            self.state.worker.spawn(self.run())

    async def run(self) -> None:
        """Make it and keep it; whatever goes wrong is told, and one may ask again."""
        try:
            made = await self.make()
            await self.state.worker.store.keep_opinion(self.state.id, msgspec.json.encode(made))
            self.opinion = made
        except Refused as refusal:
            self.problem = refusal.text
        except (SQLAlchemyError, OSError) as error:
            log.error("table %s: cannot keep an opinion: %s", self.state.id, type(error).__name__)
            self.problem = UNSAVED
        finally:
            self.busy = False
            self.state.worker.thinkers.forget(self.state.id)
            self.state.viewers.notice(NOTICE)

    async def make(self) -> Opinion:
        """Look at many plays, then again at the worst of them."""
        survey = await self.ask(m.Survey(self.state.id, self.state.log.seq))
        if not isinstance(survey, m.Surveyed):
            raise refused(survey)
        self.of = len(survey.numbers)
        looks = [await self.judge(number) for number in survey.numbers]
        worse = suspects(looks, survey.cooperative)
        self.of += len(worse)
        again = [await self.judge(one.number, one.rival) for one in worse]
        return Opinion(tuple(looks), tuple(again))

    async def judge(self, number: int, rival: str = "") -> Look:
        """One look at one play."""
        answer = await self.ask(m.Judge(self.state.id, self.state.log.seq, number, rival))
        if not isinstance(answer, m.Judged):
            raise refused(answer)
        self.done += 1
        self.state.viewers.notice(NOTICE)
        return answer.look

    async def ask(self, request: m.About) -> m.Answers:
        """Ask a process that thinks, after everybody else."""
        return await self.state.think_later(LEVEL, request)

    async def html(self, seat: int) -> str:
        """The opinion for the reader at a seat, in the present language."""
        assert self.opinion is not None
        request = m.Comment(
            self.state.id, self.state.log.seq, seat, self.opinion, language=spoken()
        )
        answer = await self.state.log.ask(self.state.worker.rules, request)
        if not isinstance(answer, m.Words):
            raise refused(answer)
        return answer.lines[0]
