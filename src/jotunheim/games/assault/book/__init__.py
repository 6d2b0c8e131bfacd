"""The book: content/ read into typed tables, every count checked."""

from jotunheim.games.assault.book.reader import read_book
from jotunheim.games.assault.book.tables import Book

__all__ = ["Book", "read_book"]
