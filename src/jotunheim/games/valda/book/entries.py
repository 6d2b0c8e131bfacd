# not compiled: read once
"""Small helpers of the readers: costs, effects, sources, counts."""

from jotunheim.content import Entry
from jotunheim.games.valda.book.tables import Book
from jotunheim.games.valda.effects import Effect, read_effect
from jotunheim.games.valda.tokens import RESOURCE_NAMES
from jotunheim.kernel import ContentError


def note_source(book: Book, entry: Entry) -> None:
    """Keep file, entry, source and what was tuned for `./jotun content`; nothing unknown may be left."""
    book.sources.append(entry.noted())


def expect(found: int, expected: int, what: str) -> None:
    """A count that must be right."""
    if found != expected:
        raise ContentError(f"{what}: expected {expected}, got {found}")


def read_cost(entry: Entry, field: str) -> list[int]:
    """`{ blood = 1, gold = 2 }` as numbers by resource; what is left out is 0."""
    if not entry.has(field):
        return [0] * len(RESOURCE_NAMES)
    inside = entry.inner(field)
    for name in inside.data:
        if name not in RESOURCE_NAMES:
            raise ContentError(
                f"{inside.where}: expected {', '.join(RESOURCE_NAMES)}, got {name!r}"
            )
    return [inside.number(name, 0, 9) if inside.has(name) else 0 for name in RESOURCE_NAMES]


def read_effects(entry: Entry) -> list[Effect]:
    """The effects of a card or of an option."""
    return [read_effect(text, entry.place("effects")) for text in entry.texts("effects")]


def read_levels(entry: Entry, field: str) -> tuple[int, int]:
    """A pair of numbers by level; left out: none."""
    return entry.pair(field, 0, 9) if entry.has(field) else (0, 0)
