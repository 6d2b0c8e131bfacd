"""The closed vocabulary from which the cards in content/ are made: quests, effects, lasting rules.

A quest is a list of goals; goals of the same stage are alternatives, stages follow one another. An effect
is done once, a lasting rule holds while its card is faceup or held. `rules/quests.py` tests goals,
`rules/verbs/` carries effects out, `rules/standing.py` reads lasting rules; nothing else reads cards.
"""

from typing import Final, final

from jotunheim.games.dwarves.tokens import NO_CARD

NONE: Final = -1  # a field that a word does not use

# Places. The first ones are lists of hexes; the last ones depend on the table.
LOCATION_NAMES: Final = (
    "queen_xamtys",
    "mifurdania",
    "green_haven",
    "alandur",
    "dragonsfire",
    "porista",
    "blacksaddle",
    "dson_balsur",
    "toboribor",
    "lot_ionans_vault",
    "roodacre",
)
KINGDOM_NAMES: Final = (
    "gauragar",
    "urgon",
    "idoslan",
    "sangrein",
    "ran_ribastur",
    "weyurn",
    "tabain",
)
PLACE_NAMES: Final = (
    *LOCATION_NAMES,
    "gate_I",
    "gate_II",
    "gate_IV",
    "gate_V",
    "tunnel_1",
    "tunnel_2",
    "tunnel_3",
    "tunnel_4",
    *KINGDOM_NAMES,
    "gates",
    "gate_lands",  # Gates and hexes next to them
    "near_gates",  # hexes next to a Gate
    "tunnels",  # printed entrances
    "lakes",
    "locations",
    "anywhere",
    "gauragar_fields",  # Gauragar without Blacksaddle
    "havens",  # Green Haven, Âlandur and hexes next to them
    "shores",  # Gates and all hexes of Weyurn
    "portal",
    "portal_lands",  # the Portal's hex and those next to it
    "entrances",  # printed ones and the tile
    "waypoints",  # Locations, Gates, printed entrances, the tile
    "perished",
    "tile_sites",  # where the Tunnel or Portal tile may lie
    "yours",  # the active Hero's hex
    "around",  # the active Hero's hex and those next to it
    "tied",  # the hex of the Hero to whom the card is tied
    "elf_tile",
    "dragon",  # the dragon that the card brought
    "hammer",
)
LOCATION: Final = 0
GATE: Final = 11
TUNNEL: Final = 15
KINGDOM: Final = 19
GATES_ALL: Final = 26
GATE_LANDS: Final = 27
NEAR_GATES: Final = 28
TUNNELS: Final = 29
LAKES: Final = 30
LOCATIONS: Final = 31
ANYWHERE: Final = 32
GAURAGAR_FIELDS: Final = 33
HAVENS: Final = 34
SHORES: Final = 35
PORTAL: Final = 36  # the first place that depends on the table
PORTAL_LANDS: Final = 37
ENTRANCES: Final = 38
WAYPOINTS: Final = 39
PERISHED: Final = 40
TILE_SITES: Final = 41
YOURS: Final = 42
AROUND: Final = 43
TIED: Final = 44
ELF_TILE: Final = 45
DRAGON_HEX: Final = 46
HAMMER: Final = 47
PLACES: Final = 48
BLACKSADDLE_PLACE: Final = 6

# Goals of quests.
ENTER: Final = 0
CHECK: Final = 1
SLAY: Final = 2
CLEARED: Final = 3
TROPHY: Final = 4
GATHER: Final = 5
SPREAD: Final = 6
JOURNEY: Final = 7
FETCH: Final = 8
CARRY: Final = 9
GIVE: Final = 10
DUEL: Final = 11
VIGOR: Final = 12
COUNCIL: Final = 13
NONE_LEFT: Final = 14  # no troop of this kind on the map
LEADER_GONE: Final = 15
SEEK: Final = 16  # the search of the lakes (B3-A2)
BUILT: Final = 17  # so many tiles of the card lie on the map
SPREE: Final = 18  # so many troops defeated in one's own turn
RALLY: Final = 19  # all Heroes but one in a place (CM-C6)
TRAVERSE: Final = 20  # so many different PL hexes entered by Moves (B5-A5)
CROWN: Final = 21  # the three conditions of the High King (B4-X)
GOALS: Final = 22

# Each goal: what it takes, in the order of its fields; a field in brackets may be left out.
GOAL_WORDS: Final = {
    "enter": (ENTER, "at"),
    "check": (CHECK, "attribute number [times] at [mode] [success] [failure]"),
    "slay": (SLAY, "[troops] at"),
    "cleared": (CLEARED, "at"),
    "trophy": (TROPHY, "[kind] times"),
    "gather": (GATHER, "times at"),
    "spread": (SPREAD, "times [many] at"),
    "journey": (JOURNEY, "at to"),
    "fetch": (FETCH, "at"),
    "carry": (CARRY, "[at] to"),
    "give": (GIVE, "times at"),
    "duel": (DUEL, "number times at"),
    "vigor": (VIGOR, ""),
    "council": (COUNCIL, "position"),
    "none_left": (NONE_LEFT, "kind"),
    "leader_gone": (LEADER_GONE, "kind"),
    "seek": (SEEK, "number at"),
    "built": (BUILT, "attribute number times piece"),
    "spree": (SPREE, "times"),
    "rally": (RALLY, "at"),
    "traverse": (TRAVERSE, "times"),
    "crown": (CROWN, "times position [many]"),
}

# How successes of checks are gathered (DW-CHK-04, DW-CHK-05).
MODE_NAMES: Final = ("turn", "sites", "markers", "separate")
IN_TURN: Final = 0  # all within one Hero's turn
AT_SITES: Final = 1  # one at each place, whenever and by anybody
BY_MARKERS: Final = 2  # one marker for each action with a success
SEPARATE: Final = 3  # one marker for each turn with a success

# Conditions: of checks and duels (before the roll), of states, of level C cards.
IF_CLEARED: Final = 0  # no troops in the place
IF_HEROES: Final = 1  # so many Heroes in the place
IF_COMPANY: Final = 2  # another Hero in the same hex
IF_COMPANY_NEAR: Final = 3  # another Hero in the same hex or next to it
IF_COUNCIL: Final = 4  # the marker there or further right
IF_BY_OTHER: Final = 5  # another Hero than the one to whom the card is tied
IF_ALL_HELD: Final = 6  # every Hero is under HOLD
IF_BY_TIED: Final = 7  # the Hero to whom the card is tied
IF_NO_LEADER: Final = 8  # no leader in the place
IF_HANDED: Final = 9  # the marker has changed hands
IF_PERISHED: Final = 10  # at least so many PL tiles
IF_NOT_PERISHED: Final = 11  # fewer PL tiles
IF_TROOPS: Final = 12  # so many troops of a kind on the map
CONDITION_WORDS: Final = {
    "cleared": (IF_CLEARED, "at"),
    "heroes": (IF_HEROES, "number at"),
    "company": (IF_COMPANY, ""),
    "company_near": (IF_COMPANY_NEAR, ""),
    "council": (IF_COUNCIL, "position"),
    "by_other": (IF_BY_OTHER, ""),
    "all_held": (IF_ALL_HELD, ""),
    "by_tied": (IF_BY_TIED, ""),
    "no_leader": (IF_NO_LEADER, "at"),
    "handed": (IF_HANDED, ""),
    "perished": (IF_PERISHED, "number"),
    "not_perished": (IF_NOT_PERISHED, "number"),
    "troops": (IF_TROOPS, "number kind"),
}

# Effects.
HEAL: Final = 0
HURT: Final = 1
SHARE_HURT: Final = 2
SHARE_PER_ELVES: Final = 3
DRAW: Final = 4
SEARCH: Final = 5
SHOW: Final = 6
LOSE_EQUIPMENT: Final = 7
FORFEIT: Final = 8
STEP: Final = 9
DOOM: Final = 10
REMOVE: Final = 11
SPAWN: Final = 12
SPAWN_CARD: Final = 13
SPAWN_ROLLED: Final = 14
RECRUIT: Final = 15
BLIGHT: Final = 16
RESTORE: Final = 17
MARCH: Final = 18
PORT: Final = 19
TUNNEL_TILE: Final = 20
EXTRA: Final = 21
KEEP: Final = 22
AVERT: Final = 23
TIE: Final = 24
COLLECT: Final = 25
TAKE: Final = 26
ASSURE: Final = 27
MUSTER: Final = 28
LEADER: Final = 29
DRAGON: Final = 30
ELF: Final = 31
HAMMER_TILE: Final = 32
CART: Final = 33
INTO_PLAY: Final = 34
BANISH: Final = 35
ADVANCE: Final = 36
LOOK: Final = 37
TAKE_DIAMOND: Final = 38
MARKERS_HOME: Final = 39
SPECIAL_GIFT: Final = 40
REINFORCE: Final = 41
TEMPEST: Final = 42
SKULL: Final = 43
LIGHTNING: Final = 44
AXES: Final = 45
EFFECTS: Final = 46

EFFECT_WORDS: Final = {
    "heal": (HEAL, "number who"),
    "hurt": (HURT, "number who"),
    "share_hurt": (SHARE_HURT, "number"),
    "share_hurt_per_elves": (SHARE_PER_ELVES, "number most"),  # 1 for so many Élfar
    "draw": (DRAW, "number"),
    "search": (SEARCH, ""),
    "show": (SHOW, "number"),  # turn up so many Equipment cards, pick one
    "lose_equipment": (LOSE_EQUIPMENT, "number instead"),  # chosen by the team
    "forfeit": (FORFEIT, "who"),  # each 1 Equipment or 1 Health
    "step": (STEP, "number"),
    "doom": (DOOM, "number"),
    "remove": (REMOVE, "number [kinds] at [one_hex]"),
    "spawn": (SPAWN, "troops at"),  # in each of the places
    "spawn_card": (SPAWN_CARD, "at [troops]"),  # the card's own troops, and these
    "spawn_rolled": (SPAWN_ROLLED, "kind number at"),  # its Recruitment die, and so many more
    "recruit": (RECRUIT, "gate"),
    "blight": (BLIGHT, "at [kinds] [one_hex]"),  # hexes with such troops; one hex: with or without
    "restore": (RESTORE, ""),
    "march": (MARCH, "number who"),
    "port": (PORT, "who at [may]"),
    "tunnel": (TUNNEL_TILE, "at [may]"),  # may: then you may PORT yourself there
    "extra": (EXTRA, "number"),
    "keep": (KEEP, "attribute number who"),
    "avert": (AVERT, "number [most]"),  # most: draw so many Equipment if no Threat is faceup
    "tie": (TIE, "who"),
    "collect": (COLLECT, "at [troops]"),  # troops of the map go onto the card
    "take": (TAKE, "troops"),  # from hexes of the team's choice onto the card
    "assure": (ASSURE, "kind number at"),
    "muster": (MUSTER, "at"),  # all Heroes go there
    "leader": (LEADER, "kind troops at"),
    "dragon": (DRAGON, "number at"),
    "elf": (ELF, ""),
    "hammer": (HAMMER_TILE, "at"),
    "cart": (CART, ""),
    "into_play": (INTO_PLAY, "card"),
    "banish": (BANISH, ""),
    "advance": (ADVANCE, "at"),
    "look": (LOOK, "number"),
    "take_diamond": (TAKE_DIAMOND, ""),
    "markers_home": (MARKERS_HOME, "number"),
    "special": (SPECIAL_GIFT, "card"),
    "reinforce": (REINFORCE, ""),
    "tempest": (TEMPEST, ""),
    "skull": (SKULL, "number"),
    "lightning": (LIGHTNING, "number most"),  # up to so many troops of one hex at this distance
    "axes": (AXES, ""),
}

WHO_NAMES: Final = (
    "you",
    "one",
    "two",
    "each",
    "here",
    "one_here",
    "tied",
    "hardy",
    "points",
    "healthiest",
    "nearest_portal",
    "free",
)
YOU: Final = 0
ONE: Final = 1  # the seat that is asked chooses
TWO: Final = 2  # two different ones
EACH: Final = 3
HERE: Final = 4  # every Hero in the active Hero's hex
ONE_HERE: Final = 5
TIED_HERO: Final = 6
HARDY: Final = 7  # each with 4 or more Health
POINTS: Final = 8  # a Hero for each point
HEALTHIEST: Final = 9  # most Health, not under HOLD
NEAREST_PORTAL: Final = 10
FREE: Final = 11  # one who is not under HOLD
HARDY_HEALTH: Final = 4

# What replaces Equipment that nobody has.
INSTEAD_NAMES: Final = ("share_hurt", "doom")
INSTEAD_HURT: Final = 0
INSTEAD_DOOM: Final = 1

# Lasting rules.
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

PIECE_WORDS: Final = ("rampart", "catapult")
RAMPART: Final = 0
CATAPULT: Final = 1

# How a card of Book 5 gets worse with unfulfilled level A cards (DW-B5-10).
PENALTY_NAMES: Final = ("none", "mixed_troops", "times", "markers", "gates", "orcs")
NO_PENALTY: Final = 0
PENALTY_MIXED: Final = 1  # the first three are Orcs, further ones Trolls
PENALTY_TIMES: Final = 2  # 1 more success for every 2, rounded up
PENALTY_MARKERS: Final = 3  # 1 more marker for every 2, rounded up
PENALTY_GATES: Final = 4  # an Orc and a Troll at so many Gates
PENALTY_ORCS: Final = 5

# Windows, as bits (DW-WHO-01).
WINDOW_NAMES: Final = ("W1", "W2", "W3", "W4", "W5", "menu")
W1: Final = 1
W2: Final = 2
W3: Final = 4
W4: Final = 8
W5: Final = 16
OWN_MENU: Final = 32
WALK: Final = 64  # a step of a Move (DW-MOV-11)


@final
class Condition:
    """What must hold: before a roll, in a state, when a level C card is turned."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.number = 0
        self.kind = NONE
        self.position = 0
        self.places: list[int] = []


@final
class Effect:
    """One thing that a card does; what its word does not use is 0, NONE or empty."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.number = 0
        self.most = 0
        self.who = NONE
        self.kind = NONE
        self.kinds: list[int] = []  # kinds of troops that it may touch
        self.troops = [0, 0, 0]
        self.places: list[int] = []
        self.attribute = NONE
        self.gate = NONE
        self.instead = NONE
        self.card = NO_CARD
        self.one_hex = False
        self.may = False


@final
class Rule:
    """One thing that holds while the card is faceup or held."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.number = 0
        self.most = 0
        self.attribute = NONE
        self.kind = NONE


@final
class Goal:
    """One part of a quest: an alternative of its stage."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.stage = 0
        self.attribute = NONE
        self.number = 0  # on the die
        self.times = 1
        self.many = 0  # `times` with four Heroes or more; 0: the same
        self.mode = IN_TURN
        self.kind = NONE  # of troops; NONE: any
        self.position = 0  # of the Council marker
        self.piece = NONE
        self.troops = [0, 0, 0]
        self.places: list[int] = []
        self.target: list[int] = []  # places where a journey or a load ends
        self.when: list[Condition] = []  # must hold before the roll, or for the state
        self.turned: list[Condition] = []  # decides once, when the card is turned
        self.success: list[Effect] = []  # after each marker removed, unless it was the last
        self.failure: list[Effect] = []  # after an action without a success


@final
class Change:
    """How a card changes with the Diamond's finder or the crown (DW-B3-05, DW-GLO-13)."""

    def __init__(self) -> None:
        self.troops = [0, 0, 0]
        self.times = 0
        self.number = 0
        self.markers = 0
        self.place = NONE  # of a marker that is added, or left out
