"""The store: what is kept, in SQLite or PostgreSQL, by one and the same code."""

from jotunheim.server.store.errors import StoreError
from jotunheim.server.store.plies import Conflict
from jotunheim.server.store.rows import ChatLine, Holder, NewTable, Ply, Seat, Table, Visitor
from jotunheim.server.store.store import Store

__all__ = [
    "ChatLine",
    "Conflict",
    "Holder",
    "NewTable",
    "Ply",
    "Seat",
    "Store",
    "StoreError",
    "Table",
    "Visitor",
]
