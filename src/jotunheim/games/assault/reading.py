"""Typed access to one entry of a content file; every complaint names file, entry and field."""

import tomllib
from pathlib import Path
from typing import final

from jotunheim.kernel import ContentError

Table = dict[str, object]


@final
class Entry:
    """One table of a TOML file, with its place for error messages."""

    def __init__(self, where: str, data: object) -> None:
        if not isinstance(data, dict):
            raise ContentError(f"{where}: expected a table, got {data!r}")
        self.where = where
        self.data: Table = data

    def wrong(self, field: str, expected: str) -> ContentError:
        """The error for a field that is not as it should be."""
        got = repr(self.data[field]) if field in self.data else "nothing"
        return ContentError(f"{self.where}.{field}: expected {expected}, got {got}")

    def has(self, field: str) -> bool:
        """Is the field there?"""
        return field in self.data

    def text(self, field: str) -> str:
        """A word or sentence."""
        value = self.data.get(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(field, "a text")
        return value

    def number(self, field: str, low: int = 0, high: int = 999) -> int:
        """A whole number in a range."""
        value = self.data.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(field, f"a whole number from {low} to {high}")
        return value

    def flag(self, field: str) -> bool:
        """true, or false where it is left out."""
        value = self.data.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong(field, "true or false")
        return value

    def one_of(self, field: str, names: list[str]) -> int:
        """The place of a word in a list."""
        value = self.data.get(field)
        if not isinstance(value, str) or value not in names:
            raise self.wrong(field, f"one of {', '.join(names)}")
        return names.index(value)

    def texts(self, field: str) -> list[str]:
        """A list of texts; empty where it is left out."""
        value = self.data.get(field, [])
        if not isinstance(value, list) or not all([isinstance(item, str) for item in value]):
            raise self.wrong(field, "a list of texts")
        return [str(item) for item in value]

    def pair(self, field: str) -> tuple[int, int]:
        """Two whole numbers."""
        value = self.data.get(field)
        if not isinstance(value, list) or len(value) != 2:
            raise self.wrong(field, "two numbers")
        first, second = value
        if not isinstance(first, int) or not isinstance(second, int):
            raise self.wrong(field, "two numbers")
        return first, second

    def inner(self, field: str) -> "Entry":
        """A table inside this one."""
        if field not in self.data:
            raise self.wrong(field, "a table")
        return Entry(f"{self.where}.{field}", self.data[field])

    def entries(self, field: str) -> list[tuple[str, "Entry"]]:
        """The named tables under a field, in their order."""
        inside = self.inner(field)
        return [(name, Entry(f"{inside.where}.{name}", inside.data[name])) for name in inside.data]

    def items(self, field: str) -> list["Entry"]:
        """The tables of an array, numbered from 1 for messages."""
        value = self.data.get(field)
        if not isinstance(value, list):
            raise self.wrong(field, "an array of tables")
        return [Entry(f"{self.where}.{field} {i + 1}", item) for i, item in enumerate(value)]


def laid_over(ours: object, theirs: object) -> object:
    """A pack's file over ours: its tables complete ours, everything else replaces ours."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        merged: Table = dict(ours)
        for name in theirs:
            merged[str(name)] = (
                laid_over(ours[name], theirs[name]) if name in ours else theirs[name]
            )
        return merged
    return theirs


def read_file(folder: Path, name: str) -> object:
    """A TOML file as plain data."""
    try:
        return tomllib.loads((folder / name).read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: not TOML: {error}") from None
    except UnicodeDecodeError:
        raise ContentError(f"{name}: expected a text in UTF-8") from None


def read_over(name: str, folder: Path, pack: Path | None) -> Entry:
    """Our file, with the pack's file of the same name laid over it."""
    data = read_file(folder, name)
    if pack is not None and (pack / name).is_file():
        data = laid_over(data, read_file(pack, name))
    return Entry(name, data)
