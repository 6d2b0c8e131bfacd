"""Is it flat? The last third of a run beside its middle third."""

from typing import Final

import msgspec

from benchmarks.soak.processes import Held

GROWTH: Final = 1.05  # of memory, from the middle third to the last
THIRDS: Final = 3  # of a run, so there must be as many looks at least
MB: Final = 1 << 20


class Row(msgspec.Struct, frozen=True):
    """One process in the three thirds of a run, and its files when nobody is there: before and after."""

    name: str
    first: float  # megabytes
    middle: float
    last: float
    most_files: int
    files_before: int
    files_after: int

    @property
    def problem(self) -> str:
        """What is wrong with it; empty: nothing."""
        if self.files_before == 0:
            return "was started during the run: another one had ended"
        if 0 < GROWTH * self.middle < self.last:
            return f"memory grew by {100 * (self.last / self.middle - 1):.1f} %"
        if self.files_after > self.files_before:
            return f"{self.files_after - self.files_before} files are still open"
        return ""


def mean(values: list[int]) -> float:
    """Of memory, in megabytes."""
    return sum(values) / max(len(values), 1) / MB


def third(looks: list[dict[str, Held]], name: str, number: int) -> float:
    """The memory of a process in one third of a run."""
    part = looks[number * len(looks) // THIRDS : (number + 1) * len(looks) // THIRDS]
    return mean([look[name].memory for look in part if name in look])


def rows(
    looks: list[dict[str, Held]], before: dict[str, Held], after: dict[str, Held]
) -> list[Row]:
    """All processes that are there at the end; one that had to be replaced has no "before"."""
    found = []
    for name in after:
        first, middle, last = [third(looks, name, number) for number in range(THIRDS)]
        most = max([look[name].files for look in looks if name in look], default=0)
        files = before[name].files if name in before else 0
        found.append(Row(name, first, middle, last, most, files, after[name].files))
    return found


def lines(table: list[Row]) -> list[str]:
    """The table in words."""
    head = f"{'process':<14}{'MB by thirds':>24}{'growth':>9}{'files: before':>15}{'most':>6}{'after':>7}"
    return [head, *[line(row) for row in table]]


def line(row: Row) -> str:
    """One process."""
    growth = 100 * (row.last / row.middle - 1) if row.middle else 0.0
    memory = f"{row.first:8.1f}{row.middle:8.1f}{row.last:8.1f}"
    files = f"{row.files_before:>15}{row.most_files:>6}{row.files_after:>7}"
    return f"{row.name:<14}{memory}{growth:>+8.1f}%{files}  {row.problem or 'ok'}"
