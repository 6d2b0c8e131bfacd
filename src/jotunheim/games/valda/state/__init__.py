"""What lies on the table, and what is under way."""

from jotunheim.games.valda.state.pending import Attack, Building, Loot, Part, Roll, Turn
from jotunheim.games.valda.state.table import Valda

__all__ = ["Attack", "Building", "Loot", "Part", "Roll", "Turn", "Valda"]
