"""Setting up: two at once do not disturb each other, and a log is boiled down to a line."""

import subprocess
import sys
import time
from pathlib import Path

from tests.house.houses import ROOT, House, ready_house, surroundings

HOLD = """
import environment, sys
with environment.one_at_a_time("setup", "setting up"):
    print("held", flush=True)
    sys.stdin.readline()
"""
WAITS = "jotun: another ./jotun is setting up; waiting for it\n"


def hold_the_lock(house: House) -> "subprocess.Popen[str]":
    """Another ./jotun that is setting up, until its input ends."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD],
        env=surroundings(PYTHONPATH=str(house.root / "scripts")),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def start_waiting(house: House) -> "subprocess.Popen[str]":
    """A ./jotun that has said that it waits."""
    process = subprocess.Popen(
        [str(house.jotun), "--version"],
        env=surroundings(JOTUN_INTERPRETED="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    assert process.stderr.readline() == WAITS
    return process


def test_the_second_waits_for_the_first(tmp_path: Path) -> None:
    house = ready_house(tmp_path / "house")
    house.change("pyproject.toml")

    with hold_the_lock(house) as holder:
        waiting = start_waiting(house)
        time.sleep(0.3)
        assert waiting.poll() is None and house.pip_calls() == []  # it does nothing meanwhile
        holder.communicate("")
        _, told = waiting.communicate(timeout=300)

    assert waiting.returncode == 0, told
    assert len(house.pip_calls()) == 1


def test_a_lock_whose_holder_died_holds_nobody(tmp_path: Path) -> None:
    house = ready_house(tmp_path / "house")
    house.change("pyproject.toml")
    with hold_the_lock(house) as holder:
        holder.kill()

    done = house.run("--version", variables={"JOTUN_INTERPRETED": "1"})

    assert "waiting" not in done.stderr


def test_nothing_is_installed_twice_when_two_waited(tmp_path: Path) -> None:
    house = ready_house(tmp_path / "house")
    stamp = house.root / ".venv" / "jotun.json"
    current = stamp.read_text()
    stamp.write_text(current.replace('"base": "', '"base": "older'))

    with hold_the_lock(house) as holder:
        waiting = start_waiting(house)
        stamp.write_text(current)
        holder.communicate("")  # the first has finished
        _, told = waiting.communicate(timeout=300)

    assert waiting.returncode == 0
    assert "installing" not in told


def test_a_venv_of_others_behind_a_link_is_left_alone(tmp_path: Path) -> None:
    """Python's own way to make an environment "over whatever was there" empties the folder behind a link."""
    house = ready_house(tmp_path / "house")
    venv, others = house.root / ".venv", tmp_path / "others"
    venv.rename(others)
    venv.symlink_to(others)
    stamp = (others / "jotun.json").read_text()
    work = "import environment; environment.run = lambda *words: None; environment.make_venv()"

    scripts = surroundings(PYTHONPATH=str(house.root / "scripts"))
    subprocess.run([sys.executable, "-c", work], env=scripts, check=True)

    assert not venv.is_symlink()
    assert (others / "jotun.json").read_text() == stamp


def test_an_unknown_group_is_named(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "environment.py"), "toys"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr.startswith("jotun: no lock for 'toys'; there are base, dev, ")
    assert done.stderr.count("\n") == 1
