"""What the compiled tree is made of, and whether the one at hand is still true to its sources.

Imported on every start of `./jotun`, so it imports little. The tree itself is made by native.py.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
# Where all that is installed and compiled is kept: the checkout, unless that cannot be written.
HOME: Final = Path(os.environ.get("JOTUN_HOME") or ROOT).absolute()
NATIVE: Final = HOME / "build" / "native"
GROUP: Final = "jotunheim.compiled"
NOT_COMPILED: Final = "# not compiled:"
MARKER_LINES: Final = 5
WANTED: Final = "wanted"  # a file of the work folder: games that people play while it is compiled
PUBLISHED: Final = "part"  # the same: the tree that can be used by halves
SKIPPED: Final = ("__pycache__", ".mypy_cache", ".ruff_cache")


class Package:
    """A package, or a single module, that some distribution asks to have compiled."""

    def __init__(self, name: str, module: str, base: Path) -> None:
        self.name = name
        self.module = module
        self.base = base  # the folder on the path under which it was found

    @property
    def place(self) -> Path:
        """Its folder, or the file if it is a single module."""
        folder = self.base.joinpath(*self.module.split("."))
        return folder if folder.is_dir() else folder.with_suffix(".py")

    def modules(self) -> list[str]:
        """The files to compile, relative to the base, in a fixed order."""
        place = self.place
        files = [place] if place.is_file() else sorted(place.rglob("*.py"))
        return [str(file.relative_to(self.base)) for file in files if is_compiled(file)]


def is_compiled(file: Path) -> bool:
    """Whether a module of a compiled package is compiled itself; a comment near its top may say no."""
    if any(part in SKIPPED for part in file.parts):
        return False
    with file.open(encoding="utf-8") as text:
        return not any(text.readline().startswith(NOT_COMPILED) for _ in range(MARKER_LINES))


def own_packages() -> dict[str, str]:
    """What this distribution asks to have compiled, by name; nothing need be installed for that."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {str(name): str(module) for name, module in project["entry-points"][GROUP].items()}


def work_folder(out: Path) -> Path:
    """Where the trees behind the link `out` are made and kept."""
    return out.with_name(out.name + ".work")


def real_folders(modules: list[str]) -> list[str]:
    """The folders that are folders in the tree too; all others are links to the sources."""
    found = {str(parent) for module in modules for parent in Path(module).parents}
    return sorted(found - {"."})


def names_in(folder: Path) -> list[str]:
    """What lies in a folder of sources, in a fixed order."""
    return sorted(entry.name for entry in os.scandir(folder) if entry.name not in SKIPPED)


def measure(file: Path) -> list[int]:
    """Time and size: enough to see that a file was touched."""
    info = file.stat()
    return [info.st_mtime_ns, info.st_size]


def site_mark() -> int:
    """Changes whenever a distribution is installed or removed."""
    folder = Path(sys.prefix, "lib", f"python{sys.version_info[0]}.{sys.version_info[1]}")
    return (folder / "site-packages").stat().st_mtime_ns


class Stamp:
    """What a tree was made from, to see in a millisecond or two whether it still is."""

    def __init__(self, out: Path) -> None:
        self.file = work_folder(out) / "stamp.json"
        self.tree = ""  # name of the tree; empty if compiling failed
        self.failure = ""  # why there is none
        self.site = 0
        self.files: dict[str, list[int]] = {}
        self.folders: dict[str, list[str]] = {}

    def read(self) -> bool:
        """Load the stamp; False if there is none."""
        try:
            data = json.loads(self.file.read_text())
            self.tree, self.failure, self.site = data["tree"], data["failure"], data["site"]
            self.files, self.folders = data["files"], data["folders"]
        except (OSError, ValueError, KeyError, TypeError):
            return False
        return True

    def take(self, packages: list[Package]) -> None:
        """Measure the sources as they are now."""
        self.site = site_mark()
        for package in packages:
            modules = package.modules()
            self.files |= {
                str(package.base / name): measure(package.base / name) for name in modules
            }
            for name in real_folders(modules):
                self.folders[str(package.base / name)] = names_in(package.base / name)

    def write(self) -> None:
        """Replace the stamp in one step; where it cannot be written no older one stays, which would name another tree."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        aside = self.file.with_suffix(f".{os.getpid()}")
        text = json.dumps({key: vars(self)[key] for key in vars(self) if key != "file"})
        try:
            aside.write_text(text)
            aside.replace(self.file)
        except OSError:
            for file in (aside, self.file):
                file.unlink(missing_ok=True)
            raise

    @property
    def place(self) -> Path:
        """Where the tree lies."""
        return self.file.parent / "trees" / self.tree

    def is_true(self) -> bool:
        """Whether the tree is there, and no source was touched, added or removed since."""
        try:
            return (
                (self.failure != "" or self.place.is_dir())
                and self.site == site_mark()
                and all(measure(Path(file)) == mark for file, mark in self.files.items())
                and all(names_in(Path(path)) == names for path, names in self.folders.items())
            )
        except OSError:
            return False


def hold(tree: Path) -> None:
    """Keep a tree from being thrown away for as long as this process lives."""
    import fcntl

    folder = os.open(tree, os.O_RDONLY)  # left open: the system lets go of it at our end
    fcntl.flock(folder, fcntl.LOCK_SH)


def is_held(tree: Path) -> bool:
    """Whether a running program may still import from a tree."""
    import fcntl

    folder = os.open(tree, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(folder)
    return False


def compiler() -> list[str]:
    """The C compiler as a command; empty if there is none."""
    import shlex
    import sysconfig

    if "CC" in os.environ:
        command = shlex.split(os.environ["CC"])
        return command if command and shutil.which(command[0]) else []
    for candidate in (sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"):
        command = shlex.split(str(candidate))
        if shutil.which(command[0]):
            return command
    return []


def lacking() -> str:
    """What is missing for compiling, in words; empty if nothing is."""
    import sysconfig

    if os.name != "posix":  # the tree has links, and locks that the system frees
        return "no Linux or macOS"
    if not compiler():
        named = f" (CC={os.environ['CC']})" if "CC" in os.environ else ""
        return f"no C compiler{named}"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers (Debian: python3-dev)"
    return ""
