"""What happened, for those who may know it."""

from typing import Final, final

from jotunheim.kernel.words import ALL
from jotunheim.scene import LogLine

CHAPTER: Final = "chapter"  # the mark of a new chapter (a round, a game of a series) in the journal


@final
class Event:
    """Something that happened, with numbers, and the seats that may know it."""

    def __init__(
        self, what: str, values: tuple[int, ...], seats: int, ply: int, told: int, forced: bool
    ) -> None:
        self.what = what
        self.values = values
        self.seats = seats
        self.ply = ply
        self.told = told  # the same without covert passes: what may be shown
        self.forced = forced  # there was no other choice, so nobody was asked

    def is_for(self, seat: int) -> bool:
        """May this seat know it? Spectators (seat -1) know what everybody knows."""
        return self.seats == ALL or (seat >= 0 and (self.seats >> seat) & 1 == 1)


@final
class Worded:
    """What a seat was told of a journal, as far as it was put into words."""

    def __init__(self, names: list[str]) -> None:
        self.names = names  # of the seats: with another name a sentence may read otherwise
        self.events: list[Event] = []
        self.lines: list[LogLine] = []

    def is_of(self, journal: list[Event], names: list[str]) -> bool:
        """Whether this journal begins with all that was worded, and everybody has kept the name."""
        if len(self.events) > len(journal) or self.names != names:
            return False
        return all(self.events[i] is journal[i] for i in range(len(self.events)))
