"""Clauses as the table reads them out: one by its id, or a whole section by the beginning of its ids."""

from typing import Any

from jotunheim.kernel import Game
from jotunheim.ledger import ledger_for_reader


def clause(game: Game[Any], name: str) -> str:
    """The text behind an id (GI-SET-03), or behind all that begin so (GI-SET)."""
    ledger = ledger_for_reader(game)
    start = name.upper()
    found = [each for each in ledger.clauses if each.id.startswith(f"{start}-")]
    return "\n".join([f"{each.id}  {each.whole()}" for each in found or [ledger.clause(name)]])
