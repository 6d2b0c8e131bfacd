"""What things are worth, all in followers: resources, cards, powers, buildings.

A bot knows its own hand, the numbers of cards in other hands, and what lies open; it reads nothing else.
"""

from typing import Final, final

from jotunheim.games.valda.state.table import FOLLOWERS_PHASE, HANDS, Valda
from jotunheim.games.valda.tokens import (
    AREAS,
    BLOOD,
    DIAMOND,
    DRILL,
    GOLD,
    MINE,
    NOBODY,
    RESOURCES,
    RUNE,
    SITES,
)

FREYA: Final = 0
LOKI: Final = 3
ODIN: Final = 4
THOR: Final = 5
KARI: Final = 7
MORK: Final = 10
THRYM: Final = 11
GRIM: Final = 12

# A turn with the power of a deity, at level 0, 1 and 2: what 200 games of the rule of thumb against itself showed.
POWER: Final = [
    *(0.0, 0.05, 0.2),  # Freya
    *(0.0, 0.05, 0.1),  # Tyr
    *(0.0, 0.05, 0.3),  # Surtur
    *(0.0, 0.45, 1.1),  # Loki
    *(0.0, 0.4, 1.25),  # Odin
    *(0.0, 0.55, 1.3),  # Thor
    *(0.0, 0.15, 0.3),  # Heimdall
    *(0.0, 0.1, 0.25),  # Kari
    *(0.0, 0.05, 0.1),  # Agir
    *(0.0, 0.05, 0.25),  # Hel
    *(0.0, 0.05, 0.1),  # Mork
    *(0.0, 0.6, 1.75),  # Thrym
    *(0.0, 0.3, 0.5),  # Grim
    *(0.0, 0.1, 0.45),  # Ymir
]

# A card in the hand, in the order of the vocabulary.
HOLD: Final = [
    *(0.45, 0.75, 0.4, 0.7, 0.4, 0.7),  # blood, diamonds, gold
    *(0.4, 0.7, 0.7, 1.5, 0.85, 1.5, 1.2, 1.5),  # Backup, Seduction, Fertility, Sacrifice
    *(0.3, 0.5, 0.7, 0.05, 0.4, 0.3, 0.7, 1.0),  # Yggdrasil, Glimpse, Bifrost, Drakkar, Odin, Thor
    *(0.2, 0.2, 0.3, 0.7, 0.35, 0.8, 0.2, 0.2),  # from Tyr - God of War to Grim
    *(0.4, 0.1, 0.6),  # Borrowed Power, Mud Path, Eye of the Storm
    *(0.4, 0.35, 0.4, 0.6, 0.7, 0.4, 0.3, 0.25),  # from Raid to Giant smash
    *(0.25, 0.3, 0.4, 0.25, 0.4, 1.0, 0.3, 0.4),  # from Rune theft to Thrym
    *(0.7, 0.9, 0.8, 0.55, 0.8, 0.6, 0.5, 0.6, 0.8, 0.7, 0.6),  # attacks of divine decks
    *(0.2, 0.25, 0.35, 0.4, 0.35, 0.4, 0.4, 0.45, 0.5, 0.4, 0.45, 0.5, 0.4, 0.5),  # defences
    *(0.8, 0.7, 0.5, 0.7, 1.2, 1.0, 0.6),  # weapons of the Gods
    *(1.6, 1.2, 0.7, 0.7, 0.4, 0.9, 0.8),  # weapons of the Giants
]

PHASE: Final = 2.7  # followers that anybody gains in a turn
CARD: Final = 0.4  # a card of a main deck
DIVINE_CARD: Final = 0.65
WHITE_DIE: Final = 7.0 / 6.0  # followers of a sermon
MINE_TURN: Final = 0.25  # what a mine brings in a turn
DRILL_TURN: Final = 0.4
FEW: Final = 3  # of a resource that are worth their full price
MANY: Final = 6  # above that there is too much of it


def turns_to_come(g: Valda, seat: int) -> int:
    """Turns of a seat that have not begun."""
    found = g.book.numbers.rounds - g.round
    place = (seat - g.first) % g.seats
    return found + 1 if place > (g.active - g.first) % g.seats else found


def levels_of(g: Valda, seat: int) -> list[int]:
    """Levels of a seat by area; the map is read once."""
    found = g.turn.borrowed[:] if seat == g.active else [0] * AREAS
    sites = g.sites
    for site in range(AREAS * SITES):
        if sites[site] == seat and g.frost[site] == 0 and found[site // SITES] < 2:
            found[site // SITES] += 1
    return found


@final
class Worth:
    """What a seat would give for things now; made once for each question."""

    def __init__(self, g: Valda, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.later = turns_to_come(g, seat)  # turns after this one
        acts = seat == g.active and g.turn.phase <= FOLLOWERS_PHASE
        self.phases = self.later + 1 if acts else self.later  # Followers phases to come
        self.levels = levels_of(g, seat)
        self.price = prices(self)
        self.card = CARD if self.later > 0 else 0.15

    def level(self, deity: int) -> int:
        """The level of a deity's power."""
        area = deity % AREAS
        return self.levels[area] if self.g.occupants[area] == deity else 0

    def gain(self, resource: int) -> float:
        """One more of a resource: less, the more there is."""
        have = self.g.goods[self.seat * RESOURCES + resource]
        return self.price[resource] * self.share(resource, have + 1)

    def share(self, resource: int, number: int) -> float:
        """What part of its price the n-th of a resource is worth."""
        if resource == RUNE:
            return 1.0
        if self.later == 0:
            return 1.2 if number == 1 else 0.5
        return 1.0 if number <= FEW else 0.5 if number <= MANY else 0.15

    def hold(self, kind: int) -> float:
        """A card kept in the hand."""
        return HOLD[kind] if self.later > 0 else 0.3 * HOLD[kind]

    def power(self, deity: int, level: int) -> float:
        """What a level of a deity brings in all turns to come."""
        return POWER[deity * 3 + level] * self.phases

    def mine(self) -> float:
        """Another mine, without its cost."""
        return MINE_TURN * self.later

    def drill(self) -> float:
        """Another drill, without its cost."""
        return DRILL_TURN * self.later

    def building(self, kind: int) -> float:
        """A mine or a drill, without its cost."""
        return self.mine() if kind == MINE else self.drill()

    def cost(self, cost: list[int]) -> float:
        """Resources that are paid: first those of which there are too many."""
        found = cost[RUNE] * self.price[RUNE]
        for kind in range(RUNE):
            have = self.g.goods[self.seat * RESOURCES + kind]
            for paid in range(cost[kind]):
                found += self.price[kind] * self.share(kind, have - paid)
        return found

    def temple(self, area: int, deity: int) -> float:
        """Another temple there, without its cost: a follower, a card, a level."""
        reached = self.levels[area]
        more = self.power(deity, reached + 1) - self.power(deity, reached) if reached < 2 else 0.0
        card = DIVINE_CARD if self.later > 0 else 0.3
        return 1.05 + card + more


def prices(worth: Worth) -> list[float]:
    """Resources, by kind: those that a power turns into followers are worth more."""
    if worth.phases == 0:
        return [0.01, 0.01, 0.01, 0.02]  # ties (VA-END-02)
    base = 0.38 if worth.later > 0 else 0.25
    found = [base * 1.1, base, base, 0.3 if worth.later > 0 else 0.15]
    if worth.level(LOKI) > 0 or worth.level(ODIN) > 0:
        found[BLOOD] = max(found[BLOOD], 0.5)
    if worth.level(THOR) > 0:
        found[DIAMOND] = max(found[DIAMOND], 0.36)
        found[GOLD] = max(found[GOLD], 0.36)
    thrym = worth.level(THRYM)
    if thrym > 0:
        found[RUNE] = 0.9 if thrym == 1 else 1.2
    elif worth.later > 0:
        found[RUNE] = 0.4
    return found


def hand_worth(worth: Worth, seat: int) -> float:
    """The own hand card by card; of others the number of cards. After the last Followers phase it is worth nothing."""
    if worth.phases == 0:
        return 0.0
    g = worth.g
    hand = g.cards.zones[HANDS + worth.seat]
    if worth.seat != seat:
        return len(hand) * worth.card
    prints = g.cards.veil.prints
    found = 0.0
    for card in hand:
        found += worth.hold(prints[card])
    return found


# Others -----------------------------------------------------------------------------------------


def standing(g: Valda, seat: int) -> float:
    """How far a player will come, at a glance: followers, and what temples and buildings add in each turn to come.

    A player who has just had a turn is one ahead of the others; without the turns to come the first seat would look
    like the leader in every round, and would be attacked most.
    """
    buildings = g.buildings[seat * 2 + MINE] + g.buildings[seat * 2 + DRILL]
    turn = PHASE + 0.25 * g.sites.count(seat) + 0.4 * buildings
    return g.followers[seat] + turn * turns_to_come(g, seat)


def harm(g: Valda, seat: int, other: int) -> float:
    """What a follower that this opponent loses is worth to the seat: much of the leader's."""
    if g.seats == 2:
        return 0.9
    lead = standing(g, other) - standing(g, seat)
    lead = -3.0 if lead < -3.0 else 3.0 if lead > 3.0 else lead
    return (1.2 + 0.3 * lead) / (g.seats - 1)


def hand_size(g: Valda, seat: int) -> int:
    """Cards in a hand; everybody sees how many."""
    return len(g.cards.zones[HANDS + seat])


def occupant(g: Valda, area: int) -> int:
    """Whose power an area gives; of two candidates the better one."""
    deity = g.occupants[area]
    if deity != NOBODY:
        return deity
    return area if POWER[area * 3 + 1] >= POWER[(area + AREAS) * 3 + 1] else area + AREAS
