"""The question as numbers, for research: what this side is asked, and about what."""

from typing import Final

from jotunheim.games.giant.encoder.sheets import MOUNTS, SLOTS, marked
from jotunheim.games.giant.grid import COLUMNS, OFF, ROWS, column_of, row_of
from jotunheim.games.giant.rules.assault import PickDefender, RunHot
from jotunheim.games.giant.rules.mapmaking import PickAnchor, PickStamp, PickTurn
from jotunheim.games.giant.rules.movement import PickEnd, PickManner, PickMoved
from jotunheim.games.giant.rules.shooting import PickTarget, PickWeapon
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import FEATURE_NAMES, MANNER_NAMES, STAMP_NAMES
from jotunheim.kernel import Decision

# Grows at its end only, so that trained networks keep their inputs.
QUESTIONS: Final[tuple[str, ...]] = (
    "PickTerrain",
    "PickStamp",
    "PickAnchor",
    "PickTurn",
    "PickSide",
    "Muster",
    "PickMover",
    "PickManner",
    "PickEnd",
    "PickMoved",
    "PickShooter",
    "PickWeapon",
    "PickTarget",
    "PickAttacker",
    "PickDefender",
    "RunHot",
)


def mine(g: War, seat: int) -> Decision[War] | None:
    """The question, if it is this side's."""
    asked = g.asked
    return asked if asked is not None and asked.seat == seat else None


def one_of(at: int, size: int) -> list[float]:
    """A 1 at this place; no place, no 1."""
    found = [0.0] * size
    if 0 <= at < size:
        found[at] = 1.0
    return found


def question(g: War, seat: int) -> list[float]:
    """Which question it is."""
    asked = mine(g, seat)
    return one_of(-1 if asked is None else QUESTIONS.index(asked.name()), len(QUESTIONS))


def who(g: War, seat: int) -> list[float]:
    """Who is asked: this side or the other; that the other makes a draft is open (GI-SET-04)."""
    asked = g.asked
    return [0.0, 0.0] if asked is None else one_of(0 if asked.seat == seat else 1, 2)


def subject(g: War, seat: int) -> list[float]:
    """The giant that the question is about."""
    asked = mine(g, seat)
    if isinstance(asked, (PickManner, PickEnd, PickMoved)):
        return marked([asked.number], seat)
    if isinstance(asked, (PickWeapon, PickTarget, PickDefender, RunHot)):
        return marked([asked.number], seat)
    return [0.0] * SLOTS


def manner(g: War, seat: int) -> list[float]:
    """The manner of moving chosen so far."""
    asked = mine(g, seat)
    chosen = asked.manner if isinstance(asked, (PickEnd, PickMoved)) else -1
    return one_of(chosen, len(MANNER_NAMES))


def hex(g: War, seat: int) -> list[float]:
    """The hex chosen so far: there is one, its column and row."""
    asked = mine(g, seat)
    at = OFF
    if isinstance(asked, PickMoved):
        at = asked.hex
    elif isinstance(asked, PickTurn):
        at = asked.anchor
    if at == OFF:
        return [0.0, 0.0, 0.0]
    return [1.0, column_of(at) / (COLUMNS - 1), row_of(at) / (ROWS - 1)]


def place(g: War, seat: int) -> list[float]:
    """The place of the weapon chosen so far."""
    asked = mine(g, seat)
    return one_of(asked.place if isinstance(asked, PickTarget) else -1, MOUNTS)


def feature(g: War, seat: int) -> list[float]:
    """The feature and the stamp chosen so far, of a map being drawn."""
    asked = mine(g, seat)
    drawn = asked.feature if isinstance(asked, (PickStamp, PickAnchor, PickTurn)) else -1
    stamp = asked.stamp if isinstance(asked, (PickAnchor, PickTurn)) else -1
    return one_of(drawn, len(FEATURE_NAMES)) + one_of(stamp, len(STAMP_NAMES))
