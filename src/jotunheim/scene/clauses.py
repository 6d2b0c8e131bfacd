"""How the id of a clause is written: GI-SHT-03, in ledgers, in texts that cite it, and in the reason of an ending."""

from typing import Final

CLAUSE_ID: Final[str] = r"[A-Z][A-Z0-9]*-[A-Z0-9]+-\d+[a-z]?"
