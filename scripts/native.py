"""Make `build/native`: the whole of Jotunheim with its hot packages compiled by mypyc.

The tree is separate from the sources, so that `src` is always plain Python and never meets stale machine code.
Compiled packages are the entry points of the group `jotunheim.compiled`, of any installed distribution; all
else is linked. `build/native` is a link to a tree named after its sources, swapped when the tree is complete.

    python scripts/native.py                          everything, if something changed
    python scripts/native.py --only giant --opt 0     the kernel and one game, quick to compile, slow to run
    python scripts/native.py --only giant --check     only let the compiler look at types and write C
    python scripts/native.py --own --out FOLDER       what pyproject.toml names, in an environment of somebody else
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import os
import shutil
import sys
import time
from importlib.metadata import entry_points, version
from pathlib import Path
from typing import Final
from zlib import crc32

from compiling import Order, build, translate
from environment import SetupError, guarded, one_at_a_time, prepare, say
from toolchain import CompileError, Toolchain, ToolchainError
from tree import (
    GROUP,
    NATIVE,
    NOT_COMPILED,
    PUBLISHED,
    ROOT,
    SKIPPED,
    WANTED,
    Package,
    Stamp,
    is_held,
    lacking,
    own_packages,
    real_folders,
    work_folder,
)

PART: Final = ".part"
KEPT_TREES: Final = 3  # going back to what one had a moment ago costs nothing


def installed_packages() -> dict[str, str]:
    """What all installed distributions ask to have compiled, by name."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def find_packages(entries: dict[str, str], only: list[str]) -> list[Package]:
    """All packages that ask to be compiled, the kernel first; or the kernel and those named."""
    unknown = [name for name in only if name not in entries]
    if unknown:
        known = ", ".join(sorted(entries))
        raise SetupError(f"--only: no compiled package {unknown[0]!r}; there are {known}")
    wanted = sorted(name for name in entries if not only or name in {*only, "kernel"})
    wanted.sort(key=lambda name: name != "kernel")
    return [Package(name, entries[name], base_of(entries[name])) for name in wanted]


def base_of(module: str) -> Path:
    """The folder on the path that holds a module, found without importing it."""
    place = Path(*module.split("."))
    for folder in map(Path, sys.path):
        if (folder / place).is_dir() or (folder / place).with_suffix(".py").is_file():
            return folder.resolve()
    raise SetupError(f"{GROUP}: no package {module} on the path")


def name_of(packages: list[Package], opt: str) -> str:
    """A name for the tree: the hash of all that the compiled code depends on."""
    total = hashlib.sha256(repr((sys.version, version("mypy"), opt, NOT_COMPILED)).encode())
    for package in packages:
        total.update(package.module.encode())
        for name in package.modules():
            total.update(name.encode() + b"\0" + (package.base / name).read_bytes() + b"\0")
    return total.hexdigest()[:16]


def lay_out(packages: list[Package], tree: Path) -> None:
    """Mirror the sources: compiled modules are copied, for tracebacks; all else is linked."""
    copied = {str(package.base / name) for package in packages for name in package.modules()}
    real = {
        str(package.base / name) for package in packages for name in real_folders(package.modules())
    }
    for package in packages:
        top = package.module.split(".")[0]
        if str(package.base / top) in real:
            mirror(package.base / top, tree / top, copied, real)
        else:  # a single module without a package
            put(package.base / f"{top}.py", tree / f"{top}.py", copied)


def mirror(source: Path, target: Path, copied: set[str], real: set[str]) -> None:
    """Bring one folder of the tree in line with the sources."""
    target.mkdir(parents=True, exist_ok=True)
    for entry in source.iterdir():
        if str(entry) in real:
            mirror(entry, target / entry.name, copied, real)
        elif entry.name not in SKIPPED:
            put(entry, target / entry.name, copied)
    for entry in target.iterdir():
        if entry.is_symlink() and not entry.exists():
            entry.unlink()


def put(source: Path, target: Path, copied: set[str]) -> None:
    """Copy or link one entry, unless it is there."""
    if target.is_symlink() or target.exists():
        return
    if str(source) in copied:
        text = source.read_bytes()
        target.write_bytes(text)
        os.utime(
            target, (0, crc32(text))
        )  # mypy's cache sees a change by size and whole seconds only
    else:
        target.symlink_to(source)


def compile_tree(packages: list[Package], tree: Path, work: Path, opt: str, log: Path) -> None:
    """Make a tree aside and put it in its place when it is complete."""
    aside = tree.with_suffix(".new")
    shutil.rmtree(aside, ignore_errors=True)
    for note in ("progress", PUBLISHED):
        (work / note).unlink(missing_ok=True)
    forget_parts(tree.parent)
    lay_out(packages, aside)
    count = sum(len(package.modules()) for package in packages)
    say(f"compiling {count} modules with mypyc, once; later starts need no time for it ...")
    began = time.monotonic()
    try:
        extensions = translate(packages, aside, work, opt, log)
        say(f"  types and C code: {time.monotonic() - began:.1f} s")
        order = Order(packages, work / WANTED)
        build(extensions, aside, Toolchain(log), say, order, lambda: publish(aside, work))
        aside.replace(tree)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
        forget_parts(tree.parent)
    say(f"  done in {time.monotonic() - began:.1f} s")


def publish(aside: Path, work: Path) -> None:
    """Offer the tree as it is now, some groups compiled and the rest plain, to servers that wait for it."""
    places = (aside.with_suffix(f"{PART}{number}") for number in itertools.count())
    part = next(place for place in places if not place.exists())  # one may be in use still
    shutil.copytree(aside, part, symlinks=True, copy_function=os.link)  # no bytes are copied
    note = work / f"{PUBLISHED}.{os.getpid()}"
    note.write_text(part.name)
    note.replace(work / PUBLISHED)
    say("  a running table goes on with what is compiled so far")


def forget_parts(trees: Path) -> None:
    """Throw away trees that were offered by halves, if no program runs from them."""
    for part in trees.glob(f"*{PART}*"):
        if not is_held(part):
            shutil.rmtree(part, ignore_errors=True)


def make(out: Path, packages: list[Package], opt: str) -> str:
    """Bring the tree behind the link `out` up to date; returns what failed, in one line."""
    work = work_folder(out)
    log = work / "native.log"
    with one_at_a_time("native", "compiling", work):
        stamp = Stamp(out)
        stamp.take(packages)
        name = name_of(packages, opt)
        tree = work / "trees" / name
        try:
            if tree.is_dir():
                lay_out(packages, tree)
            else:
                log.write_text("")
                compile_tree(packages, tree, work, opt, log)
            stamp.tree = name
        except (CompileError, OSError) as error:
            stamp.failure = f"{error} (log: {os.path.relpath(log)})"
            if isinstance(error, (ToolchainError, OSError)):  # such as a full disk
                stamp.site = 0  # a stamp that is never true: the next start tries again
        stamp.write()
        if stamp.tree:
            point(out, tree)
            forget_old(tree)
    return stamp.failure


def check(out: Path, packages: list[Package], opt: str) -> str:
    """Let mypyc read the modules and write C, and leave it at that; returns what failed, in one line."""
    work = work_folder(out)
    log, aside = work / "check.log", work / "check"
    with one_at_a_time("native", "compiling", work):
        shutil.rmtree(aside, ignore_errors=True)
        log.write_text("")
        try:
            lay_out(packages, aside)
            translate(packages, aside, work, opt, log)
        except CompileError as error:
            return f"{error} (log: {os.path.relpath(log)})"
        finally:
            shutil.rmtree(aside, ignore_errors=True)
    return ""


def point(out: Path, tree: Path) -> None:
    """Point the link `out` to the tree, in one step."""
    tree.touch()
    aside = out.with_name(f"{out.name}.{os.getpid()}")
    aside.unlink(missing_ok=True)
    aside.symlink_to(tree)
    aside.replace(out)


def forget_old(tree: Path) -> None:
    """Keep the newest few trees, and those that a running program came from."""
    trees = sorted(tree.parent.iterdir(), key=lambda path: -path.stat().st_mtime)
    for old in trees[KEPT_TREES:]:
        if not is_held(old):
            shutil.rmtree(old, ignore_errors=True)


def main() -> int:
    """Read the command line and make the tree."""
    parser = argparse.ArgumentParser(prog="native.py", description="Compile the hot packages.")
    parser.add_argument("--out", type=Path, default=NATIVE, help="the link to make")
    parser.add_argument("--only", default="", help="packages by name, as in: kernel,giant")
    parser.add_argument("--opt", choices=("0", "3"), default="3", help="level for the C compiler")
    parser.add_argument(
        "--check", action="store_true", help="types and C code only, no machine code"
    )
    parser.add_argument(
        "--starting", action="store_true", help="leave it to ./jotun to tell of errors"
    )
    parser.add_argument(
        "--own", action="store_true", help="only packages of this distribution, not installed"
    )
    arguments = parser.parse_args()
    if lack := lacking():
        raise SetupError(f"{lack}: cannot compile")
    if arguments.own:
        sys.path.insert(0, str(ROOT / "src"))
    else:
        prepare()  # entry points are read from the installed metadata
    only = [name for name in arguments.only.split(",") if name]
    packages = find_packages(own_packages() if arguments.own else installed_packages(), only)
    work = check if arguments.check else make
    failure = work(arguments.out.absolute(), packages, arguments.opt)
    if failure and not arguments.starting:
        raise SetupError(f"compiling failed: {failure}")
    return 1 if failure else 0


if __name__ == "__main__":
    sys.exit(guarded(main))
