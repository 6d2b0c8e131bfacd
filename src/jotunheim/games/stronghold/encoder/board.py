"""Board, pieces and tokens as numbers, for research; of hidden ones what this seat knows (SH-HID)."""

from typing import Final

from jotunheim.games.stronghold.rules.board import is_in
from jotunheim.games.stronghold.rules.melee import defender_strength, invader_strength
from jotunheim.games.stronghold.rules.reveal import token_at
from jotunheim.games.stronghold.state import (
    ORDER_TOKENS,
    RITUAL_TOKENS,
    TRAP_TOKENS,
    Stronghold,
)
from jotunheim.games.stronghold.tokens import (
    BALLISTA,
    BAR,
    BLOODSTONES,
    CANNON,
    CATAPULT,
    DEMON,
    GALE,
    HEROES,
    KINDS,
    NOWHERE,
    ORDERS,
    PATHS,
    POLE,
    RACES,
    RAMPART,
    RAMPARTS,
    SECTION,
    SECTIONS,
    SPACES,
    SPECTER,
    TOWERS,
    TRAPS,
    WRK,
)
from jotunheim.kernel.encoders import one_of, share, shares

SPACE_ROW: Final[int] = KINDS + HEROES + 1
SPACE_MEANING: Final = (
    "a space a row, as in the vocabulary: goblins, orcs, trolls, siege towers, marksmen, soldiers, "
    "veterans / 7; Warrior, Officer; units / 7 that left it in the maneuver"
)
RITUAL_ROW: Final[int] = (
    3  # a token lies there; it is the target; it is a bluff, for all this seat knows
)
ORDER_ROW: Final[int] = 3 + ORDERS
SECTION_ROW: Final[int] = 1 + RACES + 9 + ORDER_ROW + 2 * RITUAL_ROW + 3
SECTION_MEANING: Final = (
    "a section a row: walls / 6; goblin, orc, troll cauldron; defender ladder, banner, ladder, poison, "
    "sap, sap used, Glare, raging goblins, breached; an order lies there, faceup, resolved; its kind, if "
    "known (Fury, Detonation, Call, Bluff); Gale token: is there, target, bluff; the same for Specter; "
    "strength of invader and defender / 15; target of siege machines / 4"
)
CAMP_ROW: Final[int] = 9 + RITUAL_ROW + 1
CAMP_MEANING: Final = (
    "FL, FR and a rampart a row: Ballista, Catapult, Trebuchet; Misses in its deck / 4; its Hit is "
    "still to be resolved; Malfunction; Mantelet; Quartermaster (used: 1/2); Trench Master; Bloodstones "
    "token: is there, target, bluff; volleys that strike it / 10"
)
TOWER_ROW: Final[int] = 3 + 2 + RAMPARTS
TOWER_MEANING: Final = (
    "a tower a row: Cannon, Pole, Bay Window; what its Cannon aims at: FL, FR, a rampart"
)
PATH_ROW: Final[int] = 4 + TRAPS
PATH_MEANING: Final = (
    "a path a row: bridge; trap; used in this maneuver; the group's; kind of the trap, if known "
    "(goblin, troll, siege tower)"
)
BUILDING_ROW: Final[int] = 1 + RITUAL_ROW
BUILDINGS: Final[int] = WRK - BAR + 1


def spaces(g: Stronghold, seat: int) -> list[float]:
    """Who stands where, which is open (SH-HID-01)."""
    found: list[float] = []
    for space in range(SPACES):
        found += shares(g.units[space * KINDS : (space + 1) * KINDS], 7)
        found += [float(g.heroes[hero] == space) for hero in range(HEROES)]
        found.append(share(g.maneuver.left[space], 7))
    return found


def ritual(g: Stronghold, seat: int, card: int, place: int) -> list[float]:
    """The token of a ritual on a place: it is there; target, bluff, if this seat can tell."""
    token = token_at(g, card, place)
    if token == NOWHERE:
        return [0.0, 0.0, 0.0]
    if not g.hidden.knows(RITUAL_TOKENS, token, seat):
        return [1.0, 0.0, 0.0]
    target = float(g.book.ritual_prints[token])
    return [1.0, target, 1.0 - target]


def order(g: Stronghold, seat: int, section: int) -> list[float]:
    """The order on a section: it is there, faceup, resolved; its kind, if this seat can tell."""
    for token, place in enumerate(g.hidden.order_at):
        if place == section:
            known = g.hidden.knows(ORDER_TOKENS, token, seat)
            return [
                1.0,
                float(is_in(g.hidden.order_up, token)),
                float(is_in(g.hidden.order_done, token)),
                *one_of(g.book.order_prints[token] if known else NOWHERE, ORDERS),
            ]
    return [0.0] * ORDER_ROW


def sections(g: Stronghold, seat: int) -> list[float]:
    """Walls and tokens of all sections."""
    found: list[float] = []
    for section in range(SECTION, SECTION + SECTIONS):
        number = section - SECTION
        found += [share(g.castle.walls[number], 6), *one_of(g.castle.cauldrons[number], RACES)]
        masks = (
            g.castle.raised,
            g.siege.banners,
            g.siege.ladders,
            g.siege.poisons,
            g.siege.saps,
            g.siege.saps_used,
        )
        found += [float(is_in(mask, section)) for mask in masks]
        found += [float(section == g.castle.glare), float(is_in(g.combat.fury, section))]
        found.append(float(section == g.breached))
        found += order(g, seat, section)
        found += ritual(g, seat, GALE, section)
        found += ritual(g, seat, SPECTER, section)
        aimed = len([machine for machine in g.siege.machines if machine.target == section])
        found += [
            share(invader_strength(g, section), 15),
            share(defender_strength(g, section), 15),
            share(aimed, 4),
        ]
    return found


def camps(g: Stronghold, seat: int) -> list[float]:
    """Machines and tokens on foregrounds and ramparts."""
    found: list[float] = []
    for space in range(RAMPART + RAMPARTS):
        row = [0.0] * 5
        for machine in g.siege.machines:
            if machine.space == space:
                kinds = (BALLISTA, CATAPULT)
                place = kinds.index(machine.card) if machine.card in kinds else 2
                row = [*one_of(place, 3), share(machine.misses, 4), float(machine.hit)]
        found += row
        used = is_in(g.siege.quartermasters_used, space)
        found += [
            float(space == g.siege.malfunction),
            float(is_in(g.siege.mantelets, space)),
            float(is_in(g.siege.quartermasters, space)) * (0.5 if used else 1.0),
            float(is_in(g.siege.trench_masters, space)),
        ]
        found += ritual(g, seat, BLOODSTONES, space)
        found.append(share(g.combat.volleys[space - RAMPART], 10) if space >= RAMPART else 0.0)
    return found


def towers(g: Stronghold, seat: int) -> list[float]:
    """Tiles of the towers, and where cannons aim."""
    found: list[float] = []
    for tower in range(TOWERS):
        tile = g.castle.tiles[tower]
        place = 0 if tile == CANNON else 1 if tile == POLE else 2
        found += one_of(NOWHERE if tile == NOWHERE else place, 3)
        found += one_of(g.combat.aims[tower], RAMPART + RAMPARTS)
    return found


def paths(g: Stronghold, seat: int) -> list[float]:
    """Bridges and traps; the kinds of traps that this seat knows (SH-HID-04)."""
    found: list[float] = []
    for path in range(PATHS):
        piece = g.hidden.trap_at[path]
        known = piece != NOWHERE and g.hidden.knows(TRAP_TOKENS, piece, seat)
        found += [
            float(is_in(g.siege.bridges, path)),
            float(piece != NOWHERE),
            float(is_in(g.maneuver.used_paths, path)),
            float(g.maneuver.group.path == path),
            *one_of(g.book.trap_prints[piece] if known else NOWHERE, TRAPS),
        ]
    return found


def buildings(g: Stronghold, seat: int) -> list[float]:
    """Saboteurs and Demons."""
    found: list[float] = []
    for space in range(BAR, WRK + 1):
        found += [float(is_in(g.siege.saboteurs, space)), *ritual(g, seat, DEMON, space)]
    return found
