"""The end of a battle as people read it (T-24)."""

from pathlib import Path

import pytest

from jotunheim.games.giant import GAME
from jotunheim.records.files import read
from jotunheim.records.replays import load
from jotunheim.scene import Ending

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.jotun"))


def ending_of(record: Path) -> Ending:
    table = load(read(record), GAME)
    found = table.game.ending(table.g)
    assert found is not None
    return found


@pytest.mark.parametrize("record", RECORDS[:5], ids=[record.stem for record in RECORDS[:5]])
def test_the_points_of_a_battle_add_up(record: Path) -> None:
    ending = ending_of(record)

    sums = [sum(g.points for g in ending.gains if g.seat == seat) for seat in (0, 1)]
    assert sums == list(ending.scores)


def test_the_winner_stands_first_with_the_greater_score() -> None:
    """T-66: the winner's points come first."""
    heads = [ending_of(record).headline for record in RECORDS[:4]]

    assert any(" wins, " in head for head in heads)
    for head in [h for h in heads if " wins, " in h]:
        own, other = head.split("wins, ")[1].split(" to ")
        assert own != other


def test_what_decided_a_battle_are_the_giants_that_were_lost() -> None:
    texts = [m.text for record in RECORDS[:4] for m in ending_of(record).moments]

    assert texts and all("destroyed" in text or "captured" in text for text in texts)


def test_a_battle_without_giants_says_that_the_points_decide_or_are_equal() -> None:
    """It read "victory points" alone, in a draw too."""
    won, drawn = ending_of(RECORDS[2]), ending_of(RECORDS[3])

    assert won.reason == "West has no giant left on the map, and victory points decide (GI-SCO-04)"
    assert drawn.headline == "A draw"
    assert drawn.reason == "No giant is left on the map, and the victory points are equal (GI-SCO-04)"  # fmt: skip
