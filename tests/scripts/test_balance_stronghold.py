"""The look at the balance of Stronghold: figures, bounds, and games that are kept."""

from pathlib import Path

import balance
import pytest
from balance_stronghold import Result, figures, picture, play_many, section, share, verdict

from jotunheim.arena.standings import Figure


def results(won: int, lost: int) -> list[Result]:
    """Made-up games: the invader breaks through at W3 in round 5, or nowhere."""
    through = [Result("thumb", seed, 12, 5, 600) for seed in range(won)]
    return through + [Result("thumb", won + seed, -1, 7, 700) for seed in range(lost)]


def test_the_share_is_the_invaders_with_wilsons_interval() -> None:
    found = share(results(20, 30))

    assert found.mean == 0.4
    assert (round(found.low, 3), round(found.high, 3)) == (0.276, 0.538)  # worked out by hand


@pytest.mark.parametrize(
    ("mean", "low", "high", "word"),
    [
        (0.50, 0.43, 0.57, "within"),
        (0.57, 0.50, 0.64, "within"),
        (0.57, 0.45, 0.66, "outside"),
        (0.40, 0.36, 0.44, "outside"),
        (0.60, 0.56, 0.64, "outside"),
    ],
)
def test_share_and_interval_must_lie_within_their_bounds(
    mean: float, low: float, high: float, word: str
) -> None:
    assert f"that lies {word} the bounds" in verdict("search:200", Figure(mean, low, high))


def test_the_page_says_when_and_where_the_wall_fell() -> None:
    text = section("thumb", results(3, 1))

    assert "A game has 625 decisions on average." in text
    assert "broke through in: round 5: 3." in text
    assert "broke through at: W3: 3." in text
    assert "| `thumb` | 4 | 75.0 % |" in figures({"thumb": results(3, 1)})


def test_the_picture_has_a_bar_for_every_player() -> None:
    drawn = picture({"thumb": results(1, 1), "search:200": results(2, 2)})

    assert drawn.count("<rect") == 1 + 2
    assert 'width="300.0"' in drawn  # half of the games


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    first = play_many("random", 2, 7, 1, kept)
    before = kept.read_text(encoding="utf-8")

    again = play_many("random", 2, 7, 1, kept)

    assert again == first
    assert kept.read_text(encoding="utf-8") == before


@pytest.mark.native
def test_the_script_writes_a_page_about_the_siege(tmp_path: Path) -> None:
    out = tmp_path / "page.md"

    balance.main(
        ["stronghold", "--games", "2", "--searched", "1", "--search", "random", "--out", str(out)]
    )

    text = out.read_text(encoding="utf-8")
    assert "| `thumb` | 2 |" in text and "| `random` | 1 |" in text
    assert (tmp_path / "pictures" / "page.svg").exists()
