"""Trials: positions with sensible answers fit their games, and bots do not do what people call silly (issue 21)."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from jotunheim import registry
from jotunheim.arena.trials import FILE, Trial, answer, compared, problems, share, trials_of
from jotunheim.kernel import ContentError, Game
from jotunheim.learn.material import Position
from tests.learn.shelves import shelf

PLAYED = ("giant", "assault", "stronghold", "dwarves", "valda")
TRIES = 5  # seeds: some trials are solved by luck
# What the rule of thumb does not solve with all seeds.
BEYOND_THE_THUMB: dict[str, set[str]] = {
    "giant": {"two-for-one", "leave-with-the-lead", "water", "quiet-and-ahead"},
    "assault": {"which-slayer"},
    "stronghold": {"right-cauldron", "three-backs"},
    "dwarves": set(),
    "valda": {"right-card", "no-sermon-in-front"},
}
SEARCH = "search:400"  # less than a jarl thinks: the test stays quick
# What a search of this length does not solve; docs/bots.md says why.
BEYOND_SEARCH: dict[str, set[str]] = {
    "giant": {"leave-with-the-lead", "water"},
    "assault": set(),
    "stronghold": set(),
    "dwarves": set(),
    "valda": set(),
}


def won_in_the_fourth_column() -> tuple[Game[Any], Trial]:
    """Red closes four in a row in the last column; elsewhere Yellow does."""
    rows = {"columns": "4", "rows": "4"}
    at = Position(2, situation="R R R .\nY Y Y .\n", settings=rows, seat=0)
    return registry.game("connect-four"), Trial("x", "X", "Why.", "Drop", at, ("column:4",))


@pytest.mark.parametrize("name", PLAYED)
def test_every_game_has_fifteen_trials_that_fit_its_rules(name: str) -> None:
    game = registry.game(name)
    trials = trials_of(game)

    assert len(trials) >= 15
    assert len({trial.id for trial in trials}) == len(trials)
    assert [line for trial in trials for line in problems(game, trial)] == []


@pytest.mark.parametrize("name", PLAYED)
def test_the_rule_of_thumb_misses_only_the_trials_that_are_named(name: str) -> None:
    game = registry.game(name)

    missed = [trial.id for trial in trials_of(game) if share(game, trial, "thumb", TRIES) < 1]

    assert set(missed) == BEYOND_THE_THUMB[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
def test_search_misses_only_the_trials_that_are_named(name: str) -> None:
    game = registry.game(name)

    missed = [trial.id for trial in trials_of(game) if share(game, trial, SEARCH, 1) < 1]

    assert set(missed) == BEYOND_SEARCH[name]


def test_a_trial_is_solved_by_what_is_accepted_and_by_nothing_that_is_never_done() -> None:
    game, trial = won_in_the_fourth_column()
    open_to_all = msgspec.structs.replace(trial, accept=(), never=("column:[12]",))

    assert trial.solved_by("column:4") and not trial.solved_by("column:1")
    assert open_to_all.solved_by("column:3") and not open_to_all.solved_by("column:2")
    assert list(problems(game, trial)) == []


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"asks": "Pick"}, "expected Pick of seat 0, got Drop of seat 0"),
        ({"accept": ("column:9",)}, "column:9 is not an option"),
        ({"accept": ("column:*",)}, "every answer is sensible"),
        ({"never": ("column:*",)}, "every answer is silly"),
        ({"position": Position(2, situation="R R")}, "x: "),
    ],
)
def test_a_trial_that_does_not_fit_the_rules_is_found(change: dict[str, Any], words: str) -> None:
    game, trial = won_in_the_fourth_column()

    found = list(problems(game, msgspec.structs.replace(trial, **change)))

    assert any(words in line for line in found), found


def test_a_search_finds_the_winning_answer_and_how_much_it_is_better() -> None:
    game, trial = won_in_the_fourth_column()

    found = compared(game, trial, 200, 1)

    assert answer(game, trial, "search:200", 1) == found.sensible == "column:4"
    assert found.gain > 2 * found.error > 0
    assert 0.1 < share(game, trial, "random", 100) < 0.4


def test_a_mistake_in_a_file_of_trials_names_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = shelf(tmp_path, monkeypatch)
    assert trials_of(game) == ()

    other = shelf(tmp_path / "other", monkeypatch)
    file = tmp_path / "other" / other.package / FILE
    file.parent.mkdir()
    file.write_text("[[trial]]\nname = 1\n")
    with pytest.raises(ContentError, match=FILE):
        trials_of(other)
