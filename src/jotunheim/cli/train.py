"""`./jotun train`: self-play, data, a network, a gate in the arena, and again."""

import argparse
import os
import shlex
import sys
from pathlib import Path
from typing import Final

from jotunheim import registry
from jotunheim.cli.arena import need_packages
from jotunheim.cli.options import game_argument, options_of, table_arguments
from jotunheim.cli.saves import data_folder
from jotunheim.kernel import Settings, UserError
from jotunheim.texts import N_, _

HELP: Final = N_("train a player: it learns from games of search with itself")
EXAMPLE: Final = "./jotun train connect-four --generations 3 --games 200"
# Numbers of the plan that can be chosen: name, usual value, what it is.
NUMBERS: Final = (
    ("budget", 100, N_("iterations of search for a decision of self-play")),
    ("games", 200, N_("games of self-play in each generation")),
    ("gate", 100, N_("games against the last accepted generation")),
    ("hidden", 128, N_("width of the first layer")),
    ("epochs", 12, N_("how often all decisions are learned from")),
    ("window", 4, N_("generations of games to learn from")),
)
SHARES: Final = (
    ("stray", 0.15, N_("how often self-play takes another option than the best")),
    ("blend", 0.0, N_("share of the network in the value of a leaf; the rest is the game's own")),
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    game_argument(parser)
    parser.add_argument(
        "--generations", type=int, default=3, metavar="N", help=_("generations in all (3)")
    )
    for name, usual, what in NUMBERS:
        text = f"{_(what)} ({usual})"
        parser.add_argument(f"--{name}", type=int, default=usual, metavar="N", help=text)
    for name, share, what in SHARES:
        text = f"{_(what)} ({share})"
        parser.add_argument(f"--{name}", type=float, default=share, metavar="X", help=text)
    parser.add_argument(
        "--seconds",
        type=float,
        default=0.0,
        metavar="S",
        help=_("at most so long for self-play, and again at the gate, in each generation"),
    )
    parser.add_argument(
        "--pace",
        type=float,
        default=0.0,
        metavar="S",
        help=_("seconds for a decision at the gate (as many iterations as in self-play)"),
    )
    table_arguments(parser)
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=_("processes (all cores)"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=_("where the training is kept"))


def run(args: argparse.Namespace) -> int:
    """Train what is missing, and say where it is."""
    game = registry.game(args.game, args.content)
    seats = args.seats or game.fewest
    game.check_seats(seats)
    check(args)
    need_packages()
    need_packages("train", ("torch", "numpy"))
    from jotunheim.train.generations import School
    from jotunheim.train.plan import PAGE, Plan, TrainFolder

    plan = Plan(
        game=game.name,
        seats=seats,
        options=Settings(game.settings, options_of(args.option)).values,
        seed=args.seed,
        pace=args.pace,
        **{name: getattr(args, name) for name, _usual, _what in (*NUMBERS, *SHARES)},
    )
    folder = TrainFolder(args.out or data_folder() / "train" / f"{game.name}-{seats}")
    command = shlex.join(["./jotun", "train", *sys.argv[2:]])
    jobs = args.jobs or os.cpu_count() or 1
    School(game, plan, folder, jobs, command, told, args.seconds).run(args.generations)
    print(_("weights: {path}").format(path=folder.weights))
    print(_("page: {path}").format(path=folder.path / PAGE))
    return 0


def told(line: str) -> None:
    """A line of progress, at once."""
    print(line, flush=True)


def check(args: argparse.Namespace) -> None:
    """Refuse numbers that make no sense."""
    for name in ("generations", *[name for name, _usual, _what in NUMBERS]):
        if getattr(args, name) < 1:
            raise UserError(_("--{name}: expected 1 or more").format(name=name))
    if not 0 <= args.pace <= 60:
        raise UserError(_("--pace: expected seconds, at most 60"))
    for name, _usual, _what in SHARES:
        if not 0 <= getattr(args, name) <= 1:
            raise UserError(_("--{name}: expected a number from 0 to 1").format(name=name))
