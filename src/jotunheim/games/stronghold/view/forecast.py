"""Both sides of a section summed up, and what the melee would bring if it were resolved now (SH-MEL, SH-BRE).

Only what is certain is counted: poison and cauldrons that still come, and Fury where the seat knows it. Poles,
detonations and called trolls are choices; facedown orders of others are not looked at (SH-HID-06).
"""

from typing import Final, final

from jotunheim.games.stronghold.rules.board import (
    has_fulfilled,
    is_engaged,
    is_in,
    units_strength,
)
from jotunheim.games.stronghold.rules.deaths import order_at
from jotunheim.games.stronghold.rules.melee import (
    RAGE,
    Cauldron,
    CompareStrength,
    Melee,
    Poison,
    defender_strength,
    hero_strength,
    invader_strength,
)
from jotunheim.games.stronghold.state import ORDER_TOKENS, Stronghold
from jotunheim.games.stronghold.tokens import (
    BAY_WINDOW,
    DEFENDER_UNITS,
    FURY,
    GOBLIN,
    HEROES,
    INVADER_UNITS,
    KINDS,
    MARKSMAN,
    NOT_A_SINGLE_STONE,
    NOWHERE,
    SECTION,
    SIEGE_TOWER,
    TOWER,
)

# What would happen.
QUIET: Final = 0  # no invader stands there
CALM: Final = 1  # Unearthly Glare: no assault (SH-CAT-04)
EMPTIED: Final = 2  # the cauldron leaves nobody
REPELLED: Final = 3  # invaders die
EVEN: Final = 4
BEATEN: Final = 5  # defenders die
BREACH: Final = 6


@final
class Forecast:
    """A section as it stands, and as it would be resolved."""

    def __init__(self, section: int) -> None:
        self.section = section
        self.kind = QUIET
        self.ours = 0  # of the invader, as it stands
        self.theirs = 0  # of the defender
        self.then_ours = 0  # after poison, cauldron and Fury
        self.then_theirs = 0
        self.limit = 0  # the strength of the defender units then; a lead above it is a breach
        self.poisoned = False
        self.boiled = 0  # invaders that the cauldron kills
        self.boiled_kind = NOWHERE
        self.rage = False

    @property
    def missing(self) -> int:
        """What the invader lacks for a breach."""
        return max(self.then_theirs + self.limit + 1 - self.then_ours, 0)

    @property
    def is_changed(self) -> bool:
        """Do poison, cauldron or Fury change the sums before they are compared?"""
        return (self.ours, self.theirs) != (self.then_ours, self.then_theirs)


def forecast(g: Stronghold, section: int, seat: int) -> Forecast:
    """A section for what this seat can see."""
    found = Forecast(section)
    if not is_engaged(g, section):
        return found
    found.ours = invader_strength(g, section)
    found.theirs = defender_strength(g, section)
    found.then_ours, found.then_theirs = found.ours, found.theirs
    found.limit = units_strength(g, section)
    if section == g.castle.glare:
        found.kind = CALM
        return found
    poison, cauldron = steps_ahead(g, section)
    if poison:
        add_poison(g, found)
    goblins = g.count(section, GOBLIN)
    if cauldron:
        goblins = boil(g, found, goblins)
    if goblins > 0 and knows_fury(g, section, seat):
        found.rage = True
        found.then_ours += goblins * (RAGE - g.book.strength[GOBLIN])
    found.kind = verdict(g, found)
    return found


def verdict(g: Stronghold, found: Forecast) -> int:
    """Who wins, and whether it is a breach (SH-MEL-07, SH-BRE-01)."""
    standing = sum([g.count(found.section, kind) for kind in INVADER_UNITS])
    lead = found.then_ours - found.then_theirs
    if found.boiled >= standing:
        return EMPTIED
    if lead > found.limit:
        return BREACH
    return BEATEN if lead > 0 else REPELLED if lead < 0 else EVEN


def steps_ahead(g: Stronghold, section: int) -> tuple[bool, bool]:
    """Do poison and cauldrons still come before the strength of this section is compared?"""
    if not g.assault:
        return True, True
    poison = cauldron = False
    for step in g.agenda:
        if isinstance(step, Melee):
            return True, True
        if isinstance(step, Poison) and step.section == section:
            poison = True
        elif isinstance(step, Cauldron) and step.section == section:
            cauldron = True
    return poison, cauldron


def is_resolved(g: Stronghold, section: int) -> bool:
    """Was the strength of this section compared in the assault that runs?"""
    if not g.assault:
        return False
    for step in g.agenda:
        if isinstance(step, Melee):
            return False
        if isinstance(step, CompareStrength) and step.section == section:
            return False
    return True


def add_poison(g: Stronghold, found: Forecast) -> None:
    """One marksman dies (SH-P3-05)."""
    if is_in(g.siege.poisons, found.section) and g.count(found.section, MARKSMAN) > 0:
        found.poisoned = True
        found.then_theirs -= g.book.strength[MARKSMAN]
        found.limit -= g.book.strength[MARKSMAN]


def boil(g: Stronghold, found: Forecast, goblins: int) -> int:
    """All goblins, or one orc or troll, die in the cauldron (SH-MEL-02); the goblins that are left."""
    section = found.section
    kind = g.castle.cauldrons[section - SECTION]
    if kind == NOWHERE or g.count(section, SIEGE_TOWER) > 0:
        return goblins
    there = g.count(section, kind)
    found.boiled = there if kind == GOBLIN else min(there, 1)
    found.boiled_kind = kind
    worth = RAGE if kind == GOBLIN and is_in(g.combat.fury, section) else g.book.strength[kind]
    found.then_ours -= found.boiled * worth
    return 0 if kind == GOBLIN else goblins


def knows_fury(g: Stronghold, section: int, seat: int) -> bool:
    """Does an order of Fury lie there that is still to come and that this seat knows? (SH-HID-06)"""
    order = order_at(g, section)
    if order == NOWHERE or is_in(g.hidden.order_done, order):
        return False
    return g.hidden.knows(ORDER_TOKENS, order, seat) and g.book.order_prints[order] == FURY


# The parts of the sums --------------------------------------------------------------------------


def invader_parts(g: Stronghold, section: int) -> list[tuple[int, int, int]]:
    """What the invader's strength is made of: kind of unit, how many, worth of all."""
    found: list[tuple[int, int, int]] = []
    for kind in INVADER_UNITS:
        number = g.count(section, kind)
        worth = RAGE if kind == GOBLIN and is_in(g.combat.fury, section) else g.book.strength[kind]
        if number > 0:
            found.append((kind, number, number * worth))
    return found


def invader_extras(g: Stronghold, section: int) -> tuple[int, int]:
    """What a banner and Not A Single Stone add (SH-P3-02r)."""
    stone = has_fulfilled(g, NOT_A_SINGLE_STONE) and g.wall(section) == 0
    bonus = g.book.objectives[NOT_A_SINGLE_STONE].amount if stone else 0
    return (1 if is_in(g.siege.banners, section) else 0), bonus


def defender_parts(g: Stronghold, section: int) -> list[tuple[int, int, int]]:
    """The defender's units and heroes: kind, how many, worth of all."""
    found: list[tuple[int, int, int]] = []
    for kind in DEFENDER_UNITS:
        number = g.count(section, kind)
        if number > 0:
            found.append((kind, number, number * g.book.strength[kind]))
    for hero in range(HEROES):
        if g.heroes[hero] == section:
            found.append((KINDS + hero, 1, hero_strength(g, hero)))
    return found


def defender_extras(g: Stronghold, section: int) -> tuple[int, int]:
    """What walls and bay windows add; a siege tower makes walls worthless (SH-P2-09, SH-WRK-01)."""
    walls = g.wall(section) if g.count(section, SIEGE_TOWER) == 0 else 0
    windows = 0
    for tower in g.book.towers_of[section]:
        if g.castle.tiles[tower - TOWER] == BAY_WINDOW and g.count(tower, MARKSMAN) > 0:
            windows += 1
    return walls, windows
