"""What the processes of a server hold, read from /proc: memory and open files."""

import contextlib
import os
from pathlib import Path
from typing import Final

import msgspec

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
THINKS: Final = b"--nice"  # how bots are started
ENGINE: Final = b"jotunheim.server.engine"


class Held(msgspec.Struct, frozen=True):
    """What one process holds at a moment."""

    memory: int  # resident bytes
    files: int


def children(pid: int) -> list[int]:
    """The processes that a process has started, the oldest first."""
    found: list[tuple[int, int]] = []
    for place in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            fields = place.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid:
                found.append((int(fields[19]), int(place.parent.name)))
    return [child for _, child in sorted(found)]


def held(pid: int) -> Held:
    """What a process holds now; OSError: it has ended."""
    place = Path(f"/proc/{pid}")
    pages = int((place / "statm").read_text().split()[1])
    return Held(pages * PAGE, len(os.listdir(place / "fd")))


def kind(pid: int) -> str:
    """What a process of a server does."""
    command = Path(f"/proc/{pid}/cmdline").read_bytes()
    if ENGINE not in command:
        return "other"
    return "bots" if THINKS in command else "rules"


def look(pid: int) -> dict[str, Held]:
    """What all processes of a server hold, each by its work and number; a new one has a new name."""
    found = {f"web {pid}": held(pid)}
    for child in children(pid):
        with contextlib.suppress(OSError):
            found[f"{kind(child)} {child}"] = held(child)
    return found
