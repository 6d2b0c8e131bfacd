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
from jotunheim.games.stronghold.rules.melee import strength_besides
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
    ORC,
    POLE,
    SECTION,
    SECTIONS,
    SIEGE_TOWER,
    TOWER,
    TROLL,
)

UNKNOWN: Final = -999.0  # not worked out yet
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
    hidden = g.hidden
    places = hidden.order_at
    for token in range(len(places)):
        if places[token] == section and not is_in(hidden.order_done, token):
            if hidden.knows(ORDER_TOKENS, token, seat):
                return 2.0 if g.book.order_prints[token] == FURY else 0.0
            return HIDDEN_ORDER
    return 0.0


def fixed_strength(g: Stronghold, section: int) -> float:
    """What tokens add to a force at the section, less what poles take of it."""
    found = 0.0
    tiles = g.castle.tiles
    for beside in g.book.towers_of[section]:
        if tiles[beside - TOWER] == POLE:
            found -= POLE_BLOW
    if is_in(g.siege.banners, section):
        found += 1.0
    if has_fulfilled(g, NOT_A_SINGLE_STONE) and g.castle.walls[section - SECTION] == 0:
        found += 1.0
    return found


def force_strength(
    g: Stronghold, section: int, force: list[int], tower: bool, rage: float
) -> float:
    """The strength that a force will have in melee, after cauldron and poles."""
    goblins, orcs, trolls = force[GOBLIN], force[ORC], force[TROLL]
    if goblins + orcs + trolls == 0:
        return 0.0
    if not tower:
        pot = g.castle.cauldrons[section - SECTION]
        if pot == GOBLIN:
            goblins = 0
        elif pot == ORC:
            orcs -= 1 if orcs > 0 else 0
        elif pot == TROLL:
            trolls -= 1 if trolls > 0 else 0
    found = goblins + orcs * 2.0 + trolls * 3.0 + fixed_strength(g, section)
    return found + goblins * rage


def barrage(g: Stronghold) -> list[float]:
    """By section: the margin that siege machines are expected to cost it in an assault."""
    found = [0.0] * SECTIONS
    for machine in g.siege.machines:
        if machine.space != g.siege.malfunction:
            chance = machine.hits / (machine.hits + machine.misses)
            chance *= BALLISTA_BLOW if machine.card == BALLISTA else STONE_BLOW
            for section in g.book.barrage[machine.space]:
                found[section - SECTION] += chance
    return found


@final
class Front:
    """Strengths of all sections, as one seat sees them; lists are by section, from W1 on."""

    def __init__(self, g: Stronghold, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.coming = maneuvers_to_come(g)
        self.ordered = g.combat.fury != 0 or max(g.hidden.order_at) >= SECTION
        self.blows = [0.0] * SECTIONS if g.assault else barrage(g)
        # Worked out when somebody looks at the section.
        self.defense = [UNKNOWN] * SECTIONS  # defender strength
        self.units = [UNKNOWN] * SECTIONS  # of this, the units: a breach must exceed it
        self.force = [UNKNOWN] * SECTIONS  # invader strength of those who stand there
        self.reach = [UNKNOWN] * SECTIONS  # invader strength if those who are near came as well

    def look_at(self, number: int) -> None:
        """Both sides at one section."""
        g = self.g
        section = SECTION + number
        units = float(units_strength(g, section))
        defense = units + strength_besides(g, section)
        if is_in(g.siege.poisons, section) and g.count(section, MARKSMAN) > 0:
            units -= 1.0
            defense -= 1.0
        blow = self.blows[number]
        if section == g.castle.glare:
            blow -= 40.0
        self.units[number] = units
        self.defense[number] = defense - blow
        self.force[number] = self.standing(g, section)

    def defense_at(self, number: int) -> float:
        """Defender strength at a section, by its number."""
        if self.defense[number] == UNKNOWN:
            self.look_at(number)
        return self.defense[number]

    def units_at(self, number: int) -> float:
        """Of this, the units."""
        if self.defense[number] == UNKNOWN:
            self.look_at(number)
        return self.units[number]

    def force_at(self, number: int) -> float:
        """Strength of the invaders who stand there."""
        if self.defense[number] == UNKNOWN:
            self.look_at(number)
        return self.force[number]

    def standing(self, g: Stronghold, section: int) -> float:
        """The strength of those who stand there."""
        at = section * KINDS
        if g.units[at] + g.units[at + 1] + g.units[at + 2] == 0:
            return 0.0
        rage = raging(g, section, self.seat) if self.ordered else 0.0
        tower = g.units[at + SIEGE_TOWER] > 0
        return force_strength(g, section, g.units[at : at + 3], tower, rage)

    def reachable(self, g: Stronghold, section: int) -> float:
        """The strength after all who are at most two steps away came."""
        rage = raging(g, section, self.seat) if self.ordered else 0.0
        at = section * KINDS
        force = g.units[at : at + 3]
        tower = g.units[at + SIEGE_TOWER] > 0
        room = room_for_invaders(g, section)
        units = g.units
        near = [0, 0, 0]
        relief = 0.0
        for rampart in g.book.ramparts_of[section]:
            at = rampart * KINDS
            near[0] += units[at]
            near[1] += units[at + 1]
            near[2] += units[at + 2]
            if units[at + SIEGE_TOWER] > 0 and not tower:
                relief = float(g.castle.walls[section - SECTION])
        most = force[:]
        if room > 0:
            waiting = near[0] + near[1] + near[2]
            fill(room, near, most)
            if room > waiting:
                at = g.book.side[section] * KINDS
                fill(room - waiting, units[at : at + 3], most)
        return force_strength(g, section, most, tower or relief > 0, rage) + relief

    def margin(self, number: int) -> float:
        """What those who stand there would leave of the section."""
        return self.defense_at(number) + self.units[number] - self.force[number]

    def worst(self, number: int) -> float:
        """What those who could come would leave of it."""
        found = self.reach[number]
        if found == UNKNOWN:
            found = self.reach[number] = self.reachable(self.g, SECTION + number)
        return self.defense_at(number) + self.units[number] - found
