"""The tables of the book: map, tiles, tracks, Heroes, cards, and the numbers of the rules."""

from typing import Final, final

from jotunheim.games.dwarves.effects.conditions import Condition
from jotunheim.games.dwarves.effects.goals import NO_PENALTY, Change, Goal
from jotunheim.games.dwarves.effects.lasting import Rule
from jotunheim.games.dwarves.effects.places import PLACES
from jotunheim.games.dwarves.effects.verbs import Effect
from jotunheim.games.dwarves.tokens import (
    ATTRIBUTES,
    CARDS,
    GATES,
    HEROES,
    HEXES,
    KINDS,
    LEVELS,
    NOWHERE,
)

TILES: Final = 36
COLOURS: Final = ("red", "yellow", "blue")
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
DIRECTIONS: Final = 6
TUNNELS: Final = 4
DIAMONDS: Final = 11
KINGDOMS: Final = 7
LOCATIONS: Final = 11
DRAGONS: Final = 2
DRAGON_NAMES: Final = ("lohasbrand", "kordrion")

# The Doom track: spaces 0 (the Hero marker's start) to 41 (the Doom marker's).
SPACES: Final = 42
ICON_NAMES: Final = ("none", "council", "threat", "troops")
NO_ICON: Final = 0
COUNCIL_ICON: Final = 1
THREAT_ICON: Final = 2
TROOP_ICON: Final = 3

BOX_NAMES: Final = ("L4", "L3", "L2", "L1", "axe", "R1", "R2", "R3", "R4")
BOXES: Final = 9

PIECE_NAMES: Final = (
    "scenario_marker",
    "attribute_tile",
    "health_tile",
    "rampart",
    "catapult",
    "tunnel",
    "portal",
    "elf_bearing_keenfire",
    "hammer",
    "mine_cart",
)

# Powers of the Heroes.
POWER_NAMES: Final = (
    "raise_dispatches",
    "reroll_craft",
    "sure_foot",
    "raise_fight",
    "reroll_fight",
    "long_arm",
    "spells",
    "tinker",
    "raise_check",
    "slip_through",
    "inspire",
    "sacrifice",
)

# Sets of cards.
SET_NAMES: Final = ("book1", "elfar", "might", "book2", "book3", "book4", "sagas", "book5", "all")
BOOK1: Final = 0
ELFAR: Final = 1
MIGHT: Final = 2
BOOK2: Final = 3
BOOK3: Final = 4
BOOK4: Final = 5
SAGAS: Final = 6  # Threats of Books 2 to 4
BOOK5: Final = 7
EVERY_BOOK: Final = 8  # Equipment and spells

# Decks whose level A cards the levels of difficulty thin out.
LEVEL_SETS: Final = ("book1", "might", "sagas", "book5")
THIN_BOOK1: Final = 0
THIN_MIGHT: Final = 1
THIN_SAGAS: Final = 2
THIN_BOOK5: Final = 3

LEVEL_LETTERS: Final = ("A", "B", "C")
LEVEL_A: Final = 0
LEVEL_B: Final = 1
LEVEL_C: Final = 2
NO_LEVEL: Final = -1


@final
class Hero:
    """A Hero board (DW-SET-06, DW-SET-07)."""

    def __init__(self, name: str, short: str) -> None:
        self.name = name
        self.short = short
        self.attributes = [0] * ATTRIBUTES
        self.health = 0
        self.start = NOWHERE
        self.power = 0
        self.text = ""


@final
class Card:
    """Any card. What its sort does not have is empty."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.set = BOOK1
        self.level = NO_LEVEL
        self.copies = 1
        self.condition: list[Condition] = []  # of a level C card, tested when it is turned
        self.setup: list[Effect] = []  # when it is turned
        self.quest: list[Goal] = []
        self.rewards: list[Effect] = []
        self.either = False  # the rewards are alternatives
        self.threat: list[Effect] = []  # when a Scenario card is turned
        self.immediate: list[Effect] = []
        self.lasting: list[Rule] = []
        # What is asked of all faceup cards again and again, found out once.
        self.parts: list[list[int]] = []  # of the quest, by stage
        self.asks = 0  # bits: the words of its goals
        self.rules = 0  # bits: the words of its lasting rules
        self.time = 0  # Book 5
        self.penalty = NO_PENALTY  # Book 5
        self.evil: Change | None = None  # Book 3: evil has the Diamond
        self.found: Change | None = None  # Book 3: the Heroes have it
        self.crowned: Change | None = None  # Book 4
        self.windows = 0  # Equipment and spells, as bits
        self.discarded = False  # Equipment that is spent
        # In words.
        self.setup_text = ""
        self.quest_text = ""
        self.reward_text = ""
        self.threat_text = ""
        self.text = ""


@final
class Numbers:
    """Numbers of the rules that stand on no component."""

    def __init__(self) -> None:
        self.dice = 0
        self.actions = 0
        self.threshold = 0
        self.expert = 0
        self.blacksaddle = 0
        self.hand = 0
        self.rampart = 0
        self.flight = 0
        self.tile_move = 0
        self.late = 0
        self.more_time = 0
        self.setup_threats = 0


@final
class Book:
    """All that is printed. Frozen once it is read; shared by all clones."""

    def __init__(self) -> None:
        self.version = ""
        self.sources: list[tuple[str, str, str]] = []
        self.numbers = Numbers()
        # The map, by hex.
        self.kingdom_names = [""] * KINGDOMS
        self.location_names = [""] * LOCATIONS
        self.gate_names = [""] * GATES
        self.gate_clans = [""] * GATES
        self.q = [0] * HEXES
        self.r = [0] * HEXES
        self.kingdom = [NOWHERE] * HEXES
        self.location = [NOWHERE] * HEXES
        self.gate_at = [NOWHERE] * HEXES
        self.tunnel_at = [NOWHERE] * HEXES
        self.is_lake = [False] * HEXES
        self.diamond_at = [NOWHERE] * HEXES  # the number of its diamond hex
        self.arrow = [[NOWHERE] * len(COLOURS) for _hex in range(HEXES)]  # directions by colour
        self.beside = [[NOWHERE] * DIRECTIONS for _hex in range(HEXES)]  # clockwise from the north
        self.near: list[list[int]] = [[] for _hex in range(HEXES)]  # the neighbours that exist
        self.distance = [[0] * HEXES for _hex in range(HEXES)]
        self.gate_hex = [NOWHERE] * GATES
        self.tunnel_hex = [NOWHERE] * TUNNELS
        self.location_hex = [NOWHERE] * LOCATIONS
        self.lakes: list[int] = []
        self.diamond_hexes: list[int] = []
        self.blacksaddle = NOWHERE
        self.portal_start = NOWHERE
        self.places: list[list[int]] = [[] for _place in range(PLACES)]  # those that never change
        self.is_in_place: list[list[bool]] = []  # by place and hex, of those that never change
        # Perished Land tiles.
        self.tile_names = [""] * TILES
        self.tile_colour = [0] * TILES
        self.tile_left = [[0] * KINDS for _tile in range(TILES)]
        self.tile_right = [[0] * KINDS for _tile in range(TILES)]
        # Tracks.
        self.doom_icon = [NO_ICON] * SPACES
        self.doom_gate = [NOWHERE] * SPACES
        self.doom_threats = 0
        self.council_number = [0] * BOXES  # to leave the box to the right
        self.council_text = [""] * BOXES
        self.council_tile = [""] * BOXES  # the text in Books 2 to 4; empty: the same
        # Troops and other pieces.
        self.troop_names = [""] * KINDS
        self.troop_plurals = [""] * KINDS
        self.troop_count = [0] * KINDS
        self.defeated_at = [0] * KINDS
        self.recruit_faces = [[0] * 6 for _kind in range(KINDS)]
        self.leader_names = [""] * KINDS
        self.dragon_names = [""] * DRAGONS
        self.piece_names = [""] * len(PIECE_NAMES)
        self.piece_count = [0] * len(PIECE_NAMES)
        self.diamonds: list[int] = []
        # Heroes and cards.
        self.heroes: list[Hero] = [Hero("", "") for _hero in range(HEROES)]
        self.removed = [[0] * LEVELS for _deck in LEVEL_SETS]  # by deck and level of difficulty
        self.nearer = [0] * LEVELS  # spaces that the Doom marker of Book 5 begins nearer
        self.cards: list[Card] = [Card("") for _card in range(CARDS)]
