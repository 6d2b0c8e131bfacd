"""The look at the balance of The Dwarves: shares by Book, level and Heroes, bounds, games that are kept."""

from pathlib import Path

import balance
import pytest
from balance_dwarves import (
    Cell,
    Found,
    Result,
    apart,
    as_kept,
    endings,
    figures,
    play_many,
    verdict,
)

from jotunheim.games.dwarves.state.pieces import HERO_DIED, MARKERS_MET, WON


def results(cell: Cell, won: int, lost: int) -> list[Result]:
    """Made-up games: won, or the markers met."""
    ends = [WON] * won + [MARKERS_MET] * lost
    return [Result(*cell, seed, ended, 20, 300) for seed, ended in enumerate(ends)]


def a_book(*won: int) -> Found:
    """Book 2 with four Heroes: games won of 20, level by level."""
    cells = [Cell("search:200", 2, level, 4) for level in range(len(won))]
    return {cell: results(cell, n, 20 - n) for cell, n in zip(cells, won, strict=True)}


@pytest.mark.parametrize(
    ("won", "word"),
    [
        ((15, 13, 10, 8, 5), "within"),
        ((15, 13, 14, 8, 5), "outside"),  # the third level is easier than the second
        ((19, 13, 10, 8, 5), "outside"),
        ((15, 13, 12, 11, 10), "outside"),
    ],
)
def test_levels_fall_from_easy_to_hard(won: tuple[int, ...], word: str) -> None:
    assert f": {word} the bounds" in verdict("search:200", a_book(*won))


def test_shares_stand_by_book_and_level() -> None:
    text = figures("search:200", a_book(15, 5))

    assert "| 2 | easy | 75.0 % " in text
    assert "| 2 | normal | 25.0 % " in text


def test_the_page_says_how_games_end() -> None:
    cell = Cell("thumb", 1, 0, 2)
    found = {cell: [*results(cell, 2, 1), Result(*cell, 9, HERO_DIED, 4, 60)]}

    assert "- Book 1: won: 2; a Hero died: 1; the markers met: 1." in endings("thumb", found)


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    wanted = {Cell("random", 1, 0, 2): 2}
    first = play_many(wanted, 7, 1, kept)
    before = kept.read_text(encoding="utf-8")

    assert play_many(wanted, 7, 1, kept) == first
    assert kept.read_text(encoding="utf-8") == before


def test_an_unfinished_run_is_shown_as_it_is(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    cell, other = Cell("random", 1, 0, 2), Cell("random", 2, 0, 2)
    played = play_many({cell: 1}, 7, 1, kept)

    assert as_kept({cell: 5, other: 5}, kept) == played


@pytest.mark.parametrize(("won", "word"), [(80, "| apart |"), (52, "| not apart |")])
def test_search_is_better_if_the_intervals_are_apart(won: int, word: str) -> None:
    thumb, search = Cell("thumb", 1, 2, 4), Cell("search:200", 1, 2, 4)
    found = {thumb: results(thumb, 50, 50), search: results(search, won, 100 - won)}

    assert word in apart("search:200", found)
    assert apart("thumb", found) == ""


@pytest.mark.native
def test_the_script_writes_a_page_about_the_dwarves(tmp_path: Path) -> None:
    out = tmp_path / "page.md"
    few = ["--books", "1", "--levels", "1", "--heroes", "2", "--games", "1", "--searched", "1"]

    balance.main(["dwarves", *few, "--search", "random", "--out", str(out)])

    text = out.read_text(encoding="utf-8")
    assert "## `thumb`" in text and "## `random`" in text
