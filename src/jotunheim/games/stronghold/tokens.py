"""The vocabulary: every choice of the game is one of these words, in this order for ever.

A machine, a Sap, an order, a cauldron, a mantelet is named by the space where it lies, since a space
holds at most one of its kind. Units are named by space and type, never as single pieces (SH-GEN-06r).
"""

from typing import Final

from jotunheim.kernel import Family, Vocabulary

NOWHERE: Final = -1
NOBODY: Final = -1
INVADER: Final = 0  # seats (SH-GEN-11r)
DEFENDER: Final = 1
SEATS: Final = 2

# Spaces, by number: foregrounds, ramparts, marauders, wall sections, towers, buildings.
FL: Final = 0
FR: Final = 1
RAMPART: Final = 2  # the first rampart; there are seven
RR3: Final = 7
RR4: Final = 8
MAR: Final = 9
SECTION: Final = 10  # the first wall section; there are nine
TOWER: Final = 19  # the first tower; there are seven
BAR: Final = 26
CAT: Final = 27
CRT: Final = 28
FOR: Final = 29
GRD: Final = 30
HOS: Final = 31
SCO: Final = 32
WRK: Final = 33
SPACES: Final = 34
FOREGROUNDS: Final = 2
RAMPARTS: Final = 7
SECTIONS: Final = 9
TOWERS: Final = 7
FOREGROUND_NAMES: Final = ("FL", "FR")
RAMPART_NAMES: Final = ("RL1", "RL2", "RL3", "RR1", "RR2", "RR3", "RR4")
SECTION_NAMES: Final = ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9")
TOWER_NAMES: Final = ("T1", "T2", "T3", "T4", "T5", "T6", "T7")
BUILDING_NAMES: Final = ("BAR", "CAT", "CRT", "FOR", "GRD", "HOS", "SCO", "WRK")
SPACE_NAMES: Final = (
    *FOREGROUND_NAMES,
    *RAMPART_NAMES,
    "MAR",
    *SECTION_NAMES,
    *TOWER_NAMES,
    *BUILDING_NAMES,
)
WORKPLACES: Final = (CAT, FOR, SCO, WRK)  # units come here by a heroic order only (SH-MOV-06)

PATHS: Final = 21
PATH_NAMES: Final = tuple([f"P{number:02}" for number in range(1, PATHS + 1)])
TO_RAMPARTS: Final = 6  # P01 to P06 lead from foregrounds to ramparts
TO_OUTERMOST: Final = 6  # P07 leads from RR3 to RR4; all after it lead to sections

# Types of units; the first seven stand on spaces and are counted there.
GOBLIN: Final = 0
ORC: Final = 1
TROLL: Final = 2
SIEGE_TOWER: Final = 3
MARKSMAN: Final = 4
SOLDIER: Final = 5
VETERAN: Final = 6
WARRIOR: Final = 7
OFFICER: Final = 8
KINDS: Final = 7  # that are counted on spaces
RACES: Final = 3  # goblin, orc, troll
RANKS: Final = 3  # marksman, soldier, veteran
HEROES: Final = 2
INVADER_UNITS: Final = (GOBLIN, ORC, TROLL)
DEFENDER_UNITS: Final = (MARKSMAN, SOLDIER, VETERAN)
UNIT_NAMES: Final = (
    "goblin",
    "orc",
    "troll",
    "siege_tower",
    "marksman",
    "soldier",
    "veteran",
    "warrior",
    "officer",
)

# Action cards: the twenty that can be exchanged, then the three that always stand in the line.
BALLISTA: Final = 0
CATAPULT: Final = 1
MANTELET: Final = 2
SIEGE_TOWERS: Final = 3
TREBUCHET: Final = 4
BANNER: Final = 5
BRIDGE: Final = 6
LADDER: Final = 7
POISON: Final = 8
SAP: Final = 9
ARTILLERYMAN: Final = 10
QUARTERMASTER: Final = 11
SABOTEUR: Final = 12
TRAINER: Final = 13
TRENCH_MASTER: Final = 14
BLOODSTONES: Final = 15
DEMON: Final = 16
GALE: Final = 17
POSSESSION: Final = 18
SPECTER: Final = 19
BRIEFING: Final = 20
RESOURCES: Final = 21
MANEUVER: Final = 22
EXCHANGEABLE: Final = 20
CARDS: Final = 23
CARD_NAMES: Final = (
    "ballista",
    "catapult",
    "mantelet",
    "siege_tower",
    "trebuchet",
    "banner",
    "bridge",
    "ladder",
    "poison",
    "sap",
    "artilleryman",
    "quartermaster",
    "saboteur",
    "trainer",
    "trench_master",
    "bloodstones",
    "demon",
    "gale",
    "possession",
    "specter",
    "briefing",
    "resources",
    "maneuver",
)
RITUALS: Final = 5
LINE: Final = 9  # cards in the line

# Actions of the buildings (section 7 of the content).
TRAIN_SOLDIER: Final = 0
TRAIN_VETERAN: Final = 1
BLESS: Final = 2
MIX_UP: Final = 3
SHARPSHOOTERS: Final = 4
GLARE: Final = 5
CANNON: Final = 6
GOBLIN_CAULDRON: Final = 7
ORC_CAULDRON: Final = 8
TROLL_CAULDRON: Final = 9
TRACK: Final = 10
MALFUNCTION: Final = 11
SPY: Final = 12
SET_TRAP: Final = 13
BAY_WINDOW: Final = 14
RAISE_LADDER: Final = 15
POLE: Final = 16
WALL: Final = 17
ACTIONS: Final = 18
ACTION_NAMES: Final = (
    "train_soldier",
    "train_veteran",
    "blessing",
    "mix_up",
    "sharpshooters",
    "glare",
    "cannon",
    "goblin_cauldron",
    "orc_cauldron",
    "troll_cauldron",
    "track",
    "malfunction",
    "spy",
    "trap",
    "bay_window",
    "ladder",
    "pole",
    "wall",
)

TO_THE_WALLS: Final = 0
TO_WORK: Final = 1
FALL_BACK: Final = 2
HEROICS: Final = 3
HEROIC_NAMES: Final = ("HO1", "HO2", "HO3")

# Defense plans and objectives, by their place on the lists.
LAST_RESERVES: Final = 0
SALLY_FORTH: Final = 1
ARROW_STORM: Final = 2
NIGHT_MASONS: Final = 3
HOLY_VIGIL: Final = 4
BOILING_PITCH: Final = 5
BEAT_THE_DRUMS: Final = 6
VETERAN_CADRE: Final = 7
CAPTAINS_OATH: Final = 8
WOLF_PITS: Final = 9
PLANS: Final = 10
PLAN_NAMES: Final = tuple([f"DP{number:02}" for number in range(1, PLANS + 1)])

BLOOD_MAGIC: Final = 0
NOT_A_SINGLE_STONE: Final = 1
DEVOTED_WARLOCKS: Final = 2
ENGINES_OF_RUIN: Final = 3
FOREST_OF_BANNERS: Final = 4
RISING_TIDE: Final = 5
WIDOW_MAKERS: Final = 6
ENCIRCLEMENT: Final = 7
CHAMPIONS: Final = 8
KNIVES: Final = 9
OBJECTIVES: Final = 10
OBJECTIVE_NAMES: Final = tuple([f"OB{number:02}" for number in range(1, OBJECTIVES + 1)])

FURY: Final = 0
DETONATION: Final = 1
CALL: Final = 2
BLUFF: Final = 3
ORDERS: Final = 4  # kinds
ORDER_NAMES: Final = ("O-FURY", "O-DET", "O-CALL", "O-BLUFF")

GOBLIN_TRAP: Final = 0
TROLL_TRAP: Final = 1
TOWER_TRAP: Final = 2
TRAPS: Final = 3  # kinds
TRAP_NAMES: Final = ("TR-G", "TR-T", "TR-S")

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = 2
SIDE_NAMES: Final = ("left", "right")

WAYS: Final = 2
AMOUNTS: Final = 8  # 0 to 7
WORD_NAMES: Final = (
    "skip",
    "none",
    "hold",
    "end",
    "exchange",
    "move",
    "swap",
    "minor",
    "major",
    "open",
    "classified",
)

# Families of tokens; `pass` and `done` are the kernel's and stand in front of them.
SPACE: Final = Family(2, SPACES)
PATH: Final = SPACE.next(PATHS)
UNIT: Final = PATH.next(len(UNIT_NAMES))
CARD: Final = UNIT.next(EXCHANGEABLE)
WAY: Final = CARD.next(WAYS)
AMOUNT: Final = WAY.next(AMOUNTS)
ACTION: Final = AMOUNT.next(ACTIONS)
HEROIC: Final = ACTION.next(HEROICS)
PLAN: Final = HEROIC.next(PLANS)
OBJECTIVE: Final = PLAN.next(OBJECTIVES)
ORDER: Final = OBJECTIVE.next(ORDERS)
TRAP: Final = ORDER.next(TRAPS)
SIDE: Final = TRAP.next(SIDES)
WORD: Final = SIDE.next(len(WORD_NAMES))

W_SKIP: Final = WORD.token(0)
W_NONE: Final = WORD.token(1)
W_HOLD: Final = WORD.token(2)
W_END: Final = WORD.token(3)
W_EXCHANGE: Final = WORD.token(4)
W_MOVE: Final = WORD.token(5)
W_SWAP: Final = WORD.token(6)
W_MINOR: Final = WORD.token(7)
W_MAJOR: Final = WORD.token(8)
W_OPEN: Final = WORD.token(9)
W_CLASSIFIED: Final = WORD.token(10)


def vocabulary() -> Vocabulary:
    """All words in the order of the families above."""
    words = Vocabulary()
    words.fill(SPACE, "space", list(SPACE_NAMES))
    words.fill(PATH, "path", list(PATH_NAMES))
    words.fill(UNIT, "unit", list(UNIT_NAMES))
    words.fill(CARD, "card", list(CARD_NAMES[:EXCHANGEABLE]))
    words.fill(WAY, "way", ["1", "2"])
    words.fill(AMOUNT, "amount", [str(number) for number in range(AMOUNTS)])
    words.fill(ACTION, "action", list(ACTION_NAMES))
    words.fill(HEROIC, "heroic", list(HEROIC_NAMES))
    words.fill(PLAN, "plan", list(PLAN_NAMES))
    words.fill(OBJECTIVE, "objective", list(OBJECTIVE_NAMES))
    words.fill(ORDER, "order", list(ORDER_NAMES))
    words.fill(TRAP, "trap", list(TRAP_NAMES))
    words.fill(SIDE, "side", list(SIDE_NAMES))
    words.fill(WORD, "", list(WORD_NAMES))
    return words


def is_foreground(space: int) -> bool:
    """Is it one of the two foregrounds?"""
    return space < RAMPART


def is_rampart(space: int) -> bool:
    """Is it one of the seven ramparts?"""
    return RAMPART <= space < MAR


def is_section(space: int) -> bool:
    """Is it one of the nine wall sections?"""
    return SECTION <= space < TOWER


def is_tower(space: int) -> bool:
    """Is it one of the seven towers?"""
    return TOWER <= space < BAR
