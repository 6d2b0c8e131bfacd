"""Dice: faces with symbols, and exact chances as whole numbers (so many ways out of so many).

TWO_DICE.at_least(8)                                 # 15/36 as a float
faces_ways(die, HIT).times(5).at_least(3)            # three hits on five dice
check_ways(6, 4).again(4, 1).at_least(2)             # four dice, 4+, one miss rolled again
drawn_ways(3, 5, 2)                                  # hits among two cards of three hits, five misses
"""

from math import comb
from typing import Final, final

COUNT_BITS: Final = 3  # a face is one number: symbol << 3 | how many of it
MOST_SYMBOLS: Final = (1 << COUNT_BITS) - 1


def face(symbol: int, count: int) -> int:
    """A face that shows a symbol so many times, as one number."""
    return symbol << COUNT_BITS | count


def symbol_of(face: int) -> int:
    """The symbol a face shows."""
    return face >> COUNT_BITS


def count_of(face: int) -> int:
    """How many symbols a face shows."""
    return face & MOST_SYMBOLS


def count_on(face: int, symbol: int) -> int:
    """How many of this symbol a face shows; 0 if it shows another one."""
    return face & MOST_SYMBOLS if face >> COUNT_BITS == symbol else 0


def count_in(faces: list[int], symbol: int) -> int:
    """How many of this symbol a whole roll shows."""
    found = 0
    for one in faces:
        found += count_on(one, symbol)
    return found


@final
class Ways:
    """In how many ways each result 0, 1, 2, … comes about, all ways being equally likely."""

    def __init__(self, ways: list[int]) -> None:
        self.ways = ways
        self.reach = ways[:]  # in how many ways a result is reached or passed
        for result in range(len(ways) - 2, -1, -1):
            self.reach[result] += self.reach[result + 1]
        self.total = self.reach[0]

    def at_least(self, result: int) -> float:
        """The chance to get this result or more."""
        return self.ways_at_least(result) / self.total

    def ways_at_least(self, result: int) -> int:
        """In how many ways out of the total we get this result or more."""
        if result >= len(self.reach):
            return 0
        return self.reach[max(result, 0)]

    def exactly(self, result: int) -> float:
        """The chance to get just this result."""
        return self.ways[result] / self.total if 0 <= result < len(self.ways) else 0.0

    def mean(self) -> float:
        """The result on average."""
        return sum([result * ways for result, ways in enumerate(self.ways)]) / self.total

    def plus(self, other: "Ways") -> "Ways":
        """Both are rolled, the results added."""
        found = [0] * (len(self.ways) + len(other.ways) - 1)
        for a, ways in enumerate(self.ways):
            if ways:
                for b, others in enumerate(other.ways):
                    found[a + b] += ways * others
        return Ways(found)

    def times(self, number: int) -> "Ways":
        """So many of them, the results added; none gives 0."""
        found = Ways([1])
        for _ in range(number):
            found = found.plus(self)
        return found

    def best(self, other: "Ways") -> "Ways":
        """Both are rolled, the higher result counts."""
        size = max(len(self.ways), len(other.ways))
        all_ways = self.total * other.total
        below: list[int] = []  # in how many ways both stay below a result
        for result in range(size + 1):
            mine = self.total - self.ways_at_least(result)
            below.append(mine * (other.total - other.ways_at_least(result)))
        below[size] = all_ways
        return Ways([below[result + 1] - below[result] for result in range(size)])

    def again_below(self, low: int) -> "Ways":
        """A result below this one is rolled again, once; the new result stands."""
        missed = self.total - self.ways_at_least(low)
        return Ways(
            [
                ways * (missed + (self.total if result >= low else 0))
                for result, ways in enumerate(self.ways)
            ]
        )

    def again(self, number: int, rerolls: int) -> "Ways":
        """So many dice, of which so many that show 0 may be rolled again once; the results added."""
        zero = self.ways[0]
        hit = Ways([0, *self.ways[1:]]) if len(self.ways) > 1 else Ways([0])
        found = [0] * ((len(self.ways) - 1) * number + 1)
        for misses in range(number + 1):
            extra = min(misses, rerolls)
            same = comb(number, misses) * zero**misses * self.total ** (rerolls - extra)
            for result, ways in enumerate(hit.times(number - misses).plus(self.times(extra)).ways):
                if ways:
                    found[result] += same * ways
        return Ways(found)


def die_ways(sides: int) -> Ways:
    """A die with the numbers from 1 on."""
    return Ways([0] + [1] * sides)


def check_ways(sides: int, number: int) -> Ways:
    """A die that is a success, 1, from this number on, else 0."""
    good = min(max(sides - number + 1, 0), sides)
    return Ways([sides - good, good])


def faces_ways(faces: list[int], symbol: int) -> Ways:
    """How many of a symbol a die with these faces shows."""
    counts = [count_on(one, symbol) for one in faces]
    return Ways([counts.count(number) for number in range(max(counts) + 1)])


def drawn_ways(good: int, bad: int, number: int) -> Ways:
    """How many good cards are among so many drawn from a deck, none put back."""
    number = min(number, good + bad)
    return Ways([comb(good, n) * comb(bad, number - n) for n in range(min(good, number) + 1)])


TWO_DICE: Final = die_ways(6).times(2)
