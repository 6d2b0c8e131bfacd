"""The vocabulary: every choice of the game is one of these words, in this order for ever.

Cards are named by kind, since copies are alike (VA-CARD-17). A temple is named by its area and by whether it is frozen:
more is not known of it (VA-BLD-17).
"""

from typing import Final

from jotunheim.kernel import Family, Vocabulary

NOBODY: Final = -1
NONE: Final = -1
FEWEST: Final = 2  # players (VA-GEN-03)
MOST: Final = 5

# Resources (VA-RES-01). The first three are the ordinary ones.
BLOOD: Final = 0
DIAMOND: Final = 1
GOLD: Final = 2
RUNE: Final = 3
RESOURCES: Final = 4
ORDINARY: Final = 3
RESOURCE_NAMES: Final = ("blood", "diamond", "gold", "rune")

# Areas, and their occupants: deity d belongs to area d % AREAS; Gods come first (VA-SET-05).
AREAS: Final = 7
DEITIES: Final = 14
AREA_NAMES: Final = ("freya", "tyr", "surtur", "loki", "odin", "thor", "heimdall")
GIANT_NAMES: Final = ("kari", "agir", "hel", "mork", "thrym", "grim", "ymir")
DEITY_NAMES: Final = (*AREA_NAMES, *GIANT_NAMES)
SITES: Final = 5  # of an area (VA-SET-15)

# Main decks.
DECK_A: Final = 0
DECK_B: Final = 1
DECK_NAMES: Final = ("a", "b")

# Resource buildings; TEMPLE is the third thing that can be built.
MINE: Final = 0
DRILL: Final = 1
TEMPLE_BUILDING: Final = 2
BUILDING_NAMES: Final = ("mine", "drill")
BUILD_NAMES: Final = ("mine", "drill", "temple")

# Dice.
YELLOW: Final = 0
BLUE: Final = 1
WHITE: Final = 2
COLOUR_NAMES: Final = ("yellow", "blue", "white")
FACES: Final = 6
MOST_DICE: Final = 7  # four mines and three drills

# Kinds of cards: the 74 cards, then the 14 weapons in the order of the deities.
CARD_NAMES: Final = (
    "blood_vein_2",
    "blood_vein_3",
    "spoils_2",
    "spoils_3",
    "chest_2",
    "chest_3",
    "backup_2",
    "backup_3",
    "seduction_1",
    "seduction_2",
    "fertility_white",
    "fertility_yellow",
    "fertility_blue",
    "sacrifice",
    "yggdrasil_3",
    "yggdrasil_4",
    "glimpse",
    "bifrost",
    "drakkar",
    "odin_leader",
    "thor_thunder_2",
    "thor_thunder_3",
    "tyr_war",
    "surtur_lord",
    "loki_mischief",
    "loaded_dice",
    "victory_1",
    "victory_2",
    "ruler",
    "grim_card",
    "borrowed_power",
    "mud_path",
    "eye_storm",
    "raid",
    "pickpocket",
    "kill",
    "double_kill",
    "kidnap",
    "sabotage",
    "desecration",
    "giant_smash",
    "rune_theft",
    "power_shift",
    "sacrificial_stone",
    "temple_freeze",
    "permafrost",
    "hel_card",
    "mork_card",
    "thrym_card",
    "storm_raid",
    "double_kill_d",
    "freya_charm",
    "spear_thrust",
    "surtur_giant",
    "burning_temple",
    "scorched_earth",
    "fire_raid",
    "wild_hunt",
    "hammer_blow",
    "loki_theft",
    "wooden_shield",
    "round_shield",
    "shield_wall",
    "fortress",
    "war_horn",
    "rune_shield",
    "tidal_wall",
    "deep_water",
    "nine_waves",
    "tyr_shield",
    "iron_hand",
    "aesir_shield",
    "thunder_shield",
    "illusion",
)
WEAPON_NAMES: Final = tuple([f"weapon_{name}" for name in DEITY_NAMES])
KIND_NAMES: Final = (*CARD_NAMES, *WEAPON_NAMES)
KINDS: Final = 88
FIRST_WEAPON: Final = 74
# Options of weapons: those of weapon w are 2w and 2w + 1, in the order of the deities.
OPTION_NAMES: Final = (
    "falcon_cloak",
    "tears_of_gold",
    "tyrs_revenge",
    "oath_of_war",
    "surturs_claim",
    "blaze",
    "backstab",
    "tricksters_hand",
    "gungnir",
    "draupnir",
    "mjolnir",
    "thunderclap",
    "gjallarhorn",
    "guardian",
    "storm",
    "wind_of_change",
    "aegis",
    "lust_for_treasure",
    "necromancy",
    "bone_wand",
    "found_treasure",
    "puddle_of_mud",
    "indestructible",
    "abolishment",
    "brute",
    "branch",
    "transform",
    "ice_cave",
)
OPTIONS: Final = 28

# Trades of the Followers phase.
TRADE_NAMES: Final = (
    "sermon",
    "loki",
    "odin_one",
    "odin_two",
    "thor_one",
    "thor_two",
    "thrym_one",
    "thrym_three",
    "grim_one",
    "grim_two",
)
TRADES: Final = 10

# Sides of a token.
ACTION_SIDE: Final = 0
BUILDING_SIDE: Final = 1
SIDE_NAMES: Final = ("action", "building")

# What can be stolen (VA-WPN-11).
LOOT_FOLLOWER: Final = 0
LOOT_RESOURCE: Final = 1
LOOT_RUNE: Final = 2
LOOT_CARD: Final = 3
LOOT_NAMES: Final = ("follower", "resource", "rune", "card")

AMOUNTS: Final = 10
TEMPLE_NAMES: Final = tuple([name for area in AREA_NAMES for name in (area, f"{area}_frozen")])
WORD_NAMES: Final = (
    "end_phase",
    "trade_four",
    "trade_rune",
    "buy_rune",
    "two_for_one",
    "one_for_one",
    "flip_to_build",
    "flip_to_act",
    "move_temple",
)

# The families, one after the other; PASS and DONE come first.
CARD: Final = Family(2, KINDS)
OPTION: Final = CARD.next(OPTIONS)
RESOURCE: Final = OPTION.next(RESOURCES)
DECK: Final = RESOURCE.next(2)
AREA: Final = DECK.next(AREAS)
DEITY: Final = AREA.next(DEITIES)
PLAYER: Final = DEITY.next(MOST)
TEMPLE: Final = PLAYER.next(AREAS * 2)
BUILDING: Final = TEMPLE.next(2)
BUILD: Final = BUILDING.next(3)
GAIN: Final = BUILD.next(ORDINARY)
DRAW: Final = GAIN.next(2)
TRADE: Final = DRAW.next(TRADES)
REROLL: Final = TRADE.next(MOST_DICE)
TURN: Final = REROLL.next(MOST_DICE)
FACE: Final = TURN.next(FACES)
AMOUNT: Final = FACE.next(AMOUNTS)
SIDE: Final = AMOUNT.next(2)
LOOT: Final = SIDE.next(4)
WORD: Final = LOOT.next(len(WORD_NAMES))

W_END: Final = WORD.token(0)
W_TRADE_FOUR: Final = WORD.token(1)
W_TRADE_RUNE: Final = WORD.token(2)
W_BUY_RUNE: Final = WORD.token(3)
W_TWO_FOR_ONE: Final = WORD.token(4)
W_ONE_FOR_ONE: Final = WORD.token(5)
W_FLIP_TO_BUILD: Final = WORD.token(6)
W_FLIP_TO_ACT: Final = WORD.token(7)
W_MOVE_TEMPLE: Final = WORD.token(8)


def vocabulary() -> Vocabulary:
    """All words in the order of the families above."""
    words = Vocabulary()
    words.fill(CARD, "card", list(KIND_NAMES))
    words.fill(OPTION, "option", list(OPTION_NAMES))
    words.fill(RESOURCE, "resource", list(RESOURCE_NAMES))
    words.fill(DECK, "deck", list(DECK_NAMES))
    words.fill(AREA, "area", list(AREA_NAMES))
    words.fill(DEITY, "deity", list(DEITY_NAMES))
    words.fill(PLAYER, "player", [str(seat + 1) for seat in range(MOST)])
    words.fill(TEMPLE, "temple", list(TEMPLE_NAMES))
    words.fill(BUILDING, "building", list(BUILDING_NAMES))
    words.fill(BUILD, "build", list(BUILD_NAMES))
    words.fill(GAIN, "gain", list(RESOURCE_NAMES[:ORDINARY]))
    words.fill(DRAW, "draw", list(DECK_NAMES))
    words.fill(TRADE, "trade", list(TRADE_NAMES))
    words.fill(REROLL, "reroll", [str(die + 1) for die in range(MOST_DICE)])
    words.fill(TURN, "turn", [str(die + 1) for die in range(MOST_DICE)])
    words.fill(FACE, "face", [str(face + 1) for face in range(FACES)])
    words.fill(AMOUNT, "amount", [str(number) for number in range(AMOUNTS)])
    words.fill(SIDE, "side", list(SIDE_NAMES))
    words.fill(LOOT, "loot", list(LOOT_NAMES))
    words.fill(WORD, "", list(WORD_NAMES))
    return words
