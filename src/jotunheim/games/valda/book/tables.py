"""The tables of the book: cards, weapons, deities, trades, dice, the map, and the numbers of the rules."""

from typing import Final, final

from jotunheim.games.valda.effects import Effect
from jotunheim.games.valda.tokens import (
    AREAS,
    DEITIES,
    DEITY_NAMES,
    FACES,
    KINDS,
    MOST,
    NOBODY,
    OPTIONS,
    RESOURCES,
    TRADES,
    vocabulary,
)

# Types of cards.
ACTION: Final = 0
ATTACK: Final = 1
DEFENCE: Final = 2
WEAPON: Final = 3
TYPE_NAMES: Final = ("action", "attack", "defence")

# Windows in which the option of a weapon may be played, as numbers of bits (VA-WPN-02, VA-WIN-03).
IN_VALDA: Final = 0
IN_FOLLOWERS: Final = 1
IN_ATTACK: Final = 2
IN_DEFENCE: Final = 3
ACT: Final = 4
BUILD: Final = 5
DRAW: Final = 6
TEMPLE: Final = 7
PRE: Final = 8
POST: Final = 9
DEFD: Final = 10
STEAL: Final = 11
LOSS: Final = 12
WINDOWS: Final = 13
WINDOW_NAMES: Final = (
    "valda",
    "followers",
    "attack",
    "defence",
    "act",
    "build",
    "draw",
    "temple",
    "pre",
    "post",
    "defd",
    "steal",
    "loss",
)

# What powers give, a pair of numbers by level (VA-POW-01).
DRAWN: Final = 0
KEPT: Final = 1
ADD_DEFENCE: Final = 2
ATTACKS_FEW: Final = 3
ATTACK_FEW: Final = 4
ATTACK_MANY: Final = 5
ATTACK_RUNES_FEW: Final = 6
ATTACK_RUNES_MANY: Final = 7
DEFENCE_RUNES: Final = 8
TWO_FOR_ONE: Final = 9
ONE_FOR_ONE: Final = 10
REROLLS: Final = 11
SKULLS: Final = 12
DOUBLES: Final = 13
SEDUCTIONS: Final = 14
MOVES: Final = 15
FLIPS: Final = 16
START_TOKENS: Final = 17
POWERS: Final = 18
POWER_NAMES: Final = (
    "drawn",
    "kept",
    "defence",
    "attacks_few",
    "attack_few",
    "attack_many",
    "attack_runes_few",
    "attack_runes_many",
    "defence_runes",
    "two_for_one",
    "one_for_one",
    "rerolls",
    "skulls",
    "doubles",
    "seductions",
    "moves",
    "flips",
    "start_tokens",
)

# Decks: the four parts of the main decks, then those of the deities.
MAIN_PARTS: Final = ("a_base", "a_giants", "b_base", "b_giants")
PARTS: Final = 4
DECK_LISTS: Final = (*MAIN_PARTS, *DEITY_NAMES)
A_BASE: Final = 0
A_GIANTS: Final = 1
B_BASE: Final = 2
B_GIANTS: Final = 3


@final
class CardKind:
    """What is printed on a card; copies are alike (VA-CARD-17)."""

    def __init__(self, name: str, type_: int) -> None:
        self.name = name
        self.type = type_
        self.free = False
        self.value = 0
        self.all = False  # hits all opponents
        self.seduction = False
        self.effects: list[Effect] = []
        self.text = ""


@final
class Option:
    """One of the two options of a weapon."""

    def __init__(self, name: str, kind: int, windows: int, effects: list[Effect]) -> None:
        self.name = name
        self.kind = kind  # of card
        self.windows = windows  # bits
        self.effects = effects
        self.buildings = 0  # built this turn that it needs
        self.text = ""


@final
class Deity:
    """A God or a Giant."""

    def __init__(self, name: str, epithet: str, cost: list[int]) -> None:
        self.name = name
        self.epithet = epithet
        self.cost = cost  # of a temple, by resource
        self.powers = ["", ""]  # in words, with one temple and with two, for few players
        self.powers_many = ["", ""]
        self.discount = 0  # blood less for each of these in the game
        self.friends: list[int] = []


@final
class Trade:
    """A trade of the Followers phase."""

    def __init__(self, name: str, deity: int, level: int) -> None:
        self.name = name
        self.deity = deity  # NOBODY: everybody's
        self.level = level
        self.cost = [0] * RESOURCES
        self.cards = 0
        self.either: list[int] = []  # one of these resources, at choice
        self.followers = 0
        self.die = NOBODY  # the colour rolled for followers
        self.limit = [0, 0]  # by level


@final
class Numbers:
    """Numbers of the rules and of the box that belong to no single component."""

    def __init__(self) -> None:
        self.start = [0] * RESOURCES
        self.start_buildings = [0, 0]
        self.start_cards = [0, 0]
        self.temples = 0  # of each player
        self.rounds = 0
        self.action_points = 0
        self.building_points = 0
        self.trade = 0
        self.draw = 0
        self.most_temples = 0
        self.sites = 0
        self.keeps_mines = 0
        self.few = 0
        self.box: dict[str, int] = {}


@final
class Book:
    """Everything printed; never changed after it was read."""

    def __init__(self) -> None:
        self.words = vocabulary()
        self.version = ""  # a hash of what was read
        self.sources: list[tuple[str, str, str]] = []  # file, entry, source
        self.numbers = Numbers()
        # Cards.
        self.kinds: list[CardKind] = [CardKind("", ACTION) for _ in range(KINDS)]
        self.options: list[Option] = [Option("", 0, 0, []) for _ in range(OPTIONS)]
        self.window_options: list[list[int]] = [[] for _ in range(WINDOWS)]
        self.types: list[int] = [ACTION] * KINDS
        self.values: list[int] = [0] * KINDS
        self.counts: list[list[int]] = []  # copies by deck list and kind
        self.prints: list[int] = []  # the kind of each card of the box
        self.first_of: list[int] = []  # by deck list: its first card; then the number of cards
        # Deities.
        self.deities: list[Deity] = [Deity("", "", []) for _ in range(DEITIES)]
        self.powers: list[list[tuple[int, int]]] = [[] for _ in range(DEITIES)]
        self.givers: list[list[int]] = [[] for _ in range(POWERS)]  # deities with this power
        self.trades: list[Trade] = [Trade("", NOBODY, 0) for _ in range(TRADES)]
        # Dice and buildings.
        self.faces: list[list[int]] = [[0] * FACES for _ in range(3)]  # by colour
        self.face_kinds: list[list[int]] = [[NOBODY] * FACES for _ in range(3)]  # of resource
        self.dice_count: list[int] = [0, 0, 0]
        self.building_names: list[str] = ["", ""]
        self.building_cost: list[list[int]] = [[0] * RESOURCES, [0] * RESOURCES]
        self.building_most: list[int] = [0, 0]
        self.building_die: list[int] = [0, 0]
        # The map.
        self.area_names: list[str] = [""] * AREAS
        self.home: list[int] = [0] * AREAS  # home resource
        self.havens: list[int] = []
        self.floors: list[int] = []  # by followers: the haven that holds; the last for all above
        # Drawing; no rule reads it.
        self.area_spots: list[tuple[int, int]] = [(0, 0)] * AREAS
        self.deck_spots: list[tuple[int, int]] = [(0, 0)] * AREAS
        self.marker_spots: list[tuple[int, int]] = [(0, 0)] * AREAS
        self.site_spots: list[list[tuple[int, int]]] = [[] for _ in range(AREAS)]
        self.area_colours: list[str] = [""] * AREAS
        self.drakkar_spots: list[tuple[int, int]] = []
        self.yggdrasil_spots: list[tuple[int, int]] = []
        self.places: dict[str, tuple[int, int]] = {}
        self.colour_names: list[str] = [""] * MOST
        self.colours: list[str] = [""] * MOST

    def floor(self, followers: int) -> int:
        """The highest haven not above a space, or 0 (VA-HAV-06)."""
        last = len(self.floors) - 1
        return self.floors[followers if followers < last else last]

    def cards_of(self, part: int) -> list[int]:
        """The cards of a deck list."""
        return list(range(self.first_of[part], self.first_of[part + 1]))
