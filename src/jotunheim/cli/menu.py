"""`./jotun menu`: choose a game in the terminal or continue a saved one, say who plays, and start."""

import argparse
from typing import Any, Final

from jotunheim import registry
from jotunheim.bots.ladder import LEVELS, THRALL
from jotunheim.cli import saves
from jotunheim.cli.console import Console
from jotunheim.cli.games import title_line
from jotunheim.cli.play import check_who, go_on, new_session, sit_down
from jotunheim.cli.saves import PERSON
from jotunheim.kernel import Game, UserError
from jotunheim.texts import N_, _

HELP: Final = N_("choose a game in the terminal, or continue a saved one")
EXAMPLE: Final = "./jotun menu"
SHOWN: Final = 9  # saved games


class Left(Exception):
    """The input has ended, or somebody typed quit."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare no arguments."""


def run(args: argparse.Namespace) -> int:
    """Ask, then play."""
    console = Console()
    games = list(registry.games().values())
    if not games:
        console.say(_("no games are installed"))
        return 0
    left = saves.saved_games()[:SHOWN]
    show(console, games, left)
    try:
        number = ask_number(console, _("Which one?"), 1, len(games) + len(left), 1)
        if number > len(games):
            return go_on(left[number - len(games) - 1].path, [], None, console)
        return start(console, games[number - 1])
    except Left:
        return 0


def show(console: Console, games: list[Game[Any]], left: list[saves.Saved]) -> None:
    """The games, then the saved ones."""
    console.say("Jotunheim\n")
    for number, game in enumerate(games, start=1):
        console.say(console.wrapped(f"{number:>3}  {title_line(game)}", "     "))
    if left:
        console.say(f"\n{_('Continue')}")
    for number, saved in enumerate(left, start=len(games) + 1):
        console.say(f"{number:>3}  {saved.line()}")
    console.say()


def start(console: Console, game: Game[Any]) -> int:
    """A new table: how many seats, and who sits there."""
    seats = game.fewest
    if game.fewest < game.most:
        seats = ask_number(console, _("How many seats?"), game.fewest, game.most, game.fewest)
    who = {seat: ask_player(console, seat) for seat in range(seats)}
    for setting in game.settings:
        line = _("option {name} = {value}: {help}").format(
            name=setting.name, value=setting.default, help=_(setting.help)
        )
        console.say(f"  {line}")
    options = ask_options(console, game) if game.settings else []
    given = argparse.Namespace(seats=seats, option=options, seed="", situation=None, content=None)
    session = new_session(game, who, given)
    saves.save_new(session)
    return sit_down(session, who, console)


def ask(console: Console, text: str) -> str:
    """A line, without blanks around it."""
    line = console.ask(text)
    if line is None or line.strip().lower() in ("quit", "exit", "q"):
        raise Left
    return line.strip()


def ask_number(console: Console, text: str, low: int, high: int, default: int) -> int:
    """A number in a range; Enter takes the default."""
    while True:
        line = ask(console, f"{text} [{default}] ")
        if not line:
            return default
        if line.isdecimal() and low <= int(line) <= high:
            return int(line)
        console.say(_("type a number from {low} to {high}, or quit").format(low=low, high=high))


def ask_player(console: Console, seat: int) -> str:
    """Who sits at a seat: by default you at the first, and a bot at the others."""
    default = PERSON if seat == 0 else THRALL
    question = _("Who plays seat {n}? ({players})").format(
        n=seat + 1, players=", ".join([PERSON, *LEVELS])
    )
    while True:
        who = ask(console, f"{question} [{default}] ")
        if not who:
            return default
        try:
            check_who(who)
        except UserError as error:
            console.say_wrapped(str(error))
        else:
            return who


def ask_options(console: Console, game: Game[Any]) -> list[str]:
    """Options of the game that get another value than usual."""
    declared = {setting.name: setting for setting in game.settings}
    found: list[str] = []
    while True:
        line = ask(console, f"{_('Change an option? (NAME=VALUE, or Enter to start)')} ")
        if not line:
            return found
        name, _sign, value = line.partition("=")
        setting = declared.get(name.strip())
        if setting is None:
            told = _("no option {name}; there are: {names}")
            console.say(told.format(name=repr(name), names=", ".join(declared)))
            continue
        try:
            found.append(f"{setting.name}={setting.read(value)}")
        except UserError as error:
            console.say_wrapped(str(error))
