"""`./jotun rules`: ids are whole in a pipe, sections are shown as at the table, broad tests are counted."""

import json
import re
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.cli.rules import ids_of_tests, narrowest
from jotunheim.ledger import LedgerError, ledger_of, read_ledger
from jotunheim.testing.coverage import coverage
from tests.cli.conftest import Call
from tests.cli.terminal import Terminal


@pytest.mark.parametrize("name", ["giant", "assault", "stronghold", "dwarves", "valda"])
def test_in_a_pipe_every_clause_is_a_line_that_begins_with_its_id(name: str, call: Call) -> None:
    """R-24."""
    ran = call("rules", name)

    head, *rows, _sums = ran.out.splitlines()
    ids = [clause.id for clause in ledger_of(registry.game(name)).clauses]
    assert [row.split("\t")[0] for row in rows] == ids
    assert {row.count("\t") for row in [head, *rows]} == {4}
    assert "…" not in ran.out and "\x1b" not in ran.out


def test_a_program_at_the_other_end_of_a_pipe_reads_ids(terminal: Terminal) -> None:
    """R-24."""
    ran = terminal.run("rules", "giant")

    assert len(re.findall(r"^GI-SHT-\d\d\t", ran.out, re.MULTILINE)) > 10


def test_a_section_is_shown_by_the_beginning_of_its_ids(call: Call) -> None:
    """R-25."""
    section, one = call("rules", "giant", "gi-sht"), call("rules", "giant", "GI-SHT-03")

    assert section.code == one.code == 0
    heads = re.findall(r"^GI-[A-Z]+-\d\d", section.out, re.MULTILINE)
    assert len(heads) > 10 and {head[:7] for head in heads} == {"GI-SHT-"}
    assert one.out in section.out
    listed = json.loads(call("rules", "giant", "GI-SHT", "--json").out)
    assert [entry["id"] for entry in listed] == heads


def test_table_and_command_read_ids_alike(terminal: Terminal, call: Call) -> None:
    """R-25."""
    typed = terminal.run("play", "connect-four", typed="rules c4-trn\nrules C4-TRN-02\n").out

    for line in re.findall(
        r"^C4-TRN.*$", call("rules", "connect-four", "c4-trn").out, re.MULTILINE
    ):
        assert f"{line.split()[0]}  " in typed


def test_a_name_is_a_clause_a_ruling_or_the_beginning_of_ids() -> None:
    ledger = read_ledger(
        "## A (TY-AB)\n- **TY-AB-01** One.\n  Ruling (TY-AB-01-R): so.\n- **TY-AB-02** Two.\n"
        "## B (TY-ABC)\n- **TY-ABC-01** Three.\n",
        "toy",
    )

    def named(name: str) -> list[str]:
        return [clause.id for clause in ledger.named(name)]

    assert named("TY-AB") == named("ty-ab-") == ["TY-AB-01", "TY-AB-02"]
    assert named("TY") == ["TY-AB-01", "TY-AB-02", "TY-ABC-01"]
    assert named("TY-AB-01") == named("TY-AB-01-R") == ["TY-AB-01"]
    with pytest.raises(LedgerError, match="no clause TY-A;"):
        named("TY-A")


TESTS = """
@rule("TY-AB-01", "TY-AB-02")
def test_two() -> None: ...

@rule("TY-AB-02")
def test_one() -> None: ...
"""


def test_the_narrowest_test_of_a_clause_names_the_fewest_clauses(tmp_path: Path) -> None:
    """R-19."""
    (tmp_path / "test_toy.py").write_text(TESTS, encoding="utf-8")
    lines = [f"- **TY-AB-0{number}** Text." for number in (1, 2, 3)]
    ledger = read_ledger("\n".join(["## A (TY-AB)", *lines]), "toy")

    found = coverage(ledger, tmp_path / "nothing", tmp_path)

    counts = ids_of_tests(found)
    assert [narrowest(found, counts, clause) for clause in ledger.clauses] == [2, 1, 0]


def test_clauses_with_broad_tests_alone_can_be_listed(call: Call) -> None:
    """R-19."""
    data = json.loads(call("rules", "giant", "--json").out)
    broad = [entry["id"] for entry in data["list"] if entry["narrowest"] >= 3]

    ran = call("rules", "giant", "--broad", "3")

    assert broad
    assert [row.split("\t")[0] for row in ran.out.splitlines()[1:-1]] == broad
