"""`./jotun verify`: is a record honest?"""

import argparse
import json
from pathlib import Path
from typing import Final

from jotunheim import registry
from jotunheim.cli import saves
from jotunheim.records import Problem, Verdict, read, verify

HELP: Final = "check a record: seed, every draw, every play, the outcome"
EXAMPLE: Final = "./jotun verify game.jotun"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help="a record, or the name of a saved game")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--content", type=Path, metavar="DIR", help="the content pack it needs")


def run(args: argparse.Namespace) -> int:
    """Verify; 0: all of it holds, 1: something does not."""
    record = read(saves.find(args.file))
    verdict = verify(record, registry.game(record.header.game, args.content))
    if args.json:
        print(json.dumps(in_figures(verdict)))
    else:
        print("\n".join(in_lines(verdict)))
    return 0 if verdict.ok else 1


def in_lines(verdict: Verdict) -> list[str]:
    """What was checked, and each problem on a line of its own."""
    state = "over" if verdict.finished else "not over yet"
    counts = f"{verdict.plays} plays, {verdict.draws} draws, {verdict.checks} checks of the state"
    lines = [f"{verdict.file}: {verdict.game}, {state}; {counts}"]
    if verdict.ok and verdict.seed == "fast":
        return [*lines, "holds: the plays and states are as the seed makes them (a simulation)"]
    if verdict.ok:
        return [
            *lines,
            "holds: the seed is the one promised, and every draw and play follows from it",
        ]
    return [
        *lines,
        *[f"  {where(problem)}{problem.text}" for problem in verdict.problems],
        "does not hold",
    ]


def where(problem: Problem) -> str:
    """The line in the file."""
    return f"line {problem.line}: " if problem.line else ""


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
