"""The store, on either database: what is promised to rooms and routes."""

import asyncio
import threading
import time
from typing import Any

import pytest
from sqlalchemy import select, text

from jotunheim.kernel import commitment
from jotunheim.server.store import Conflict, NewTable, Store
from jotunheim.server.store.schema import METADATA, holds, plies, seats, visitors
from tests.server.builders import a_store, new_table, run, wait_until
from tests.server.databases import Postgres

LONG = 600.0  # seconds, longer than any machine stands still


def test_a_visitor_is_known_by_a_token_of_which_only_the_hash_is_stored(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            ylva, token = await store.new_visitor("Ylva")

            assert await store.visitor(token) == ylva
            assert await store.visitor(token + "x") is None
            assert len(token) >= 43  # 256 bits
            rows = await store.read(lambda c: c.execute(select(visitors)).all())
            assert token not in str(rows)

    run(work())


def test_the_commitment_is_there_before_anybody_sits_and_the_seed_is_not(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            ylva, _ = await store.new_visitor("Ylva")

            table = await store.new_table(NewTable(game="giant", seats=2, owner=ylva.id))

            seed, shares = await store.shares(table.id)
            assert table.commitment == commitment(bytes.fromhex(seed))
            assert shares == ["", ""]
            assert seed not in repr(table) and seed not in repr(await store.table(table.id))

    run(work())


def test_a_seat_is_taken_once_however_many_want_it(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store, a_store(database) as other:
            table = await new_table(store, bots="0=squire 1=squire")
            await store.stand(table, 1)
            guests = [(await store.new_visitor(f"guest {i}"))[0] for i in range(12)]

            tokens = await asyncio.gather(
                *[
                    (store, other)[i % 2].sit(table, 1, guest.id, guest.name, "ab")
                    for i, guest in enumerate(guests)
                ]
            )

            assert len([token for token in tokens if token]) == 1
            holders = [g for g in guests if await store.held(table, g.id) == [1]]
            assert len(holders) == 1
            assert (await store.seats(table))[1].name == holders[0].name

    run(work())


def test_a_seats_link_opens_it_in_another_browser_until_it_is_issued_anew(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            table = await new_table(store)
            guest, _ = await store.new_visitor("the same person, another browser")
            link = await store.reissue(table, 0)

            assert await store.seat_of_token(link) == (table, 0)
            assert await store.held(table, guest.id) == []  # looking at a link changes nothing
            assert await store.claim(link, guest.id) == (table, 0)
            assert await store.claim(link, guest.id) == (table, 0)
            assert await store.held(table, guest.id) == [0]

            newer = await store.reissue(table, 0)

            assert await store.held(table, guest.id) == []
            assert await store.claim(link, guest.id) is None
            assert await store.claim(newer, guest.id) == (table, 0)
            rows = await store.read(lambda c: [c.execute(select(t)).all() for t in (seats, holds)])
            assert link not in str(rows) and newer not in str(rows)

    run(work())


def test_a_bot_plays_for_a_person_who_keeps_the_link(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            table = await new_table(store)
            before = (await store.seats(table))[0]

            await store.set_bot(table, 0, "knight")
            bot = (await store.seats(table))[0]
            await store.set_person(table, 0)

            assert (bot.kind, bot.level, bot.taken) == ("bot", "knight", True)
            assert (await store.seats(table))[0] == before

    run(work())


# The action log -----------------------------------------------------------------------------------


async def race(stores: list[Store], table: str, rows: int) -> list[int]:
    """Every store tries to write every row; how many succeeded with each."""
    won = [0] * rows

    async def try_one(store: Store, seq: int, who: int) -> None:
        try:
            await store.append(table, seq, [f"row {seq} by {who}"], 0, f"{who}:{seq}")
            won[seq] += 1
        except Conflict:
            pass

    for seq in range(rows):
        await asyncio.gather(*[try_one(store, seq, who) for who, store in enumerate(stores * 3)])
    return won


def test_each_row_is_written_once_however_many_try(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as one, a_store(database) as two, a_store(database) as three:
            table = await new_table(one)

            won = await race([one, two, three], table, 40)

            assert won == [1] * 40
            assert [row.seq for row in await two.plies(table)] == list(range(40))

    run(work())


def test_a_batch_of_many_tables_and_two_writers_does_not_lock_up(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as one, a_store(database) as two:
            tables = [await new_table(one) for _ in range(10)]

            async def add(store: Store, table: str, seq: int) -> bool:
                try:
                    await store.append(table, seq, ["a", "b"], 0, None)
                except Conflict:
                    return False
                return True

            for seq in range(0, 20, 2):
                done = await asyncio.gather(
                    *[add(one, table, seq) for table in tables],
                    *[add(two, table, seq) for table in tables[::-1]],
                )
                assert sum(done) == len(tables)
            for table in tables:
                assert len(await one.plies(table)) == 20

    run(work())


def test_an_action_id_counts_once_and_a_refused_write_leaves_nothing(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            table = await new_table(store)
            await store.append(table, 0, ["a", "b"], 0, "0:x")

            for seq, lines, action in ((2, ["c", "d"], "0:x"), (1, ["c", "d"], "0:y")):
                with pytest.raises(Conflict):
                    await store.append(table, seq, lines, 0, action)

            assert [row.line for row in await store.plies(table)] == ["a", "b"]
            other = await new_table(store)
            await store.append(other, 0, ["a"], 0, "0:x")  # ids are those of a table

    run(work())


def test_many_writes_share_a_commit_and_a_conflict_undoes_only_itself(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            table = await new_table(store)
            commits = store.writer.commits

            async def add(seq: int) -> bool:
                try:
                    await store.append(table, seq // 2, [f"{seq}"], 0, None)
                except Conflict:
                    return False
                return True

            done = await asyncio.gather(*[add(seq) for seq in range(400)])

            assert sum(done) == 200
            assert len(await store.plies(table)) == 200
            assert store.writer.commits - commits <= 20

    run(work())


def test_a_conflict_in_the_middle_of_a_batch_is_found_and_the_others_are_written(
    database: str,
) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            tables = sorted([await new_table(store) for _ in range(5)])
            await store.append(tables[2], 0, ["first"], 0, "0:x")
            commits, begun, gate = store.writer.commits, threading.Event(), threading.Event()

            def wait(_: object) -> bool:
                begun.set()
                return gate.wait(60)

            held = asyncio.create_task(store.write(wait))
            await wait_until(begun.is_set)  # the thread waits in this job: all others share a batch
            tries = [
                asyncio.create_task(store.append(table, 0, ["a", "b"], 1, f"1:{table}"))
                for table in tables
            ]
            await wait_until(lambda: store.writer.queue.qsize() == len(tables))
            gate.set()
            done = await asyncio.gather(*tries, return_exceptions=True)

            assert await held
            assert [type(d) for d in done] == [type(None)] * 2 + [Conflict] + [type(None)] * 2
            assert store.writer.commits - commits == 2  # the gate, and all that waited behind it
            for i, table in enumerate(tables):
                lines = ["first"] if i == 2 else ["a", "b"]
                assert [row.line for row in await store.plies(table)] == lines

    run(work())


def throw_out(store: Store, pid: int) -> None:
    """PostgreSQL hangs up on somebody."""
    store.look(lambda c: c.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": pid}))


def test_a_connection_that_is_lost_is_replaced_and_nothing_with_it(postgres: Postgres) -> None:
    async def work() -> None:
        async with a_store(postgres.fresh()) as store:
            table = await new_table(store)
            await store.append(table, 0, ["a"], 0, None)

            for seq in range(1, 4):  # PostgreSQL is started again, say
                assert store.writer.connection is not None
                driver: Any = store.writer.connection.connection.dbapi_connection
                throw_out(store, driver.info.backend_pid)
                await store.append(table, seq, [f"{seq}"], 0, f"0:{seq}")

            assert [row.line for row in await store.plies(table)] == ["a", "1", "2", "3"]

    run(work())


def test_what_waits_is_written_before_the_store_closes(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            table = await new_table(store)
            waiting = [
                asyncio.create_task(store.append(table, i, ["x"], 0, None)) for i in range(50)
            ]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        async with a_store(database) as store:
            assert len(await store.plies(table)) == 50

    run(work())


def test_a_game_begins_once_and_with_the_seats_it_was_made_for(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store, a_store(database) as other:
            table = await new_table(store)
            _, shares = await store.shares(table)

            assert not await store.begin(table, "head", ["0 6:1"], ["", "deed"])
            begun = await asyncio.gather(
                *[s.begin(table, "head", ["0 6:1"], shares) for s in (store, other, store)]
            )

            assert sorted(begun) == [False, False, True]
            assert [row.line for row in await store.plies(table)] == ["0 6:1"]
            found = await store.table(table)
            assert found is not None and found.stage == "playing"

    run(work())


# Leases, people who are gone, chat ----------------------------------------------------------------


def test_the_bots_of_a_table_belong_to_one_worker_until_it_dies(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store, a_store(database) as other:
            table = await new_table(store)
            await store.beat("one")
            await store.beat("two")
            got = await asyncio.gather(
                *[s.take_lease(table, who, LONG) for s, who in ((store, "one"), (other, "two"))]
            )
            assert sorted(got) == [False, True]
            holder, waiter = ("one", "two") if got[0] else ("two", "one")

            assert await store.take_lease(table, holder, LONG)
            assert not await store.take_lease(table, waiter, LONG)
            assert await store.orphans(LONG) == []

            await asyncio.sleep(0.15)
            await store.beat(waiter)  # the holder says nothing any more
            assert await store.orphans(0.1) == [table]
            assert await store.take_lease(table, waiter, 0.1)
            await store.give_back(table, holder)  # too late: it is not its lease
            assert not await store.take_lease(table, holder, LONG)
            await store.give_back(table, waiter)
            assert await store.orphans(-1.0) == []

    run(work())


def test_who_is_gone_for_as_long_as_the_table_says_is_stood_in_for(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            table = await new_table(store, takeover_after=60)
            _, shares = await store.shares(table)
            await store.begin(table, "head", [], shares)
            await store.leave(table, 1)
            now = time.time()

            assert await store.gone(now + 50) == []
            assert await store.gone(now + 70) == [(table, 1)]
            assert await store.take_over(table, 1, "squire", now + 1)
            assert not await store.take_over(table, 1, "squire", now + 1)
            assert (await store.seats(table))[1].standin == "squire"

            await store.come_back(table, 1)
            assert (await store.seats(table))[1].standin == ""
            assert await store.gone(now + 70) == []

    run(work())


def test_chat_is_read_in_order_and_said_once(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            table = await new_table(store)
            said = [await store.say(table, 0, 1, "Ylva", f"line {i}", f"id {i}") for i in range(5)]
            again = await store.say(table, 0, 1, "Ylva", "line 4", "id 4")

            assert again == said[4]
            assert await store.chat(table) == said
            assert await store.chat(table, after=said[2].id) == said[3:]
            assert await store.chat(table, limit=2) == said[3:]

    run(work())


def test_a_table_goes_with_all_that_belongs_to_it(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            table = await new_table(store)
            await store.append(table, 0, ["a"], 0, None)
            await store.say(table, 0, 1, "Ylva", "hello")

            await store.remove_table(table)

            def left(name: str) -> int:
                return len(store.look(lambda c: c.execute(select(METADATA.tables[name])).all()))

            assert {name: left(name) for name in METADATA.tables if left(name)} == {"visitors": 1}
            assert plies.name in METADATA.tables

    run(work())


def test_two_people_may_use_one_id_for_chat(database: str) -> None:
    """S-15"""

    async def work() -> None:
        async with a_store(database) as store:
            table = await new_table(store)
            one, _token = await store.new_visitor("Ylva")
            two, _token = await store.new_visitor("Bjarne")
            for visitor in (one, two, two):
                await store.say(table, -1, visitor.id, visitor.name, visitor.name, "same")
            assert [line.text for line in await store.chat(table)] == ["Ylva", "Bjarne"]

    run(work())
