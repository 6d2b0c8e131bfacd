"""Rules that are compiled while the server already serves: engines move to the compiled tree when it is ready.

The launcher compiles in the background and says in a variable where it notes the outcome. The note is the stamp
of the compiled trees (`scripts/tree.py`): a new one names the tree, or says nothing if compiling has failed.
"""

import contextlib
import fcntl
import os
from pathlib import Path
from typing import Final

import msgspec

LOOK: Final = 1.0  # seconds between two looks


class Note(msgspec.Struct):
    """What we read of the stamp."""

    tree: str = ""


class CompiledLater:
    """The tree that is being compiled. FILE|TIME: the note, and when the one of before was written."""

    def __init__(self, note: str) -> None:
        file, _, mark = note.rpartition("|")
        self.file = Path(file)
        self.mark = int(mark) if mark.isdecimal() else 0
        self.awaited = bool(file)
        self.wanted: list[str] = []  # games, the latest first

    @property
    def is_under_way(self) -> bool:
        """Is it still being compiled?"""
        return self.awaited and self.written() == self.mark

    def written(self) -> int:
        """When the note was written; 0: there is none."""
        with contextlib.suppress(OSError):
            return self.file.stat().st_mtime_ns
        return 0

    def percent(self) -> int:
        """How far it is."""
        try:
            done, total = map(int, (self.file.parent / "progress").read_text().split())
        except (OSError, ValueError):
            return 0
        return 100 * done // max(total, 1)

    def want(self, game: str) -> None:
        """Somebody plays this game: let it be compiled before the others."""
        if game in self.wanted or not self.is_under_way:
            return
        self.wanted.insert(0, game)
        with contextlib.suppress(OSError):
            (self.file.parent / "wanted").write_text(" ".join(self.wanted))

    def part(self) -> Path | None:
        """A tree that is compiled in part, kernel and some games; None: there is none yet."""
        with contextlib.suppress(OSError):
            name = (self.file.parent / "part").read_text().strip()
            place = self.file.parent / "trees" / name
            return place if name and place.is_dir() else None
        return None

    def tree(self) -> Path | None:
        """Where the compiled tree lies; None: there is none, since compiling failed."""
        try:
            name = msgspec.json.decode(self.file.read_bytes(), type=Note).tree
        except (OSError, msgspec.DecodeError):
            return None
        place = self.file.parent / "trees" / name
        return place if name and place.is_dir() else None


def use(tree: Path) -> None:
    """Let programs that we start import from this tree, which stays as long as this process lives."""
    folder = os.open(tree, os.O_RDONLY)  # left open: the system lets go of it at our end
    fcntl.flock(folder, fcntl.LOCK_SH)
    _, *rest = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(tree), *rest])
