"""What a seat can know at best, by enumeration: every world it cannot rule out, with its exact chance.

A world is the prints of each zone, loose zones in order of print. The table plays a random script with
`Cards`; a `Belief` follows it with nothing but what its seat sees.
"""

import itertools
import random
from collections.abc import Iterator
from fractions import Fraction

from jotunheim.kernel import FACEDOWN, OPEN, Cards, Chance, hands
from jotunheim.kernel.decks import LOOSE
from tests.kernel.small import Small

DECK, PILE, BOX, HANDS = 0, 1, 2, 3
SEATS = 3
EYES = [FACEDOWN, OPEN, FACEDOWN, *hands(SEATS)]
ZONES = range(len(EYES))
World = tuple[tuple[int, ...], ...]
Sight = tuple[object, ...]
Step = tuple[str, int, int]  # what happens, from which zone or for which seat, to which zone
Branches = Iterator[tuple[World, Fraction, Sight]]


def tidy(world: list[list[int]]) -> World:
    """A world as a value: in loose zones order means nothing."""
    return tuple([tuple(sorted(z) if EYES[i] & LOOSE else z) for i, z in enumerate(world)])


def world_of(cards: Cards) -> World:
    """The world as it is."""
    return tidy([cards.prints_in(zone) for zone in ZONES])


def bit_of(seat: int) -> int:
    return 1 << seat if seat >= 0 else 1 << 7


class Belief:
    """All worlds a seat cannot rule out."""

    def __init__(self, seat: int, prints: list[int]) -> None:
        self.bit = bit_of(seat)
        self.worlds: dict[World, Fraction] = {tidy([prints, *[[] for _ in EYES[1:]]]): Fraction(1)}

    def follow(self, step: Step, real: World, index: int) -> None:
        """Something happens; the real world says what this seat sees of it."""
        what, source, target = step
        seen = next(self.one(real, what, source, target, index))[2]
        found: dict[World, Fraction] = {}
        for world, share in self.worlds.items():
            for after, part, sight in self.branches(world, what, source, target):
                if sight == seen:
                    found[after] = found.get(after, Fraction(0)) + share * part
        total = sum(found.values())
        self.worlds = {world: share / total for world, share in found.items()}

    def branches(self, world: World, what: str, source: int, target: int) -> Branches:
        """All ways it may go on in this world, with their chances and what the seat would see."""
        if what == "shuffle":
            orders = set(itertools.permutations(world[source]))
            for order in orders:
                yield self.with_zone(world, source, order), Fraction(1, len(orders)), ()
        elif what == "gather":
            both = world[source] + world[target]
            emptied = self.with_zone(world, source, ())
            joined = self.with_zone(emptied, target, both)
            yield from self.branches(joined, "shuffle", target, target)
        elif what in ("move", "under"):
            size = len(world[source])
            for index in range(size):
                for after, part, sight in self.one(world, what, source, target, index):
                    yield after, part / size, sight
        else:
            yield from self.one(world, what, source, target, len(world[source]) - 1)

    def one(self, world: World, what: str, source: int, target: int, index: int) -> Branches:
        """One card, that at an index: draw, move, under; or look at the top; or two hands swapped."""
        if what in ("shuffle", "gather"):
            yield world, Fraction(1), ()
            return
        if what == "swap":
            zones = [list(zone) for zone in world]
            zones[source], zones[target] = zones[target], zones[source]
            seen = [tidy(zones)[z] for z in (source, target) if EYES[z] & self.bit]
            yield tidy(zones), Fraction(1), (tuple(seen),)
            return
        value = world[source][index]
        if what == "look":  # the seat `target` looks at the top
            yield world, Fraction(1), (value,) if self.bit == bit_of(target) else ()
            return
        zones = [list(zone) for zone in world]
        zones[source].pop(index)
        zones[target].insert(0 if what == "under" else len(zones[target]), value)
        sees = (EYES[source] | EYES[target]) & self.bit
        place = () if EYES[source] & LOOSE else (index,)
        yield tidy(zones), Fraction(1), (value if sees else "hidden", *place)

    def with_zone(self, world: World, zone: int, cards: tuple[int, ...]) -> World:
        zones = [list(z) for z in world]
        zones[zone] = list(cards)
        return tidy(zones)


def script(rng: random.Random, number: int, length: int) -> list[Step]:
    """A random history that can be played whatever is dealt: sizes alone decide what is possible."""
    sizes = [number] + [0] * (len(EYES) - 1)
    found: list[Step] = [("shuffle", DECK, DECK)]
    while len(found) < length:
        what = rng.choice(
            ["draw", "draw", "draw", "look", "move", "move", "under", "gather", "swap"]
        )
        source = DECK if what in ("draw", "look") else HANDS + rng.randrange(SEATS)
        target = rng.choice([PILE, PILE, BOX, DECK, HANDS, HANDS + 1, HANDS + 2])
        if what == "gather":
            source, target = rng.choice([(PILE, DECK), (BOX, DECK), (PILE, BOX)])
        elif what == "swap":
            target = HANDS + rng.randrange(SEATS)
        elif what == "look":
            target = rng.randrange(SEATS)
        elif what == "under":
            target = DECK
        if sizes[source] == 0 or source == target:
            continue
        found.append((what, source, target))
        if what == "gather":
            sizes[target] += sizes[source]
            sizes[source] = 0
        elif what == "swap":
            sizes[source], sizes[target] = sizes[target], sizes[source]
        elif what != "look":
            sizes[source] -= 1
            sizes[target] += 1
    return found


def play(cards: Cards, g: Small, step: Step, index: int) -> None:
    """The real thing."""
    what, source, target = step
    if what == "shuffle":
        cards.shuffle(g, source)
    elif what == "gather":
        cards.gather(g, source, target)
    elif what == "swap":
        cards.swap(g, source, target)
    elif what == "look":
        cards.show(g, cards.top(source), 1 << target)
    elif what == "draw":
        cards.draw(g, source, target)
    elif what == "under":
        cards.put_under(g, cards.zones[source][index], target)
    else:
        cards.move(g, cards.zones[source][index], target)


def told(
    steps: list[Step], prints: list[int], seats: list[int], seed: int
) -> tuple[Cards, list[Belief]]:
    """Play a script once; what each of these seats can know at the end."""
    rng = random.Random(seed)
    g = Small(SEATS, Chance(seed))
    cards = Cards("cards", prints, EYES)
    beliefs = [Belief(seat, prints) for seat in seats]
    for step in steps:
        what, source, _target = step
        cards_there = cards.zones[source]
        index = (
            len(cards_there) - 1 if what in ("draw", "look") else rng.randrange(len(cards_there))
        )
        if EYES[source] & LOOSE:  # the belief has loose zones in order of print
            cards_there.sort(key=lambda card: prints[card])
        before = world_of(cards)
        play(cards, g, step, index)
        for belief in beliefs:
            belief.follow(step, before, index)
    return cards, beliefs


def deals(cards: Cards, seat: int, number: int) -> list[World]:
    """So many new deals for a seat."""
    found = []
    chance = Chance(number)
    for _ in range(number):
        new = cards.copy()
        new.relabel(new.veil.redeal(seat, chance))
        found.append(world_of(new))
    return found


ALL_SEATS = [0, 1, 2, -1]
