"""Nobody fills the lobby or the database; what nobody needs goes away: S-08, S-06."""

import time
from pathlib import Path

import pytest
from sqlalchemy import select, update

from jotunheim.server.store import NewTable
from jotunheim.server.store.schema import tables, visitors
from tests.server.builders import a_store, new_table, run
from tests.server.web.served import serving
from tests.server.web.started import wait_until

OPEN = {"game": "connect-four", "seat1": "me", "seat2": "open", "visibility": "public"}
RUNNING = {"game": "connect-four", "seat1": "me", "seat2": "squire"}
DAY = 24 * 3600.0


@pytest.mark.slow
def test_tables_of_one_guest_that_wait_and_that_are_played(tmp_path: Path) -> None:
    with serving(tmp_path, open_tables=2, running_tables=2) as server:
        solveig = server.browser().named("Solveig")
        answers = [solveig.post("/tables", OPEN) for _ in range(3)]
        answers += [solveig.post("/tables", RUNNING) for _ in range(3)]

        assert [answer.status_code for answer in answers] == [303, 303, 400, 303, 303, 400]
        assert "You have 2 tables that wait" in answers[2].text
        assert "You have 2 games under way" in answers[5].text


@pytest.mark.slow
def test_the_lobby_shows_a_few_tables_of_one_guest_and_of_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, lobby_tables=2) as server:
        honest, greedy, friend = (
            server.browser().named(name) for name in ("Honest", "Greedy", "Friend")
        )
        honest.post("/tables", {**OPEN, "title": "Honest fjord"})
        for number in range(4):
            greedy.post("/tables", {**OPEN, "title": f"Flood {number}"})
        page = friend.get("/").text

        assert page.count("Flood ") > 0
        assert page.count('href="/tables/') == 2  # all come from one address
        owners = server.site.store.look(lambda c: c.execute(select(tables.c.owner)).scalars().all())
        assert len(owners) == 5  # nothing was removed


def test_other_owners_stay_in_the_list(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            owners = [(await store.new_visitor(name))[0].id for name in ("A", "B")]
            for number in range(7):
                owner = owners[number == 3]
                new = NewTable(
                    game="giant",
                    seats=2,
                    owner=owner,
                    visibility="public",
                    origin=f"10.0.0.{owner}",
                )
                await store.new_table(new)
            found = await store.public_tables(of_one=3)

            assert sorted(table.owner for table in found) == sorted([owners[0]] * 3 + [owners[1]])

    run(work())


@pytest.mark.slow
def test_new_guests_of_one_address_have_a_bound(tmp_path: Path) -> None:
    with serving(tmp_path, guests_an_hour=3.0) as server:
        answers = [server.browser().post("/name", {"name": f"Guest {n}"}) for n in range(4)]

        assert [answer.status_code for answer in answers] == [303, 303, 303, 429]
        assert "from your address" in answers[3].text


def test_limits_hold_for_all_workers_and_addresses_are_not_stored(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as one, a_store(database) as two:
            took = [await store.take("table", "192.0.2.77", 3.0) for store in (one, two, one, two)]
            other = await one.take("table", "192.0.2.78", 3.0)
            await one.new_table(
                NewTable(
                    game="giant",
                    seats=2,
                    owner=(await one.new_visitor("A"))[0].id,
                    origin="192.0.2.77",
                )
            )
            dump = await one.read(
                lambda c: [
                    c.exec_driver_sql(f"SELECT * FROM {t}").all() for t in ("buckets", "tables")
                ]
            )

            assert took == [True, True, True, False] and other
            assert "192.0.2" not in str(dump)

    run(work())


def test_old_tables_that_wait_and_old_guests_are_removed_and_played_games_never(
    database: str,
) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            waits = await new_table(store)
            played = await new_table(store)
            await store.move_stage(played, ("open",), "over")
            gone, _token = await store.new_visitor("Gone")
            here, _token = await store.new_visitor("Here")
            long_ago = time.time() - 400 * DAY
            await store.write(lambda c: c.execute(update(tables).values(changed=long_ago)))
            others = update(visitors).where(visitors.c.id != here.id)
            await store.write(lambda c: c.execute(others.values(seen=long_ago)))

            old = await store.old_tables(time.time() - 30 * DAY)
            removed = await store.remove_guests(time.time() - 180 * DAY)

            assert old == [waits]
            assert removed == 1 and await store.visitor_by_id(gone.id) is None
            assert await store.visitor_by_id(here.id) is not None

    run(work())


@pytest.mark.slow
def test_a_worker_sweeps(tmp_path: Path) -> None:
    with serving(tmp_path, keep_open=1.0) as server:
        solveig = server.browser().named("Solveig")
        table = solveig.open_table()
        site = server.site
        with site.store.engine.begin() as connection:
            connection.execute(update(tables).values(changed=time.time() - 2 * DAY))
        site.rooms.swept -= 1e6
        wait_until(lambda: solveig.get(f"/tables/{table}").status_code == 404)
