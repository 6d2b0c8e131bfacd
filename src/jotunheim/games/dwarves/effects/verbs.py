"""Effects: what a card does once. `rules/verbs/` carries them out."""

from typing import Final, final

from jotunheim.games.dwarves.effects.places import NONE
from jotunheim.games.dwarves.tokens import NO_CARD

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

# Whom an effect concerns.
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
