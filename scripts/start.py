"""Get the house ready, then run a command in it: what `./jotun` starts.

On a current environment this takes a few milliseconds: it compares fingerprints and hands over.
"""

from __future__ import annotations

import os
import sys

import environment


def main() -> int:
    """Prepare the environment, then run the command line of Jotunheim."""
    arguments = sys.argv[1:]
    try:
        environment.prepare()
    except environment.SetupError as error:
        environment.say(str(error))
        return 1
    python = environment.VENV / "bin" / "python"
    if sys.prefix != str(environment.VENV):
        os.execv(python, [str(python), __file__, *arguments])
    from jotunheim.cli.main import main as command

    return command(arguments)


if __name__ == "__main__":
    sys.exit(main())
