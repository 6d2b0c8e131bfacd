# not compiled: read once
"""Small helpers of the readers: units by type, sources, counts."""

from jotunheim.content import Entry
from jotunheim.games.stronghold.book.tables import Book
from jotunheim.games.stronghold.tokens import UNIT_NAMES
from jotunheim.kernel import ContentError


def note_source(book: Book, entry: Entry) -> None:
    """Keep file, entry, source and what was tuned for `./jotun content`; nothing unknown may be left."""
    book.sources.append(entry.noted())


def expect(found: int, expected: int, what: str) -> None:
    """A count that must be right."""
    if found != expected:
        raise ContentError(f"{what}: expected {expected}, got {found}")


def read_units_of(entry: Entry, field: str, kinds: tuple[int, ...]) -> list[int]:
    """`{ goblin = 1, orc = 3 }` as numbers by type; what is left out is 0."""
    inside = entry.inner(field)
    names = [UNIT_NAMES[kind] for kind in kinds]
    for name in inside.data:
        if name not in names:
            raise ContentError(f"{inside.where}: expected {', '.join(names)}, got {name!r}")
    return [inside.number(name, 0, 99) if inside.has(name) else 0 for name in names]


def spaces_of(entry: Entry, field: str, names: tuple[str, ...], first: int) -> list[int]:
    """Names of spaces of one kind as their numbers; each at most once."""
    found = entry.words(field, names)
    if len(set(found)) != len(found):
        raise entry.wrong(field, "each space once")
    return [first + number for number in found]
