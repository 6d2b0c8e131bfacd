"""The look at the balance of Valda: start seats, deities, cards, and games that are kept."""

from pathlib import Path

import balance
import pytest
from balance_valda import (
    Found,
    Result,
    card_words,
    deity_figures,
    moved_by,
    play_many,
    start_figures,
    verdict,
    with_temple,
)

FREYA, KARI = 0, 7


def games(won: list[int], occupant: int, temples: list[list[int]]) -> list[Result]:
    """Made-up games at two seats: who won each, and who occupies the first area."""
    occupants = [occupant, 1, 2, 3, 4, 5, 6]
    return [
        Result("thumb", 2, seed, [float(seat == 0), float(seat == 1)], occupants, temples, {})
        for seed, seat in enumerate(won)
    ]


def test_a_start_seat_beyond_its_bounds_is_marked() -> None:
    even: Found = {("thumb", 2): games([0, 1] * 20, FREYA, [[], []])}
    uneven: Found = {("thumb", 2): games([0, 0, 1] * 20, FREYA, [[], []])}

    assert "outside" not in start_figures(even)
    assert start_figures(uneven).count("**outside**") == 2
    assert verdict(even).startswith(
        "- `thumb`: no start seat is outside the bounds. Lowest: 1.00 fair shares at 2 seats"
    )
    assert verdict(uneven).startswith("- `thumb`: **some start seats are** outside the bounds.")


def test_presence_is_measured_by_how_far_it_moves_a_share() -> None:
    with_kari = games([0, 0, 0, 1], KARI, [[KARI], []])
    found: Found = {("thumb", 2): [*games([0, 1, 1, 1], FREYA, [[], [FREYA]]), *with_kari]}

    assert moved_by(KARI, found) == pytest.approx(0.5)  # 75 % of the games instead of 50 %
    assert with_temple(KARI, found) == (4, 1.5)
    assert "| Kari | 50 % | 4 | 1.50 |" in deity_figures(found)


def test_cards_that_nobody_plays_are_named() -> None:
    one = games([0], FREYA, [[], []])[0]._replace(cards={"raid": 3})

    assert "never: `blood_vein_2`" in card_words("thumb", [one])
    assert "Most rarely: `raid` 3." in card_words("thumb", [one])


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    first = play_many("random", 2, 2, 7, 1, kept)
    before = kept.read_text(encoding="utf-8")

    again = play_many("random", 2, 2, 7, 1, kept)

    assert again == first
    assert kept.read_text(encoding="utf-8") == before


def test_the_page_says_how_it_was_made(tmp_path: Path) -> None:
    page = tmp_path / "balance-valda.md"
    told = ["--games", "2", "--searched", "1", "--search", "random", "--seats", "2,3"]

    balance.main(["valda", *told, "--seed", "5", "--out", str(page)])

    text = page.read_text(encoding="utf-8")
    assert "Seed 5, named before the games were played." in text
    assert "--games 2 --seats 2,3 --search random --searched 1 --searched-at 2 --seed 5" in text
    assert "| `thumb` | 3 | 2 | 1 |" in text and "| `learned` | 3 | 2 | 1 |" in text
    assert "| `random` | 2 | 1 | 2 |" in text and "| `random` | 3 |" not in text


def test_the_page_can_be_made_from_kept_games_alone(tmp_path: Path) -> None:
    kept, page = tmp_path / "games.jsonl", tmp_path / "balance-valda.md"
    play_many("thumb", 2, 3, 6, 1, kept)
    play_many("thumb", 3, 1, 6, 1, kept)
    play_many("thumb", 3, 1, 7, 1, kept)  # of another seed

    told = ["--games", "9", "--searched", "0", "--as-kept", "--kept", str(kept)]
    balance.main(["valda", *told, "--seed", "6", "--out", str(page)])

    text = page.read_text(encoding="utf-8")
    assert "| `thumb` | 2 | 3 | 1 |" in text and "| `thumb` | 3 | 1 | 1 |" in text
    assert "| `thumb` | 4 |" not in text
