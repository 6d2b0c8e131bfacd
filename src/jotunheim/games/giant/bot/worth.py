"""What a giant is worth, and what a hit takes from it on average (GI-DMG)."""

from typing import Final, final

from jotunheim.games.giant.book.tables import (
    HEAD,
    LEFT_ARM,
    LEFT_LEG,
    RIGHT_ARM,
    RIGHT_LEG,
    TORSO,
    Sheet,
)
from jotunheim.games.giant.field import remember
from jotunheim.games.giant.rules.damage import is_usable
from jotunheim.games.giant.state import Giant, War
from jotunheim.games.giant.tokens import location_of

ROLLS: Final = 36.0  # of two dice
HULL: Final = 0.4  # of its worth stays with a giant until it is destroyed
UNARMED: Final = 0.5  # of the rest stays with one that has no weapon left
LAST_SHOT: Final = 0.6  # what a weapon with a single shot left is worth
LAMED: Final[list[float]] = [0.0, 0.15, 0.25]  # by legs lost
MANY: Final = 128  # more than points on a location, and than kinds of weapons times LOCATED
LOCATED: Final = 8
MOST_ARMAMENTS: Final = 64  # kept at a time …
MOST_SHEETS: Final = 256  # … and of each
DAMAGES: Final = 16  # a hit of more points counts as one of so many


@final
class Body:
    """A giant as a target: its worth, and how much of it will likely be left."""

    def __init__(self, g: War, giant: Giant) -> None:
        self.giant = giant
        self.sheet = sheet_of(g, giant)
        self.arms = self.sheet.arms
        self.worth = self.sheet.worth
        self.left = 1.0  # of its worth, after the fire counted so far

    def harm(self, g: War, points: int) -> float:
        """The part of its worth that one hit of so many points takes."""
        at = min(points, DAMAGES)
        found = self.sheet.harms[at]
        if found < 0.0:
            found = self.find_harm(g, at)
            self.sheet.harms[at] = found
        return found

    def find_harm(self, g: War, points: int) -> float:
        """Every location that a roll may strike, as often as it does (GI-DMG-01)."""
        left = 0.0
        for location, ways in enumerate(g.book.struck):
            left += ways * self.worth_after(g, location, points)
        return 1.0 - left / (ROLLS * self.worth)

    def worth_after(self, g: War, location: int, points: int) -> float:
        """What is left after a hit there (GI-DMG-03..09)."""
        full = self.giant.chassis.capacity
        damage = self.giant.damage[:]
        room = full[location] - damage[location]
        if g.book.locations[location].limb and points > room:
            damage[location] = full[location]
            points = 0 if g.switches.overflow_lost and room > 0 else points - room
            location = TORSO
        damage[location] += points
        if damage[TORSO] >= full[TORSO] or damage[HEAD] >= full[HEAD]:
            return 0.0
        return worth_with(self.giant, damage, self.arms_with(damage))

    def arms_with(self, damage: list[int]) -> float:
        """What is left of its armament with this damage (GI-DMG-10)."""
        left = self.arms[0]
        for arm in (RIGHT_ARM, LEFT_ARM):
            if damage[arm] >= self.giant.chassis.capacity[arm] and not self.giant.is_lost(arm):
                left -= self.arms[arm]
        return left


def sheet_of(g: War, giant: Giant) -> Sheet:
    """What is known about giants with this sheet; worked out when one is first seen.

    Search meets the same few sheets thousands of times, and what a hit takes is most of the work of an evaluation.
    """
    sheets = g.book.sheets
    armament = giant.giant_type * 2 + (2 if g.switches.overflow_lost else 1)  # never 0
    shots = 0
    for at in range(len(giant.weapons)):
        location = location_of(giant.places[at])
        armament = armament * MANY + giant.weapons[at] * LOCATED + location
        shots = shots * 3 + min(giant.shots[at], 2)  # none, the last one, or more
    known = sheets.get(armament)
    if known is None:
        known = remember(sheets, armament, {}, MOST_ARMAMENTS)
    state = shots
    for damage in giant.damage:
        state = state * MANY + damage
    found = known.get(state)
    if found is None:
        found = remember(known, state, new_sheet(g, giant), MOST_SHEETS)
    return found


def new_sheet(g: War, giant: Giant) -> Sheet:
    """A sheet that was not seen before."""
    arms = arms_left(g, giant)
    return Sheet(arms, worth_with(giant, giant.damage, arms[0]), [-1.0] * (DAMAGES + 1))


def arms_left(g: War, giant: Giant) -> list[float]:
    """The part of its armament that works: all of it first, and what hangs at each arm."""
    found = [0.0] * (LEFT_ARM + 1)
    whole = 0.0
    for at in range(len(giant.weapons)):
        weapon = g.book.weapons[giant.weapons[at]]
        whole += weapon.damage
        if is_usable(g, giant, at):
            is_last = weapon.ammunition > 0 and giant.shots[at] < 2
            value = weapon.damage * (LAST_SHOT if is_last else 1.0)
            found[0] += value
            location = location_of(giant.places[at])
            if location >= RIGHT_ARM:
                found[location] += value
    return [part / whole for part in found] if whole > 0.0 else found


def worth_with(giant: Giant, damage: list[int], arms: float) -> float:
    """What a giant is worth, in unit points, with this damage and so much of its armament."""
    full = giant.chassis.capacity
    body = 1.0 - 0.6 * damage[TORSO] / full[TORSO] - 0.15 * damage[HEAD] / full[HEAD]
    legs = 0
    for limb in range(RIGHT_ARM, LEFT_LEG + 1):
        body -= 0.03 * min(1.0, damage[limb] / full[limb])
        if limb >= RIGHT_LEG and damage[limb] >= full[limb]:
            legs += 1
    body = (body - LAMED[legs]) * (UNARMED + (1.0 - UNARMED) * arms)
    return giant.chassis.row.cost * (HULL + (1.0 - HULL) * max(body, 0.0))
