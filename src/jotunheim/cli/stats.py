"""`./jotun stats`: what a game is like, in figures and plots."""

import argparse
import importlib.util
import sys
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from jotunheim import registry
from jotunheim.bots.player import check_player
from jotunheim.cli.arena import WIDTH, need_packages
from jotunheim.cli.options import game_argument, options_of, table_arguments
from jotunheim.kernel import Settings
from jotunheim.texts import N_, _

HELP: Final = N_(
    "describe a game in figures: length, options, chance, hidden things, changes of the lead"
)
EXAMPLE: Final = "./jotun stats connect-four --games 50 --out connect-four.html"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    game_argument(parser)
    parser.add_argument(
        "--player", default="thumb", metavar="NAME", help=_("who plays all seats (thumb)")
    )
    parser.add_argument("--games", type=int, default=50, metavar="N", help=_("how many games (50)"))
    table_arguments(parser)
    parser.add_argument(
        "--skill",
        type=int,
        default=0,
        metavar="N",
        help=_("also play N games of search with twice the budget against the budget"),
    )
    parser.add_argument(
        "--budget",
        type=int,
        default=100,
        metavar="B",
        help=_("the budget of --skill: iterations of search (100)"),
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help=_("a page with plots to write"))
    parser.add_argument("--json", action="store_true", help=_("print the figures as JSON"))


def run(args: argparse.Namespace) -> int:
    """Play, count, print."""
    game = registry.game(args.game, args.content)
    check_player(args.player)
    options = Settings(game.settings, options_of(args.option)).values
    if importlib.util.find_spec("openskill") is None:
        need_packages()  # the arena's figures
    from jotunheim.arena.skill import measure
    from jotunheim.arena.statistics import gather
    from jotunheim.arena.statistics_page import about, page, rows

    found = gather(game, args.seats, args.player, args.games, args.seed, options)
    if args.skill:
        skill = measure(game, args.seats, args.budget, args.skill, args.seed, options)
        found = msgspec.structs.replace(found, skill=skill)
    if args.out is not None:
        args.out.write_text(page(_(game.title), found), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    table = Table(title=_(game.title), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for what, much in rows(found):
        table.add_row(what, much)
    console.print(table)
    console.print(about(found), soft_wrap=True, highlight=False)
    if args.out is not None:
        console.print(_("page: {path}").format(path=args.out), soft_wrap=True, highlight=False)
    return 0
