"""Lasting rules: what holds while a card is faceup or held. `rules/standing.py` reads them."""

from typing import Final, final

from jotunheim.games.dwarves.effects.places import NONE

BAN_PASSAGE: Final = 0
BAN_TILE_PASSAGE: Final = 1
BAN_HEALING: Final = 2
BAN_R3: Final = 3
BAN_EQUIPMENT: Final = 4
COUNCIL_NUMBERS: Final = 5
COUNCIL_ICON: Final = 6  # the marker goes so many steps
MOVE_DICE: Final = 7
MOVE_DICE_NEAR_PORTAL: Final = 8  # within 2 hexes
COMPANY_DICE: Final = 9  # a Hero who shares a hex, in every roll
CRAFT_DICE: Final = 10  # in Craft checks
ALONE_DICE: Final = 11  # a Hero alone in the hex, in Fights
CARRIER_DICE: Final = 12  # a carrier, in Moves
MORE_ORCS: Final = 13  # with each recruiting
TROLLS_AT: Final = 14  # the die that defeats a Troll
FIGHT_LOSS: Final = 15  # Health for a Fight without a kill
HEALTH_FOR_PERISHED: Final = 16
HOLDS: Final = 17  # the Hero to whom the card is tied cannot leave the hex
POISON: Final = 18  # that Hero loses so much at the start of each own turn
ARROWS: Final = 19  # at the start of a turn with an Élf in the Hero's hex or next to it
LEADER_COMPANY: Final = 20  # dice for companions in the leader's hex; a 6 saves Health
KEENFIRE_HITS: Final = 21  # the Hero who keeps a Battle bonus hits the boss at so much
# Of Equipment.
ATTRIBUTE_BONUS: Final = 22
HEART: Final = 23
SHIELD: Final = 24
DISGUISE: Final = 25
AMULET: Final = 26  # re-roll one die, once a turn
FARTHER: Final = 27  # hexes of a Move action
SPARE: Final = 28  # ignore the loss of a Fight, once in each own turn
NEAR_FIGHT_DICE: Final = 29  # Fights in the owner's hex or next to it
OWN_FIGHT_LOSS: Final = 30
DISPATCH_PIPS: Final = 31
SET_DIE: Final = 32  # once a turn to a 6
SURE_FOOT: Final = 33  # no penalty for PL
BANNER_DICE: Final = 34  # other Heroes in the owner's hex, in Fights and checks
# Of aids, spells and tiles.
TWO_STEPS: Final = 35  # Dispatches (B3-X1)
SHORTCUT: Final = 36  # the Mine Cart (B3-X2)
SMITHY: Final = 37  # the Blacksmith (B2-X): turn up so many cards
CROWNED_DICE: Final = 38  # Fights of a crowned High King's Heroes
MORE_SPELLS: Final = 39  # the Spell Book
REROLL_ANY: Final = 40  # Gust of Samusin
SIX: Final = 41  # Samusin's Balance
PREVENT: Final = 42  # Wind Armour
BLANK: Final = 43  # Whispering Wind
RULES: Final = 44

RULE_WORDS: Final = {
    "ban_passage": (BAN_PASSAGE, ""),
    "ban_tile_passage": (BAN_TILE_PASSAGE, ""),
    "ban_healing": (BAN_HEALING, ""),
    "ban_R3": (BAN_R3, ""),
    "ban_equipment": (BAN_EQUIPMENT, ""),
    "council_numbers": (COUNCIL_NUMBERS, "number"),
    "council_icon": (COUNCIL_ICON, "number"),
    "move_dice": (MOVE_DICE, "number"),
    "move_dice_near_portal": (MOVE_DICE_NEAR_PORTAL, "number"),
    "company_dice": (COMPANY_DICE, "number"),
    "craft_dice": (CRAFT_DICE, "number"),
    "alone_dice": (ALONE_DICE, "number"),
    "carrier_dice": (CARRIER_DICE, "number"),
    "more_orcs": (MORE_ORCS, "number"),
    "trolls_at": (TROLLS_AT, "number"),
    "fight_loss": (FIGHT_LOSS, "number"),
    "health_for_perished": (HEALTH_FOR_PERISHED, ""),
    "holds": (HOLDS, ""),
    "poison": (POISON, "number"),
    "arrows": (ARROWS, "number"),
    "leader_company": (LEADER_COMPANY, "number kind"),
    "keenfire_hits": (KEENFIRE_HITS, "number"),
    "bonus": (ATTRIBUTE_BONUS, "attribute number"),
    "heart": (HEART, "number"),
    "shield": (SHIELD, ""),
    "disguise": (DISGUISE, ""),
    "amulet": (AMULET, ""),
    "farther": (FARTHER, "number"),
    "spare": (SPARE, "number"),
    "near_fight_dice": (NEAR_FIGHT_DICE, "number"),
    "own_fight_loss": (OWN_FIGHT_LOSS, "number"),
    "dispatch_pips": (DISPATCH_PIPS, "number"),
    "set_die": (SET_DIE, "number"),
    "sure_foot": (SURE_FOOT, ""),
    "banner_dice": (BANNER_DICE, "number"),
    "two_steps": (TWO_STEPS, ""),
    "shortcut": (SHORTCUT, ""),
    "smithy": (SMITHY, "attribute number most"),  # most: cards turned up
    "crowned_dice": (CROWNED_DICE, "number"),
    "more_spells": (MORE_SPELLS, "number"),
    "reroll_any": (REROLL_ANY, ""),
    "six": (SIX, "number"),
    "prevent": (PREVENT, "number"),
    "blank": (BLANK, ""),
}


@final
class Rule:
    """One thing that holds while the card is faceup or held."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.number = 0
        self.most = 0
        self.attribute = NONE
        self.kind = NONE
