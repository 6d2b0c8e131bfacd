"""`./jotun league`: many players, one rating for all; kept in a folder, and growing."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from rich.console import Console
from rich.table import Table

from jotunheim import registry
from jotunheim.arena.cluster import Cluster
from jotunheim.arena.crew import Crew
from jotunheim.arena.league import League, LeagueFolder, Workers, league
from jotunheim.arena.league import run as run_league
from jotunheim.arena.pairing import KINDS, ROUND_ROBIN
from jotunheim.arena.plan import ArenaError
from jotunheim.arena.result import Result
from jotunheim.arena.sequential import Answer, Question, answer, question
from jotunheim.cli.arena import (
    WIDTH,
    names_in,
    need_cluster,
    need_packages,
    spread,
)
from jotunheim.cli.options import game_argument, options_of, table_arguments
from jotunheim.cli.saves import data_folder
from jotunheim.texts import N_, _, ngettext

if TYPE_CHECKING:  # needs packages that are installed on first use
    from jotunheim.arena.cross_table import Meeting
    from jotunheim.arena.strength import Rating, Ratings

HELP: Final = N_("let many players play each other, with one rating for all")
EXAMPLE: Final = "./jotun league connect-four --players knight,squire,random --rounds 5"
ANSWERS: Final = {
    "yes": N_("yes: {better} is better than {worse}"),
    "no": N_("no: {better} is not {points} points better than {worse}"),
    "open": N_("not clear yet whether {better} is {points} points better than {worse}"),
}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    game_argument(parser)
    parser.add_argument(
        "--players", metavar="A,B,…", default="", help=_("who plays; see ./jotun arena --help")
    )
    parser.add_argument(
        "--kind",
        choices=KINDS,
        default=ROUND_ROBIN,
        help=_(
            "who meets whom: all players each other, neighbours in the table, or the first player all others"
        ),
    )
    parser.add_argument(
        "--rounds", type=int, default=5, metavar="N", help=_("rounds in all; more add to them (5)")
    )
    parser.add_argument(
        "--ask",
        metavar="A>B+POINTS",
        help=_("play these two until it is clear whether A is better by so many points of 100"),
    )
    parser.add_argument(
        "--most", type=int, default=500, metavar="N", help=_("groups of games for --ask (500)")
    )
    table_arguments(parser)
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=_("processes (all cores)"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=_("play on a Ray cluster (HOST:PORT)"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=_("where the league is kept"))
    parser.add_argument("--json", action="store_true", help=_("print the figures as JSON"))


def run(args: argparse.Namespace) -> int:
    """Play what is missing, then print the tables."""
    game = registry.game(args.game, args.content)
    plan = league(game, args.seats, args.seed, options_of(args.option))
    asked = question(args.ask) if args.ask else None
    need_packages()
    if args.cluster is not None:
        need_cluster(args.cluster)
    if args.jobs < 0 or args.rounds < 1:
        raise ArenaError(_("--jobs and --rounds: expected 1 or more"))
    folder = LeagueFolder(args.out or data_folder() / "league" / f"{plan.game}-{plan.seats}")
    results = run_league(
        plan,
        folder,
        names_in(args.players),
        args.kind,
        args.rounds,
        lambda: workers_of(args),
        asked,
        args.most,
        Counting(sys.stderr.isatty()).ended,
    )
    told(args, plan, folder, results, asked)
    return 0


def workers_of(args: argparse.Namespace) -> Workers:
    """Processes of this machine, or a cluster."""
    if args.cluster:
        return Cluster(args.cluster, args.jobs, args.content)
    return Crew(args.jobs or os.cpu_count() or 1, args.content)


class Counting:
    """Says how many games have ended, on a terminal."""

    def __init__(self, shows: bool) -> None:
        self.shows = shows
        self.games = 0

    def ended(self, result: Result) -> None:
        """One more."""
        self.games += 1
        if self.shows:
            line = ngettext("{n} game", "{n} games", self.games).format(n=self.games)
            print(f"\r{line} ", end="", file=sys.stderr, flush=True)


def told(
    args: argparse.Namespace,
    plan: League,
    folder: LeagueFolder,
    results: list[Result],
    asked: Question | None,
) -> None:
    """The tables, for people or programs."""
    from jotunheim.arena.cross_table import cross_table
    from jotunheim.arena.strength import ratings

    found, met = ratings(results), cross_table(results)
    verdict = answer(asked, results) if asked else None
    if args.json:
        figures = {"ratings": found, "meetings": met, "games": len(results), "answer": verdict}
        print(msgspec.json.encode(figures).decode())
        return
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    console.print(rating_table(plan, found, len(results)))
    for table in side_tables(found):
        console.print(table)
    console.print(meeting_table([one.name for one in found.players], met))
    if asked and verdict:
        console.print(answer_line(asked, verdict, plan.seats))
    console.print(
        _("the league is kept in {path}").format(path=folder.path), soft_wrap=True, highlight=False
    )


def rating_table(plan: League, found: "Ratings", games: int) -> Table:
    """All players, the best first."""
    line = ngettext("{game}, {n} game", "{game}, {n} games", games)
    table = Table(title=line.format(game=plan.game, n=games))
    table.add_column(_("player"), overflow="fold")
    table.add_column(_("games"), justify="right")
    table.add_column(_("rating"), justify="right")
    for one in found.players:
        table.add_row(one.name, str(one.games), spread(one.rating, 1, 0))
    return table


def side_tables(found: "Ratings") -> list[Table]:
    """What a seat and a side are worth."""
    tables: list[Table] = []
    parts: list[tuple[str, tuple[Rating, ...]]] = [
        (_("seat"), found.seats),
        (_("side"), found.sides),
    ]
    for title, rows in parts:
        if rows:
            table = Table()
            table.add_column(title)
            table.add_column(_("worth, in points of the rating"), justify="right")
            for one in rows:
                table.add_row(_(one.name), spread(one.rating, 1, 0))
            tables.append(table)
    return tables


def meeting_table(names: list[str], met: "list[Meeting]") -> Table:
    """The cross table: the score of the player of the row against that of the column."""
    table = Table(title=_("score in %, against …"))
    table.add_column(_("player"), overflow="fold")
    for name in names:
        table.add_column(name, justify="right", overflow="fold")
    scores = {(one.player, one.other): f"{100 * one.score.mean:.0f}" for one in met}
    for name in names:
        table.add_row(name, *[scores.get((name, other), "–") for other in names])
    return table


def answer_line(asked: Question, verdict: Answer, seats: int) -> str:
    """The answer to the question, with what it rests on."""
    line = _(ANSWERS[verdict.verdict]).format(
        better=asked.better, worse=asked.worse, points=f"{asked.points:g}"
    )
    games = verdict.groups * seats
    after = ngettext(
        "{line}; it scored {share} % in {n} game",
        "{line}; it scored {share} % in {n} games",
        games,
    )
    return after.format(line=line, share=f"{100 * verdict.share:.1f}", n=games)
