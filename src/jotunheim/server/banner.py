"""The host's banner: a line on every page, from a file that the host may change while the server runs (S-23).

People who sit at a table get it at once, others with the next page. A file that is empty or not there is no banner.
"""

import contextlib
import unicodedata
from pathlib import Path
from typing import Final

MOST: Final = 300  # characters that are shown
READ: Final = 4 * MOST  # bytes that are read; the rest of a long file is left out


class Banner:
    """What the host has to say. It is read again when the file has changed."""

    def __init__(self, file: str) -> None:
        self.file = Path(file) if file else None
        self.mark = (0, 0)  # time and size of the file that was read
        self.text = ""
        self.is_new()

    def is_new(self) -> bool:
        """Look at the file; True: it says something else than before."""
        before = self.text
        if self.file is not None and (mark := self.measure(self.file)) != self.mark:
            self.mark = mark
            self.text = self.read(self.file)
        return self.text != before

    def measure(self, file: Path) -> tuple[int, int]:
        """Time and size, by which a change is seen; zeros: it is not there."""
        with contextlib.suppress(OSError):
            info = file.stat()
            return info.st_mtime_ns, info.st_size
        return 0, 0

    def read(self, file: Path) -> str:
        """Its text as one line without control characters; empty if it cannot be read."""
        with contextlib.suppress(OSError), file.open("rb") as stream:
            return one_line(stream.read(READ).decode("utf-8", "ignore"))
        return ""


def one_line(text: str) -> str:
    """A text as one line that cannot turn the page around it."""
    plain = [" " if unicodedata.category(sign).startswith(("C", "Z")) else sign for sign in text]
    return " ".join("".join(plain).split())[:MOST]
