"""The vocabulary: every choice of the game is one of these words, always in this order (AG-DEC)."""

from typing import Final

from jotunheim.kernel import Family, Vocabulary

REGIONS: Final = 16
RACES: Final = 6
SLOTS: Final = 10  # kinds of unit by side: what a region's army is made of
TOKEN_SLOTS: Final = 4  # the first of them: Unit Tokens, neither Champions nor Leaders
KINDS: Final = 6
COMMANDS: Final = 9
RESOURCES: Final = 7
SPELLS: Final = 18
EVENTS: Final = 19
MARKERS: Final = 6
SLAYERS: Final = 3
DICE: Final = 7
AMOUNTS: Final = 9

# Pieces of one kind, side and place are one option, so units are named by their slot.
REGULAR: Final = 0
REGULAR_WOUNDED: Final = 1
ELITE: Final = 2
ELITE_WOUNDED: Final = 3
CHAMPION: Final = 4
SECOND_CHAMPION: Final = 5
LEADER: Final = 6
LEADER_WOUNDED: Final = 7
SECOND_LEADER: Final = 8
SECOND_LEADER_WOUNDED: Final = 9
SLOT_NAMES: Final = [
    "regular",
    "regular_wounded",
    "elite",
    "elite_wounded",
    "champion",
    "second_champion",
    "leader",
    "leader_wounded",
    "second_leader",
    "second_leader_wounded",
]

WOUNDED_SLOTS: Final = (REGULAR_WOUNDED, ELITE_WOUNDED, LEADER_WOUNDED, SECOND_LEADER_WOUNDED)
KIND_NAMES: Final = ["regular", "elite", "champion", "second_champion", "leader", "second_leader"]
KIND_OF_SLOT: Final = [0, 0, 1, 1, 2, 3, 4, 4, 5, 5]
SLOT_OF_KIND: Final = [0, 2, 4, 5, 6, 8]  # as it enters: healthy
K_REGULAR: Final = 0
K_ELITE: Final = 1
K_CHAMPION: Final = 2
K_SECOND_CHAMPION: Final = 3
K_LEADER: Final = 4
K_SECOND_LEADER: Final = 5
FREED_KINDS: Final = (K_SECOND_CHAMPION, K_SECOND_LEADER)  # they wait for an event (AG-SET-05)

STORM: Final = 0
CLOUD: Final = 1
FIRE: Final = 2
FROST: Final = 3
STONE: Final = 4
HILL: Final = 5
GIANTSLAYERS: Final = 6  # stands for the attacker where giantslayers fight
NOBODY: Final = -1
RACE_NAMES: Final = ["storm", "cloud", "fire", "frost", "stone", "hill"]

MOVE: Final = 0
PLUNDER: Final = 1
TRADE: Final = 2
RECRUIT: Final = 3
LEAD: Final = 4
MAGIC: Final = 5
ATTACK: Final = 6
REST: Final = 7
SPECIAL: Final = 8
COMMAND_NAMES: Final = [
    "move",
    "plunder",
    "trade",
    "recruit",
    "leader",
    "magic",
    "attack",
    "rest",
    "special",
]

FOOD: Final = 0
ORE: Final = 1
WEAPONRY: Final = 2
ARTIFACT: Final = 3
RUNE_ENEMY: Final = 4
RUNE_JOURNEY: Final = 5
RUNE_BLOOD: Final = 6
RESOURCE_NAMES: Final = [
    "food",
    "ore",
    "weaponry",
    "artifact",
    "rune_enemy",
    "rune_journey",
    "rune_blood",
]

FORGE: Final = 4
SLAIN_DRAGON: Final = 5
MARKER_NAMES: Final = ["ravage", "alliance", "raid", "frozen", "forge", "slain_dragon"]

SLAYER_NAMES: Final = ["hook", "line", "sinker"]

# Families of tokens, one after the other.
REGION: Final = Family(2, REGIONS)
UNIT: Final = REGION.next(SLOTS)
KIND: Final = UNIT.next(KINDS)
COMMAND: Final = KIND.next(COMMANDS)
RESOURCE: Final = COMMAND.next(RESOURCES)
SPELL: Final = RESOURCE.next(SPELLS)
ADVANCED: Final = SPELL.next(SPELLS)
EVENT: Final = ADVANCED.next(EVENTS)
RACE: Final = EVENT.next(RACES)
DIE: Final = RACE.next(DICE)
SLAYER: Final = DIE.next(SLAYERS)
AMOUNT: Final = SLAYER.next(AMOUNTS)
WORD: Final = AMOUNT.next(23)

# Single words.
W_FORCED: Final = 130
W_FRIENDLY: Final = 131
W_DECK: Final = 132
W_ACCEPT: Final = 133
W_REFUSE: Final = 134
W_DRAW: Final = 135
W_ACTIVATE: Final = 136
W_RETURN: Final = 137
W_DISCARD: Final = 138
W_BATTLE: Final = 139
W_SHIFT: Final = 140
W_LEADER: Final = 141
W_MAGIC: Final = 142
W_ATTACK: Final = 143
W_REROLL: Final = 144
W_BLOCKS: Final = 145
W_STOP: Final = 146
W_TAKE: Final = 147
W_FEED: Final = 148
W_TREASURE: Final = 149
W_FORGE: Final = 150
W_SWAP: Final = 151
W_PLACE: Final = 152
WORDS: Final = [
    "forced",
    "friendly",
    "deck",
    "accept",
    "refuse",
    "draw",
    "activate",
    "return",
    "top_discard",
    "battle",
    "shift",
    "use_leader",
    "use_magic",
    "use_attack",
    "reroll",
    "blocks",
    "stop",
    "take",
    "feed",
    "treasure",
    "forge",
    "swap",
    "place",
]


def vocabulary(regions: list[str], spells: list[str], events: list[str]) -> Vocabulary:
    """All words, with the names of the content."""
    words = Vocabulary()
    words.fill(REGION, "region", regions)
    words.fill(UNIT, "unit", SLOT_NAMES)
    words.fill(KIND, "kind", KIND_NAMES)
    words.fill(COMMAND, "command", COMMAND_NAMES)
    words.fill(RESOURCE, "resource", RESOURCE_NAMES)
    words.fill(SPELL, "spell", spells)
    words.fill(ADVANCED, "advanced", spells)
    words.fill(EVENT, "event", events)
    words.fill(RACE, "race", RACE_NAMES)
    words.fill(DIE, "die", [str(i + 1) for i in range(DICE)])
    words.fill(SLAYER, "slayer", SLAYER_NAMES)
    words.fill(AMOUNT, "amount", [str(i) for i in range(AMOUNTS)])
    words.fill(WORD, "", WORDS)
    return words


def is_spell(token: int) -> bool:
    """Does the token name a spell in one of its forms?"""
    return SPELL.has(token) or ADVANCED.has(token)
