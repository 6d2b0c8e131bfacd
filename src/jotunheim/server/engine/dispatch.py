"""Answers the requests to an engine process, one after the other."""

import secrets
import sys
import traceback
from collections import OrderedDict
from typing import Any, Final

from jotunheim import registry
from jotunheim.bots import hints
from jotunheim.bots.own.offered import fingerprints
from jotunheim.bots.player import Player, player
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Game, UserError
from jotunheim.records import Session, new_header, parse, verify
from jotunheim.records.files import record_text
from jotunheim.records.header import header_lines
from jotunheim.records.lines import body_text
from jotunheim.records.replays import replay
from jotunheim.server.engine import messages as m
from jotunheim.server.engine.denial import Denial
from jotunheim.server.engine.exports import public_record
from jotunheim.server.engine.hindsight import opinion_on
from jotunheim.server.engine.live import HIDDEN, Live, record_of
from jotunheim.server.engine.previews import preview
from jotunheim.server.engine.proposing import consulted, consulted_places, proposal
from jotunheim.server.engine.views import as_text, current_version, earlier_log, places, seen
from jotunheim.server.engine.why_not import why_not
from jotunheim.texts import N_, _, use

RULES_FAIL = N_("the rules failed here, which is our mistake; the table has not changed")
NOTHING: Final = m.Words([])


class Missing(Exception):
    """The engine does not hold this game, or not with these rows."""

    def __init__(self, have: int) -> None:
        super().__init__()
        self.have = have


class Dispatch:
    """Games by table; the least recently used are dropped."""

    def __init__(
        self,
        sessions: int,
        games: dict[str, Game[Any]] | None = None,
        bot_dice: int | None = None,
    ) -> None:
        self.limit = sessions
        self.games = dict(games or {})
        self.bot_dice = bot_dice  # a test knows them, nobody else
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self.refused = ""  # the table whose last request was

    def answer(self, request: m.Requests) -> m.Answer:
        """The answer to a request, whatever happens; a table that went wrong is dropped."""
        use(request.language)
        if isinstance(request, m.View) and self.is_pointless(request):
            return NOTHING
        self.refused = getattr(request, "table", "")
        answer = self.try_to(request)
        if not isinstance(answer, (m.Absent, m.Denied)):
            self.refused = ""
        return answer

    def is_pointless(self, request: m.View) -> bool:
        """Was it requested together with a change that was refused? Then nobody needs it."""
        return request.seq == m.LATEST and request.table == self.refused

    def try_to(self, request: m.Requests) -> m.Answer:
        """Do what is asked for, or say why not."""
        try:
            return self.do(request)
        except Missing as error:
            return m.Absent(error.have)
        except Denial as error:
            return m.Denied(error.code, _(str(error)))
        except UserError as error:
            return m.Denied("illegal", str(error))
        except Exception:
            self.let_go(getattr(request, "table", ""))
            self.report(request)
            return m.Denied("broken", _(RULES_FAIL))

    def report(self, request: m.Requests) -> None:
        """Report an error to the host; the trace holds nothing of the table."""
        frames = traceback.extract_tb(sys.exc_info()[2])
        kind = sys.exc_info()[0]
        where = " < ".join(
            [f"{f.filename.rsplit('/', 1)[-1]}:{f.lineno}" for f in frames[::-1][:6]]
        )
        name = kind.__name__ if kind else "?"
        print(f"engine: {type(request).__name__}: {name} at {where}", file=sys.stderr, flush=True)

    def do(self, request: m.Requests) -> m.Answer:
        """By the kind of the request."""
        match request:
            case m.Begin():
                return self.begin(request)
            case m.TakeIn():
                return self.take_in(request)
            case m.Load():
                return self.load(request)
            case m.Feed():
                return self.feed(request)
            case m.Drop():
                self.let_go(request.table)
                return m.Words([])
        live = self.at(request.table, request.seq)
        with live.bounded(request.plays):
            return self.about(live, request)

    def about(self, live: Live, request: m.Requests) -> m.Answer:
        """What is asked of a table."""
        match request:
            case m.View():
                return seen(live, request.seat, request.have, request.public_ply)
            case m.Text():
                return m.Words([as_text(live, request.seat, request.public_ply)])
            case m.EarlierLog():
                return m.Words([earlier_log(live, request.seat, request.public_ply)])
            case m.Places():
                if request.consult:
                    return m.Words(consulted_places(live, request.seat))
                return m.Words(places(live, request.seat, request.public_ply))
            case m.Consult():
                return consulted(live, request.seat)
            case m.Propose():
                return self.propose(live, request)
            case m.Why():
                return m.Words([why_not(live, request.seat, request.token)])
            case m.Preview():
                return m.Words(preview(live, request.seat, request.tokens, request.paths))
            case m.Export():
                return m.Words([public_record(live, request.seat)])
            case m.Verify():
                return self.verify(live)
            case m.Think():
                return self.think(live, request)
            case m.Advise():
                return self.advise(live, request)
            case m.Survey() | m.Judge() | m.Comment():
                return opinion_on(live, request)
        return self.change(live, request)

    def game(self, name: str) -> Game[Any]:
        """A game by name, also one that is not installed."""
        if name not in self.games:
            self.games[name] = registry.game(name)
        return self.games[name]

    def at(self, table: str, seq: int) -> Live:
        """The game of a table with exactly these rows, or with LATEST whatever rows it has."""
        live = self.tables.get(table)
        if live is None:
            raise Missing(-1)
        if seq == m.LATEST:
            seq = live.seq
        if live.seq > seq:  # rows that were never written: start over
            self.let_go(table)
            raise Missing(-1)
        if live.seq < seq:
            raise Missing(live.seq)
        self.tables.move_to_end(table)
        return live

    def keep(self, table: str, live: Live) -> None:
        """Hold a game; drop the one that was not used for the longest time."""
        self.tables[table] = live
        self.tables.move_to_end(table)
        while len(self.tables) > self.limit:
            self.let_go(next(iter(self.tables)))

    def let_go(self, table: str) -> None:
        """Hold a game no longer; programs that played in it end."""
        live = self.tables.pop(table, None)
        for _level, bot in live.players.values() if live else ():
            bot.close()

    # Making and loading -----------------------------------------------------------------------------

    def begin(self, request: m.Begin) -> m.Begun:
        """A new game."""
        game = self.game(request.game)
        head = new_header(
            game,
            request.seats,
            request.options,
            situation=request.situation,
            key=request.key,
            shares=request.shares,
        )
        head.names = request.names
        head.players = request.players
        head.fingerprints = fingerprints(request.players)
        return begun(Session(game, head))

    def take_in(self, request: m.TakeIn) -> m.Begun:
        """Import a record; anything that does not fit is refused."""
        record = parse(request.text.encode(), _("the record"))
        done = replay(record, self.game(record.header.game), strict=True)
        if done.problems:
            first = done.problems[0]
            line = _("the record, line {line}: {problem}")
            raise Denial("illegal", line.format(line=first.line, problem=first.text))
        return begun(done.session)

    def load(self, request: m.Load) -> m.Done:
        """A table from all of its rows."""
        record = record_of(request.header, request.lines)
        live = Live(replay(record, self.game(record.header.game)))
        self.keep(request.table, live)
        return m.Done([], live.status())

    def feed(self, request: m.Feed) -> m.Done:
        """Rows that somebody else has written."""
        live = self.at(request.table, request.seq)
        mark = live.mark()
        live.feed(request.lines)
        return m.Done([], live.status(), live.windows_since(mark), mark.plays)

    # Changing ---------------------------------------------------------------------------------------

    def change(self, live: Live, request: m.Requests) -> m.Done:
        """Whatever adds rows."""
        if live.held:
            raise Denial("held", live.held_words())
        before, mark = live.seq, live.mark()
        session = live.session
        match request:
            case m.Act():
                check_asked(live, request.seat, request.on)
                session.play_all(request.tokens)
            case m.Undo():
                if not request.agreed:  # who agreed did so to these very rows
                    check_version(live, request.seat, request.on)
                check_undo(session, request.seat, request.agreed)
                session.take_back(request.seat, request.agreed)
            case m.Repick():
                check_asked(live, request.seat, request.on)
                session.repick(request.token, request.more)
            case m.Order():
                session.give_order(request.seat, request.order)
            case m.AnswerAhead():
                session.answer_ahead(request.seat, request.token)
            case m.Withdraw():
                session.check_seat(request.seat)
                session.withdraw(request.seat)
        windows = live.windows_since(mark)
        return m.Done(live.lines_from(before), live.status(), windows, mark.plays)

    # Proving, thinking ------------------------------------------------------------------------------

    def verify(self, live: Live) -> m.Checked:
        """Derive all dice of a finished game again from its rows."""
        session = live.session
        if not session.g.over:
            raise Denial("not_over", "the seed is revealed at the end of the game")
        text = record_text(session.header, session.lines)
        found = verify(record_of(text, []), live.game)
        problems = [problem.text for problem in found.problems]
        head = session.header
        return m.Checked(
            found.plays, found.draws, found.checks, head.commitment, head.seed, problems
        )

    def think(self, live: Live, request: m.Think) -> m.Words:
        """What a bot answers, by name."""
        sight = sight_of(live, request.seat)
        scripted = live.course.next(live.tokens()) if live.course is not None else -1
        if scripted in live.session.g.options:  # a lesson: the others follow its course
            return m.Words([sight.name(scripted)])
        bot = self.player(live, request.seat, request.level)
        token = bot.choose(sight)
        for fault in bot.faults():  # for the host: the table goes on
            print(f"engine: {fault}", file=sys.stderr, flush=True)
        return m.Words([sight.name(token)])

    def player(self, live: Live, seat: int, level: str) -> Player:
        """The bot of a seat, which may remember."""
        found = live.players.get(seat)
        if found is None or found[0] != level:
            if found is not None:
                found[1].close()
            dice = secrets.randbits(60) if self.bot_dice is None else self.bot_dice
            found = level, player(level, dice)
            live.players[seat] = found
        return found[1]

    def propose(self, live: Live, request: m.Propose) -> m.Words:
        """A proposal in words, with the version of the seat that it is for."""
        if request.on:
            check_version(live, request.seat, request.on)
        line = proposal(live, request.seat, request.tokens)
        asked = live.session.g.asked
        assert asked is not None
        return m.Words([line], current_version(live, asked.seat))

    def advise(self, live: Live, request: m.Advise) -> m.Words:
        """What a bot would do, in words."""
        sight_of(live, request.seat)
        g = live.session.g
        found = hints.hints(live.game, g, request.seat, request.level)
        answers = [list(hint.tokens) for hint in found]
        lines = [hint.sentence for hint in found]
        return m.Words(lines, current_version(live, request.seat), answers)


def begun(session: Session) -> m.Begun:
    """A table to be written down."""
    head = session.header
    hidden = not head.seed and not session.g.over
    return m.Begun(
        game=head.game,
        seats=head.seats,
        options=head.options,
        names=names_of(session),
        header="\n".join([*header_lines(head), ""]),
        lines=[body_text(line) for line in session.lines],
        stage="over" if session.g.over else "held" if hidden else "playing",
        reason=HIDDEN if hidden else "",
    )


def names_of(session: Session) -> dict[int, str]:
    """A name for each seat: the record's, else the game's own name of its side or race (T-65)."""
    head, game = session.header, session.game
    return {
        seat: head.names.get(seat) or game.seat_name(session.g, seat)[:24]
        for seat in range(head.seats)
    }


def check_version(live: Live, seat: int, on: str) -> None:
    """Refuse what was decided on an old view."""
    if on != current_version(live, seat):
        raise Denial("stale", "the table has changed since; look again")


def check_asked(live: Live, seat: int, on: str) -> None:
    """Refuse an answer from a seat that is not asked or saw an old view."""
    g = live.session.g
    if g.over:
        raise Denial("over", "the game is over")
    if on:
        check_version(live, seat, on)
    if g.asked is None or g.asked.seat != seat:
        raise Denial("not_yours", "it is not your decision")


def check_undo(session: Session, seat: int, agreed: bool) -> None:
    """Refuse to take back what others did, unless they agree."""
    why = session.why_no_takeback(seat)
    if agreed and session.agreed_takeback(seat) >= 0:
        why = ""
    if why:
        raise Denial("illegal", _("no undo: {why}").format(why=why))


def sight_of(live: Live, seat: int) -> Sight:
    """What a bot may see; refused if the seat is not asked."""
    g = live.session.g
    if g.asked is None or g.asked.seat != seat:
        raise Denial("not_yours", "it is not this seat's decision")
    return Sight(live.game, g, seat)
