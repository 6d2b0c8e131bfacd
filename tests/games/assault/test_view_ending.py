"""The end of a game as people read it (T-24)."""

from pathlib import Path

import pytest

from jotunheim.games.assault import GAME
from jotunheim.records.files import read
from jotunheim.records.replays import load
from jotunheim.scene import Ending

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.jotun"))[:3]


def ending_of(record: Path) -> Ending:
    table = load(read(record), GAME)
    found = table.game.ending(table.g)
    assert found is not None
    return found


@pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])
def test_gains_add_up_to_the_scores(record: Path) -> None:
    ending = ending_of(record)

    sums = [sum(g.points for g in ending.gains if g.seat == seat) for seat in range(len(ending.scores))]  # fmt: skip
    assert sums == list(ending.scores)
    assert {gain.source for gain in ending.gains} <= {"Battles", "Events", "Own command"}


def test_the_headline_names_the_race_and_its_points() -> None:
    ending = ending_of(RECORDS[0])

    [winner] = ending.winners
    race = ("fire", "frost", "hill")[winner]  # those of three seats
    points = ending.scores[winner]
    assert ending.headline == f"{race.capitalize()} Giants win with {points} Ordning Points"
    assert ending.portraits[winner] == f"assault/{race}"
    assert [m.ply for m in ending.moments] == sorted(m.ply for m in ending.moments)
