"""The look at the balance: its figures are right, and the script writes what it says."""

import math
import re
import tomllib
from pathlib import Path

import balance
import pytest
from balance import CONTENT, all_tuned, searched_games, tuned
from balance_page import Result, Row, by_seat, picture, rows, section, summary

from jotunheim.arena.standings import Figure
from jotunheim.games.assault.tokens import CLOUD, FIRE, STORM


def a_result(winners: list[int], points: list[int], first: int = 0, rounds: int = 20) -> Result:
    """A made-up game: storm, cloud and fire sit clockwise from the first seat."""
    races = [(seat - first) % 3 for seat in range(3)]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    return Result(
        "learned", 7, races, shares, points, first, rounds, "both pools empty", "most points"
    )


MADE_UP = [
    a_result([0], [30, 20, 10], rounds=10),
    a_result([0], [30, 20, 10], first=1, rounds=12),  # seat 1 leads fire
    a_result([0, 1], [30, 30, 16], rounds=14),  # storm and cloud share
    a_result([1], [10, 32, 20], first=2, rounds=16),  # seat 2 leads fire
]


def test_shares_are_counted_by_race_and_a_shared_win_is_divided() -> None:
    found = {row.race: row for row in rows(MADE_UP)}

    assert [found[race].share.mean for race in (STORM, CLOUD, FIRE)] == [1.5 / 4, 0.5 / 4, 2 / 4]
    assert [figure.mean for figure in by_seat(MADE_UP)] == [2.5 / 4, 1.5 / 4, 0]
    assert sum(row.share.mean for row in found.values()) == pytest.approx(1)
    assert {row.fair for row in found.values()} == {1 / 3}
    assert [found[race].turn for race in (STORM, CLOUD, FIRE)] == [1, 2, 3]


def test_points_are_the_mean_of_the_race_with_its_standard_error() -> None:
    storm = rows(MADE_UP)[STORM]

    points = [30, 20, 30, 20]  # from the seats 1, 2, 1 and 3
    mean = sum(points) / 4
    deviation = math.sqrt(sum((value - mean) ** 2 for value in points) / 3)
    assert storm.points == mean
    assert storm.error == pytest.approx(deviation / math.sqrt(4))


def test_intervals_are_wilsons() -> None:
    sure = [a_result([0], [3, 2, 1])] * 20 + [a_result([1], [2, 3, 1])] * 30

    share = rows(sure)[STORM].share

    # Worked out by hand for 20 of 50.
    assert (round(share.low, 3), round(share.high, 3)) == (0.276, 0.538)


@pytest.mark.parametrize(
    ("low", "mean", "high", "verdict"),
    [
        (0.20, 0.25, 0.30, "within"),
        (0.12, 0.17, 0.21, "within"),
        (0.13, 0.16, 0.17, "outside, but in doubt"),
        (0.12, 0.14, 0.16, "**too rarely**"),
        (0.32, 0.35, 0.38, "outside, but in doubt"),
        (0.34, 0.37, 0.40, "**too often**"),
    ],
)
def test_a_race_should_be_within_35_percent_of_its_fair_share(
    low: float, mean: float, high: float, verdict: str
) -> None:
    one = Row(FIRE, Figure(mean, low, high), fair=0.25, points=20.0, error=1.0, turn=1)

    assert one.verdict() == verdict


def test_a_section_shows_length_and_endings() -> None:
    text = section("learned", 3, MADE_UP)

    assert "a fair share is 33.3 %, the bounds are 21.7 % and 45.0 %" in text
    assert "| storm | 1 | 37.5 % |" in text
    assert "Rounds: 13.0 on average, from 10 to 16" in text
    assert "both pools empty: 4." in text
    assert "most points: 4; shared wins among these: 1." in text


def test_the_summary_names_the_extremes_and_counts_who_is_outside() -> None:
    even = [a_result([seat], [9, 9, 9]) for seat in range(3)] * 2

    assert summary({3: MADE_UP}) == (
        "2 of 3 figures are outside the bounds. Lowest: cloud at 3 seats with 0.38 fair shares; "
        "highest: fire at 3 seats with 1.50 fair shares."
    )
    assert summary({3: even}).startswith("No race is outside the bounds.")


def test_tuned_entries_are_found_wherever_they_stand() -> None:
    content = tomllib.loads("""
        [event.ring]
        points = 7
        tuned = ["points"]
        [event.other]
        points = 3
        [[unit]]
        race = "frost"
        name = "Champion"
        healthy = [4, 7]
        tuned = ["healthy"]
    """)

    assert tuned(content, "x.toml") == [
        ["`x.toml`", "ring", "`points = 7`"],
        ["`x.toml`", "frost Champion", "`healthy = [4, 7]`"],
    ]


def test_every_tuned_entry_of_the_game_is_listed() -> None:
    marks = sum(
        line.startswith("tuned = ")
        for path in CONTENT.glob("*.toml")
        for line in path.read_text(encoding="utf-8").splitlines()
    )

    assert marks > 0
    assert len(all_tuned().splitlines()) == marks + 2


def test_only_house_numbers_were_tuned() -> None:
    ours: list[bool] = []
    for path in CONTENT.glob("*.toml"):
        for entry in re.split(r"\n(?=\[)", path.read_text(encoding="utf-8")):
            if "\ntuned = " in entry:
                ours.append('\nsource = "H"' in entry or "\nhouse = " in entry)

    assert ours
    assert all(ours)


def test_the_picture_has_a_bar_for_every_race() -> None:
    drawn = picture({"learned": {3: MADE_UP}})

    assert drawn.count("<rect") == 1 + 3
    assert 'width="360.0"' in drawn  # fire, one and a half fair shares


@pytest.mark.native
def test_the_script_plays_once_and_writes_the_same_page_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pages = []
    for jobs in ("1", "2"):
        out = tmp_path / jobs / "page.md"
        kept = ["--kept", str(tmp_path / "kept.jsonl")]  # the second run plays nothing
        kept += ["--searched-kept", str(tmp_path / "searched.jsonl")]
        what = ["--games", "2", "--seats", "3,5", "--search", "search:4:learned"]
        what += ["--searched", "3:1"]
        balance.main([*what, "--jobs", jobs, *kept, "--out", str(out)])
        pages.append(out.read_text(encoding="utf-8"))

    assert pages[0] == pages[1]
    assert "--games 2 --seats 3,5 --search search:4:learned --searched 3:1" in pages[0]
    for player in ("learned", "search:4:learned"):
        assert f"- `{player}`: " in pages[0]
        assert f"## `{player}`, 3 seats" in pages[0]
    assert "## `learned`, 5 seats" in pages[0] and "## `search:4:learned`, 5" not in pages[0]
    drawn = (tmp_path / "1" / "pictures" / "page.svg").read_text(encoding="utf-8")
    assert drawn.count("<rect") == 1 + 3 + 5 + 3
    assert "search:4:learned, 3 seats" in drawn
    assert len((tmp_path / "kept.jsonl").read_text(encoding="utf-8").splitlines()) == 4
    assert len((tmp_path / "searched.jsonl").read_text(encoding="utf-8").splitlines()) == 1
    assert "learned, 5 seats, 2 of 2 games" in capsys.readouterr().err


def test_games_of_search_are_given_for_each_number_of_seats_or_for_all() -> None:
    assert searched_games("3:60,5:80") == {3: 60, 5: 80}
    assert searched_games("200") == {3: 200, 4: 200, 5: 200, 6: 200}


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--seats", "2,4"], "expected some of 3,4,5,6, got '2'"),
        (["--games", "none"], "expected a number from 1 on, got 'none'"),
        (["--searched", "4:20,5"], "expected games, or as in 3:60,4:200, got '5'"),
        (["--searched", "2:20"], "expected some of 3,4,5,6, got '2'"),
    ],
)
def test_bad_input_is_refused_in_a_line(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        balance.main(arguments)

    assert line in capsys.readouterr().err
