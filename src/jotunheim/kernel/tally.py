"""Uses: so many times per roll, action, turn, battle or game."""

from typing import final


@final
class Tally:
    """One Tally for each span, cleared by the step that ends the span."""

    def __init__(self, size: int) -> None:
        self.uses = [0] * size

    def use(self, key: int) -> None:
        """Once more."""
        self.uses[key] += 1

    def left(self, key: int, limit: int) -> int:
        """How many uses are left of so many."""
        return limit - self.uses[key]

    def clear(self) -> None:
        """A new span begins."""
        self.uses = [0] * len(self.uses)

    def copy(self) -> "Tally":
        """An independent twin."""
        new = Tally(0)
        new.uses = self.uses[:]
        return new
