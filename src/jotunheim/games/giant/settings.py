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


def declared() -> list[Setting]:
    """All options, with what they mean (GI-SET-02, GI-SET-05, GI-MAT-01, GI-CMP-01 and the switches)."""
    return [
        choice("series", SERIES, N_("one battle, a match up to a number of points, or a campaign")),
        choice(
            "map", MAP_WORDS, N_("random or numbered premade map, generated, or drawn in turns")
        ),
        number("map_seed", 0, 0, 2**31 - 1, N_("seed of a generated map; 0: by the table's dice")),
        choice(
            "density", ("normal", "sparse", "dense"), N_("how much terrain a generated map has")
        ),
        flag("symmetric", True, N_("a generated map looks the same from both sides")),
        number("unit_points", 0, 0, 9, N_("unit points a side; 0: by a scenario roll")),
        choice("classes", CLASS_WORDS, N_("classes allowed with fixed unit points")),
        choice("overflow", ("torso", "lost"), N_("where points beyond a limb's capacity go")),
        choice("mount_limit", ("hexes", "none"), N_("weapons one location carries")),
        choice("elevation_cost", ("change", "hex"), N_("what the elevation price is paid for")),
        choice("edge_los", ("lenient", "strict"), N_("lines of sight along hex edges")),
        choice(
            "assault_governor", ("hold", "forced_hot"), N_("may a hot giant be held in assault")
        ),
        choice("explosion_radius", ("opponent", "helpers"), N_("who suffers from an explosion")),
        choice("hexes_moved", ("path", "distance"), N_("how a target's speed is counted")),
        choice("flee_edges", ("any", "own"), N_("over which map edges a giant may flee")),
        number("quiet_rounds", 6, 1, 99, N_("rounds without an attack that end a battle")),
        number("round_limit", 0, 0, 999, N_("rounds after which a battle ends; 0: none")),
        number("match_points", 6, 1, 99, N_("victory points that win a match")),
        number("match_games", 20, 1, 99, N_("games after which a match ends")),
        number("pool", 20, 1, 99, N_("unit points a side has for a whole campaign")),
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
