"""Where the luck of a recorded game comes from: its seed, or the draws that were written down."""

from jotunheim.kernel import Chance, Fair, RecordError, Scripted
from jotunheim.records.header import Header
from jotunheim.records.lines import BodyLine, Draws, PlayLine
from jotunheim.texts import _


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
