"""Goals of quests, and how cards get harder. `rules/quests.py` and `rules/goals.py` test them."""

from typing import Final, final

from jotunheim.games.dwarves.effects.conditions import Condition
from jotunheim.games.dwarves.effects.places import NONE
from jotunheim.games.dwarves.effects.verbs import Effect

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

# Tiles that a goal has Heroes build.
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
