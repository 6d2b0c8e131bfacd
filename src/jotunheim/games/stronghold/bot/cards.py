"""Action cards of the invader: what each is worth, and where it goes (SH-ACT)."""

from typing import Final

from jotunheim.games.stronghold.bot.prospects import Prospects, rounds_to_go
from jotunheim.games.stronghold.rules.board import invaders_at, is_in, machine_at
from jotunheim.games.stronghold.rules.cards import can_pay, price, targets
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ARTILLERYMAN,
    BALLISTA,
    BANNER,
    BAR,
    BLOODSTONES,
    BRIDGE,
    CANNON,
    CATAPULT,
    CRT,
    DEMON,
    FOR,
    GALE,
    HEROIC,
    LADDER,
    MANTELET,
    MARKSMAN,
    PATH,
    POISON,
    POSSESSION,
    QUARTERMASTER,
    SAP,
    SECTION,
    SIEGE_TOWERS,
    SPACE,
    SPECTER,
    TO_WORK,
    TOWER,
    TRAINER,
    TREBUCHET,
    TRENCH_MASTER,
    WRK,
)

HOURGLASS: Final = 0.5  # what an hourglass in the hand of the defender costs
UNIT_PRICE: Final = [0.1, 0.35, 0.7]  # a goblin, an orc, a troll of the supply

# What a card is worth at a good place with the whole game to come.
WORTH: Final = [
    5.0,  # ballista
    3.0,  # catapult
    1.5,  # mantelet
    4.0,  # siege tower
    3.0,  # trebuchet
    2.5,  # banner
    0.3,  # bridge
    4.0,  # ladder
    2.5,  # poison
    2.8,  # sap
    2.0,  # artilleryman
    2.4,  # quartermaster
    1.8,  # saboteur
    3.6,  # trainer
    0.6,  # trench master
    1.2,  # bloodstones
    1.0,  # demon
    1.2,  # gale
    1.4,  # possession
    1.4,  # specter
]
QUICK: Final = (BANNER, LADDER, POISON, SAP, GALE, SPECTER, TRAINER)  # they count at once


def way_price(g: Stronghold, card: int, way: int) -> float:
    """What it costs to pay for a card this way: units, and hourglasses for the defender."""
    units = price(g, card, way)
    found = HOURGLASS * (sum(units) + g.book.cards[card].hourglasses)
    for kind in range(3):
        scarce = 0.3 if units[kind] > 0 and g.supply[kind] <= units[kind] else 0.0
        found += UNIT_PRICE[kind] * units[kind] + scarce
    return found + (HOURGLASS + 0.2 if is_in(g.spies, card) else 0.0)


def card_worth(prospects: Prospects, card: int) -> float:
    """What the card brings if it is performed now, at its best place."""
    places = targets(prospects.g, card)
    if not places:
        return -9.0
    best = max([place_worth(prospects, card, token) for token in places])
    share = rounds_to_go(prospects.g)
    if card in QUICK:
        share = 0.5 + 0.5 * share
    return WORTH[card] * share * best


def standing(prospects: Prospects, card: int) -> float:
    """How good it is to have the card in the line: what it brings, less its cheapest price."""
    g = prospects.g
    ways = [way_price(g, card, way) for way in range(len(g.book.cards[card].ways))]
    payable = any(can_pay(g, card, way) for way in range(len(ways)))
    return card_worth(prospects, card) - min(ways) - (0.0 if payable else 0.5)


# Places, as a factor around 1 -------------------------------------------------------------------


def place_worth(prospects: Prospects, card: int, token: int) -> float:
    """How good a place is for a card."""
    if card == BRIDGE:
        return bridge_place(prospects, PATH.of(token))
    if card == POSSESSION:
        return 1.0 if HEROIC.of(token) == TO_WORK else 0.8
    space = SPACE.of(token)
    if card in (BALLISTA, CATAPULT):
        return 0.8 + 0.05 * prospects.rampart(space)
    if card in (SIEGE_TOWERS, TREBUCHET, TRAINER):
        return side_place(prospects, space)
    if card == MANTELET:
        return mantelet_place(prospects, space)
    if card in (BANNER, LADDER, POISON, SAP, GALE, SPECTER):
        return section_place(prospects, card, space)
    if card in (ARTILLERYMAN, BLOODSTONES):
        return machine_place(prospects.g, space)
    if card == QUARTERMASTER:
        return 0.8 + 0.06 * prospects.rampart(space)
    if card == TRENCH_MASTER:
        return trench_place(prospects.g, space)
    return building_place(prospects.g, card, space)


def section_place(prospects: Prospects, card: int, section: int) -> float:
    """Where a breach is near, or could be."""
    g = prospects.g
    number = section - SECTION
    found = 1.0 + 0.06 * prospects.potential(section)
    lead = prospects.front.force_at(number) - prospects.front.defense_at(number)
    lead -= prospects.front.units_at(number)
    if invaders_at(g, section) > 0:
        found += 0.05 * max(lead + 6.0, 0.0)
    if card == POISON:
        found += 0.1 * min(g.count(section, MARKSMAN), 2) - 0.15
    if card == LADDER:
        crowd = prospects.crowd(section)
        found += 0.1 if crowd > 0 and prospects.rooms[number] <= 1 else 0.0
    if card == SAP:
        found += -0.2 if prospects.rooms[number] <= 0 else 0.1
    return max(found, 0.1)


def side_place(prospects: Prospects, space: int) -> float:
    """The side with the more promising sections."""
    sections = prospects.g.book.sections_of[space]
    best = max([prospects.potential(section) for section in sections])
    return 0.9 + 0.05 * best


def mantelet_place(prospects: Prospects, space: int) -> float:
    """A rampart with many units, before many marksmen."""
    g = prospects.g
    archers = sum([g.count(s, MARKSMAN) for s in g.book.sections_of[space]])
    archers += 2 * g.count(g.book.opposite[space], MARKSMAN)
    return 0.3 + 0.12 * archers + 0.05 * invaders_at(g, space) + 0.03 * prospects.rampart(space)


def machine_place(g: Stronghold, space: int) -> float:
    """A ballista before the others, and the decks that are neither new nor perfect."""
    machine = g.siege.machines[machine_at(g, space)]
    found = 1.0 if machine.card == BALLISTA else 0.6
    return found * (0.6 if machine.misses == 0 else 1.0)


def trench_place(g: Stronghold, space: int) -> float:
    """Where cannons fire."""
    guns = [
        t
        for t in g.book.towers_of[g.book.sections_of[space][0]]
        if g.castle.tiles[t - TOWER] == CANNON
    ]
    return 0.3 + 1.5 * len(guns)


def bridge_place(prospects: Prospects, path: int) -> float:
    """The way to the most promising section."""
    end = prospects.g.book.path_to[path]
    return 0.5 + 0.05 * (prospects.potential(end) if end >= SECTION else prospects.rampart(end))


def building_place(g: Stronghold, card: int, space: int) -> float:
    """A Saboteur or a Demon: where hourglasses lie, and where the defender works most."""
    placed = sum([g.hourglasses.placed[action] for action in g.book.actions_of[space]])
    found = 0.6 + 0.05 * placed
    if space in (WRK, FOR, BAR):
        found += 0.3
    if card == DEMON:
        found *= 1.0 if g.count(CRT, MARKSMAN + 1) + g.count(CRT, MARKSMAN) > 0 else 0.2
    return found


def resources_worth(g: Stronghold, kind: int) -> float:
    """A unit for wood: only for a machine of the line that is just out of reach."""
    short = 99
    for card in g.line:
        if card <= TREBUCHET and card not in (MANTELET,):
            missing = g.book.cards[card].wood - g.wood
            if 0 < missing <= g.book.numbers.wood_for[kind]:
                short = min(short, missing)
    if short == 99:
        return -1.0
    return 1.0 - UNIT_PRICE[kind] - HOURGLASS
