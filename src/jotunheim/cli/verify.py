"""`./jotun verify`: is a record honest?"""

import argparse
import json
from pathlib import Path
from typing import Final

from jotunheim import registry
from jotunheim.cli import saves
from jotunheim.records import Problem, Verdict, read, verify
from jotunheim.texts import N_, _, listed, ngettext

HELP: Final = N_("check a record: its seed, every draw, every play, the outcome")
EXAMPLE: Final = "./jotun verify game.jotun"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help=_("a record, or the name of a saved game"))
    parser.add_argument("--json", action="store_true", help=_("print data for programs"))
    parser.add_argument("--content", type=Path, metavar="DIR", help=_("the content pack it needs"))


def run(args: argparse.Namespace) -> int:
    """Verify; 0: everything holds, 1: something does not."""
    record = read(saves.find(args.file))
    verdict = verify(record, registry.game(record.header.game, args.content))
    if args.json:
        print(json.dumps(in_figures(verdict)))
    else:
        print("\n".join(in_lines(verdict)))
    return 0 if verdict.ok else 1


def in_lines(verdict: Verdict) -> list[str]:
    """What was checked, and each problem on a line of its own."""
    line = _("{file}: {game}, over; {counts}")
    if not verdict.finished:
        line = _("{file}: {game}, not over yet; {counts}")
    lines = [line.format(file=verdict.file, game=verdict.game, counts=counts(verdict))]
    if verdict.ok and verdict.seed == "fast":
        return [*lines, _("verified: every play and state follows from the seed (simulation)")]
    if verdict.ok:
        return [
            *lines,
            _("verified: the seed is the promised one, and every draw and play follows from it"),
        ]
    return [*lines, *[f"  {told(problem)}" for problem in verdict.problems], _("not verified")]


def counts(verdict: Verdict) -> str:
    """How much was checked."""
    return listed(
        [
            ngettext("{n} play", "{n} plays", verdict.plays).format(n=verdict.plays),
            ngettext("{n} draw", "{n} draws", verdict.draws).format(n=verdict.draws),
            ngettext("{n} check of the state", "{n} checks of the state", verdict.checks).format(
                n=verdict.checks
            ),
        ]
    )


def told(problem: Problem) -> str:
    """A problem, with its line in the file if it has one."""
    if not problem.line:
        return problem.text
    return _("line {at}: {error}").format(at=problem.line, error=problem.text)


def in_figures(verdict: Verdict) -> dict[str, object]:
    """The same for programs."""
    return {
        "file": verdict.file,
        "game": verdict.game,
        "ok": verdict.ok,
        "finished": verdict.finished,
        "torn": verdict.torn,
        "seed": verdict.seed,
        "plays": verdict.plays,
        "draws": verdict.draws,
        "checks": verdict.checks,
        "problems": [problem._asdict() for problem in verdict.problems],
    }
