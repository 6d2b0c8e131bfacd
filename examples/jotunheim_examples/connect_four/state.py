"""What lies on the table: the discs in the grid, and who has won."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from jotunheim.kernel import Chance, State
from jotunheim_examples.connect_four.grid import Grid

RED: Final = 0  # the seats (C4-GRD-03)
YELLOW: Final = 1
NOBODY: Final = -1


@final
class ConnectFour(State["ConnectFour"]):
    """A grid with discs in it."""

    shared: ClassVar[tuple[str, ...]] = (*State.shared, "grid")

    def __init__(self, grid: Grid, chance: Chance) -> None:
        super().__init__(2, chance)
        self.grid = grid
        self.open_columns = grid.tokens  # replaced when one is full, never changed
        self.red: i64 = 0  # the cells with red discs, as bits
        self.yellow: i64 = 0
        self.winner = NOBODY

    def me(self) -> "ConnectFour":
        return self

    def clone(self) -> "ConnectFour":
        new = ConnectFour(self.grid, self.chance.copy())
        self.copy_kernel(new)
        new.open_columns = self.open_columns
        new.red = self.red
        new.yellow = self.yellow
        new.winner = self.winner
        return new

    def discs(self, seat: int) -> i64:
        """The cells that hold discs of this seat."""
        return self.red if seat == RED else self.yellow

    def put(self, seat: int, cell: i64) -> None:
        """A disc of this seat lies in the cell from now on."""
        if seat == RED:
            self.red |= cell
        else:
            self.yellow |= cell
