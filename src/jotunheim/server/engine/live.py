"""A game in an engine process: its session, and what is cached about it."""

import contextlib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from jotunheim import registry
from jotunheim.bots.interface import Player
from jotunheim.kernel import Game
from jotunheim.learn.course import course_at
from jotunheim.records import parse
from jotunheim.records.files import Record
from jotunheim.records.lines import ALWAYS, ORDERS, body_text, read_line
from jotunheim.records.replays import Replay, replay
from jotunheim.records.session import Session
from jotunheim.records.timeline import Play
from jotunheim.render.memo import Memo
from jotunheim.server.engine.last_offers import Offered
from jotunheim.server.engine.messages import Status
from jotunheim.texts import ENGLISH, N_, _, speaking

DIFFERS: Final = N_(
    "this game no longer replays as it was played, so it can be read, not played on"
)
HIDDEN: Final = N_("the seed is not revealed, so the game can be read, not played on")


class Mark(NamedTuple):
    """How many plays and covered windows there were."""

    plays: int
    covered: int


class Live:
    """A table in memory. `held` says why it cannot be played on."""

    def __init__(self, replayed: Replay) -> None:
        self.replayed = replayed
        self.session: Session = replayed.session
        self.game: Game[Any] = replayed.game
        self.session.known_orders = ORDERS
        self.versions: dict[int, tuple[int, str]] = {}  # by seat: the rows it was made of, version
        self.drawn: dict[str, Memo] = {}  # by language
        self.offered: dict[str, list[Offered]] = {}  # by language: questions shown last
        self.players: dict[int, tuple[str, Player]] = {}  # bots by seat, each with its level
        self.course = course_at(self.game, self.session.header.situation)
        self.held = ""
        self.limit = -1  # so many plays may be seen for now; -1: all
        self.note_problems()

    def tokens(self) -> list[int]:
        """The plays up to the moment that is shown."""
        return [play.token for play in self.session.plays[: self.session.now]]

    @property
    def bound(self) -> int:
        """How many plays may be seen."""
        count = len(self.session.plays)
        return count if self.limit < 0 else min(self.limit, count)

    @contextlib.contextmanager
    def bounded(self, plays: int) -> Iterator[None]:
        """Show the table as if only so many plays had been made; -1: all of them."""
        self.limit = plays
        try:
            if self.bound < len(self.session.plays):
                self.session.go_to(self.bound)
            yield
        finally:
            self.limit = -1
            self.session.go_to(len(self.session.plays))

    @property
    def seq(self) -> int:
        """How many rows it is made of."""
        return len(self.session.lines)

    def note_problems(self) -> None:
        """A table that does not replay as it was played is held, never changed.

        The reason is for all eyes, so it names no play and no draw.
        """
        if self.replayed.problems and not self.held:
            with speaking(ENGLISH):  # this is kept with the table
                self.held = DIFFERS + self.replayed.versions()
        elif not self.session.header.seed and not self.session.g.over and not self.held:
            self.held = HIDDEN

    def held_words(self) -> str:
        """The reason in the language of the reader."""
        if self.held.startswith(DIFFERS):
            return _(DIFFERS) + self.replayed.versions()
        return _(self.held)

    def feed(self, lines: list[str]) -> None:
        """Rows that somebody else has written."""
        for text in lines:
            self.replayed.add(read_line(self.seq, text))
        self.session.undone.clear()
        self.note_problems()

    def status(self) -> Status:
        """How the table stands."""
        g = self.session.g
        asked = g.asked.seat if g.asked is not None else -1
        covert = g.asked is not None and g.asked.covert
        order = self.session.orders.get(asked, "") if covert else ""
        hidden = g.asked is not None and covert and not g.asked.always_stops(g)
        always = sorted([seat for seat, given in self.session.orders.items() if given == ALWAYS])
        return Status(self.seq, asked, order, covert, hidden, always, g.over, self.held)

    # Windows ----------------------------------------------------------------------------------------

    def mark(self) -> Mark:
        """Where the table is, to count windows from there."""
        return Mark(len(self.session.plays), self.session.g.covered)

    def windows_since(self, mark: Mark) -> int:
        """Covert windows that were opened since then, asked or not. It rests on public facts alone.

        Windows that ask only if something fits count themselves (`State.covered`). Questions that are open
        for a public reason are counted here, whether they wait or a standing order has passed.
        """
        session = self.session
        if len(session.plays) <= mark.plays:
            return 0
        count = max(0, session.g.covered - mark.covered)
        # The question that the first play answered was asked before.
        count += sum([self.answered_public(play) for play in session.plays[mark.plays + 1 :]])
        asked = session.g.asked
        return count + (asked is not None and asked.covert and asked.always_stops(session.g))

    def answered_public(self, play: Play) -> bool:
        """Was it a covert pass to a question that is open for a public reason?"""
        if play.public_ply != self.session.plays[play.number - 2].public_ply:
            return False
        g = self.session.line.state_after(play.number - 1)
        return g.asked is not None and bool(g.asked.always_stops(g))

    def lines_from(self, seq: int) -> list[str]:
        """The rows from this number on, as text."""
        return [body_text(line) for line in self.session.lines[seq:]]


def record_of(header: str, lines: list[str]) -> Record:
    """The record of a table from its rows."""
    text = header + "".join([line + "\n" for line in lines])
    return parse(text.encode(), "the table")


def load(header: str, lines: list[str], game: Game[Any] | None = None) -> Live:
    """A table from its rows."""
    record = record_of(header, lines)
    return Live(replay(record, game or registry.game(record.header.game)))
