"""`./jotun test`: what it runs, what it counts, and when it fails."""

import argparse
import ast
import shutil
from pathlib import Path

import pytest

from jotunheim.cli.testing import Report, arguments, pytest_options
from tests.house.costs import known, listed
from tests.house.houses import ROOT, House, ready_house
from tests.house.quick_selection import MOST

GOOD = """
import jotunheim.kernel.stone as stone


def test_a_stone_gets_heavier() -> None:
    assert stone.Stone(2).heavier() == 3
"""
BAD = """

def test_that_fails() -> None:
    assert sum([1, 1]) == 3
"""
SLOW = """

@pytest.mark.slow
def test_that_takes_long() -> None:
    assert stone.Stone(3).heavier() == 4
"""

GUARD = """

@pytest.mark.quick
def test_that_guards() -> None:
    assert stone.Stone(4).heavier() == 5
"""

# What is built upon the rules, in a room of its own.
SERVED = """
import jotunheim.kernel.stone as stone
import pytest


def test_that_runs_compiled() -> None:
    assert str(stone.__file__).endswith(".so")


@pytest.mark.plain
def test_that_stays_plain() -> None:
    assert str(stone.__file__).endswith(".py")
"""


def test_counts_are_added_up_from_pytest_s_closing_lines(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = Report()

    report.add("3 failed, 10 passed, 1 skipped, 2 errors in 3.02s")
    report.add("5 passed, 7 deselected, 1 xfailed in 0.10s")

    assert report.close() == 0
    assert capsys.readouterr().out.splitlines()[-1] == "15 passed, 5 failed, 2 skipped"


def test_one_failed_stage_fails_the_whole(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()

    report.stage("good", lambda: True)
    report.stage("bad", lambda: False)
    report.stage("also good", lambda: True)

    assert report.close() == 1
    text = capsys.readouterr().out
    assert "bad                  FAILED" in text
    assert "also good            ok" in text


def test_each_failure_says_how_to_run_just_that_test(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()

    for line in (
        "FAILED tests/games/giant/test_sight.py::test_hills[3 - a hill] - assert 1 == 2\n",
        "ERROR tests/kernel/test_dice.py - ImportError: no module\n",
        "FAILED tests/games/giant/test_sight.py::test_hills[3 - a hill]\n",
        "a test that FAILED tests/nothing.py\n",
    ):
        report.note(line)

    report.close()
    assert [line for line in capsys.readouterr().out.splitlines() if "./jotun test" in line] == [
        "  ./jotun test 'tests/games/giant/test_sight.py::test_hills[3 - a hill]'",
        "  ./jotun test tests/kernel/test_dice.py",
    ]


def test_the_slowest_tests_are_shown_on_request() -> None:
    parser = argparse.ArgumentParser()
    arguments(parser)

    assert "--durations=20" in pytest_options(parser.parse_args(["--slowest", "20"]))
    assert not any("--durations" in option for option in pytest_options(parser.parse_args([])))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house with one test of its kernel, which runs plain and compiled."""
    house = ready_house(tmp_path_factory.mktemp("testing") / "house")
    for room in ("house", "kernel"):
        (house.root / "tests" / room).mkdir(parents=True)
    for plugin in (
        "builds",
        "native_selection",
        "plain_selection",
        "whole_selection",
        "quick_selection",
        "costs",
    ):
        shutil.copy2(ROOT / "tests" / "house" / f"{plugin}.py", house.root / "tests" / "house")
    write(house, GOOD)
    return house


def write(house: House, text: str) -> None:
    """Make this the only test of the house."""
    (house.root / "tests" / "kernel" / "test_stone.py").write_text(text.lstrip())


@pytest.mark.slow
@pytest.mark.xdist_group("testing")
class TestWholeRun:
    """Runs of `./jotun test` in a small house."""

    def test_all_stages_pass(self, house: House) -> None:
        done = house.run("test")

        assert done.returncode == 0, done.stdout + done.stderr
        *stages, last = done.stdout[done.stdout.index("== summary") :].splitlines()[1:]
        assert [line.split("  ")[1] for line in stages] == [
            *("format", "lint", "types", "compiling"),
            *("tests, interpreted", "tests, compiled"),
        ]
        assert all(" ok " in line for line in stages)
        assert last == "2 passed, 0 failed"

    def test_rules_run_twice_in_a_whole_run_and_all_else_once(self, house: House) -> None:
        write(house, "import pytest\n" + GOOD + SLOW)
        server = house.root / "tests" / "server"
        server.mkdir()
        (server / "test_served.py").write_text(SERVED.lstrip())

        done = house.run("test")

        shutil.rmtree(server)
        write(house, GOOD)
        assert done.stdout.splitlines()[-1] == "5 passed, 0 failed", done.stdout + done.stderr

    def test_a_failing_test_fails_it_twice(self, house: House) -> None:
        write(house, GOOD + BAD)

        done = house.run("test", "tests/kernel")

        write(house, GOOD)
        assert done.returncode == 1
        assert done.stdout.splitlines()[-1] == "2 passed, 2 failed"

    def test_bad_form_and_wrong_types_fail_it(self, house: House) -> None:
        write(house, "import os\n" + GOOD.replace("-> None", "->  int"))

        done = house.run("test", "--quick")

        write(house, GOOD)
        assert done.returncode == 1
        for stage in ("format", "lint", "types"):
            assert f"  {stage:<20} FAILED" in done.stdout
        assert done.stdout.splitlines()[-1] == "1 passed, 0 failed"

    def test_a_quick_run_leaves_out_what_is_marked_or_was_measured_to_be_slow_but_no_guard(
        self, house: House
    ) -> None:
        write(house, "import pytest\n" + GOOD + SLOW + GUARD + BAD)
        costs = house.root / "tests" / "house" / "costs.txt"
        slow = ("fails", "guards")
        lines = [f"   2.5 tests/kernel/test_stone.py::test_that_{name}\n" for name in slow]
        costs.write_text("".join(lines))

        done = house.run("test", "--quick", "tests/kernel")

        costs.unlink()
        write(house, GOOD)
        assert done.stdout.splitlines()[-1] == "2 passed, 0 failed", done.stdout + done.stderr

    def test_a_selection_runs_tests_alone(self, house: House) -> None:
        done = house.run("test", "kernel", "-k", "heavier", "--quick", cwd=house.root / "tests")

        assert done.returncode == 0
        assert "== format" not in done.stdout
        assert done.stdout.splitlines()[-1] == "1 passed, 0 failed"

    def test_a_selection_of_nothing_fails(self, house: House) -> None:
        assert house.run("test", "-k", "no_such_test", "--quick").returncode == 1

    def test_without_a_compiler_the_compiled_run_is_skipped(self, house: House) -> None:
        done = house.run("test", "tests/kernel", variables={"CC": "no-such-compiler"})

        assert done.returncode == 0
        assert "tests, compiled      skipped: no C compiler" in done.stdout

    def test_in_ci_a_missing_compiler_is_a_failure(self, house: House) -> None:
        done = house.run("test", "tests/kernel", variables={"CC": "no-such-compiler", "CI": "true"})

        assert done.returncode == 1
        assert "tests, compiled      FAILED" in done.stdout


def quick_tests(folder: Path) -> list[str]:
    """The tests below a folder that are neither marked slow nor measured to be slow, read from the sources."""
    costs = known()
    found: list[str] = []
    for file in sorted(folder.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if "pytestmark" in text:  # all tests of the file may be slow
            continue
        names = [
            f"{file.relative_to(ROOT)}::{node.name}"
            for node in ast.parse(text).body
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
            if not any("slow" in ast.unparse(mark) for mark in node.decorator_list)
        ]
        found += [name for name in names if costs.get(name, 0.0) <= MOST]
    return found


FOLDERS = [*sorted((ROOT / "tests").iterdir()), *sorted((ROOT / "tests" / "games").iterdir())]


@pytest.mark.parametrize(
    "folder",
    [
        str(path.relative_to(ROOT))
        for path in FOLDERS
        if path.name != "browser" and list(path.rglob("test_*.py"))
    ],
)
def test_a_quick_run_touches_every_room_and_every_game(folder: str) -> None:
    assert quick_tests(ROOT / folder)


def test_the_list_of_costs_can_be_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "costs.txt"
    file.write_text(listed({"tests/b.py::test_b": 12.34, "tests/a.py::test_a": 0.01}))

    assert known(file) == {"tests/b.py::test_b": 12.3}
    assert known(tmp_path / "nowhere") == {}


def test_ci_runs_what_everyone_runs() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()

    commands = [line for line in lines if line and not line.startswith("#")]

    assert commands[-1] == "exec ./jotun test"
    assert Path(ROOT / ".ci" / "run").stat().st_mode & 0o100
