"""Actions of the buildings: what they are worth to the defender, and where (SH-DEF)."""

from typing import Final

from jotunheim.games.stronghold.bot.front import BALLISTA_BLOW, HIDDEN_ORDER, STONE_BLOW
from jotunheim.games.stronghold.bot.relief import Relief, unease
from jotunheim.games.stronghold.bot.walks import NEVER
from jotunheim.games.stronghold.rules.board import (
    all_ramparts,
    defenders_at,
    invaders_at,
    is_in,
    machine_at,
    races_at,
    room_for_defenders,
    room_for_invaders,
)
from jotunheim.games.stronghold.rules.hourglasses import cost
from jotunheim.games.stronghold.rules.reveal import tokens_of
from jotunheim.games.stronghold.rules.targets import targets
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BALLISTA,
    BAR,
    BAY_WINDOW,
    BLESS,
    CANNON,
    CARD,
    CRT,
    DEMON,
    GLARE,
    GOBLIN,
    GOBLIN_CAULDRON,
    LADDER,
    MALFUNCTION,
    MARKSMAN,
    MIX_UP,
    PATH,
    POLE,
    RAISE_LADDER,
    SECTION,
    SECTIONS,
    SET_TRAP,
    SHARPSHOOTERS,
    SIDE,
    SIEGE_TOWER,
    SOLDIER,
    SPACE,
    SPY,
    TRACK,
    TRAIN_SOLDIER,
    TRAIN_VETERAN,
    TROLL_CAULDRON,
    VETERAN,
    is_section,
)

LASTING: Final = 1.5  # what stays is worth more than it relieves now
WALL_FLOOR: Final = 0.3
CANNON_SHOT: Final = 0.35  # strength that a cannon kills in a round, for each round left
SPY_TOLL: Final = 0.4  # for each round left
TRAP_TOLL: Final = 0.45
TRAINED: Final = 0.5  # a point of strength more, wherever it will be needed


def rounds_left(g: Stronghold) -> int:
    """Assaults that are still to come, this round's among them."""
    return g.book.numbers.rounds - g.round + 1


def strike_worth(relief: Relief, section: int, strength: float) -> float:
    """What it relieves that invaders of so much strength are missing at a section."""
    return relief.of(section, strength, strength)


def pot_worth(relief: Relief, action: int, section: int) -> float:
    """A cauldron: those of its type who stand there, or will (SH-MEL-02)."""
    g = relief.g
    kind = action - GOBLIN_CAULDRON
    if g.count(section, SIEGE_TOWER) > 0:
        return 0.0
    there = float(g.count(section, kind))
    coming = float(sum([g.count(r, kind) for r in g.book.ramparts_of[section]]))
    room = float(max(room_for_invaders(g, section), 0))
    expected = there + 0.5 * min(coming, room)
    expected = min(expected, 3.0) if kind == GOBLIN else min(expected, 1.0)
    taken = expected * (kind + 1.0)
    return strike_worth(relief, section, taken) * LASTING + 0.12 * rounds_left(g)


def shot_worth(relief: Relief, space: int) -> float:
    """The best victim on a space: at a wall he counts in the assault, elsewhere later."""
    g = relief.g
    kinds = races_at(g, space)
    strongest = kinds[-1] + 1
    if is_section(space):
        return relief.strike(space, strongest) + 0.3 * strongest
    return 0.35 * strongest


def glare_worth(relief: Relief, section: int) -> float:
    """No assault there this round: the whole unease of today is gone (SH-CAT-04)."""
    return relief.now * unease(relief.front.margin(section - SECTION))


def machine_worth(relief: Relief, space: int) -> float:
    """A machine that does not fire."""
    g = relief.g
    machine = g.siege.machines[machine_at(g, space)]
    blow = BALLISTA_BLOW if machine.card == BALLISTA else STONE_BLOW
    chance = machine.hits / (machine.hits + machine.misses)
    best = 0.0
    for section in g.book.barrage[space]:
        best = max(best, relief.of(section, blow * chance, blow * chance))
    return best + 0.3 * blow * chance


def ladder_worth(relief: Relief, section: int) -> float:
    """A space more, where all are taken and somebody is needed (SH-WRK-02)."""
    if room_for_defenders(relief.g, section) > 0:
        return 0.1
    return 0.6 * relief.shift(section, 2)


def tower_worth(relief: Relief, action: int, tower: int) -> float:
    """Cannon, Pole or Bay Window in this tower."""
    g = relief.g
    left = rounds_left(g)
    if action == CANNON:
        aims = [space for space in g.book.cannon[tower] if not is_in(g.siege.trench_masters, space)]
        crowd = max([0, *[invaders_at(g, space) for space in aims]])
        return CANNON_SHOT * left * (1.0 if crowd > 1 else 0.6)
    beside = g.book.sections_of[tower]
    if action == POLE:
        best = max([relief.strike(s, 1) for s in beside])
        return best * LASTING + 0.2 * left
    watched = 1.0 if g.count(tower, MARKSMAN) > 0 else 0.6
    return watched * LASTING * sum([relief.strike(s, 1) for s in beside])


def mixed_worth(relief: Relief, section: int) -> float:
    """An order that is not carried out (SH-CAT-02)."""
    goblins = relief.g.count(section, GOBLIN)
    return strike_worth(relief, section, HIDDEN_ORDER * goblins) + 0.2


def trap_worth(relief: Relief, path: int) -> float:
    """A trap on a path that many will use: to weak sections, and from full spaces."""
    g = relief.g
    end = g.book.path_to[path]
    waiting = min(invaders_at(g, g.book.path_from[path]), 5)
    used = 0.3 + 0.1 * waiting
    if is_section(end):
        used += 0.15 if room_for_invaders(g, end) > 0 else -0.2
    return TRAP_TOLL * rounds_left(g) * used


def blessing_worth(relief: Relief, side: int) -> float:
    """Many marksmen at one rampart: worth it only for a crowd without a Mantelet."""
    g = relief.g
    best = 0
    for rampart in all_ramparts():
        if g.book.side[rampart] == side and not is_in(g.siege.mantelets, rampart):
            best = max(best, invaders_at(g, rampart))
    return 0.12 * best


def target_worth(relief: Relief, action: int, token: int) -> float:
    """What the action is worth if it is aimed there."""
    if action == SPY:
        return spy_worth(relief.g, CARD.of(token))
    if action == SET_TRAP:
        return trap_worth(relief, PATH.of(token))
    if action == BLESS:
        return blessing_worth(relief, SIDE.of(token))
    space = SPACE.of(token)
    if action == SHARPSHOOTERS:
        return shot_worth(relief, space)
    if action == GLARE:
        return glare_worth(relief, space)
    if action == MIX_UP:
        return mixed_worth(relief, space)
    if action == MALFUNCTION:
        return machine_worth(relief, space)
    if action == RAISE_LADDER:
        return ladder_worth(relief, space)
    if action in (CANNON, POLE, BAY_WINDOW):
        return tower_worth(relief, action, space)
    if GOBLIN_CAULDRON <= action <= TROLL_CAULDRON:
        return pot_worth(relief, action, space)
    return WALL_FLOOR + LASTING * relief.wall(space)


def spy_worth(g: Stronghold, card: int) -> float:
    """A card that the invader will want often."""
    return SPY_TOLL * rounds_left(g) * (1.2 if card in (BALLISTA, LADDER) else 0.8)


def trained_worth(relief: Relief) -> float:
    """A stronger unit, wherever it is needed most."""
    best = max([relief.shift(s, 1) for s in range(SECTION, SECTION + SECTIONS)])
    return TRAINED + 0.6 * best


def training_worth(relief: Relief, action: int) -> float:
    """Training, as long as there is somebody to train and somebody in the supply."""
    g = relief.g
    kind = SOLDIER if action == TRAIN_SOLDIER else VETERAN
    if g.reserve[kind - MARKSMAN] == 0 or g.count(BAR, kind - 1) == 0:
        return 0.0
    full = g.count(BAR, kind) >= g.book.building_spaces[BAR][kind - MARKSMAN]
    return trained_worth(relief) * (0.7 if full else 1.0)


def action_worth(relief: Relief, action: int) -> float:
    """What an action is worth when it is performed at its best place."""
    g = relief.g
    if action in (TRAIN_SOLDIER, TRAIN_VETERAN):
        return training_worth(relief, action)
    if action == TRACK:
        return 1.2 * g.siege.saboteurs.bit_count()
    return max([NEVER, *[target_worth(relief, action, token) for token in targets(g, action)]])


def fill_worth(relief: Relief, action: int) -> float:
    """What an hourglass on this action is worth: its share of what the action brings."""
    g = relief.g
    left = cost(g, action) - g.hourglasses.placed[action]
    worth = action_worth(relief, action)
    if worth <= 0.0:
        return -1.0 if worth < 0.0 else -0.5
    if left > g.hourglasses.on_hand:  # it will be done in another phase, if at all
        if action in (GLARE, SHARPSHOOTERS, BLESS, MIX_UP, MALFUNCTION) and not relief.front.coming:
            worth *= 0.3
        worth *= 0.8
    return worth / left - demon(g, g.book.actions[action].building, left)


def demon(g: Stronghold, building: int, left: int) -> float:
    """What a Demon's token at the building may cost when the action is performed (SH-P5-06)."""
    if left > 1 or defenders_at(g, CRT) == 0:
        return 0.0
    for token in tokens_of(DEMON):
        if g.hidden.ritual_at[token] == building:
            return 1.2 if is_in(g.hidden.ritual_up, token) else 0.5
    return 0.0
