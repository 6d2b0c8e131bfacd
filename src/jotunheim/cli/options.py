"""Arguments that several commands declare alike: the game, its options, and the table at which bots play."""

import argparse
from pathlib import Path

from jotunheim.kernel import SettingError
from jotunheim.texts import _


def game_argument(parser: argparse.ArgumentParser, needed: bool = True) -> None:
    """Declare the game, which some commands can do without."""
    count = None if needed else "?"
    line = _("the name of a game (see ./jotun games)")
    parser.add_argument("game", nargs=count, metavar="GAME", help=line)


def option_argument(parser: argparse.ArgumentParser) -> None:
    """Declare options of the game."""
    line = _("an option of the game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=line)


def table_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the table at which bots play: seats, seed, options, content."""
    parser.add_argument("--seats", type=int, default=0, metavar="K", help=_("seats at the table"))
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help=_("of all dice and shuffles (0)")
    )
    option_argument(parser)
    parser.add_argument(
        "--content", type=Path, metavar="DIR", help=_("a content pack to play with")
    )


def options_of(given: list[str]) -> dict[str, str]:
    """The options that were given as NAME=VALUE, by name."""
    found: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            line = _("--option {text}: expected NAME=VALUE")
            raise SettingError(line.format(text=repr(text)))
        found[name.strip()] = value
    return found
