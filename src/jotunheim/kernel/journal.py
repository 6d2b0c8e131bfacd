"""What happened, for those who may know it."""

from typing import Final, final

from jotunheim.kernel.words import ALL

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
