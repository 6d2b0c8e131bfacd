"""Fights in the log of every game: what opens one, what stands inside it, and how it came out (T-25, T-28)."""

from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.records.files import read
from jotunheim.records.replays import replay
from jotunheim.render.panels import log_html
from jotunheim.scene import LogLine

GAMES = Path(__file__).parent.parent / "games"
RECORDS = {"giant": "03", "assault": "02", "stronghold": "01", "dwarves": "01", "valda": "01"}


def log_of(game: str) -> list[LogLine]:
    [path] = (GAMES / game / "golden").glob(f"{RECORDS[game]}*.jotun")
    return replay(read(path), registry.game(game)).session.log(0)


@pytest.mark.parametrize("game", RECORDS)
def test_every_game_tells_fights_as_blocks_with_a_result(game: str) -> None:
    lines = log_of(game)

    assert {line.role for line in lines} == {"", "opens", "inside", "result"}
    assert len([line for line in lines if line.role == "result"]) < len(lines) / 4


def test_a_battle_of_assault_says_whether_the_region_was_taken() -> None:
    texts = [line.text for line in log_of("assault") if line.role == "result"]

    assert any(" take [" in text and " to " in text for text in texts)
    assert any("fail to take" in text for text in texts)


def test_a_line_of_a_fight_says_its_role_its_seat_and_its_rule() -> None:
    game = registry.game("giant")
    [path] = (GAMES / "giant" / "golden").glob("03*.jotun")
    html = log_html(replay(read(path), game).session.scene(0))

    assert 'data-role="' in html and 'data-seat="' in html
    assert 'data-clause="GI-' in html and ">§</a>" in html
    assert '<option value="fights">' in html
