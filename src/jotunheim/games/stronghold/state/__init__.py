"""What lies on the table, in parts; `table.py` holds them together."""

from jotunheim.games.stronghold.state.hidden import (
    IN_HAND,
    MIXED_UP,
    ORDER_TOKENS,
    REMOVED,
    RITUAL_TOKENS,
    TRAP_TOKENS,
)
from jotunheim.games.stronghold.state.siege import Machine
from jotunheim.games.stronghold.state.table import DECK, HAND, REJECTED, USED, Stronghold
from jotunheim.games.stronghold.state.under_way import Combat, Group, Maneuver

__all__ = [
    "DECK",
    "HAND",
    "IN_HAND",
    "MIXED_UP",
    "ORDER_TOKENS",
    "REJECTED",
    "REMOVED",
    "RITUAL_TOKENS",
    "TRAP_TOKENS",
    "USED",
    "Combat",
    "Group",
    "Machine",
    "Maneuver",
    "Stronghold",
]
