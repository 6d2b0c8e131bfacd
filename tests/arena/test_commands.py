"""`./jotun arena` and `./jotun report`, as typed."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from jotunheim.arena.plan import ArenaError
from jotunheim.cli import house
from jotunheim.cli.arena import need_packages

COMMAND = [
    sys.executable,
    "-c",
    "import sys; from jotunheim.cli.main import main; sys.exit(main())",
]
PNG = b"\x89PNG\r\n\x1a\n"


def jotun(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, arguments)], capture_output=True, text=True, timeout=300, check=False
    )


def arena(out: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return jotun("arena", "connect-four", "--out", out, "--jobs", "2", *arguments)


def test_a_tournament_prints_its_figures(tmp_path: Path) -> None:
    done = arena(tmp_path / "t", "--players", "squire,random", "--games", "6")

    assert done.returncode == 0, done.stderr
    for word in ("squire", "random", "win share", "mean rank", "rating", "95 % intervals"):
        assert word in done.stdout
    assert done.stdout.endswith(f"for a page with plots: ./jotun report {tmp_path / 't'}\n")


def test_a_team_wins_shares_of_games_and_has_no_ranks(tmp_path: Path) -> None:
    options = ["--players", "random,random", "--games", "2", "--jobs", "2"]
    done = jotun("arena", "dwarves", "--out", tmp_path / "t", *options)

    assert done.returncode == 0, done.stderr
    assert "games won" in done.stdout
    assert "mean rank" not in done.stdout and "rating" not in done.stdout


def test_figures_as_json_are_the_same_for_the_same_seed(tmp_path: Path) -> None:
    options = ("--players", "squire,random", "--games", "6", "--seed", "4", "--json")
    first, second = [json.loads(arena(tmp_path / name, *options).stdout) for name in ("a", "b")]

    for figures in (first, second):
        del figures["seconds"]
        for standing in figures["standings"]:
            del standing["decision_ms"]
    assert first == second
    assert first["games"] == 6


def test_a_stopped_tournament_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "t"
    players = ("--players", "search:20,search:20")
    options = [*players, "--games", "4000", "--out", str(out)]  # more than are played in a minute
    command = [*COMMAND, "arena", "connect-four", "--jobs", "2", *options]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not (out / "games.jsonl").exists():
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, complaint = process.communicate(timeout=300)
    finished = len((out / "games.jsonl").read_bytes().splitlines())

    done = arena(out, *players, "--games", str(finished + 1))

    assert process.returncode == 130
    assert re.search(r"stopped after \d+ of 4000 games; the same command continues", complaint)
    assert "Traceback" not in complaint
    assert f"{finished} of {finished + 1} games are finished already" in done.stderr.replace(
        "\n", " "
    )


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--players", "knigth,random"], "no player 'knigth'; did you mean 'knight'?"),
        (["--players", "random,random,random"], "3 players are more than the 2 seats"),
        (["--players", "random", "--seats", "9"], "connect-four is played with 2 seats, not 9"),
        (["--players", "random", "--games", "0"], "at least one game"),
        (["--players", "random", "--jobs", "-1"], "--jobs -1: expected 1 or more"),
        (["--players", "random", "--option", "rows"], "expected NAME=VALUE"),
        (["--players", "random", "--option", "=9"], "--option '=9': expected NAME=VALUE"),
        (["--players", ","], "at least one player"),
    ],
)
def test_bad_input_gets_one_line(tmp_path: Path, arguments: list[str], line: str) -> None:
    done = jotun("arena", "connect-four", "--out", tmp_path / "t", *arguments)

    assert done.returncode == 2
    assert done.stderr.startswith("jotun: ") and done.stderr.count("\n") == 1
    assert line in done.stderr
    assert not (tmp_path / "t").exists()


def test_a_folder_with_another_tournament_gets_one_line(tmp_path: Path) -> None:
    arena(tmp_path, "--players", "random", "--games", "1")
    before = (tmp_path / "games.jsonl").read_bytes()

    done = arena(tmp_path, "--players", "squire", "--games", "1")

    assert done.returncode == 2
    assert (
        "holds another tournament: players random,random there, squire,squire here" in done.stderr
    )
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_a_report_is_one_page_that_needs_nothing_else(tmp_path: Path) -> None:
    arena(tmp_path, "--players", "squire,random", "--games", "8")

    done = jotun("report", tmp_path)

    assert done.returncode == 0, done.stderr
    page = (tmp_path / "report.html").read_text()
    assert not re.search(r"""(src|href)=["'](?!data:)""", page)
    assert "http" not in re.sub(r'src="data:[^"]*"', "", page)
    titles = re.findall(r"<h2>(.*?)</h2>", page)
    assert len(titles) == 8 and "Win share by seat" in titles
    files = sorted((tmp_path / "plots").glob("*.png"))
    assert len(files) == 8
    assert all(file.read_bytes().startswith(PNG) for file in files)


def test_a_report_of_nothing_gets_one_line(tmp_path: Path) -> None:
    done = jotun("report", tmp_path / "nowhere")

    assert done.returncode == 2
    assert "no tournament here" in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_installed_copy_says_which_packages_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "TOP", tmp_path)  # a copy that pip installed has no scripts

    with pytest.raises(ArenaError, match=r'pip install "jotunheim\[arena\]"'):
        need_packages("arena", ("a_package_that_nobody_has",))
