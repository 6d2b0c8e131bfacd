"""Puzzles of Stronghold: does a wall fall in this assault, and who dies?

The proofs play the last round, so that the game is over after the assault: it is the same assault.
"""

from typing import Final

from jotunheim.games.stronghold import GAME
from jotunheim.games.stronghold.state import HAND, Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTION,
    DEFENDER,
    DEFENDER_UNITS,
    INVADER_UNITS,
    KINDS,
    TOWER,
    TOWERS,
)
from tests.learn.proofs.proof import Proof

STRENGTH: Final = (1, 2, 3, 0, 1, 2, 3)  # SH-GEN-04
LOST: Final = -100.0
PLACES: Final = ("order W2: O-BLUFF", "order W5: O-FURY", "order W7: O-CALL")


def last(number: int) -> tuple[tuple[str, str], ...]:
    """The world in which this round is the last."""
    return ((f"round {number}", "round 7"),)


def strength(g: Stronghold, kinds: tuple[int, ...]) -> int:
    """Of the units of these types outside the buildings."""
    spaces = range(TOWER + TOWERS)
    return sum(
        [g.units[space * KINDS + kind] * STRENGTH[kind] for space in spaces for kind in kinds]
    )


def holds(g: Stronghold) -> float:
    """No breach, then own losses, then those of the invader, then plans that are kept."""
    if g.over and DEFENDER not in GAME.outcome(g).winners():
        return LOST
    lost = strength(g, INVADER_UNITS)
    return strength(g, DEFENDER_UNITS) - 0.01 * lost + 0.001 * len(g.plans.zones[HAND])


def breaches(g: Stronghold) -> float:
    """A wall has fallen."""
    return float(holds(g) == LOST)


def killed(g: Stronghold) -> float:
    """What the Cannon leaves of the army."""
    return -float(strength(g, INVADER_UNITS))


def orders(at_w2: str, at_w5: str, at_w7: str) -> tuple[tuple[str, str], ...]:
    """A world with these orders."""
    lying = [
        f"{at.partition(':')[0]}: {order}"
        for at, order in zip(PLACES, (at_w2, at_w5, at_w7), strict=True)
    ]
    return (*last(4), *zip(PLACES, lying, strict=True))


# Fury and Call of the Trolls decide walls; they can lie at any two of the three.
WORLDS: Final = (
    orders("O-BLUFF", "O-FURY", "O-CALL"),
    orders("O-FURY", "O-BLUFF", "O-CALL"),
    orders("O-FURY", "O-DET", "O-CALL"),
    orders("O-CALL", "O-FURY", "O-DET"),
    orders("O-DET", "O-CALL", "O-FURY"),
)


PROOFS: Final = (
    Proof("Equal is not enough", holds, worlds=(last(3),)),
    Proof("No hourglass left", holds, worlds=(last(4),)),
    Proof("Where the cannon pays", killed, worlds=(last(4),)),
    Proof("One hourglass, two walls", holds, worlds=(last(4),)),
    Proof("Bait for the poison", holds, worlds=(last(4),)),
    Proof("Five arrows", holds, worlds=(last(3),)),
    Proof("After the volleys", holds, worlds=(last(4),)),
    Proof("Which troll?", breaches, worlds=(last(5),)),
    Proof("Three backs", holds, worlds=WORLDS, worst=True),
    Proof("The price of the sally", holds, worlds=(last(4),), given=1),
    Proof("Two machines", breaches, worlds=(last(5),)),
    Proof(
        "The seventh assault",
        lambda g: float(holds(g) != LOST),
        closes=lambda g, t: ACTION.has(t),
        slow=True,
    ),
)
