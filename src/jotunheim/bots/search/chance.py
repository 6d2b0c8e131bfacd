"""The chance of a world in a search: it starts again at each play.

Two worlds with the same seed have the same dice at the same play, no matter how many were rolled before. So options of
the root that are tried with the same seed meet the same dice, and what still differs between them is their own merit.
"""

from typing import Final, final

from jotunheim.kernel import Chance

APART: Final = 1 << 20  # between the seeds of two plays; no option is tried more often than that


@final
class PlyChance(Chance):
    """A chance whose numbers depend on seed and play."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed

    def begin(self, ply: int) -> None:
        """A new play begins."""
        self.take_over(Chance(self.seed + ply * APART))

    def copy(self) -> Chance:
        new = PlyChance(self.seed)
        new.take_over(self)
        return new
