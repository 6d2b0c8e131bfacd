"""The checkout that a command runs in: its folder, its further packages, its compiled tree.

Only commands for those who work on Jotunheim need this; in an installed copy they say so in one line.
"""

import fcntl
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from jotunheim.kernel.errors import UserError
from jotunheim.texts import _


class HouseError(UserError):
    """The command needs something of the checkout that is not there."""


TOP: Final = Path(__file__).resolve().parents[3]


def is_checkout() -> bool:
    """Whether this is a checkout, not a copy that pip installed."""
    return (TOP / "scripts" / "environment.py").is_file()


def root() -> Path:
    """The top folder of the checkout."""
    if not is_checkout():
        line = _("this command needs a checkout of Jotunheim, with its scripts and tests")
        raise HouseError(line)
    return TOP


def home() -> Path:
    """Where what was installed and compiled is kept: the checkout, or what JOTUN_HOME says."""
    return Path(os.environ.get("JOTUN_HOME") or root())


def install(*groups: str) -> None:
    """Install further locks ("dev", "peers") into the environment, unless they are there already."""
    if subprocess.call([sys.executable, str(root() / "scripts" / "environment.py"), *groups]):
        line = _("the packages for {groups} could not be installed (see above)")
        raise HouseError(line.format(groups=", ".join(groups)))


def plain_environment() -> dict[str, str]:
    """Environment variables for a program that runs on the plain sources."""
    return {**os.environ, "PYTHONPATH": path_of("src", "examples")}


def native_environment() -> dict[str, str]:
    """Environment variables for a program that runs on the compiled tree, which is made now if needed."""
    done = subprocess.run(
        [sys.executable, str(root() / "scripts" / "native.py")],
        env=plain_environment(),
        check=False,
    )
    if done.returncode:
        raise HouseError(_("there is no compiled tree (see above)"))
    tree = (home() / "build" / "native").resolve()
    # While we wait for the program, no other build deletes its tree.
    fcntl.flock(os.open(tree, os.O_RDONLY), fcntl.LOCK_SH)
    return {**os.environ, "PYTHONPATH": str(tree)}


def lacks_compiler() -> str:
    """What is missing for compiling, in words; empty if nothing is."""
    if os.environ.get("JOTUN_INTERPRETED"):
        return _("JOTUN_INTERPRETED is set")
    check = "import tree; print(tree.lacking())"
    done = subprocess.run(
        [sys.executable, "-c", check],
        env={**os.environ, "PYTHONPATH": str(root() / "scripts")},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def path_of(*folders: str) -> str:
    """Folders of the checkout as a search path."""
    return os.pathsep.join(str(root() / folder) for folder in folders)
