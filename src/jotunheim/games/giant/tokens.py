"""The vocabulary: every choice in the game is one of these words.

Its size does not depend on the content (a pack changes numbers, not names), so the first token of
each family is a constant; `vocabulary` proves that it is the right one.
"""

from typing import Final

from jotunheim.games.giant.grid import HEXES, SIDE_NAMES, label
from jotunheim.kernel import RulesError, Vocabulary

TYPE_NAMES: Final[tuple[str, ...]] = tuple("123456789ABCDEF")
WEAPON_NAMES: Final[tuple[str, ...]] = ("M1", "M2", "M3", "G1", "G3", "G5", "L2", "L4", "L6")
FEATURE_NAMES: Final[tuple[str, ...]] = (
    "forest",
    "ruins",
    "hill",
    "crater",
    "scrud",
    "water",
    "spires",
    "chasm",
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

MANNER_NAMES: Final[tuple[str, ...]] = ("stand", "walk", "run", "limp", "flee")
STAND: Final = 0
WALK: Final = 1
RUN: Final = 2
LIMP: Final = 3
FLEE: Final = 4

SIDE: Final = 2
TYPE: Final = 4
READY: Final = 19
DAMAGED: Final = 34
WEAPON: Final = 49
NONE: Final = 58
GIANT: Final = 59  # giant:1 is GIANT
MODE: Final = 65
MOVED: Final = 70  # moved:1 is MOVED
PLACE: Final = 82
HOT: Final = 134
HELD: Final = 135
END: Final = 136
CONCEDE: Final = 137
TERRAIN: Final = 138
STAMP: Final = 146
TURN: Final = 155
HEX: Final = 161


def vocabulary() -> Vocabulary:
    """All words, in the order of the constants above."""
    words = Vocabulary()
    places = [f"{code}{n + 1}" for code in PLACE_CODES for n in range(PLACES)]
    found = [
        words.family("side", list(SIDE_NAMES)).first,
        words.family("type", list(TYPE_NAMES)).first,
        words.family("ready", list(TYPE_NAMES)).first,
        words.family("damaged", list(TYPE_NAMES)).first,
        words.family("weapon", list(WEAPON_NAMES)).first,
        words.family("", ["none"]).first,
        words.family("giant", [str(n + 1) for n in range(NUMBERS)]).first,
        words.family("mode", list(MANNER_NAMES)).first,
        words.family("moved", [str(n + 1) for n in range(MOST_MOVED)]).first,
        words.family("place", places).first,
        words.family("", ["hot", "held", "end", "concede"]).first,
        words.family("terrain", list(FEATURE_NAMES)).first,
        words.family("stamp", list(STAMP_NAMES)).first,
        words.family("turn", [str(n) for n in range(6)]).first,
        words.family("hex", [label(hex) for hex in range(HEXES)]).first,
    ]
    meant = [SIDE, TYPE, READY, DAMAGED, WEAPON, NONE, GIANT, MODE, MOVED, PLACE, HOT]
    if found != [*meant, TERRAIN, STAMP, TURN, HEX]:
        raise RulesError("tokens.py: a family does not begin where its constant says")
    return words


def place_name(place: int) -> str:
    """A weapon's place as the record sheet names it: RA1."""
    return f"{PLACE_CODES[place // PLACES]}{place % PLACES + 1}"


def location_of(place: int) -> int:
    """The location a place belongs to: head, torso, right arm or left arm."""
    return place // PLACES
