"""Puzzles of GIANT: what one shot is worth, in half points."""

from typing import Final

from jotunheim.games.giant.state import War
from tests.learn.proofs.proof import Proof

SHOOTING: Final = ("PickWeapon", "PickTarget")


def lead(g: War) -> float:
    """West's points less East's."""
    return float(g.points[0] - g.points[1])


def shot(g: War) -> bool:
    """The shot is over."""
    return type(g.asked).__name__ not in SHOOTING


PROOFS: Final = (
    Proof("Cold iron first", lead, shot, given=1, slow=True),
    Proof("Two for one", lead, shot, given=1),
)
