"""The vocabulary: every choice of the game is one of these words, in this order for ever.

Hexes, Heroes and cards have numbers: the places of their names in these lists. Cards are named by their
ids, in runs: scenarios, sagas, aids, adventures, threats, equipment, special equipment, spells.
"""

from typing import Final

NOWHERE: Final = -1
NOBODY: Final = -1
NO_CARD: Final = -1

# Thirteen columns from west to east, each numbered from the north.
COLUMNS: Final = (
    ("A", 5),
    ("B", 6),
    ("C", 7),
    ("D", 8),
    ("E", 9),
    ("F", 9),
    ("G", 10),
    ("H", 9),
    ("I", 9),
    ("J", 8),
    ("K", 7),
    ("L", 6),
    ("M", 5),
)
HEX_NAMES: Final = tuple([f"{name}{row + 1}" for name, rows in COLUMNS for row in range(rows)])
HEXES: Final = 98

# Troops and leaders.
ORC: Final = 0
TROLL: Final = 1
ELF: Final = 2
KINDS: Final = 3
KIND_NAMES: Final = ("orc", "troll", "elf")

BATTLE: Final = 0
CRAFT: Final = 1
SPEED: Final = 2
ATTRIBUTES: Final = 3
ATTRIBUTE_NAMES: Final = ("battle", "craft", "speed")

GATES: Final = 4
GATE_NAMES: Final = ("I", "II", "IV", "V")

TUNGDIL: Final = 0
BALYNDIS: Final = 1
BAVRAGOR: Final = 2
BOENDAL: Final = 3
BOINDIL: Final = 4
GANDOGAR: Final = 5
ANDOKAI: Final = 6
FURGAS: Final = 7
RODARIO: Final = 8
NARMORA: Final = 9
XAMTYS: Final = 10
TRUE_TUNGDIL: Final = 11
HEROES: Final = 12
HERO_NAMES: Final = (
    "tungdil",
    "balyndis",
    "bavragor",
    "boendal",
    "boindil",
    "gandogar",
    "andokai",
    "furgas",
    "rodario",
    "narmora",
    "xamtys",
    "true_tungdil",
)

BOOKS: Final = 5
LEVEL_NAMES: Final = ("easy", "normal", "challenging", "brave", "heroic")
LEVELS: Final = 5


def numbered(name: str, count: int) -> tuple[str, ...]:
    """Ids with a number: S1-A1, S1-A2, …"""
    return tuple([f"{name}{number + 1}" for number in range(count)])


def two_digits(name: str, count: int) -> tuple[str, ...]:
    """Ids with a number of two digits: AD01, AD02, …"""
    return tuple([f"{name}{number + 1:02}" for number in range(count)])


def three_levels(name: str, a: int, b: int, c: int) -> tuple[str, ...]:
    """Ids of a deck with so many cards of levels A, B and C."""
    return (*numbered(f"{name}-A", a), *numbered(f"{name}-B", b), *numbered(f"{name}-C", c))


SCENARIO_NAMES: Final = (
    *three_levels("S1", 8, 1, 3),
    "EL-C1",
    *three_levels("CM", 6, 2, 6),
    *three_levels("B5", 8, 2, 3),
)
SAGA_NAMES: Final = (
    *three_levels("B2", 7, 2, 3),
    *three_levels("B3", 7, 2, 3),
    *three_levels("B4", 7, 2, 3),
)
AID_NAMES: Final = ("B2-X", "B3-X1", "B3-X2", "B4-X")
ADVENTURE_NAMES: Final = (*two_digits("AD", 30), "EL-AD1", *numbered("CM-AD", 8))
THREAT_NAMES: Final = (
    *two_digits("TH", 15),
    *numbered("EL-TH", 5),
    *numbered("CM-TH", 5),
    *two_digits("T2-", 15),
)
EQUIPMENT_NAMES: Final = two_digits("EQ", 14)
SPECIAL_NAMES: Final = numbered("SE", 8)
SPELL_NAMES: Final = numbered("SP", 9)
CARD_NAMES: Final = (
    *SCENARIO_NAMES,
    *SAGA_NAMES,
    *AID_NAMES,
    *ADVENTURE_NAMES,
    *THREAT_NAMES,
    *EQUIPMENT_NAMES,
    *SPECIAL_NAMES,
    *SPELL_NAMES,
)

# The first card of each run.
SCENARIO: Final = 0
SAGA: Final = 40
AID: Final = 76
ADVENTURE: Final = 80
THREAT: Final = 119
EQUIPMENT: Final = 159
SPECIAL: Final = 173
SPELL: Final = 181
CARDS: Final = 190


def is_scenario(card: int) -> bool:
    """Is it a Scenario card?"""
    return SCENARIO <= card < SAGA


def is_saga(card: int) -> bool:
    """Is it a Saga card?"""
    return SAGA <= card < AID


def is_aid(card: int) -> bool:
    """Is it Blacksmith, Dispatches, Hidden Shortcut or High King?"""
    return AID <= card < ADVENTURE


def is_adventure(card: int) -> bool:
    """Is it an Adventure card?"""
    return ADVENTURE <= card < THREAT


def is_threat(card: int) -> bool:
    """Is it a Threat card?"""
    return THREAT <= card < EQUIPMENT


def is_equipment(card: int) -> bool:
    """Is it an Equipment card, special ones included?"""
    return EQUIPMENT <= card < SPELL
