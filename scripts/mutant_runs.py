"""Runs tests against a mutated game: one warm process that forks, so that each mutant starts within moments.

The parent imports pytest and everything but the games. A child puts the folder with the mutated copy first on the path,
runs the named tests (those that cite a broken clause first) and sends back what failed first.
"""

from __future__ import annotations

import contextlib
import io
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import pytest
from mutant_lists import Mutant, Package

from jotunheim.ledger import Ledger
from jotunheim.testing.coverage import Citations

ROOT: Final = Path(__file__).resolve().parent.parent
CAUGHT, SURVIVED, BROKEN, TIMEOUT = "caught", "survived", "broken", "timeout"
WARM: Final = ("jotunheim.kernel", "jotunheim.testing", "jotunheim.records", "hypothesis")
QUIET: Final = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "--tb=line")


@dataclass(frozen=True)
class Verdict:
    """What became of one mutant."""

    status: str
    test: str = ""  # the first test that failed
    rules: tuple[str, ...] = ()  # the clauses that this test cites
    cites: bool = False  # one of them is a clause that the mutant breaks
    note: str = ""
    seconds: float = 0.0


class Watcher:
    """A plugin of pytest: puts tests of the broken clauses first, and keeps what fails first."""

    def __init__(self, ledger: Ledger, clauses: tuple[str, ...]) -> None:
        self.ledger = ledger
        self.citations = Citations(ledger)
        self.clauses = self.clauses_of(clauses)
        self.names: dict[str, str] = {}
        self.rules: dict[str, tuple[str, ...]] = {}
        self.failed = ""
        self.note = ""
        self.uncollected = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note what each test cites; tests of the broken clauses come first."""
        for item in items:
            self.names[item.nodeid] = f"{item.path.name}::{item.name}"
            marks = item.iter_markers("rule")
            self.rules[item.nodeid] = tuple(str(name) for mark in marks for name in mark.args)
        items.sort(key=lambda item: not self.is_about(self.rules[item.nodeid]))

    def clauses_of(self, rules: tuple[str, ...]) -> set[str]:
        """The clauses that are cited, by single ids, ranges or rulings."""
        ids = [name for rule in rules for name in self.citations.ids(rule)]
        return {self.ledger.by_id[name].id for name in ids if name in self.ledger.by_id}

    def is_about(self, rules: tuple[str, ...]) -> bool:
        """These rules hold a clause that the mutant breaks."""
        return bool(self.clauses & self.clauses_of(rules))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the first failure."""
        if report.failed and not self.failed:
            self.failed = report.nodeid
            self.note = key_line(report.longreprtext)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A change that does not even import proves nothing."""
        if report.failed:
            self.uncollected = key_line(report.longreprtext)

    def verdict(self, code: int) -> Verdict:
        """What pytest's exit code and the reports say together."""
        if self.uncollected:
            return Verdict(BROKEN, note=self.uncollected)
        if self.failed:
            rules = self.rules.get(self.failed, ())
            name = self.names.get(self.failed, self.failed)
            return Verdict(CAUGHT, name, rules, self.is_about(rules), self.note)
        if code != 0:
            return Verdict(BROKEN, note=f"pytest ended with {code} and no failed test")
        return Verdict(SURVIVED)


def key_line(text: str) -> str:
    """The line of a report that says what went wrong."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line[2:].strip() for line in lines if line.startswith("E ")]
    return (errors or lines[-1:] or [""])[0]


def warm_up() -> None:
    """Import what all children need, but no game; plugins of pytest would be imported by each."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in WARM:
        import_module(name)


def test_in_child(answer: Connection, package: Package, folder: Path, mutant: Mutant) -> None:
    """Run the tests of a mutant with the mutated package first on the path; the verdict goes to the parent."""
    words = io.StringIO()
    try:
        with contextlib.redirect_stdout(words), contextlib.redirect_stderr(words):
            put_first(package, folder)
            watcher = Watcher(package.ledger(), mutant.breaks)
            code = pytest.main([*QUIET, "--rootdir", str(ROOT), *mutant.places()], [watcher])
            verdict = watcher.verdict(int(code))
    except BaseException:
        verdict = Verdict(BROKEN, note=key_line(traceback.format_exc()))
    answer.send(verdict)
    answer.close()
    os._exit(0)


def put_first(package: Package, folder: Path) -> None:
    """Let the package be imported from this folder."""
    loaded = [name for name in sys.modules if f"{name}.".startswith(f"{package.name}.")]
    assert not loaded, f"{package.name} was imported before its mutant"
    above, _, _ = package.name.rpartition(".")
    if above:
        import_module(above).__path__.insert(0, str(folder))
    else:
        sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])


@dataclass
class Running:
    """A child at work."""

    mutant: Mutant
    process: BaseProcess
    answer: Connection
    scratch: Path
    since: float


class Runner:
    """Runs mutants, some at a time, and hands out each verdict as it comes."""

    def __init__(self, jobs: int, limit: float) -> None:
        self.jobs = jobs
        self.limit = limit
        self.running: list[Running] = []
        self.context = multiprocessing.get_context("fork")

    def verdicts(
        self, mutants: list[Mutant], started: Callable[[Mutant], None]
    ) -> Iterator[tuple[Mutant, Verdict]]:
        """One verdict for each, in the order in which they are done."""
        waiting = list(reversed(mutants))
        try:
            while waiting or self.running:
                while waiting and len(self.running) < self.jobs:
                    started(waiting[-1])
                    self.start(waiting.pop())
                yield from self.finished()
        finally:
            for child in list(self.running):
                self.stop(child)

    def start(self, mutant: Mutant) -> None:
        """Copy the package, make the change, fork."""
        scratch = Path(tempfile.mkdtemp(prefix="mutant-"))
        copy = scratch / mutant.package.folder.name
        shutil.copytree(mutant.package.folder, copy)
        mutant.apply(copy)
        receiver, sender = self.context.Pipe(duplex=False)
        process = self.context.Process(
            target=test_in_child, args=(sender, mutant.package, scratch, mutant), daemon=True
        )
        process.start()
        sender.close()
        self.running.append(Running(mutant, process, receiver, scratch, time.monotonic()))

    def finished(self) -> Iterator[tuple[Mutant, Verdict]]:
        """Those that are done now, or have had their time."""
        ready = wait([child.answer for child in self.running], timeout=0.5)
        for child in list(self.running):
            seconds = time.monotonic() - child.since
            if child.answer in ready:
                yield child.mutant, self.received(child, seconds)
            elif seconds > self.limit:
                self.stop(child)
                note = f"no end within {self.limit:.0f} s"
                yield child.mutant, Verdict(TIMEOUT, note=note, seconds=seconds)

    def received(self, child: Running, seconds: float) -> Verdict:
        """The verdict that a child has sent."""
        try:
            found: Verdict = child.answer.recv()
        except EOFError:
            found = Verdict(BROKEN, note="the process of the tests died")
        self.stop(child)
        return replace(found, seconds=seconds)

    def stop(self, child: Running) -> None:
        """End a child and remove its copy."""
        child.process.kill()
        child.process.join()
        child.answer.close()
        shutil.rmtree(child.scratch, ignore_errors=True)
        self.running.remove(child)
