"""The closed vocabulary of effects and conditions from which cards in content/ are made.

An effect is an operation with up to three numbers. `rules/effects_on_turn.py` and
`rules/effects_in_battle.py` carry them out; nothing else in the game reads card texts.
"""

from typing import Final, final

from jotunheim.games.assault.tokens import (
    KIND_NAMES,
    MARKER_NAMES,
    RESOURCE_NAMES,
)
from jotunheim.kernel import ContentError

ANY: Final = 99  # "all" where a number stands
ANY_CARD: Final = 7  # filters for Resource Cards beside the seven kinds
NO_RUNE: Final = 8

# Operations on your turn.
MANEUVERS: Final = 0  # n
NO_PENALTY: Final = 1
RELOCATE: Final = 2  # up to n units; 1 = also to an empty Small Folk Region
DRAW: Final = 3  # n Resource Cards
TAKE: Final = 4  # filter, n: from the Resource Discard Pile
GIVE_RESOURCE: Final = 5  # 0 = the owner picks the card, 1 = the taker
HEAL: Final = 6  # n
WOUND: Final = 7  # n; 1 = Leaders as well as Unit Tokens
PLACE_UNIT: Final = 8  # kind, place
DRAW_SPELL: Final = 9
PLACE_MARKER: Final = 10  # kind, in the event's region
ONGOING: Final = 11  # which, n
DRAW_PER_SMALL_FOLK: Final = 12  # at most n
TAKE_OR_DRAW: Final = 13  # kind, n
COVET: Final = 14  # kind
DRAW_PER_MARKER: Final = 15  # kind, n at once, at most n in all
# Operations in a battle.
ADD_HITS: Final = 20  # n
ADD_BLOCKS: Final = 21  # n
IGNORE_BLOCKS: Final = 22  # n
REROLL: Final = 23  # n
CONVERT: Final = 24  # 0 = hit, 1 = block; results for each symbol; symbols
SET_DIE: Final = 25  # hits
DICE: Final = 26  # 0 = self, 1 = enemy; n
HOLD: Final = 27  # 0 = a Unit Token, 1 = any unit
CANCEL: Final = 28  # 0 = a basic spell, 1 = any
SILENCE: Final = 29
FORBID: Final = 30  # 0 = re-rolls, 1 = conversions
FORCE_REROLL: Final = 31
ADD_HITS_PER_UNITS: Final = 32  # 1 for each full n units
ADD_BLOCKS_DEFENDING: Final = 33  # n

TO_HITS: Final = 0
TO_BLOCKS: Final = 1

# Places of PLACE_UNIT.
AT_HOME: Final = 0
THERE: Final = 1
OCCUPIED: Final = 2

# Ongoing rewards.
REST_HEALS: Final = 0
FREE_ADVANCED: Final = 1
BLOCK_ON_MARKER: Final = 2
LEADER_GROWTH: Final = 3
ONGOINGS: Final = 4

# Conditions of events.
UNITS_THERE: Final = 0  # n
UNIT_IN: Final = 1  # region
MARKERS_ON_BOARD: Final = 2  # kind, n
FOOD_FED: Final = 3  # n
ARTIFACTS_TURNED: Final = 4  # n
LEADER_HEALTHY: Final = 5
CASTLE_WITH_LEADER: Final = 6
SECOND_CHAMPION_IN: Final = 7  # region
LEADER_THERE: Final = 8
LEADER_THERE_HEALTHY: Final = 9

NUMBER: Final = ["number"]
FILTERS: Final = [*RESOURCE_NAMES, "any", "no_rune"]

# word -> (operation, the words each argument may be; a list with "number" alone is a number)
EFFECT_WORDS: Final[dict[str, tuple[int, list[list[str]]]]] = {
    "maneuvers": (MANEUVERS, [NUMBER]),
    "no_penalty": (NO_PENALTY, []),
    "relocate": (RELOCATE, [NUMBER, ["friendly", "friendly_or_empty"]]),
    "draw": (DRAW, [NUMBER]),
    "take": (TAKE, [FILTERS, NUMBER]),
    "give_resource": (GIVE_RESOURCE, [["owner", "self"]]),
    "heal": (HEAL, [NUMBER]),
    "wound": (WOUND, [NUMBER, ["tokens", "tokens_and_leaders"]]),
    "place_unit": (PLACE_UNIT, [KIND_NAMES, ["home", "there", "occupied"]]),
    "draw_spell": (DRAW_SPELL, []),
    "place_marker": (PLACE_MARKER, [MARKER_NAMES]),
    "ongoing": (
        ONGOING,
        [["rest_heals", "free_advanced", "block_on_marker", "leader_growth"], NUMBER],
    ),
    "draw_per_small_folk": (DRAW_PER_SMALL_FOLK, [NUMBER]),
    "take_or_draw": (TAKE_OR_DRAW, [RESOURCE_NAMES, NUMBER]),
    "covet": (COVET, [RESOURCE_NAMES]),
    "draw_per_marker": (DRAW_PER_MARKER, [MARKER_NAMES, NUMBER, NUMBER]),
    "add_hits": (ADD_HITS, [NUMBER]),
    "add_blocks": (ADD_BLOCKS, [NUMBER]),
    "ignore_blocks": (IGNORE_BLOCKS, [NUMBER]),
    "reroll": (REROLL, [NUMBER]),
    "convert": (CONVERT, [["hit", "block"], NUMBER, NUMBER]),
    "set_die": (SET_DIE, [NUMBER]),
    "dice": (DICE, [["self", "enemy"], NUMBER]),
    "hold": (HOLD, [["token", "any"]]),
    "cancel": (CANCEL, [["basic", "any"]]),
    "silence": (SILENCE, []),
    "forbid": (FORBID, [["rerolls", "conversions"]]),
    "force_reroll": (FORCE_REROLL, []),
    "add_hits_per_units": (ADD_HITS_PER_UNITS, [NUMBER]),
    "add_blocks_defending": (ADD_BLOCKS_DEFENDING, [NUMBER]),
}


@final
class Effect:
    """One operation with its numbers."""

    def __init__(self, op: int, a: int, b: int, c: int) -> None:
        self.op = op
        self.a = a
        self.b = b
        self.c = c


def argument(word: str, allowed: list[str], where: str) -> int:
    """A number, `all`, or the place of a word in its list."""
    if allowed == NUMBER:
        if word == "all":
            return ANY
        if word.removeprefix("-").isdecimal():
            return int(word)
        raise ContentError(f"{where}: expected a number or all, got {word!r}")
    if word not in allowed:
        raise ContentError(f"{where}: expected one of {', '.join(allowed)}, got {word!r}")
    return allowed.index(word)


def read_words(
    text: str, known: dict[str, tuple[int, list[list[str]]]], where: str
) -> tuple[int, int, int, int]:
    """An operation or condition and its arguments from words like `convert hit 2 1`."""
    words = text.split()
    if not words or words[0] not in known:
        raise ContentError(f"{where}: expected one of {', '.join(known)}, got {text!r}")
    op, forms = known[words[0]]
    if len(words) - 1 != len(forms):
        raise ContentError(f"{where}: {words[0]} takes {len(forms)} words, got {text!r}")
    args = [argument(words[i + 1], form, where) for i, form in enumerate(forms)] + [0, 0, 0]
    return op, args[0], args[1], args[2]


def read_effect(text: str, where: str) -> Effect:
    """An effect from its words."""
    op, a, b, c = read_words(text, EFFECT_WORDS, where)
    return Effect(op, a, b, c)


def condition_words(regions: list[str]) -> dict[str, tuple[int, list[list[str]]]]:
    """The conditions that events may name; some speak of a region."""
    return {
        "units": (UNITS_THERE, [NUMBER]),
        "unit": (UNIT_IN, [regions]),
        "markers": (MARKERS_ON_BOARD, [MARKER_NAMES, NUMBER]),
        "food_fed": (FOOD_FED, [NUMBER]),
        "artifacts_turned": (ARTIFACTS_TURNED, [NUMBER]),
        "leader_healthy": (LEADER_HEALTHY, []),
        "castle_with_leader": (CASTLE_WITH_LEADER, []),
        "second_champion": (SECOND_CHAMPION_IN, [regions]),
        "leader_there": (LEADER_THERE, []),
        "leader_there_healthy": (LEADER_THERE_HEALTHY, []),
    }


def read_condition(text: str, regions: list[str], where: str) -> Effect:
    """A condition from its words."""
    op, a, b, c = read_words(text, condition_words(regions), where)
    return Effect(op, a, b, c)
