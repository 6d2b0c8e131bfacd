"""The invader's questions: how good each option looks."""

from typing import Final

from jotunheim.games.stronghold.bot import cards
from jotunheim.games.stronghold.bot.groups import path_worth, planned, sent_from_supply
from jotunheim.games.stronghold.bot.prospects import Prospects
from jotunheim.games.stronghold.rules.barrage import AimMachine, DestroyTile, NextHit
from jotunheim.games.stronghold.rules.board import invaders_at, is_in
from jotunheim.games.stronghold.rules.cards import AimCard, PaySpy, PlayCard
from jotunheim.games.stronghold.rules.deaths import KillDefender, Rise
from jotunheim.games.stronghold.rules.groups import MOVERS, ChoosePath, CountGroup, PassOn, PassTo
from jotunheim.games.stronghold.rules.maneuvers import (
    ChooseManeuver,
    PickMarauder,
    Reinforce,
    UseSap,
)
from jotunheim.games.stronghold.rules.objectives import (
    ClearBuilding,
    Dismiss,
    LoseMiss,
    ShameHero,
    unfinished,
)
from jotunheim.games.stronghold.rules.orders import (
    CallTroll,
    ClassifiedOrders,
    Detonate,
    GiveOrders,
    OpenOrder,
    OpenOrderKind,
)
from jotunheim.games.stronghold.rules.rituals import LayRitual
from jotunheim.games.stronghold.rules.supplies import (
    CardIn,
    CardOut,
    OpenExchange,
    OrderPhase,
    TakeResources,
)
from jotunheim.games.stronghold.rules.training import PlaceTroll
from jotunheim.games.stronghold.setup import RejectObjective
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    AMOUNT,
    BALLISTA,
    CALL,
    CARD,
    EXCHANGEABLE,
    FURY,
    GOBLIN,
    KINDS,
    OBJECTIVE,
    ORDER,
    PATH,
    SECTION,
    SPACE,
    TOWER,
    TROLL,
    UNIT,
    W_CLASSIFIED,
    W_EXCHANGE,
    W_HOLD,
    W_MAJOR,
    W_NONE,
    W_OPEN,
    W_SKIP,
    WAY,
    is_section,
)
from jotunheim.kernel import DONE

# What an objective is worth to keep in the set-up.
KEPT: Final = [1.0, 3.0, 1.0, 2.0, 4.0, 5.0, 3.5, 3.0, 2.5, 2.0]
EXCHANGE: Final = 1.0  # how much better a card of the supply must be
SECOND: Final = 0.6  # what a second maneuver must bring


# Cards ------------------------------------------------------------------------------------------


def keep_objective(g: Stronghold, asked: RejectObjective, options: list[int]) -> list[float]:
    """Give up the least useful."""
    return [0.0 - KEPT[OBJECTIVE.of(token)] for token in options]


def order_phase(g: Stronghold, asked: OrderPhase, options: list[int]) -> list[float]:
    """The best card first: it is the first to be paid."""
    return [cards.WORTH[CARD.of(token)] for token in options]


def best_exchange(prospects: Prospects) -> float:
    """How much better the best card of the supply is than the worst of the line."""
    g = prospects.g
    line = [cards.standing(prospects, card) for card in g.line if card < EXCHANGEABLE]
    return max([cards.standing(prospects, card) for card in g.cards]) - min(line)


def open_exchange(g: Stronghold, asked: OpenExchange, options: list[int]) -> list[float]:
    """Pay for an exchange if it brings a much better card."""
    gain = best_exchange(Prospects(g)) - EXCHANGE
    return [gain if token == W_EXCHANGE else 0.0 for token in options]


def card_in(g: Stronghold, asked: CardIn, options: list[int]) -> list[float]:
    """A card that is better than the worst of the line."""
    prospects = Prospects(g)
    line = [
        cards.standing(prospects, card)
        for card in g.line
        if card < EXCHANGEABLE and card > asked.last_out and not is_in(g.exchanged, card)
    ]
    worst = min(line) if line else 0.0
    found: list[float] = []
    for token in options:
        if token == DONE:
            found.append(0.0)
        else:
            found.append(cards.standing(prospects, CARD.of(token)) - worst - 0.3)
    return found


def card_out(g: Stronghold, asked: CardOut, options: list[int]) -> list[float]:
    """The worst goes."""
    prospects = Prospects(g)
    return [0.0 - cards.standing(prospects, CARD.of(token)) for token in options]


def resources(g: Stronghold, asked: TakeResources, options: list[int]) -> list[float]:
    """Wood for a machine that is just out of reach."""
    found: list[float] = []
    for token in options:
        found.append(0.0 if token == W_SKIP else cards.resources_worth(g, UNIT.of(token)))
    return found


def play_card(g: Stronghold, asked: PlayCard, options: list[int]) -> list[float]:
    """The cheapest way, if the card is worth it."""
    if options == [W_SKIP]:
        return [0.0]
    prospects = Prospects(g)
    worth = cards.card_worth(prospects, asked.card)
    found: list[float] = []
    for token in options:
        if token == W_SKIP:
            found.append(0.0)
        else:
            found.append(worth - cards.way_price(g, asked.card, WAY.of(token)))
    return found


def pay_spy(g: Stronghold, asked: PaySpy, options: list[int]) -> list[float]:
    """The weakest pays."""
    return [0.0 - UNIT.of(token) for token in options]


def aim_card(g: Stronghold, asked: AimCard, options: list[int]) -> list[float]:
    """The best place."""
    prospects = Prospects(g)
    return [cards.place_worth(prospects, asked.card, token) for token in options]


def place_troll(g: Stronghold, asked: PlaceTroll, options: list[int]) -> list[float]:
    """The side with the better hopes."""
    prospects = Prospects(g)
    return [cards.side_place(prospects, SPACE.of(token)) for token in options]


def rise(g: Stronghold, asked: Rise, options: list[int]) -> list[float]:
    """Likewise."""
    prospects = Prospects(g)
    return [cards.side_place(prospects, SPACE.of(token)) for token in options]


def lay_ritual(g: Stronghold, asked: LayRitual, options: list[int]) -> list[float]:
    """The target at the best place, the bluffs at the next best."""
    prospects = Prospects(g)
    found: list[float] = []
    for token in options:
        if token in (DONE, W_NONE):
            found.append(-9.0)
        else:
            found.append(cards.place_worth(prospects, asked.card, token))
    return found


# Maneuvers --------------------------------------------------------------------------------------


def choose_maneuver(g: Stronghold, asked: ChooseManeuver, options: list[int]) -> list[float]:
    """Both, as long as the second one brings something."""
    prospects = Prospects(g)
    found: list[float] = []
    for token in options:
        if token == DONE:
            found.append(SECOND)
        elif token == W_MAJOR:
            found.append(1.0 + second_worth(prospects))
        else:
            found.append(1.2 + second_worth(prospects))
    return found


def second_worth(prospects: Prospects) -> float:
    """What the units on the ramparts could do now."""
    g = prospects.g
    if not g.maneuvers:
        return 0.0
    if prospects.last:
        return 3.0
    return 0.0


def choose_path(g: Stronghold, asked: ChoosePath, options: list[int]) -> list[float]:
    """The best path first; stop where waiting is better."""
    prospects = Prospects(g)
    found: list[float] = []
    for token in options:
        found.append(0.0 if token == DONE else path_worth(prospects, PATH.of(token)))
    return found


def count_group(g: Stronghold, asked: CountGroup, options: list[int]) -> list[float]:
    """As planned for this path."""
    wanted = planned(Prospects(g), g.maneuver.group.path)[MOVERS[len(g.picks)]]
    return [0.0 - abs(AMOUNT.of(token) - wanted) for token in options]


def pass_on(g: Stronghold, asked: PassOn, options: list[int]) -> list[float]:
    """The strongest unit passes."""
    found: list[float] = []
    for token in options:
        found.append(0.5 if token == W_NONE else float(UNIT.of(token)))
    return found


def pass_to(g: Stronghold, asked: PassTo, options: list[int]) -> list[float]:
    """To the section where it helps most."""
    prospects = Prospects(g)
    group = [0, 0, 0]
    group[g.maneuver.group.passing] = 1
    return [prospects.with_group(SPACE.of(token), group, False) for token in options]


def use_sap(g: Stronghold, asked: UseSap, options: list[int]) -> list[float]:
    """An orc, where it helps."""
    prospects = Prospects(g)
    found: list[float] = []
    for token in options:
        group = [0, 0, 0]
        if token == W_NONE:
            found.append(0.0)
            continue
        group[UNIT.of(token)] = 1
        worth = prospects.with_group(asked.section, group, False)
        found.append(worth - (0.5 if UNIT.of(token) == GOBLIN and not prospects.last else 0.0))
    return found


def pick_marauder(g: Stronghold, asked: PickMarauder, options: list[int]) -> list[float]:
    """The orc."""
    return [float(UNIT.of(token)) for token in options]


def reinforce(g: Stronghold, asked: Reinforce, options: list[int]) -> list[float]:
    """As many as should come."""
    wanted = sent_from_supply(Prospects(g))[len(g.picks)]
    return [0.0 - abs(AMOUNT.of(token) - wanted) for token in options]


# Orders -----------------------------------------------------------------------------------------


def order_worth(prospects: Prospects, section: int, kind: int) -> float:
    """What an order does at a section."""
    g = prospects.g
    number = section - SECTION
    force = prospects.front.force[number]
    before = prospects.value(section, force)
    if kind == FURY:
        rage = 2.0 * g.count(section, GOBLIN)
        lead = force + rage - prospects.front.defense[number] - prospects.front.units[number]
        lost = 0.0 if prospects.last or lead > 0.5 else 0.2 * g.count(section, GOBLIN)
        return prospects.value(section, force + rage) - before - lost
    if kind == CALL:
        near = sum([g.count(r, TROLL) for r in g.book.ramparts_of[section]])
        if near == 0 or prospects.rooms[number] <= 0 or g.count(section, TROLL) == 0:
            return 0.0
        return prospects.value(section, force + 3.0) - before
    return 0.05 if kind == 3 else -1.0  # a bluff; a detonation is for those who look further


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
    force = prospects.front.force[number]
    if ballista:
        if prospects.front.units[number] <= 0.0:
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
            force = prospects.front.force[space - SECTION]
            worth += prospects.value(space, force + 2.0 + hero) - prospects.value(space, force)
        found.append(worth)
    return found


def clear_building(g: Stronghold, asked: ClearBuilding, options: list[int]) -> list[float]:
    """Where most hourglasses lie."""
    return [float(unfinished(g, SPACE.of(token))) for token in options]
