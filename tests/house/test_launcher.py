"""`./jotun` itself: which Python it takes, and what it says when there is none."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.houses import ROOT, surroundings

PYTHONS = ("python3", "python3.14", "python3.13", "python3.12", "python3.11", "python")


class Desk:
    """A folder with the launcher and a PATH of pretended Pythons."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "the house"
        self.programs = folder / "bin"
        self.root.mkdir()
        self.programs.mkdir()
        shutil.copy2(ROOT / "jotun", self.root / "jotun")
        for name in ("readlink", "sh"):
            (self.programs / name).symlink_to(str(shutil.which(name)))

    def python(self, name: str, version: str = "", modules: bool = True) -> Path:
        """Pretend a Python: one that tells its version, and what it was asked to start."""
        path = self.programs / name
        tell = f'echo "{version}"' if version else "exit 127"
        venv = "exit 0" if modules else "exit 1"
        path.write_text(
            "#!/bin/sh\n"
            f'case "$*" in *version_info*) {tell};; *ensurepip*) {venv};; '
            f'*) echo "{name} starts: $*";; esac\n'
        )
        path.chmod(0o755)
        return path

    def run(self, *arguments: str, **variables: str) -> "subprocess.CompletedProcess[str]":
        """Run the launcher with only these Pythons in reach."""
        return subprocess.run(
            [str(self.root / "jotun"), *arguments],
            env={**surroundings(**variables), "PATH": str(self.programs)},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_it_hands_all_arguments_to_the_start_script(desk: Desk) -> None:
    desk.python("python3", "3.11")

    done = desk.run("play", "two words")

    start = desk.root / "scripts" / "start.py"
    assert done.stdout == f"python3 starts: {start} play two words\n"


def test_a_python_that_is_too_old_is_passed_over(desk: Desk) -> None:
    desk.python("python3", "3.8")
    desk.python("python3.12", "3.12")

    assert desk.run().stdout.startswith("python3.12 starts")


def test_a_shim_that_fails_is_passed_over(desk: Desk) -> None:
    desk.python("python3")
    desk.python("python3.13", "3.13")

    assert desk.run().stdout.startswith("python3.13 starts")


def test_a_python_without_venv_is_passed_over(desk: Desk) -> None:
    desk.python("python3", "3.13", modules=False)
    desk.python("python3.11", "3.11")

    assert desk.run().stdout.startswith("python3.11 starts")


def test_with_only_old_pythons_one_line_says_so(desk: Desk) -> None:
    desk.python("python3", "3.10")
    desk.python("python", "2.7")

    done = desk.run()

    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "needs Python 3.11 or newer" in done.stderr
    assert f"{desk.programs}/python3 is Python 3.10" in done.stderr
    assert "is Python 2.7" in done.stderr


def test_without_venv_one_line_names_the_package(desk: Desk) -> None:
    desk.python("python3", "3.12", modules=False)

    done = desk.run()

    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "lacks venv or ensurepip" in done.stderr
    assert "python3-venv" in done.stderr


def test_a_broken_python_gives_one_line(desk: Desk) -> None:
    desk.python("python3")

    done = desk.run()

    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "python3 does not run" in done.stderr


def test_no_python_at_all_gives_one_line(desk: Desk) -> None:
    done = desk.run()

    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "found no Python on the PATH" in done.stderr


def test_the_variable_names_another_python(desk: Desk) -> None:
    desk.python("python3", "3.11")
    other = desk.python("my-python", "3.13")

    assert desk.run(JOTUN_PYTHON=str(other)).stdout.startswith("my-python starts")


def test_a_wrong_variable_is_named_in_one_line(desk: Desk) -> None:
    desk.python("python3", "3.11")

    done = desk.run(JOTUN_PYTHON="/nowhere/python")

    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "JOTUN_PYTHON=/nowhere/python does not run" in done.stderr


def test_the_environment_is_used_once_it_is_complete(desk: Desk) -> None:
    desk.python("python3", "3.11")
    inside = desk.root / ".venv" / "bin"
    inside.mkdir(parents=True)
    desk.python("venv-python", "3.11").rename(inside / "python")

    half_made = desk.run().stdout
    (desk.root / ".venv" / "jotun.json").write_text("{}")
    complete = desk.run().stdout

    assert half_made.startswith("python3 starts")
    assert complete.startswith("venv-python starts")


def test_it_is_found_through_links_and_from_elsewhere(desk: Desk, tmp_path: Path) -> None:
    desk.python("python3", "3.11")
    (tmp_path / "far").mkdir()
    (tmp_path / "far" / "first").symlink_to("../second link")
    (tmp_path / "second link").symlink_to(desk.root / "jotun")

    done = subprocess.run(
        ["./first"],
        cwd=tmp_path / "far",
        env={**os.environ, "PATH": str(desk.programs)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == f"python3 starts: {desk.root / 'scripts' / 'start.py'}\n"


def test_every_shell_can_read_it() -> None:
    for script in ("jotun", "scripts/lock"):
        assert subprocess.run(["sh", "-n", str(ROOT / script)], check=False).returncode == 0
