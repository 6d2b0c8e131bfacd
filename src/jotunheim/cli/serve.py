"""`./jotun serve`, and `./jotun` alone: the table in a browser."""

import argparse
import asyncio
import contextlib
import contextvars
import importlib.util
import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Final

from jotunheim.bots.own.offered import offer
from jotunheim.cli import house
from jotunheim.cli.saves import data_folder
from jotunheim.kernel import UserError
from jotunheim.texts import N_, _

HELP: Final = N_("open the table in a browser: for you, for your network, or as a public server")
EXAMPLE: Final = "./jotun serve --lan"
PORT: Final = 8321
LAST_PORT: Final = 65535
LOOPBACK: Final = "127.0.0.1"
ANYWHERE: Final = "0.0.0.0"
FILE: Final = "tables.sqlite"
LEAST: Final = 0.5  # seconds for one request to the rules; less, and honest requests are cut off
MOST: Final = 600.0
TOKEN: Final = "JOTUN_METRICS_TOKEN"
LATER: Final = "JOTUN_LATER"  # set by ./jotun while it compiles in the background
FOREVER: Final = 1e6  # days


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--database", metavar="WHERE", help=_("a SQLite file or postgresql://…"))
    parser.add_argument("--host", help=_("address to listen on ({host})").format(host=LOOPBACK))
    line = _("port ({port}, or the next free one; 0: any)")
    parser.add_argument("--port", type=int, help=line.format(port=PORT))
    parser.add_argument(
        "--lan", action="store_true", help=_("open it for your network, with a QR code for phones")
    )
    declare_processes(parser)
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help=_("the public address, if players use a name or a proxy: https://games.example.org"),
    )
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESS", help=_("trust the headers of this proxy")
    )
    parser.add_argument("--compress", action="store_true", help=_("compress what sockets send"))
    parser.add_argument(
        "--deadline",
        type=float,
        metavar="S",
        help=_("most seconds for one request to the rules (5)"),
    )
    parser.add_argument(
        "--bot-pause", type=float, metavar="S", help=_("seconds between bots' plays")
    )
    parser.add_argument(
        "--keep-open",
        type=float,
        metavar="DAYS",
        help=_("remove tables that still wait for their game after so many days (30; 0: never)"),
    )
    parser.add_argument(
        "--keep-guests",
        type=float,
        metavar="DAYS",
        help=_("remove guests without a seat after so many days (180; 0: never)"),
    )
    parser.add_argument(
        "--banner",
        metavar="FILE",
        help=_("show the text of this file on every page; it may be written and removed any time"),
    )
    parser.add_argument("--no-browser", action="store_true", help=_("do not open a browser"))
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="NAME=PLAYER",
        help=_("offer a player of your own at the tables: goblin=exec:python3 goblin.py"),
    )
    line = _("what to report: debug, info or warning")
    parser.add_argument(
        "--log", default="", choices=("debug", "info", "warning"), metavar="LEVEL", help=line
    )


def declare_processes(parser: argparse.ArgumentParser) -> None:
    """Declare the numbers of processes."""
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=_("web processes (1)"))
    parser.add_argument(
        "--engines", type=int, metavar="N", help=_("processes for rules, per worker")
    )
    parser.add_argument(
        "--thinkers", type=int, metavar="N", help=_("processes for bots, per worker")
    )


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    # Imported here: `./jotun --help` need not wait for a web server.
    from jotunheim.server import launch
    from jotunheim.server.config import Config

    database = args.database or str(data_folder() / FILE)
    path = sqlite_path(database)
    check(args, path)
    if path is not None:
        check_database(path, args.database or None)
    if path is None:
        need_postgres()
    elif args.database is None and (address := launch.holder(path)):
        return join(address, args)
    host = args.host or (ANYWHERE if args.lan else LOOPBACK)
    tries = launch.TRIES if args.port is None else 1
    listening = launch.listen(host, PORT if args.port is None else args.port, tries)
    port = listening.getsockname()[1]
    given = {
        "engines": args.engines,
        "thinkers": args.thinkers,
        "rules_deadline": args.deadline,
        "bot_pause": args.bot_pause,
        "keep_open": args.keep_open,
        "keep_guests": args.keep_guests,
        "banner": str(Path(args.banner).absolute()) if args.banner else None,
    }
    config = Config(
        database=database,
        players=tuple(args.player),
        origins=tuple(args.origin),
        invite=(args.origin or [f"http://{launch.own_address()}:{port}" if args.lan else ""])[0],
        proxies=args.proxy,
        metrics_token=os.environ.get(TOKEN, ""),  # not an option: options can be seen by others
        deflate=args.compress,
        later=os.environ.get(LATER, ""),
        **{key: value for key, value in given.items() if value is not None},
    )
    address = f"http://{shown(host)}:{port}/"
    with launch.alone(path, address) if path else contextlib.nullcontext():
        asyncio.run(prepare(database))
        telling = contextvars.copy_context()  # the language of this person
        threading.Thread(
            target=telling.run, args=(announce, address, port, path, args), daemon=True
        ).start()
        launch.run(config, listening, args.workers, log_level(args))
    say(_("stopped; everything is saved"))
    return 0


def check(args: argparse.Namespace, path: Path | None) -> None:
    """Refuse what does not fit together."""
    check_figures(args)
    for text in args.player:
        offer(text)
    kind, sign, _rest = (args.database or "").partition("://")
    if path is None and not kind.startswith("postgresql"):
        line = _("--database {kind}: expected sqlite:///PATH or postgresql://…")
        raise UserError(line.format(kind=f"{kind}{sign}…"))
    if path is not None and args.workers > 1:
        raise UserError(
            _(
                "--workers needs PostgreSQL: a SQLite file is served by one worker"
                " (--database postgresql://…)"
            )
        )
    if args.deadline is not None and not LEAST <= args.deadline <= MOST:
        line = _("--deadline {value}: from {least} to {most} seconds")
        least, most = f"{LEAST:g}", f"{MOST:g}"
        raise UserError(line.format(value=f"{args.deadline:g}", least=least, most=most))
    if args.lan and args.host:
        raise UserError(_("use --lan or --host, not both"))
    for origin in args.origin:
        if not origin.startswith(("http://", "https://")):
            line = _("--origin {origin}: expected an address like https://games.example.org")
            raise UserError(line.format(origin=origin))


def check_figures(args: argparse.Namespace) -> None:
    """Refuse impossible numbers."""
    if args.workers < 1:
        raise UserError(_("--workers {n}: expected 1 or more").format(n=args.workers))
    if args.engines is not None and args.engines < 1:
        raise UserError(_("--engines {n}: expected 1 or more").format(n=args.engines))
    if args.thinkers is not None and args.thinkers < 1:
        raise UserError(_("--thinkers {n}: expected 1 or more").format(n=args.thinkers))
    if args.port is not None and not 0 <= args.port <= LAST_PORT:
        line = _("--port {n}: from 0 to {most}")
        raise UserError(line.format(n=args.port, most=LAST_PORT))
    for option, days in (("--keep-open", args.keep_open), ("--keep-guests", args.keep_guests)):
        if days is not None and not 0 <= days < FOREVER:
            line = _("{option} {value}: expected a number of days, or 0 for never")
            raise UserError(line.format(option=option, value=f"{days:g}"))
    if args.bot_pause is not None and not 0 <= args.bot_pause <= MOST:
        line = _("--bot-pause {value}: from 0 to {most} seconds")
        raise UserError(line.format(value=f"{args.bot_pause:g}", most=f"{MOST:g}"))


def check_database(path: Path, given: str | None) -> None:
    """Make the usual folder; a file that the user named must be right before we put a lock next to it."""
    from jotunheim.server.store.database import check_sqlite

    if given is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    check_sqlite(str(path))


def sqlite_path(database: str) -> Path | None:
    """The SQLite file; None: another database."""
    if database.startswith("sqlite:///"):
        return Path(database.removeprefix("sqlite:///"))
    return None if "://" in database else Path(database)


def need_postgres() -> None:
    """PostgreSQL's driver comes with an extra; in a checkout it is installed now."""
    if importlib.util.find_spec("psycopg") is not None:
        return
    try:
        house.install("postgres")
    except house.HouseError:
        line = _('PostgreSQL needs the extra "postgres": pip install "jotunheim[postgres]"')
        raise UserError(line) from None


async def prepare(database: str) -> None:
    """Open the database once, so that what is wrong with it is said in one line."""
    from jotunheim.server.store import Store

    store = await Store.open(database)
    await store.close()


def log_level(args: argparse.Namespace) -> str:
    """Quiet on a terminal, unless asked; elsewhere everything that happens."""
    return args.log or ("warning" if sys.stderr.isatty() else "info")


def shown(host: str) -> str:
    """The host as one types it into a browser."""
    if host in (ANYWHERE, "::"):
        return LOOPBACK
    return f"[{host}]" if ":" in host else host


def tell(address: str, port: int, path: Path | None, args: argparse.Namespace) -> None:
    """Say where the table is."""
    say(_("Jotunheim is at {address}").format(address=address))
    if args.lan:
        from jotunheim.server.launch import own_address

        there = f"http://{own_address()}:{port}/"
        say(_("on your network: {address}").format(address=there))
        show_code(there)
    if path is not None:
        say(_("tables are saved in {path}").format(path=path))
    say(_("Ctrl-C stops it; nothing is lost"))


def show_code(address: str) -> None:
    """A QR code in the terminal."""
    import segno

    segno.make(address, error="l").terminal(out=sys.stdout, border=2, compact=True)
    sys.stdout.flush()


def join(address: str, args: argparse.Namespace) -> int:
    """The table is already running: open it."""
    given = {"--host": args.host, "--port": args.port, "--lan": args.lan or None}
    unheard = [option for option, value in given.items() if value is not None]
    line = _("Jotunheim is already running at {address}")
    if unheard:
        line = _("Jotunheim is already running at {address}; stop it first to use {options}")
    # While a backup is restored, the lock holds a note instead of an address.
    say(line.format(address=_(address), options=", ".join(unheard)))
    if not args.no_browser and has_display():
        webbrowser.open(address)
    return 0


def has_display() -> bool:
    """Can a browser window appear?"""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def announce(address: str, port: int, path: Path | None, args: argparse.Namespace) -> None:
    """As soon as the table answers, say where it is, and open it."""
    while not answers(address):
        time.sleep(0.05)
    tell(address, port, path, args)
    if args.database is None and not args.no_browser and has_display():
        webbrowser.open(address)


def answers(address: str) -> bool:
    """Does a server answer there, whatever it says?"""
    try:
        with urllib.request.urlopen(f"{address}alive", timeout=2):
            return True
    except urllib.error.HTTPError:  # it knows itself under another name only
        return True
    except OSError:
        return False


def say(text: str) -> None:
    """A line for the person at the terminal."""
    print(text, flush=True)
