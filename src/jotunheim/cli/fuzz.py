"""`./jotun fuzz GAME`: random games under all invariants; failures become records to replay."""

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from jotunheim.cli.errors import INTERRUPTED, UsageError
from jotunheim.cli.games import chosen
from jotunheim.testing.driver import Depth
from jotunheim.testing.fuzz import Result, Task, perform_all, tasks, write_record
from jotunheim.texts import N_, _, listed, ngettext

HELP: Final = N_("play random games under all invariants, and keep what fails")
EXAMPLE: Final = "./jotun fuzz connect-four --games 200"
NO_FAILURE: Final = 0
FAILURE: Final = 1
NOW_AND_THEN: Final = 100  # games between two lines of progress where there is no terminal


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", help=_("as ./jotun games lists them"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=_("how many (100)"))
    line = _("leave out the first M, which an earlier run has played")
    parser.add_argument("--skip", type=int, default=0, metavar="M", help=line)
    parser.add_argument("--seats", type=int, default=0, metavar="K", help=_("only with K seats"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=_("of the first game (0)"))
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=_("processes (all cores)"))
    line = _("where to put the records of failures (fuzz)")
    parser.add_argument("--out", default="fuzz", metavar="DIR", help=line)
    line = _("a content pack to play with")
    parser.add_argument("--content", default="", metavar="DIR", help=line)
    line = _("begin with this situation, not with a new game")
    parser.add_argument("--situation", metavar="FILE", help=line)
    declare_depth(parser, Depth())
    parser.add_argument("--json", action="store_true", help=_("figures and failures for programs"))


def declare_depth(parser: argparse.ArgumentParser, default: Depth) -> None:
    """Declare how closely to check."""
    for name, value, sign, line in (
        ("--every", default.every, "E", _("run all checks at one decision in E ({n})")),
        ("--most-checks", default.most, "N", _("but at no more than N decisions of a game ({n})")),
        ("--limit", default.limit, "L", _("decisions after which a game counts as endless ({n})")),
    ):
        parser.add_argument(name, type=int, default=value, metavar=sign, help=line.format(n=value))


class Tally:
    """What has come in so far."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.games = 0
        self.decisions = 0
        self.failures: list[Result] = []

    def add(self, result: Result) -> None:
        """One more game."""
        self.games += 1
        self.decisions += result.decisions
        if result.check:
            self.failures.append(result)

    def figures(self) -> dict[str, object]:
        """Everything, for programs."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(time.monotonic() - self.began, 1),
            "failures": [
                {
                    "seats": failure.task.seats,
                    "seed": failure.task.seed,
                    "options": failure.task.given,
                    "check": failure.check,
                    "what": failure.what,
                    "record": failure.file,
                }
                for failure in self.failures
            ],
        }

    def course(self, game: str) -> str:
        """How far it is, next to the bar."""
        line = ngettext("{game}: {n} decision", "{game}: {n} decisions", self.decisions)
        return line.format(game=game, n=self.decisions)

    def summary(self) -> str:
        """The sums in one line."""
        seconds = f"{time.monotonic() - self.began:.1f}"
        failed = len(self.failures)
        parts = [ngettext("{n} game", "{n} games", self.games).format(n=self.games)]
        line = ngettext(
            "{n} decision in {seconds} s", "{n} decisions in {seconds} s", self.decisions
        )
        parts.append(line.format(n=self.decisions, seconds=seconds))
        line = ngettext("{counts}: {n} failed", "{counts}: {n} failed", failed)
        return line.format(counts=listed(parts), n=failed)


def run(args: argparse.Namespace) -> int:
    """Play, report failures as they come, sum up; 1 if a game failed."""
    for name, low in (
        ("games", 1),
        ("skip", 0),
        ("seats", 0),
        ("seed", 0),
        ("jobs", 0),
        ("every", 1),
        ("most_checks", 1),
        ("limit", 1),
    ):
        value = getattr(args, name)
        if value < low:
            option = "--" + name.replace("_", "-")
            line = _("{option}: expected {low} or more, got {value}")
            raise UsageError(line.format(option=option, low=low, value=value))
    if args.skip >= args.games:
        line = _("--skip: expected less than --games {games}, got {value}")
        raise UsageError(line.format(games=args.games, value=args.skip))
    depth = depth_of(args)
    text = read_situation(args.situation) if args.situation else ""
    name = chosen(args.game)
    work = list(tasks(name, args.content, args.games, args.seats, args.seed, depth, text))
    work = work[args.skip :]
    jobs = min(args.jobs or os.cpu_count() or 1, len(work))
    tally = Tally()
    stopped = play(work, jobs, tally, Path(args.out), args.json)
    if args.json:
        print(json.dumps({"game": args.game, **tally.figures()}, indent=2))
    else:
        line = _("stopped: {summary}") if stopped else "{summary}"
        print(line.format(summary=tally.summary()))
    if tally.failures:
        return FAILURE
    return INTERRUPTED if stopped else NO_FAILURE


def depth_of(args: argparse.Namespace) -> Depth:
    """How closely to check; new deals are played to the end at even fewer decisions."""
    return Depth(
        limit=args.limit,
        every=args.every,
        most=args.most_checks,
        deals=6 * args.every,
        most_deals=-(-args.most_checks // 2),
    )


def read_situation(name: str) -> str:
    """The text of a situation."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UsageError(_("{name}: not text").format(name=name)) from None


def play(work: list[Task], jobs: int, tally: Tally, out: Path, quiet: bool) -> bool:
    """All games, with a bar on terminals and otherwise a line now and then; whether Ctrl-C ended it."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=quiet or not sys.stderr.isatty(),
        transient=True,
    )
    results = perform_all(work, jobs)
    try:
        with bar:
            line = bar.add_task(work[0].game, total=len(work))
            for result in results:
                take(result, tally, out, quiet, bar.console)
                bar.update(line, advance=1, description=tally.course(work[0].game))
                if bar.disable and not quiet and tally.games % NOW_AND_THEN == 0:
                    so_far = _("{summary} so far").format(summary=tally.summary())
                    console.print(so_far, markup=False)
    except KeyboardInterrupt:
        return True
    finally:
        results.close()
    return False


def take(result: Result, tally: Tally, out: Path, quiet: bool, console: Console) -> None:
    """Count a result; a failure is saved and reported at once."""
    tally.add(result)
    if result.check:
        write_record(result, out)
        if not quiet:
            line = _("FAILED {what}").format(what=result.line())
            console.print(line, markup=False)
