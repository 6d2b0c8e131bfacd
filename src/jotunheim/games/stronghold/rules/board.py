"""What stands where, and how much room is left (SH-GEN, SH-MAN-04)."""

from typing import Final

from jotunheim.games.stronghold.state import USED, Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    CRT,
    FL,
    FOREGROUNDS,
    GRD,
    HEROES,
    KINDS,
    MARKSMAN,
    NOWHERE,
    RACES,
    RAMPART,
    RAMPARTS,
    SECTION,
    SECTIONS,
    TOWER,
    TOWERS,
    is_section,
    is_tower,
)

# Made once, handed out again and again, never changed in place.
EVERY_SECTION: Final = list(range(SECTION, SECTION + SECTIONS))
EVERY_RAMPART: Final = list(range(RAMPART, RAMPART + RAMPARTS))
EVERY_TOWER: Final = list(range(TOWER, TOWER + TOWERS))
EVERY_FOREGROUND: Final = list(range(FL, FL + FOREGROUNDS))


def is_in(mask: int, number: int) -> bool:
    """Is the number in a set of bits?"""
    return (mask >> number) & 1 == 1


def all_sections() -> list[int]:
    """W1 to W9."""
    return EVERY_SECTION


def all_ramparts() -> list[int]:
    """RL1 to RR4."""
    return EVERY_RAMPART


def all_towers() -> list[int]:
    """T1 to T7."""
    return EVERY_TOWER


def all_foregrounds() -> list[int]:
    """FL and FR."""
    return EVERY_FOREGROUND


def invaders_at(g: Stronghold, space: int) -> int:
    """Invader units on a space; a siege tower is none (SH-P2-08r)."""
    at = space * KINDS
    units = g.units
    return units[at] + units[at + 1] + units[at + 2]


def defenders_at(g: Stronghold, space: int) -> int:
    """Defender units on a space; a hero is none (SH-HER-01)."""
    at = space * KINDS + MARKSMAN
    units = g.units
    return units[at] + units[at + 1] + units[at + 2]


def races_at(g: Stronghold, space: int) -> list[int]:
    """The types of invader units on a space."""
    at = space * KINDS
    units = g.units
    return [kind for kind in range(RACES) if units[at + kind] > 0]


def ranks_at(g: Stronghold, space: int) -> list[int]:
    """The types of defender units on a space."""
    at = space * KINDS
    units = g.units
    return [kind for kind in range(MARKSMAN, KINDS) if units[at + kind] > 0]


def units_strength(g: Stronghold, space: int) -> int:
    """The summed strength of the defender units on a space (SH-BRE-01)."""
    at = space * KINDS + MARKSMAN
    strength = g.book.strength
    found = g.units[at] * strength[MARKSMAN] + g.units[at + 1] * strength[MARKSMAN + 1]
    return found + g.units[at + 2] * strength[MARKSMAN + 2]


def movers_at(g: Stronghold, space: int) -> list[int]:
    """The types of defender units and the heroes on a space."""
    found = ranks_at(g, space)
    for hero in range(HEROES):
        if g.heroes[hero] == space:
            found.append(KINDS + hero)
    return found


def room_for_invaders(g: Stronghold, space: int) -> int:
    """Free spaces for invader units; a Ladder adds one to its section (SH-MAN-04, SH-P3-04)."""
    ladder = 1 if is_in(g.siege.ladders, space) else 0
    return g.book.invaders[space] + ladder - invaders_at(g, space)


def room_for_defenders(g: Stronghold, section: int) -> int:
    """Free spaces for defender units on a section or tower (SH-MOV-08, SH-WRK-02)."""
    ladder = 1 if is_in(g.castle.raised, section) else 0
    return g.book.defenders[section] + ladder - defenders_at(g, section)


def has_room(g: Stronghold, space: int, kind: int) -> bool:
    """May a defender unit of this type enter the space by a move? (SH-MOV-05, 06, 08)"""
    if is_section(space):
        return room_for_defenders(g, space) > 0
    if is_tower(space):
        return kind == MARKSMAN and room_for_defenders(g, space) > 0
    if space in (BAR, GRD):
        return g.count(space, kind) < g.book.building_spaces[space][kind - MARKSMAN]
    return space == CRT  # any number (SH-CRT-01)


def hero_at(g: Stronghold, section: int) -> int:
    """The hero on a section, or NOWHERE."""
    for hero, space in enumerate(g.heroes):
        if space == section:
            return hero
    return NOWHERE


def foregrounds_with_room(g: Stronghold) -> list[int]:
    """Where units out of the bag or the supply can stand."""
    return [space for space in all_foregrounds() if room_for_invaders(g, space) > 0]


def machine_at(g: Stronghold, space: int) -> int:
    """The number of the barrage weapon on a space, or NOWHERE."""
    for number, machine in enumerate(g.siege.machines):
        if machine.space == space:
            return number
    return NOWHERE


def is_engaged(g: Stronghold, section: int) -> bool:
    """Is there melee at the section? A siege tower alone makes none (SH-P2-10)."""
    return invaders_at(g, section) > 0


def is_used(g: Stronghold, plan: int) -> bool:
    """Has the defender used this plan? Its lasting effects then hold (SH-PLN-03)."""
    return plan in g.plans.zones[USED]


def has_fulfilled(g: Stronghold, objective: int) -> bool:
    """Has the invader fulfilled this objective? (SH-OBJ-03)"""
    return is_in(g.goals.fulfilled, objective)
