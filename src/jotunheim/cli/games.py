"""`./jotun games`: the games that are installed."""

import argparse
import json
import sys
from typing import Any, Final

from jotunheim import registry
from jotunheim.cli.console import Console
from jotunheim.kernel import Game, UserError
from jotunheim.texts import N_, _

HELP: Final = N_("list the games with their numbers of seats")
EXAMPLE: Final = "./jotun games --json"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help=_("print data for programs"))


def run(args: argparse.Namespace) -> int:
    """Print the list; games that cannot be loaded are named on stderr."""
    games = registry.games()
    if args.json:
        print(json.dumps([in_figures(game) for game in games.values()], indent=2))
    elif games:
        console = Console()
        for line, indent in in_lines(list(games.values())):
            console.say(console.wrapped(line, " " * indent) if console.shown else line)
    else:
        print(_("no games are installed"))
    for reason in registry.broken().values():
        print(f"jotun: {reason}", file=sys.stderr)
    return 0


def in_figures(game: Game[Any]) -> dict[str, object]:
    """A game for programs."""
    return {
        "name": game.name,
        "title": game.title,
        "summary": game.summary,
        "seats": game.seat_counts(),
        "settings": [setting.name for setting in game.settings],
        "rules_version": game.rules_version,
        "content_version": game.content_version,
    }


def in_lines(games: list[Game[Any]]) -> list[tuple[str, int]]:
    """One line for each game: its name, its seats, what it is; and the indent of the last part."""
    width = max(len(game.name) for game in games)
    heads = [f"{game.name:<{width}}  {seats(game):>5}  " for game in games]
    return [(head + title_line(game), len(head)) for head, game in zip(heads, games, strict=True)]


def title_line(game: Game[Any]) -> str:
    """What a game is called, and what it is."""
    if not game.summary:
        return _(game.title)
    line = _("{title}: {summary}")
    return line.format(title=_(game.title), summary=_(game.summary))


def chosen(name: str | None) -> str:
    """The name of a game that was typed; without one the error lists all games."""
    if not name:
        names = ", ".join(registry.registered())
        raise UserError(_("which game? There are: {names}").format(names=names))
    return name


def seats(game: Game[Any]) -> str:
    """The numbers of seats, as in 2-4."""
    counts = game.seat_counts()
    return f"{counts[0]}" if len(counts) == 1 else f"{counts[0]}-{counts[-1]}"
