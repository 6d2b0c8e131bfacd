"""What a side sees as numbers, for research.

All is open but the other side's draft (GI-SET-10, GI-OVR-06). The options of the table are not among the
numbers: they are the same for a whole game.
"""

from typing import Final

from jotunheim.games.giant import turn
from jotunheim.games.giant.book.tables import ARMED, MOST_GIANTS, TERRAINS
from jotunheim.games.giant.encoder import question, sheets, table
from jotunheim.games.giant.encoder.sheets import MOUNTS, SHEET, SHEET_MEANING, SLOTS
from jotunheim.games.giant.encoder.table import DRAWING, DUEL, MAPS
from jotunheim.games.giant.grid import COLUMNS, ROWS
from jotunheim.games.giant.rules import assault, mapmaking, movement, muster, shooting
from jotunheim.games.giant.state import PHASES, War
from jotunheim.games.giant.tokens import FEATURE_NAMES, MANNER_NAMES, STAMP_NAMES, TYPES
from jotunheim.kernel import Decision
from jotunheim.kernel.encoders import BLIND, ZERO_SUM, Encoder, Field, decisions_in

MAP: Final[tuple[int, ...]] = (COLUMNS, ROWS)
PLACED: Final[tuple[int, ...]] = (SLOTS, MOUNTS)
# All questions, in the order of their chapters: they keep it, so that trained networks keep their inputs.
QUESTIONS: Final[list[type[Decision[War]]]] = decisions_in(
    [mapmaking, turn, muster, movement, shooting, assault]
)
FIELDS: Final[list[Field[War]]] = [
    Field("subject", (SLOTS,), "the giant that the question is about", marks=question.subject),
    Field(
        "manner",
        (len(MANNER_NAMES),),
        f"chosen so far: {', '.join(MANNER_NAMES)}",
        marks=question.manner,
    ),
    Field("hex", (3,), "chosen so far: is there, column / 37, row / 30", marks=question.where),
    Field("place", (MOUNTS,), "the place of the weapon chosen so far", marks=question.place),
    Field(
        "feature",
        (len(FEATURE_NAMES) + len(STAMP_NAMES),),
        "feature and stamp chosen so far, of a map being drawn",
        marks=question.feature,
    ),
    Field(
        "arming",
        (MOST_GIANTS + ARMED,),
        "which giant of the draft is being armed; where: head, torso, right arm, left arm",
        marks=sheets.arming,
    ),
    Field(
        "hangared",
        (2, MOST_GIANTS),
        "giants of the draft that come ready, damaged",
        marks=sheets.hangared,
    ),
    Field("first", (2,), "who has the giants 1 to 3: this side, the other", marks=table.first),
    Field("west", (2,), "who has the West side", marks=table.west),
    Field("initiative", (2,), "who moves last and fights first", marks=table.initiative),
    Field("phase", (len(PHASES),), f"{', '.join(PHASES)}", marks=table.phase),
    Field(
        "times",
        (3,),
        "round / 50, quiet rounds / those that end it, somebody attacked",
        marks=table.times,
    ),
    Field(
        "scenario",
        (4,),
        "unit points / 9; Giants, Titans, Dreadnaughts allowed",
        marks=table.scenario,
    ),
    Field("premade", (MAPS,), "the premade map, if it is one", marks=table.premade),
    Field(
        "points",
        (2,),
        "half-points of this battle / 20: this side's, the other's",
        marks=table.points,
    ),
    Field(
        "series", (5,), "battle / 99, totals in half-points / 400, pools / 99", marks=table.series
    ),
    Field(
        "hangars",
        (2, 2, TYPES),
        "giants / 10 that are ready, damaged; by side and type",
        marks=table.hangars,
    ),
    Field(
        "drawing",
        (DRAWING,),
        "a map is being drawn, features / 20, passes / 2; features used / 20 by side and kind",
        marks=table.drawing,
    ),
    Field(
        "duel",
        (DUEL,),
        "the assault: attacker, defender, helpers (6 each); bonuses / 30; launched hot; exchange / 10; "
        "attacker and defender roll",
        marks=table.duel,
    ),
    Field("sheets", (SLOTS, SHEET), SHEET_MEANING, marks=sheets.sheets),
    Field(
        "weapons",
        PLACED,
        "by giant and place: M1 1/9, M2 2/9, … L6 9/9; 13 places each of head, torso, right arm, left arm",
        marks=sheets.weapons,
    ),
    Field("shots", PLACED, "by giant and place: ammunition left / 8", marks=sheets.shots),
    Field("fired", PLACED, "by giant and place: fired this round", marks=sheets.fired),
    Field(
        "terrain",
        MAP,
        f"by column and row: number / {len(TERRAINS) - 1} of {', '.join(TERRAINS)}",
        marks=table.terrain,
        rests_on=table.ground,
    ),
    Field(
        "standing",
        MAP,
        "by column and row: 1/3, 2/3, 1 for the giants of this side, -1/3, -2/3, -1 for the others",
        marks=table.standing,
    ),
]
ENCODER: Final[Encoder[War]] = Encoder([ZERO_SUM, BLIND], QUESTIONS, FIELDS)
