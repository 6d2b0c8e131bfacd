"""`./jotun restore`: put a copy of all tables back in place. The old tables are kept in another file."""

import argparse
import time
from pathlib import Path
from typing import Final

from jotunheim.cli.backup import checked, copy, database_file, tables_word
from jotunheim.kernel import UserError
from jotunheim.texts import N_, _, ngettext

HELP: Final = N_("put a backup back in place; the old tables are kept in another file")
EXAMPLE: Final = "./jotun restore tables-monday.sqlite"
RESTORING: Final = N_("(being restored)")  # what the lock says in place of an address


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help=_("a copy made by ./jotun backup"))
    parser.add_argument("--database", metavar="WHERE", help=_("the SQLite file to replace"))
    parser.add_argument(
        "--force",
        action="store_true",
        help=_("replace existing tables; they are kept in another file"),
    )


def run(args: argparse.Namespace) -> int:
    """Check the copy, put the old database aside, put the copy in its place."""
    from jotunheim.server.launch import alone

    target = database_file(args.database)
    if not args.file.is_file():
        raise UserError(_("{path}: no such file").format(path=args.file))
    if args.file.resolve() == target.resolve():
        raise UserError(_("{path} is the database itself").format(path=args.file))
    tables = checked(args.file)
    if args.database is None:
        target.parent.mkdir(parents=True, exist_ok=True)
    elif not target.parent.is_dir():
        raise UserError(_("{path}: there is no such folder").format(path=target.parent))
    with alone(target, RESTORING):
        old = tables_in(target)
        if old and not args.force:
            line = ngettext(
                "{path} has {n} table; --force replaces it and keeps it in another file",
                "{path} has {n} tables; --force replaces them and keeps them in another file",
                old,
            )
            raise UserError(line.format(path=target, n=old))
        replace(args.file, target)
    print(tables_word(target, tables))
    return 0


def tables_in(path: Path) -> int:
    """How many tables there are; a damaged file counts as full."""
    if not path.exists() or path.stat().st_size == 0:
        return 0
    try:
        return checked(path)
    except UserError:
        return 1


def replace(source: Path, target: Path) -> None:
    """The copy in place of the database, which is kept under another name."""
    fresh = target.with_name(target.name + ".part")
    copy(source, fresh)
    if target.exists():
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        aside = target.with_name(f"{target.stem}-before-{stamp}{target.suffix}")
        print(_("the old tables are in {path}").format(path=aside))
        for ending in ("", "-wal", "-shm"):
            part = target.with_name(target.name + ending)
            if part.exists():
                part.rename(aside.with_name(aside.name + ending))
    fresh.replace(target)
