"""What learned players tell apart: all questions, by how far the siege has gone."""

from typing import Final

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.kernel import Decision

EARLY: Final = 2  # rounds
MIDDLE: Final = 5


def habit(g: Stronghold, asked: Decision[Stronghold]) -> str:
    """The question, and the third of the siege."""
    return f"{asked.name()} {'early' if g.round <= EARLY else 'middle' if g.round <= MIDDLE else 'late'}"
