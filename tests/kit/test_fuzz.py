"""`./jotun fuzz`: figures, failures as records that can be replayed, and a clean stop."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from jotunheim_examples import connect_four, leduc
from jotunheim_examples.connect_four.situation import draw

from jotunheim.cli.main import main
from jotunheim.kernel import Chance
from jotunheim.records import parse, replay
from jotunheim.testing import Course, Depth, fuzz
from jotunheim.testing.driver import Failure, play_one
from jotunheim.testing.fuzz import Result, Task, record_of, write_record
from jotunheim.testing.walk import play_on
from tests.kit.crypt import CryptGame

COMMAND = "import sys; from jotunheim.cli.main import main; sys.exit(main(sys.argv[1:]))"


def test_a_sound_game_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "fuzz"
    code = main(
        ["fuzz", "connect-four", "--games", "4", "--jobs", "1", "--out", str(out), "--json"]
    )
    figures = json.loads(capsys.readouterr().out)
    assert code == 0 and not out.exists()
    assert figures["games"] == 4 and figures["decisions"] > 20 and figures["failures"] == []


def test_a_failure_is_told_in_one_line_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "game_of", lambda name, content: CryptGame("lost card"))
    words = ["--games", "3", "--jobs", "1", "--out", str(tmp_path)]
    assert main(["fuzz", "crypt", *words]) == 1
    told = capsys.readouterr()
    lines = told.err.splitlines()
    assert told.out.startswith("3 games") and f": {len(lines)} failed" in told.out
    for line in lines:
        assert line.startswith("FAILED crypt, 2 seats, seed ") and ": conserved: " in line
        assert line.endswith(".jotun)")
    assert len(list(tmp_path.iterdir())) == len(lines)


def test_without_a_terminal_progress_is_a_line_now_and_then(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--jobs", "1", "--every", "1000", "--games", "230"]
    assert main(["fuzz", "leduc", *words]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(" games")[0] for line in lines] == ["100", "200"]
    assert all(line.endswith(": 0 failed so far") for line in lines)


def test_a_run_that_was_broken_off_can_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["fuzz", "leduc", "--jobs", "1", "--every", "1000", "--json", "--games", "9"]
    decisions: list[int] = []
    for skip in range(9):
        assert main([*words, "--skip", str(skip)]) == 0
        figures = json.loads(capsys.readouterr().out)
        assert figures["games"] == 9 - skip
        decisions.append(figures["decisions"])
    each = [
        play_one(Course(leduc.GAME, task.seats, task.seed, task.given), task.depth)
        for task in fuzz.tasks("leduc", "", 9, 0, 0, Depth(every=1000, deals=6000))
    ]
    assert decisions == [sum([len(walk.plays) for walk in each[skip:]]) for skip in range(9)]


def test_a_situation_is_where_games_begin(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "situation"
    words = ["fuzz", "connect-four", "--games", "3", "--jobs", "1", "--json"]
    words += ["--situation", str(file)]
    assert main(words) == 2
    file.write_text("a board of cheese\n")
    assert main(words) == 2
    g = connect_four.GAME.start({}, 2, Chance(1))
    play_on(g, Chance(1), 5)
    file.write_text(draw(g))
    assert main(words) == 0
    told = capsys.readouterr()
    first, second = told.err.splitlines()
    assert json.loads(told.out)["games"] == 3
    assert first == f"jotun: {file}: no such file or directory"
    assert second.startswith("jotun: ")


def failure_of(bug: str) -> Failure:
    for seed in range(60):
        try:
            play_one(Course(CryptGame(bug), 2, seed), Depth(every=10**6, deals=10**6))
        except Failure as failure:
            return failure
    raise AssertionError(f"{bug} was not noticed")


def test_a_failure_becomes_a_record_that_replays_to_it(tmp_path: Path) -> None:
    failure = failure_of("lost card")
    assert failure.walk is not None
    text = record_of(failure.walk, str(failure.complaint))
    task = Task("crypt", "", 2, failure.course.seed, {}, Depth())
    result = Result(task, check="conserved", what="x", record=text)
    for _ in range(2):  # the second time, the older file makes room
        write_record(result, tmp_path)

    again = replay(parse(Path(result.file).read_bytes()), CryptGame("lost card"))

    assert result.file.endswith(".jotun") and result.file in result.line()
    assert again.problems == []
    assert again.session.g.digest() == failure.walk.g.digest()
    assert text.endswith(f"# {failure.complaint}\n")


def test_the_play_that_crashed_stands_in_a_comment() -> None:
    failure = failure_of("an option that crashes")
    assert failure.walk is not None
    text = record_of(failure.walk, str(failure.complaint))
    assert "# the next play fails: " in text and "Act guess" in text
    replay(parse(text.encode()), CryptGame("an option that crashes"))


def test_wrong_arguments_are_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "chess"]) == 2
    assert main(["fuzz", "connect-four", "--games", "0"]) == 2
    assert main(["fuzz", "connect-four", "--seats", "5"]) == 2
    assert main(["fuzz", "connect-four", "--most-checks", "0"]) == 2
    assert main(["fuzz", "connect-four", "--games", "3", "--skip", "3"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines[1] == "jotun: --games: expected 1 or more, got 0"
    assert lines[2] == "jotun: connect-four is played with 2 seats, not 5"
    assert lines[3] == "jotun: --most-checks: expected 1 or more, got 0"
    assert lines[4] == "jotun: --skip: expected less than --games 3, got 3"


@pytest.mark.slow
def test_ctrl_c_stops_with_a_summary(tmp_path: Path) -> None:
    words = ["fuzz", "leduc", "--games", "100000", "--jobs", "2", "--out", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stderr is not None
    assert "games" in process.stderr.readline()  # the first line of progress: games are played
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert out.startswith("stopped: ") and ": 0 failed" in out
    assert "Traceback" not in err and process.returncode == 130
