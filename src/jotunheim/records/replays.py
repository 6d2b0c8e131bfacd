"""Loading is replaying: every line of a record is played or compared, in its order.

What does not fit is a `Problem`. Some are fatal: nothing after them can be replayed. A table to be played on must have
none at all; a replay shows what comes before them; `verify` lists them.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

from jotunheim.kernel import Game, IllegalAction, JotunError, RecordError
from jotunheim.records.files import Record, Writer, printable, read
from jotunheim.records.lines import (
    AheadLine,
    BodyLine,
    CheckLine,
    Draws,
    EndLine,
    OrderLine,
    PlayLine,
    UndoLine,
    end_line,
)
from jotunheim.records.session import Session
from jotunheim.texts import N_, _

SETUP: Final = N_("the set-up")


class Problem(NamedTuple):
    """Something in a record that is not as replaying makes it."""

    line: int  # in the file
    play: int
    kind: str  # play, draw, check, undo, end, answer
    text: str
    draw: int = 0  # of a draw: which one of the play, from 1
    expected: str = ""  # what replaying gives
    found: str = ""  # what the record says


class Stop(Exception):
    """Nothing after this can be replayed."""


class Replay:
    """A record being replayed."""

    def __init__(self, record: Record, game: Game[Any], strict: bool = False) -> None:
        self.record = record
        self.game = game
        self.strict = strict  # the first problem ends it
        self.problems: list[Problem] = []
        self.draws = 0
        self.checks = 0
        self.stopped = False
        check_pack(record, game)
        try:
            self.session = Session(game, record.header, record)
        except JotunError as error:
            why = printable(str(error))
            raise RecordError(
                _("{file}: this game cannot be set up: {why}").format(file=record.file, why=why)
            ) from None
        self.names = {**game.aliases}

    def run(self) -> "Replay":
        """Replay to the end, or to the first problem that is fatal."""
        lines = self.record.lines
        first = lines[0] if lines and isinstance(lines[0], PlayLine) else None
        written = first.draws if first and first.number == 0 else ()
        try:
            self.compare_draws(first.at if first else 0, 0, self.session.line.first, written)
            for line in lines:
                self.take(line)
        except Stop:
            self.stopped = True
        return self

    def add(self, line: BodyLine) -> None:
        """One more line, which somebody else has added to the record."""
        self.session.lines.append(line)
        if not self.stopped:
            try:
                self.take(line)
            except Stop:
                self.stopped = True

    def take(self, line: BodyLine) -> None:
        """Play or compare one line."""
        if isinstance(line, PlayLine):
            if line.number:
                self.play(line)
        elif isinstance(line, CheckLine):
            self.compare_digest(line)
        elif isinstance(line, UndoLine):
            self.undo(line)
        elif isinstance(line, EndLine):
            self.compare_end(line)
        else:
            self.hear(line)

    def problem(self, line: BodyLine, kind: str, text: str) -> None:
        """Note something that does not fit."""
        text = printable(text + self.versions())
        self.problems.append(Problem(line.at, self.session.now, kind, text))
        if self.strict:
            raise Stop

    def versions(self) -> str:
        """A remark on versions, where they may explain why something does not fit."""
        head = self.record.header
        if head.rules != self.game.rules_version:
            line = _("played by rules version {old}; these are {new}")
            return f" ({line.format(old=head.rules, new=self.game.rules_version)})"
        if head.content != self.game.content_version:
            return f" ({_('played with other content than this')})"
        return ""

    def play(self, line: PlayLine) -> None:
        """Play a line, if the question and the answer are still the same."""
        why = self.why_not(line)
        if why:
            self.problem(line, "play", misfit(line, why))
            raise Stop
        try:
            play = self.session.line.play(self.token(line.answer))
        except IllegalAction as error:
            self.problem(line, "play", misfit(line, str(error)))
            raise Stop from None
        except Exception as error:  # a mistake in the rules: what comes before it can be looked at
            name = type(error).__name__
            text = _("play {n}: the rules fail with {error}: {text}")
            self.problem(line, "play", text.format(n=line.number, error=name, text=error))
            raise Stop from None
        self.session.use_up(play)
        self.compare_draws(line.at, line.number, play.draws, line.draws)

    def why_not(self, line: PlayLine) -> str:
        """Why a line cannot be played here; empty if it can."""
        asked = self.session.g.asked
        if asked is None:
            return _("the game is over")
        if line.seat != asked.seat:
            words = _("seat {asked} is asked, not seat {other}")
            return words.format(asked=asked.seat + 1, other=line.seat + 1)
        question = asked.name()
        if line.question != question and self.names.get(line.question) != question:
            words = _("the question is {question}, not {other}")
            return words.format(question=question, other=line.question)
        known = self.token(line.answer) >= 0
        return "" if known else _("there is no choice {name}").format(name=repr(line.answer))

    def token(self, name: str) -> int:
        """The token of a name, or of what it is called today; -1: there is none."""
        tokens = self.game.words.tokens
        return tokens.get(name, tokens.get(self.names.get(name, ""), -1))

    def compare_draws(self, at: int, play: int, drawn: Draws, written: Draws) -> None:
        """Is every draw as the seed gives it?"""
        self.draws += len(drawn)
        if drawn == written:
            return
        for i in range(max(len(drawn), len(written))):
            expected = draw_text(drawn, i)
            found = draw_text(written, i)
            if expected != found:
                where = _("play {n}").format(n=play) if play else _(SETUP)
                line = _("{where}, draw {n}: the seed gives {ours}, the record says {theirs}")
                text = line.format(where=where, n=i + 1, ours=expected, theirs=found)
                self.problems.append(Problem(at, play, "draw", text, i + 1, expected, found))

    def compare_digest(self, line: CheckLine | EndLine) -> None:
        """Is the whole state as it was?"""
        self.checks += 1
        digest = self.session.g.digest()
        if self.record.header.seed and digest != line.digest:  # the state includes the seed
            text = _("after play {n} the state is {ours}, the record says {theirs}")
            line_text = text.format(n=line.number, ours=digest, theirs=line.digest)
            self.problem(line, "check", line_text)

    def compare_end(self, line: EndLine) -> None:
        """Is the game over, and with this outcome?"""
        session = self.session
        if not session.g.over:
            text = _("the game is not over after play {n}")
            self.problem(line, "end", text.format(n=line.number))
            raise Stop
        ours = end_line(line.number, "", self.game.outcome(session.g))
        for what, expected, found in (
            (_("the scores are {ours}, the record says {theirs}"), ours.scores, line.scores),
            (_("the ranks are {ours}, the record says {theirs}"), ours.ranks, line.ranks),
        ):
            if expected != found:
                text = what.format(ours=spaced(expected), theirs=spaced(found))
                self.problem(line, "end", text)
        self.compare_digest(line)

    def undo(self, line: UndoLine) -> None:
        """Take plays back; the rules for it hold for records too."""
        floor, why = self.session.line.floor()
        if line.number < floor and not self.is_takeback(line.number):
            text = _("undo to play {n}, although {why}")
            self.problem(line, "undo", text.format(n=line.number, why=_(why)))
        self.session.line.undo(line.number)

    def is_takeback(self, number: int) -> bool:
        """Whether a seat took back a play and what bots, or people who agreed, had answered since."""
        session = self.session
        if not 0 <= number < len(session.plays):
            return False
        return session.agreed_takeback(session.plays[number].seat) == number

    def hear(self, line: OrderLine | AheadLine) -> None:
        """What a seat said beforehand."""
        session = self.session
        try:
            session.check_seat(line.seat)
            if isinstance(line, OrderLine):
                session.orders[line.seat] = line.order
            else:
                session.ahead.pop(line.seat, None)
                for name in line.answers:
                    ready = session.ahead_of(line.seat)
                    if ready is None:
                        raise IllegalAction(_("no sealed question waits"))
                    session.ahead[line.seat] = ready.plus(session.g, self.token(name))
        except IllegalAction as error:
            text = _("seat {n} cannot say this ahead: {why}")
            self.problem(line, "answer", text.format(n=line.seat + 1, why=error))


def misfit(line: PlayLine, why: str) -> str:
    """What is said of a play that cannot be played."""
    return _("play {n} does not fit: {why}").format(n=line.number, why=why)


def draw_text(draws: Draws, index: int) -> str:
    """One draw as it is written: sides and result."""
    if index >= len(draws):
        return _("no draw")
    sides, result = draws[index]
    return f"{sides}:{result + 1}"


def spaced(numbers: tuple[int, ...]) -> str:
    """Numbers with blanks between them."""
    return " ".join([str(number) for number in numbers])


def check_pack(record: Record, game: Game[Any]) -> None:
    """A game with a content pack goes on with the same pack only."""
    head = record.header
    if head.game != game.name:
        raise RecordError(
            _("{file}: a game of {game}, not of {name}").format(
                file=record.file, game=repr(head.game), name=repr(game.name)
            )
        )
    if head.pack and head.content != game.content_version:
        raise RecordError(
            _("{file}: played with the content pack {pack}; give it with --content DIR").format(
                file=record.file, pack=repr(head.pack)
            )
        )


def replay(record: Record, game: Game[Any], strict: bool = False) -> Replay:
    """Replay a record as far as it goes; a strict reader stops at the first problem."""
    return Replay(record, game, strict).run()


def why_it_ends(done: Replay) -> str:
    """Why a table cannot go on: its game has changed since, or else the line that does not fit."""
    file, first = done.record.file, done.problems[0]
    if other := done.versions():
        line = _(
            "{file}: {game} has changed since this game was saved, so it cannot go on{why}; "
            "./jotun replay shows it as far as it fits"
        )
        return line.format(file=file, game=_(done.game.title), why=other)
    return _("{file}, line {line}: {text}").format(file=file, line=first.line, text=first.text)


def load(record: Record, game: Game[Any]) -> Session:
    """The table of a record; anything that does not fit is a RecordError with file and line."""
    done = replay(record, game)
    if done.problems:
        raise RecordError(why_it_ends(done))
    return done.session


def resume(path: Path, game: Game[Any], sync: bool = True) -> Session:
    """Load a table from a file and go on writing to it; a torn last line is cut off."""
    record = read(path)
    session = load(record, game)
    if not record.header.seed:
        raise RecordError(
            _("{path}: the seed is not revealed, so the game cannot go on here").format(path=path)
        )
    session.writer = Writer.resume(record, path, sync)
    lines = session.lines
    if session.g.over and not (lines and isinstance(lines[-1], EndLine)):
        outcome = game.outcome(session.g)  # the crash came between the last two lines
        session.write([end_line(session.now, session.g.digest(), outcome)])
    session.go_on()
    return session
