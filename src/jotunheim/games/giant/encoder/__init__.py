"""What a side sees as numbers, for research; each field has one function that makes its numbers.

All is open but the other side's draft (GI-SET-10, GI-OVR-06). The options of the table are not among the
numbers: they are the same for a whole game.
"""

from collections.abc import Callable
from typing import Final

from jotunheim.games.giant.book.tables import MOST_GIANTS, TERRAINS
from jotunheim.games.giant.encoder import question, sheets, table
from jotunheim.games.giant.encoder.question import QUESTIONS
from jotunheim.games.giant.encoder.sheets import MOUNTS, SHEET, SHEET_MEANING, SLOTS
from jotunheim.games.giant.encoder.table import DRAWING, DUEL, MAPS
from jotunheim.games.giant.grid import COLUMNS, ROWS
from jotunheim.games.giant.state import PHASES, War
from jotunheim.games.giant.tokens import (
    FEATURE_NAMES,
    MANNER_NAMES,
    PLACE_CODES,
    STAMP_NAMES,
    TYPES,
)

Part = tuple[str, tuple[int, ...], str, Callable[[War, int], list[float]]]

TRAITS: Final[tuple[str, ...]] = ("zero-sum",)
MAP: Final[tuple[int, ...]] = (COLUMNS, ROWS)
PLACED: Final[tuple[int, ...]] = (SLOTS, MOUNTS)
PARTS: Final[list[Part]] = [
    (
        "question",
        (len(QUESTIONS),),
        f"what this side is asked: {', '.join(QUESTIONS)}",
        question.question,
    ),
    ("asked", (2,), "who is asked: this side, the other", question.who),
    ("subject", (SLOTS,), "the giant that the question is about", question.subject),
    ("manner", (len(MANNER_NAMES),), f"chosen so far: {', '.join(MANNER_NAMES)}", question.manner),
    ("hex", (3,), "chosen so far: is there, column / 37, row / 30", question.hex),
    ("place", (MOUNTS,), "the place of the weapon chosen so far", question.place),
    (
        "feature",
        (len(FEATURE_NAMES) + len(STAMP_NAMES),),
        "feature and stamp chosen so far, of a map being drawn",
        question.feature,
    ),
    (
        "arming",
        (MOST_GIANTS + len(PLACE_CODES),),
        "which giant of the draft is being armed; where: head, torso, right arm, left arm",
        sheets.arming,
    ),
    ("hangared", (2, MOST_GIANTS), "giants of the draft that come ready, damaged", sheets.hangared),
    ("first", (2,), "who has the giants 1 to 3: this side, the other", table.first),
    ("west", (2,), "who has the West side", table.west),
    ("initiative", (2,), "who moves last and fights first", table.initiative),
    ("phase", (len(PHASES),), f"{', '.join(PHASES)}", table.phase),
    ("times", (3,), "round / 50, quiet rounds / those that end it, somebody attacked", table.times),
    ("scenario", (4,), "unit points / 9; Giants, Titans, Dreadnaughts allowed", table.scenario),
    ("premade", (MAPS,), "the premade map, if it is one", table.premade),
    ("points", (2,), "half-points of this battle / 20: this side's, the other's", table.points),
    ("series", (5,), "battle / 99, totals in half-points / 400, pools / 99", table.series),
    (
        "hangars",
        (2, 2, TYPES),
        "giants / 10 that are ready, damaged; by side and type",
        table.hangars,
    ),
    (
        "drawing",
        (DRAWING,),
        "a map is being drawn, features / 20, passes / 2; features used / 20 by side and kind",
        table.drawing,
    ),
    (
        "duel",
        (DUEL,),
        "the assault: attacker, defender, helpers (6 each); bonuses / 30; launched hot; exchange / 10; "
        "attacker and defender roll",
        table.duel,
    ),
    ("sheets", (SLOTS, SHEET), SHEET_MEANING, sheets.sheets),
    (
        "weapons",
        PLACED,
        "by giant and place: M1 1/9, M2 2/9, … L6 9/9; 13 places each of head, torso, right arm, left arm",
        sheets.weapons,
    ),
    ("shots", PLACED, "by giant and place: ammunition left / 8", sheets.shots),
    ("fired", PLACED, "by giant and place: fired this round", sheets.fired),
    (
        "terrain",
        MAP,
        f"by column and row: number / {len(TERRAINS) - 1} of {', '.join(TERRAINS)}",
        table.terrain,
    ),
    (
        "standing",
        MAP,
        "by column and row: 1/3, 2/3, 1 for the giants of this side, -1/3, -2/3, -1 for the others",
        table.standing,
    ),
]


def fields(seats: int) -> list[tuple[str, tuple[int, ...], str]]:
    """Name, shape and meaning of each field."""
    return [(name, shape, meaning) for name, shape, meaning, _ in PARTS]


def encode(g: War, seat: int) -> list[float]:
    """The numbers of all fields, for this seat."""
    found: list[float] = []
    for _, _, _, numbers in PARTS:
        found += numbers(g, seat)
    return found
