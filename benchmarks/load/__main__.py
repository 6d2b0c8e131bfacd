"""python -m benchmarks.load: throughput beside the bare loop, then many live tables on one core."""

import argparse
import asyncio
import contextlib
import os
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.load.bare import Step, Tape
from benchmarks.load.clients import SOCKETS, Figures, Table
from benchmarks.load.house import House, Server, furnish, serving

GAMES: Final = {"connect-four": 2, "giant": 2, "assault": 3}
SPARE: Final = 2  # tables for each that is played at a time, for games end
TAPED: Final = 4  # tables whose messages are kept for the bare loop
SHORT: Final = 4  # steps: a shorter tape cannot be played round and round


@contextlib.asynccontextmanager
async def seated(
    house: House, port: int, count: int, run: str, taped: int = 0
) -> AsyncIterator[list[Table]]:
    """Sockets at the first so many tables; what the first few are sent is kept."""
    figures = Figures()
    tables = [Table(house, table, figures, run) for table in house.tables[:count]]
    for i, table in enumerate(tables):
        table.tape = [Step()] if i < taped else None
        await table.open(port)
    try:
        yield tables
    finally:
        await asyncio.gather(*[table.close() for table in tables])


async def as_fast_as_it_goes(
    house: House, server: Server, seconds: float, run: str, tape: Path | None = None
) -> Figures:
    """All tables play on as soon as they can; a tape is made of what some are sent."""
    taped = TAPED if tape is not None else 0
    async with seated(house, server.port, len(house.tables), run, taped) as tables:
        places = len(tables) // SPARE
        tasks = [asyncio.create_task(one_by_one(tables[i::places])) for i in range(places)]
        await asyncio.sleep(seconds / 4)
        for table in tables[:taped]:
            table.rewind()
        await measure(tables[0].figures, server, seconds)
        for task in tasks:
            task.cancel()
    if tape is not None:
        kept = [kept_of(table) for table in tables[:TAPED]]
        games = [game for game in kept if len(game) >= SHORT]
        tape.write_bytes(msgspec.json.encode(Tape(str(tape.with_suffix(".sqlite")), games)))
    return tables[0].figures


def before_the_end(tape: list[Step]) -> list[Step]:
    """A tape up to where its game was over: the bare loop plays it round and round."""
    ends = [i for i, step in enumerate(tape) if any('"over":true' in text for _, text in step.sent)]
    return tape[: ends[0]] if ends else tape


def kept_of(table: Table) -> list[Step]:
    """What a table was sent while we measured; if its game ended soon, what came before as well."""
    tape = before_the_end(table.tape or [])
    return tape if len(tape) >= SHORT else before_the_end(table.warm + (table.tape or [])[1:])


async def one_by_one(tables: list[Table]) -> None:
    """When a game is over, the next table is played."""
    for table in tables:
        await table.play()


async def measure(figures: Figures, server: Server, seconds: float) -> None:
    """Count for so many seconds, of the clock and of the processor."""
    figures.clear()
    start, used = time.perf_counter(), server.processor()
    await asyncio.sleep(seconds)
    figures.seconds = time.perf_counter() - start
    figures.processor = server.processor() - used
    figures.freeze()


async def steady(house: House, server: Server, every: float, seconds: float) -> Figures:
    """Many tables, one action each every few seconds."""
    count = len(house.tables)
    async with seated(house, server.port, count, "steady") as tables:
        tasks = [
            asyncio.create_task(table.play(every, every * i / count))
            for i, table in enumerate(tables)
        ]
        await asyncio.sleep(every)
        await measure(tables[0].figures, server, seconds)
        for task in tasks:
            task.cancel()
    return tables[0].figures


def throughput(game: str, count: int, seconds: float, rounds: int) -> None:
    """Ours and the bare loop take turns."""
    with tempfile.TemporaryDirectory(prefix="jotun-load-") as folder:
        place = Path(folder)
        ours: list[Figures] = []
        bare: list[Figures] = []
        for i in range(rounds):
            mine = place / str(i)
            mine.mkdir()
            house = asyncio.run(furnish(mine, game, GAMES[game], count * SPARE))
            tape = mine / "tape.json"
            with serving("ours", house.database) as server:
                ours.append(asyncio.run(as_fast_as_it_goes(house, server, seconds, "ours", tape)))
            with serving("bare", str(tape)) as server:
                bare.append(asyncio.run(as_fast_as_it_goes(house, server, seconds, "bare")))
    rate, base = [sum(f.actions for f in fs) / sum(f.seconds for f in fs) for fs in (ours, bare)]
    work, least = [sum(f.actions for f in fs) / sum(f.processor for f in fs) for fs in (ours, bare)]
    print(f"{game}: {count} tables of {SOCKETS} sockets, as fast as it goes")
    for name, found in (("ours", ours), ("bare", bare)):
        print(f"  {name}: {line(found)}")
    print(
        f"  share of the bare loop: {100 * rate / base:.0f} % by the clock, {100 * work / least:.0f} % by the processor",
        flush=True,
    )


def live(game: str, count: int, every: float, seconds: float) -> None:
    """Many live tables, the server on one core, the clients on another."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="jotun-load-") as folder:
        house = asyncio.run(furnish(Path(folder), game, GAMES[game], count))
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
        whole.actions += figures.actions
        whole.bytes += figures.bytes
        whole.refused += figures.refused
        whole.processor += figures.processor
    seconds = sum(f.seconds for f in rounds)
    size = whole.bytes / max(whole.actions, 1) / 1000
    return (
        f"{whole.actions / seconds:.0f} actions/s, {1e3 * whole.processor / max(whole.actions, 1):.2f} ms of processor each, p50 {whole.p(0.5):.1f} ms, p95 {whole.p(0.95):.1f} ms, "
        f"{size:.0f} kB an action, {whole.refused} refused"
    )


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--tables", type=int, default=20, help="as fast as it goes (20)")
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
