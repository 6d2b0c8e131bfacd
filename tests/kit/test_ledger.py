"""Ledgers and what is said about them: clauses, rulings, citations, tests, and the command."""

import gettext
import json
import textwrap
from pathlib import Path
from typing import Any

import pytest

from jotunheim import texts
from jotunheim.cli.main import main
from jotunheim.kernel import Vocabulary
from jotunheim.kernel.game import Game
from jotunheim.ledger import LedgerError, ledger_for_reader, read_ledger
from jotunheim.testing.coverage import Citations, Coverage, coverage, files_of

LEDGER = """\
# Toy: the ledger

## Setting up (TY-SET)

- **TY-SET-01** Two sides. [Start]
- **TY-SET-02** A tie is thrown again. [Start]
  Ruling: as often as needed.
- **TY-SET-03** Flavour. (no code: flavour (really)) (no test: flavour)
- **TY-SET-04** Numbers are on the cards. (no test: data)
  - Ruling (TY-SET-04-R): house numbers.
  - Ruling (TY-SET-04-S): others too.
- **TY-SET-05** Five.
- **TY-SET-07** Seven.
"""


def test_clauses_rulings_and_excuses() -> None:
    ledger = read_ledger(LEDGER, "toy")
    assert [clause.id[-2:] for clause in ledger.clauses] == ["01", "02", "03", "04", "05", "07"]
    tie, flavour, cards = ledger.clauses[1:4]
    assert tie.section == "Setting up (TY-SET)" and tie.line == 6
    assert tie.whole() == "A tie is thrown again. [Start]\nRuling: as often as needed."
    assert (flavour.no_code, flavour.no_test) == ("flavour (really)", "flavour")
    assert flavour.text == "Flavour."
    assert cards.no_test == "data" and cards.no_code == ""
    assert cards.ruling_ids == ["TY-SET-04-R", "TY-SET-04-S"]
    assert ledger.clause("TY-SET-04-R") is cards and ledger.clause("ty-set-04") is cards


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "has no clause"),
        (LEDGER + "- **TY-SET-01** Again.\n", "line 14: TY-SET-01 is already on line 5"),
        (LEDGER + "- **TY-SETUP** What?\n", "line 14: expected - **AB-CDE-01** text"),
    ],
)
def test_a_wrong_ledger_names_the_line(text: str, words: str) -> None:
    with pytest.raises(LedgerError) as caught:
        read_ledger(text, "toy")
    assert words in str(caught.value)


def test_a_clause_that_is_not_there_says_which_are() -> None:
    ledger = read_ledger(LEDGER, "toy")
    with pytest.raises(LedgerError, match="no clause TY-SET-99; there are TY-SET-01 to TY-SET-07"):
        ledger.clause("TY-SET-99")
    with pytest.raises(LedgerError, match="no clause banana; its clauses run from"):
        ledger.clause("banana")


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("as TY-SET-01 says", "01"),
        ("(TY-SET-01..04)", "01 02 03 04"),
        ("TY-SET-01 to 04, and", "01 02 03 04"),
        ("TY-SET-02–04", "02 03 04"),
        ("TY-SET-05..07", "05 07"),
        ("TY-SET-01 to TY-SET-03", "01 02 03"),
        ("TY-SET-01, 04, 05..07", "01 04 05 07"),
        ("TY-SET-01 and 02", "01 02"),
        ("TY-SET-01, TY-SET-04", "01 04"),
        ("TY-SET-04-R", "04-R"),
        ("TY-SET-01, 3 dice", "01"),
        ("TY-SET-99", "99"),
        ("TY-SET and XY-SET-01", ""),
    ],
)
def test_citations_are_found_in_all_their_forms(text: str, numbers: str) -> None:
    ids = Citations(read_ledger(LEDGER, "toy")).ids(text)
    assert ids == [f"TY-SET-{number}" for number in numbers.split()]


def looked_at(folder: Path, code: str, tests: str) -> Coverage:
    (folder / "toy").mkdir()
    (folder / "toy" / "rules.py").write_text(textwrap.dedent(code))
    (folder / "tests").mkdir()
    (folder / "tests" / "test_toy.py").write_text(textwrap.dedent(tests))
    return coverage(read_ledger(LEDGER, "toy"), folder / "toy", folder / "tests")


def test_code_and_tests_are_found_by_reading(tmp_path: Path) -> None:
    found = looked_at(
        tmp_path,
        '''
        """Setting up (TY-SET-01, 02)."""
        X = 1  # TY-SET-04-R
        ''',
        """
        @rule("TY-SET-01")
        def test_a() -> None: ...

        @pytest.mark.rule("TY-SET-02", "TY-SET-05")
        @pytest.mark.parametrize("x", [pytest.param(1, marks=rule("TY-SET-07"))])
        def test_b(x: int) -> None: ...

        @rule("TY-SET-03")
        def helper() -> None: ...

        @rule("TY-SET-02")
        class TestC:
            def test_d(self) -> None: ...
        """,
    )
    assert found.code["TY-SET-04"] == ["rules.py:3"]
    assert found.tests["TY-SET-02"] == [
        "tests/test_toy.py::test_b",
        "tests/test_toy.py::TestC::test_d",
    ]
    assert found.tests["TY-SET-07"] == ["tests/test_toy.py::test_b"]
    assert "TY-SET-03" not in found.tests
    assert {clause.id: found.lacks(clause) for clause in found.uncovered()} == {
        "TY-SET-05": ["code"],
        "TY-SET-07": ["code"],
    }
    assert found.unknown == []


def test_content_in_a_linked_folder_is_read_as_in_a_compiled_tree(tmp_path: Path) -> None:
    content = tmp_path / "content"
    content.mkdir()
    (content / "setup.toml").write_text("points = 3  # TY-SET-05\n")
    package = tmp_path / "package"
    package.mkdir()
    (package / "content").symlink_to(content)

    assert [str(f.relative_to(package)) for f in files_of(package)] == ["content/setup.toml"]


def test_ids_that_no_ledger_has_are_told(tmp_path: Path) -> None:
    found = looked_at(
        tmp_path,
        "X = 1  # TY-SET-08\n",
        '@rule("TY-SET-99")\ndef test_a() -> None: ...\n',
    )
    assert found.unknown == ["TY-SET-08 in rules.py:1", "TY-SET-99 in tests/test_toy.py::test_a"]


def test_the_command_shows_a_table_a_clause_and_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "connect-four"]) == 0
    assert "connect-four: 10 clauses, 10 in the code, 10 proven by tests" in capsys.readouterr().out
    assert main(["rules", "connect-four", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["clauses"] == figures["with_code"] == len(figures["list"]) == 10
    assert main(["rules", "connect-four", figures["list"][0]["id"]]) == 0
    shown = capsys.readouterr().out
    assert figures["list"][0]["text"] in shown and "tests\n  tests/examples/" in shown


def test_the_command_says_what_is_wrong_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "chess"]) == 2
    assert main(["rules", "connect-four", "C4-NO-01"]) == 2
    assert main(["rules", "connect-four", "--tests", "nowhere"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3 and lines[2] == "jotun: nowhere: there is no such folder of tests"


@pytest.mark.parametrize("name", ["giant", "assault", "stronghold", "dwarves", "valda"])
def test_every_clause_of_a_big_game_has_code_and_a_test(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", name, "--uncovered"]) == 0, capsys.readouterr().out


def test_uncovered_clauses_fail_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "connect-four", "--tests", str(tmp_path), "--uncovered"]) == 1
    assert "10 uncovered" in capsys.readouterr().out


def test_content_is_listed_by_kind_with_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "giant", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["entries"] == len(figures["list"]) == sum(figures["kinds"].values()) > 0
    assert set(figures["sources"]) <= {"R", "P", "H"}
    assert main(["content", "giant"]) == 0
    assert f"{figures['entries']} entries" in capsys.readouterr().out
    assert main(["content", "giant", "--content", "nowhere"]) == 2
    assert "nowhere: there is no such folder" in capsys.readouterr().err


def test_a_translated_ledger_is_read_in_its_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "translated_toy"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "ledger.md").write_text(LEDGER)
    (package / "ledger.qq.md").write_text("## Aufbau (TY-SET)\n\n- **TY-SET-01** Zwei Seiten.\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    game: Game[Any] = Game("toy", "Toy", Vocabulary())
    game.package = "translated_toy"

    with texts.voiced(texts.Voice("qq", gettext.NullTranslations())):
        found = ledger_for_reader(game)

    assert (found.clause("TY-SET-01").text, found.clauses[0].section) == (
        "Zwei Seiten.",
        "Aufbau (TY-SET)",
    )
    assert found.clause("TY-SET-05").text == "Five."  # not translated
    assert ledger_for_reader(game).clause("TY-SET-01").text == "Two sides. [Start]"
