"""`./jotun backup`: a copy of all tables, also while they are played."""

import argparse
import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from jotunheim.cli.saves import data_folder
from jotunheim.cli.serve import FILE, sqlite_path
from jotunheim.kernel import UserError

HELP: Final = "copy all tables into one file, also while they are played"
EXAMPLE: Final = "./jotun backup tables-monday.sqlite"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    parser.add_argument("--database", metavar="WHERE", help="the SQLite file that is copied")
    parser.add_argument("--force", action="store_true", help="replace FILE if it is there")


def run(args: argparse.Namespace) -> int:
    """Copy, check the copy, then put it in its place in one go."""
    source = database_file(args.database)
    if not source.is_file():
        raise UserError(f"{source}: there are no tables yet")
    if args.file.exists() and not args.force:
        raise UserError(f"{args.file} is there already; --force replaces it")
    if args.file.resolve() == source.resolve():
        raise UserError(f"{args.file} is the database itself")
    aside = args.file.with_name(args.file.name + ".part")
    try:
        copy(source, aside)
        tables = checked(aside)
        aside.replace(args.file)
    finally:
        aside.unlink(missing_ok=True)
    print(f"{args.file}: {tables} tables")
    return 0


def database_file(given: str | None) -> Path:
    """The SQLite file that is meant."""
    path = sqlite_path(given or str(data_folder() / FILE))
    if path is None:
        raise UserError("PostgreSQL has its own tools for copies: pg_dump and pg_restore")
    return path


def copy(source: Path, target: Path) -> None:
    """Copy a database page by page; whoever writes meanwhile is not disturbed."""
    target.unlink(missing_ok=True)
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{source}?mode=rw", uri=True)) as from_,
            contextlib.closing(sqlite3.connect(target)) as to,
        ):
            from_.execute("PRAGMA busy_timeout = 10000")
            from_.backup(to)
            to.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    except sqlite3.Error as error:
        raise UserError(f"{source}: cannot be copied: {error}") from None
    with target.open("rb") as done:
        os.fsync(done.fileno())


def checked(path: Path) -> int:
    """How many tables a database of ours holds; refuses damaged and foreign files."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as found:
            [verdict] = found.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise UserError(f"{path}: damaged: {verdict}")
            found.execute("SELECT version_num FROM alembic_version").fetchall()
            [tables] = found.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise UserError(f"{path}: not a copy of our tables: {error}") from None
    return int(tables)
