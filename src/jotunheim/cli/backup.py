"""`./jotun backup`: a copy of all tables, also while people play."""

import argparse
import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from jotunheim.cli.saves import data_folder
from jotunheim.cli.serve import FILE, sqlite_path
from jotunheim.kernel import UserError
from jotunheim.texts import N_, _, ngettext

HELP: Final = N_("copy all tables of the server into one file, also while people play")
EXAMPLE: Final = "./jotun backup tables-monday.sqlite"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help=_("the file to write"))
    parser.add_argument("--database", metavar="WHERE", help=_("the SQLite file to copy"))
    parser.add_argument("--force", action="store_true", help=_("replace FILE if it exists"))


def run(args: argparse.Namespace) -> int:
    """Copy, check the copy, then put it in its place in one go."""
    source = database_file(args.database)
    if not source.is_file():
        raise UserError(_("{path}: there are no tables yet").format(path=source))
    if args.file.exists() and not args.force:
        line = _("{path} exists already; --force replaces it")
        raise UserError(line.format(path=args.file))
    if args.file.resolve() == source.resolve():
        raise UserError(_("{path} is the database itself").format(path=args.file))
    if not args.file.parent.is_dir():
        raise UserError(_("{path}: there is no such folder").format(path=args.file.parent))
    aside = args.file.with_name(args.file.name + ".part")
    try:
        copy(source, aside)
        tables = checked(aside)
        aside.replace(args.file)
    finally:
        aside.unlink(missing_ok=True)
    print(tables_word(args.file, tables))
    return 0


def tables_word(path: Path, count: int) -> str:
    """How many tables are in a file."""
    line = ngettext("{path}: {n} table", "{path}: {n} tables", count)
    return line.format(path=path, n=count)


def database_file(given: str | None) -> Path:
    """The SQLite file to use."""
    path = sqlite_path(given or str(data_folder() / FILE))
    if path is None:
        raise UserError(_("PostgreSQL has its own tools for copies: pg_dump and pg_restore"))
    return path


def copy(source: Path, target: Path) -> None:
    """Copy a database page by page; programs that write at the same time are not disturbed."""
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
        line = _("{path}: cannot be copied: {error}")
        raise UserError(line.format(path=source, error=error)) from None
    with target.open("rb") as done:
        os.fsync(done.fileno())


def checked(path: Path) -> int:
    """How many tables one of our databases holds; refuses damaged and foreign files."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as found:
            [verdict] = found.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise UserError(_("{path}: damaged: {error}").format(path=path, error=verdict))
            found.execute("SELECT version_num FROM alembic_version").fetchall()
            [tables] = found.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        line = _("{path}: not a copy of our tables: {error}")
        raise UserError(line.format(path=path, error=error)) from None
    return int(tables)
