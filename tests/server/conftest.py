"""Databases for tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.builders import sqlite
from tests.server.databases import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests that need it."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of either kind."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()
