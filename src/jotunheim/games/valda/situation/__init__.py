# not compiled: read once
"""A table set up in words."""

from jotunheim.games.valda.situation.reader import read_situation

__all__ = ["read_situation"]
