"""The defender's questions about plans and in the assault: how good each option looks."""

from jotunheim.games.stronghold.bot import fire
from jotunheim.games.stronghold.bot.plans import KEPT, promoted_worth, sally_worth
from jotunheim.games.stronghold.bot.relief import Relief
from jotunheim.games.stronghold.bot.works import (
    action_worth,
    pot_worth,
    trap_worth,
)
from jotunheim.games.stronghold.rules.arrivals import TrappedTroll
from jotunheim.games.stronghold.rules.board import all_sections
from jotunheim.games.stronghold.rules.casualties import Casualties
from jotunheim.games.stronghold.rules.deaths import KillInvader
from jotunheim.games.stronghold.rules.ending import Recover
from jotunheim.games.stronghold.rules.gains import DigPit, Promote
from jotunheim.games.stronghold.rules.melee import AimPole
from jotunheim.games.stronghold.rules.ranged import AimCannon, BlessedVolley, Volley, shots
from jotunheim.games.stronghold.rules.wall_gains import BoilAt, BoilWhat, Mason, Sally, Vigil, pots
from jotunheim.games.stronghold.setup import RejectPlan
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTION,
    AMOUNT,
    PATH,
    PLAN,
    SPACE,
    UNIT,
    W_HOLD,
)
from jotunheim.kernel import DONE

# Plans ------------------------------------------------------------------------------------------


def keep_plan(g: Stronghold, asked: RejectPlan, options: list[int]) -> list[float]:
    """Give up the least useful."""
    return [0.0 - KEPT[PLAN.of(token)] for token in options]


def sally(g: Stronghold, asked: Sally, options: list[int]) -> list[float]:
    """Where it costs least and kills most."""
    relief = Relief(g)
    return [sally_worth(relief, SPACE.of(token)) for token in options]


def mason(g: Stronghold, asked: Mason, options: list[int]) -> list[float]:
    """The sections that need walls most; they come in their order."""
    relief = Relief(g)
    found: list[float] = []
    worths = sorted([relief.wall(section) for section in all_sections()])
    for token in options:
        if token == DONE:
            found.append(-1.0)
        else:  # one of the best three: take the first of them
            worth = relief.wall(SPACE.of(token))
            found.append(worth + (5.0 - 0.1 * token if worth >= worths[-asked.left] else 0.0))
    return found


def vigil(g: Stronghold, asked: Vigil, options: list[int]) -> list[float]:
    """The most useful action of the Cathedral."""
    relief = Relief(g)
    return [action_worth(relief, ACTION.of(token)) for token in options]


def boil_at(g: Stronghold, asked: BoilAt, options: list[int]) -> list[float]:
    """The section that needs a cauldron most."""
    relief = Relief(g)
    found: list[float] = []
    for token in options:
        found.append(max([pot_worth(relief, action, SPACE.of(token)) for action in pots(g)]))
    return found


def boil_what(g: Stronghold, asked: BoilWhat, options: list[int]) -> list[float]:
    """The cauldron that strikes most."""
    relief = Relief(g)
    return [pot_worth(relief, ACTION.of(token), asked.section) for token in options]


def promote(g: Stronghold, asked: Promote, options: list[int]) -> list[float]:
    """The soldier who is needed most; they come in their order."""
    relief = Relief(g)
    found: list[float] = []
    for token in options:
        found.append(-1.0 if token == DONE else promoted_worth(relief, SPACE.of(token)))
    return found


def dig_pit(g: Stronghold, asked: DigPit, options: list[int]) -> list[float]:
    """The paths that will be used most."""
    relief = Relief(g)
    found: list[float] = []
    for token in options:
        found.append(0.0 if token == DONE else trap_worth(relief, PATH.of(token)))
    return found


# Assault ----------------------------------------------------------------------------------------


def aim_cannon(g: Stronghold, asked: AimCannon, options: list[int]) -> list[float]:
    """Where it kills most."""
    found: list[float] = []
    for token in options:
        found.append(0.01 if token == W_HOLD else fire.cannon_worth(g, SPACE.of(token)))
    return found


def aim_pole(g: Stronghold, asked: AimPole, options: list[int]) -> list[float]:
    """Where it relieves most."""
    relief = Relief(g)
    found: list[float] = []
    for token in options:
        found.append(0.0 if token == W_HOLD else fire.pole_worth(relief, SPACE.of(token)))
    return found


def blessed_volley(g: Stronghold, asked: BlessedVolley, options: list[int]) -> list[float]:
    """The greatest crowd."""
    return [fire.crowd_worth(g, SPACE.of(token)) for token in options]


def volley(g: Stronghold, asked: Volley, options: list[int]) -> list[float]:
    """All at the rampart with the greatest crowd in reach; each pair of place and rampart is asked."""
    every = shots(g)
    space, rampart = every[len(g.picks)]
    here = fire.crowd_worth(g, rampart)
    others = [fire.crowd_worth(g, other) for place, other in every if place == space]
    sign = 1.0 if here >= max(others) else -1.0
    return [sign * AMOUNT.of(token) for token in options]


def victims(g: Stronghold, asked: Casualties, options: list[int]) -> list[float]:
    """As much strength as the points allow."""
    wanted = fire.most_killed(fire.units_of(g, asked.space, asked.kinds[0]), asked.points)
    for token in g.picks:
        wanted[UNIT.of(token) - asked.kinds[0]] -= 1
    found: list[float] = []
    for token in options:
        rank = UNIT.of(token) - asked.kinds[0] if UNIT.has(token) else 3
        wished = rank < 3 and wanted[rank] > 0
        found.append(2.0 - 0.1 * rank if wished else 0.0)  # they are picked in this order
    return found


def kill_invader(g: Stronghold, asked: KillInvader, options: list[int]) -> list[float]:
    """The strongest."""
    return [float(UNIT.of(token)) for token in options]


def trapped_troll(g: Stronghold, asked: TrappedTroll, options: list[int]) -> list[float]:
    """The one on its way to the walls."""
    return [float(SPACE.of(token)) for token in options]


def recover(g: Stronghold, asked: Recover, options: list[int]) -> list[float]:
    """The strongest."""
    return [float(UNIT.of(token)) for token in options]
