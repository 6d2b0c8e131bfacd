"""The same in a real terminal: colour, the curtain, Ctrl-C and Ctrl-D."""

from pathlib import Path

import pytest

from jotunheim.records import read
from tests.cli.terminal import Terminal

SOLO = ("play", "hoard", "--player", "2=random", "--seed", "7")
CLEAR = "\x1b[2J"


def test_a_terminal_gets_colour_and_a_pipe_does_not(terminal: Terminal) -> None:
    sitting = terminal.sit_down("play", "connect-four")
    sitting.wait_for("Red> ")
    sitting.type("4\n")
    sitting.wait_for("Yellow> ")
    sitting.type("quit\n")

    assert sitting.end() == 0
    assert "\x1b[" in sitting.seen
    assert "\x1b[" not in terminal.run("play", "connect-four", typed="4\n").out


@pytest.mark.parametrize("variable", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_who_wants_no_colour_gets_none(terminal: Terminal, variable: dict[str, str]) -> None:
    sitting = terminal.sit_down("play", "connect-four", **variable)
    shown = sitting.wait_for("Red> ")
    sitting.type("quit\n")

    assert sitting.end() == 0
    assert "\x1b[3" not in shown and "\x1b[1m" not in shown


def test_ctrl_c_saves_and_ends_cleanly(terminal: Terminal) -> None:
    sitting = terminal.sit_down("play", "connect-four")
    sitting.wait_for("Red> ")
    sitting.type("4\n")
    sitting.wait_for("Yellow> ")
    sitting.interrupt()

    assert sitting.end() == 130
    assert "saved; continue with" in sitting.seen
    assert "Traceback" not in sitting.seen
    assert read(terminal.saved()[0]).plays == 1


def test_a_typing_mistake_of_a_person_is_no_failure(terminal: Terminal) -> None:
    sitting = terminal.sit_down("play", "connect-four")
    sitting.wait_for("Red> ")
    sitting.type("eleven\n")
    said = sitting.wait_for("Red> ")
    sitting.type("quit\n")

    assert sitting.end() == 0
    assert "there is no option 'eleven'" in said


def test_in_a_narrow_terminal_no_word_is_broken(terminal: Terminal) -> None:
    sitting = terminal.sit_down("play", "hoard", COLUMNS="40", NO_COLOR="1")
    sitting.wait_for("Press Enter. ")
    sitting.type("\n")
    sitting.wait_for("seat 1> ")
    said = []
    for line in ("help", "x" * 3000, "hint dragon", "hint squire"):
        sitting.type(f"{line}\n")
        said += sitting.wait_for("seat 1> ").splitlines()[1:]
    sitting.type("quit\n")

    assert sitting.end() == 0
    assert "".join(said).count("x") < 100
    assert "Hand the keyboard to seat 1; nobody else" in sitting.seen
    assert [line for line in said if len(line) > 40] == []


def test_lists_fit_an_ordinary_terminal(terminal: Terminal, tmp_path: Path) -> None:
    folder = str(tmp_path / "t")
    match = ("arena", "connect-four", "--players", "squire,random", "--games", "2", "--jobs", "1")
    seen = {}
    for words in (("games",), ("rules", "connect-four"), (*match, "--out", folder)):
        sitting = terminal.sit_down(*words, COLUMNS="80", NO_COLOR="1")
        assert sitting.end() == 0
        seen[words[0]] = sitting.seen

    assert "C4-END-03  When the grid is full" in seen["rules"]
    assert "turn.py:" in seen["rules"] and "test_a_full_grid" in seen["rules"]
    assert "│ squire │" in seen["arena"] and "…" not in seen["arena"]
    games = [line for line in seen["games"].splitlines() if not line.startswith("jotun: ")]
    assert [line for line in games if len(line) > 80] == []


def test_to_concede_needs_a_second_word(terminal: Terminal) -> None:
    sitting = terminal.sit_down(*SOLO)
    sitting.wait_for("seat 1> ")
    sitting.type("concede\n")
    sitting.wait_for("Type yes to do it: ")
    sitting.type("no\n")
    sitting.wait_for("seat 1> ")
    sitting.type("concede\n")
    sitting.wait_for("Type yes to do it: ")
    sitting.type("yes\n")

    assert sitting.end() == 0
    assert read(terminal.saved()[0]).plays == 1


def test_ctrl_d_saves_and_ends_cleanly(terminal: Terminal) -> None:
    sitting = terminal.sit_down("play", "connect-four")
    sitting.wait_for("Red> ")
    sitting.type("4\n")
    sitting.wait_for("Yellow> ")
    sitting.type("\x04")

    assert sitting.end() == 0
    assert "saved; continue with" in sitting.seen


def test_the_screen_is_wiped_between_people(terminal: Terminal) -> None:
    sitting = terminal.sit_down("play", "leduc", "--seed", "5", "--player", "1=person:Ylva")
    first = sitting.wait_for("Press Enter.")
    sitting.type("\n")
    mine = sitting.wait_for("(Ylva)> ")
    sitting.type("1\n")
    between = sitting.wait_for("Press Enter.")
    sitting.type("\x04")

    assert sitting.end() == 0
    assert CLEAR in first and CLEAR in between
    assert "Jack" in mine and "Jack" not in between.partition(CLEAR)[2]


def test_an_output_without_our_signs_gets_ascii(terminal: Terminal) -> None:
    ran = terminal.run("play", "connect-four", typed="4\n", PYTHONIOENCODING="ascii")

    assert ran.code == 0
    assert ran.out.isascii()
    assert "?" not in ran.out.replace("into?", "")
