"""What a seat can know at best, by enumeration: every world it cannot rule out, with its exact chance.

A world is the prints of each zone. The table plays a random script with `Cards`; a `Belief` follows it
with nothing but what its seat sees.
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


def world_of(cards: Cards) -> World:
    """The world as it is."""
    return tuple([tuple(cards.prints_in(zone)) for zone in ZONES])


def tidy(world: World) -> World:
    """What matters of a world: in loose zones order means nothing."""
    return tuple([tuple(sorted(z)) if EYES[i] & LOOSE else z for i, z in enumerate(world)])


def bit_of(seat: int) -> int:
    return 1 << seat if seat >= 0 else 1 << 7


class Belief:
    """All worlds a seat cannot rule out."""

    def __init__(self, seat: int, prints: list[int]) -> None:
        self.bit = bit_of(seat)
        self.worlds: dict[World, Fraction] = {
            (tuple(prints), *[() for _ in EYES[1:]]): Fraction(1),
        }

    def follow(self, step: Step, real: World, index: int) -> None:
        """Something happens; the real world says what this seat sees of it."""
        what, source, target = step
        seen = self.sight(real, what, source, target, index)
        found: dict[World, Fraction] = {}
        for world, share in self.worlds.items():
            for after, part, sight in self.branches(world, what, source, target):
                if sight == seen:
                    found[after] = found.get(after, Fraction(0)) + share * part
        total = sum(found.values())
        self.worlds = {world: share / total for world, share in found.items()}

    def at_best(self) -> dict[World, Fraction]:
        """The chance of each world, as far as order matters."""
        found: dict[World, Fraction] = {}
        for world, share in self.worlds.items():
            found[tidy(world)] = found.get(tidy(world), Fraction(0)) + share
        return found

    def branches(self, world: World, what: str, source: int, target: int) -> Branches:
        """All ways it may go on in this world, with their chances and what the seat would see."""
        if what == "look":
            yield world, Fraction(1), self.sight(world, what, source, target, -1)
        elif what == "swap":
            after = with_zones(world, {source: world[target], target: world[source]})
            yield after, Fraction(1), self.sight(world, what, source, target, -1)
        elif what in ("shuffle", "gather"):
            cards = world[source] if what == "shuffle" else world[target] + world[source]
            for order, part in orders(cards):
                yield with_zones(world, {source: (), target: order}), part, ()
        elif what == "draw":
            yield from self.leaving(world, what, source, target, len(world[source]) - 1)
        else:
            size = len(world[source])
            for index in range(size):
                for after, part, sight in self.leaving(world, what, source, target, index):
                    yield after, part / size, sight

    def leaving(self, world: World, what: str, source: int, target: int, index: int) -> Branches:
        """A card leaves. Who sees neither zone then knows the rest of a hand in no order."""
        value = world[source][index]
        rest = world[source][:index] + world[source][index + 1 :]
        there = (value, *world[target]) if what == "under" else (*world[target], value)
        sight = self.sight(world, what, source, target, index)
        if EYES[source] & LOOSE and not (EYES[source] | EYES[target]) & self.bit:
            for order, part in orders(rest):
                yield with_zones(world, {source: order, target: there}), part, sight
        else:
            yield with_zones(world, {source: rest, target: there}), Fraction(1), sight

    def sight(self, world: World, what: str, source: int, target: int, index: int) -> Sight:
        """What the seat sees of it."""
        if what in ("shuffle", "gather"):
            return ()
        if what == "look":  # the seat `target` looks at the top
            return (world[source][-1],) if self.bit == bit_of(target) else ()
        if what == "swap":
            sees = {zone for zone in (source, target) if EYES[zone] & self.bit}
            return tuple([world[source + target - zone] for zone in sorted(sees)])
        if (EYES[source] | EYES[target]) & self.bit:
            return (world[source][index], index)
        return () if EYES[source] & LOOSE else (index,)


def orders(cards: tuple[int, ...]) -> list[tuple[tuple[int, ...], Fraction]]:
    """All orders that look different, all equally likely."""
    found = set(itertools.permutations(cards))
    return [(order, Fraction(1, len(found))) for order in found]


def with_zones(world: World, changed: dict[int, tuple[int, ...]]) -> World:
    return tuple([changed.get(zone, cards) for zone, cards in enumerate(world)])


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
        found.append(tidy(world_of(new)))
    return found


ALL_SEATS = [0, 1, 2, -1]
