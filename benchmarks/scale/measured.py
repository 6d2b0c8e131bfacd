"""What was measured on a small machine with two ARM cores, compiled and quiet; the rest is computed from it."""

from typing import Final

import msgspec

from benchmarks.scale.server import Cost


class Measured(msgspec.Struct, frozen=True):
    """A game on the load bench: costs, and what they must explain."""

    cost: Cost
    flat_out: float  # actions a second of 20 tables on two cores
    confirmed: float  # p95 in milliseconds, 500 live tables on one core
    seen: float


# Costs in seconds of the processor. `web` and `play` are those of an action at full speed, where others see one
# action in many; `others` is what comes on top when everybody sees everything. Connect Four's was not noted and
# is in proportion.
GAMES: Final = {
    "connect-four": Measured(Cost(0.0006, 0.0010, 0.0012), 913, 3.4, 3.9),
    "giant": Measured(Cost(0.0006, 0.0025, 0.0026), 524, 8.4, 10.7),
    "assault": Measured(Cost(0.0008, 0.0019, 0.0049), 574, 7.1, 18.9),
}
TABLE_RULES: Final = (
    1.1e6  # bytes of an engine for a live table, rules interpreted, all games mixed
)
TABLE_WEB: Final = 0.35e6  # bytes of a web process for a live table with its sockets
PROCESS: Final = 60e6  # bytes of a process that does nothing
SOCKETS: Final = 4  # of a table: its seats, and people who watch
ROW: Final = 150  # bytes of a play in the database, with its indexes
NEWS: Final = 12e-6  # seconds of the processor for a worker to hear that some table has changed
