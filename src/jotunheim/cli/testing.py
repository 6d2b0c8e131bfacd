"""`./jotun test`: format, lint, types, then all tests, those of rules both interpreted and compiled."""

import argparse
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from jotunheim.cli import house
from jotunheim.texts import N_, _

HELP: Final = N_("check everything: format, lint, types, tests interpreted and compiled")
EXAMPLE: Final = "./jotun test --quick -k missiles tests/games/giant"
PACKAGES: Final = ("dev", "arena", "research", "cluster")  # the locks that all tests together need
CODE: Final = ("src", "examples", "tests", "scripts", "benchmarks")
COUNTS: Final = re.compile(r"(\d+) (passed|failed|errors?|skipped|xfailed)\b")
# A test as pytest names it, in its last lines: the file, two colons, name[parameters] - the reason.
FAILED: Final = re.compile(
    r"(?:FAILED|ERROR) (tests/\S+?\.py(?:::[^\s\[]+(?:\[.*?\](?=$| - ))?)?)(?: - .*)?$"
)
COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")
NO_TESTS: Final = 5  # pytest's exit code when it collected none
WORKERS: Final = 8
MORE: Final = (
    1  # workers than cores, since many tests wait for programs that they started; pages do not wait
)
# A browser's driver keeps an event loop running in its process: tests of pages have processes of their own. Each has
# a browser and a server, so that neighbours stay together until one of the processes has nothing left to do.
BROWSER: Final = "tests/browser"
TOGETHER: Final = ("--dist", "worksteal")
BY_GROUP: Final = ("--dist", "loadgroup")
# In a whole run, what is slow runs once, where it is quick: compiled.
LATER: Final = ("-p", "tests.house.plain_selection")
WHOLE: Final = ("-p", "tests.house.whole_selection")
COMPILED: Final = ("-p", "tests.house.native_selection")
QUICK: Final = ("-p", "tests.house.quick_selection")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "paths", nargs="*", help=_("only these tests (then no format, lint, types)")
    )
    parser.add_argument("-k", metavar="EXPR", default="", help=_("only tests whose names match"))
    parser.add_argument(
        "--quick", action="store_true", help=_("leave out slow tests and the compiled run")
    )
    parser.add_argument(
        "--slowest",
        type=int,
        metavar="N",
        default=0,
        help=_("show the N slowest tests of each part"),
    )


def run(args: argparse.Namespace) -> int:
    """Run all stages, each to its end, and sum up."""
    house.install(*PACKAGES)
    report = Report()
    selected = bool(args.paths or args.k)
    if not selected:
        folders = [name for name in CODE if any((house.root() / name).rglob("*.py"))]
        report.stage("format", lambda: tool("ruff", "format", "--check", *folders))
        report.stage("lint", lambda: tool("ruff", "check", *folders))
        report.stage("types", lambda: tool("mypy", *folders))
    if selected or args.quick:
        tests_of_a_part(report, args, may_be_none=selected)
    else:
        all_tests(report, args)
    return report.close()


def tests_of_a_part(report: "Report", args: argparse.Namespace, may_be_none: bool) -> None:
    """The tests that the user chose, or the quick ones."""
    options = [*pytest_options(args), *BY_GROUP]
    plain = house.plain_environment()
    report.stage("tests, interpreted", lambda: report.pytest(options, plain, may_be_none=False))
    if args.quick:
        report.skip("tests, compiled", "left out by --quick")
        return
    lack = house.lacks_compiler()
    if lack and not os.environ.get("CI"):
        report.skip("tests, compiled", lack)
        return

    def compiled() -> bool:
        made: dict[str, str] = {}
        return compiles(made) and report.pytest([*options, *COMPILED], made, may_be_none)

    report.stage("tests, compiled", compiled)


def all_tests(report: "Report", args: argparse.Namespace) -> None:
    """Every test, those of pages apart. Without a compiler, all of them on plain Python."""
    plain = house.plain_environment()
    tree = compiled_tree(report)
    browsing = (house.root() / BROWSER).is_dir()
    most = [*pytest_options(args, MORE), *BY_GROUP, *(("--ignore", BROWSER) if browsing else ())]
    first = [*most, *LATER] if tree else most
    report.stage("tests, interpreted", lambda: report.pytest(first, plain, may_be_none=False))
    if tree:
        again = [*most, *WHOLE]
        report.stage("tests, compiled", lambda: report.pytest(again, tree, may_be_none=False))
    if browsing:
        pages = [*pytest_options(args), *TOGETHER, BROWSER]
        report.stage(
            "tests, browser", lambda: report.pytest(pages, tree or plain, may_be_none=False)
        )


def compiled_tree(report: "Report") -> dict[str, str]:
    """Make the compiled tree before all tests: none waits for it, and none competes with the compiler. Its variables."""
    made: dict[str, str] = {}
    lack = house.lacks_compiler()
    if lack and not os.environ.get("CI"):
        report.skip("compiling", lack)
    else:
        report.stage("compiling", lambda: compiles(made))
    return made


def compiles(made: dict[str, str]) -> bool:
    """Make the compiled tree, and note its environment."""
    try:
        made.update(house.native_environment())
    except house.HouseError as error:
        print(f"jotun: {error}")
    return bool(made)


def pytest_options(args: argparse.Namespace, more: int = 0) -> list[str]:
    """Options for pytest, in addition to the settings in pyproject.toml; with more workers than cores."""
    workers = min((os.cpu_count() or 1) + more, WORKERS)
    options = ["-q", "-n", str(workers)]
    if sys.stdout.isatty():
        options.append("--color=yes")
    if args.quick:
        options += QUICK
    if args.k:
        options += ["-k", args.k]
    if args.slowest:
        options += slowest(args.slowest)
    return options + [absolute(path) for path in args.paths]


def slowest(count: int) -> list[str]:
    """Let pytest show so many of the slowest tests, with the time to set them up."""
    return [f"--durations={count}", "--durations-min=0.1"]


def absolute(path: str) -> str:
    """A path such as tests/FILE::TEST, relative to the folder the user is in."""
    file, colons, name = path.partition("::")
    return f"{Path(file).absolute()}{colons}{name}"


def tool(module: str, *arguments: str) -> bool:
    """Run a checker; its output is shown only if it fails."""
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=house.root(),
        env=house.plain_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, flush=True)
    return done.returncode == 0


class Report:
    """Stages with their times, and the counts of all tests."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False
        self.broken: list[str] = []  # tests that failed, by what pytest calls them
        self.counts = {"passed": 0, "failed": 0, "skipped": 0}

    def stage(self, name: str, work: Callable[[], bool]) -> None:
        """Do one stage and note how it went."""
        print(f"== {name}", flush=True)
        began = time.monotonic()
        passed = work()
        self.failed |= not passed
        word = "ok" if passed else "FAILED"
        self.lines.append(f"  {name:<20} {word:<7} {time.monotonic() - began:6.1f} s")

    def skip(self, name: str, why: str) -> None:
        """Note a stage that is left out."""
        self.lines.append(f"  {name:<20} skipped: {why}")

    def pytest(self, options: list[str], environment: dict[str, str], may_be_none: bool) -> bool:
        """Run pytest, passing its output on, and add up its counts."""
        command = [sys.executable, "-m", "pytest", *options]
        last = ""
        with subprocess.Popen(
            command,
            cwd=house.root(),
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                print(line, end="", flush=True)
                last = line.strip() or last
                self.note(COLOUR.sub("", line))
        self.add(COLOUR.sub("", last))
        return process.returncode == 0 or (may_be_none and process.returncode == NO_TESTS)

    def note(self, line: str) -> None:
        """Remember a test that pytest says has failed."""
        if (found := FAILED.match(line.rstrip())) and found[1] not in self.broken:
            self.broken.append(found[1])

    def again(self) -> list[str]:
        """How to run just one of the tests that failed, each on a line."""
        return [f"  ./jotun test {shlex.quote(test)}" for test in self.broken]

    def add(self, summary: str) -> None:
        """Add the counts of pytest's closing line."""
        for count, word in COUNTS.findall(summary):
            kind = {"error": "failed", "errors": "failed", "xfailed": "skipped"}.get(word, word)
            self.counts[kind] += int(count)

    def close(self) -> int:
        """Print the summary; its last line has the counts alone."""
        if self.broken:
            print("\n== to run just one of those that failed", *self.again(), sep="\n")
        print("\n== summary", *self.lines, sep="\n")
        passed, failed, skipped = (self.counts[key] for key in ("passed", "failed", "skipped"))
        print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
        return 1 if self.failed else 0
