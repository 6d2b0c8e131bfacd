"""python -m benchmarks.load: throughput beside the bare loop, then many live tables on one core."""

import argparse
import asyncio
import contextlib
import os
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.games import measured
from benchmarks.load.bare import Step, Tape
from benchmarks.load.clients import SOCKETS, Figures, Table, p
from benchmarks.load.house import PATIENCE, House, Server, furnish, serving, sqlite

LOOK: Final = 0.1  # seconds between two looks whether there are tables left


class Ran(msgspec.Struct):
    """What came out of a run: the figures, and what was sent at the tables, first and for each action."""

    figures: Figures
    first: list[Step]
    steps: list[Step]


@contextlib.asynccontextmanager
async def seated(house: House, port: int, run: str) -> AsyncIterator[list[Table]]:
    """People at all tables."""
    figures = Figures()
    tables = [Table(house, table, figures, run) for table in house.tables]
    for table in tables:
        await table.open(port)
    try:
        yield tables
    finally:
        await asyncio.gather(*[table.close() for table in tables])


async def one_by_one(row: Iterator[Table]) -> None:
    """Play table after table, each time the next that nobody has sat down at."""
    for table in row:
        await table.play()


async def as_fast_as_it_goes(
    house: House, server: Server, places: int, seconds: float, run: str
) -> Ran:
    """People at so many tables at a time play on as soon as they can, until there is no table left."""
    async with seated(house, server.port, run) as tables:
        await asyncio.to_thread(server.settle)
        row = iter(tables)
        tasks = [asyncio.create_task(one_by_one(row)) for _ in range(places)]
        await asyncio.sleep(seconds / 8)
        await measure(
            tables[0].figures,
            server,
            seconds,
            is_enough=lambda: bool(steps_of(tables)),
            is_over=lambda: any(task.done() for task in tasks),
        )
        for task in tasks:
            task.cancel()
    first = [table.tape[0] for table in tables]
    return Ran(tables[0].figures, first, steps_of(tables))


def steps_of(tables: list[Table]) -> list[Step]:
    """What the bare loop plays on and on: not the last step of a table, which ended the game or was broken off."""
    return [step for table in tables for step in table.tape[1:][:-1]]


async def measure(
    figures: Figures,
    server: Server,
    seconds: float,
    is_enough: Callable[[], bool] = lambda: True,
    is_over: Callable[[], bool] = lambda: False,
) -> None:
    """Count for so many seconds, or until it is over, of the clock and of the processor; longer if little happens."""
    figures.clear()
    start, used = time.perf_counter(), server.processor()
    while not is_over():
        await asyncio.sleep(LOOK)
        is_idle = not figures.actions or server.processor() == used or not is_enough()
        if time.perf_counter() >= start + seconds + (PATIENCE if is_idle else 0.0):
            break
    figures.seconds = time.perf_counter() - start
    figures.processor = server.processor() - used
    figures.freeze()


async def steady(house: House, server: Server, every: float, seconds: float) -> Figures:
    """Many tables, one action each every few seconds."""
    async with seated(house, server.port, "steady") as tables:
        await asyncio.to_thread(server.settle)
        tasks = [
            asyncio.create_task(table.play(every, every * i / len(tables)))
            for i, table in enumerate(tables)
        ]
        await asyncio.sleep(every)
        await measure(tables[0].figures, server, seconds)
        for task in tasks:
            task.cancel()
    return tables[0].figures


def throughput(game: str, count: int, seconds: float, rounds: int) -> None:
    """Ours and the bare loop take turns."""
    how = measured()[game]
    ours: list[Figures] = []
    bare: list[Figures] = []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory(prefix="jotun-load-") as folder:
            place = Path(folder)
            house = asyncio.run(furnish(sqlite(place), game, how.seats, count * how.spare))
            with serving("ours", house.database) as server:
                ran = asyncio.run(as_fast_as_it_goes(house, server, count, seconds, "ours"))
            ours.append(ran.figures)
            tape = place / "tape.json"
            kept = Tape(str(place / "bare.sqlite"), ran.first, ran.steps)
            tape.write_bytes(msgspec.json.encode(kept))
            with serving("bare", str(tape)) as server:
                ran = asyncio.run(as_fast_as_it_goes(house, server, count, seconds, "bare"))
            bare.append(ran.figures)
    rate, base = [sum(f.actions for f in fs) / sum(f.seconds for f in fs) for fs in (ours, bare)]
    work, least = [sum(f.actions for f in fs) / sum(f.processor for f in fs) for fs in (ours, bare)]
    print(f"{game}: {count} tables of {SOCKETS} sockets, at full speed")
    for name, found in (("ours", ours), ("bare", bare)):
        print(f"  {name}: {line(found)}")
    print(
        f"  share of the bare loop: {100 * rate / base:.0f} % by the clock, {100 * work / least:.0f} % by the processor",
        flush=True,
    )


def live(game: str, count: int, every: float, seconds: float) -> None:
    """Many live tables, at all moments of a game, the server on one core, the clients on another."""
    cores = sorted(os.sched_getaffinity(0))
    how = measured()[game]
    with tempfile.TemporaryDirectory(prefix="jotun-load-") as folder:
        house = asyncio.run(furnish(sqlite(Path(folder)), game, how.seats, count, how.plays))
        if len(cores) > 1:
            os.sched_setaffinity(0, set(cores[1:]))
        with serving("ours", house.database, {cores[0]}) as server:
            found = asyncio.run(steady(house, server, every, seconds))
        os.sched_setaffinity(0, set(cores))
    print(f"{game}: {count} live tables of {SOCKETS} sockets on one core, each every {every:g} s")
    print(f"  ours: {line([found])}", flush=True)


def line(rounds: list[Figures]) -> str:
    """Figures in words."""
    whole = Figures()
    for figures in rounds:
        whole.waits += figures.waits
        whole.sights += figures.sights
        whole.actions += figures.actions
        whole.bytes += figures.bytes
        whole.refused += figures.refused
        whole.processor += figures.processor
    seconds = sum(f.seconds for f in rounds)
    actions = max(whole.actions, 1)
    return (
        f"{whole.actions / seconds:.0f} actions/s, {1e3 * whole.processor / actions:.2f} ms of processor each,"
        f" confirmed p50 {p(whole.waits, 0.5):.1f} ms p95 {p(whole.waits, 0.95):.1f} ms,"
        f" seen by others p95 {p(whole.sights, 0.95):.1f} ms,"
        f" {whole.bytes / actions / 1000:.0f} kB an action, {whole.refused} refused"
    )


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("--games", nargs="+", default=list(measured()), choices=list(measured()))
    parser.add_argument("--tables", type=int, default=20, help="that play at full speed (20)")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--live", type=int, default=500, help="live tables (500); 0: none")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between actions (5)")
    args = parser.parse_args()
    for game in args.games:
        if args.tables:
            throughput(game, args.tables, args.seconds, args.rounds)
        if args.live:
            live(game, args.live, args.every, args.seconds * args.rounds)


if __name__ == "__main__":
    main()
