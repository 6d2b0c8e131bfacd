"""A game that an engine process holds: its session, and what was found out about it."""

from typing import Any, Final

from jotunheim import registry
from jotunheim.bots.interface import Player
from jotunheim.kernel import Game
from jotunheim.records import parse
from jotunheim.records.files import Record
from jotunheim.records.lines import ORDERS, body_text, read_line
from jotunheim.records.replays import Replay, replay
from jotunheim.records.session import Session
from jotunheim.render.memo import Memo
from jotunheim.server.engine.last_offers import Offered
from jotunheim.server.engine.messages import Status
from jotunheim.texts import ENGLISH, N_, _, speaking

DIFFERS: Final = N_(
    "this game no longer replays as it was played, so it can be read, not played on"
)
HIDDEN: Final = N_("the seed is not revealed, so the game can be read, not played on")


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
        self.held = ""
        self.note_problems()

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
        """The same for whoever reads it."""
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
        return Status(self.seq, asked, order, g.over, self.held)

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
