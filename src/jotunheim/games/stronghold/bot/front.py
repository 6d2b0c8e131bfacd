"""The front: what both sides bring to each section now, and what could still come (SH-MEL-06, SH-BRE).

A section is breached if its *margin* falls below 0: defender strength plus the strength of its units,
less the strength of the invaders there. Everything the rule of thumb weighs is a change of margins.
"""

from typing import Final, final

from jotunheim.games.stronghold.rules.board import (
    has_fulfilled,
    is_in,
    room_for_invaders,
    units_strength,
)
from jotunheim.games.stronghold.rules.melee import defender_strength
from jotunheim.games.stronghold.state import ORDER_TOKENS, Stronghold
from jotunheim.games.stronghold.tokens import (
    BALLISTA,
    FURY,
    GOBLIN,
    INVADER,
    KINDS,
    LINE,
    MARKSMAN,
    NOT_A_SINGLE_STONE,
    NOWHERE,
    ORC,
    POLE,
    SECTION,
    SECTIONS,
    SIEGE_TOWER,
    TOWER,
    TROLL,
)

POLE_BLOW: Final = 0.7  # strength that a pole takes on average
BALLISTA_BLOW: Final = 2.4  # margin that a hit of a ballista costs the section, if it is aimed here
STONE_BLOW: Final = 0.5  # the same for catapult and trebuchet
HIDDEN_ORDER: Final = (
    0.8  # strength of a goblin under an order that cannot be seen, more than usual
)


def maneuvers_to_come(g: Stronghold) -> bool:
    """Can the invader still move before the next assault?"""
    if g.assault or g.at >= LINE:
        return False
    if g.at < LINE - 1 or g.maneuver.limit > 0:
        return True
    return g.maneuvers == 0 and g.asked is not None and g.asked.seat == INVADER


def fill(room: int, units: list[int], force: list[int]) -> None:
    """Add the strongest of these units to a force, as many as there is room for."""
    for kind in (TROLL, ORC, GOBLIN):
        number = min(room, units[kind])
        if number > 0:
            force[kind] += number
            room -= number


def raging(g: Stronghold, section: int, seat: int) -> float:
    """What each goblin of the section is worth more: by a Fury, or by an order that may be one."""
    if is_in(g.combat.fury, section):
        return 2.0
    for token, place in enumerate(g.hidden.order_at):
        if place == section and not is_in(g.hidden.order_done, token):
            if g.hidden.knows(ORDER_TOKENS, token, seat):
                return 2.0 if g.book.order_prints[token] == FURY else 0.0
            return HIDDEN_ORDER
    return 0.0


def force_strength(
    g: Stronghold, section: int, force: list[int], tower: bool, rage: float
) -> float:
    """The strength that a force will have in melee, after cauldron and poles."""
    total = force[GOBLIN] + force[ORC] + force[TROLL]
    if total == 0:
        return 0.0
    found = force[GOBLIN] * (1.0 + rage) + force[ORC] * 2.0 + force[TROLL] * 3.0
    if not tower:
        pot = g.castle.cauldrons[section - SECTION]
        if pot == GOBLIN:
            found -= force[GOBLIN] * (1.0 + rage)
        elif pot != NOWHERE and force[pot] > 0:
            found -= pot + 1.0
    for beside in g.book.towers_of[section]:
        if g.castle.tiles[beside - TOWER] == POLE:
            found -= POLE_BLOW
    if is_in(g.siege.banners, section):
        found += 1.0
    if has_fulfilled(g, NOT_A_SINGLE_STONE) and g.castle.walls[section - SECTION] == 0:
        found += 1.0
    return found


def barrage(g: Stronghold, section: int) -> float:
    """The margin that siege machines are expected to cost this section in an assault."""
    found = 0.0
    for machine in g.siege.machines:
        if machine.space == g.siege.malfunction or section not in g.book.barrage[machine.space]:
            continue
        chance = machine.hits / (machine.hits + machine.misses)
        found += chance * (BALLISTA_BLOW if machine.card == BALLISTA else STONE_BLOW)
    return found


@final
class Front:
    """Strengths of all sections, as one seat sees them; lists are by section, from W1 on."""

    def __init__(self, g: Stronghold, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.coming = maneuvers_to_come(g)
        self.defense: list[float] = []  # defender strength
        self.units: list[float] = []  # of this, the units: a breach must exceed it
        self.force: list[float] = []  # invader strength of those who stand there
        self.reach: list[float] = []  # invader strength if those who are near came as well
        for section in range(SECTION, SECTION + SECTIONS):
            self.look_at(g, section)

    def look_at(self, g: Stronghold, section: int) -> None:
        """Both sides at one section."""
        units = float(units_strength(g, section))
        defense = float(defender_strength(g, section))
        if is_in(g.siege.poisons, section) and g.count(section, MARKSMAN) > 0:
            units -= 1.0
            defense -= 1.0
        blow = barrage(g, section) if not g.assault else 0.0
        if section == g.castle.glare:
            blow -= 40.0
        self.units.append(units)
        self.defense.append(defense - blow)
        rage = raging(g, section, self.seat)
        at = section * KINDS
        force = g.units[at : at + 3]
        tower = g.units[at + SIEGE_TOWER] > 0
        self.force.append(force_strength(g, section, force, tower, rage))
        self.reach.append(self.reachable(g, section, force, tower, rage))

    def reachable(
        self, g: Stronghold, section: int, force: list[int], tower: bool, rage: float
    ) -> float:
        """The strength after all who are at most two steps away came."""
        near = [0, 0, 0]
        far = [0, 0, 0]
        relief = 0.0
        for rampart in g.book.ramparts_of[section]:
            at = rampart * KINDS
            for kind in range(3):
                near[kind] += g.units[at + kind]
            if g.units[at + SIEGE_TOWER] > 0:
                relief = float(g.castle.walls[section - SECTION])
        foreground = g.book.side[section] * KINDS
        for kind in range(3):
            far[kind] = g.units[foreground + kind]
        room = max(room_for_invaders(g, section), 0)
        most = force[:]
        fill(room, near, most)
        fill(room - sum(most) + sum(force), far, most)
        return force_strength(g, section, most, tower or relief > 0, rage) + relief

    def margin(self, number: int) -> float:
        """What those who stand there would leave of the section, by its number."""
        return self.defense[number] + self.units[number] - self.force[number]

    def worst(self, number: int) -> float:
        """What those who could come would leave of it."""
        return self.defense[number] + self.units[number] - self.reach[number]
