"""Proofs of puzzles by exhaustive search, game by game; `python -m tests.learn.proofs` shows their figures."""

from typing import Final

from tests.learn.proofs import assault, dwarves, giant, stronghold, valda

PROVEN: Final = {
    "giant": giant.PROOFS,
    "assault": assault.PROOFS,
    "valda": valda.PROOFS,
    "stronghold": stronghold.PROOFS,
    "dwarves": dwarves.PROOFS,
}
