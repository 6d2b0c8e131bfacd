"""The invader's questions in the assault, and orders before it: how good each option looks."""

from jotunheim.games.stronghold.bot import cards
from jotunheim.games.stronghold.bot.prospects import Prospects
from jotunheim.games.stronghold.rules.barrage import AimMachine, DestroyTile, NextHit
from jotunheim.games.stronghold.rules.battle_orders import CallTroll, Detonate
from jotunheim.games.stronghold.rules.benefits import (
    ClearBuilding,
    Dismiss,
    LoseMiss,
    ShameHero,
    unfinished,
)
from jotunheim.games.stronghold.rules.board import invaders_at
from jotunheim.games.stronghold.rules.deaths import KillDefender
from jotunheim.games.stronghold.rules.orders import (
    ClassifiedOrders,
    GiveOrders,
    OpenOrder,
    OpenOrderKind,
)
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    AMOUNT,
    BALLISTA,
    BLUFF,
    CALL,
    FURY,
    GOBLIN,
    KINDS,
    ORDER,
    SECTION,
    SPACE,
    TOWER,
    TROLL,
    UNIT,
    W_CLASSIFIED,
    W_HOLD,
    W_OPEN,
    is_section,
)
from jotunheim.kernel import DONE

# Orders -----------------------------------------------------------------------------------------


def order_worth(prospects: Prospects, section: int, kind: int) -> float:
    """What an order does at a section."""
    g = prospects.g
    number = section - SECTION
    force = prospects.front.force_at(number)
    before = prospects.value(section, force)
    if kind == FURY:
        rage = 2.0 * g.count(section, GOBLIN)
        lead = force + rage - prospects.front.defense_at(number) - prospects.front.units_at(number)
        lost = 0.0 if prospects.last or lead > 0.5 else 0.2 * g.count(section, GOBLIN)
        return prospects.value(section, force + rage) - before - lost
    if kind == CALL:
        near = sum([g.count(r, TROLL) for r in g.book.ramparts_of[section]])
        if near == 0 or prospects.rooms[number] <= 0 or g.count(section, TROLL) == 0:
            return 0.0
        return prospects.value(section, force + 3.0) - before
    return 0.05 if kind == BLUFF else -1.0  # a bluff; a detonation is for those who look further


def best_order(prospects: Prospects, section: int) -> float:
    """The best order for a section."""
    return max(order_worth(prospects, section, FURY), order_worth(prospects, section, CALL))


def give_orders(g: Stronghold, asked: GiveOrders, options: list[int]) -> list[float]:
    """Classified, if an order helps much: the defender then cannot tell where."""
    prospects = Prospects(g)
    engaged = [s for s in range(SECTION, TOWER) if invaders_at(g, s) > 0]
    best = max([0.0, *[best_order(prospects, section) for section in engaged]])
    found: list[float] = []
    for token in options:
        if token == W_OPEN:
            found.append(best - 1.0)
        else:
            found.append(best - 0.6 if token == W_CLASSIFIED else 0.0)
    return found


def open_order(g: Stronghold, asked: OpenOrder, options: list[int]) -> list[float]:
    """Where an order helps most."""
    prospects = Prospects(g)
    return [best_order(prospects, SPACE.of(token)) for token in options]


def open_kind(g: Stronghold, asked: OpenOrderKind, options: list[int]) -> list[float]:
    """The order that helps most."""
    prospects = Prospects(g)
    return [order_worth(prospects, asked.section, ORDER.of(token)) for token in options]


def classified(g: Stronghold, asked: ClassifiedOrders, options: list[int]) -> list[float]:
    """The best order where it helps, bluffs elsewhere."""
    prospects = Prospects(g)
    if len(g.picks) % 2 == 1:
        section = SPACE.of(g.picks[-1])
        return [order_worth(prospects, section, ORDER.of(token)) for token in options]
    found: list[float] = []
    for token in options:
        if token == DONE:
            found.append(0.1)
        else:  # sections come in their order: each gets a bluff at least
            found.append(0.2 + best_order(prospects, SPACE.of(token)) + 0.01 * (TOWER - token))
    return found


def detonate(g: Stronghold, asked: Detonate, options: list[int]) -> list[float]:
    """As few as possible."""
    return [0.0 - AMOUNT.of(token) for token in options]


def call_troll(g: Stronghold, asked: CallTroll, options: list[int]) -> list[float]:
    """From the rampart, straight to the walls."""
    return [float(SPACE.of(token)) for token in options]


# Shots and losses -------------------------------------------------------------------------------


def aim_machine(g: Stronghold, asked: AimMachine, options: list[int]) -> list[float]:
    """Where a hit brings a breach nearer."""
    prospects = Prospects(g)
    ballista = g.siege.machines[asked.number].card == BALLISTA
    found: list[float] = []
    for token in options:
        found.append(-0.05 if token == W_HOLD else hit_worth(prospects, SPACE.of(token), ballista))
    return found


def hit_worth(prospects: Prospects, section: int, ballista: bool) -> float:
    """What a hit on a section brings."""
    g = prospects.g
    number = section - SECTION
    force = prospects.front.force_at(number)
    if ballista:
        if prospects.front.units_at(number) <= 0.0:
            return -1.0
        change = -4.0
        lost = 1.5 if invaders_at(g, section) > 0 else 0.0
    else:
        change = -1.0 if g.castle.walls[number] > 0 else -0.4
        lost = 0.0
    gain = prospects.value(section, force - lost, change) - prospects.value(section, force)
    return gain + 0.1 + 0.02 * prospects.potential(section)


def next_hit(g: Stronghold, asked: NextHit, options: list[int]) -> list[float]:
    """In any order."""
    return [0.0 for _token in options]


def kill_defender(g: Stronghold, asked: KillDefender, options: list[int]) -> list[float]:
    """The strongest."""
    return [float(UNIT.of(token)) for token in options]


def destroy_tile(g: Stronghold, asked: DestroyTile, options: list[int]) -> list[float]:
    """Any of them."""
    return [0.0 for _token in options]


def lose_miss(g: Stronghold, asked: LoseMiss, options: list[int]) -> list[float]:
    """The best machine."""
    return [cards.machine_place(g, SPACE.of(token)) for token in options]


def dismiss(g: Stronghold, asked: Dismiss, options: list[int]) -> list[float]:
    """The strongest."""
    return [float(UNIT.of(token)) for token in options]


def shame_hero(g: Stronghold, asked: ShameHero, options: list[int]) -> list[float]:
    """The one whose section falls more easily without him."""
    prospects = Prospects(g)
    found: list[float] = []
    for token in options:
        hero = UNIT.of(token) - KINDS
        space = g.heroes[hero]
        worth = 0.1 * hero
        if is_section(space):
            force = prospects.front.force_at(space - SECTION)
            worth += prospects.value(space, force + 2.0 + hero) - prospects.value(space, force)
        found.append(worth)
    return found


def clear_building(g: Stronghold, asked: ClearBuilding, options: list[int]) -> list[float]:
    """Where most hourglasses lie."""
    return [float(unfinished(g, SPACE.of(token))) for token in options]
