"""`./jotun train`: self-play, data, a network, a gate in the arena, and again; or habits, by many quick games."""

import argparse
import os
import shlex
import sys
from pathlib import Path
from typing import Any, Final

from jotunheim import registry
from jotunheim.cli.arena import need_packages
from jotunheim.cli.options import game_argument, options_of, table_arguments
from jotunheim.cli.saves import data_folder
from jotunheim.kernel import Game, Settings, UserError
from jotunheim.texts import N_, _

HELP: Final = N_("train a player: it learns from games of search with itself")
EXAMPLE: Final = "./jotun train connect-four --generations 3 --games 200"
# Numbers of the plan that can be chosen: name, usual value, what it is.
NUMBERS: Final = (
    ("budget", 100, N_("iterations of search for a decision of self-play")),
    ("gate", 100, N_("games against the last accepted generation")),
    ("hidden", 128, N_("width of the first layer")),
    ("epochs", 12, N_("how often all decisions are learned from")),
    ("window", 4, N_("generations of games to learn from")),
)
GENERATIONS: Final = 3
GAMES: Final = 200
NO_LIMIT: Final = 0.0  # seconds of self-play
HABIT_STEPS: Final = 100
HABIT_GAMES: Final = 400
IDLE: Final = ("--jobs", "--out")  # what is learned does not depend on them …
GATE: Final = ("--gate", "--budget", "--pace")  # … and habits do not depend on their gate
OF_NETWORKS: Final = ("hidden", "epochs", "window", "stray", "blend", "seconds")
SHARES: Final = (
    ("stray", 0.15, N_("how often self-play takes another option than the best")),
    ("blend", 0.0, N_("share of the network in the value of a leaf; the rest is the game's own")),
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    game_argument(parser)
    parser.add_argument(
        "--habits",
        action="store_true",
        help=_("correct the rule of thumb by the results of quick games, without a network"),
    )
    text = _("generations in all ({n}), or steps of habits ({m})")
    text = text.format(n=GENERATIONS, m=HABIT_STEPS)
    parser.add_argument("--generations", type=int, metavar="N", help=text)
    text = _("games of self-play in each generation ({n}), or of each step ({m})")
    text = text.format(n=GAMES, m=HABIT_GAMES)
    parser.add_argument("--games", type=int, metavar="N", help=text)
    for name, usual, what in NUMBERS:
        text = f"{_(what)} ({usual})"
        parser.add_argument(f"--{name}", type=int, default=usual, metavar="N", help=text)
    for name, share, what in SHARES:
        text = f"{_(what)} ({share})"
        parser.add_argument(f"--{name}", type=float, default=share, metavar="X", help=text)
    parser.add_argument(
        "--seconds",
        type=float,
        default=NO_LIMIT,
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
    parser.add_argument(
        "--vary",
        default="",
        metavar="NAME",
        help=_("an option of the game whose values are played in turn to learn habits"),
    )
    table_arguments(parser)
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=_("processes (all cores)"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=_("where the training is kept"))


def run(args: argparse.Namespace) -> int:
    """Train what is missing, and say where it is."""
    game = registry.game(args.game)
    seats = args.seats or game.fewest
    game.check_seats(seats)
    args.generations = usual(args.generations, HABIT_STEPS if args.habits else GENERATIONS)
    args.games = usual(args.games, HABIT_GAMES if args.habits else GAMES)
    check(args)
    need_packages()
    options = Settings(game.settings, options_of(args.option)).values
    if args.habits:
        return run_habits(args, game, seats, options, command_without(*IDLE, *GATE))
    need_packages("train", ("torch", "numpy"))
    from jotunheim.train.generations import School
    from jotunheim.train.plan import PAGE, Plan, TrainFolder

    plan = Plan(
        game=game.name,
        seats=seats,
        options=options,
        seed=args.seed,
        games=args.games,
        pace=args.pace,
        **{name: getattr(args, name) for name, _usual, _what in (*NUMBERS, *SHARES)},
    )
    folder = TrainFolder(args.out or data_folder() / "train" / f"{game.name}-{seats}")
    jobs = args.jobs or os.cpu_count() or 1
    command = command_without(*IDLE)
    School(game, plan, folder, jobs, command, told, args.seconds).run(args.generations)
    print(_("weights: {path}").format(path=folder.weights))
    print(_("page: {path}").format(path=folder.path / PAGE))
    return 0


def run_habits(
    args: argparse.Namespace, game: Game[Any], seats: int, options: dict[str, str], command: str
) -> int:
    """Learn habits, let a search with them meet the usual one, and say where they are."""
    from jotunheim.train.habit_games import HabitPlan
    from jotunheim.train.habits import HabitSchool
    from jotunheim.train.plan import PAGE

    plan = HabitPlan(game.name, seats, varied(game, options, args.vary), args.seed, args.games)
    folder = args.out or data_folder() / "train" / f"{game.name}-{seats}-habits"
    jobs = args.jobs or os.cpu_count() or 1
    school = HabitSchool(plan, folder, jobs, command, told)
    path = school.run(args.generations)
    school.gate(args.gate, f"{args.pace}s" if args.pace else str(args.budget))
    print(_("habits: {path}").format(path=path))
    print(_("page: {path}").format(path=folder / PAGE))
    return 0


def varied(game: Game[Any], options: dict[str, str], name: str) -> list[dict[str, str]]:
    """The options of the games, one of them with all its values in turn."""
    if not name:
        return [options]
    for setting in game.settings:
        if setting.name == name:
            values = setting.choices or [str(n) for n in range(setting.low, setting.high + 1)]
            return [options | {name: value} for value in values]
    names = ", ".join([setting.name for setting in game.settings])
    line = _("--vary {name}: {game} has no such option; there are {names}")
    raise UserError(line.format(name=repr(name), game=game.name, names=names or _("none")))


def command_without(*names: str) -> str:
    """What was typed, as the files tell it."""
    return shlex.join(["./jotun", "train", *without(sys.argv[2:], names)])


def without(arguments: list[str], names: tuple[str, ...]) -> list[str]:
    """The arguments without those of these names and their values."""
    found: list[str] = []
    rest = iter(arguments)
    for text in rest:
        if text in names:
            next(rest, "")
        elif text.partition("=")[0] not in names:
            found.append(text)
    return found


def usual(given: int | None, otherwise: int) -> int:
    """What the user said, or what is usual."""
    return otherwise if given is None else given


def told(line: str) -> None:
    """A line of progress, at once."""
    print(line, flush=True)


def refuse_those_of_networks(args: argparse.Namespace) -> None:
    """Habits have no layers and no epochs."""
    usual_values = {name: value for name, value, _what in (*NUMBERS, *SHARES)}
    for name in OF_NETWORKS:
        if getattr(args, name) != usual_values.get(name, NO_LIMIT):
            line = _("--{name}: only networks are trained with it; leave it out, or --habits")
            raise UserError(line.format(name=name))


def check(args: argparse.Namespace) -> None:
    """Refuse what makes no sense."""
    if args.content is not None:
        raise UserError(_("--content: training plays with the game's own content"))
    if args.habits:
        refuse_those_of_networks(args)
    elif args.vary:
        raise UserError(_("--vary: only habits are learned so; add --habits"))
    for name in ("generations", "games", *[name for name, _usual, _what in NUMBERS]):
        if getattr(args, name) < 1:
            raise UserError(_("--{name}: expected 1 or more").format(name=name))
    if not 0 <= args.pace <= 60:
        raise UserError(_("--pace: expected seconds, at most 60"))
    for name, _usual, _what in SHARES:
        if not 0 <= getattr(args, name) <= 1:
            raise UserError(_("--{name}: expected a number from 0 to 1").format(name=name))
