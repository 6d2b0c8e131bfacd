# not compiled: read once
"""Small helpers of the readers: troops by kind, sources, counts."""

from jotunheim.content import Entry
from jotunheim.games.dwarves.book.tables import Book
from jotunheim.games.dwarves.tokens import KIND_NAMES
from jotunheim.kernel import ContentError


def note_source(book: Book, entry: Entry) -> None:
    """Keep file, entry, source and what was tuned for `./jotun content`; nothing unknown may be left."""
    book.sources.append(entry.noted())


def expect(found: int, expected: int, what: str) -> None:
    """A count that must be right."""
    if found != expected:
        raise ContentError(f"{what}: expected {expected}, got {found}")


def read_troops(entry: Entry, field: str, low: int = 0) -> list[int]:
    """`{ orc = 1, troll = 3 }` as numbers by kind; what is left out is 0."""
    inside = entry.inner(field)
    for name in inside.data:
        if name not in KIND_NAMES:
            raise ContentError(f"{inside.where}: expected {', '.join(KIND_NAMES)}, got {name!r}")
    return [inside.number(name, low, 30) if inside.has(name) else 0 for name in KIND_NAMES]
