"""`./jotun replay`: step through a record, forward and back."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from jotunheim import registry
from jotunheim.cli import hindsight, saves
from jotunheim.cli.console import Console
from jotunheim.cli.curtain import has_secrets
from jotunheim.kernel import UserError
from jotunheim.records import Replay, Session, read, replay
from jotunheim.scene import encode
from jotunheim.texts import N_, _, ngettext

HELP: Final = N_("step through a recorded game: forward, back, to any play")
EXAMPLE: Final = "./jotun replay game.jotun --at 12"
NEXT: Final = N_("Enter, n")
COMMANDS: Final = (  # what else can be typed, and what it does
    ("b", N_("one play back")),
    ("+N, -N", N_("N plays forward, or back")),
    ("N", N_("to play N")),
    ("start, end", N_("to the beginning, or to the end")),
    ("seat N", N_("show what seat N sees; 0: a spectator")),
    ("log [N]", N_("what happened, the last N lines")),
    ("quit", N_("leave")),
    ("help", N_("this list")),
)
SPECTATOR: Final = -1
SHOWN: Final = 3  # problems that are told before a record is shown
LOG_LINES: Final = 20


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help=_("a record, or the name of a saved game"))
    parser.add_argument(
        "--seat", type=int, default=0, metavar="S", help=_("what this seat sees; 0: a spectator")
    )
    parser.add_argument(
        "--at", metavar="N", help=_("print the table after play N (or end), then stop")
    )
    parser.add_argument(
        "--analyse",
        action="store_true",
        help=_("what a bot thinks of a finished game: chances, and the decisions that cost most"),
    )
    parser.add_argument("--json", action="store_true", help=_("print the scene for programs"))
    parser.add_argument("--content", type=Path, metavar="DIR", help=_("the content pack it needs"))


def run(args: argparse.Namespace) -> int:
    """Show one moment, or walk through all."""
    record = read(saves.find(args.file))
    done = replay(record, registry.game(record.header.game, args.content))
    for note in notes(done):
        print(f"jotun: {_('note: {note}').format(note=note)}", file=sys.stderr)
    session = done.session
    walk = Walk(session, Console())
    walk.look_as(args.seat)
    if args.analyse:
        return hindsight.show(session, walk.seat, Console(), args.json)
    if args.at is not None:
        session.go_to(number(args.at, session))
    elif not args.json:
        session.go_to(0)
        return walk.run()
    if args.json:
        print(json.dumps(in_figures(session, walk.seat), ensure_ascii=False))
    else:
        walk.show()
    return 0


def notes(done: Replay) -> list[str]:
    """What is wrong with the record, which is shown up to there."""
    found = [done.record.torn_word()] if done.record.torn else []
    file, more = done.record.file, len(done.problems) - SHOWN
    line = _("{file}, line {line}: {text}")
    found += [line.format(file=file, line=p.line, text=p.text) for p in done.problems[:SHOWN]]
    if more > 0:
        told = ngettext(
            "{n} more; see ./jotun verify {file}", "{n} more; see ./jotun verify {file}", more
        )
        found.append(told.format(n=more, file=file))
    return found


def number(text: str, session: Session) -> int:
    """The number of a play, or `end`."""
    last = len(session.plays)
    if text == "end":
        return last
    if not text.isdecimal() or int(text) > last:
        line = _("--at {text}: plays are 0 (the set-up) to {last}")
        raise UserError(line.format(text=repr(text), last=last))
    return int(text)


def in_figures(session: Session, seat: int) -> dict[str, object]:
    """One moment for programs."""
    return {
        "game": session.header.game,
        "plays": len(session.plays),
        "at": session.now,
        "seat": seat + 1,
        "digest": session.g.digest(),
        "scene": json.loads(encode(session.scene(seat))),
    }


class Walk:
    """A walk through a record."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self.seat = SPECTATOR
        session.go_to(len(session.plays))
        self.open = is_open(session)

    def look_as(self, seat: int) -> None:
        """Show what a seat sees, counted from 1; 0 is a spectator."""
        seats = self.session.header.seats
        if not 0 <= seat <= seats:
            line = _("there is no seat {n}; seats are 1 to {last}, 0 is a spectator")
            raise UserError(line.format(n=seat, last=seats))
        if seat and not self.open and people(self.session) != [seat - 1]:
            line = _("you can see what seat {n} sees when the game is over")
            raise UserError(line.format(n=seat))
        self.seat = seat - 1

    def run(self) -> int:
        """Read commands until the input ends."""
        self.show()
        while (line := self.console.ask(self.place())) is not None:
            word, _blank, rest = line.strip().lower().partition(" ")
            if word in ("quit", "exit", "q"):
                break
            try:
                self.obey(word, rest.strip())
            except UserError as error:
                self.console.refuse(str(error))
        return self.console.code()

    def place(self) -> str:
        """Where we are."""
        return f"{self.session.now}/{len(self.session.plays)}> "

    def obey(self, word: str, rest: str) -> None:
        """Do one command."""
        if word in ("help", "?"):
            self.console.say_rows(
                [(_(NEXT), _("one play forward")), *[(key, _(what)) for key, what in COMMANDS]]
            )
        elif word == "log":
            count = int(rest) if rest.isdecimal() else LOG_LINES
            self.console.show_log(self.session.scene(self.seat), count)
        elif word == "seat":
            if not rest.isdecimal():
                line = _("seat {text}: which number? 0 is a spectator")
                raise UserError(line.format(text=repr(rest)))
            self.look_as(int(rest))
            self.show()
        else:
            self.session.go_to(self.target(word))
            self.show()

    def target(self, word: str) -> int:
        """The play that a word leads to; steps stop at both ends."""
        now, last = self.session.now, len(self.session.plays)
        named = {"": now + 1, "n": now + 1, "next": now + 1, "forward": now + 1, "f": now + 1}
        named |= {"b": now - 1, "back": now - 1, "start": 0, "end": last}
        if word in named:
            return min(max(named[word], 0), last)
        if word[:1] in ("+", "-") and word[1:].isdecimal():
            return min(max(now + int(word), 0), last)
        if word.isdecimal():
            return int(word)
        raise UserError(_("no command {name}; type help").format(name=repr(word)))

    def show(self) -> None:
        """The table at this moment, and the play that led to it."""
        session = self.session
        self.console.show(session.scene(self.seat))
        if session.now and self.open:
            self.console.say_wrapped(play_words(session))


def play_words(session: Session) -> str:
    """The play that led here: the seat, its question, and the option it took."""
    now, game = session.now, session.game
    play = session.plays[now - 1]
    session.go_to(now - 1)
    g, asked = session.g, session.g.asked
    assert asked is not None  # or nothing could have been played
    line = _("play {n}: {name}: {question} – {answer}").format(
        n=play.number,
        name=game.seat_name(g, play.seat),
        question=asked.question(g),
        answer=game.choice(g, asked, play.token).label,
    )
    session.go_to(now)
    return line


def is_open(session: Session) -> bool:
    """May everybody see everything? When it is over, when nothing is hidden, and in simulations."""
    simulated = session.header.seed.startswith("fast:")
    return session.g.over or simulated or not has_secrets(session)


def people(session: Session) -> list[int]:
    """The seats where people sit."""
    return [seat for seat, who in session.header.players.items() if who == "person"]
