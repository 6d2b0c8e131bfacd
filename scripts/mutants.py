"""Checks that the tests of the rules can fail: make small wrong changes, one at a time, and see which test notices.

The lists are `tests/games/GAME/mutants.toml`; scripts/mutant_lists.py explains their fields. The checkout is never
changed: each wrong change is made in a copy of the game.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

from mutant_lists import ListError, Mutant, complaints, lists_in, read
from mutant_runs import BROKEN, CAUGHT, ROOT, SURVIVED, TIMEOUT, Runner, Verdict, warm_up
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

KEPT: Final = ROOT / "build" / "mutants.json"
EXAMPLES: Final = """\
examples:
  scripts/mutants                       all lists; what was run before on the same code is not run again
  scripts/mutants assault               one game
  scripts/mutants --only AG-MOV         mutants with this in a clause, file, test or sentence
  scripts/mutants --only recruit --again
  scripts/mutants --list                show the lists, run nothing
  scripts/mutants --json                verdicts for programs

A mutant is caught if one of the tests that its entry names fails; the line below it says which one, and caught* that
this test does not cite a clause the mutant breaks. broken: the changed game cannot even be imported. The lists are
tests/games/GAME/mutants.toml. Exit code: 0 all caught; 1 some not; 2 a list is wrong, or tests fail without a change.
"""
STYLES: Final = {CAUGHT: "green", SURVIVED: "red", BROKEN: "yellow", TIMEOUT: "red"}


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    found = argparse.ArgumentParser(
        prog="scripts/mutants",
        description="Make small wrong changes to the rules, one at a time, and see which test fails.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("game", nargs="*", help="games whose lists are run; none: all")
    found.add_argument("--only", metavar="TEXT", default="", help="only entries with this text")
    cores = max(1, (os.cpu_count() or 2) // 2)
    found.add_argument(
        "--jobs", type=int, default=cores, metavar="N", help=f"mutants at a time (here: {cores})"
    )
    found.add_argument(
        "--limit", type=float, default=300, metavar="S", help="seconds for one mutant (300)"
    )
    found.add_argument("--again", action="store_true", help="run also what was run before")
    found.add_argument("--list", action="store_true", help="show the entries and run nothing")
    found.add_argument("--json", action="store_true", help="print verdicts for programs")
    found.add_argument(
        "--lists", metavar="DIR", type=Path, default=ROOT / "tests", help="where the lists are"
    )
    found.add_argument(
        "--kept", metavar="FILE", type=Path, default=KEPT, help="where verdicts are kept"
    )
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the lists, print a table; the exit code says whether all were caught."""
    args = parser().parse_args(arguments)
    out, err = Console(highlight=False, soft_wrap=True), Console(stderr=True, highlight=False)
    try:
        mutants = chosen(args)
    except ListError as error:
        err.print(Text(f"mutants: {error}"))
        return 2
    if args.list:
        for mutant in mutants:
            out.print(Text(f"{mutant.package.game}  {mutant.label()}  ({mutant.file})"))
        return 0
    warm_up()
    kept = Kept(args.kept)
    runner = Runner(max(1, args.jobs), args.limit)
    sound = unchanged(mutants)
    missing = [m for m in [*sound, *mutants] if args.again or not kept.is_settled(m)]
    for mutant, verdict in shown(runner, missing, err):
        kept.put(mutant, verdict)
    if bad := [(m, v) for m in sound if (v := kept.get(m)) and v.status != SURVIVED]:
        for mutant, verdict in bad:
            line = f"mutants: {' '.join(mutant.tests)} fails without any change: {verdict.note}"
            err.print(Text(line))
        return 2
    results = [(mutant, kept.get(mutant) or Verdict(BROKEN)) for mutant in mutants]
    if args.json:
        print(json.dumps([as_data(*each) for each in results], indent=2))
    else:
        show(results, out)
    return 0 if all(verdict.status == CAUGHT for _, verdict in results) else 1


def chosen(args: argparse.Namespace) -> list[Mutant]:
    """The mutants that are asked for, from lists without a fault."""
    found = [mutant for home in lists_in(args.lists) for mutant in read(home)]
    known = {mutant.package.game for mutant in found}
    if strange := [game for game in args.game if game not in known]:
        names = ", ".join(sorted(known)) or "none"
        raise ListError(f"no list for {', '.join(strange)}; there are lists for: {names}")
    found = [m for m in found if not args.game or m.package.game in args.game]
    if wrong := complaints(found):
        raise ListError("\n".join(wrong))
    needle = args.only.lower()
    found = [m for m in found if needle in " ".join([m.label(), m.file, *m.tests]).lower()]
    if not found:
        raise ListError(f"no entry with {args.only!r}" if args.only else "the lists are empty")
    return found


def unchanged(mutants: list[Mutant]) -> list[Mutant]:
    """The tests that are named, each file once, on the game as it is: they must pass, or "caught" means nothing."""
    files = {(m.home, test.partition("::")[0]): m for m in mutants for test in m.tests}
    return [
        replace(mutant, wrong="", old="", new="", breaks=("no change",), tests=(test,))
        for (_, test), mutant in sorted(files.items())
    ]


def shown(
    runner: Runner, mutants: list[Mutant], console: Console
) -> Iterator[tuple[Mutant, Verdict]]:
    """The verdicts, with a progress bar. It has no thread of its own, since the runner forks."""
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console, auto_refresh=False, transient=True) as progress:
        task = progress.add_task("", total=len(mutants))

        def started(mutant: Mutant) -> None:
            name = Text(f"{mutant.package.game} {mutant.label()}").plain.replace("[", r"\[")
            progress.update(task, description=name, refresh=True)

        for mutant, verdict in runner.verdicts(mutants, started):
            progress.update(task, advance=1, refresh=True)
            yield mutant, verdict


class Kept:
    """Verdicts of earlier runs, by a hash of all that they depend on: an interrupted run goes on where it stopped."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.hashes: dict[Path, str] = {}
        self.known: dict[str, Verdict] = {}
        if path.is_file():
            for key, data in json.loads(path.read_text(encoding="utf-8")).items():
                self.known[key] = Verdict(**{**data, "rules": tuple(data["rules"])})

    def get(self, mutant: Mutant) -> Verdict | None:
        """The verdict on the same change of the same code under the same tests."""
        return self.known.get(self.key(mutant))

    def is_settled(self, mutant: Mutant) -> bool:
        """A verdict that another run would give again. Tests that fail without a change are run again."""
        verdict = self.get(mutant)
        if verdict is None or verdict.status in (BROKEN, TIMEOUT):
            return False
        return mutant.old != "" or verdict.status == SURVIVED

    def put(self, mutant: Mutant, verdict: Verdict) -> None:
        """Keep a verdict at once; a file that is half written is never in place."""
        self.known[self.key(mutant)] = verdict
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".new")
        data = {key: asdict(verdict) for key, verdict in self.known.items()}
        draft.write_text(json.dumps(data, indent=1), encoding="utf-8")
        draft.replace(self.path)

    def key(self, mutant: Mutant) -> str:
        """Entry, game, kernel and kit, the named tests, and the helpers next to them."""
        home = mutant.home.parent
        files = [home / test.partition("::")[0] for test in mutant.tests]
        files += [path for path in home.glob("*.py") if not path.name.startswith("test_")]
        parts = [*mutant.breaks, mutant.file, mutant.old, mutant.new, *mutant.tests]
        parts += [self.hash(path) for path in sorted(files)]
        parts += [self.hash(mutant.package.folder)]
        parts += [self.hash(ROOT / "src" / "jotunheim" / room) for room in ("kernel", "testing")]
        return digest("\0".join(parts).encode())

    def hash(self, path: Path) -> str:
        """The hash of a file, or of the code and content of a folder."""
        if path not in self.hashes:
            files = [path] if path.is_file() else sorted(path.rglob("*.*"))
            texts = [p.read_bytes() for p in files if p.suffix in (".py", ".toml", ".md")]
            self.hashes[path] = digest(b"\0".join(texts))
        return self.hashes[path]


def digest(data: bytes) -> str:
    """A short hash."""
    return hashlib.sha256(data).hexdigest()[:20]


def as_data(mutant: Mutant, verdict: Verdict) -> dict[str, object]:
    """A verdict for programs."""
    return {
        "game": mutant.package.game,
        "wrong": mutant.wrong,
        "file": mutant.file,
        "breaks": list(mutant.breaks),
        "cites": verdict.cites,
        **asdict(verdict),
    }


def show(results: list[tuple[Mutant, Verdict]], console: Console) -> None:
    """Two lines for each mutant, then the sums of each game."""
    for mutant, verdict in results:
        stray = verdict.status == CAUGHT and not verdict.cites
        status = verdict.status + ("*" if stray else "")
        line = Text(f"{status:<9} ", style=STYLES[verdict.status])
        console.print(line.append(f"{mutant.package.game} {mutant.label()}", style="default"))
        cited = f" ({', '.join(verdict.rules)})" if verdict.rules else ""
        if below := f"by {verdict.test}{cited}" if verdict.test else verdict.note:
            console.print(Text(f"{'':<9} {below}"))
    table = Table(box=None, pad_edge=False, title="", title_justify="left")
    for title in ("game", "mutants", "caught", "by the clause's test", SURVIVED, BROKEN, TIMEOUT):
        table.add_column(title, justify="left" if title == "game" else "right")
    for game in sorted({mutant.package.game for mutant, _ in results}):
        ours = [(mutant, verdict) for mutant, verdict in results if mutant.package.game == game]
        table.add_row(game, *map(str, sums(ours)))
    console.print(table)


def sums(results: list[tuple[Mutant, Verdict]]) -> list[int]:
    """All, caught, caught by a test that cites the clause, survived, broken, without an end."""
    states = [verdict.status for _, verdict in results]
    cited = [v for _, v in results if v.status == CAUGHT and v.cites]
    counts = [states.count(status) for status in (SURVIVED, BROKEN, TIMEOUT)]
    return [len(results), states.count(CAUGHT), len(cited), *counts]


if __name__ == "__main__":
    sys.exit(main())
