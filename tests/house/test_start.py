"""The start of a house that is ready: quick, silent, and honest about what is missing."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from jotunheim import __version__
from tests.house.houses import House, bare_house, ready_house, surroundings

PLAIN = {"JOTUN_INTERPRETED": "1"}
NO_NETWORK = {
    "PIP_CONFIG_FILE": "/dev/null",
    "PIP_FIND_LINKS": "",
    "PIP_INDEX_URL": "http://127.0.0.1:1/simple",
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_NO_CACHE_DIR": "1",
    "JOTUN_INTERPRETED": "1",
}
HELLO = f"jotunheim {__version__} (interpreted)\n"
SECONDS = 1.0  # of the processor that a start may cost


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return ready_house(tmp_path_factory.mktemp("start") / "a house with spaces")


def test_a_ready_house_starts_silently_and_quickly(house: House) -> None:
    before = seconds_of_children()
    done = house.run("--version", variables=PLAIN)

    assert (done.returncode, done.stdout, done.stderr) == (0, HELLO, "")
    assert seconds_of_children() - before < SECONDS


def seconds_of_children() -> float:
    """Seconds of the processor, which other programs do not lengthen."""
    used = os.times()
    return used.children_user + used.children_system


def test_it_starts_from_another_folder_and_through_a_link(house: House, tmp_path: Path) -> None:
    link = tmp_path / "my jotun"
    link.symlink_to(house.jotun)

    done = house.run("--version", jotun=link, cwd=tmp_path, variables=PLAIN)

    assert (done.returncode, done.stdout, done.stderr) == (0, HELLO, "")


def test_without_a_compiler_one_line_says_so_and_it_runs(house: House) -> None:
    done = house.run("--version", variables={"CC": "no-such-compiler"})

    assert (done.returncode, done.stdout) == (0, HELLO)
    assert done.stderr == (
        "jotun: no C compiler (CC=no-such-compiler): running interpreted, several times slower\n"
    )


def test_a_changed_lock_is_installed_once_with_its_hashes(tmp_path: Path) -> None:
    house = ready_house(tmp_path / "house")
    house.change("requirements.lock")

    first = house.run("--version", variables=PLAIN)
    second = house.run("--version", variables=PLAIN)

    assert (first.stdout, second.stdout, second.stderr) == (HELLO, HELLO, "")
    assert "packages of requirements.lock" in first.stderr
    (call,) = house.pip_calls()
    assert "--require-hashes" in call
    assert call.endswith(f"-r {house.root / 'requirements.lock'}")


@pytest.mark.parametrize("project", ["pyproject.toml", "examples/pyproject.toml"])
def test_a_changed_project_is_installed_without_the_network(project: str, tmp_path: Path) -> None:
    house = ready_house(tmp_path / "house")
    house.change(project)

    done = house.run("--version", variables=PLAIN)

    assert (done.returncode, done.stdout) == (0, HELLO)
    (call,) = house.pip_calls()
    assert "--no-index --no-build-isolation --no-deps" in call
    assert call.count("--editable") == 2


def test_a_failed_update_gives_one_line_and_is_tried_again(tmp_path: Path) -> None:
    house = ready_house(tmp_path / "house")
    house.change("requirements.lock")

    failed = house.run("--version", variables={**PLAIN, "PIP_FAILS": "1"})
    again = house.run("--version", variables=PLAIN)

    assert failed.returncode == 1
    assert failed.stderr.splitlines()[1:] == [
        "jotun: cannot install requirements.lock: ERROR: this pip always fails (log: build/setup.log)"
    ]
    assert (again.returncode, again.stdout, len(house.pip_calls())) == (0, HELLO, 2)


@pytest.mark.slow
def test_a_moved_house_makes_its_environment_again(tmp_path: Path) -> None:
    house = ready_house(tmp_path / "house")
    moved = House(house.root.rename(tmp_path / "moved"))
    # Nothing can be installed: the attempt to make the environment again is all there is to see.
    lines = moved.run("--version", variables=NO_NETWORK).stderr.splitlines()

    assert lines[0].startswith("jotun: making .venv with Python")


@pytest.mark.slow
def test_an_environment_that_lost_its_python_is_made_again(tmp_path: Path) -> None:
    house = ready_house(tmp_path / "house")
    python = house.root / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to(tmp_path / "gone")

    lines = house.run("--version", variables=NO_NETWORK).stderr.splitlines()

    assert lines[0].startswith("jotun: making .venv with Python")


def start(house: House) -> "subprocess.Popen[str]":
    """Start `./jotun` without waiting for it."""
    return subprocess.Popen(
        [str(house.jotun), "--version"],
        env=surroundings(**PLAIN),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.slow
def test_the_first_run_from_nothing(tmp_path: Path) -> None:
    """Without the network, then with it, then two at once in a house that is half made."""
    house = bare_house(tmp_path / "a first house")

    offline = house.run("--version", variables=NO_NETWORK)

    assert offline.returncode == 1
    assert offline.stdout == ""
    assert "installing needs the network" in offline.stderr.splitlines()[-1]
    assert "Traceback" not in offline.stderr

    two = [start(house), start(house)]
    told = [process.communicate(timeout=300) for process in two]
    if any("cannot be reached" in errors for _, errors in told):
        pytest.skip("no package index in reach")

    assert [process.returncode for process in two] == [0, 0]
    assert [output for output, _ in told] == [HELLO, HELLO]
    maker, waiter = sorted((errors for _, errors in told), key=len, reverse=True)
    steps = [line.split()[1] for line in maker.splitlines() if line.endswith("...")]
    assert steps == ["making", "installing", "installing"]
    assert maker.count(" s\n") == 3  # each with its seconds
    assert waiter == "jotun: another ./jotun is setting up; waiting for it\n"

    later = house.run("--version", variables=NO_NETWORK)

    assert (later.returncode, later.stdout, later.stderr) == (0, HELLO, "")
    stamp = json.loads((house.root / ".venv" / "jotun.json").read_text())
    assert stamp["root"] == str(house.root)


def test_a_checkout_that_cannot_be_written_keeps_all_at_home(tmp_path: Path) -> None:
    house = ready_house(tmp_path / "checkout", tmp_path / "my home")
    before = files_of(house.root)
    variables = {"PYTHONDONTWRITEBYTECODE": "1"}

    compiled = house.run("fuzz", variables=variables)
    shutil.copy2(house.root / "pyproject.toml", tmp_path / "pyproject.toml")
    house.change("pyproject.toml")
    changed = house.run("--version", variables=variables | PLAIN)
    shutil.copy2(tmp_path / "pyproject.toml", house.root / "pyproject.toml")

    assert compiled.stdout == HELLO.replace("interpreted", "compiled"), compiled.stderr
    assert changed.stdout == HELLO, changed.stderr
    assert files_of(house.root) == before
    projects = house.home / "build" / "projects"
    assert [call.split("--editable ")[1:] for call in house.pip_calls()] == [
        [f"{projects / 'jotunheim'} ", f"{projects / 'examples'}"]
    ]
    assert (projects / "jotunheim" / "src" / "jotunheim" / "kernel" / "stone.py").exists()
    assert (projects / "examples" / "jotunheim_examples" / "__init__.py").exists()


def files_of(folder: Path) -> set[str]:
    return {str(path) for path in folder.rglob("*")}


def test_a_checkout_that_cannot_be_written_is_told_with_the_way_out(house: House) -> None:
    code = (
        "import environment\n"
        "def work(): raise OSError(30, 'Read-only file system', 'build')\n"
        "raise SystemExit(environment.guarded(work))"
    )

    done = subprocess.run(
        [sys.executable, "-c", code],
        env=surroundings(PYTHONPATH=str(house.root / "scripts")),
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr == (
        "jotun: cannot set up: [Errno 30] Read-only file system: 'build'"
        "; JOTUN_HOME=FOLDER keeps everything in a folder of yours\n"
    )
