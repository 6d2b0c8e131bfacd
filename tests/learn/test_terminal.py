"""Lessons, guide, words and sheets in the terminal (issue 18)."""

import io
import sys

import pytest

from jotunheim.cli.main import main


def learn(monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return main(["learn", *words])


def test_a_lesson_goes_on_with_enter_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "\n" * 40, "giant") == 0

    said = capsys.readouterr().out
    assert "step 1 of 14: Meet your giant" in said and "step 14 of 14" in said
    assert "You know enough to play." in said


def test_a_lesson_can_be_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "\nq\n", "giant") == 0

    said = capsys.readouterr().out
    assert "step 2 of 14" in said and "step 3 of 14" not in said


@pytest.mark.parametrize(
    ("show", "found"),
    [("howto", "THREE MISTAKES OF BEGINNERS"), ("words", "(AP)"), ("sheets", "FREYA")],
)
def test_guide_words_and_sheets_can_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], show: str, found: str
) -> None:
    assert learn(monkeypatch, "", "valda", "--show", show) == 0

    assert found in capsys.readouterr().out


def test_a_game_without_a_lesson_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "", "leduc") != 0

    assert "leduc has no lesson" in capsys.readouterr().err
