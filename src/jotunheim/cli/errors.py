"""How the command line fails: one line on stderr that names the culprit, and an exit code.

    2    what was typed, or a file, is wrong; or the system refuses (no space, no permission)
    130  interrupted with Ctrl-C
    141  the program that read our output has ended

Any other exception is our own mistake and shows its traceback.
"""

import os
import sys
from collections.abc import Callable
from typing import Final

WRONG: Final = 2
INTERRUPTED: Final = 130
NO_READER: Final = 141


class UsageError(Exception):
    """The command line itself is wrong."""


def guarded(command: Callable[[], int]) -> int:
    """Run a command; an error of the user or the system becomes one line."""
    try:
        code = command()
        sys.stdout.flush()
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        give_up_output()
        return NO_READER
    except Exception as error:
        line = in_one_line(error)
        if not line:
            raise
        give_up_output()
        print(f"jotun: {line}", file=sys.stderr)
        return WRONG
    return code


def give_up_output() -> None:
    """Drop output that cannot be written: Python would try once more at its end, and complain."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def in_one_line(error: Exception) -> str:
    """The line for an error that is not our mistake; empty for one that is."""
    if isinstance(error, OSError):
        reason = error.strerror or str(error) or type(error).__name__
        culprit = f"{error.filename}: " if error.filename else ""
        return one_line(f"{culprit}{reason[0].lower()}{reason[1:]}")
    # Imported here: a start that goes well should not wait for the kernel.
    from jotunheim.kernel.errors import UserError

    return one_line(str(error)) if isinstance(error, UsageError | UserError) else ""


def one_line(text: str) -> str:
    """The text without line breaks and other runs of white space."""
    return " ".join(text.split())
