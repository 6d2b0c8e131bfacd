"""kill -9 at random moments: no acknowledged action is lost, none is doubled, the dice stay the same."""

import asyncio
import statistics
from pathlib import Path

import pytest

from jotunheim.records import parse, verify
from jotunheim.server.store import Store
from tests.server.builders import a_store, a_worker, new_table, run, sqlite
from tests.server.databases import Postgres
from tests.server.killing import Evening, Worker, evening
from tests.server.looping import GAME

pytestmark = pytest.mark.slow
BUSY = 600.0  # seconds that a busy machine may take


async def tables_begun(database: str, count: int) -> list[str]:
    """So many games, begun."""
    async with a_worker(database) as rooms:
        tables = [await new_table(rooms.store, "looping") for _ in range(count)]
        for table in tables:
            await (await rooms.open(table)).begin()
        return tables


async def check(store: Store, night: Evening) -> None:
    """Each acknowledged action is there once, nothing else is, and the dice are those of the seed."""
    for table, acknowledged in night.acknowledged.items():
        rows = await store.plies(table)
        actions = [row.action for row in rows if row.action is not None]
        assert sorted(actions) == sorted(set(acknowledged)) and len(acknowledged) == len(actions)
        header = await store.header(table) or ""
        text = header + "".join([row.line + "\n" for row in rows])
        verdict = verify(parse(text.encode()), GAME)
        assert verdict.ok, verdict.problems
        assert verdict.plays == verdict.draws == len(actions)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async def work() -> Evening:
        database = sqlite(tmp_path)
        tables = await tables_begun(database, 8)
        night = await evening([Worker(database)], tables, 1_000, 8)
        async with a_store(database) as store:
            await check(store, night)
        return night

    night = run(work(), BUSY)

    assert night.count >= 1_000 and len(night.restarts) == 8
    assert night.resent > 0  # it was killed with actions under way
    restart, load = statistics.median(night.restarts), statistics.median(night.imports)
    print(f"restart to playable: {restart:.2f} s, of which loading {load:.2f} s (medians of 8)")
    assert restart < 3 * load


def test_two_workers_share_tables_and_one_is_killed(postgres: Postgres) -> None:
    async def work() -> Evening:
        database = postgres.fresh()
        tables = await tables_begun(database, 6)
        night = await evening([Worker(database), Worker(database)], tables, 400, 4)
        async with a_store(database) as store:
            await check(store, night)
        return night

    night = run(work(), BUSY)

    assert night.count >= 400 and night.resent > 0


def test_a_whole_game_of_bots_goes_on_at_the_other_worker(postgres: Postgres) -> None:
    async def work() -> None:
        database = postgres.fresh()
        workers = [Worker(database), Worker(database)]
        await asyncio.gather(*[worker.start() for worker in workers])
        try:
            async with a_store(database) as store:
                table = await new_table(store, bots="0=random 1=random")
            async with a_worker(database) as rooms:
                await (await rooms.open(table)).begin()
            await workers[0].ask({"do": "look", "table": table, "seat": -1})
            await workers[0].kill()
            async with a_store(database) as store:
                found = await store.table(table)
                while found is not None and found.stage == "playing":
                    await asyncio.sleep(0.05)
                    found = await store.table(table)
                assert found is not None and found.stage == "over"
        finally:
            await asyncio.gather(*[worker.stop() for worker in workers])

    run(work(), BUSY)
