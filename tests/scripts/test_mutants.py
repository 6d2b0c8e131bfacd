"""The lists of wrong changes fit the code they speak of, and the runner tells caught from survived (R-23)."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from mutant_lists import ListError, complaints, lists_in, read

ROOT = Path(__file__).resolve().parents[2]
LISTS = lists_in(ROOT / "tests")
GOOD: dict[str, object] = {
    "wrong": "three in a row win",
    "file": "grid.py",
    "old": "",
    "new": "",
    "breaks": "C4-END-01",
    "tests": "test_a.py",
}


def write_list(folder: Path, *entries: dict[str, object], game: str = "connect-four") -> Path:
    lines = [f"game = {json.dumps(game)}"]
    for entry in entries:
        lines += ["[[mutant]]", *[f"{key} = {json.dumps(value)}" for key, value in entry.items()]]
    path = folder / "mutants.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@pytest.mark.quick  # a change of the rules easily forgets its list
@pytest.mark.parametrize("home", LISTS, ids=lambda home: home.parent.name)
def test_every_mutant_still_applies_and_names_tests_and_clauses_that_exist(home: Path) -> None:
    mutants = read(home)

    assert mutants
    assert complaints(mutants) == []


def test_both_heavy_games_have_a_list() -> None:
    assert {"giant", "assault", "stronghold", "dwarves", "valda"} <= {
        home.parent.name for home in LISTS
    }


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"file": "nowhere.py"}, "there is no file nowhere.py in jotunheim_examples.connect_four"),
        ({"old": "no such text"}, "game.py: expected the old text once, found it 0 times"),
        ({"old": "e"}, "game.py: expected the old text once, found it"),
        ({"old": "class", "new": "class"}, "old and new are the same"),
        ({"breaks": "C4-END-99"}, "no clause C4-END-99 in the ledger"),
        ({"tests": "test_b.py"}, "there is no test file test_b.py"),
        ({"tests": ["test_a.py::test_two"]}, "there is no test test_two in test_a.py"),
        ({"tests": "test_golden.py"}, "test_golden.py: golden records do not count"),
    ],
)
def test_a_list_that_has_rotted_says_where(
    change: dict[str, object], line: str, tmp_path: Path
) -> None:
    (tmp_path / "test_a.py").write_text("def test_one() -> None: ...\n", encoding="utf-8")
    (tmp_path / "test_golden.py").write_text("", encoding="utf-8")
    sound = {**GOOD, "file": "game.py", "old": "class ConnectFourGame", "new": "class Other"}

    assert complaints(read(write_list(tmp_path, sound))) == []
    (complaint,) = complaints(read(write_list(tmp_path, {**sound, **change})))
    assert line in complaint


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        ({"wrong": "x"}, "mutant 1: missing field: breaks, file, new, old, tests"),
        ({**GOOD, "test": "x"}, "mutant 1: unknown field: test"),
        ({**GOOD, "old": 4}, "mutant 1: old: expected a text, got 4"),
        ({**GOOD, "tests": []}, "mutant 1: tests: expected a text or a list of texts, got []"),
    ],
)
def test_a_list_of_another_form_is_refused(
    entry: dict[str, object], line: str, tmp_path: Path
) -> None:
    with pytest.raises(ListError) as caught:
        read(write_list(tmp_path, entry))

    assert line in str(caught.value)


TESTS = """
from jotunheim import registry
from jotunheim.testing import rule


def test_there_are_two_seats() -> None:
    assert registry.game("connect-four").fewest == 2


@rule("C4-END-01..02")
def test_the_title_is_right() -> None:
    assert registry.game("connect-four").title == "Connect Four"
"""


def mutants(folder: Path) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, str(ROOT / "scripts" / "mutants.py"), "--json"]
    command = [*program, "--lists", str(folder), "--kept", str(folder / "kept.json")]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def test_the_runner_tells_which_test_caught_a_mutant_and_which_survived(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(TESTS, encoding="utf-8")
    title = {"old": 'N_("Connect Four")', "new": 'N_("Connect Five")', "wrong": "another title"}
    nothing = {"old": "The door to", "new": "A door to", "wrong": "another docstring"}
    write_list(tmp_path, *[{**GOOD, "file": "game.py", **each} for each in (title, nothing)])

    first, second = mutants(tmp_path), mutants(tmp_path)

    assert first.returncode == 1, first.stderr
    caught, survived = json.loads(first.stdout)
    assert caught["status"] == "caught"
    assert caught["test"] == "test_a.py::test_the_title_is_right"
    assert caught["rules"] == ["C4-END-01..02"]
    assert caught["cites"]
    assert (survived["status"], survived["test"]) == ("survived", "")
    assert second.stdout == first.stdout  # kept, to the tenth of a second


def test_tests_that_fail_without_a_change_catch_nothing(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text("def test_one() -> None:\n    assert False\n", "utf-8")
    change = {"old": 'N_("Connect Four")', "new": 'N_("Connect Five")', "tests": "test_a.py"}
    write_list(tmp_path, {**GOOD, "file": "game.py", **change})

    found = mutants(tmp_path)

    assert found.returncode == 2
    assert "test_a.py fails without any change" in found.stderr
