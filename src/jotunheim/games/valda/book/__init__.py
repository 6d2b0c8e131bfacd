"""The content book: what is printed on the components, as typed tables shared by all clones."""

from jotunheim.games.valda.book.reader import read_book
from jotunheim.games.valda.book.tables import Book

__all__ = ["Book", "read_book"]
