"""What the invader may hope for at each section, and what a change there brings."""

from typing import Final, final

from jotunheim.games.stronghold.bot.front import Front, fill, force_strength, raging
from jotunheim.games.stronghold.rules.board import is_in, room_for_defenders, room_for_invaders
from jotunheim.games.stronghold.rules.equipment import tokens_on
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    GOBLIN,
    INVADER,
    KINDS,
    ORC,
    RR4,
    SECTION,
    SECTIONS,
    SIEGE_TOWER,
    TROLL,
)

ANSWER: Final = (
    2.0  # margin that the defender finds for a section under attack, with room for a unit …
)
SWAPPED: Final = 1.0  # … and without
REACH: Final = 4.0  # hope begins so far from a breach
HOPE: Final = 1.5  # for each point from there to a sure breach
SURE: Final = 2.0
UNKNOWN: Final = -999.0  # not worked out yet
DREAM: Final = 0.15  # for each point before it
TRADE: Final = 0.35  # a point of strength killed
SPENT: Final = 0.2  # a point of strength lost, while there are rounds to come


def hope(lead: float) -> float:
    """What it is worth to be so far above a breach, or below it."""
    found = DREAM * max(lead + 12.0, 0.0)
    if lead > -REACH:
        found += HOPE * (min(lead, SURE) + REACH)
    return found


@final
class Prospects:
    """The hopes of the invader, section by section."""

    def __init__(self, g: Stronghold) -> None:
        self.g = g
        self.front = Front(g, INVADER)
        self.last = g.round >= g.book.numbers.rounds
        self.potentials = [UNKNOWN] * SECTIONS
        self.rooms = [room_for_invaders(g, s) for s in range(SECTION, SECTION + SECTIONS)]

    def answer(self, section: int) -> float:
        """What the defender will probably find against an attack here."""
        return ANSWER if room_for_defenders(self.g, section) > 0 else SWAPPED

    def value(self, section: int, force: float, change: float = 0.0) -> float:
        """What it is worth to have so much strength at a section whose margin changes so much."""
        if force <= 0.0:
            return 0.0
        number = section - SECTION
        defense = self.front.defense_at(number) + 0.5 * change
        units = max(self.front.units_at(number) + 0.5 * change, 0.0)
        lead = force - defense - units - self.answer(section)
        found = hope(lead)
        balance = force - defense - 0.5 * self.answer(section)
        if balance > 0.0:
            return found + TRADE * min(balance, units)
        return found + (0.0 if self.last else SPENT * max(balance, 0.0 - force))

    def with_group(self, section: int, group: list[int], tower: bool) -> float:
        """What it is worth that these units come to the section."""
        g = self.g
        at = section * KINDS
        force = [g.units[at + kind] + group[kind] for kind in range(3)]
        stands = tower or g.units[at + SIEGE_TOWER] > 0
        strength = force_strength(g, section, force, stands, raging(g, section, INVADER))
        if tower and g.units[at + SIEGE_TOWER] == 0:
            strength += g.castle.walls[section - SECTION]
        before = self.value(section, self.front.force_at(section - SECTION))
        return self.value(section, strength) - before

    def potential(self, section: int) -> float:
        """How far above a breach the section could come; worked out once."""
        number = section - SECTION
        found = self.potentials[number]
        if found == UNKNOWN:
            found = self.potentials[number] = self.work_out(section)
        return found

    def work_out(self, section: int) -> float:
        """How far above a breach the section could come, with trolls in all its spaces.

        The defender is taken to fill his own spaces with soldiers; what is near counts as well.
        """
        g = self.g
        number = section - SECTION
        room = self.rooms[number]
        best = self.front.force_at(number) + 2.6 * room
        if not is_in(g.siege.banners, section) and tokens_on(g, section) < 2:
            best += 0.3
        spaces = max(room_for_defenders(g, section), 0)
        units = self.front.units_at(number) + 1.3 * spaces
        walls = self.front.defense_at(number) - self.front.units_at(number)
        far = (
            1.5
            if RR4 in g.book.ramparts_of[section] and len(g.book.ramparts_of[section]) < 2
            else 0.0
        )
        return best - 2.0 * units - walls + 0.25 * self.crowd(section) - far

    def crowd(self, section: int) -> float:
        """Strength that waits on the ramparts before the section, as much as finds room."""
        g = self.g
        waiting = [0, 0, 0]
        for rampart in g.book.ramparts_of[section]:
            for kind in range(3):
                waiting[kind] += g.units[rampart * KINDS + kind]
        force = [0, 0, 0]
        fill(max(self.rooms[section - SECTION], 0), waiting, force)
        return force[GOBLIN] + 2.0 * force[ORC] + 3.0 * force[TROLL]

    def rampart(self, space: int) -> float:
        """How promising it is to stand on a rampart: the better of the sections behind it."""
        sections = [s for s in self.g.book.sections_of[space] if s >= SECTION]
        found = [
            self.potential(s) + (0.5 if self.rooms[s - SECTION] > 0 else -4.0) for s in sections
        ]
        return max(found) + 0.3 * min(found)

    def demand(self, space: int) -> int:
        """Units that the sections behind a rampart have room for, less those who wait there."""
        g = self.g
        rooms = [max(self.rooms[s - SECTION], 0) for s in g.book.sections_of[space] if s >= SECTION]
        waiting = sum([g.units[space * KINDS + kind] for kind in range(3)])
        return sum(rooms) - waiting


def rounds_to_go(g: Stronghold) -> float:
    """Assaults still to come, as a share of all."""
    return (g.book.numbers.rounds - g.round + 1) / g.book.numbers.rounds
