"""What a bot thinks of a finished game, in the terminal: `./jotun replay FILE --analyse`."""

import json
import sys
from typing import Final

import msgspec

from jotunheim.bots.analysis import Opinion, analyse, curves
from jotunheim.bots.slips import Slip, rate, slips
from jotunheim.cli.console import Console, can_write, is_terminal
from jotunheim.kernel import UserError
from jotunheim.records import Session
from jotunheim.texts import _

BARS: Final = "▁▂▃▄▅▆▇█"
PLAIN: Final = "_.-=+*#@"  # for an output that cannot write the others
WIDEST: Final = 60  # columns of a curve


def show(session: Session, seat: int, console: Console, as_json: bool) -> int:
    """The chances over the game and the decisions that cost most: of a seat, or of all."""
    session.go_to(len(session.plays))
    if not session.g.over:
        raise UserError(_("a bot gives its opinion when the game is over"))
    opinion = analyse(session, progress)
    found = slips(session, opinion, seat)
    if as_json:
        print(json.dumps(in_figures(session, opinion, found), ensure_ascii=False))
        return 0
    for line in chances(session, opinion, BARS if can_write(BARS) else PLAIN):
        console.say(line)
    for at, slip in enumerate(found, 1):
        console.say_wrapped(told(session, at, slip))
    if not found:
        console.say(_("The bot found no decision that was clearly a mistake."))
    return 0


def progress(done: int, of: int) -> None:
    """How far it is, for somebody who waits at a terminal."""
    if is_terminal(sys.stderr):
        end = "\n" if done == of else ""
        print(f"\r{done}/{of}", end=end, file=sys.stderr, flush=True)


def chances(session: Session, opinion: Opinion, bars: str) -> list[str]:
    """A row of bars for each seat, or for the team."""
    game = session.game
    title = _("The chance to win, over the game")
    if session.header.seats > 2 and not game.cooperative:
        title = _("The chance to finish before another player, over the game")
    found = [title]
    for seat, points in curves(session, opinion).items():
        name = _("All together") if game.cooperative else game.seat_name(session.g, seat)
        drawn = "".join([bars[min(rate(value) * 8 // 100, 7)] for value in thinned(points)])
        first, end = rate(points[0][1]), rate(points[-1][1])
        found.append(f"{drawn}  " + course(name, first, end))
    return found


def course(name: str, first: int, end: int) -> str:
    """From where to where a curve goes."""
    return _("{name} from {first} % to {end} %").format(name=name, first=first, end=end)


def thinned(points: list[tuple[int, float]]) -> list[float]:
    """The values of a curve, at most as many as fit in a row; the last one always."""
    values = [value for _moment, value in points]
    if len(values) <= WIDEST:
        return values
    return [values[(len(values) - 1) * at // (WIDEST - 1)] for at in range(WIDEST)]


def told(session: Session, at: int, slip: Slip) -> str:
    """One decision that has cost much."""
    lines = [
        _("{at}. Play {n}, {name}: {question}").format(
            at=at,
            n=slip.number,
            name=session.game.seat_name(session.g, slip.seat),
            question=slip.question,
        ),
        "   " + _("Played: {what}").format(what=slip.played),
        "   " + _("Better: {what}").format(what=slip.better),
        "   " + slip.chances,
    ]
    return "\n".join(lines)


def in_figures(session: Session, opinion: Opinion, found: list[Slip]) -> dict[str, object]:
    """The opinion for programs."""
    return {
        "game": session.header.game,
        "plays": len(session.plays),
        "curves": {str(seat + 1): points for seat, points in curves(session, opinion).items()},
        "opinion": msgspec.to_builtins(opinion),
        "worst": [slip.number for slip in found],
    }
