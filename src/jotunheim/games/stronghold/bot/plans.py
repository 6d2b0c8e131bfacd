"""Defense plans: which to keep, and when their moment has come (SH-PLN)."""

from typing import Final

from jotunheim.games.stronghold.bot.fire import volley_worth
from jotunheim.games.stronghold.bot.relief import Relief
from jotunheim.games.stronghold.bot.walks import NEVER, best_move
from jotunheim.games.stronghold.bot.works import action_worth, pot_worth, rounds_left
from jotunheim.games.stronghold.rules.board import defenders_at
from jotunheim.games.stronghold.rules.gains import may_promote
from jotunheim.games.stronghold.rules.melee import is_fought
from jotunheim.games.stronghold.rules.wall_gains import may_boil, may_sally, may_watch, pots
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ARROW_STORM,
    BEAT_THE_DRUMS,
    BOILING_PITCH,
    CAPTAINS_OATH,
    HOLY_VIGIL,
    LAST_RESERVES,
    MARKSMAN,
    NIGHT_MASONS,
    NOWHERE,
    SALLY_FORTH,
    SECTION,
    SECTIONS,
    TOWER,
    TOWERS,
    VETERAN_CADRE,
    is_section,
)

# What a plan is worth to keep in the set-up.
KEPT: Final = [8.0, 2.0, 1.0, 7.0, 5.0, 4.0, 6.0, 6.5, 3.0, 2.5]


def plan_worth(relief: Relief, plan: int) -> float:
    """What a plan brings if it is used now; more than it would bring later: positive."""
    g = relief.g
    if plan == LAST_RESERVES:
        return 2.0 if g.round > 1 or relief.neediest() > 3.0 else -0.5
    if plan == SALLY_FORTH:
        return max([NEVER, *[sally_worth(relief, rampart) for rampart in may_sally(g)]])
    if plan == ARROW_STORM:
        return storm_worth(g)
    if plan == NIGHT_MASONS:
        return masons_worth(relief) - patience(g, 2.0)
    if plan == HOLY_VIGIL:
        best = max([NEVER, *[action_worth(relief, action) for action in may_watch(g)]])
        return best - patience(g, 4.0)
    if plan == BOILING_PITCH:
        return boil_worth(relief) - patience(g, 2.5)
    if plan == BEAT_THE_DRUMS:
        if g.hourglasses.on_hand > 0:
            return -1.0
        return best_move(relief, 0) - patience(g, 2.5)
    if plan == VETERAN_CADRE:
        best = max([NEVER, *[promoted_worth(relief, space) for space in may_promote(g, NOWHERE)]])
        return best - patience(g, 1.2)
    if plan == CAPTAINS_OATH:
        sections = [s for s in g.heroes if is_section(s) and is_fought(g, s)]
        return sum([relief.strike(s, 1) for s in sections]) - patience(g, 1.0)
    return 1.0 if g.round > 1 else -0.2  # Wolf Pits


def patience(g: Stronghold, price: float) -> float:
    """A held plan is worth its price, less in the last rounds."""
    return price * min(rounds_left(g) - 1, 4) / 4.0


def masons_worth(relief: Relief) -> float:
    """Three walls at the sections that need them most."""
    found = sorted([relief.wall(section) for section in range(SECTION, SECTION + SECTIONS)])
    return sum(found[-3:])


def boil_worth(relief: Relief) -> float:
    """The best cauldron at the best place."""
    g = relief.g
    found = NEVER
    for section in may_boil(g):
        for action in pots(g):
            found = max(found, pot_worth(relief, action, section))
    return found


def promoted_worth(relief: Relief, space: int) -> float:
    """A soldier who becomes a veteran."""
    return relief.shift(space, 1) + 0.3 if is_section(space) else 0.4


def sally_worth(relief: Relief, rampart: int) -> float:
    """A volley, less the units that pay for it (DP02)."""
    g = relief.g
    found = volley_worth(g, rampart, g.book.plans[SALLY_FORTH].amount) - 0.3
    for section in g.book.sections_of[rampart]:
        if is_section(section) and defenders_at(g, section) > 0:
            found += 0.8 * relief.of(section, -3.0, -1.5) - 0.4
    return found


def storm_worth(g: Stronghold) -> float:
    """Towers that shoot more, against sections that fall silent (DP03)."""
    towers = 0
    for tower in range(TOWER, TOWER + TOWERS):
        towers += 1 if g.count(tower, MARKSMAN) > 0 else 0
    silenced = 0
    for section in range(SECTION, SECTION + SECTIONS):
        if not is_fought(g, section):
            silenced += g.count(section, MARKSMAN)
    return 0.3 * (towers - silenced)
