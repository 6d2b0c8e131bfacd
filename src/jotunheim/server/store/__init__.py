"""The store: what is kept, in SQLite or PostgreSQL, by one and the same code."""

from jotunheim.server.store.opening import StoreError
from jotunheim.server.store.plies import Conflict
from jotunheim.server.store.rows import NewTable, Ply, Said, Seat, Table, Visitor
from jotunheim.server.store.store import Store

__all__ = [
    "Conflict",
    "NewTable",
    "Ply",
    "Said",
    "Seat",
    "Store",
    "StoreError",
    "Table",
    "Visitor",
]
