"""From Python modules to shared libraries: mypyc writes C, the C compiler makes objects, which are kept.

Each package is one mypyc group, with one C file a module. Objects are kept by the hash of all that went
into them, so a change in one game compiles only what it touches, and returning to an older state nothing.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final

from toolchain import (
    INCLUDE,
    OBJECTS,
    CompileError,
    Extension,
    Object,
    Toolchain,
    ToolchainError,
    config,
    first_error,
)
from tree import Package

KERNEL: Final = "jotunheim_kernel"
GAMES: Final = ("jotunheim_games_", "jotunheim_examples_")
PREFIX: Final = "native_"
KEEP_SECONDS: Final = 7 * 24 * 3600
MYPY_OPTIONS: Final = (
    "--config-file=",
    "--namespace-packages",
    "--explicit-package-bases",
    "--follow-imports=silent",  # what is not compiled is checked by ./jotun test
    "--no-error-summary",
)


Say = Callable[[str], None]


def group_of(package: Package) -> str:
    """The name of the shared library of a package; never that of a module, whose C file it would overwrite."""
    return PREFIX + package.module.replace(".", "_")


def translate(
    packages: list[Package], tree: Path, work: Path, opt: str, log: Path
) -> list[Extension]:
    """Let mypyc write C for all packages; what did not change is taken from its cache."""
    groups: list[tuple[list[str], str | None]] = [
        (package.modules(), group_of(package)) for package in packages
    ]
    clear_cache_of_others(work, repr((groups, opt)))
    with contextlib.chdir(tree), log.open("a") as text, contextlib.redirect_stdout(text):
        try:
            return call_mypyc(groups, work, opt)
        except SystemExit:  # how mypyc ends when it finds errors
            pass
        except Exception as error:  # a crash of mypyc itself; a clean start may mend it
            print(f"mypyc crashed, starting from scratch: {error!r}")
            clear_cache_of_others(work, "")
            try:
                return call_mypyc(groups, work, opt)
            except SystemExit:
                pass
            except Exception as again:  # such as a full disk, which may pass
                raise ToolchainError(f"mypyc: {again}") from again
    raise CompileError(first_error(log))


def call_mypyc(groups: list[tuple[list[str], str | None]], work: Path, opt: str) -> list[Extension]:
    """Run mypyc on the modules below the current folder."""
    from mypyc.build import mypycify

    files = [file for names, _ in groups for file in names]
    extensions: list[Extension] = mypycify(
        [*MYPY_OPTIONS, f"--cache-dir={work / 'mypy'}", *files],
        opt_level=opt,
        debug_level="0",
        multi_file=True,
        separate=groups,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        extension.sources += left_out(extension, work / "c")
        extension.include_dirs += rarer_folders(extension)
    return extensions


def rarer_folders(extension: Extension) -> list[str]:
    """Where the rarer headers of mypyc's library lie: mypyc forgets these, too, for a group from its cache."""
    runtime = [Path(folder) for folder in extension.include_dirs[:1]]  # a shim has none
    found = [str(path.parent) for folder in runtime for path in sorted(folder.glob("*/librt_*.h"))]
    return [folder for folder in dict.fromkeys(found) if folder not in extension.include_dirs]


def left_out(extension: Extension, written: Path) -> list[str]:
    """The rarer C files of mypyc's library: mypyc names them only if a group that needs them is new.

    It forgets them when it takes such a group from its cache; but the group's own header includes theirs.
    """
    header = written / f"__native_internal_{extension.name.removesuffix('__mypyc')}.h"
    if not header.is_file():  # a shim
        return []
    runtime = Path(extension.include_dirs[0])
    named = {Path(source).name for source in extension.sources}
    included = [Path(name.decode()) for name in INCLUDE.findall(header.read_bytes())]
    files = [runtime / name.with_suffix(".c") for name in included]
    return [str(file) for file in files if file.is_file() and file.name not in named]


def clear_cache_of_others(work: Path, setup: str) -> None:
    """Forget mypyc's cache if it was made for other modules or groups: it would mix them up."""
    note = work / "setup.txt"
    if not note.exists() or note.read_text() != setup:
        for name in ("mypy", "c"):
            shutil.rmtree(work / name, ignore_errors=True)
        note.write_text(setup)


class Group:
    """The extension modules of one package: a library with the code, and a shim for each module."""

    def __init__(self, library: Extension) -> None:
        self.name = library.name.removesuffix("__mypyc").removeprefix(PREFIX)
        self.extensions = [library]  # the shims follow
        self.jobs: dict[str, Future[Object]] = {}

    def sources(self) -> list[str]:
        """All C files, the longest first, so that no core is left with it at the end."""
        found = [source for extension in self.extensions for source in extension.sources]
        return sorted(found, key=lambda source: -Path(source).stat().st_size)


def in_groups(extensions: list[Extension]) -> list[Group]:
    """mypyc names each library first, then its shims; only a library needs its headers."""
    groups: list[Group] = []
    for extension in extensions:
        if extension.include_dirs:
            groups.append(Group(extension))
        else:
            groups[-1].extensions.append(extension)
    return sorted(groups, key=lambda group: group.name != KERNEL)


class Order:
    """Which group comes next: what every game needs, then the games that people play, then the rest."""

    def __init__(self, packages: list[Package], wanted: Path) -> None:
        self.names = {group_of(package).removeprefix(PREFIX): package.name for package in packages}
        self.base = {group for group in self.names if not is_game(group)}
        self.file = wanted  # names of games, written by those who play meanwhile

    def wanted(self) -> list[str]:
        """The games that people play now, the latest first."""
        try:
            return self.file.read_text().split()
        except OSError:
            return []

    def take(self, groups: list[Group]) -> Group:
        """The next group, as people want it now."""
        wanted = self.wanted()

        def rank(group: Group) -> int:
            if group.name in self.base:
                return -1
            name = self.names.get(group.name, "")
            return wanted.index(name) if name in wanted else len(wanted)

        found = min(groups, key=rank)  # of equals the first: the kernel comes before all
        groups.remove(found)
        return found

    def is_worth_moving(self, group: Group, left: list[Group]) -> bool:
        """Is a running server better off with what is compiled now? All that games share, or a game that is played."""
        if self.base & {other.name for other in left}:
            return False
        return group.name in self.base or self.names.get(group.name) in self.wanted()


def is_game(group: str) -> bool:
    """Is it the library of a game, not of something that all games use?"""
    return not group.startswith("jotunheim_") or group.startswith(GAMES)


class Work:
    """The C files of all groups on all cores, and how far they are."""

    def __init__(self, extensions: list[Extension], tools: Toolchain) -> None:
        self.wanted = {source: ext for ext in extensions for source in ext.sources}
        self.tools = tools
        self.pool = ThreadPoolExecutor(cores())
        self.jobs: dict[str, Future[Object]] = {}
        self.done = 0
        self.lock = threading.Lock()  # files are counted by the threads that compiled them
        self.note = tools.log.with_name("progress")  # for a server that runs meanwhile

    def submit(self, group: Group) -> None:
        """Let the C files of a group be compiled; mypyc's own library is in every group, and compiled once."""
        for source in group.sources():
            if source not in self.jobs:
                job = self.pool.submit(self.tools.compile, Path(source), self.wanted[source])
                group.jobs[source] = self.jobs[source] = job
                job.add_done_callback(self.count)

    def count(self, _: Future[Object]) -> None:
        """One file more; on a terminal the next message overwrites the line."""
        with self.lock:
            self.done += 1
            with contextlib.suppress(OSError):  # a full disk: the compiler says so
                self.note.write_text(f"{self.done} {len(self.wanted)}\n")
            if sys.stderr.isatty():
                sys.stderr.write(f"\r  {self.done} of {len(self.wanted)} files \r")
                sys.stderr.flush()


def build(
    extensions: list[Extension],
    tree: Path,
    tools: Toolchain,
    say: Say,
    order: Order,
    publish: Callable[[], None],
) -> None:
    """Make all extension modules on all cores, and report each group when it is done.

    The next group is chosen while one is compiled. `publish` is called when the tree is worth using by halves.
    """
    OBJECTS.mkdir(parents=True, exist_ok=True)
    left = in_groups(extensions)
    work = Work(extensions, tools)
    before: list[Group] = []
    try:
        while left or before:
            chosen = [order.take(left)] if left else []
            for group in chosen:
                work.submit(group)
            for group in before:
                link(group, work.jobs, tree, tools, say)
                if left + chosen and order.is_worth_moving(group, left + chosen):
                    publish()
            before = chosen
    finally:
        work.pool.shutdown(cancel_futures=True)
        tools.preludes.clear()
    sweep()


def link(
    group: Group, jobs: dict[str, Future[Object]], tree: Path, tools: Toolchain, say: Say
) -> None:
    """Wait for the objects of a group, and make its extension modules."""
    began = time.monotonic()
    for extension in group.extensions:
        objects = [jobs[source].result().file for source in extension.sources]
        tools.join(objects, tree / library_path(extension.name))
    made = sum(job.result().is_new for job in group.jobs.values())
    seconds = time.monotonic() - began
    modules = len(group.extensions) - 1
    say(f"  {group.name}: {modules} modules, {made} files compiled, {seconds:.1f} s")


def cores() -> int:
    """How many compilers to run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def library_path(name: str) -> Path:
    """Where Python looks for an extension module."""
    *folders, last = name.split(".")
    return Path(*folders, last + config("EXT_SUFFIX"))


def sweep() -> None:
    """Throw away objects that nothing has needed for a week."""
    for kept in OBJECTS.glob("*.o"):
        with contextlib.suppress(
            FileNotFoundError
        ):  # another start renames what it has just compiled
            if time.time() - kept.stat().st_mtime > KEEP_SECONDS:
                kept.unlink()
