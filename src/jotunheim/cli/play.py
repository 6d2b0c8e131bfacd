"""`./jotun play`: start a new game, or continue a saved one."""

import argparse
import secrets
import shlex
from pathlib import Path
from typing import Any, Final

from jotunheim import registry
from jotunheim.bots.own.names import runs_code
from jotunheim.bots.own.offered import fingerprints
from jotunheim.bots.player import PLAYERS, Player, UnknownPlayer, check_player, player
from jotunheim.cli import saves
from jotunheim.cli.console import Console
from jotunheim.cli.games import chosen
from jotunheim.cli.lesson import LessonTable
from jotunheim.cli.options import game_argument, option_argument, options_of
from jotunheim.cli.saves import PERSON
from jotunheim.cli.table import Table
from jotunheim.kernel import Game, SeatsError, UserError
from jotunheim.learn.course import course_at
from jotunheim.records import Session, new_header, read, resume
from jotunheim.records.files import printable
from jotunheim.texts import N_, _, ngettext

HELP: Final = N_("play in the terminal, against people at this keyboard or against bots")
EXAMPLE: Final = "./jotun play connect-four --player 2=random"
LIST: Final = "?"  # --resume without a file


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    game_argument(parser, needed=False)
    parser.add_argument("--seats", type=int, metavar="K", help=_("the number of seats"))
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="SEAT=WHO",
        help=_(
            "person, person:NAME, {players}, or your own as module:Class, file.py:Class or "
            "exec:COMMAND; other seats are people"
        ).format(players=", ".join(PLAYERS)),
    )
    option_argument(parser)
    parser.add_argument(
        "--seed", default="", metavar="HEX", help=_("the seed of all dice and shuffles")
    )
    parser.add_argument("--content", type=Path, metavar="DIR", help=_("your own content pack"))
    parser.add_argument(
        "--resume",
        nargs="?",
        const=LIST,
        metavar="FILE",
        help=_("continue a saved game; without FILE: list them"),
    )
    parser.add_argument(
        "--situation", type=Path, metavar="FILE", help=_("start from this situation")
    )


def run(args: argparse.Namespace) -> int:
    """Start or resume a table."""
    if args.resume:
        check_resume(args)
    if args.resume == LIST:
        return choose_saved(args)
    if args.resume:
        return go_on(saves.find(args.resume), args.player, args.content, Console())
    game = registry.game(chosen(args.game), args.content)
    who = read_players(args.player)
    session = new_session(game, who, args)
    saves.save_new(session)
    return sit_down(session, who, Console())


def new_session(game: Game[Any], who: dict[int, str], args: argparse.Namespace) -> Session:
    """A new table as the arguments say."""
    seats = args.seats if args.seats is not None else max([game.fewest, *[s + 1 for s in who]])
    game.check_seats(seats)
    check_players(who, seats)
    head = new_header(
        game,
        seats,
        options_of(args.option),
        read_seed(args.seed),
        situation=read_situation(args.situation),
        pack=args.content.resolve().name if args.content else "",
    )
    head.names = {s: w.partition(":")[2] for s, w in who.items() if w.startswith(f"{PERSON}:")}
    head.players = {s: PERSON if is_person(who.get(s, PERSON)) else who[s] for s in range(seats)}
    head.fingerprints = fingerprints(head.players)
    return Session(game, head)


def sit_down(session: Session, who: dict[int, str], console: Console, wanted: bool = False) -> int:
    """Let people and bots play; a wanted game is kept even if nothing is played."""
    players: dict[int, Player] = {
        seat: player(name, secrets.randbits(60))
        for seat, name in {**session.header.players, **who}.items()
        if not is_person(name)
    }
    course = course_at(session.game, session.header.situation)
    table = Table(session, console, players, wanted)
    if course is not None:
        table = LessonTable(session, console, players, course, wanted)
    try:
        return table.run()
    finally:
        for one in players.values():
            one.close()


# Saved games ------------------------------------------------------------------------------------


def check_resume(args: argparse.Namespace) -> None:
    """Refuse options of new games for a saved one."""
    given = {"GAME": args.game, "--seats": args.seats, "--option": args.option}
    given |= {"--seed": args.seed, "--situation": args.situation}
    for name, value in given.items():
        if value:
            line = _("{option} is for new games; a saved game keeps its own")
            raise UserError(line.format(option=name))


def choose_saved(args: argparse.Namespace) -> int:
    """List saved games and ask for one."""
    console = Console()
    games = saves.saved_games()
    if not games:
        console.say(_("no saved games in {folder}").format(folder=saves.folder()))
        return 0
    for number, saved in enumerate(games, start=1):
        console.say(f"{number:>3}  {saved.line()}")
    line = console.ask(f"{_('which one?')} ")
    if not line:
        return 0
    return go_on(saves.find(line.strip()), args.player, args.content, console)


def go_on(path: Path, given: list[str], content: Path | None, console: Console) -> int:
    """Resume a saved game."""
    record = read(path)
    game = registry.game(record.header.game, content)
    if record.torn:
        console.say(_("{note}; the game goes on from there").format(note=record.torn_word()))
    session = resume(path, game)
    if session.g.over:
        line = _("{path}: this game is over; look at it with ./jotun replay {path}")
        raise UserError(line.format(path=path))
    who = read_players(given)
    check_players(who, session.header.seats)
    check_recorded(session.header.players, who)
    return sit_down(session, who, console, wanted=True)


def check_recorded(recorded: dict[int, str], given: dict[int, str]) -> None:
    """Run no code that only a file has named: anybody could have written it."""
    for seat, name in recorded.items():
        if seat not in given and runs_code(name):
            line = _("seat {n} was played by {name}; to let it play on, add --player {option}")
            option = shlex.quote(f"{seat + 1}={name}")
            raise UserError(line.format(n=seat + 1, name=printable(name), option=printable(option)))


# Reading arguments ------------------------------------------------------------------------------


def read_players(given: list[str]) -> dict[int, str]:
    """Who sits where, by seat from 0."""
    found: dict[int, str] = {}
    for text in given:
        seat, sign, who = text.partition("=")
        if not sign or not seat.isdecimal() or int(seat) < 1:
            line = _("--player {text}: expected SEAT=WHO, as in 2=random")
            raise UserError(line.format(text=repr(text)))
        check_who(who)
        found[int(seat) - 1] = who
    return found


def is_person(who: str) -> bool:
    """Somebody at the keyboard, with or without a name?"""
    return who == PERSON or who.startswith(f"{PERSON}:")


def check_who(who: str) -> None:
    """Refuse what is neither a person nor one of our players."""
    if not is_person(who):
        try:
            check_player(who)
        except UnknownPlayer as error:
            line = _("{error}; or {person}, {person}:NAME")
            raise UnknownPlayer(line.format(error=error, person=PERSON)) from None


def check_players(who: dict[int, str], seats: int) -> None:
    """Refuse players at seats that the table does not have."""
    for seat in who:
        if seat >= seats:
            line = ngettext(
                "--player {n}={who}: the table has {seats} seat",
                "--player {n}={who}: the table has {seats} seats",
                seats,
            )
            raise SeatsError(line.format(n=seat + 1, who=who[seat], seats=seats))


def read_seed(text: str) -> str:
    """A seed of 64 hexadecimal digits; a shorter one gets zeros in front."""
    digits = text.lower().removeprefix("0x")
    if digits and set(digits) <= set("0123456789abcdef"):
        return digits.rjust(64, "0")
    return text


def read_situation(path: Path | None) -> str | None:
    """The text of a situation."""
    if path is None:
        return None
    try:
        return path.read_text(encoding="utf-8").rstrip("\n")
    except UnicodeDecodeError:
        line = _("{path}: a situation is text in UTF-8")
        raise UserError(line.format(path=path)) from None
