"""The vocabulary: every choice of the game is one of these words, in this order for ever.

Hexes, Heroes and cards have numbers: the places of their names in these lists. Cards are named by their
ids, in runs: scenarios, sagas, aids, adventures, threats, equipment, special equipment, spells; equal
copies of Equipment have one name. A die is named by its place in the roll. The menu offers words (`move`,
`complete`); a second question picks the card, the hex or the Hero.
"""

from typing import Final

from jotunheim.kernel import Family, Vocabulary

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
BLACKSADDLE: Final = 49  # G6
FACES: Final = 6  # N, NE, SE, S, SW, NW: the order of the Number die of the dragons
TILES: Final = 36  # of Perished Land
MOST_SEATS: Final = 6

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
GATE_I: Final = 0
GATE_II: Final = 1
GATE_IV: Final = 2
GATE_V: Final = 3

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
SAGA_THREAT: Final = 144  # T2-01

# Equipment and spells that the rules know by name.
BOOTS: Final = 159
AXE: Final = 160
TOOLS: Final = 161
CHAINMAIL: Final = 162
SHIELD: Final = 163
DISGUISE: Final = 164
HERBS: Final = 165
THROWING_AXES: Final = 166
AMULET: Final = 167
PONY: Final = 168
BLACKBEER: Final = 169
SKULL: Final = 170
TIONIUM: Final = 171
CROSSBOW: Final = 172
SE_BOOTS: Final = 173
BLOODTHIRSTER: Final = 174
CROWN_HELM: Final = 175
RING: Final = 176
ASH_ARMOUR: Final = 177
SE_HAMMER: Final = 178
HORN: Final = 179
BANNER: Final = 180
SPELL_BOOK: Final = 181
HEALING_BREEZE: Final = 182
GATE_OF_WINDS: Final = 183
GUST: Final = 184
BALANCE: Final = 185
BALL_LIGHTNING: Final = 186
TEMPEST: Final = 187
WIND_ARMOUR: Final = 188
WHISPERING_WIND: Final = 189
BLACKSMITH: Final = 76
DISPATCHES: Final = 77
SHORTCUT: Final = 78
HIGH_KING: Final = 79

MOST_DICE: Final = 7  # there are 7 Number dice (DW-GEN-07)
LEFT: Final = 0
RIGHT: Final = 1
SIDE_NAMES: Final = ("left", "right")
PAY_HEALTH: Final = 0
PAY_DOOM: Final = 1
PAY_EQUIPMENT: Final = 2
PAY_NAMES: Final = ("health", "doom", "equipment")

# The Dwarven Council, from far left (DW-COUN-01).
L4: Final = 0
L3: Final = 1
L2: Final = 2
L1: Final = 3
AXE_SPACE: Final = 4
R1: Final = 5
R2: Final = 6
R3: Final = 7
R4: Final = 8
POSITIONS: Final = 9
POSITION_NAMES: Final = ("L4", "L3", "L2", "L1", "axe", "R1", "R2", "R3", "R4")

DOOM_START: Final = 41  # of the Doom marker; the Hero marker starts at 0

WORD_NAMES: Final = (
    "move",
    "fight",
    "dispatches",
    "check",
    "council_check",
    "tinker",
    "draw_spell",
    "action",
    "complete",
    "journey",
    "use",
    "cast",
    "pick_up",
    "put_down",
    "hand_over",
    "give",
    "end_turn",
    "tunnel",
    "leave",
    "troops",
    "yes",
    "random",
    "council",
    "power",
    "prevent",
    "take",
    "one_step",
    "two_steps",
    "one_hero",
    "two_heroes",
    "swap",
    "search",
)

# Families of tokens; `pass` and `done` are the kernel's and stand in front of them.
HERO: Final = Family(2, HEROES)
HEX: Final = HERO.next(HEXES)
CARD: Final = HEX.next(CARDS)
KIND: Final = CARD.next(KINDS)
LEADER: Final = KIND.next(KINDS)
ATTR: Final = LEADER.next(ATTRIBUTES)
DIE: Final = ATTR.next(MOST_DICE)
RECRUIT: Final = DIE.next(KINDS)
SIDE: Final = RECRUIT.next(2)
PAY: Final = SIDE.next(3)
WORD: Final = PAY.next(len(WORD_NAMES))

W_MOVE: Final = WORD.token(0)
W_FIGHT: Final = WORD.token(1)
W_DISPATCHES: Final = WORD.token(2)
W_CHECK: Final = WORD.token(3)
W_COUNCIL_CHECK: Final = WORD.token(4)
W_TINKER: Final = WORD.token(5)
W_DRAW_SPELL: Final = WORD.token(6)
W_ACTION: Final = WORD.token(7)
W_COMPLETE: Final = WORD.token(8)
W_JOURNEY: Final = WORD.token(9)
W_USE: Final = WORD.token(10)
W_CAST: Final = WORD.token(11)
W_PICK_UP: Final = WORD.token(12)
W_PUT_DOWN: Final = WORD.token(13)
W_HAND_OVER: Final = WORD.token(14)
W_GIVE: Final = WORD.token(15)
W_END_TURN: Final = WORD.token(16)
W_TUNNEL: Final = WORD.token(17)
W_LEAVE: Final = WORD.token(18)  # a die without a target of its own
W_TROOPS: Final = WORD.token(19)  # the aim of a Fight
W_YES: Final = WORD.token(20)
W_RANDOM: Final = WORD.token(21)
W_COUNCIL: Final = WORD.token(22)  # Council R3: one die again
W_POWER: Final = WORD.token(23)  # the Hero's own power
W_PREVENT: Final = WORD.token(24)
W_TAKE: Final = WORD.token(25)  # a point of a loss
W_ONE_STEP: Final = WORD.token(26)
W_TWO_STEPS: Final = WORD.token(27)
W_ONE_HERO: Final = WORD.token(28)
W_TWO_HEROES: Final = WORD.token(29)
W_SWAP: Final = WORD.token(30)
W_SEARCH: Final = WORD.token(31)


def vocabulary() -> Vocabulary:
    """All words in the order of the families above."""
    words = Vocabulary()
    words.fill(HERO, "hero", list(HERO_NAMES))
    words.fill(HEX, "hex", list(HEX_NAMES))
    words.fill(CARD, "card", list(CARD_NAMES))
    words.fill(KIND, "kind", list(KIND_NAMES))
    words.fill(LEADER, "leader", list(KIND_NAMES))
    words.fill(ATTR, "attr", list(ATTRIBUTE_NAMES))
    words.fill(DIE, "die", [str(place + 1) for place in range(MOST_DICE)])
    words.fill(RECRUIT, "recruit", list(KIND_NAMES))
    words.fill(SIDE, "side", list(SIDE_NAMES))
    words.fill(PAY, "pay", list(PAY_NAMES))
    words.fill(WORD, "", list(WORD_NAMES))
    return words


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


def is_quest(card: int) -> bool:
    """Is it a Scenario or a Saga card?"""
    return card < AID
