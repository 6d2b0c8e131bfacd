"""What seats lost track of, mix by mix, in a form that is quick to ask.

It follows from the histories of the pieces and is kept only because a veil asks for it at each card
that is shown: no copy carries it, no hash sees it. A set of pieces is a number with a bit for each.
"""

from typing import final

from jotunheim.kernel.deals import History, lost_in


@final
class Mixes:
    """The mixes in which one seat lost track of pieces, oldest first, and the pieces of each."""

    def __init__(self) -> None:
        self.times: list[int] = []
        self.pieces: list[int] = []  # never 0

    def add(self, time: int, pieces: int) -> None:
        """A new mix of these pieces."""
        self.times.append(time)
        self.pieces.append(pieces)

    def drop(self, known: int) -> None:
        """The seat knows these pieces for sure."""
        if self.times:
            self.drop_until(known, self.times[-1])

    def drop_until(self, known: int, time: int) -> None:
        """The seat knows how these pieces came through all mixes up to this one."""
        times = self.times
        pieces = self.pieces
        emptied = False
        for i in range(len(times)):
            if times[i] <= time and pieces[i] & known:
                pieces[i] &= ~known
                emptied = emptied or not pieces[i]
        if emptied:
            kept = [i for i in range(len(times)) if pieces[i]]
            self.times = [times[i] for i in kept]
            self.pieces = [pieces[i] for i in kept]

    def has(self, piece: int) -> bool:
        """Did the seat lose track of this piece?"""
        return any(mixed & piece for mixed in self.pieces)

    def of(self, piece: int) -> list[int]:
        """The places in these lists of the mixes of one piece."""
        return [i for i in range(len(self.times)) if self.pieces[i] & piece]

    def lost_elsewhere(self, pieces: int, first: int) -> int:
        """Those of the pieces of which the seat first lost track in another mix."""
        found = 0
        left = pieces
        for i, mixed in enumerate(self.pieces):
            if not left:
                break
            lost = left & mixed
            if lost:
                left ^= lost
                if i != first:
                    found |= lost
        return found

    def lead_to(self, piece: int, starts: int) -> bool:
        """May one of these pieces lie by now where this one lies?"""
        found = piece
        for i in range(len(self.times) - 1, -1, -1):
            if self.pieces[i] & found:
                found |= self.pieces[i]
        return found & starts != 0

    def reach(self, piece: int, first: int, end: int) -> int:
        """Where a piece may be after the mixes from one place of these lists up to another one."""
        found = piece
        for i in range(first, end):
            if self.pieces[i] & found:
                found |= self.pieces[i]
        return found

    def are_all_from(self, pieces: int, mine: list[int], at: int) -> bool:
        """Before the mix at this place, was each of these pieces in just these mixes?"""
        for i in range(at):
            inside = pieces & self.pieces[i]
            if inside != (pieces if i in mine else 0):
                return False
        return True

    def settle(self, pieces: int) -> bool:
        """Did the seat lose track of some of these pieces, and of no others together with them?"""
        found = False
        for mixed in self.pieces:
            if mixed & pieces:
                if mixed & ~pieces:
                    return False
                found = True
        return found

    def copy(self) -> "Mixes":
        """An independent twin."""
        new = Mixes()
        new.times = self.times[:]
        new.pieces = self.pieces[:]
        return new


def mixes_in(histories: list[History], bit: int) -> Mixes:
    """What a seat lost track of, by the histories of all pieces."""
    found: dict[int, int] = {}
    for piece, history in enumerate(histories):
        if history:
            for time in lost_in(history, bit):
                found[time] = found.get(time, 0) | 1 << piece
    new = Mixes()
    for time in sorted(found):
        new.add(time, found[time])
    return new


def as_set(pieces: list[int]) -> int:
    """Pieces as the bits of a number."""
    found = 0
    for piece in pieces:
        found |= 1 << piece
    return found
