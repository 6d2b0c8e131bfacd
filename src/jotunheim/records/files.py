"""Records as files: read whole, written line by line so that the file is valid at any moment."""

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from jotunheim.kernel import RecordError
from jotunheim.records.header import FIRST, Header, check_first, header_lines, read_header
from jotunheim.records.lines import BodyLine, PlayLine, UndoLine, body_text, read_body
from jotunheim.texts import _

LIMIT: Final = 64 << 20  # bytes; no game comes near, and /dev/zero is refused


@dataclass
class Record:
    """A record as written; nothing has been replayed yet."""

    header: Header
    lines: list[BodyLine]
    file: str = ""  # for messages
    torn: bool = False  # the last line has no end: a crash in the middle of writing
    length: int = 0  # bytes up to the end of the last whole line

    @property
    def plays(self) -> int:
        """How many plays count."""
        for line in reversed(self.lines):
            if isinstance(line, PlayLine | UndoLine):
                return line.number
        return 0

    def torn_word(self) -> str:
        """What to tell of a torn last line; empty if it is whole."""
        if not self.torn:
            return ""
        line = _("{file}: the last line is torn; everything up to play {n} is fine")
        return line.format(file=self.file, n=self.plays)


def record_text(header: Header, lines: list[BodyLine]) -> str:
    """A whole record as text."""
    return "\n".join([*header_lines(header), *[body_text(line) for line in lines], ""])


def parse(data: bytes, file: str = "record") -> Record:
    """Read a record; every mistake is a RecordError with the file and the line."""
    whole = data.rfind(b"\n") + 1
    try:
        if not data.startswith(FIRST.encode()):
            check_first("")  # before anything is said about bytes that are no text
        lines = data[:whole].decode().split("\n")[:-1]
        header, taken = read_header(lines)
        body = read_body(lines[taken:], taken)
    except UnicodeDecodeError as error:
        at = data.count(b"\n", 0, error.start) + 1
        raise RecordError(
            _("{file}, line {at}: not text (a byte that is not UTF-8)").format(file=file, at=at)
        ) from None
    except RecordError as error:
        raise RecordError(f"{file}, {printable(str(error))}") from None
    return Record(header, body, file, torn=whole < len(data), length=whole)


def printable(text: str) -> str:
    """A text from an unknown file, without the control characters that a terminal would obey."""
    return "".join([sign if sign.isprintable() else f"\\x{ord(sign):02x}" for sign in text])


def read(path: Path) -> Record:
    """Read a record from a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)
    except OSError as error:
        raise RecordError(
            _("{path}: cannot be read: {error}").format(path=path, error=reason(error))
        ) from None
    if len(data) > LIMIT:
        raise RecordError(_("{path}: too large to be a record").format(path=path))
    return parse(data, str(path))


def reason(error: OSError) -> str:
    """Why the system refused, in its words."""
    text = error.strerror or type(error).__name__
    return text[0].lower() + text[1:]


class Writer:
    """Appends lines to a record; each is on the disk before the play counts."""

    def __init__(self, path: Path, length: int, sync: bool = True) -> None:
        self.path = path
        self.length = length  # what we wrote; more or less means that somebody else wrote too
        self.sync = sync
        self.works = True  # until a line cannot be written

    @classmethod
    def create(cls, path: Path, text: str, sync: bool = True) -> "Writer":
        """A new file, all of it or none; an existing one is never written over."""
        data = text.encode()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            place(path, data)
        except FileExistsError:
            raise RecordError(
                _("{path}: there is a file of this name already").format(path=path)
            ) from None
        except OSError as error:
            raise RecordError(
                _("{path}: cannot be saved: {error}").format(path=path, error=reason(error))
            ) from None
        return cls(path, len(data), sync)

    @classmethod
    def resume(cls, record: Record, path: Path, sync: bool = True) -> "Writer":
        """Go on with a file that was read before; a torn last line is cut off."""
        if record.torn:
            try:
                os.truncate(path, record.length)
            except OSError as error:
                raise RecordError(
                    _("{path}: cannot be repaired: {error}").format(path=path, error=reason(error))
                ) from None
        return cls(path, record.length, sync)

    def append(self, text: str) -> None:
        """Whole lines, on the disk when this returns; else the file is as it was."""
        data = text.encode()
        self.works = False
        try:
            self.put(data)
        except OSError as error:
            line = _("{path}: cannot be saved: {error}").format(path=self.path, error=reason(error))
            raise RecordError(
                _("{line}; what was saved before is safe").format(line=line)
            ) from None
        self.length += len(data)
        self.works = True

    def put(self, data: bytes) -> None:
        """Write behind what is there, and take a half-written line back if that fails."""
        flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
        file = os.open(self.path, flags)  # opened again each time: a vanished folder is noticed
        try:
            if os.fstat(file).st_size != self.length:
                raise RecordError(
                    _("{path}: somebody else has written to this record").format(path=self.path)
                )
            try:
                write_all(file, data)
                if self.sync:
                    os.fsync(file)
            except OSError:
                with contextlib.suppress(OSError):
                    os.ftruncate(file, self.length)
                raise
        finally:
            os.close(file)


def place(path: Path, data: bytes) -> None:
    """Put a new file in its place in one step: first aside, then under its name, never over another."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
    file = os.open(aside, flags, 0o666)
    try:
        try:
            write_all(file, data)
            os.fsync(file)
        finally:
            os.close(file)
        link(aside, path)
        sync_folder(path.parent)
    finally:
        with contextlib.suppress(OSError):
            aside.unlink()


def sync_folder(folder: Path) -> None:
    """Let the name of a new file survive a power cut, where the system can promise that."""
    with contextlib.suppress(OSError):
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def link(aside: Path, path: Path) -> None:
    """Give the file its name, unless the name is taken."""
    try:
        os.link(aside, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if path.exists():
            raise FileExistsError(path) from None
        os.rename(aside, path)


def write_all(file: int, data: bytes) -> None:
    """Write every byte, or raise."""
    while data:
        data = data[os.write(file, data) :]
