"""Lessons, guide, words and sheets in the terminal (issue 18)."""

import io
import sys
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.cli.main import main
from jotunheim.learn.course import Course, course_of, opening
from jotunheim.learn.positions import opened

GAMES = ("giant", "assault", "stronghold", "dwarves", "valda")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lessons are saved like other games."""
    monkeypatch.setenv("JOTUN_DATA", str(tmp_path))


def learn(monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return main(["learn", *words])


def course(name: str) -> Course:
    found = course_of(registry.game(name))
    assert found is not None
    return found


def obedient(name: str) -> list[str]:
    """What a person types who reads every step and does what the coach says: Enter, and answers by name."""
    game, found = registry.game(name), course(name)
    g, typed = opened(game, opening(found.lesson)), []
    for number, token in enumerate(found.tokens):
        typed += [""] * (found.starts.count(number) - 1)
        if game.cooperative or g.asked.seat == found.lesson.seat:
            typed.append(game.words.names[token])
        g.play(token)
    return [*typed, "quit"]


@pytest.mark.parametrize("name", GAMES)
def test_who_follows_the_coach_ends_the_lesson_without_a_refusal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    lesson = course(name).lesson

    assert learn(monkeypatch, "\n".join(obedient(name)) + "\n", name) == 0

    said, count = capsys.readouterr().out, len(lesson.step)
    for number, step in enumerate(lesson.step, start=1):
        assert said.count(f"step {number} of {count}: {step.title}") >= 1, step.title
    assert "The lesson is over" in said


@pytest.mark.parametrize("name", ["giant", "dwarves"])
def test_the_coach_shows_everything_on_request(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    typed = "demo\n" * (len(course(name).tokens)) + "quit\n"

    assert learn(monkeypatch, typed, name) == 0

    assert "The lesson is over" in capsys.readouterr().out


def test_a_step_can_be_read_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "\nback\nquit\n", "giant") == 0

    said = capsys.readouterr().out
    assert said.count("step 1 of 14: Meet your giant") == 2 and said.count("step 2 of 14") == 1


def test_every_legal_answer_is_open_and_the_coach_says_that_it_was_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "mode:stand\nquit\n", "giant") == 0

    assert "A fair choice, and not the one I had in mind." in capsys.readouterr().out


def test_who_leaves_the_coach_plays_on_without_him(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "leave\nmode:walk\nquit\n", "giant") == 0

    assert "step 5 of 14" not in capsys.readouterr().out


def test_a_lesson_that_was_begun_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "mode:walk\nquit\n", "giant") == 0
    capsys.readouterr()

    assert learn(monkeypatch, "quit\n", "giant") == 0
    assert "step 6 of 14: Pick the hex" in capsys.readouterr().out
    assert learn(monkeypatch, "quit\n", "giant", "--again") == 0
    assert "step 1 of 14: Meet your giant" in capsys.readouterr().out


def test_help_tells_what_the_coach_understands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "help\nquit\n", "giant") == 0

    assert "the coach does the next thing" in capsys.readouterr().out


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
