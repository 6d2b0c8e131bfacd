"""`./jotun replay`: step through a record, forward and back."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from jotunheim import registry
from jotunheim.cli import saves
from jotunheim.cli.console import Console
from jotunheim.cli.curtain import has_secrets
from jotunheim.kernel import UserError
from jotunheim.records import Replay, Session, read, replay
from jotunheim.scene import encode

HELP: Final = "step through a recorded game, forward, back, to any play"
EXAMPLE: Final = "./jotun replay game.jotun --at 12"
COMMANDS: Final = """\
  Enter, n    one play forward        +N   N plays forward      N      to play N
  b           one play back           -N   N plays back         start, end
  seat N      as seat N sees it       seat 0   as a spectator
  log [N]     what happened           quit"""
SPECTATOR: Final = -1


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help="a record, or the name of a saved game")
    parser.add_argument(
        "--seat", type=int, default=0, metavar="S", help="as this seat sees it; 0: a spectator"
    )
    parser.add_argument("--at", metavar="N", help="print the table after play N (or end), and end")
    parser.add_argument("--json", action="store_true", help="the scene, for programs")
    parser.add_argument("--content", type=Path, metavar="DIR", help="the content pack it needs")


def run(args: argparse.Namespace) -> int:
    """Show one moment, or walk through all."""
    record = read(saves.find(args.file))
    done = replay(record, registry.game(record.header.game, args.content))
    for note in notes(done):
        print(f"jotun: note: {note}", file=sys.stderr)
    session = done.session
    walk = Walk(session, Console())
    walk.look_as(args.seat)
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
    """What is wrong with the record; it is shown as far as it fits."""
    found = [done.record.torn_word()] if done.record.torn else []
    found += [f"{done.record.file}, line {p.line}: {p.text}" for p in done.problems[:3]]
    if len(done.problems) > 3:
        found.append(f"{len(done.problems) - 3} more; see ./jotun verify {done.record.file}")
    return found


def number(text: str, session: Session) -> int:
    """The number of a play, or `end`."""
    last = len(session.plays)
    if text == "end":
        return last
    if not text.isdecimal() or int(text) > last:
        raise UserError(f"--at {text!r}: plays are 0 (the set-up) to {last}")
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
        """Look with the eyes of a seat, counted from 1; 0 is a spectator."""
        seats = self.session.header.seats
        if not 0 <= seat <= seats:
            raise UserError(f"there is no seat {seat}; seats are 1 to {seats}, 0 is a spectator")
        if seat and not self.open and people(self.session) != [seat - 1]:
            raise UserError(f"what seat {seat} sees is shown when the game is over")
        self.seat = seat - 1

    def run(self) -> int:
        """Read commands until there are no more."""
        self.show()
        while (line := self.console.ask(self.place())) is not None:
            word, _, rest = line.strip().lower().partition(" ")
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
            self.console.say(COMMANDS)
        elif word == "log":
            count = int(rest) if rest.isdecimal() else 20
            self.console.show_log(self.session.scene(self.seat), count)
        elif word == "seat":
            if not rest.isdecimal():
                raise UserError(f"seat {rest!r}: which number? 0 is a spectator")
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
        raise UserError(f"no command {word!r}; type help")

    def show(self) -> None:
        """The table as it stood, and the play that led to it."""
        session = self.session
        self.console.show(session.scene(self.seat))
        if session.now:
            play = session.plays[session.now - 1]
            if self.open:
                answer = session.game.words.names[play.token]
                name = session.game.seat_name(session.g, play.seat)
                self.console.say(f"play {play.number}: {name}, {play.question}: {answer}")


def is_open(session: Session) -> bool:
    """May everybody see everything? When it is over, when nothing is hidden, and in simulations."""
    simulated = session.header.seed.startswith("fast:")
    return session.g.over or simulated or not has_secrets(session)


def people(session: Session) -> list[int]:
    """The seats where people sit."""
    return [seat for seat, who in session.header.players.items() if who == "person"]
