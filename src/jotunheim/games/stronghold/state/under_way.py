"""What is under way: a maneuver with its group, an assault with its shots.

Both are made when they begin and never changed after they end, so clones share one that is over.
"""

from typing import Final, final

from jotunheim.games.stronghold.tokens import NOWHERE, RAMPARTS, SPACES, TOWERS


@final
class Group:
    """Units on their way over one path (SH-MAN-13r)."""

    def __init__(self, path: int) -> None:
        self.path = path
        self.units = [0, 0, 0, 0]  # goblins, orcs, trolls, siege towers
        self.passing = NOWHERE  # the type that passes on by a Quartermaster
        self.onward = NOWHERE  # and the path it then takes

    def copy(self) -> "Group":
        """An independent twin."""
        new = Group(self.path)
        new.units = self.units[:]
        new.passing = self.passing
        new.onward = self.onward
        return new


NO_GROUP: Final = Group(NOWHERE)


@final
class Maneuver:
    """A Minor or Major Maneuver (SH-MAN)."""

    def __init__(self, limit: int) -> None:
        self.limit = limit  # units that may leave a space; 0: no maneuver runs
        self.left = [0] * SPACES  # units that left each space
        self.used_paths = 0
        self.reached = False  # a unit came to RR4, so the marauders will join
        self.group = NO_GROUP

    def copy(self) -> "Maneuver":
        """An independent twin."""
        new = Maneuver(self.limit)
        new.left = self.left[:]
        new.used_paths = self.used_paths
        new.reached = self.reached
        new.group = self.group.copy()
        return new


@final
class Combat:
    """Shots and their cards, raging goblins, the dead of an assault (SH-RNG, SH-MEL)."""

    def __init__(self, cards: int) -> None:
        self.aims = [NOWHERE] * TOWERS  # targets of cannons
        self.volleys = [0] * RAMPARTS  # strength on each rampart
        self.hits = [1] * cards  # the hit deck by card: 1 in the deck, 0 turned
        self.fury = 0  # bits of sections whose goblins rage
        self.dead = 0  # defender units that died

    def copy(self) -> "Combat":
        """An independent twin."""
        new = Combat(0)
        new.aims = self.aims[:]
        new.volleys = self.volleys[:]
        new.hits = self.hits[:]
        new.fury = self.fury
        new.dead = self.dead
        return new


NO_MANEUVER: Final = Maneuver(0)
NO_COMBAT: Final = Combat(0)
