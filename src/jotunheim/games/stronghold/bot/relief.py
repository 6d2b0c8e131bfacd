"""How uneasy the defender is about each section, and what a change would relieve."""

from typing import Final, final

from jotunheim.games.stronghold.bot.front import Front
from jotunheim.games.stronghold.rules.board import is_in
from jotunheim.games.stronghold.rules.reveal import tokens_of
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    BAY_WINDOW,
    CRT,
    DEFENDER,
    GALE,
    GRD,
    KINDS,
    MARKSMAN,
    NOWHERE,
    SECTION,
    SECTIONS,
    SIEGE_TOWER,
    TOWER,
    is_section,
    is_tower,
)

# Unease for each point that the margin lies below 0, 2, 5 and 12.
FALLEN: Final = 3.0
CLOSE: Final = 1.0
NEAR: Final = 0.3
FAR: Final = 0.08
LOSING: Final = 0.25  # for each point by which the invaders are stronger
RESERVE: Final = 0.5  # for each point of strength inside the castle, ready to go anywhere
WATCH: Final = 0.7  # a marksman in a tower
IDLE: Final = 0.5  # at work, or in the Guards
UNKNOWN: Final = -999.0  # not worked out yet
SHIFTS: Final = 7  # changes by units of strength -3 to 3
STRIKES: Final = 5


def unease(margin: float) -> float:
    """How bad a margin is."""
    found = 0.0
    if margin < 12.0:
        found += FAR * (12.0 - margin)
        if margin < 5.0:
            found += NEAR * (5.0 - margin)
            if margin < 2.0:
                found += CLOSE * (2.0 - margin)
                if margin < 0.0:
                    found += FALLEN * (0.0 - margin)
    return found


def gale_tokens(g: Stronghold) -> list[tuple[int, float]]:
    """Places with a Gale token, and what it may cost to go there: known or facedown (SH-P5-07)."""
    found: list[tuple[int, float]] = []
    for token in tokens_of(GALE):
        place = g.hidden.ritual_at[token]
        if place != NOWHERE:
            found.append((place, 0.8 if is_in(g.hidden.ritual_up, token) else 0.25))
    return found


@final
class Relief:
    """The unease of the defender, section by section."""

    def __init__(self, g: Stronghold) -> None:
        self.g = g
        front = Front(g, DEFENDER)
        self.front = front
        # Before the maneuvers the threat counts, after them what stands at the walls.
        self.now = 0.5 if front.coming else 1.0
        self.later = 0.6 if front.coming else 0.25
        self.winds = gale_tokens(g)
        self.shifts = [UNKNOWN] * (SECTIONS * SHIFTS)
        self.strikes = [UNKNOWN] * (SECTIONS * STRIKES)
        self.at_rest = [UNKNOWN] * SECTIONS

    def total(self, number: int, margin: float, strength: float) -> float:
        """The unease about a section if margin and defender strength were so much greater."""
        front = self.front
        found = self.now * unease(front.margin(number) + margin)
        found += self.later * unease(front.worst(number) + margin)
        beaten = front.force_at(number) - front.defense_at(number) - strength
        if beaten > 0.0:
            found += LOSING * min(beaten, front.units_at(number) + 1.0)
        return found

    def of(self, section: int, margin: float, strength: float) -> float:
        """What such a change at a section relieves; negative: what it worries."""
        number = section - SECTION
        return self.rest(number) - self.total(number, margin, strength)

    def rest(self, number: int) -> float:
        """The unease about a section as it is; worked out once."""
        found = self.at_rest[number]
        if found == UNKNOWN:
            found = self.at_rest[number] = self.total(number, 0.0, 0.0)
        return found

    def shift(self, section: int, strength: int) -> float:
        """What it relieves that units of so much strength come, or leave if it is negative (-3 to 3)."""
        at = (section - SECTION) * SHIFTS + strength + 3
        found = self.shifts[at]
        if found == UNKNOWN:
            found = self.shifts[at] = self.of(section, 2.0 * strength, float(strength))
        return found

    def strike(self, section: int, strength: int) -> float:
        """What it relieves that defenders have more strength without units, or invaders less (1 to 4)."""
        at = (section - SECTION) * STRIKES + strength
        found = self.strikes[at]
        if found == UNKNOWN:
            found = self.strikes[at] = self.of(section, float(strength), float(strength))
        return found

    def worth(self, space: int, kind: int, number: int) -> float:
        """What it is worth that a unit comes to a space (1), or leaves it (-1)."""
        strength = number * (kind - MARKSMAN + 1)
        if is_section(space):
            return self.shift(space, strength)
        if is_tower(space):
            return number * WATCH + self.window(space, number)
        if space in (CRT, BAR):
            return RESERVE * strength
        return (IDLE if space == GRD else RESERVE) * strength

    def window(self, tower: int, number: int) -> float:
        """A bay window counts with a marksman in its tower (SH-WRK-01)."""
        g = self.g
        there = g.units[tower * KINDS + MARKSMAN]
        if g.castle.tiles[tower - TOWER] != BAY_WINDOW or (there > 0) == (there + number > 0):
            return 0.0
        return sum([self.of(s, float(number), float(number)) for s in g.book.sections_of[tower]])

    def hero(self, section: int, strength: float) -> float:
        """What it is worth that a hero comes to a section or leaves it; nothing inside the castle."""
        return self.of(section, strength, strength) if is_section(section) else 0.0

    def wall(self, section: int) -> float:
        """What a wall component is worth there; nothing beside a siege tower."""
        if self.g.count(section, SIEGE_TOWER) > 0:
            return 0.0
        return self.strike(section, 1)

    def gale(self, start: int, end: int) -> float:
        """What facedown or known Gale tokens at the two places may cost."""
        found = 0.0
        for place, toll in self.winds:
            if place in (start, end):
                found += toll
        return found

    def neediest(self) -> float:
        """The greatest unease about a single section."""
        return max([self.rest(number) for number in range(SECTIONS)])
