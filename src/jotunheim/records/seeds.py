"""Where the chance of a recorded game comes from: its seed, or the draws that were written down.

A seed that nobody could choose alone is mixed: the server's key, with a share from each person. The hash of the key is
shown before anybody sits down, so the server cannot fit it to the shares; and nobody who gives a share knows the key.
"""

import hashlib
import hmac

from jotunheim.kernel import Chance, Fair, RecordError, Scripted
from jotunheim.records.header import Header
from jotunheim.records.lines import BodyLine, Draws, PlayLine
from jotunheim.texts import _


def mixed_seed(key: str, seats: int, shares: dict[int, str]) -> str:
    """HMAC-SHA256 with the key over a line for each seat: its number, and its share if it has one."""
    lines = [f"{seat + 1} {shares.get(seat, '')}".rstrip() for seat in range(seats)]
    text = "\n".join(["jotunheim shares", *lines])
    return hmac.new(bytes.fromhex(key), text.encode(), hashlib.sha256).hexdigest()


def chance_of(header: Header, lines: list[BodyLine]) -> Chance:
    """The chance of a record; without a revealed seed, the draws themselves."""
    if header.seed.startswith("fast:"):
        chance = Chance(int(header.seed[5:]))
    elif header.seed:
        chance = Fair(bytes.fromhex(header.seed))
    else:
        drawn = {line.number: line.draws for line in lines if isinstance(line, PlayLine)}
        chance = Written(drawn)
    return Scripted(list(header.rolls), chance) if header.rolls else chance


class Written(Chance):
    """The draws of a record whose seed is not revealed: they can be repeated, not proven."""

    def __init__(self, drawn: dict[int, Draws]) -> None:
        super().__init__()
        self.table = drawn
        self.ply = 0
        self.next = 0

    def begin(self, ply: int) -> None:
        self.ply = ply
        self.next = 0

    def below(self, n: int) -> int:
        due = self.table.get(self.ply, ())
        if self.next >= len(due):
            raise RecordError(
                _("play {ply}: draw {next} is not written down").format(
                    ply=self.ply, next=self.next + 1
                )
            )
        sides, result = due[self.next]
        if sides != n:
            raise RecordError(
                _("play {ply}: draw {next} is of {number}, not of {sides}").format(
                    ply=self.ply, next=self.next + 1, number=n, sides=sides
                )
            )
        self.next += 1
        self.draws += 1
        return result

    def drawn(self) -> list[tuple[int, int]]:
        return list(self.table.get(self.ply, ())[: self.next])

    def copy(self) -> Chance:
        new = Written(self.table)
        new.draws = self.draws
        new.ply = self.ply
        new.next = self.next
        return new
