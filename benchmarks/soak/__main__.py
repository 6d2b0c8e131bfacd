"""python -m benchmarks.soak: many live tables for half an hour; exit code 1 if memory grows or files stay open."""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.games import measured
from benchmarks.load.house import (
    PATIENCE,
    House,
    Server,
    furnish,
    serving,
    settings,
    sqlite,
)
from benchmarks.soak.evening import Counted, Evening, LiveTable, Pace
from benchmarks.soak.processes import Held, look
from benchmarks.soak.verdict import THIRDS, Row, lines, rows

LOOK: Final = 5.0  # seconds between two looks at the processes
SOON: Final = 0.5  # seconds between two looks whether enough has happened by now
WARM: Final = (
    30.0  # seconds after which everybody leaves once: this is the count of files to come back to
)
SLOW_BOTS: Final = 4  # tables of each game with a bot that searches; all others are quick
WHOLE: Final = 10_000  # plays, more than any game has: tables stand anywhere between the first play and the last
# Tables and games at hand are bounded. The bounds are so low here that they are reached in the first third: until
# then memory grows as it should.
ROOMS: Final = 1.25  # for each live table
SESSIONS: Final = 1.5


class Soaked(msgspec.Struct):
    """What came out of a run."""

    counted: Counted
    table: list[Row]
    seconds: float


def house_of(database: str, count: int) -> list[tuple[House, list[int]]]:
    """The tables, spread over all games, and the seats that people hold; the others are bots."""
    games = measured()
    houses: list[tuple[House, list[int]]] = []
    for number, (game, how) in enumerate(games.items()):
        share = count // len(games) + (number < count % len(games))
        slow = min(SLOW_BOTS, share)
        for some, level in ((slow, "knight"), (share - slow, "squire")):
            if some:
                bots = {how.seats - 1: level}
                made = furnish(database, game, how.seats, some, WHOLE, bots)
                houses.append((asyncio.run(made), list(range(how.seats - 1))))
    return houses


def tables_of(evening: Evening, houses: list[tuple[House, list[int]]]) -> list[LiveTable]:
    """All tables of an evening."""
    return [
        LiveTable(evening, table, house.cookie, seats)
        for house, seats in houses
        for table in house.tables
    ]


def was_played(counted: Counted) -> bool:
    """Whether at least one play was answered."""
    return counted.plays > 0


async def gather(
    tables: list[LiveTable],
    evening: Evening,
    pid: int,
    seconds: float,
    is_enough: Callable[[Counted], bool],
) -> list[dict[str, Held]]:
    """People come, play for so long, longer if that was not enough, and leave; what the processes held meanwhile."""
    evening.running = True
    tasks = [asyncio.create_task(table.live()) for table in tables]
    looks: list[dict[str, Held]] = []
    end = time.monotonic() + seconds
    while (
        (left := end - time.monotonic()) > 0
        or len(looks) < THIRDS
        or (left > -PATIENCE and not is_enough(evening.counted))
    ):
        await asyncio.sleep(min(LOOK, left, seconds / THIRDS) if left > 0 else SOON)
        looks.append(look(pid))
    evening.running = False
    await asyncio.gather(*tasks)
    return looks


async def soak(
    houses: list[tuple[House, list[int]]],
    server: Server,
    seconds: float,
    pace: Pace,
    is_enough: Callable[[Counted], bool] = was_played,
) -> Soaked:
    """Warm up, leave, count; then the whole run, leave, count again."""
    evening = Evening(server.port, pace)
    tables = tables_of(evening, houses)
    await gather(tables, evening, server.pid, min(WARM, seconds / 4), was_played)
    before = await alone(server)
    evening.counted = Counted()
    start = time.monotonic()
    looks = await gather(tables, evening, server.pid, seconds, is_enough)
    took = time.monotonic() - start
    return Soaked(evening.counted, rows(looks, before, await alone(server)), took)


async def alone(server: Server) -> dict[str, Held]:
    """What the processes hold when nobody is there and nothing is under way."""
    await asyncio.to_thread(server.settle)
    return look(server.pid)


def told(soaked: Soaked, count: int) -> str:
    """The figures in words."""
    c = soaked.counted
    return "\n".join(
        [
            f"{count} live tables for {soaked.seconds / 60:.1f} minutes: {c.plays} plays of people"
            f" ({c.plays / soaked.seconds:.1f}/s), {c.games} games ended and begun again, {c.chats} lines of chat,"
            f" {c.sockets} sockets opened ({c.broken} broke), {c.refused} refused",
            *lines(soaked.table),
        ]
    )


def main() -> int:
    """Soak, tell, judge."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=8.0, help="seconds between plays (8)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="jotun-soak-") as folder:
        database = sqlite(Path(folder))
        houses = house_of(database, args.tables)
        config = msgspec.structs.replace(
            settings(database),
            rooms=int(ROOMS * args.tables),
            sessions=int(SESSIONS * args.tables / 2),
        )
        with serving("ours", msgspec.json.encode(config).decode()) as server:
            pace = Pace(play=args.every)
            soaked = asyncio.run(soak(houses, server, 60 * args.minutes, pace))
    print(told(soaked, args.tables), flush=True)
    return 1 if any(row.problem for row in soaked.table) else 0


if __name__ == "__main__":
    sys.exit(main())
