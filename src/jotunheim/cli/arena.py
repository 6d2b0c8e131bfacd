"""`./jotun arena`: a tournament of players on all cores, resumable, with ratings and intervals."""

import argparse
import importlib
import importlib.util
import os
import re
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from jotunheim import registry
from jotunheim.arena.cluster import MISSING, knock
from jotunheim.arena.folder import Folder
from jotunheim.arena.plan import ArenaError, Tournament, tournament
from jotunheim.arena.result import Result
from jotunheim.arena.tournament import Data
from jotunheim.arena.tournament import run as run_tournament
from jotunheim.bots.player import PLAYERS
from jotunheim.cli import house
from jotunheim.cli.options import game_argument, options_of, table_arguments
from jotunheim.cli.saves import data_folder
from jotunheim.kernel import Game
from jotunheim.texts import N_, _, listed, ngettext

if TYPE_CHECKING:  # needs packages that are installed on first use
    from jotunheim.arena.standings import Figure, Summary

HELP: Final = N_("let players play a tournament, with ratings and error bars")
EXAMPLE: Final = "./jotun arena connect-four --players knight,squire --games 20"
COMMA: Final = re.compile(r"(?<!\\),")
WIDTH: Final = 140  # where there is no terminal to ask
NEEDED: Final = ("openskill", "matplotlib")
HEADS: Final = (  # of the table, after the player
    N_("games"),
    N_("win share"),
    N_("fair"),
    N_("mean rank"),
    N_("rating"),
    N_("score"),
    N_("ms/decision"),
)
# Of a game that all win or lose together.
TEAM_HEADS: Final = (N_("games"), N_("games won"), N_("score"), N_("ms/decision"))


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    levels = ", ".join(PLAYERS)
    game_argument(parser)
    parser.add_argument(
        "--players",
        metavar="A,B,…",
        required=True,
        help=_(
            "who plays: {players}, search:N (iterations), search:Ns (seconds), your own as module:Class, "
            "file.py:Class or exec:COMMAND; the last one takes the remaining seats"
        ).format(players=levels),
    )
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help=_("how many games (100)")
    )
    table_arguments(parser)
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=_("processes (all cores)"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=_("play on a Ray cluster (HOST:PORT)"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=_("where results are kept"))
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help=_("write every decision there, to learn from")
    )
    parser.add_argument("--json", action="store_true", help=_("print the figures as JSON"))


def run(args: argparse.Namespace) -> int:
    """Play what is missing, then print the figures."""
    game = registry.game(args.game, args.content)
    plan = tournament(
        game, names_in(args.players), args.games, args.seats, args.seed, options_of(args.option)
    )
    if args.jobs < 0:
        raise ArenaError(_("--jobs {n}: expected 1 or more").format(n=args.jobs))
    need_packages()
    if args.cluster is not None:
        need_cluster(args.cluster)
    folder = Folder(args.out or data_folder() / "arena" / f"{plan.game}-{plan.mark()}")
    results = watched(plan, folder, args, data_of(game, plan, args.data))
    from jotunheim.arena.standings import summary

    figures = summary(results, plan.games)
    if args.json:
        print(msgspec.json.encode(figures).decode())
        return 0
    show(plan, figures, folder)
    for line in fault_lines(results):
        print(line, file=sys.stderr)
    return 0


def names_in(text: str) -> list[str]:
    """Players, separated by commas; a comma in a command is written \\, with a backslash before it."""
    names = [name.replace("\\,", ",").strip() for name in COMMA.split(text)]
    return [name for name in names if name]


def need_packages(group: str = "arena", names: tuple[str, ...] = NEEDED) -> None:
    """Ratings, plots and clusters have packages of their own, installed when they are first needed."""
    if all(importlib.util.find_spec(name) for name in names):
        return
    if not house.is_checkout():
        line = _('this command needs more packages: pip install "jotunheim[{group}]"')
        raise ArenaError(line.format(group=group))
    house.install(group)
    importlib.invalidate_caches()


def need_cluster(address: str) -> None:
    """A cluster must answer at the address before anything is installed or played."""
    knock(address)
    try:
        need_packages("cluster", ("ray",))
    except house.HouseError:
        raise ArenaError(_(MISSING)) from None


def data_of(game: Game[Any], plan: Tournament, path: Path | None) -> Data | None:
    """Where data goes, with its card; None: nobody wants any."""
    if path is None:
        return None
    from jotunheim.arena.dataset import DataFolder

    found = DataFolder(path)
    found.claim(game, plan)
    return found


def watched(
    plan: Tournament, folder: Folder, args: argparse.Namespace, data: Data | None = None
) -> list[Result]:
    """Play with a progress bar on stderr; after a stop one line says how to continue."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(_("left")),
        TimeRemainingColumn(),
    )
    finished = 0
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task(plan.game, total=plan.games)

        def begun(done: int) -> None:
            nonlocal finished
            finished = done
            progress.update(bar, completed=done)
            if done:
                console.print(finished_word(done, plan.games, folder))

        def ended(result: Result) -> None:
            nonlocal finished
            finished += 1
            progress.advance(bar)

        try:
            jobs = args.jobs or (0 if args.cluster else os.cpu_count() or 1)
            return run_tournament(
                plan, folder, jobs, args.content, begun, ended, args.cluster or "", data
            )
        except KeyboardInterrupt:
            line = ngettext(
                "stopped after {n} of {all} game; the same command continues",
                "stopped after {n} of {all} games; the same command continues",
                plan.games,
            )
            console.print(line.format(n=finished, all=plan.games))
            raise


def finished_word(done: int, games: int, folder: Folder) -> str:
    """How many games are finished already."""
    line = ngettext(
        "{n} of {all} game is finished already ({folder})",
        "{n} of {all} games are finished already ({folder})",
        games,
    )
    return line.format(n=done, all=games, folder=folder.path)


def show(plan: Tournament, figures: "Summary", folder: Folder) -> None:
    """The figures as a table for people."""
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    table = Table(title=title_of(plan, figures))
    table.add_column(_("player"), overflow="fold")
    for head in TEAM_HEADS if figures.shared else HEADS:
        table.add_column(_(head), justify="right", overflow="fold")  # where it is narrow
    for s in figures.standings:
        wins = spread(s.win_share, 100, 1, " %")
        rank = [f"{100 * s.fair_share:.0f} %", spread(s.rank, 1, 2), spread(s.rating, 1, 1)]
        among = [] if figures.shared else rank
        table.add_row(
            s.player, str(s.games), wins, *among, f"{s.score:.1f}", f"{s.decision_ms:.1f}"
        )
    console.print(table)
    length = spread(figures.length, 1, 0)
    console.print(
        _("length of a game: {length} decisions; brackets: 95 % intervals").format(length=length)
    )
    console.print(_("results and records: {path}").format(path=folder.path), soft_wrap=True)
    line = _("for a page with plots: ./jotun report {path}")
    console.print(line.format(path=shlex.quote(str(folder.path))), soft_wrap=True)


def fault_lines(results: list[Result]) -> list[str]:
    """For each foreign player that lost decisions to the rule of thumb: how many, and how it began."""
    count: dict[str, int] = {}
    first: dict[str, str] = {}
    for result in results:
        for seat, number in enumerate(result.faults):
            name = result.players[seat]
            count[name] = count.get(name, 0) + number
            if number and result.first_fault.startswith(name):
                first.setdefault(name, result.first_fault)
    line = _("{player}: the rule of thumb answered {n} times for it; first fault: {fault}")
    return [
        line.format(player=name, n=number, fault=first.get(name, "?"))
        for name, number in count.items()
        if number
    ]


def title_of(plan: Tournament, figures: "Summary") -> str:
    """What was played."""
    seats = ngettext("{n} seat", "{n} seats", plan.seats).format(n=plan.seats)
    games = ngettext("{n} game", "{n} games", figures.games).format(n=figures.games)
    return listed([plan.game, seats, games, _("seed {n}").format(n=plan.seed)])


def spread(figure: "Figure", factor: float, digits: int, unit: str = "") -> str:
    """A mean with its interval."""
    return " ".join(figure.words(factor, digits, unit)).strip()
