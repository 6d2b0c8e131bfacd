"""Small houses to break: copies of the launcher and its scripts around a tiny package, in a folder of their own.

A *bare* house has no environment yet. A *ready* one has, borrowed from the house these tests run in, so that
nothing is downloaded.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENTRY_POINTS = "[jotunheim.compiled]\nkernel = jotunheim.kernel\n"

# The part of the command line that needs no game.
COMMAND_LINE = ("__init__", "main", "errors", "house", "testing", "version")

# Stands in for pip in a ready house: notes what it is asked, and fails if told to.
PRETENDED_PIP = """
import os, pathlib, sys
with pathlib.Path(sys.prefix, "pip-calls.txt").open("a") as calls:
    calls.write(" ".join(sys.argv[1:]) + "\\n")
if "PIP_FAILS" in os.environ:
    sys.exit("ERROR: this pip always fails")
"""

# Prints the stamp of an environment that is current.
CURRENT = """
import json, environment
base = environment.digest(environment.LOCKS["base"])
print(json.dumps({**environment.python_mark(), "project": environment.project_mark(), "base": base}))
"""

STONE = '''"""A module to compile."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Stone:
    """Something with a weight."""

    def __init__(self, weight: int) -> None:
        self.weight = weight

    def heavier(self) -> int:
        """One more."""
        return self.weight + 1
'''


class House:
    """A checkout in miniature, and what happens when one runs a command in it."""

    def __init__(self, root: Path, home: Path | None = None) -> None:
        self.root = root
        self.home = home or root  # where its environment and its compiled tree are
        self.jotun = root / "jotun"
        self.kernel = root / "src" / "jotunheim" / "kernel"

    def run(
        self,
        *arguments: str,
        jotun: Path | None = None,
        cwd: Path | None = None,
        variables: dict[str, str] | None = None,
    ) -> "subprocess.CompletedProcess[str]":
        """Run `./jotun` here, or through another path to it."""
        return subprocess.run(
            [str(jotun or self.jotun), *arguments],
            cwd=cwd or self.root,
            env=surroundings(**self.steering(), **(variables or {})),
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    def steering(self) -> dict[str, str]:
        """The variable that says where its home is, if that is elsewhere."""
        return {} if self.home == self.root else {"JOTUN_HOME": str(self.home)}

    def pip_calls(self) -> list[str]:
        """What the pretended pip of a ready house was asked for."""
        calls = self.home / ".venv" / "pip-calls.txt"
        return calls.read_text().splitlines() if calls.exists() else []

    def change(self, name: str) -> None:
        """Add a line to a file of the house."""
        with (self.root / name).open("a") as file:
            file.write("# one line more\n")

    def python(self, code: str, *path: Path) -> str:
        """Run a line in the house's own Python; what it prints."""
        done = subprocess.run(
            [str(self.home / ".venv" / "bin" / "python"), "-c", code],
            env=surroundings(PYTHONPATH=os.pathsep.join(map(str, path)), **self.steering()),
            cwd=self.root,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


# A command that waits until everything is compiled, and says what it runs on.
PRETENDED_FUZZ = '''"""Play nothing."""

import argparse

from jotunheim.cli.version import version_line

HELP = "play nothing"
EXAMPLE = "./jotun fuzz"


def arguments(parser: argparse.ArgumentParser) -> None:
    """There are none."""


def run(args: argparse.Namespace) -> int:
    """Say what it runs on."""
    print(version_line())
    return 0
'''


def surroundings(**variables: str) -> dict[str, str]:
    """The variables of this process, without those that steer the launcher."""
    steering = (
        "PYTHONPATH",
        "PYTEST_ADDOPTS",
        "JOTUN_PYTHON",
        "JOTUN_INTERPRETED",
        "JOTUN_HOME",
        "CC",
        "CI",
    )
    plain = {key: value for key, value in os.environ.items() if key not in steering}
    return {**plain, **variables}


def bare_house(root: Path) -> House:
    """The launcher, its scripts, the locks, the real command line, and a kernel of one module."""
    house = House(root)
    root.mkdir(parents=True)
    locks = (path.name for path in ROOT.glob("*.lock"))
    for name in ("jotun", "pyproject.toml", "README.md", *locks):
        shutil.copy2(ROOT / name, root / name)
    # These need games.
    games = (
        "balance*.py",
        "ladder.py",
        "mutant*",
        "rehash.py",
        "search_parts.py",
        "texts.py",
        "trials.py",
        "values.py",
    )
    ignored = shutil.ignore_patterns("__pycache__", *games)
    shutil.copytree(ROOT / "scripts", root / "scripts", ignore=ignored)
    package = root / "src" / "jotunheim"
    (package / "cli").mkdir(parents=True)
    for name in ("__init__", "texts", *(f"cli/{name}" for name in COMMAND_LINE)):
        shutil.copy2(ROOT / "src" / "jotunheim" / f"{name}.py", package / f"{name}.py")
    (package / "cli" / "fuzz.py").write_text(PRETENDED_FUZZ)
    house.kernel.mkdir()
    (house.kernel / "__init__.py").write_text('"""A tiny kernel."""\n')
    (house.kernel / "stone.py").write_text(STONE)
    shutil.copy2(ROOT / "src" / "jotunheim" / "kernel" / "errors.py", house.kernel / "errors.py")
    (root / "examples" / "jotunheim_examples").mkdir(parents=True)
    shutil.copy2(ROOT / "examples" / "pyproject.toml", root / "examples" / "pyproject.toml")
    (root / "examples" / "jotunheim_examples" / "__init__.py").write_text('"""None."""\n')
    return house


def ready_house(root: Path, home: Path | None = None) -> House:
    """A bare house with an environment that is stamped as current, and no need of the network."""
    bare_house(root)
    house = House(root, home)
    venv = house.home / ".venv"
    command = [sys.executable, "-m", "venv", "--without-pip", str(venv)]
    subprocess.run(command, check=True, env=surroundings())
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    site = venv / "lib" / version / "site-packages"
    borrowed = sysconfig.get_path("purelib")
    (site / "house.pth").write_text(f"{root / 'src'}\n{root / 'examples'}\n{borrowed}\n")
    (site / "pip").mkdir()
    (site / "pip" / "__init__.py").write_text("")
    (site / "pip" / "__main__.py").write_text(PRETENDED_PIP)
    declare(site, "jotunheim", ENTRY_POINTS)
    declare(site, "jotunheim_examples", "")
    (venv / "jotun.json").write_text(house.python(CURRENT, root / "scripts"))
    share_objects(house)
    return house


def share_objects(house: House) -> None:
    """Objects of mypyc's own library are the same everywhere: no need to compile them again."""
    (ROOT / "build" / "objects").mkdir(parents=True, exist_ok=True)
    (house.home / "build").mkdir()
    (house.home / "build" / "objects").symlink_to(ROOT / "build" / "objects")


def declare(site: Path, name: str, entry_points: str) -> None:
    """Install the metadata of a distribution, which is all that finding its entry points takes."""
    folder = site / f"{name}-0.1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
    (folder / "entry_points.txt").write_text(entry_points)
