"""Proofs of puzzles by exhaustive search, game by game; `python -m tests.learn.proofs` shows their figures."""

from typing import Final

from tests.learn.proofs import dwarves, stronghold, valda

PROVEN: Final = {
    "valda": valda.PROOFS,
    "stronghold": stronghold.PROOFS,
    "dwarves": dwarves.PROOFS,
}
