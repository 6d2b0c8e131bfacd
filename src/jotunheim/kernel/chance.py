"""Dice and shuffles: one interface, three forms.

*Fast* (search, simulation): xoshiro128** on four 32-bit words. *Fair* (real tables): HMAC-SHA256 in
counter mode, keyed by a 256-bit seed and bound to the ply, so that nobody can predict dice from
earlier dice and everybody can check them afterwards. *Scripted* (tests, situations): the numbers to come.
All draw without bias by rejection and give the same numbers interpreted and compiled.
"""

import hashlib
import hmac
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from jotunheim.kernel.errors import RulesError

# We count in 32-bit words: products of two fit 64 bits, or are cut to 32 in the same line, so that
# machine integers (i64) give the same numbers as Python's.
WORD: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000


def mixed(word: i64) -> i64:
    """A 32-bit word with its bits stirred, so that nearby seeds start far apart."""
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x846CA68B) & WORD
    return word ^ (word >> 16)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The fast form; the fair and the scripted form are subclasses."""

    def __init__(self, seed: int = 0) -> None:
        self.draws = 0
        low: i64 = seed & WORD
        high: i64 = (seed >> 32) & WORD
        self.a = mixed(low + 0x9E3779B9)
        self.b = mixed(high ^ self.a)
        self.c = mixed(low ^ 0x243F6A88 ^ self.b)
        self.d = mixed(high + 0xB7E15162 + self.c) | 1  # never all four zero

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c ^ self.a
        d = self.d ^ b
        r = (b * 5) & WORD
        r = ((r << 7) | (r >> 25)) & WORD
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) | (d >> 21)) & WORD
        return (r * 9) & WORD

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        self.draws += 1
        sides: i64 = n
        limit = WORDS - WORDS % sides
        word: i64 = self.word()
        while word >= limit:
            word = self.word()
        return word % sides

    def die(self, sides: int = 6) -> int:
        """A roll of one die, from 1 on."""
        return self.below(sides) + 1

    def shuffle(self, items: list[int]) -> None:
        """Every order equally likely."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def mix(self, deck: list[int]) -> None:
        """Shuffle a deck whose cards are taken at `top` only: the one who is asked for each draw can wait until then."""
        self.shuffle(deck)

    def top(self, deck: list[int]) -> int:
        """Where the next card of a mixed deck lies: it is the last."""
        return len(deck) - 1

    def begin(self, ply: int) -> None:
        """A new play begins; the fair form binds its numbers to it."""

    def drawn(self) -> list[tuple[int, int]]:
        """Sides and result of each draw of the present play, where this form keeps them."""
        return []

    def copy(self) -> "Chance":
        """An independent twin that will draw the same numbers."""
        new = Chance()
        new.take_over(self)
        return new

    def take_over(self, other: "Chance") -> None:
        """Go on where the other stands."""
        self.draws = other.draws
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d


@final
class Fair(Chance):
    """Numbers that nobody can predict without the seed, and everybody can check with it."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        if len(seed) != 32:
            raise RulesError(f"a fair seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self.ply = 0
        self.block = 0
        self.at = 8  # the next word of the block; 8: a new block is due
        self.words: list[int] = []
        self.log: list[tuple[int, int]] = []  # of the present play: sides and result of each draw

    def begin(self, ply: int) -> None:
        self.ply = ply
        self.block = 0
        self.at = 8
        self.log = []

    def word(self) -> int:
        if self.at == 8:
            text = f"jotunheim {self.ply} {self.block}".encode()
            digest = hmac.new(self.seed, text, hashlib.sha256).digest()
            self.words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(8)]
            self.block += 1
            self.at = 0
        self.at += 1
        return self.words[self.at - 1]

    def below(self, n: int) -> int:
        value = super().below(n)
        self.log.append((n, value))
        return value

    def drawn(self) -> list[tuple[int, int]]:
        return self.log

    def copy(self) -> Chance:
        new = Fair(self.seed)
        new.draws = self.draws
        new.ply = self.ply
        new.block = self.block
        new.at = self.at
        new.words = self.words
        new.log = self.log[:]
        return new


def commitment(seed: bytes) -> str:
    """What is shown before the game, so that the seed shown after it cannot be another one."""
    return hashlib.sha256(b"jotunheim seed " + seed).hexdigest()


@final
class Scripted(Chance):
    """The numbers that the next draws will give, then another chance. Shuffles are left to the latter."""

    def __init__(self, values: list[int], rest: Chance) -> None:
        super().__init__()
        self.values = values
        self.next = 0
        self.rest = rest

    def begin(self, ply: int) -> None:
        self.rest.begin(ply)

    def below(self, n: int) -> int:
        self.draws += 1
        if self.next == len(self.values):
            return self.rest.below(n)
        value = self.values[self.next]
        self.next += 1
        if not 0 <= value < n:
            raise RulesError(f"draw {self.next} is scripted as {value}, but is one of 0..{n - 1}")
        return value

    def word(self) -> int:
        return self.rest.word()

    def drawn(self) -> list[tuple[int, int]]:
        return self.rest.drawn()

    def shuffle(self, items: list[int]) -> None:
        self.draws += 1
        self.rest.shuffle(items)

    def copy(self) -> Chance:
        new = Scripted(self.values, self.rest.copy())
        new.draws = self.draws
        new.next = self.next
        return new


def draw_from(counts: list[int], chance: Chance) -> int:
    """Take one thing out of a bag of counts: its kind, or -1 if the bag is empty."""
    left = 0
    for count in counts:  # compiled, a loop costs less than sum()
        left += count
    if left == 0:
        return -1
    at = chance.below(left)
    kind = 0
    while at >= counts[kind]:
        at -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
