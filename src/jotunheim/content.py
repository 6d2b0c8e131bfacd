"""Content files: TOML, read field by field; every complaint names file, entry and field.

`Pack` finds the files: a player's own folder, laid over ours entry by entry. `Entry` is one table of
a file. A game's `content.py` turns entries into its own tables and checks their counts.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import Final, final

from jotunheim.kernel.errors import ContentError

SOURCES: Final = ("R", "P", "H")  # rulebook, public source, house


@final
class Entry:
    """One table of a content file, with its place for error messages."""

    def __init__(self, where: str, data: object) -> None:
        if not isinstance(data, dict):
            raise ContentError(f"{where}: expected a table, got {data!r}")
        self.where = where
        self.data: dict[str, object] = data
        self.used: set[str] = set()

    def wrong(self, field: str, expected: str) -> ContentError:
        """The error for a field that is not as it should be."""
        got = repr(self.data[field]) if field in self.data else "nothing"
        return ContentError(f"{self.place(field)}: expected {expected}, got {got}")

    def place(self, field: str) -> str:
        """Where a field stands: "units.toml: unit.hill_regular.strength"."""
        return f"{self.where}{field}" if self.where.endswith(" ") else f"{self.where}.{field}"

    def take(self, field: str) -> object:
        """The raw value, or None."""
        self.used.add(field)
        return self.data.get(field)

    def has(self, field: str) -> bool:
        """Is the field there?"""
        return field in self.data

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self.take(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(field, "a text")
        return value

    def number(self, field: str, low: int = 0, high: int = 999) -> int:
        """A whole number in a range."""
        value = self.take(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(field, f"a whole number from {low} to {high}")
        return value

    def flag(self, field: str) -> bool:
        """true; or false, also where it is left out."""
        value = self.take(field)
        if value is not None and not isinstance(value, bool):
            raise self.wrong(field, "true or false")
        return value is True

    def word(self, field: str, words: tuple[str, ...]) -> int:
        """The place of a word in a closed list."""
        value = self.take(field)
        if not isinstance(value, str) or value not in words:
            raise self.wrong(field, f"one of {', '.join(words)}")
        return words.index(value)

    def list_of(self, field: str, expected: str) -> list[object]:
        """A list of anything; empty where it is left out."""
        value = self.take(field)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.wrong(field, expected)
        return list(value)

    def words(self, field: str, words: tuple[str, ...]) -> list[int]:
        """The places of words in a closed list."""
        expected = f"a list out of {', '.join(words)}"
        found: list[int] = []
        for item in self.list_of(field, expected):
            if not isinstance(item, str) or item not in words:
                raise self.wrong(field, expected)
            found.append(words.index(item))
        return found

    def texts(self, field: str) -> list[str]:
        """A list of texts."""
        found: list[str] = []
        for item in self.list_of(field, "a list of texts"):
            if not isinstance(item, str):
                raise self.wrong(field, "a list of texts")
            found.append(item)
        return found

    def numbers(self, field: str, low: int = 0, high: int = 999) -> list[int]:
        """A list of whole numbers in a range."""
        expected = f"a list of whole numbers from {low} to {high}"
        found: list[int] = []
        for item in self.list_of(field, expected):
            if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
                raise self.wrong(field, expected)
            found.append(item)
        return found

    def pair(self, field: str, low: int = -999, high: int = 999) -> tuple[int, int]:
        """Two whole numbers."""
        found = self.numbers(field, low, high)
        if len(found) != 2:
            raise self.wrong(field, "two numbers")
        return found[0], found[1]

    def pairs(self, field: str) -> list[tuple[int, int]]:
        """A list of pairs of whole numbers."""
        found: list[tuple[int, int]] = []
        for item in self.list_of(field, "a list of pairs of numbers"):
            row = Entry(self.where, {field: item})
            found.append(row.pair(field))
        return found

    def inner(self, field: str) -> "Entry":
        """A table inside this one."""
        value = self.take(field)
        if not isinstance(value, dict):
            raise self.wrong(field, "a table")
        return Entry(self.place(field), value)

    def entries(self, field: str) -> list[tuple[str, "Entry"]]:
        """The named tables under a field, in their order."""
        inside = self.inner(field)
        return [(name, Entry(f"{inside.where}.{name}", inside.data[name])) for name in inside.data]

    def items(self, field: str) -> list["Entry"]:
        """The tables of an array, numbered from 1 for messages."""
        value = self.take(field)
        if not isinstance(value, list):
            raise self.wrong(field, "an array of tables")
        return [Entry(f"{self.place(field)} {i + 1}", item) for i, item in enumerate(value)]

    def exactly(self, field: str, names: tuple[str, ...]) -> list["Entry"]:
        """The entries of a closed table, in the order of its names: none missing, none new."""
        found = dict(self.entries(field))
        for name in found:
            if name not in names:
                known = ", ".join(names)
                raise ContentError(f"{found[name].where}: unknown entry; known are {known}")
        for name in names:
            if name not in found:
                raise ContentError(f"{self.place(field)}.{name}: the entry is missing")
        return [found[name] for name in names]

    def source(self) -> str:
        """R, P or H; the last field that is read, so nothing unknown may be left."""
        found = SOURCES[self.word("source", SOURCES)]
        self.no_more()
        return found

    def noted(self) -> tuple[str, str, str]:
        """File, name and source, as `./jotun content` lists them, with what was tuned for balance."""
        file, _, name = self.where.partition(": ")
        tuned = self.texts("tuned")
        note = f" (tuned: {', '.join(tuned)})" if tuned else ""
        return file, name + note, self.source()

    def no_more(self) -> None:
        """Everything was read; a field that was not is a slip of the pen."""
        for field in self.data:
            if field not in self.used:
                raise ContentError(f"{self.place(field)}: unknown field")


def laid_over(ours: object, theirs: object) -> object:
    """A pack's data over ours: its tables complete ours, everything else replaces ours."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        merged: dict[str, object] = dict(ours)
        for name in theirs:
            merged[str(name)] = (
                laid_over(ours[name], theirs[name]) if name in ours else theirs[name]
            )
        return merged
    return theirs


@final
class Pack:
    """Our content folder, with a player's own folder laid over it."""

    def __init__(self, ours: Path, theirs: str) -> None:
        self.ours = ours
        self.theirs = Path(theirs) if theirs else None
        self.hash = hashlib.sha256()
        self.known: list[str] = []  # the TOML files that the game has read
        if self.theirs is not None and not self.theirs.is_dir():
            raise ContentError(f"{theirs}: there is no such folder of content")

    def read(self, folder: Path, name: str) -> str:
        """A file as text; counts for the version."""
        try:
            data = (folder / name).read_bytes()
        except OSError as error:
            raise ContentError(f"{name}: cannot be read: {error.strerror}") from None
        self.hash.update(data)
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            raise ContentError(f"{name}: expected a text in UTF-8") from None

    def table(self, folder: Path, name: str) -> object:
        """A TOML file as plain data."""
        try:
            return tomllib.loads(self.read(folder, name))
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{name}: not TOML: {error}") from None

    def file(self, name: str) -> Entry:
        """One of our TOML files, with the player's file of the same name laid over it."""
        data = self.table(self.ours, name)
        self.known.append(name)
        theirs = self.theirs
        if theirs is not None and (theirs / name).is_file():
            data = laid_over(data, self.table(theirs, name))
        return Entry(f"{name}: ", data)

    def text(self, name: str) -> str:
        """A text file: the player's, or ours where there is none."""
        theirs = self.theirs
        if theirs is not None and (theirs / name).is_file():
            return self.read(theirs, name)
        return self.read(self.ours, name)

    def names(self, folder: str, ending: str) -> list[str]:
        """The files of a folder with this ending, ours and the player's, in order of name."""
        found = {path.name for path in (self.ours / folder).glob(f"*{ending}")}
        if self.theirs is not None:
            found.update([path.name for path in (self.theirs / folder).glob(f"*{ending}")])
        return sorted(found)

    def version(self) -> str:
        """A short hash of all that was read; comes last, and refuses a file that nobody has read.

        A pack with a file of another name would silently change nothing.
        """
        for path in sorted(self.theirs.glob("*.toml")) if self.theirs is not None else []:
            if path.name not in self.known:
                raise ContentError(f"{path.name}: expected one of {', '.join(self.known)}")
        return self.hash.hexdigest()[:12]
