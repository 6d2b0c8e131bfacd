"""A table in memory: the game, its state with the journal, and the record that grows with it.

A play counts once its line is written; if that fails, the table is as it was before.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from jotunheim.kernel import (
    CHAPTER,
    PASS,
    Game,
    IllegalAction,
    Sealed,
    State,
    UserError,
)
from jotunheim.kernel.windows import OpenReact
from jotunheim.records.ahead import Ahead
from jotunheim.records.files import Record, Writer, record_text
from jotunheim.records.header import Header
from jotunheim.records.lines import (
    ORDERS,
    SAME,
    TARGET,
    TURN,
    AheadLine,
    BodyLine,
    CheckLine,
    OrderLine,
    PlayLine,
    UndoLine,
    body_text,
    end_line,
)
from jotunheim.records.passes import Passes
from jotunheim.records.repicks import find_repick
from jotunheim.records.seeds import chance_of
from jotunheim.records.timeline import ANOTHER, Play, Timeline, log_with_undone
from jotunheim.scene import LogLine, Scene
from jotunheim.texts import N_, _

NOTHING: Final = N_("nothing has been played yet")
CHECK_EVERY: Final = 50  # plays
PERSON: Final = "person"  # who plays a seat, in a header; all others are bots


class UndoRefused(UserError):
    """The last play cannot be taken back."""


class Session:
    """A table: play, undo, redo, look back; written as it goes if it has a writer."""

    def __init__(self, game: Game[Any], header: Header, record: Record | None = None) -> None:
        self.game = game
        self.header = header
        self.line = Timeline(game, header, chance_of(header, record.lines if record else []))
        self.writer: Writer | None = None
        self.lines: list[BodyLine] = []  # the body of the record
        self.undone: list[int] = []  # tokens, last first
        self.spans: dict[
            int, int
        ] = {}  # of answers of several plays: the last play -> the one before
        self.orders: dict[int, str] = {}
        self.ahead: dict[int, Ahead] = {}
        self.passes = Passes()
        self.known_orders: tuple[str, ...] = ORDERS[:5]  # a server, which has bots, knows all
        if record is not None:
            self.lines += record.lines
        elif self.line.first:
            self.lines.append(PlayLine(0, 0, -1, "", "", self.line.first))

    # Looking --------------------------------------------------------------------------------------

    @property
    def g(self) -> State[Any]:
        """The state that is shown: the latest, unless `go_to` went back."""
        return self.line.g

    @property
    def plays(self) -> list[Play]:
        """All plays that count."""
        return self.line.plays

    @property
    def now(self) -> int:
        """How many plays lie behind the state that is shown."""
        return self.line.now

    @property
    def is_live(self) -> bool:
        """Is the latest state shown, so that it can be played on?"""
        return self.now == len(self.plays)

    def scene(self, seat: int) -> Scene:
        """What a seat sees; -1 is a spectator."""
        scene = self.game.view(self.g, seat)
        if not self.line.gone or not self.is_live:
            return scene
        return msgspec.structs.replace(scene, log=tuple(self.log(seat)))

    def log(self, seat: int) -> list[LogLine]:
        """What happened, in words, for this seat; what was undone is marked so, not forgotten."""
        if not self.line.gone or not self.is_live:
            return self.game.log(self.g, seat)
        return log_with_undone(self.game, self.g, self.line.gone, seat, self.line.taken)

    def text(self) -> str:
        """The record up to now."""
        return record_text(self.header, self.lines)

    def go_to(self, number: int) -> None:
        """Show the table as it stood after a play; 0 is the set-up."""
        if not 0 <= number <= len(self.plays):
            line = _("there is no play {n}; the last is {last}")
            raise IllegalAction(line.format(n=number, last=len(self.plays)))
        self.line.look_at(number)

    # Playing --------------------------------------------------------------------------------------

    def play(self, name: str) -> Play:
        """Answer the question that is asked, by name."""
        return self.play_tokens([self.game.words.token(name)])[0]

    def play_all(self, names: list[str]) -> list[Play]:
        """A whole answer of the asked seat: all picks or none."""
        tokens = [self.game.words.token(name) for name in names]
        if self.g.asked is not None and len(tokens) > 1:
            self.g.play_all(self.g.asked.seat, tokens)  # on a clone: refuses what cannot be sent
        before = self.now
        plays = self.play_tokens(tokens)
        if len(plays) > 1:
            self.spans[plays[-1].number] = before
        return plays

    def play_tokens(self, tokens: list[int]) -> list[Play]:
        """Play on, then play what standing orders and answers ahead say."""
        redo = self.undone[-1:] == tokens
        asked = self.g.asked
        plays = self.count(tokens)
        if asked is not None and not asked.covert and self.orders.get(asked.seat) == TURN:
            self.write([OrderLine(0, asked.seat, "ask")])
            self.orders[asked.seat] = "ask"
        self.undone = self.undone[:-1] if redo else []
        self.go_on()
        return plays

    def count(self, tokens: list[int]) -> list[Play]:
        """Play and write; if either fails, nothing has happened."""
        if not self.is_live:
            line = _("play {n} is shown; go to the end to play on")
            raise IllegalAction(line.format(n=self.now))
        before = self.now
        lines: list[BodyLine] = []
        try:
            for token in tokens:
                lines += self.advance(token)
            self.write(lines)
        except BaseException:  # also Ctrl-C: what is not written has not happened
            if len(self.plays) > before:
                self.line.cut(before)
            raise
        for play in self.plays[before:]:  # a longer answer that was taken back may have ended here
            self.spans.pop(play.number, None)
        return self.plays[before:]

    def advance(self, token: int) -> list[BodyLine]:
        """Play a token; the lines it makes."""
        events = len(self.line.journal)
        asked, options = self.g.asked, self.g.options
        play = self.line.play(token)
        self.passes.note(asked, options, token)
        answer = self.game.words.names[token]
        lines: list[BodyLine] = [
            PlayLine(0, play.number, play.seat, play.question, answer, play.draws)
        ]
        if self.g.over:
            outcome = self.game.outcome(self.g)
            lines.append(end_line(play.number, self.g.digest(), outcome))
        elif play.number % CHECK_EVERY == 0 or self.new_chapter(events):
            lines.append(CheckLine(0, play.number, self.g.digest()))
        return lines

    def new_chapter(self, events: int) -> bool:
        """Did a chapter begin behind so many events?"""
        return any(event.what == CHAPTER for event in self.line.journal[events:])

    def write(self, lines: list[BodyLine]) -> None:
        """Lines that count from now on."""
        if self.writer is not None:
            self.writer.append("".join([body_text(line) + "\n" for line in lines]))
        self.lines += lines

    # Taking back ----------------------------------------------------------------------------------

    def why_no_undo(self) -> str:
        """Why the last play cannot be taken back; empty if it can."""
        if not self.is_live:
            return _("play {n} is shown; go to the end first").format(n=self.now)
        if not self.plays:
            return _(NOTHING)
        floor, why = self.line.floor()
        return _(why) if len(self.plays) <= floor else ""

    def why_no_undo_by(self, seat: int) -> str:
        """Why this seat cannot take the last play back; empty if it can.

        Plays that nobody may notice are no reason: before the first open one, nothing was played.
        """
        last = self.plays[-1] if self.plays and self.is_live else None
        if last and last.seat != seat and last.public_ply == self.line.base:
            return _(NOTHING)
        return self.why_no_undo() or (_(ANOTHER) if self.plays[-1].seat != seat else "")

    def why_no_takeback(self, seat: int) -> str:
        """Why this seat can take nothing back; empty if it can: its last play, or also what bots answered."""
        why = self.why_no_undo_by(seat)
        return "" if not why or self.takeback(seat) >= 0 else why

    def takeback(self, seat: int) -> int:
        """How many plays are left when a seat alone among bots takes back its last one; -1: it cannot."""
        bots = [other for other, who in self.header.players.items() if who != PERSON]
        alone = all(other in bots for other in range(self.header.seats) if other != seat)
        return self.line.takeback(seat, bots) if alone and self.is_live else -1

    def agreed_takeback(self, seat: int) -> int:
        """The same if everybody else agrees; nobody can agree to what chance or a secret has shown since (T-11)."""
        if not self.is_live or self.g.over:
            return -1
        return self.line.takeback(seat, [other for other in range(self.g.seats) if other != seat])

    def take_back(self, seat: int, agreed: bool = False) -> list[Play]:
        """Take back the last answer of this seat, and what bots, or others who agree, have answered since."""
        if not self.why_no_undo_by(seat):
            number = self.answer_before()
            if number == len(self.plays) - 1:
                return [self.undo()]
        else:
            number = self.agreed_takeback(seat) if agreed else self.takeback(seat)
        if number < 0:
            raise UndoRefused(_("no undo: {why}").format(why=self.why_no_undo_by(seat)))
        self.write([UndoLine(0, number)])
        self.undone.clear()
        self.passes.clear()
        return self.line.undo(number)

    def answer_before(self) -> int:
        """How many plays came before the last answer, which one click may have made of several plays (T-19)."""
        last = len(self.plays)
        start = self.spans.get(last, last - 1)
        whole = start >= self.line.floor()[0] and start < last
        same = all(play.seat == self.plays[-1].seat for play in self.plays[start:])
        return start if whole and same else last - 1

    def undo(self) -> Play:
        """Take back the last play. The record keeps it, with a line that says so."""
        why = self.why_no_undo()
        if why:
            raise UndoRefused(_("no undo: {why}").format(why=why))
        number = len(self.plays) - 1
        self.write([UndoLine(0, number)])
        [gone] = self.line.undo(number)
        self.undone.append(gone.token)
        self.passes.clear()
        return gone

    def repick(self, name: str, more: bool) -> None:
        """One more or one less of equal things in an answer that has begun; all other picks stay (T-13)."""
        found = find_repick(self.line, self.game.words.token(name), more) if self.is_live else None
        if found is None:
            raise UndoRefused(_("Take back the later picks first"))
        if found.number < len(self.plays):
            self.write([UndoLine(0, found.number)])
            self.line.undo(found.number)
        self.undone.clear()
        self.passes.clear()
        self.count(found.tokens)

    def redo(self) -> Play:
        """Play again what was taken back last."""
        if not self.undone:
            raise UndoRefused(_("no redo: nothing was taken back since the last play"))
        return self.play_tokens([self.undone[-1]])[0]

    # Standing orders and answers ahead ------------------------------------------------------------

    def give_order(self, seat: int, order: str) -> None:
        """Say how questions in windows are answered: `pass`, `ask` the seat, or as a `bot` says.

        `turn` passes until the seat answers an open question, `target` unless it is the target.
        In open windows `same` passes until the seat does anything else or can use something new.
        """
        self.check_seat(seat)
        if order not in self.known_orders:
            line = _("order {order}: it is {orders}")
            raise IllegalAction(
                line.format(order=repr(order), orders=_(" or ").join(self.known_orders))
            )
        self.write([OrderLine(0, seat, order)])
        self.orders[seat] = order
        self.go_on()

    def options_ahead(self, seat: int) -> list[str]:
        """What a seat may answer ahead to its sealed question, by name; nothing: not now."""
        found = self.ahead_of(seat)
        return [self.game.words.names[t] for t in found.options(self.g)] if found else []

    def answer_ahead(self, seat: int, name: str) -> None:
        """One more pick of a seat's sealed answer, before it is that seat's turn."""
        found = self.ahead_of(seat)
        if found is None:
            line = _("seat {n} has no sealed question to answer ahead")
            raise IllegalAction(line.format(n=seat + 1))
        new = found.plus(self.g, self.game.words.token(name))
        self.keep_ahead(seat, new)
        self.go_on()

    def withdraw(self, seat: int) -> None:
        """Forget what a seat has answered ahead."""
        if seat in self.ahead:
            self.keep_ahead(seat, None)

    def keep_ahead(self, seat: int, new: Ahead | None) -> None:
        """Write down what a seat has answered ahead."""
        tokens = new.answers if new else []
        names = tuple([self.game.words.names[token] for token in tokens])
        self.write([AheadLine(0, seat, names)])
        self.ahead.pop(seat, None)
        if new:
            self.ahead[seat] = new

    def ahead_of(self, seat: int) -> Ahead | None:
        """The sealed question that waits for a seat, with what it has answered so far."""
        self.check_seat(seat)
        if seat in self.ahead:
            return self.ahead[seat]
        asked = self.g.asked
        if asked is None or not asked.secret or asked.seat == seat:
            return None
        for step in reversed(self.g.agenda):  # what comes next stands last
            if not isinstance(step, Sealed):
                return None
            if step.seat == seat:
                return Ahead(step)
        return None

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        if not 0 <= seat < self.header.seats:
            line = _("there is no seat {n}; seats are 1 to {last}")
            raise IllegalAction(line.format(n=seat + 1, last=self.header.seats))

    def go_on(self) -> None:
        """Play what standing orders and answers ahead say, until somebody must be asked."""
        token = self.answer_for_asked()
        while token >= 0:
            [play] = self.count([token])
            self.use_up(play)
            token = self.answer_for_asked()

    def use_up(self, play: Play) -> None:
        """A play that was said ahead need not be said again."""
        ready = self.ahead.get(play.seat)
        if ready is not None and ready.answers[:1] == [play.token]:
            ready.answers.pop(0)
            if not ready.answers:
                del self.ahead[play.seat]

    def answer_for_asked(self) -> int:
        """What was said beforehand to the question that is asked; -1: nothing."""
        g = self.g
        asked = g.asked
        if asked is None:
            return -1
        ready = self.ahead.get(asked.seat)
        if asked.secret and ready is not None:
            token = ready.next(g, asked)
            if token >= 0:
                return token
            del self.ahead[asked.seat]
        order = self.orders.get(asked.seat)
        # Windows are the kernel's own questions: orders hold there in every game.
        if order == "pass" and (asked.covert or isinstance(asked, OpenReact)):
            return asked.default(g, g.options)
        # The same: only a window can be passed until something is new.
        if order == SAME and isinstance(asked, OpenReact) and self.passes.cover(asked, g.options):
            return PASS
        spared = order == TURN or (order == TARGET and not asked.is_target(g))
        return asked.default(g, g.options) if asked.covert and spared else -1

    # Saving ---------------------------------------------------------------------------------------

    def save_as(self, path: Path, sync: bool = True) -> None:
        """Write the record to a new file, and from now on each play."""
        self.writer = Writer.create(path, self.text(), sync)
