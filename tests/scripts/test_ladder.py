"""The ladder: which games are played, what they tell about two levels, and that none is played twice."""

from pathlib import Path

import pytest
from ladder import AIM, Played, Task, all_played, latest, main, rung_of, tasks_of

from jotunheim import registry


def played(game: str, number: int, share: float) -> Played:
    """A game that came out like this."""
    return Played(Task(game, "upper", "lower", 1, number), share, 10, 0.5)


def test_a_stopped_run_has_games_of_every_pair() -> None:
    pairs = [("thrall", "squire"), ("squire", "knight")]
    tasks = list(tasks_of(["giant", "valda"], pairs, 3, 7))

    assert len(tasks) == 12
    assert [(task.game, task.number) for task in tasks[:5]] == [
        ("giant", 0),
        ("giant", 0),
        ("valda", 0),
        ("valda", 0),
        ("giant", 1),
    ]
    assert (tasks[0].upper, tasks[0].lower) == ("thumb:stray=0.2", "thumb:stray=0.4")


@pytest.mark.parametrize(("wins", "is_apart"), [(58, True), (57, False)])
def test_two_levels_are_apart_from_58_of_100_games_on(wins: int, is_apart: bool) -> None:
    games = [played("giant", n, float(n < wins)) for n in range(100)]
    rung = rung_of(registry.game("giant"), games)

    assert AIM == 0.58
    assert rung.is_apart() == is_apart
    assert (rung.games, rung.fair, rung.pace) == (100, 0.5, 0.05)


@pytest.mark.parametrize(("wins", "is_apart"), [(35, True), (34, False)])
def test_where_four_play_it_takes_more_than_a_fair_share(wins: int, is_apart: bool) -> None:
    games = [played("assault", n, float(n < wins)) for n in range(100)]
    rung = rung_of(registry.game("assault"), games)

    assert (rung.fair, rung.is_apart()) == (0.25, is_apart)


def test_teams_are_compared_by_their_wins() -> None:
    """In The Dwarves five games of the upper team alternate with five of the lower one."""
    upper = [played("dwarves", n, 1.0) for n in range(5)]
    lower = [played("dwarves", n, float(n < 7)) for n in range(5, 10)]
    rung = rung_of(registry.game("dwarves"), upper + lower)

    assert rung.wins == (1.0, 0.4)
    assert rung.figure.mean == pytest.approx(5 / 7)


def test_a_page_shows_the_last_seed_of_each_pair() -> None:
    old, new, others, game = [
        Played(Task(game, upper, "lower", seed, 0), 1.0, 10, 0.5)
        for game, upper, seed in (
            ("giant", "upper", 1),
            ("giant", "upper", 2),
            ("giant", "highest", 1),
            ("valda", "upper", 1),
        )
    ]

    assert latest([old, new, others, game]) == [new, others, game]


def test_finished_games_are_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, page = tmp_path / "kept.jsonl", tmp_path / "ladder.md"
    given = ["connect-four", "--players", "thumb:stray=1,thumb", "--seed", "3"]
    given += ["--kept", str(kept)]

    main([*given, "--games", "4"])
    first = all_played(kept)
    main([*given, "--games", "6", "--out", str(page)])

    assert all_played(kept)[:4] == first
    assert sorted([one.task.number for one in all_played(kept)]) == [0, 1, 2, 3, 4, 5]
    assert sum([one.share for one in all_played(kept)]) >= 5  # against one that plays at random
    assert "| Connect Four | thumb (`thumb`) |" in capsys.readouterr().out
    assert "| thumb:stray=1 (`thumb:stray=1`) | 6 | 3 |" in page.read_text(encoding="utf-8")
