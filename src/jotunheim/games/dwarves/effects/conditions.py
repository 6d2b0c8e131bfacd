"""Conditions: of checks and duels (before the roll), of states, of level C cards (DW-CHK-12)."""

from typing import Final, final

from jotunheim.games.dwarves.effects.places import NONE

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


@final
class Condition:
    """What must hold: before a roll, in a state, when a level C card is turned."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.number = 0
        self.kind = NONE
        self.position = 0
        self.places: list[int] = []
