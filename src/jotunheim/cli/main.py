"""The front of the command line: finds the command's module, reads its arguments, runs it.

Each command lives in a module of its own, imported only when it is used, and offers four things:

    HELP: str                       one line for the list of commands, marked with N_
    EXAMPLE: str                    a command line that works, as typed: "./jotun play connect-four"
    def arguments(parser) -> None   declares its arguments on an argparse parser, with help in the user's language
    def run(args) -> int            does it and returns the exit code

`COMMANDS` is the list; a new command is one line there. A command that prints data has `--json`. It raises
`UserError` (or a subclass) for what is wrong on the user's side, and never prints a traceback for it.
"""

import argparse
import difflib
import importlib
import sys
from typing import Final, NoReturn, Protocol

from jotunheim import texts
from jotunheim.cli.errors import UsageError, guarded
from jotunheim.texts import _

TABLE: Final = "jotunheim.cli.serve"  # what runs without a command
COMMANDS: Final[dict[str, str]] = {
    "serve": TABLE,
    "play": "jotunheim.cli.play",
    "menu": "jotunheim.cli.menu",
    "games": "jotunheim.cli.games",
    "learn": "jotunheim.cli.learn",
    "rules": "jotunheim.cli.rules",
    "content": "jotunheim.cli.content",
    "replay": "jotunheim.cli.replay",
    "verify": "jotunheim.cli.verify",
    "backup": "jotunheim.cli.backup",
    "restore": "jotunheim.cli.restore",
    "arena": "jotunheim.cli.arena",
    "league": "jotunheim.cli.league",
    "report": "jotunheim.cli.report",
    "stats": "jotunheim.cli.stats",
    "train": "jotunheim.cli.train",
    "bench": "jotunheim.cli.bench",
    "fuzz": "jotunheim.cli.fuzz",
    "test": "jotunheim.cli.testing",
}

STARTS: Final = ("--lan", "--no-browser", "--port")  # options of the table that need no command


class Command(Protocol):
    """What a command's module offers."""

    HELP: str
    EXAMPLE: str

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it; the exit code."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line that points to the help."""

    def error(self, message: str) -> NoReturn:
        """Leave with one line instead of the whole usage."""
        line = _("{message} (see ./{command} --help)")
        raise UsageError(line.format(message=message, command=self.prog))


def main(argv: list[str] | None = None) -> int:
    """Run a command line; returns its exit code."""
    arguments = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that lacks a sign shows another instead
            stream.reconfigure(errors="replace")
    texts.use(texts.of_user())
    return guarded(lambda: dispatch(arguments))


def dispatch(arguments: list[str]) -> int:
    """Find out which command is meant, and run it."""
    if not arguments or arguments[0] in STARTS:
        return run_command("jotun", TABLE, arguments)
    first, rest = arguments[0], arguments[1:]
    if first == "help" and rest[:1] and rest[0] in COMMANDS:
        return dispatch([rest[0], "--help"])
    if first in ("-h", "--help", "help"):
        print(overview())
        return 0
    if first == "--version":
        from jotunheim.cli.version import version_line  # it looks for all packages

        print(version_line())
        return 0
    if first not in COMMANDS:
        raise UsageError(unknown(first))
    return run_command(f"jotun {first}", COMMANDS[first], rest)


def run_command(prog: str, module: str, arguments: list[str]) -> int:
    """Import a command, let it read its arguments, run it."""
    command = load(prog, module)
    parser = Parser(
        prog=prog,
        description=_(command.HELP),
        epilog=f"{_('example:')}\n  {command.EXAMPLE}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.arguments(parser)
    try:
        args = parser.parse_args(arguments)
    except SystemExit:  # argparse leaves this way after printing help
        return 0
    return command.run(args)


def load(prog: str, module: str) -> Command:
    """The module of a command."""
    try:
        command: Command = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        line = _("{command} is not part of this version; try ./jotun --help")
        raise UsageError(line.format(command=prog)) from None
    return command


def overview() -> str:
    """All commands with what they do, and an example to start from."""
    alone = _(
        "Without a command, ./jotun opens the table in your browser; --lan opens it for your network."
    )
    lines = [_("usage: ./jotun [COMMAND] [--help]"), "", alone, ""]
    for name, module in COMMANDS.items():
        try:
            lines.append(f"  {name:<9} {_(load(name, module).HELP)}")
        except UsageError:
            continue
        except Exception as error:  # one broken command must not hide the others
            lines.append(f"  {name:<9} {_('(cannot be loaded: {error})').format(error=error)}")
    return "\n".join([*lines, "", _("example:"), "  ./jotun play connect-four"])


def unknown(name: str) -> str:
    """The line for a command or an option that does not exist, with the nearest one that does."""
    names = (*STARTS, "--help", "--version") if name.startswith("-") else tuple(COMMANDS)
    near = difflib.get_close_matches(name, names, n=1)
    if name.startswith("-"):
        line = _("no option {name}; there are {names} (see ./jotun --help, ./jotun serve --help)")
        if near:
            line = _("no option {name}; did you mean {near}? (see ./jotun --help)")
    else:
        line = _("no command {name}; there are {names} (see ./jotun --help)")
        if near:
            line = _("no command {name}; did you mean {near}? (see ./jotun --help)")
    return line.format(name=repr(name), near=repr("".join(near)), names=", ".join(names))


if __name__ == "__main__":
    sys.exit(main())
