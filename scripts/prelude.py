"""Headers that the C compiler reads once for all files of a library.

Every C file of a game includes the same megabyte of declarations. A precompiled header holds them as the compiler
keeps them in memory. It changes nothing in the objects: where none can be made, the headers are read as ever.
"""

from __future__ import annotations

import shutil
import subprocess
import threading
from pathlib import Path

from c_text import beginning


class Preludes:
    """The precompiled headers of one run of the compiler; those of a run that was stopped go first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clear()
        self.made: dict[tuple[bytes, str], Path | None] = {}
        self.lock = threading.Lock()

    def flags(self, text: bytes, command: list[str]) -> list[str]:
        """What to add to this command of the compiler; nothing if there is no header for a file with this text."""
        begins = beginning(text)
        if not begins:
            return []
        with self.lock:  # a second file of the library waits for the header: that is quicker than reading all itself
            key = (begins, repr(command))
            if key not in self.made:
                self.made[key] = self.make(begins, command)
            header = self.made[key]
        return ["-include", str(header)] if header else []

    def make(self, text: bytes, command: list[str]) -> Path | None:
        """Compile the headers; None if the compiler cannot."""
        header = self.folder / f"prelude{len(self.made)}.h"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            header.write_bytes(text)
            done = subprocess.run(
                [*command, "-x", "c-header", str(header), "-o", f"{header}.gch"],
                capture_output=True,
                check=False,
            )
        except OSError:  # such as a full disk
            return None
        return header if done.returncode == 0 else None

    def keep(self, source: Path, text: bytes) -> Path:
        """A C file with this text, for this run: the source itself if that is what it says."""
        if text == source.read_bytes():
            return source
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / source.name
        file.write_bytes(text)
        return file

    def clear(self) -> None:
        """Throw them away."""
        shutil.rmtree(self.folder, ignore_errors=True)
