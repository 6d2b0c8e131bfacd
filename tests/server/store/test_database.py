"""Opening databases: addresses, migrations, what is refused in one line."""

import contextlib
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from jotunheim.server import launch
from jotunheim.server.store import Store, StoreError
from jotunheim.server.store.database import OURS, address
from jotunheim.server.store.schema import METADATA, REVISION
from jotunheim.server.store.schema_upgrade import migrations
from tests.server.builders import a_store, new_table, run, sqlite

FIRST = Path(__file__).with_name("first_schema.sql")


def test_migrations_lead_from_nothing_to_the_schema(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            with store.engine.connect() as connection:
                differences = compare_metadata(MigrationContext.configure(connection), METADATA)

            assert differences == []
        async with a_store(database) as store:  # and again, with nothing to do
            assert await store.ping()

    run(work())


def test_the_newest_migration_is_the_one_the_code_expects() -> None:
    assert ScriptDirectory.from_config(migrations()).get_current_head() == REVISION


def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as old:
        old.executescript(FIRST.read_text())
    old.close()

    async def work() -> None:
        async with a_store(str(path)) as store:
            table = await store.table("firsttable")
            assert table is not None and table.game == "connect-four"
            assert [row.line for row in await store.plies("firsttable")] == ["1 1 Drop column:4"]
            assert [seat.name for seat in await store.seats("firsttable")] == ["Ylva", ""]
            await store.append("firsttable", 1, ["2 2 Drop column:4"], 1, "1:x")

    run(work())


def test_a_database_newer_than_the_code_is_left_alone(database: str) -> None:
    async def work() -> None:
        async with a_store(database) as store:
            await new_table(store)
            change = text("UPDATE alembic_version SET version_num = '9999'")
            await store.write(lambda c: c.execute(change))
        with pytest.raises(StoreError, match=r"newer than this Jotunheim \(its schema is 9999"):
            await Store.open(database)

    run(work())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("mysql://host/name", "expected sqlite:///PATH or postgresql"),
        ("sqlite://", "SQLite needs a file"),
        (":memory:", "SQLite needs a file"),
        ("://", "not an address"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "database 'postgresql"),
    ],
)
def test_a_wrong_address_is_told_in_one_line_without_its_password(given: str, said: str) -> None:
    with pytest.raises(StoreError) as error:
        run(Store.open(given))

    assert said in str(error.value) and "secret" not in str(error.value)
    assert "\n" not in str(error.value)


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear aunt, " * 500)

    with pytest.raises(StoreError, match="not a database"):
        run(Store.open(str(path)))

    assert path.read_text() == "dear aunt, " * 500


def test_plain_addresses_are_understood() -> None:
    assert address("tables.sqlite") == "sqlite:///tables.sqlite"
    assert address("postgresql://h/d") == address("postgres://h/d") == "postgresql+psycopg://h/d"


def test_a_copy_is_made_while_the_database_is_in_use(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_store(str(tmp_path / "one.sqlite")) as store:
            table = await new_table(store)
            await store.append(table, 0, ["a"], 0, None)

            await store.backup(tmp_path / "two.sqlite")

            await store.append(table, 1, ["b"], 0, None)
        async with a_store(str(tmp_path / "two.sqlite")) as copy:
            assert [row.line for row in await copy.plies(table)] == ["a"]

    run(work())


def test_only_its_owner_can_read_a_sqlite_file(tmp_path: Path) -> None:
    """S-19: the file holds the secret seeds of running games."""

    async def work() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            await store.new_visitor("Ylva")
            for path in tmp_path.iterdir():
                assert path.stat().st_mode & 0o777 == 0o600, path

    run(work())


def test_a_symbolic_link_has_the_lock_of_its_file(tmp_path: Path) -> None:
    """S-17: two servers used one file, by two names."""
    file, link = tmp_path / "tables.sqlite", tmp_path / "link.sqlite"
    file.touch()
    link.symlink_to(file)

    with launch.alone(file, "http://here"):
        assert launch.holder(link) == "http://here"
        with pytest.raises(launch.ServeError), launch.alone(link, "http://there"):
            pass


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    """S-18"""
    path = tmp_path / "other.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()

    with pytest.raises(StoreError, match="belongs to another program"):
        run(Store.open(str(path)))

    with sqlite3.connect(path) as other:
        found = other.execute("SELECT name FROM sqlite_master").fetchall()
    other.close()
    assert found == [("recipes",)]


def test_a_database_with_the_mark_of_another_program_is_left_alone(tmp_path: Path) -> None:
    """S-18"""
    path = tmp_path / "other.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA application_id = 252006673")
        other.execute("VACUUM")
    other.close()

    with pytest.raises(StoreError, match="belongs to another program"):
        run(Store.open(str(path)))


def test_our_own_file_carries_our_mark(tmp_path: Path) -> None:
    """S-18"""
    path = tmp_path / "tables.sqlite"

    async def work() -> None:
        for _again in range(2):
            async with a_store(str(path)) as store:
                assert await store.ping()

    run(work())
    with sqlite3.connect(path) as ours:
        found = ours.execute("PRAGMA application_id").fetchone()
    ours.close()
    assert found == (OURS,)


@pytest.mark.parametrize(("cut", "torn"), [(0, False), (1_000, True)])
def test_a_log_that_was_cut_off_is_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, cut: int, torn: bool
) -> None:
    """S-20"""
    path = tmp_path / "tables.sqlite"
    copy = tmp_path / "copy.sqlite"

    async def work() -> None:
        async with a_store(str(path)) as store:
            await new_table(store)
            for suffix in ("", "-wal"):  # as kill -9 leaves them
                Path(f"{copy}{suffix}").write_bytes(Path(f"{path}{suffix}").read_bytes())

    run(work())
    log = Path(f"{copy}-wal")
    log.write_bytes(log.read_bytes()[: log.stat().st_size - cut])
    with contextlib.suppress(StoreError):
        run(opened_and_closed(str(copy)))

    assert ("was cut off" in caplog.text) == torn


async def opened_and_closed(database: str) -> None:
    await (await Store.open(database)).close()


def test_a_file_with_a_damaged_page_is_refused_at_the_start(tmp_path: Path) -> None:
    """S-03"""
    path = tmp_path / "tables.sqlite"

    async def work() -> None:
        async with a_store(str(path)) as store:
            for _again in range(40):
                await new_table(store)

    run(work())
    whole = path.read_bytes()
    page = int.from_bytes(whole[16:18])
    middle = len(whole) // page // 2 * page
    path.write_bytes(whole[:middle] + b"\xa5" * page + whole[middle + page :])

    with pytest.raises(StoreError, match="is damaged"):
        run(Store.open(str(path)))
