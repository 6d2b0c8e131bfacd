"""The closed vocabulary of effects and conditions from which cards in content/ are made.

An effect is an operation with its numbers. `rules/effects_on_turn.py`, `rules/start_spells.py` and
`rules/totals.py` carry effects out, `rules/events.py` tests conditions; nothing else reads card texts.
"""

from typing import Final, final

from jotunheim.games.assault import tokens
from jotunheim.kernel import ContentError

ANY: Final = 99  # "all" where a number stands
ANY_CARD: Final = 7  # filters for Resource Cards, besides the seven kinds
NO_RUNE: Final = 8

# Operations on your turn; in brackets what `kind`, `form` and `most` mean, `number` is how many.
MANEUVERS: Final = 0
NO_PENALTY: Final = 1
RELOCATE: Final = 2  # up to so many units; form: ALSO_EMPTY
DRAW: Final = 3  # Resource Cards
TAKE: Final = 4  # from the Resource Discard Pile; kind: filter
GIVE_RESOURCE: Final = 5  # form: TAKER_PICKS
HEAL: Final = 6
WOUND: Final = 7  # form: ALSO_LEADERS
PLACE_UNIT: Final = 8  # kind: of unit; form: place
DRAW_SPELL: Final = 9
PLACE_MARKER: Final = 10  # kind: of marker, in the event's region
ONGOING: Final = 11  # kind: which reward
DRAW_PER_SMALL_FOLK: Final = 12  # at most so many
TAKE_OR_DRAW: Final = 13  # kind: of Resource Card
COVET: Final = 14  # kind: of Resource Card
DRAW_PER_MARKER: Final = 15  # kind: of marker; so many at once, `most` in all
# Operations in a battle.
ADD_HITS: Final = 20
ADD_BLOCKS: Final = 21
IGNORE_BLOCKS: Final = 22
REROLL: Final = 23
CONVERT: Final = 24  # form: TO_HITS, TO_BLOCKS; so many results a symbol, `most` symbols
SET_DIE: Final = 25  # to so many hits
DICE: Final = 26  # so many more; form: FOR_ENEMY
HOLD: Final = 27  # form: ANY_UNIT
CANCEL: Final = 28  # form: ANY_SPELL
SILENCE: Final = 29
FORBID: Final = 30  # form: RE_ROLLS, CONVERSIONS
FORCE_REROLL: Final = 31
ADD_HITS_PER_UNITS: Final = 32  # 1 for so many units
ADD_BLOCKS_DEFENDING: Final = 33

# Forms of an operation: the place of a word in its list.
ALSO_EMPTY: Final = 1  # RELOCATE: also to an empty Small Folk Region
TAKER_PICKS: Final = 1  # GIVE_RESOURCE: not the owner
ALSO_LEADERS: Final = 1  # WOUND: Leaders as well as Unit Tokens
AT_HOME: Final = 0  # PLACE_UNIT
THERE: Final = 1
OCCUPIED: Final = 2
TO_HITS: Final = 0  # CONVERT
TO_BLOCKS: Final = 1
FOR_ENEMY: Final = 1  # DICE: the enemy's, not one's own
ANY_UNIT: Final = 1  # HOLD: not only Unit Tokens
ANY_SPELL: Final = 1  # CANCEL: not only basic ones
RE_ROLLS: Final = 0  # FORBID
CONVERSIONS: Final = 1

# Ongoing rewards.
REST_HEALS: Final = 0
FREE_ADVANCED: Final = 1
BLOCK_ON_MARKER: Final = 2
LEADER_GROWTH: Final = 3
ONGOINGS: Final = 4

# Conditions of events.
UNITS_THERE: Final = 0  # so many
UNIT_IN: Final = 1  # region
MARKERS_ON_BOARD: Final = 2  # so many of a kind
FOOD_FED: Final = 3  # so many
ARTIFACTS_TURNED: Final = 4  # so many
LEADER_HEALTHY: Final = 5
CASTLE_WITH_LEADER: Final = 6
SECOND_CHAMPION_IN: Final = 7  # region
LEADER_THERE: Final = 8
LEADER_THERE_HEALTHY: Final = 9

# What an argument of an operation is.
ROLES: Final = ("number", "most", "kind", "form", "region")

Argument = tuple[str, list[str]]  # what it is, and the words it may be; none: a number
Arguments = list[Argument]

NUMBER: Final[Argument] = ("number", [])
MOST: Final[Argument] = ("most", [])
UNIT_KIND: Final[Argument] = ("kind", tokens.KIND_NAMES)
MARKER: Final[Argument] = ("kind", tokens.MARKER_NAMES)
CARD: Final[Argument] = ("kind", tokens.RESOURCE_NAMES)
CARD_FILTER: Final[Argument] = ("kind", [*tokens.RESOURCE_NAMES, "any", "no_rune"])
REWARD: Final[Argument] = (
    "kind",
    ["rest_heals", "free_advanced", "block_on_marker", "leader_growth"],
)


def form(*words: str) -> Argument:
    """One of a few words that say how it is done."""
    return ("form", list(words))


EFFECT_WORDS: Final[dict[str, tuple[int, Arguments]]] = {
    "maneuvers": (MANEUVERS, [NUMBER]),
    "no_penalty": (NO_PENALTY, []),
    "relocate": (RELOCATE, [NUMBER, form("friendly", "friendly_or_empty")]),
    "draw": (DRAW, [NUMBER]),
    "take": (TAKE, [CARD_FILTER, NUMBER]),
    "give_resource": (GIVE_RESOURCE, [form("owner", "self")]),
    "heal": (HEAL, [NUMBER]),
    "wound": (WOUND, [NUMBER, form("tokens", "tokens_and_leaders")]),
    "place_unit": (PLACE_UNIT, [UNIT_KIND, form("home", "there", "occupied")]),
    "draw_spell": (DRAW_SPELL, []),
    "place_marker": (PLACE_MARKER, [MARKER]),
    "ongoing": (ONGOING, [REWARD, NUMBER]),
    "draw_per_small_folk": (DRAW_PER_SMALL_FOLK, [NUMBER]),
    "take_or_draw": (TAKE_OR_DRAW, [CARD, NUMBER]),
    "covet": (COVET, [CARD]),
    "draw_per_marker": (DRAW_PER_MARKER, [MARKER, NUMBER, MOST]),
    "add_hits": (ADD_HITS, [NUMBER]),
    "add_blocks": (ADD_BLOCKS, [NUMBER]),
    "ignore_blocks": (IGNORE_BLOCKS, [NUMBER]),
    "reroll": (REROLL, [NUMBER]),
    "convert": (CONVERT, [form("hit", "block"), NUMBER, MOST]),
    "set_die": (SET_DIE, [NUMBER]),
    "dice": (DICE, [form("self", "enemy"), NUMBER]),
    "hold": (HOLD, [form("token", "any")]),
    "cancel": (CANCEL, [form("basic", "any")]),
    "silence": (SILENCE, []),
    "forbid": (FORBID, [form("rerolls", "conversions")]),
    "force_reroll": (FORCE_REROLL, []),
    "add_hits_per_units": (ADD_HITS_PER_UNITS, [NUMBER]),
    "add_blocks_defending": (ADD_BLOCKS_DEFENDING, [NUMBER]),
}


@final
class Effect:
    """One operation with its numbers; what an operation does not use is 0."""

    def __init__(self, op: int, number: int, kind: int, form: int, most: int) -> None:
        self.op = op
        self.number = number
        self.kind = kind
        self.form = form
        self.most = most


@final
class Condition:
    """What an event asks for."""

    def __init__(self, op: int, number: int, kind: int, region: int) -> None:
        self.op = op
        self.number = number
        self.kind = kind
        self.region = region


def read_argument(word: str, allowed: list[str], where: str) -> int:
    """A number, `all`, or the place of a word in its list."""
    if allowed:
        if word not in allowed:
            raise ContentError(f"{where}: expected one of {', '.join(allowed)}, got {word!r}")
        return allowed.index(word)
    if word == "all":
        return ANY
    if word.removeprefix("-").isdecimal():
        return int(word)
    raise ContentError(f"{where}: expected a number or all, got {word!r}")


def read_words(
    text: str, known: dict[str, tuple[int, Arguments]], where: str
) -> tuple[int, dict[str, int]]:
    """An operation or condition and its arguments from words like `convert hit 2 1`."""
    words = text.split()
    if not words or words[0] not in known:
        raise ContentError(f"{where}: expected one of {', '.join(known)}, got {text!r}")
    op, arguments = known[words[0]]
    if len(words) - 1 != len(arguments):
        raise ContentError(f"{where}: {words[0]} takes {len(arguments)} words, got {text!r}")
    found = dict.fromkeys(ROLES, 0)
    for (name, allowed), word in zip(arguments, words[1:], strict=True):
        found[name] = read_argument(word, allowed, where)
    return op, found


def read_effect(text: str, where: str) -> Effect:
    """An effect from its words."""
    op, found = read_words(text, EFFECT_WORDS, where)
    return Effect(op, found["number"], found["kind"], found["form"], found["most"])


def condition_words(regions: list[str]) -> dict[str, tuple[int, Arguments]]:
    """The conditions that events may name; some speak of a region."""
    return {
        "units": (UNITS_THERE, [NUMBER]),
        "unit": (UNIT_IN, [("region", regions)]),
        "markers": (MARKERS_ON_BOARD, [MARKER, NUMBER]),
        "food_fed": (FOOD_FED, [NUMBER]),
        "artifacts_turned": (ARTIFACTS_TURNED, [NUMBER]),
        "leader_healthy": (LEADER_HEALTHY, []),
        "castle_with_leader": (CASTLE_WITH_LEADER, []),
        "second_champion": (SECOND_CHAMPION_IN, [("region", regions)]),
        "leader_there": (LEADER_THERE, []),
        "leader_there_healthy": (LEADER_THERE_HEALTHY, []),
    }


def read_condition(text: str, regions: list[str], where: str) -> Condition:
    """A condition from its words."""
    op, found = read_words(text, condition_words(regions), where)
    return Condition(op, found["number"], found["kind"], found["region"])
