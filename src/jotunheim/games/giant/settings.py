"""The options of a table: series, map, scenario, and the house switches of the ledger."""

from typing import Final, final

from jotunheim.games.giant.book.reader import DENSITIES, MAPS
from jotunheim.games.giant.book.tables import CLASSES
from jotunheim.kernel import Setting, Settings, choice, flag, number
from jotunheim.texts import N_

SINGLE: Final = 0
MATCH: Final = 1
CAMPAIGN: Final = 2
SERIES: Final[tuple[str, ...]] = ("single", "match", "campaign")
RANDOM_MAP: Final = -1
GENERATED_MAP: Final = -2
DRAWN_MAP: Final = -3
MAP_WORDS: Final[tuple[str, ...]] = (
    "random",
    *[str(n + 1) for n in range(MAPS)],
    "generated",
    "drawn",
)
ANY_CLASS: Final = 7  # a mask: bit 0 Giant, bit 1 Titan, bit 2 Dreadnaught
CLASS_WORDS: Final[tuple[str, ...]] = (
    "any",
    "giant",
    "titan",
    "giant+titan",
    "dreadnaught",
    "giant+dreadnaught",
    "titan+dreadnaught",
)


# Groups of options, as a form shows them.
BATTLE: Final = N_("The battle")
GROUND: Final = N_("The map")
SERIES_GROUP: Final = N_("Match and campaign")
HOUSE: Final = N_("House rules")
MAP_TITLES: Final[dict[str, str]] = {
    "random": N_("one of the eight, by a roll"),
    "generated": N_("a new one, made by the computer"),
    "drawn": N_("drawn by the players in turns"),
}
# House rules: name, what it decides, its title, and its values in words; the first is the book's as we read it.
HOUSE_RULES: Final[list[tuple[str, str, str, dict[str, str]]]] = [
    (
        "overflow",
        N_("where points beyond a limb's capacity go"),
        N_("Damage beyond a full limb"),
        {"torso": N_("goes on into the torso"), "lost": N_("is lost")},
    ),
    (
        "mount_limit",
        N_("weapons one location carries"),
        N_("Weapons in one location"),
        {"hexes": N_("as many as it has armour hexes"), "none": N_("as many as one likes")},
    ),
    (
        "elevation_cost",
        N_("what the elevation price is paid for"),
        N_("The price of elevation"),
        {"change": N_("is paid for a change of level"), "hex": N_("is paid for each hex")},
    ),
    (
        "edge_los",
        N_("lines of sight along hex edges"),
        N_("A line of sight along an edge"),
        {"lenient": N_("is open if one side is open"), "strict": N_("needs both sides open")},
    ),
    (
        "assault_governor",
        N_("may a hot giant be held in assault"),
        N_("A hot giant in an assault"),
        {"hold": N_("may be held by its governor"), "forced_hot": N_("must run hot")},
    ),
    (
        "explosion_radius",
        N_("who suffers from an explosion"),
        N_("An explosion hits"),
        {"opponent": N_("the opponent only"), "helpers": N_("the opponent and all helpers")},
    ),
    (
        "hexes_moved",
        N_("how a target's speed is counted"),
        N_("The speed of a target"),
        {"path": N_("counts each hex of its path"), "distance": N_("as the crow flies")},
    ),
    (
        "flee_edges",
        N_("over which map edges a giant may flee"),
        N_("A giant flees over"),
        {"any": N_("any edge of the map"), "own": N_("the edge of its own side")},
    ),
]


def titles_of(maps: list[str]) -> dict[str, str]:
    """The choices of a map in words: the premade ones by number and name."""
    return {**MAP_TITLES, **{str(n + 1): name for n, name in enumerate(maps)}}


def declared(maps: list[str]) -> list[Setting]:
    """All options, with what they mean (GI-SET-02, GI-SET-05, GI-MAT-01, GI-CMP-01 and the switches)."""
    battle = battle_settings()
    # In the order in which records have always told them.
    return [
        battle[0],
        *map_settings(maps),
        *battle[1:3],
        *house_settings(),
        *battle[3:],
        *series_settings(),
    ]


def battle_settings() -> list[Setting]:
    """What is fought, by whom, and for how long."""
    return [
        choice(
            "series", SERIES, N_("one battle, a match up to a number of points, or a campaign")
        ).shown(
            N_("What is played"),
            BATTLE,
            {
                "single": N_("a single battle"),
                "match": N_("a match of several battles"),
                "campaign": N_("a campaign with a pool of giants"),
            },
        ),
        number("unit_points", 0, 0, 9, N_("unit points a side; 0: by a scenario roll")).shown(
            N_("Unit points a side"), BATTLE
        ),
        choice("classes", CLASS_WORDS, N_("classes allowed with fixed unit points")).shown(
            N_("Classes allowed"),
            BATTLE,
            {
                "any": N_("all"),
                "giant": N_("Giants only"),
                "titan": N_("Titans only"),
                "giant+titan": N_("Giants and Titans"),
                "dreadnaught": N_("Dreadnaughts only"),
                "giant+dreadnaught": N_("Giants and Dreadnaughts"),
                "titan+dreadnaught": N_("Titans and Dreadnaughts"),
            },
        ),
        number("quiet_rounds", 6, 1, 99, N_("rounds without an attack that end a battle")).shown(
            N_("Quiet rounds"), BATTLE
        ),
        number("round_limit", 0, 0, 999, N_("rounds after which a battle ends; 0: none")).shown(
            N_("Longest battle"), BATTLE
        ),
    ]


def map_settings(maps: list[str]) -> list[Setting]:
    """The ground it is fought on."""
    made = ("generated",)
    return [
        choice(
            "map", MAP_WORDS, N_("random or numbered premade map, generated, or drawn in turns")
        ).shown(N_("Map"), GROUND, titles_of(maps)),
        number(
            "map_seed", 0, 0, 2**31 - 1, N_("seed of a generated map; 0: by the table's dice")
        ).shown(N_("Seed of the map"), GROUND, needs="map", needed=made),
        choice(
            "density", ("normal", "sparse", "dense"), N_("how much terrain a generated map has")
        ).shown(
            N_("Terrain"),
            GROUND,
            {"normal": N_("normal"), "sparse": N_("sparse"), "dense": N_("dense")},
            "map",
            made,
        ),
        flag("symmetric", True, N_("a generated map looks the same from both sides")).shown(
            N_("Same from both sides"), GROUND, needs="map", needed=made
        ),
    ]


def series_settings() -> list[Setting]:
    """How long a match or a campaign goes on."""
    return [
        number("match_points", 6, 1, 99, N_("victory points that win a match")).shown(
            N_("Points to win the match"), SERIES_GROUP, needs="series", needed=("match",)
        ),
        number("match_games", 20, 1, 99, N_("games after which a match ends")).shown(
            N_("Battles of a match at most"), SERIES_GROUP, needs="series", needed=("match",)
        ),
        number("pool", 20, 1, 99, N_("unit points a side has for a whole campaign")).shown(
            N_("Pool of unit points"), SERIES_GROUP, needs="series", needed=("campaign",)
        ),
    ]


def house_settings() -> list[Setting]:
    """Where people read the book in another way, or change it."""
    return [
        choice(name, tuple(words), meaning).shown(title, HOUSE, words).house()
        for name, meaning, title, words in HOUSE_RULES
    ]


def map_of(word: str) -> int:
    """A premade map's number from 0, or one of the other ways to a map (GI-SET-02)."""
    if word == "random":
        return RANDOM_MAP
    if word == "generated":
        return GENERATED_MAP
    return DRAWN_MAP if word == "drawn" else int(word) - 1


def class_mask(word: str) -> int:
    """The classes of a word such as giant+titan, as bits."""
    if word == "any":
        return ANY_CLASS
    return sum([1 << CLASSES.index(name) for name in word.split("+")])


@final
class Switches:
    """The options as rules read them; shared by all clones."""

    def __init__(self, settings: Settings) -> None:
        self.series = SERIES.index(settings.word("series"))
        self.map = map_of(settings.word("map"))
        self.map_seed = settings.number("map_seed")
        self.density = DENSITIES.index(settings.word("density"))
        self.symmetric = settings.is_on("symmetric")
        self.unit_points = settings.number("unit_points")
        self.classes = class_mask(settings.word("classes"))
        self.overflow_lost = settings.word("overflow") == "lost"
        self.mounts_limited = settings.word("mount_limit") == "hexes"
        self.each_hex = settings.word("elevation_cost") == "hex"
        self.strict_edges = settings.word("edge_los") == "strict"
        self.forced_hot = settings.word("assault_governor") == "forced_hot"
        self.blast_helpers = settings.word("explosion_radius") == "helpers"
        self.by_distance = settings.word("hexes_moved") == "distance"
        self.own_edge = settings.word("flee_edges") == "own"
        self.quiet_rounds = settings.number("quiet_rounds")
        self.round_limit = settings.number("round_limit")
        self.match_points = settings.number("match_points")
        self.match_games = settings.number("match_games")
        self.pool = settings.number("pool")
