"""The vocabulary: every choice in the game is one of these words.

Its size does not depend on the content: a pack changes numbers, not names.
"""

from typing import Final

from jotunheim.games.giant.grid import HEXES, SIDE_NAMES, label
from jotunheim.kernel import DONE, Family, Vocabulary
from jotunheim.texts import N_

TYPE_NAMES: Final[tuple[str, ...]] = tuple("123456789ABCDEF")
WEAPON_NAMES: Final[tuple[str, ...]] = ("M1", "M2", "M3", "G1", "G3", "G5", "L2", "L4", "L6")
FEATURE_NAMES: Final[tuple[str, ...]] = (
    N_("forest"),
    N_("ruins"),
    N_("hill"),
    N_("crater"),
    N_("scrud"),
    N_("water"),
    N_("spires"),
    N_("chasm"),
)
STAMP_NAMES: Final[tuple[str, ...]] = (
    "DOT",
    "TRI",
    "BAR4",
    "BAR7",
    "BAR10",
    "SLAB",
    "DISC1",
    "DISC2",
    "DISC3",
)
PLACE_CODES: Final[tuple[str, ...]] = ("H", "T", "RA", "LA")
PLACES: Final = 13  # of each location that carries weapons (GI-MNT-06, setting mount_limit)
TYPES: Final = 15
WEAPONS: Final = 9
MOST_MOVED: Final = 12
NUMBERS: Final = 6  # of giants: 1 to 3 and 4 to 6 (GI-SET-06)

MANNER_NAMES: Final[tuple[str, ...]] = (N_("stand"), N_("walk"), N_("run"), N_("limp"), N_("flee"))
STAND: Final = 0
WALK: Final = 1
RUN: Final = 2
LIMP: Final = 3
FLEE: Final = 4

# The families, in the order of their tokens; PASS and DONE come before them.
SIDE: Final = Family(DONE + 1, len(SIDE_NAMES))
TYPE: Final = SIDE.next(TYPES)
READY: Final = TYPE.next(TYPES)
DAMAGED: Final = READY.next(TYPES)
WEAPON: Final = DAMAGED.next(WEAPONS)
NOTHING: Final = WEAPON.next(1)
GIANT: Final = NOTHING.next(NUMBERS)  # giant:1 is number 0
MODE: Final = GIANT.next(len(MANNER_NAMES))
MOVED: Final = MODE.next(MOST_MOVED)  # moved:1 is number 0
PLACE: Final = MOVED.next(len(PLACE_CODES) * PLACES)
ANSWER: Final = PLACE.next(4)
TERRAIN: Final = ANSWER.next(len(FEATURE_NAMES))
STAMP: Final = TERRAIN.next(len(STAMP_NAMES))
TURN: Final = STAMP.next(6)
HEX: Final = TURN.next(HEXES)

# Words that are alone in their kind.
NONE: Final = NOTHING.first
HOT: Final = ANSWER.first
HELD: Final = ANSWER.first + 1
END: Final = ANSWER.first + 2
CONCEDE: Final = ANSWER.first + 3


def vocabulary() -> Vocabulary:
    """All words, in the order of the families above."""
    words = Vocabulary()
    words.fill(SIDE, "side", list(SIDE_NAMES))
    words.fill(TYPE, "type", list(TYPE_NAMES))
    words.fill(READY, "ready", list(TYPE_NAMES))
    words.fill(DAMAGED, "damaged", list(TYPE_NAMES))
    words.fill(WEAPON, "weapon", list(WEAPON_NAMES))
    words.fill(NOTHING, "", ["none"])
    words.fill(GIANT, "giant", [str(n + 1) for n in range(NUMBERS)])
    words.fill(MODE, "mode", list(MANNER_NAMES))
    words.fill(MOVED, "moved", [str(n + 1) for n in range(MOST_MOVED)])
    words.fill(PLACE, "place", [place_name(place) for place in range(PLACE.size)])
    words.fill(ANSWER, "", ["hot", "held", "end", "concede"])
    words.fill(TERRAIN, "terrain", list(FEATURE_NAMES))
    words.fill(STAMP, "stamp", list(STAMP_NAMES))
    words.fill(TURN, "turn", [str(n) for n in range(TURN.size)])
    words.fill(HEX, "hex", [label(cell) for cell in range(HEXES)])
    return words


def name_of(token: int) -> str:
    """The name of a token: giant:1."""
    return WORDS.names[token]


def place_name(place: int) -> str:
    """A weapon's place as the record sheet names it: RA1."""
    return f"{PLACE_CODES[place // PLACES]}{place % PLACES + 1}"


def location_of(place: int) -> int:
    """The location a place belongs to: head, torso, right arm or left arm."""
    return place // PLACES


WORDS: Final = vocabulary()
