"""What a side sees as numbers, for research."""

from jotunheim.games.giant.encoder.fields import TRAITS, encode, fields

__all__ = ["TRAITS", "encode", "fields"]
