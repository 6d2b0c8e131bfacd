"""The content book: what is printed on the components, as typed tables shared by all clones."""

from jotunheim.games.dwarves.book.reader import read_book
from jotunheim.games.dwarves.book.tables import Book, Card, Hero

__all__ = ["Book", "Card", "Hero", "read_book"]
