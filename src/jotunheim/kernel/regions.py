"""Graphs of regions: who borders whom, how far it is, what can be reached."""

from typing import Final, final

from jotunheim.kernel.errors import ContentError

FAR: Final = 1_000_000


@final
class Regions:
    """A fixed graph; regions are numbers, borders are lists in ascending order."""

    def __init__(self, borders: list[list[int]]) -> None:
        self.size = len(borders)
        self.borders = [sorted(set(row)) for row in borders]
        for a, row in enumerate(self.borders):
            for b in row:
                if not 0 <= b < self.size or b == a or a not in self.borders[b]:
                    raise ContentError(f"border from region {a} to {b} does not go both ways")
        self.mask = [sum([1 << b for b in row]) for row in self.borders]  # as bits

    def touch(self, a: int, b: int) -> bool:
        """Do the two share a border?"""
        return (self.mask[a] >> b) & 1 == 1

    def distances(self, start: int, barred: int = 0) -> list[int]:
        """Steps from a region to each other one, not entering barred ones (bits); FAR: no way."""
        found = [FAR] * self.size
        found[start] = 0
        row = [start]
        while row:
            ahead: list[int] = []
            for a in row:
                for b in self.borders[a]:
                    if found[b] == FAR and not (barred >> b) & 1:
                        found[b] = found[a] + 1
                        ahead.append(b)
            row = ahead
        return found

    def within(self, start: int, steps: int, barred: int = 0) -> list[int]:
        """Regions that can be reached in so many steps, without the start, in ascending order."""
        far = self.distances(start, barred)
        return [b for b in range(self.size) if b != start and far[b] <= steps]

    def path(self, start: int, goal: int, barred: int = 0) -> list[int]:
        """A shortest way, both ends included; of equal ones that with the lowest numbers; or []."""
        far = self.distances(goal, barred & ~(1 << start))
        if far[start] == FAR or (barred >> goal) & 1:
            return []
        way = [start]
        while way[-1] != goal:
            here = way[-1]
            way.append(next(b for b in self.borders[here] if far[b] == far[here] - 1))
        return way

    def components(self, members: int) -> list[int]:
        """The connected parts of a set of regions, each as bits, by their lowest region."""
        found: list[int] = []
        left = members
        while left:
            start = (left & -left).bit_length() - 1
            far = self.distances(start, ~members)
            part = sum([1 << b for b in range(self.size) if far[b] < FAR])
            found.append(part)
            left &= ~part
        return found
